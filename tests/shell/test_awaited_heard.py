"""That one is awaited is heard in every game, with every preset, wherever one plays: by a word, by
a sound, or by what is printed where a reader reads it. And no key of one's own is met with silence.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.cards import card
from playroom.engine.match import Match
from playroom.engine.narration import narrate, sound_of
from playroom.engine.notes import Kind, Note, Who, awaits, note
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.sounds import Sound
from playroom.locale import Listener
from playroom.shell import announcer as announcers
from playroom.shell.announcer import Announcer
from playroom.shell.screens.verbosity import PRESETS, set_preset
from playroom.shell.sounds import use_output
from playroom.sound import SILENCE
from playroom.speech import Urgency
from playroom.speech.plain import Off
from playroom_testing.room import Recorder
from playroom_testing.walks import whole
from tests.shell.inside import Inside, inside
from tests.sound.test_room import Played

ME = 0
PLACES = {
    "voice and sounds": (True, True),
    "voice alone": (True, False),  # `--sounds off`, a pipe
    "reader and sounds": (False, True),
    "reader alone": (False, False),  # the same, SSH, a page of lines
}


@dataclass
class Told:
    """An event as it is told: its lines, its sound, and whether a key of one's own has made it."""

    lines: tuple[Note, ...]
    sound: Sound | None
    position: tuple[int, int]
    answers: bool


@dataclass
class Step:
    """What one input has made, and whether one is awaited since then."""

    told: list[Told]
    mine: bool
    awaited: bool


@cache
def steps(id_: str) -> tuple[Listener, tuple[Step, ...]]:
    """A whole game, input by input."""
    game = find_game(id_)
    seats = min(game.seats.start + 1, game.seats.stop - 1)
    done = whole(game, Setup.of(seats, {}), "heard")
    match: Match[Any, Any] = Match.replay(game, done.header, [])
    made, heard = [], 0
    for entry in (None, *done.entries):
        if entry is not None:
            match.replay_entry(entry)
        mine = entry is not None and entry.kind == "act" and entry.seat == ME
        told = []
        for placed in match.events[heard:]:
            known = placed.event.seen_by(ME)
            lines = narrate(game, known, ME) if known is not None else ()
            if known is not None and lines:
                sound = sound_of(game, known, lines, ME)
                answers = mine and not told
                told.append(Told(lines, sound, (placed.sequence, placed.index), answers))
        heard = len(match.events)
        awaited = any(request.seat == ME for request in match.awaited())
        made.append(Step(told, mine, awaited))
    names = ("", *(f"Ana{seat}" for seat in range(1, seats)))
    return Listener.at_table(game, done.header, ME).with_names(names), tuple(made)


def placed(room: Inside, voice: bool, sounds: bool) -> tuple[Announcer, Recorder, Played]:
    """The announcer of a place."""
    speaks, played = Recorder(), Played()
    announcer = room.app.announcer
    announcer.speech = speaks if voice else Off()
    use_output(room.app, played if sounds else SILENCE)
    return announcer, speaks, played


def hear(announcer: Announcer, one: Told) -> None:
    announcer.key_pressed()
    if one.sound is not None:
        announcer.will_sound[one.position] = one.sound
    announcer.tell(one.lines, one.position, one.answers)


def hear_together(announcer: Announcer, told: Sequence[Told]) -> None:
    """Events that come at once, told as the table tells them."""
    announcer.key_pressed()
    for one in told:
        if one.sound is not None:
            announcer.will_sound[one.position] = one.sound
    announcer.tell_together([(one.lines, one.position) for one in told], told[0].answers)


@pytest.mark.parametrize("how", ["each", "together"])
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("id_", game_ids())
def test_whoever_is_awaited_hears_it_and_no_key_is_met_with_silence(
    tmp_path: Path, id_: str, place: str, how: str
) -> None:
    listener, game = steps(id_)
    voice, sounds = PLACES[place]

    async def run(room: Inside) -> None:
        announcer, speaks, played = placed(room, voice, sounds)
        announcer.listener = listener

        def heard() -> int:
            words = len(speaks.said) if voice else len(room.lines)
            return words + len(played.sounds)

        for preset in PRESETS if how == "each" else ("fast", "silent"):
            set_preset(room.app, preset)
            awaited = calls = 0
            since, waited = heard(), False
            for step in game:
                since = heard() if step.mine else since
                at_once = [[one] for one in step.told] if how == "each" else [step.told]
                for told in at_once if step.told else ():
                    before = heard()
                    if how == "each":
                        hear(announcer, told[0])
                    else:
                        hear_together(announcer, told)
                    lines = [line for one in told for line in one.lines]
                    assert not told[0].answers or heard() > before, (preset, "a key", lines)
                    if any(awaits(line, ME) for line in lines):
                        calls += 1
                        assert heard() > before, (preset, "a call", lines)
                if step.awaited and (step.mine or not waited):
                    awaited += 1
                    assert heard() > since, (preset, "awaited", step)
                waited = step.awaited
            assert awaited > 3
            assert calls > 3

    inside(run, tmp_path)


def silent(room: Inside, voice: bool, sounds: bool) -> tuple[Announcer, Recorder, Played]:
    made = placed(room, voice, sounds)
    made[0].listener = Listener(ME, ("", "Berta"), ())
    set_preset(room.app, "silent")
    return made


def event(line: Note, token: str, answers: bool = False) -> Told:
    return Told((line,), Sound(token, ME), (1, 0), answers)


