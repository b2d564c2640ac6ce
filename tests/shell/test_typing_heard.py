"""What is typed is heard, where the room speaks itself: every digit and letter as it is typed, what
Backspace takes back; and not where a screen reader hears the keys.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from playroom.shell.terminal.keynames import presses
from playroom.speech.text import speakable
from tests.shell.by_keys import playroom
from tests.shell.inside import Inside, inside
from tests.shell.test_keyboards import CHARACTERS, Typist

pty = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are POSIX")


@pty
@pytest.mark.pty
def test_a_number_is_heard_in_the_file_that_stands_for_the_voice(tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    with playroom("count", "--speech", f"file:{heard}", data=tmp_path / "data") as session:
        session.until("hands at your own pace")
        session.quiet(0.3)
        session.key("enter")
        session.key("enter")
        asked = len(lines_of(heard, 3))
        for typed in ("1", "2", b"\x7f", "0"):
            session.send(typed)
            session.quiet(0.2)
        until = time.monotonic() + 10
        while len(lines_of(heard, 0)) < asked + 4 and time.monotonic() < until:
            session.quiet(0.05)
        assert lines_of(heard, 0)[asked:] == ["1", "2", "2", "0"]
        session.send(b"\x1b")
        session.until("Cancelled.")
        for typed in ("/", "s", b"\x7f"):
            session.send(typed)
            session.quiet(0.3)
        assert lines_of(heard, 0)[asked + 4 :] == ["Cancelled.", "slash", "s", "s"]


def lines_of(file: Path, least: int) -> list[str]:
    until = time.monotonic() + 10
    while time.monotonic() < until:
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        if len(lines) >= least:
            return lines
        time.sleep(0.02)
    raise AssertionError(f"not {least} lines in {file}")


@pytest.mark.parametrize(
    ("mode", "heard"), [("tts", True), ("file", True), ("off", False), ("screen-reader", False)]
)
def test_every_character_is_heard_where_the_room_speaks(
    tmp_path: Path, mode: str, heard: bool
) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        room.app.settings.speech_mode = mode
        typist = Typist(room)
        typist.type(("/", "/"))
        for char in CHARACTERS:
            for key, taken in ((char, False), ("c-h", True)):
                room.voice.said.clear()
                typist.type((key, "" if taken else key))
                texts = [speakable(text) for text, _, _ in room.voice.said]
                assert [bool(text) for text in texts] == ([True] if heard else []), (char, taken)

    inside(run, tmp_path)


def test_what_is_typed_is_taken_back_by_the_same_word(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        room.voice.said.clear()
        room.app.settings.speech_mode = "tts"
        typist = Typist(room)
        for press in (("/", "/"), (",", ","), ("c-h", ""), (" ", " "), ("c-h", "")):
            typist.type(press)
        assert [text for text, _, _ in room.voice.said] == [
            "slash",
            "comma",
            "comma",
            "Space",
            "Space",
        ]

    assert presses([("c-h", "")])[0].name == "backspace"
    inside(run, tmp_path)
