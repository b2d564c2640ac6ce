"""Lines that only the listener is told have a topic for the voice: no key loses them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playroom.engine.notes import Kind
from playroom.engine.registry import game_ids
from playroom.speech import Urgency
from tests.shell.inside import Inside, inside


@pytest.mark.parametrize("length", ["brief", "normal"])
@pytest.mark.parametrize("game", game_ids())
def test_what_one_alone_is_dealt_has_a_topic(tmp_path: Path, game: str, length: str) -> None:
    async def run(room: Inside) -> None:
        given: list[tuple[str, object]] = []
        say = room.voice.say

        def recorded(text: str, urgency: Urgency, language: str, topic: Any, cue: Any) -> None:
            given.append((text, urgency if urgency is Urgency.ALERT else topic))
            say(text, urgency, language, topic, cue)

        room.voice.say = recorded  # type: ignore[method-assign, assignment]
        room.deal(game)
        await room.settle()
        if game == "calatone":  # its first hand waits for a key
            room.press("enter")
            await room.settle()
        announcer = room.app.announcer
        events = room.table.chair.events()
        private = {
            (placed.sequence, placed.index)
            for placed in events
            if placed.event.seen_by(None) != placed.event
        }
        checked = 0
        for heard in announcer.history:
            for line in heard.notes:
                text = announcer.line(line, length)
                topics = [topic for said, topic in given if text and text in said]
                if line.kind is Kind.DEAL and heard.position in private:
                    assert topics, text
                    assert set(topics) <= {"hand", Urgency.ALERT}, text
                    checked += 1
        assert checked or game == "farkle", "no line of one's own cards"
        alone = [topic for text, topic in given if topic is None]
        assert alone or length == "brief", "every line has the topic"

    inside(run, tmp_path, verbosity=length)