MINE = note("sample-play", Kind.PLAY, who=Who(ME), card=card("10D"))
TURN = note("sample-turn", Kind.TURN)


def test_a_silent_partner_hears_the_card_and_the_call_and_no_words(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        announcer, speaks, played = silent(room, True, True)
        hear(announcer, event(MINE, "card", answers=True))  # not heard by itself until asked for
        hear(announcer, event(TURN, "turn"))
        assert played.tokens == ["card", "turn"]
        assert speaks.said == []
        assert room.lines[-2:] == ["10 of diamonds.", "Yours."]
        announcer.key_pressed()
        announcer.repeat()
        assert speaks.said[0][0] == "10 of diamonds. Yours.", "what is asked for is said"

    inside(run, tmp_path)


@pytest.mark.parametrize("why", ["no sounds", "none is heard", "turned off", "it has none"])
def test_words_stand_in_where_no_sound_tells_it(tmp_path: Path, why: str) -> None:
    async def run(room: Inside) -> None:
        announcer, speaks, played = silent(room, True, why != "no sounds")
        played.ready = why != "none is heard"
        if why == "turned off":
            room.app.set_setting("sound.card", False)
            room.app.set_setting("sound.turn", False)
        mine = event(MINE, "card", answers=True)
        if why == "it has none":
            mine.sound = None
        hear(announcer, mine)
        hear(announcer, event(TURN, "turn"))
        words = [text for text, _, _ in speaks.said]
        assert words == (
            ["10 of diamonds."] if why == "it has none" else ["10 of diamonds.", "Yours."]
        )

    inside(run, tmp_path)


def test_where_nothing_is_printed_of_turns_either_the_call_is_heard(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        announcer, _, played = silent(room, False, True)
        room.app.set_setting("printed.turn", "off")
        before = len(room.lines)
        hear(announcer, event(TURN, "turn"))
        assert (played.tokens, len(room.lines)) == (["turn"], before)
        played.ready = False
        hear(announcer, event(TURN, "turn"))
        assert room.lines[before:] == ["Yours."]

    inside(run, tmp_path)


def test_that_one_is_awaited_is_not_cut_off_for_good(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        announcer, speaks, _ = placed(room, True, False)
        announcer.listener = Listener(ME, ("", "Berta"), ())
        hear(announcer, event(TURN, "turn"))
        assert speaks.said[0][1] is Urgency.ALERT

    inside(run, tmp_path)


PLAY = note("sample-play", Kind.PLAY, who=Who(1), card=card("7D"))


def at_once(*told: tuple[Note, str], answers: bool = False) -> list[Told]:
    return [
        Told((line,), Sound(token, 1), (number, 0), answers and not number)
        for number, (line, token) in enumerate(told)
    ]


THEIRS = at_once((PLAY, "sweep"), (TURN, "turn"))
OWN = at_once((MINE, "card"), (TURN, "turn"), answers=True)
three_ways = pytest.mark.parametrize("how", ["each", "in one line", "in lines of their own"])


def told_so(
    announcer: Announcer, told: Sequence[Told], how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(announcers, "WIDTH", 0 if how == "in lines of their own" else 75)
    if how == "each":
        for one in told:
            hear(announcer, one)
    else:
        hear_together(announcer, told)


@three_ways
@pytest.mark.parametrize("preset", ["fast", "silent"])
@pytest.mark.parametrize("place", ["voice and sounds", "reader and sounds"])
def test_every_sound_of_what_came_at_once_is_heard_once_and_in_order(
    tmp_path: Path, place: str, preset: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(room: Inside) -> None:
        for told, tokens in (
            (THEIRS, ["sweep", "turn"]),
            (OWN, ["card", "turn"]),
            (at_once((PLAY, "card"), (MINE, "meld"), (TURN, "turn")), ["card", "meld", "turn"]),
        ):
            announcer, _, played = silent(room, *PLACES[place])
            set_preset(room.app, preset)
            for token in ("card", "meld", "sweep", "turn"):
                room.app.set_setting(f"sound.{token}", True)
            told_so(announcer, told, how, monkeypatch)
            assert played.tokens == tokens

    inside(run, tmp_path)


@three_ways
def test_a_silent_partner_hears_what_somebody_else_has_done_and_the_call(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(room: Inside) -> None:
        announcer, speaks, played = silent(room, True, True)
        told_so(announcer, THEIRS, how, monkeypatch)
        assert played.tokens == ["sweep", "turn"]
        assert [text for text, _, _ in speaks.said] == ["Berta: 7 of diamonds."]

    inside(run, tmp_path)


@three_ways
def test_the_call_is_said_where_only_its_sound_is_turned_off(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(room: Inside) -> None:
        announcer, speaks, played = silent(room, True, True)
        room.app.set_setting("sound.turn", False)
        told_so(announcer, OWN, how, monkeypatch)
        assert played.tokens == ["card"]
        assert [text for text, _, _ in speaks.said] == ["Yours."]

    inside(run, tmp_path)


def test_each_line_has_the_sounds_of_its_own_events(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(room: Inside) -> None:
        announcer, _, played = placed(room, False, True)
        played.lines = lambda: len(room.lines)
        announcer.listener = Listener(ME, ("", "Berta"), ())
        set_preset(room.app, "fast")
        before = len(room.lines)
        told_so(announcer, THEIRS, "in lines of their own", monkeypatch)
        assert [(token, lines - before) for token, _, lines in played.sounds] == [
            ("sweep", 0),
            ("turn", 1),
        ]

    inside(run, tmp_path)
