"""How what is told reaches the voice: with which urgency, in which order, in which language."""

from __future__ import annotations

from pathlib import Path

from playroom.engine.notes import note
from playroom.speech import Urgency
from tests.shell.inside import Inside, inside


def test_the_first_words_are_spoken_with_what_follows_them(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.app.announcer.greeting = "Playroom."
        room.open_room()
        room.press("tab")
        first, second = (text for text, _, _ in room.voice.said)
        assert first.startswith("Playroom. Choose")
        assert "Playroom" not in second

    inside(run, tmp_path)


def test_several_answers_to_one_key_do_not_cut_each_other_off(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        room.voice.said.clear()
        room.press("c-s")
        assert [urgency for _, urgency, _ in room.voice.said] == [Urgency.REPLY, Urgency.ALERT]
        assert room.stopped

    inside(run, tmp_path)


def test_every_key_cuts_off_the_one_before(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        room.voice.said.clear()
        room.press("tab", "s-tab", "f9")
        room.text("nothing")
        room.app.cancel("12")
        assert [urgency for _, urgency, _ in room.voice.said] == [Urgency.REPLY] * 5
        room.app.announcer.aside(note("table-clock", seconds=5))
        assert room.voice.said[-1][1] is Urgency.ALERT

    inside(run, tmp_path)
