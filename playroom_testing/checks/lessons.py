"""Lessons: every script is legal as it stands, is played through by keys, and its words are lines
for the ear.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from playroom.engine.lesson import Begin, Do, Lesson, LessonStep, Others, PlayOn, Press, Tell
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Note
from playroom.locale import Listener, Teller
from playroom.locale.teller import LENGTHS
from playroom.shell.keys import BY_NAME, key_note
from playroom.shell.menu import Choice
from playroom.shell.screens.lesson import (
    LessonScreen,
    bot_action,
    has_won,
    lesson_match,
    open_lesson,
)
from playroom_testing.hooks import Hooks
from playroom_testing.language.lint import lint
from playroom_testing.language.sayings import without_name
from playroom_testing.room import Inside, inside
from playroom_testing.walks import AnyGame, AnyMatch, names_of

MINUTES = 20
"""How long a lesson may take that is listened to at leisure: 150 words a minute, and 10 seconds to
find each key.
"""
MOST_PLAYS = 200
"""Plays after which what is played freely must be over."""
CHARACTERS = 120
"""How long a line of a lesson may be."""


def lines_of(step: LessonStep) -> tuple[Note, ...]:
    """The lines of a step, none for those that tell nothing of their own."""
    return step.lines if isinstance(step, (Tell, Press, Do, PlayOn)) else ()


def check_script(game: AnyGame, lesson: Lesson) -> None:
    """The table of a lesson is legal, its moves are legal where they stand, and it asks for keys
    that there are.
    """
    name = lesson.id
    refused = game.check_options(lesson.setup)
    assert refused is None, f"{name}: its table is refused: {refused}"
    begins = sum(isinstance(step, Begin) for step in lesson.steps)
    assert begins == 1, f"{name}: the first events are told {begins} times (`Begin`), not once"
    try:
        match = lesson_match(game, lesson, names_of(lesson.setup.seats))
    except ValueError as why:
        raise AssertionError(f"{name}: its cards cannot be dealt: {why}") from why
    for number, step in enumerate(lesson.steps, 1):
        place = f"{name}, step {number}"
        if isinstance(step, Press):
            assert step.command in BY_NAME, f"{place}: there is no command {step.command!r}"
        if isinstance(step, (Tell, Press, Do, PlayOn)):
            assert step.lines, f"{place}: nothing is said"
        if isinstance(step, (Do, Others)):
            _do(match, step, place)
        if isinstance(step, PlayOn):
            _play_on(match, lesson, step, place)


def _play_on(match: AnyMatch, lesson: Lesson, step: PlayOn, place: str) -> None:
    """Who follows the advice wins what is left of the match."""
    for _ in range(MOST_PLAYS):
        if match.outcome is not None:
            break
        seat = match.awaited()[0].seat
        action = bot_action(match, lesson, seat, step.level if seat else step.adviser)
        refused = match.submit(seat, action)
        assert refused is None, f"{place}: {action} of a bot is refused: {refused}"
    assert match.outcome is not None, f"{place}: there is no end within {MOST_PLAYS} plays"
    assert has_won(match), f"{place}: who follows the advice does not win: {match.outcome}"


def _do(match: AnyMatch, step: Do | Others, place: str) -> None:
    seat = step.seat if isinstance(step, Others) else 0
    try:
        refused = match.submit(seat, match.game.parse(step.text))
    except NotUnderstood as why:
        raise AssertionError(f"{place}: {step.text!r} is no move") from why
    assert refused is None, f"{place}: {step.text!r} of seat {seat} is refused: {refused}"


def check_lesson_words(game: AnyGame, lesson: Lesson, language: str, hooks: Hooks) -> None:
    """The words of a lesson can be said, and are lines for the ear, in every length."""
    teller = Teller(language, strict=True)
    setup = lesson.setup
    listener = Listener(0, names_of(setup.seats), game.sides(setup), game.pack_of(setup).words)
    problems = []
    for line in (line for step in lesson.steps for line in lines_of(step)):
        key = key_note("c")
        said = (
            line if line.get("key") is None else Note.of(line.id, {**dict(line.values), "key": key})
        )
        for length in LENGTHS:
            text = teller.tell(said, listener, length)
            wrong = [
                problem
                for problem in without_name(
                    lint(text, limit=False, lang=language), text, line.id, teller
                )
                if problem.split(":")[0] not in hooks.allowed
            ]
            if len(text) > CHARACTERS:
                wrong.append(f"more than {CHARACTERS} characters")
            problems += [f"{line.id} ({length}): {text!r}: {problem}" for problem in wrong]
    assert not problems, "\n".join(problems)


# -- by keys ---------------------------------------------------------------------------------------


def check_by_keys(game: AnyGame, lesson: Lesson, language: str) -> None:
    """A lesson is played through by keys to its end, in a room of its own, in which it leaves
    nothing; and it is not too long.
    """
    with TemporaryDirectory(prefix="playroom") as folder:

        async def run(room: Inside) -> None:
            open_lesson(room.app, game, lesson)
            steps = play_through(room)
            assert not room.app.announcer.teller.problems, room.app.announcer.teller.problems
            spoken = " ".join(text for text, _, _ in room.voice.said)
            minutes = len(spoken.split()) / 150 + steps / 6
            assert minutes < MINUTES, (
                f"{lesson.id} takes {minutes:.0f} minutes, more than {MINUTES}"
            )
            assert not room.store.all(), f"{lesson.id} is kept as a game"

        inside(run, Path(folder), language)


def play_through(room: Inside) -> int:
    """Does what the open lesson asks for, to its end; the number of steps."""
    steps = 0
    for screen in screens(room):
        now, before = screen._now(), screen.step
        for line in screen._lines:
            said = room.app.announcer.line(line)
            assert said in room.lines, f"step {before + 1} has not said: {said}"
        follow(room, screen)
        last = " / ".join(room.lines[-4:])
        assert screen.step > before, f"step {before + 1}, {now}, is not done by its keys: {last}"
        steps += 1
    return steps


def screens(room: Inside) -> Iterator[LessonScreen]:
    """The screen of the open lesson, again and again, until the lesson is over."""
    while True:
        lessons = [screen for screen in room.app.screens if isinstance(screen, LessonScreen)]
        if not lessons:
            return
        yield lessons[-1]


def follow(room: Inside, screen: LessonScreen) -> None:
    """Does what the step of a lesson asks for."""
    now = screen._now()
    if isinstance(now, Tell):
        room.press("enter")
    elif isinstance(now, Press):
        room.press(room.app.keys.keys_of(now.command)[0])
    elif isinstance(now, PlayOn):
        play_on(room, screen, now)
    else:
        make_move(room, screen, now.text)


def play_on(room: Inside, screen: LessonScreen, now: PlayOn) -> None:
    """Asks for advice and follows it, to the end of the match."""
    for _ in range(MOST_PLAYS):
        if screen.match.outcome is not None:
            return
        assert room.press("w"), "no advice"
        make_move(room, screen, screen.game.format(screen.advised(now)))


def keys_for(screen: LessonScreen, text: str) -> tuple[str, list[str]]:
    """What is typed and which keys are pressed for a move, as a player does it: a number, or the
    cursor and marks; else typed in the words of the player.
    """
    action, view = screen.game.parse(text), screen.view()
    points = getattr(action, "points", None)
    if screen.table.wants_number(view) and isinstance(points, int):
        return str(points), []
    chosen = getattr(action, "cards", None) or (getattr(action, "card", None),)
    cards = [item.card for item in screen.zones()[0].items]
    if all(card in cards[:10] for card in chosen):
        keys = ["home"] if len(chosen) == 1 else []
        for card in chosen:
            keys.append("0123456789"[(cards.index(card) + 1) % 10])
            if len(chosen) > 1:
                keys.append("space")
        return "", [*keys, "enter"]
    return "/" + screen.typed_moves.typing().spoken(text), []


def make_move(room: Inside, screen: LessonScreen, text: str) -> None:
    """Makes the move by keys; where several moves use the same cards and another one comes first,
    typed.
    """
    typed, keys = keys_for(screen, text)
    before = screen.match.sequence
    if typed:
        room.text(typed)
        return
    room.press(*keys)
    if isinstance(room.app.screens[-1], Choice):
        room.press("enter")
    if screen.match.sequence == before:
        room.press("escape")
        room.text("/" + screen.typed_moves.typing().spoken(text))
