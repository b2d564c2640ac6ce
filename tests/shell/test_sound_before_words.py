"""The sound first, then the words: how the voice and the printed line are given what is told."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from playroom.engine.cards import card
from playroom.engine.notes import Kind, Note, Who, note
from playroom.engine.sounds import Sound
from playroom.locale import Listener
from playroom.shell.announcer import LEAD, Announcer
from playroom.shell.screens.verbosity import set_preset
from playroom.speech import Cue, Urgency
from playroom.speech.plain import Off
from tests.shell.inside import Inside, inside
from tests.sound.test_room import Played, listening

ME = Listener(0, ("", "Berta"), ())
THEIRS = note("sample-points", Kind.POINTS, who=Who(1), points=2)
MINE = note("sample-points", Kind.POINTS, who=Who(0), points=2)


@dataclass
class Voice(Off):
    """A voice that writes down what it is given, and with which sound."""

    given: list[tuple[str, Urgency, Cue | None]] = field(default_factory=list)

    @property
    def backend(self) -> str:
        return "voice"

    def say(
        self,
        text: str,
        urgency: Urgency = Urgency.EVENT,
        language: str | None = None,
        topic: str | None = None,
        cue: Cue | None = None,
    ) -> None:
        self.given.append((text, urgency, cue))


@dataclass
class Printed:
    """Lines with what they are and how long they wait."""

    lines: list[tuple[str, str, float]] = field(default_factory=list)

    def say(
        self,
        *lines: str,
        kind: str = "event",
        language: str = "",
        lead: float = 0.0,
        about: str = "",
    ) -> None:
        self.lines += [(line, kind, lead) for line in lines]


def told(room: Inside, voice: bool) -> tuple[Announcer, Voice, Printed, Played]:
    """An announcer with a sound that lasts, and with a voice or none."""
    played, speaks, printed = listening(room), Voice(), Printed()
    played.lasts = 0.168
    announcer = room.app.announcer
    announcer.speech = speaks if voice else Off()
    announcer.writer = printed  # type: ignore[assignment]
    announcer.listener = ME
    return announcer, speaks, printed, played


def event(announcer: Announcer, line: Note, token: str, answers: bool = False) -> None:
    announcer.will_sound[1, 0] = Sound(token, 1)
    announcer.tell((line,), (1, 0), answers)


def test_the_voice_plays_the_sound_when_it_is_the_turn_of_its_line(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        announcer, voice, printed, played = told(room, voice=True)
        event(announcer, THEIRS, "points")
        ((text, urgency, cue),) = voice.given
        assert (text, urgency) == ("2 points for Berta.", Urgency.EVENT)
        assert played.tokens == [], "not before the voice is there"
        assert printed.lines == [("2 points for Berta.", "event", 0.0)], "print waits for nothing"
        assert cue is not None
        assert cue() == 0.168
        assert played.tokens == ["points"]

    inside(run, tmp_path)


def test_the_words_of_an_answer_come_first_and_its_sound_after_them(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        announcer, voice, printed, _ = told(room, voice=True)
        announcer.key_pressed()
        event(announcer, MINE, "points", answers=True)
        (words, first, none), (nothing, urgency, cue) = voice.given
        assert (words, first, none) == ("2 points for you.", Urgency.REPLY, None)
        assert (nothing, urgency) == ("", Urgency.EVENT)
        assert cue is not None
        assert printed.lines[0][2] == 0.0

    inside(run, tmp_path)


def test_in_brief_too_the_sounds_of_an_answer_come_after_its_words(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        announcer, voice, _, played = told(room, voice=True)
        set_preset(room.app, "fast")
        announcer.key_pressed()
        announcer.will_sound[1, 0], announcer.will_sound[2, 0] = Sound("card", 0), Sound("turn")
        mine = note("sample-play", Kind.PLAY, who=Who(0), card=card("10D"))
        turn = note("sample-turn", Kind.TURN)
        announcer.tell_together([((mine,), (1, 0)), ((turn,), (2, 0))], answers=True)
        (words, first, none), (nothing, urgency, cue) = voice.given
        assert (words, first, none) == ("10 of diamonds. Yours.", Urgency.REPLY, None)
        assert (nothing, urgency) == ("", Urgency.EVENT)
        assert cue is not None
        cue()
        assert played.tokens == ["card", "turn"]

    inside(run, tmp_path)


def test_a_refusal_sounds_with_its_words(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        announcer, voice, _, _ = told(room, voice=True)
        announcer.key_pressed()
        announcer.reply(note("shell-no-key", Kind.REFUSAL))
        ((text, urgency, cue),) = voice.given
        assert text
        assert urgency is Urgency.REPLY
        assert cue is not None

    inside(run, tmp_path)


@pytest.mark.parametrize(("lasts", "lead"), [(0.06, LEAD[0]), (0.1, 0.1), (0.3, LEAD[1])])
def test_for_a_screen_reader_the_line_is_printed_after_the_sound(
    tmp_path: Path, lasts: float, lead: float
) -> None:
    async def run(room: Inside) -> None:
        announcer, voice, printed, played = told(room, voice=False)
        played.lasts = lasts
        event(announcer, THEIRS, "points")
        assert played.tokens == ["points"]
        assert printed.lines == [("2 points for Berta.", "event", lead)]
        assert voice.given == []
        played.lasts = 0.0  # unknown whether it is heard
        event(announcer, THEIRS, "points")
        assert printed.lines[-1][2] == 0.0

    inside(run, tmp_path)
