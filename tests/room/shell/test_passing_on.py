"""An invitation is spelled in groups, and copied only where a terminal has a clipboard."""

from __future__ import annotations

import io
from base64 import b64decode
from pathlib import Path

import pytest

from playroom.locale import teller_of
from playroom.shell.announcer import NOBODY
from playroom.shell.passing_on import groups
from playroom.shell.terminal.line_writer import LineWriter
from tests.shell.inside import Inside, inside

LINE = "playroom join 192.0.2.2:7447/6x2v/ab"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1, 9, 2, period", "0, period", "2, period", "2, colon", "7, 4, 4, 7", "slash"]),
        ("es", ["1, 9, 2, punto", "0, punto", "2, punto", "2, dos puntos", "7, 4, 4, 7", "barra"]),
    ],
)
def test_the_invitation_alone_is_spelled_in_short_groups(language: str, said: list[str]) -> None:
    told = [teller_of(language).phrase(group, NOBODY) for group in groups(LINE)]
    assert told[:6] == said
    assert told[6] == "6, X, 2, V"


@pytest.mark.parametrize("language", ["en", "es"])
def test_both_words_say_when_there_is_no_invitation(tmp_path: Path, language: str) -> None:
    words = {"en": ("/spell", "/copy"), "es": ("/deletrear", "/copiar")}[language]

    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        for word in words:
            (line,) = room.text(word)
            assert ("invitation" if language == "en" else "invitación") in line
        room.app.passed_on = LINE
        assert room.text(words[0])[0].startswith("9 ")

    inside(run, tmp_path, language)


class Terminal(io.StringIO):
    """A stream that is, or is not, a terminal."""

    def __init__(self, tty: bool) -> None:
        super().__init__()
        self._tty = tty

    def isatty(self) -> bool:
        return self._tty


@pytest.mark.parametrize(("tty", "term"), [(True, "xterm"), (False, "xterm"), (True, "linux")])
def test_nothing_is_asked_of_a_pipe_or_of_the_linux_console(
    tty: bool, term: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", term)
    stream = Terminal(tty)
    copied = LineWriter(stream).copy(LINE)
    written = stream.getvalue()
    if tty and term == "xterm":
        assert copied
        code = written.partition("\x1b]52;c;")[2].partition("\a")[0]
        assert b64decode(code).decode() == LINE
    else:
        assert not copied
        assert "\x1b]52" not in written
