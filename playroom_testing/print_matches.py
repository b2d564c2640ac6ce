"""Prints what happens in some matches of a game: the same on every machine, in every process, under
any hash seed.

    python -m playroom_testing.print_matches escoba [hooks]
"""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice

from playroom.engine.rng import Rng
from playroom.engine.wire import digest, encode
from playroom_testing.cases import Case, Subject
from playroom_testing.checks.cards import Watched
from playroom_testing.checks.contract import decide
from playroom_testing.checks.keyboard import table_answers
from playroom_testing.find import subject_of
from playroom_testing.walks import MOST_CHOICES

LONGEST = 120
"""Characters of a line that are told where it differs."""
SECONDS = 280
"""How long a process may take."""


def lines_of(case: Case) -> list[str]:
    """A match: every input with the digests of its state and events; now and then all views,
    answers and decisions.
    """
    game, lines = case.game, []
    for watched in Watched(case, case.name).walk(60, leaving=40):
        match = watched.match
        entry = encode(match.entries[-1:]).decode()
        where = f"{case.name}, after input {match.sequence} {entry}"
        lines.append(f"{where}: the events are {encode(list(watched.events)).decode()}")
        lines.append(f"{where}: the state is {match.digest()}")
        lines.append(f"{where}: the requests are {digest(match.requests)}")
        if match.sequence % 20 == 10:
            for seat in range(case.setup.seats):
                view = match.view(seat)
                seated = f"{where}, seat {seat}"
                typed = [game.format(action) for action in islice(game.choices(view), MOST_CHOICES)]
                lines.append(f"{seated}: the view is {digest(view)}")
                lines.append(f"{seated}: its answers are {digest(list(table_answers(game, view)))}")
                lines.append(f"{seated}: its choices are {', '.join(typed)}")
                lines.append(f"{seated}: a redeal is {digest(watched.world(seat, Rng('world')))}")
            for request in match.awaited():
                for level in game.bots:
                    action = decide(match, request.seat, level, case.name)
                    whose = f"{level} in seat {request.seat}"
                    lines.append(f"{where}: {whose} decides {game.format(action)}")
    lines.append(encode(match.view(None)).decode())
    return lines


def check_processes(game: str, hooks: str) -> None:
    """Two processes with other hash seeds print the same: nothing depends on the order of sets, on
    addresses, on what ran before. `game` and `hooks` are as on the command line.
    """
    first, second = (_printed(game, hooks, seed) for seed in ("0", "1"))
    for here, there in zip(first, second, strict=False):
        assert here == there, (
            f"two processes with other hash seeds do not agree on {_apart(here, there)}: is there "
            "a `set` whose order matters? Sort it, or take a tuple."
        )
    assert len(first) == len(second), "two processes with other hash seeds go on for longer or less"


def _apart(here: str, there: str) -> str:
    """Where two lines part, with what each of them says there."""
    what = here.partition(" is ")[0].partition(" are ")[0].partition(" decides ")[0]
    apart = next(
        (at for at, pair in enumerate(zip(here, there, strict=False)) if pair[0] != pair[1]), 0
    )
    begin = max(len(what), apart - LONGEST // 2)
    return f"{what}: {here[begin:][:LONGEST].strip()} or {there[begin:][:LONGEST].strip()}"


def _printed(game: str, hooks: str, hash_seed: str) -> list[str]:
    path = os.pathsep.join([os.getcwd(), *filter(None, sys.path)])  # noqa: PTH109
    done = subprocess.run(
        [sys.executable, "-m", "playroom_testing.print_matches", game, hooks],
        env={
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": path,
            "PYTHONIOENCODING": "utf-8",
        },
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=SECONDS,
    )
    assert done.returncode == 0, f"a process of its own failed: {done.stderr[-2000:]}"
    return done.stdout.splitlines()


def main(game: str, hooks: str = "") -> None:
    """Prints the matches of all tables of a game."""
    subject: Subject = subject_of(game, hooks)
    for case in subject.cases:
        for line in lines_of(case):
            print(line)


if __name__ == "__main__":
    main(*sys.argv[1:3])
