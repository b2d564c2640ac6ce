"""Rows of bindings: which one a key finds, what a family of screens shares; and what a key leaves
to be done when it is done with.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from playroom.shell.bindings import DIGITS, EVERY, OTHERS, Bind, Rows, rows_of
from playroom.shell.capabilities import HOME
from playroom.shell.keys import KeyMap
from playroom.shell.shell import Screen
from tests.shell.inside import Inside, inside

KEYS = KeyMap()


def nothing(screen: Screen, key: str = "") -> None:
    """What none of these rows is asked to do."""


class First(Screen):
    """A screen with a command, a key of its own, and one that the machine must allow."""

    def act(self) -> bool:
        """Enter."""
        return True

    bindings = (
        Bind("act", act),
        Bind("own", nothing, keys=("x",), needs="files"),
        Bind("export", nothing),
    )


class Second(First):
    """The same with another method, one row more and one less."""

    def act(self) -> bool:
        return False

    bindings = (Bind("more", nothing, keys=("m",)), Bind("own", None))


def found(rows: tuple[Bind, ...], key: str, where: str = "table") -> str | None:
    row = Rows(rows).find(KEYS, where, key)
    return None if row is None else row.what


def test_a_key_finds_the_screens_own_row_then_its_command_then_its_class() -> None:
    rows = (
        Bind("count", nothing),
        Bind("digit", nothing, keys=DIGITS),
        Bind("rest", nothing, keys=OTHERS),
    )
    assert found(rows, "c") == "count"
    assert found(rows, "C") == "count"  # a capital that has no command of its own
    assert found((*rows, Bind("mine", nothing, keys=("c",))), "c") == "mine"
    assert found(rows, "3") == "digit"
    assert found(rows, "x") == "rest"
    assert found(rows, "t") is None  # another command's, which the screen has not
    assert found((*rows, Bind("all", nothing, keys=EVERY)), "t") == "all"


def test_a_screen_has_the_rows_of_its_family_as_it_does_them_itself() -> None:
    first, second = rows_of(First, HOME).named, rows_of(Second, HOME).named
    assert list(first) == ["act", "own", "export", "cancel"]
    assert list(second) == ["more", "act", "export", "cancel"]
    assert first["act"].act is First.act
    assert second["act"].act is Second.act


def test_a_row_that_is_not_allowed_is_not_there() -> None:
    assert list(rows_of(First, replace(HOME, files=False)).named) == ["act", "cancel"]


def test_what_a_key_leaves_is_done_after_it_in_order(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        app, done = room.app, list[str]()

        def leave(name: str, *more: str) -> None:
            done.append(name)
            for one in more:
                app.afterwards(lambda one=one: done.append(one))  # type: ignore[misc]

        def answer(key: str) -> None:
            app.afterwards(lambda: leave("first", "of first", "of first too"))
            app.afterwards(lambda: leave("second"))
            leave(key)

        app.answer_key(answer, "key")
        assert done == ["key", "first", "of first", "of first too", "second"]
        app.afterwards(lambda: leave("at once"))
        assert done[-1] == "at once"  # no key is being answered

    inside(run, tmp_path)


def test_what_breaks_after_a_key_is_told_and_the_rest_is_done(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        app, done = room.app, list[str]()

        def broken() -> None:
            raise ValueError("broken")

        def answer(key: str) -> None:
            app.afterwards(broken)
            app.afterwards(lambda: done.append(key))

        app.answer_key(answer, "key")
        assert done == ["key"]
        assert [line for line in room.lines if "went wrong" in line] == room.lines
        assert room.lines

    inside(run, tmp_path)


def test_a_play_is_asked_of_the_chair_when_the_key_is_done_with(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal(seed="7")
        await room.settle()
        before = room.match.sequence
        room.press("1", "space", "2", "space")
        room.app.answer_key(lambda key: _still(room, key, before), "enter")
        assert room.match.sequence > before  # and kept, and told
        assert room.lines[-1]

    def _still(room: Inside, key: str, before: int) -> None:
        lines = len(room.lines)
        room.table.key(key)
        assert (room.match.sequence, len(room.lines)) == (before, lines)

    inside(run, tmp_path)
