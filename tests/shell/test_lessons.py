"""Lessons: every script is played through from the menu in every language; wrong keys are answered
with help; nothing is stored. What holds of the lessons of any game is
`playroom_testing.checks.lessons`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.engine.cards import cards
from playroom.engine.lesson import Do, PlayOn, Press, Tell
from playroom.engine.notes import note
from playroom.engine.table import Ask
from playroom.shell.screens.lesson import LessonScreen, has_won, lessons, same_move
from playroom_testing.checks.lessons import follow, make_move, play_through, screens
from playroom_testing.room import match_of
from tests.shell.advised import play_on
from tests.shell.inside import Inside, inside
from tests.shell.test_room import find

FIVE = cards("AH,KD,KC,QS,JH")
LESSONS = [one for _, one in lessons()]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda one: one.id)
every_language = pytest.mark.parametrize("language", ["en", "es"])


def screen_of(room: Inside) -> LessonScreen:
    return next(one for one in reversed(room.app.screens) if isinstance(one, LessonScreen))


def game_of(lesson: object) -> str:
    """The game that a lesson teaches."""
    return next(game.id for game, one in lessons() if one is lesson)


def open_it(room: Inside, lesson: object) -> list[str]:
    room.open_room()
    before = len(room.lines)
    find(room, {"en": "Learn a game", "es": "Aprender un juego"}[room.app.language])
    room.press("enter", "home")
    for _ in range(LESSONS.index(lesson)):  # type: ignore[arg-type]
        room.press("tab")
    room.press("enter")
    return room.lines[before:]


@every_language
@every_lesson
def test_a_lesson_is_played_through_by_keys(tmp_path: Path, lesson: object, language: str) -> None:
    async def run(room: Inside) -> None:
        assert open_it(room, lesson)
        play_through(room)
        over, game, _start = room.lines[-3:]
        assert ("Lesson over" if language == "en" else "Se acabó la lección") in over
        assert game.split(".")[0] in over, "the game of the lesson is the next thing"
        assert room.app.announcer.teller.problems == []
        assert room.store.all() == []
        room.press("enter")
        assert not isinstance(room.table, LessonScreen)
        assert match_of(room.table).game.id == game_of(lesson), "Enter begins a game of it"

    inside(run, tmp_path, language)


@every_language
@every_lesson
def test_wrong_keys_are_answered_with_help_and_change_nothing(
    tmp_path: Path, lesson: object, language: str
) -> None:
    async def run(room: Inside) -> None:
        open_it(room, lesson)
        while any(isinstance(one, LessonScreen) for one in room.app.screens):
            screen = screen_of(room)
            now, before, digest = screen._now(), screen.step, match_of(screen).digest()
            hint = room.app.announcer.line(screen._hint()[-1])
            wanted = room.app.keys.keys_of(now.command) if isinstance(now, Press) else ()
            for key in (
                "c",
                "b",
                "f",
                "v",
                "s",
                "t",
                "h",
                "e",
                "l",
                "w",
                "tab",
                "home",
                "space",
                "escape",
                "f12",
            ):
                if key in wanted:
                    continue
                lines = room.press(key)
                assert lines, key
                if key == "f12":
                    assert lines[-1] == hint
            room.press("escape")
            if isinstance(now, PlayOn):
                assert match_of(screen).digest() == digest
                follow(room, screen)
                continue
            if not isinstance(now, Tell):
                lines = room.press(
                    "home", "enter"
                )  # nothing is chosen, or the wrong card, or no key at all
                if screen.step == before:
                    number = screen._number()
                    told = (
                        note("lesson-type-first", number=number)
                        if number is not None
                        else screen._hint()[-1]
                    )
                    assert lines[-1] == room.app.announcer.line(told)
                    assert match_of(screen).digest() == digest
            if isinstance(now, Do) and screen.step == before:
                for other in screen.game.choices(screen.view()):
                    if not same_move(screen.game, other, screen.game.parse(now.text)):
                        room.press("escape")
                        typed_move = screen.typed_moves.typing().spoken(screen.game.format(other))
                        assert room.text("/" + typed_move)[-1] == hint
                        break
                assert match_of(screen).digest() == digest
            assert room.press("r")[-1] == room.app.announcer.line(screen._lines[-1])
            room.press("escape")
            if screen.step == before:
                if isinstance(now, Tell):
                    room.press("enter")
                elif isinstance(now, Press):
                    room.press(wanted[0])
                else:
                    make_move(room, screen_of(room), now.text)

    inside(run, tmp_path, language)


@every_language
@every_lesson
def test_questions_mean_what_they_mean_at_a_table_and_nothing_untold_is_told(
    tmp_path: Path, lesson: object, language: str
) -> None:
    async def run(room: Inside) -> None:
        open_it(room, lesson)
        while any(isinstance(one, LessonScreen) for one in room.app.screens):
            screen = screen_of(room)
            now, before = screen._now(), screen.step
            hint = [room.app.announcer.line(line) for line in screen._hint()]
            for key, ask in (("w", Ask.WHY), ("t", Ask.TURN)):
                if isinstance(now, Press) and now.command == ask.value:
                    continue  # it is what the step asks for, so that the next one begins
                lines = room.press(key)
                if screen._hides():
                    assert lines == hint
                elif ask is Ask.TURN or not isinstance(now, PlayOn):
                    answer = screen.table.answer(screen.view(), ask)
                    assert lines[0] == room.app.announcer.line(answer[0])
                    assert len(lines) == len(answer)
                    assert not set(lines) & set(hint), "the lesson's own step is not told again"
            if isinstance(now, Tell):
                if screen._hides():
                    for key in ("h", "v", "z", "tab", "1", "home"):
                        assert room.press(key) == hint, key
                room.press("enter")
            elif isinstance(now, PlayOn):
                follow(room, screen)
            elif isinstance(now, Press):
                room.press(room.app.keys.keys_of(now.command)[0])
            else:
                assert not screen._hides()
                number = screen._number()
                if number is not None:
                    said = room.press("enter")
                    assert said == [
                        room.app.announcer.line(note("lesson-type-first", number=number))
                    ]
                    assert screen.step == before
                make_move(room, screen_of(room), now.text)
            assert screen.step > before

    inside(run, tmp_path, language)


@every_language
@every_lesson
def test_a_pupil_who_does_what_the_advice_says_wins(
    tmp_path: Path, lesson: object, language: str
) -> None:
    async def run(room: Inside) -> None:
        open_it(room, lesson)
        for screen in screens(room):
            if isinstance(screen._now(), PlayOn):
                play_on(room, screen)
                assert has_won(screen.match)
                lost = room.app.announcer.line(note("lesson-lost"))
                assert lost not in room.lines
            else:
                follow(room, screen)

    inside(run, tmp_path, language)


def test_who_loses_what_is_played_freely_hears_that_the_advice_would_have_won(
    tmp_path: Path,
) -> None:
    lesson = next(one for one in LESSONS if one.id == "casino-first")

    async def run(room: Inside) -> None:
        open_it(room, lesson)
        for screen in screens(room):
            if not isinstance(screen._now(), PlayOn):
                follow(room, screen)
                continue
            while screen.match.outcome is None:  # leaves every card on the table
                trails = [
                    action
                    for action in screen.game.choices(screen.view())
                    if screen.game.format(action).startswith("trail")
                ]
                screen.do(trails[0])
            assert not has_won(screen.match)
            assert room.app.announcer.line(note("lesson-lost")) in room.lines

    inside(run, tmp_path)


@every_language
def test_wrong_cards_hear_how_they_are_put_back_and_which_are_meant(
    tmp_path: Path, language: str
) -> None:
    lesson = next(one for one in LESSONS if one.id == "calatone-first")

    async def run(room: Inside) -> None:
        open_it(room, lesson)
        for screen in screens(room):
            now = screen._now()
            if not (isinstance(now, Do) and now.text.startswith("declare")):
                follow(room, screen)
                continue
            for place in ("1", "2", "3", "4", "6"):
                room.press(place, "space")
            told = room.press("enter")
            cards = room.app.announcer.line(note("calatone-lesson-five", cards=FIVE))
            assert room.app.announcer.line(note("lesson-put-back")) in told
            assert told[-2] == cards
            room.press("escape")
            assert not screen.marked
            assert room.press("f12")[-2] == cards
            return

    inside(run, tmp_path, language)


def test_a_hand_dealt_while_something_is_explained_is_told_when_play_goes_on(
    tmp_path: Path,
) -> None:
    """The first round of Casino with one more step in the place of the free play."""
    from playroom.engine.record import replace

    lesson = next(one for one in LESSONS if one.id == "casino-first")
    step = Do((note("casino-lesson-trail"), note("lesson-go-on")), "trail 2C")

    async def run(room: Inside) -> None:
        open_it(room, lesson)
        screen = screen_of(room)
        scripted = [one for one in lesson.steps if not isinstance(one, PlayOn)]
        screen.lesson = replace(lesson, steps=(*scripted[:-1], step))
        while screen._now() is not step:
            now = screen._now()
            before = len(room.lines)
            if isinstance(now, Tell):
                room.press("enter")
            elif isinstance(now, Press):
                room.press(room.app.keys.keys_of(now.command)[0])
            else:
                assert isinstance(now, Do)
                make_move(room, screen_of(room), now.text)
        told = room.lines[before:]
        assert told[0] == "Round 2 of 6."
        assert told[1].startswith("4 cards: 2 of clubs")

    inside(run, tmp_path)


@every_lesson
def test_a_lesson_can_be_left_and_leaves_nothing(tmp_path: Path, lesson: object) -> None:
    async def run(room: Inside) -> None:
        open_it(room, lesson)
        assert room.press("escape") == ["Nothing to cancel. Control S leaves the lesson."]
        assert room.press("c-s")[0] == "You leave the lesson; the next time it begins anew."
        assert room.table is None
        assert room.store.all() == []
        assert room.store.unfinished() == []

    inside(run, tmp_path)


@every_lesson
def test_the_key_that_is_asked_for_is_the_one_the_player_has(
    tmp_path: Path, lesson: object
) -> None:
    async def run(room: Inside) -> None:
        from playroom.shell.screens.keys import change

        steps = lesson.steps  # type: ignore[attr-defined]
        first = next(step for step in steps if isinstance(step, Press))
        change(room.app, first.command, ("f11",))
        open_it(room, lesson)
        while not isinstance(screen_of(room)._now(), Press):
            room.press("enter")
        assert "F11" in room.lines[-1]

    inside(run, tmp_path)
