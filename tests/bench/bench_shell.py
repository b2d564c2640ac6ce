"""Times a player feels: start to first line, start to answering keys, key to line, also while a bot
is thinking.

A bare interpreter's start and a program that only imports prompt_toolkit are measured in the same
run, to compare with.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.shell.by_keys import prepare
from tests.terminal.drive import Pty

RUNS = 11
KEYS = 1000


def _milliseconds(values: list[float]) -> dict[str, float]:
    ordered = sorted(value * 1000 for value in values)
    return {
        "median": round(statistics.median(ordered), 2),
        "p99": round(ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))], 2),
        "max": round(ordered[-1], 2),
    }


def until(pty: Pty, wanted: bytes, seconds: float = 10.0) -> float:
    """When these bytes came."""
    end = time.perf_counter() + seconds
    buffer = b""
    while time.perf_counter() < end:
        data = pty.read(0.5)
        buffer += data
        if wanted in buffer:
            return time.perf_counter()
    raise AssertionError(f"{wanted!r} did not come: {buffer[-200:]!r}")


def _bare(code: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - began


def starts(folder: Path) -> dict[str, object]:
    """Process start to the first printed line and to the first answered key, in milliseconds."""
    first, answers = [], []
    data = prepare(folder / "starts")
    argv = [sys.executable, "-m", "playroom", "--data", str(data), "--lang", "en"]
    for _ in range(RUNS):
        began = time.perf_counter()
        pty = Pty(argv, cols=300)
        first.append(until(pty, b"Playroom.") - began)
        pty.write(b"\x07")  # answered as soon as keys are read
        answers.append(until(pty, b"first menu") - began)
        pty.close()
    bare = statistics.median(_bare("pass") for _ in range(RUNS))
    peer = statistics.median(_bare("import prompt_toolkit") for _ in range(RUNS))
    return {
        "first_line_ms": _milliseconds(first),
        "answers_keys_ms": _milliseconds(answers),
        "bare_python_ms": round(bare * 1000, 1),
        "import_prompt_toolkit_ms": round(peer * 1000, 1),
        "first_line_to_prompt_toolkit": round(statistics.median(first) / peer, 2),
    }


def keys(folder: Path, level: str, name: str, pace: int) -> dict[str, object]:
    """Key to line written, over the information keys, with or without bots that play and think all
    the time.
    """
    data = prepare(folder / name, pace=pace)
    seats = ",".join(["you", *(f"{bot}:{level}" for bot in ("Ana", "Luis", "Marta"))])
    argv = [
        sys.executable,
        "-m",
        "playroom",
        "play",
        "cribbage",
        "--seed",
        "5",
        "--data",
        str(data),
        "--lang",
        "en",
    ]
    pty = Pty([*argv, "--seats", seats, "--option", "target=1000"], cols=300)
    until(pty, b"cards:")
    time.sleep(0.5)
    pty.read(0.05)
    took = []
    for n in range(KEYS):
        key = b"cbfste"[n % 6 : n % 6 + 1]
        while pty.read(0.0):
            pass
        began = time.perf_counter()
        pty.write(key)
        while b"\n" not in pty.read(2.0) and time.perf_counter() - began < 2:
            pass
        took.append(time.perf_counter() - began)
        pty.read(0.003)
    pty.close()
    return {f"key_to_line_{name}_ms": _milliseconds(took)}


def thinking(folder: Path) -> dict[str, object]:
    """Key to line written while another thread of the room computes without a break (the worst a
    bot can do).
    """
    program = (
        "import sys, threading\n"
        "from playroom.engine.registry import find_game\n"
        "game = find_game('cribbage')\n"
        "class Thinker:\n"
        "    def decide(self, view, requests, seen, dice, deadline):\n"
        "        while True:\n"
        "            sum(range(1000))\n"
        "game.bots = {**game.bots, 'easy': Thinker}\n"
        "type(game).bots = game.bots\n"
        "from playroom.cli import main\n"
        "sys.exit(main(sys.argv[1:]))\n"
    )
    data = prepare(folder / "thinking")
    argv = [
        sys.executable,
        "-c",
        program,
        "play",
        "cribbage",
        "--seed",
        "5",
        "--data",
        str(data),
        "--lang",
        "en",
    ]
    pty = Pty(argv, cols=300, env={**os.environ, "PYTHONPATH": str(Path.cwd())})
    until(pty, b"cards:")
    time.sleep(0.5)
    took = []
    for n in range(KEYS):
        key = b"cbfste"[n % 6 : n % 6 + 1]
        while pty.read(0.0):
            pass
        began = time.perf_counter()
        pty.write(key)
        while b"\n" not in pty.read(2.0) and time.perf_counter() - began < 2:
            pass
        took.append(time.perf_counter() - began)
    pty.process.kill()
    pty.close()
    return {"key_to_line_while_thinking_ms": _milliseconds(took)}


def main() -> None:
    """Prints the measurements."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        result: dict[str, object] = {}
        result |= starts(folder)
        result |= keys(folder, "easy", "at_rest", 8)
        result |= thinking(folder)
        print(json.dumps(result))


if __name__ == "__main__":
    main()
