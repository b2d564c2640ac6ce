"""The first tenths of a second: what is typed before keys are read is neither lost nor printed by
the terminal.
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.shell.by_keys import playroom, prepare
from tests.terminal.drive import PASTE_MODE

pytestmark = pytest.mark.pty


def test_keys_before_the_room_is_there_are_answered_and_not_echoed(tmp_path: Path) -> None:
    for _ in range(5):  # a busy machine may be slower to press than the room to start
        if pressed_early(tmp_path):
            return
    raise AssertionError("never early enough")


def pressed_early(folder: Path) -> bool:
    with playroom(data=prepare(folder), lang="en") as session:
        limit = time.monotonic() + 10
        while b"Playroom." not in session.raw and time.monotonic() < limit:
            session.pty.read(0.05)
        early = PASTE_MODE.search(session.raw) is None
        session.send("~")
        session.until("Nothing on that key")
        assert not [line for line in session.lines if "~" in line]
        assert session.key("c-d")
        assert session.wait() == 0
        assert session.pty.modes() == session.pty.modes_before
    return early


def test_a_simple_terminal_still_echoes_what_is_typed(tmp_path: Path) -> None:
    with playroom(data=prepare(tmp_path), lang="en", term="dumb") as session:
        session.until("Choose")
        session.send("q")
        session.until("q")
        session.send("uit\n")
        session.until("Goodbye")
        assert session.wait() == 0
        assert session.pty.modes() == session.pty.modes_before
