"""Kill -9 at any moment, in any game: nothing that was heard is lost, nothing is told twice, and
the game goes on.

500 moments with PLAYROOM_THOROUGH=1, a tenth of that otherwise, over all games that there are.
"""

from __future__ import annotations

import contextlib
import os
import random
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from playroom.engine.registry import game_ids
from playroom.records.opening import load_match
from playroom.store import Store
from tests.conftest import THOROUGH
from tests.shell.test_hard import told

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="rooms are made by fork")

KILLS = (500 if THOROUGH else 50) // max(1, len(game_ids())) + 1


class Rooms:
    """The process that makes rooms."""

    def __init__(self, folder: Path, game: str) -> None:
        argv = [sys.executable, "-m", "tests.shell.zygote", str(folder), game]
        self.process = subprocess.Popen(argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._rest = b""

    def lines(self, seconds: float) -> list[str]:
        """The lines that come within a time; all that there are at its end."""
        out: list[str] = []
        assert self.process.stdout is not None
        end = time.monotonic() + seconds
        while True:
            left = end - time.monotonic()
            ready, _, _ = select.select([self.process.stdout], [], [], max(0.0, left))
            if not ready:
                return out
            data = os.read(self.process.stdout.fileno(), 65536)
            assert data, "the maker of rooms has gone"
            *whole, self._rest = (self._rest + data).split(b"\n")
            out += [line.decode() for line in whole]
            if out and (out[-1] == "# dead" or left <= 0):
                return out

    def state(self, seed: int, wanted: int, more: float) -> list[str]:
        """One life of a room: killed `more` seconds after so many lines of events (0: after it was
        made). All its lines.
        """
        assert self.process.stdin is not None
        self.process.stdin.write(f"go {seed}\n".encode())
        self.process.stdin.flush()
        out: list[str] = []
        limit = time.monotonic() + 120
        while not out or (
            "# dead" not in out and sum(line.startswith("E ") for line in out) < wanted
        ):
            out += self.lines(0.003)
            assert time.monotonic() < limit
        if "# dead" not in out:
            out += self.lines(more)
        if "# dead" not in out:
            with contextlib.suppress(ProcessLookupError):  # it ended just now
                os.kill(int(out[0].split()[2]), signal.SIGKILL)
            while "# dead" not in out:
                out += self.lines(0.05)
                assert time.monotonic() < limit
        return out

    def close(self) -> None:
        """Ends the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.mark.timeout(1800 if THOROUGH else 300)
@pytest.mark.parametrize("game", game_ids())
def test_kill_9_at_any_moment_of_any_game(game: str, tmp_path: Path) -> None:
    chance = random.Random(f"kills of {game}")
    rooms = Rooms(tmp_path, game)
    known: dict[str, int] = {}
    cut = total = 0
    try:
        for number in range(KILLS):
            with Store.open(tmp_path) as store:
                left = store.unfinished()
            lines = rooms.state(number, chance.randrange(25), chance.uniform(0, 0.03))
            assert not [line for line in lines if line.startswith("# failed")], lines[-3:]
            cut += "# over" not in lines
            heard = [line[2:] for line in lines if line.startswith("E ")]
            with Store.open(tmp_path) as store:
                assert store.check() == []
                games = store.all()
                if not games:
                    continue  # killed before the game was made
                newest = left[0].id if left else max(games, key=lambda one: one.created).id
                match = load_match(store, newest)
            all_ = told(match)
            before = known.get(newest, 0)
            # in a later life the lines begin where the log ended, also when the last of it had not
            # been told
            assert heard == all_[before : before + len(heard)], (
                number,
                before,
                heard[:2],
                all_[before : before + 2],
            )
            assert before + len(heard) <= len(all_)
            known[newest] = len(all_)
            total += len(heard)
    finally:
        rooms.close()
    assert cut > KILLS // 3, "most lives ended by themselves"
    assert total > 3 * KILLS, "hardly anything was heard"
