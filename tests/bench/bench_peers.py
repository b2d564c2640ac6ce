"""Speed beside other programs, in one run of about three minutes: `python3 -m tests.bench peers`.

* `start`: the first line and the first answered key, beside a program that imports prompt_toolkit
* `cribbage`: random games, with log, events and views, beside OpenSpiel's rules in C++, where
  `open_spiel` is installed
* `calatone`: random hands beside pokerkit's seven-card stud (`bench_calatone`)
* `room`: an input at a table of four, people far away, which has no peer (`bench_crowd`)

Everything is in CPU time, in turns, so that a busy machine slows both. How strong bots are is
measured by `strength`, `ladder` and `calatone_bots`.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playroom.engine.options import Setup
from playroom.simulate import simulate
from tests.bench.bench_calatone import throughput
from tests.bench.bench_crowd import crowd
from tests.bench.bench_shell import until
from tests.shell.by_keys import prepare
from tests.terminal.drive import Pty

RUNS = 9
TURN, TURNS = 1.0, 5
"""CPU seconds of a turn, and turns of each program."""
TABLES, SECONDS = 60, 30.0
"""Tables of the room, and seconds, half of them measured."""


def of_children(run: Callable[[], None]) -> float:
    """CPU milliseconds of the programs that are started and ended meanwhile."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1_000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def start(folder: Path) -> dict[str, object]:
    """CPU milliseconds to the first line and to the first answered key."""
    data = prepare(folder)
    program = "import sys; from playroom.cli import main; sys.exit(main())"  # as it is installed
    argv = [sys.executable, "-c", program, "--data", str(data), "--lang", "en"]

    def line(then: Callable[[Pty], None] = lambda pty: None) -> None:
        pty = Pty(argv, cols=300)
        until(pty, b"Playroom.")
        then(pty)
        pty.process.kill()
        pty.close()

    def key() -> None:
        def answered(pty: Pty) -> None:
            pty.write(b"\x07")  # answered as soon as keys are read
            until(pty, b"first menu")

        line(answered)

    def peer() -> None:
        subprocess.run([sys.executable, "-c", "import prompt_toolkit"], check=True)

    programs = {"first_line": line, "first_key": key, "prompt_toolkit": peer}
    found: dict[str, list[float]] = {name: [] for name in programs}
    for _ in range(RUNS):
        for name, run in programs.items():
            found[name].append(of_children(run))
    took = {name: round(statistics.median(times), 1) for name, times in found.items()}
    return {**took, "times": round(took["first_key"] / took["prompt_toolkit"], 2)}


def openspiel_game(pyspiel: Any, game: Any, chance: random.Random) -> None:
    """One game at random."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(actions, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))


def cribbage() -> dict[str, object]:
    """Random games of two a CPU second."""
    chance = random.Random(1)
    levels = ("random", "random")
    programs: dict[str, Callable[[], object]] = {
        "ours": lambda: simulate("cribbage", 1, levels, Setup.of(2), str(chance.random())),
    }
    try:
        import pyspiel
    except ImportError:
        pass
    else:
        game = pyspiel.load_game("cribbage(players=2)")
        programs["openspiel"] = lambda: openspiel_game(pyspiel, game, chance)
    games, seconds = dict.fromkeys(programs, 0), dict.fromkeys(programs, 0.0)
    for _ in range(TURNS):
        for name, play in programs.items():
            began = time.process_time()
            while time.process_time() - began < TURN:
                play()
                games[name] += 1
            seconds[name] += time.process_time() - began
    rates = {name: round(games[name] / seconds[name]) for name in programs}
    if "openspiel" in rates:
        return {**rates, "times": round(rates["ours"] / rates["openspiel"], 2)}
    return dict(rates)


def main() -> None:
    """Prints a line for each measure."""
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps({"start_cpu_ms": start(Path(folder) / "start")}), flush=True)
    print(json.dumps({"cribbage_games_a_second": cribbage()}), flush=True)
    for one in throughput():
        print(json.dumps({"calatone": one}), flush=True)
    room = asyncio.run(crowd(SECONDS, TABLES, abusers=0, processes=os.cpu_count() or 1))["alone"]
    told = {name: room[name] for name in ("ms_an_input", "inputs_a_second", "lost")}
    print(json.dumps({"room": told}), flush=True)


if __name__ == "__main__":
    main()
