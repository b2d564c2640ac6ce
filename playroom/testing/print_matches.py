"""Prints what happens in some matches of a game: the same on every machine, in every process, under
any hash seed.

    python -m playroom.testing.print_matches escoba [hooks]
"""

from __future__ import annotations

import os
import subprocess
import sys

from playroom.engine.rng import Rng
from playroom.engine.wire import digest, encode
from playroom.testing.cards import Watched
from playroom.testing.cases import Case, Subject
from playroom.testing.contract import decide
from playroom.testing.find import subject_of
from playroom.testing.keyboard import table_answers

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
        digests = [match.digest(), digest(list(watched.events)), digest(match.requests)]
        lines.append(" ".join([case.name, str(match.sequence), entry, *digests]))
        if match.sequence % 20 == 10:
            for seat in range(case.setup.seats):
                view = match.view(seat)
                for part in (view, list(table_answers(game, view)), list(game.choices(view))):
                    lines.append(digest(part))
                lines.append(digest(watched.world(seat, Rng("world"))))
            for request in match.awaited():
                for level in game.bots:
                    action = decide(match, request.seat, level, case.name)
                    lines.append(f"{request.id} {level} {game.format(action)}")
    lines.append(encode(match.view(None)).decode())
    return lines


def check_processes(game: str, hooks: str) -> None:
    """Two processes with other hash seeds print the same: nothing depends on the order of sets, on
    addresses, on what ran before. `game` and `hooks` are as on the command line.
    """
    first, second = (_printed(game, hooks, seed) for seed in ("0", "1"))
    for here, there in zip(first, second, strict=False):
        assert here == there, (
            f"in two processes with other hash seeds: {here[:300]} or {there[:300]}"
        )
    assert len(first) == len(second), "two processes with other hash seeds go on for longer or less"


def _printed(game: str, hooks: str, hash_seed: str) -> list[str]:
    path = os.pathsep.join([os.getcwd(), *filter(None, sys.path)])  # noqa: PTH109
    done = subprocess.run(
        [sys.executable, "-m", "playroom.testing.print_matches", game, hooks],
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
