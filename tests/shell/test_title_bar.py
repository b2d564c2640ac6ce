"""The title of the window: how the table stands, where the player wants it, and never where a
screen reader speaks.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playroom.shell.terminal.title_bar import POP, PUSH
from tests.shell.by_keys import playroom, prepare
from tests.shell.inside import Inside, inside

TITLE = re.compile(r"\x1b\]2;(.*?)\x07")


class Bar:
    """Writes down what a title would show."""

    def __init__(self) -> None:
        self.shown: list[str] = []

    def show(self, text: str) -> None:
        self.shown.append(text)


@pytest.mark.pty
@pytest.mark.parametrize(("wanted", "term"), [(True, "xterm"), (False, "xterm"), (True, "linux")])
def test_the_title_follows_the_table(tmp_path: Path, wanted: bool, term: str) -> None:
    data = prepare(tmp_path / "data", title_bar=wanted)
    with playroom("play", "cribbage", "--seed", "4", data=data, env={"TERM": term}) as session:
        session.until("cards:")
        for key in ("1", "space", "2", "space", "enter"):
            session.key(key)
        session.key("c-d", answer=False)
        session.wait()
        raw = session.raw.decode("utf-8", "replace")
    titles = TITLE.findall(raw)
    if not wanted or term == "linux":
        assert titles == []
        return
    assert titles[0].startswith("Choose 2 for ")
    assert "Cards: you 6" in titles[0]
    assert any("Cards: you 4" in title for title in titles)
    assert titles[-1] == "", "the terminal has its own title back"
    assert raw.index(PUSH) < raw.index("Choose 2 for ") < raw.index(POP)
    assert (raw.count(PUSH), raw.count(POP)) == (1, 1)


@pytest.mark.parametrize(
    ("voice", "seen"), [("off", True), ("tts", True), ("screen-reader", False)]
)
def test_no_title_where_a_screen_reader_speaks(tmp_path: Path, voice: str, seen: bool) -> None:
    async def run(room: Inside) -> None:
        room.app._title_bar = bar = Bar()  # type: ignore[assignment]
        room.app.settings.speech_mode = voice
        room.deal()
        await room.settle()
        room.press("t")
        assert any(bar.shown) == seen

    inside(run, tmp_path, title_bar=True)
