"""Voice and sounds are silent while the window is behind, where the player wants that; what is
printed stays, and on return one line says how much it was.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from playroom.engine.notes import Kind, note
from playroom.engine.overriding import override
from playroom.engine.sounds import Sound
from playroom.locale import LANGUAGES
from playroom.sound.api import SoundOutput
from tests.shell.by_keys import playroom, prepare
from tests.shell.inside import Inside, inside
from tests.shell.test_typing_heard import lines_of
from tests.terminal.drive import PASTE_MODE, focus_modes

pty = pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are POSIX")
BEHIND, IN_FRONT = b"\x1b[O", b"\x1b[I"
ROW = {"en": "Another window in front: ", "es": "Con otra ventana delante: "}
MEANWHILE = {
    "en": r"Meanwhile (\d+) lines?\. Comma reads (them|it)\.",
    "es": r"Mientras tanto, (\d+) líneas?\. La coma (las|la) lee\.",
}


class Played(SoundOutput):
    """Writes down which sounds were played."""

    def __init__(self, played: list[str]) -> None:
        self._played = played

    @property
    @override
    def ready(self) -> bool:
        return True

    @override
    def play(self, token: str, pan: float = 0.0, within: float = 0.0) -> float:
        self._played.append(token)
        return 0.0


@pty
@pytest.mark.pty
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_bots_do_is_printed_and_not_heard_until_one_is_back(tmp_path: Path, lang: str) -> None:
    heard = tmp_path / "heard.txt"
    data = prepare(tmp_path / "data", silent_behind=True, pace=12)
    words = ("play", "cribbage", "--seed", "4", "--speech", f"file:{heard}")
    with playroom(*words, data=data, lang=lang) as session:
        session.until(lambda lines: focus_modes(session) == "h")
        for key in ("1", "space", "2", "space", "enter"):
            session.key(key)
        session.quiet(0.2)
        before = lines_of(heard, 1)
        session.send(BEHIND)
        printed = session.until(lambda lines: lines)
        printed += session.quiet(2.0)
        assert printed
        assert lines_of(heard, 1) == before
        back = session.key(IN_FRONT)
        assert len(back) == 1
        assert (count := re.fullmatch(MEANWHILE[lang], back[0]))
        assert int(count[1]) >= 1
        assert lines_of(heard, 1) == [*before, back[0]]
        assert session.key(",")[0] in " ".join(printed)
        session.key("c-d", answer=False)
        session.wait()
        assert focus_modes(session) == "hl"


@pty
@pytest.mark.pty
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_row_switches_the_reports_at_once(tmp_path: Path, lang: str) -> None:
    data = prepare(tmp_path / "data")
    with playroom(data=data, lang=lang) as session:
        session.until(lambda lines: PASTE_MODE.search(session.raw))
        session.key("f6")
        for _ in range(30):
            if any(ROW[lang] in line for line in session.key("down")):
                break
        assert focus_modes(session) == ""
        assert session.key("right")[0].startswith(ROW[lang])
        assert focus_modes(session) == "h"
        session.key("left")
        assert focus_modes(session) == "hl"
        session.key("right")
        assert session.key("space")
        session.key("c-d", answer=False)
        session.wait()
        assert focus_modes(session) == "hlhl"
    assert "silent_behind = true" in (data / "settings.toml").read_text(encoding="utf-8")


def test_no_sound_is_heard_behind_and_the_bell_is(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        app = room.app
        played: list[str] = []
        rung: list[str] = []
        app.sounding.output = Played(played)
        app.settings.set("sounds", "on")
        app.settings.set("bell", True)
        app.sounding._ring = lambda: rung.append("bell")
        said = room.voice.said

        def turn() -> None:
            app.sounding.key_at -= 60
            app.announcer.will_sound[0, 0] = Sound("turn")
            app.announcer.tell((note("shell-oldest", Kind.TURN),), (0, 0))

        app.focused(True)
        turn()
        heard, spoken = len(played), len(said)
        assert heard, spoken
        app.focused(False)
        turn()
        app.announcer.aside(note("shell-newest"))
        assert (len(played), len(said), len(rung)) == (heard, spoken, 2)
        assert room.lines[-1] == app.announcer.line(note("shell-newest"))
        room.press(",")
        app.focused(True)
        assert room.lines[-1] == "Meanwhile 2 lines. Comma reads them."
        app.focused(True)
        app.focused(False)
        app.focused(True)
        assert room.lines[-1] == "Meanwhile 2 lines. Comma reads them."
        turn()
        assert len(played) > heard

    inside(run, tmp_path)
