"""Silence is a bug, on every screen there is: menus, lists, questions, typing, lessons, replay, the
first start.

Every key of the keyboard (letters, signs, function keys, Control, Alt and Shift with others) on
every screen opened anew; what a key begins to type is answered by its own echo, and with the room's
own voice it is said.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from playroom.engine.notes import note
from playroom.engine.registry import find_game, game_ids
from playroom.shell.screens.lesson import LessonScreen, lessons
from playroom.shell.shell import Screen
from playroom.speech import Abilities
from tests.conftest import THOROUGH
from tests.shell.inside import Inside, inside
from tests.shell.kept import finished_game
from tests.shell.test_ear import menu_ways
from tests.shell.test_help import ALL_KEYS

MORE_KEYS = [
    "c-c",
    "c-d",
    "c-s",
    "c-up",
    "c-down",
    "s-left",
    "s-right",
    "s-home",
    "s-end",
    "c-home",
    "c-end",
    "c-pageup",
    "c-pagedown",
    *(f"a-{c}" for c in "abcehlrsw1."),
    *(f"s-f{n}" for n in range(1, 13)),
    *(f"c-f{n}" for n in (1, 4, 12)),
    "c-space",
    "ñ",
    "Ñ",
    "á",
    "¿",
    "ß",
    "/",
    "|",
    "~",
    "`",
    "^",
]
KEYS = [*dict.fromkeys([*ALL_KEYS, *MORE_KEYS])]
every_language = pytest.mark.parametrize("language", ["en", "es"])


def press_every_key(
    room: Inside, fresh: Callable[[], Screen], name: str, keys: Sequence[str] = KEYS
) -> int:
    """Presses every key on the screen made anew each time; the number that was answered."""
    answered = 0
    for key in keys:
        room.stream.seek(0)
        room.stream.truncate()  # reading again all that was said before would take most of the time
        screen = fresh()
        room.app.announcer.speech = room.voice  # F5 takes another one
        if screen.starts_text(key):
            room.voice.said.clear()
            room.app.settings.speech_mode = "tts"
            room.app.announcer.writer.echo(key, key)
            room.app.settings.speech_mode = "off"
            assert room.voice.said or len(key) != 1, (name, key)
            continue
        room.stopped = False
        lines = room.press(key)
        assert lines, f"silence after {key} on {name}"
        assert not room.faults(), (name, key, room.faults())
        assert all(len(line) >= 3 and any(c.isalpha() for c in line) for line in lines), (
            name,
            key,
            lines,
        )
        assert not any(
            "words for it are missing" in line or "faltan las palabras" in line for line in lines
        ), (
            name,
            key,
        )
        answered += 1
    return answered


def ways(room: Inside, folder: Path) -> dict[str, Callable[[], object]]:
    """How to open every screen that is no menu of items (those are in `menu_ways`)."""
    from playroom.engine.options import Setup
    from playroom.shell.keys import BY_NAME
    from playroom.shell.menu import Choice, Reader, YesNo
    from playroom.shell.prompt import Prompt
    from playroom.shell.screens.archive import open_replay
    from playroom.shell.screens.counting import Counting
    from playroom.shell.screens.first_menu import open_help
    from playroom.shell.screens.first_run import FirstRun
    from playroom.shell.screens.keys import Capture
    from playroom.shell.screens.rules import Rulebook, chapters_of

    app, line = room.app, note("shell-cancelled")
    say = partial(app.announcer.reply, line)
    casino = find_game("casino")
    game = find_game("cribbage")

    def counting(clocked: bool, asked: bool) -> None:
        screen = Counting(app, game, clocked)
        app.push(screen)
        if asked:
            screen.key("enter")

    def answered() -> None:
        counting(False, True)
        app.front.text("3")

    def in_help(of: Callable[[], object]) -> None:
        of()
        room.press("?")

    def replay_end() -> None:
        open_replay(app, app.store.finished(1)[0].id)
        room.press("end")

    return {
        "reader": lambda: app.push(Reader(app, line, [line, line])),
        "choice": lambda: app.push(Choice(app, line, [(line, say), (line, say)])),
        "question": lambda: app.push(YesNo(app, line, say)),
        "typing": lambda: app.push(Prompt(app, line, lambda text: say())),
        "new key": lambda: app.push(Capture(app, BY_NAME["count"])),
        "first help": lambda: open_help(app),
        "first start": lambda: app.push(FirstRun(app, True, True)),
        "rules": lambda: app.push(Rulebook(app, casino, chapters_of(casino, Setup.of(2)))),
        "counting begins": lambda: counting(False, False),
        "counting asks": lambda: counting(True, True),
        "counting answered": answered,
        "help of the room": lambda: in_help(lambda: None),
        "help of counting": lambda: in_help(lambda: counting(False, False)),
        "replay": lambda: open_replay(app, app.store.finished(1)[0].id),
        "end of a replay": replay_end,
        "help of a replay": lambda: in_help(lambda: open_replay(app, app.store.finished(1)[0].id)),
    }


def left_open(room: Inside, first: Screen) -> Callable[[], Screen]:
    """Puts the screen that is in front now back to its first place, in the language of now, instead
    of opening it anew: for menus, which are opened through others.
    """
    app = room.app
    language, teller, place = app.language, app.announcer.teller, list(app.screens)

    def again() -> Screen:
        app.language, app.announcer.teller = language, teller
        app.screens[:] = place
        setattr(first, "at", 0)  # noqa: B010 - only menus have places
        return first

    return again


def back(room: Inside, to: Screen) -> None:
    """Everything in front of a screen goes; the screen comes back if it has gone itself."""
    while room.app.screens and room.app.screens[-1] is not to and to in room.app.screens:
        room.app.pop(room.app.screens[-1])
    if to not in room.app.screens:
        room.app.put(to)


@every_language
def test_every_key_is_answered_on_every_screen_of_the_room(tmp_path: Path, language: str) -> None:
    finished_game(tmp_path)

    async def run(room: Inside) -> None:
        room.voice.abilities = Abilities(
            "ao2", "Speech Dispatcher", frozenset(("rate", "pitch", "volume", "voice"))
        )
        room.deal(seed="3")
        room.press("c-s")
        room.open_room()
        bottom, teller = room.app.front, room.app.announcer.teller
        lists = menu_ways(room)

        def reset() -> None:
            room.app.language = language
            room.app.announcer.teller = teller
            back(room, bottom)

        def opened(way: Callable[[], object]) -> Screen:
            reset()
            way()
            return room.app.front

        some = [name for name in lists if THOROUGH or not name.startswith(("kind ", "game "))]
        some += [] if THOROUGH else ["kind play", "game cribbage"]
        if (
            language == "en" and not THOROUGH
        ):  # the keys are the same in both languages, and one of them has had them all
            some = ["room", "settings", "resume"]
        count = 0
        for name in some:
            count += press_every_key(room, left_open(room, opened(lists[name])), name)
        for name, way in ways(room, tmp_path).items():
            count += press_every_key(room, partial(opened, way), name)
        assert count > (3000 if language == "es" or THOROUGH else 2000)

    inside(run, tmp_path, language)


@pytest.mark.parametrize("language", ["en", "es"] if THOROUGH else ["es"])
@pytest.mark.parametrize("game", game_ids())
def test_every_key_is_answered_in_a_lesson(tmp_path: Path, game: str, language: str) -> None:
    """At the first step that tells, that asks for a key, that asks for a move; in every step when
    thorough.
    """
    from playroom.shell.players import bot_names

    async def run(room: Inside) -> None:
        from playroom.shell.screens.lesson import lesson_match

        room.open_room()
        bottom = room.app.front
        rules, lesson = next(one for one in lessons() if one[0].id == game)
        names = ["Tú", *bot_names(room.app.announcer.teller)][: lesson.setup.seats]
        seen: set[type] = set()
        at = 0
        while True:
            made: list[LessonScreen] = []

            def fresh(at: int = at, made: list[LessonScreen] = made) -> LessonScreen:
                back(room, bottom)
                screen = LessonScreen(room.app, lesson_match(rules, lesson, names), lesson)
                room.app.put(screen)
                screen.begin()
                while screen.step < at:
                    now = screen._now()
                    if hasattr(now, "text"):
                        screen.do(rules.parse(now.text))
                    else:
                        screen._on()
                made[:] = [screen]
                return screen

            screen = fresh()
            now = screen._now()
            at = screen.step
            if THOROUGH or type(now) not in seen:
                seen.add(type(now))
                assert press_every_key(room, fresh, f"{game} {at} {type(now).__name__}") > 100
            if at + 1 >= len(lesson.steps) or (not THOROUGH and len(seen) == 3):
                break
            at += 1
        assert len(seen) == 3

    inside(run, tmp_path, language)
