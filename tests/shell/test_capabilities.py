"""What a machine does not allow is told by nothing: on no screen a row, a line of help, a word
after the slash or an item of a menu remains of it, and no key stumbles over what is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import partial
from pathlib import Path

import pytest

from playroom.engine.notes import Clean, Note, note
from playroom.locale import LANGUAGES
from playroom.shell.capabilities import HOME, Capabilities
from playroom.shell.command_words import words_of
from playroom.shell.keys import COMMANDS
from playroom.shell.menu import Menu
from playroom.shell.screens.help import helped, words_line
from playroom.shell.screens.lesson import lessons, open_lesson
from playroom.shell.shell import Screen
from playroom.shell.table.history import open_history
from playroom.speech import Abilities
from tests.shell.inside import Inside, inside
from tests.shell.kept import finished_game
from tests.shell.test_ear import menu_ways
from tests.shell.test_every_screen import left_open, press_every_key, ways

NOTHING = Capabilities(**{field.name: False for field in fields(Capabilities)})
ROWS = {
    "files": ("export", "history-export"),
    "voice": ("speech",),
    "sounds": ("sounds",),
    "games": (),
    "rooms": (),
    "leave": ("leave",),
    "signals": (),
    "terminal": (),
}
"""What keys and words do only where it is allowed."""
ITEMS = {
    "files": ("archive-text",),
    "voice": ("setting-voice", "setting-wait_for_voice"),
    "sounds": ("sounds-open", "sounds-learn"),
    "games": ("room-game", "room-resume", "room-archive", "room-statistics"),
    "rooms": ("room-others",),
    "leave": ("room-quit",),
    "signals": (),
    "terminal": ("setting-keys", "setting-theme", "setting-cursor", "setting-bell"),
}
"""Items of menus likewise."""
OF_VOICES = ("voices", "voice list")
OF_SOUNDS = ("sounds", "all sounds")
"""Screens to which nothing leads then."""
WAYS_OUT = ("Control D", "Control C")
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_lack = pytest.mark.parametrize(
    "may",
    [NOTHING, *(replace(HOME, **{field.name: False}) for field in fields(Capabilities))],
    ids=["nothing", *(field.name for field in fields(Capabilities))],
)


def missing(may: Capabilities) -> list[str]:
    """The capabilities that are not given."""
    return [field.name for field in fields(may) if not may.allow(field.name)]


def every_screen(room: Inside, folder: Path) -> Iterator[tuple[str, Callable[[], object]]]:
    """How to open every screen over the first menu, which is in front."""
    app = room.app
    for name, way in menu_ways(room).items():
        if not name.startswith(("kind ", "game ")) or name in ("kind play", "game cribbage"):
            yield name, way
    yield from ways(room, folder).items()
    yield "lesson", partial(open_lesson, app, *lessons()[0])

    def table() -> None:
        room.deal(seed="3")

    def history() -> None:
        table()
        open_history(app, room.table.chair)

    yield "table", table
    yield "history", history


def notes_of(screen: Screen) -> list[Note]:
    """Everything that the items of a menu say."""
    if not isinstance(screen, Menu):
        return []
    told = [one.note() for one in screen.items]
    return told + [one.about() for one in screen.items if one.about is not None]


@every_lack
def test_no_row_no_help_no_word_and_no_item_remains_of_what_is_not_allowed(
    tmp_path: Path, may: Capabilities
) -> None:
    finished_game(tmp_path)
    gone = [name for lack in missing(may) for name in ROWS[lack]]
    items = [name for lack in missing(may) for name in ITEMS[lack]]

    async def run(room: Inside) -> None:
        app = room.app
        room.open_room()
        bottom, line = app.front, app.announcer.line
        seen: set[str] = set()
        for name, way in every_screen(room, tmp_path):
            while app.front is not bottom:
                app.pop(app.front)
            way()
            screen = app.front
            seen |= {row.what for row in (*screen.rows.all, *app.rows.all)}
            assert not {row.what for row in (*screen.rows.all, *app.rows.all)} & set(gone), name
            told = " ".join(line(one.line) for one in helped(app, screen))
            words = line(words_line(app, screen)).rstrip(".").split(": ")[1].split(", ")
            for what in gone:
                assert line(note(f"key-{what}")).rstrip(".") not in told, (name, what)
                only = words_of("en", what) - words_of("en", "resign")
                assert not only & set(words), (name, what)
            said = notes_of(screen)
            if may.sounds or name not in OF_SOUNDS:
                assert not [one for one in said if one.id in items], name
            if not may.leave:
                assert not any(out in line(one) for one in said for out in WAYS_OUT), name
            if not may.files:
                assert not any("file" in line(one) for one in said), name
            if not may.voice and name not in OF_VOICES:
                assert not any("voice" in line(one).casefold() for one in said), name
        at_home = {name for names in ROWS.values() for name in names}
        assert at_home - seen == set(gone)  # and what is allowed is there

    inside(run, tmp_path, may=may)


@every_language
def test_the_words_of_what_is_not_allowed_are_unknown(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.deal(seed="3")
        await room.settle()
        for command in COMMANDS:
            if not command.needs:
                continue
            for word in words_of(language, command.name):
                if command.name == "leave" and word in words_of(language, "resign"):
                    continue
                said = room.text(f"/{word}")
                unknown = note("shell-no-word", text=Clean.of(word))
                assert said == [room.app.announcer.line(unknown)], word
        assert not room.stopped

    inside(run, tmp_path, language, may=NOTHING)


@every_language
def test_no_key_stumbles_and_no_path_is_told_where_nothing_is_allowed(
    tmp_path: Path, language: str
) -> None:
    finished_game(tmp_path)
    heard: list[str] = []

    async def run(room: Inside) -> None:
        app = room.app
        room.open_room()
        room.voice.abilities = Abilities("ao2", "Speech Dispatcher", frozenset(("rate", "voice")))
        bottom, teller = app.front, app.announcer.teller
        fault = app.announcer.line(note("shell-fault-without-files"))
        press = room.press

        def pressed(*keys: str) -> list[str]:
            lines = press(*keys)
            heard.extend(lines)
            assert fault not in lines, keys
            return lines

        room.press = pressed  # type: ignore[method-assign]

        def opened(way: Callable[[], object]) -> Screen:
            app.language, app.announcer.teller = language, teller
            while app.screens and app.front is not bottom:
                app.pop(app.front)
            if not app.screens:
                app.put(bottom)
            way()
            return app.front

        for name, way in list(every_screen(room, tmp_path)):
            first = opened(way)
            fresh = left_open(room, first) if isinstance(first, Menu) else partial(opened, way)
            press_every_key(room, fresh, name)
            assert not room.stopped, name

    inside(run, tmp_path, language, may=NOTHING)
    assert len(heard) > 2000
    assert not [line for line in heard if str(tmp_path) in line]
