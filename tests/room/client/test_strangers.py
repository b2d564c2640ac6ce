"""Two people who know nothing of each other, one Spanish and one English, find one another through
the list of a club, in pseudo-terminals.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are POSIX", allow_module_level=True)

from tests.terminal.drive import Session

pytestmark = pytest.mark.pty

ROOT = Path(__file__).parents[3]
PLAYROOM = [sys.executable, "-c", "from playroom.cli import main; raise SystemExit(main())"]
A_KEY = 0.2
"""Seconds in which a person types a key."""
BAR = 120.0
"""Seconds from the entry of a room to the first card."""


@pytest.fixture
def entry(tmp_path: Path) -> Iterator[str]:
    """The entry of a public room for a list, while the room is open."""
    words = ["host", "--public", "--json", "--listen", "127.0.0.1:0", "--data", str(tmp_path / "h")]
    host = subprocess.Popen(
        [*PLAYROOM, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True
    )
    try:
        assert host.stdout is not None
        yield json.loads(host.stdout.readline())["entry"]
    finally:
        host.terminate()
        host.wait(20)


class Newcomer:
    """A person with a new playroom; counts the keys that they press."""

    def __init__(self, folder: Path, language: str, entry: str) -> None:
        where = ["--data", str(folder), "--lang", language, "--speech", "off"]
        added = subprocess.run([*PLAYROOM, "rooms", "--add", entry, *where], cwd=ROOT, check=True)
        assert added.returncode == 0
        self.keys = 0
        self.session = Session([*PLAYROOM, "rooms", *where], cwd=ROOT, deadline=40)

    def hears(self, text: str) -> None:
        self.session.until(text)

    def press(self, key: str, text: str) -> None:
        """A key, and what is heard then."""
        self.keys += 1
        if not any(text in line for line in self.session.key(key)):
            self.session.until(text)

    def named(self, name: str, text: str) -> None:
        self.keys += len(name)
        self.session.type(name)
        self.press("enter", text)


def test_two_strangers_play_within_two_minutes(entry: str, tmp_path: Path) -> None:
    began = time.monotonic()
    ana = Newcomer(tmp_path / "ana", "es", entry)
    ana.hears("aún sin mesas")
    ana.press("enter", "llamen los demás")
    ana.named("Ana", "Próxima mesa de un juego.")
    ana.press("enter", "Brisca.")
    ana.press("l", "La cuna.")
    ana.press("enter", "Cualquier idioma.")
    ana.press("enter", "te sientas en cuanto haya mesa")
    tom = Newcomer(tmp_path / "tom", "en", entry)
    tom.hears("1 waits for Cribbage")
    tom.press("enter", "What shall the others call you?")
    tom.named("Tom", "Next table of a game: 1 waits for Cribbage.")
    tom.press("enter", "Cribbage.")  # first among the games
    tom.press("enter", "Any language.")
    tom.press("enter", "Enter when you are ready.")
    tom.press("enter", "You are ready.")
    ana.hears("Tom quiere empezar")
    ana.press("enter", "Elige 2 cartas")
    tom.hears("Choose 2 cards")
    tom.press("space", " chosen")
    tom.press("right", ".")
    tom.press("space", " chosen")
    tom.press("enter", "You lay away")
    taken = time.monotonic() - began + A_KEY * (ana.keys + tom.keys)
    ana.session.close()
    tom.session.close()
    assert taken < BAR, taken
