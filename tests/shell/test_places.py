"""The cursor of a list stays on its item, whatever comes, goes or changes its line; leaving a game
goes to where it is taken up again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.engine.notes import Clean, note
from playroom.engine.registry import find_game
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.screens.first_menu import Left, Room, open_resume
from playroom.shell.screens.lesson import LessonScreen, lessons
from tests.shell.inside import Inside, inside
from tests.shell.kept import finished_game


def menu_of(room: Inside) -> Menu:
    front = room.app.front
    assert isinstance(front, Menu)
    return front


def play_from_menu(room: Inside, game: str) -> None:
    """Goes to a game in the first menu and begins one."""
    menu = menu_of(room)
    wanted = note("room-game", game=note(f"{game}-name"))
    menu.at = next(at for at, one in enumerate(menu.items) if one.note() == wanted)
    room.press("enter", "enter")


@pytest.mark.parametrize("language", ["en", "es"])
def test_leaving_a_game_goes_to_resume_and_says_so(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        play_from_menu(room, "casino")
        await room.settle()
        lines = room.press("c-s")
        resume = menu_of(room).current().note()
        assert lines[-1] == room.app.announcer.line(resume)
        assert resume.id == "room-resume-one"
        assert "Casino" in lines[-1]
        room.press("enter")
        await room.settle()
        assert room.table is not None, "one Enter goes on where one was"
        room.press("c-s")
        play_from_menu(room, "escoba")
        await room.settle()
        room.press("c-s")
        assert menu_of(room).current().note().id == "room-resume"
        room.press("enter")
        assert isinstance(room.app.front, Left), "of two games one is chosen"

    inside(run, tmp_path, language)


def test_a_game_that_is_over_leaves_the_cursor_on_its_game(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        play_from_menu(room, "casino")
        for _ in range(600):
            await room.settle()
            table = room.table
            if table.chair.outcome is not None:
                break
            table.do(next(iter(table.game.choices(table.view()))))
        assert room.press("c-s")[-1] == "Play Casino."
        assert any(one.note().id == "room-archive" for one in menu_of(room).items)

    inside(run, tmp_path)


@pytest.mark.parametrize("language", ["en", "es"])
def test_after_a_lesson_and_a_game_one_is_back_at_the_lessons(
    tmp_path: Path, language: str
) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        first = menu_of(room)
        first.at = next(at for at, one in enumerate(first.items) if one.note().id == "room-lessons")
        room.press("enter", "enter")
        screen = room.app.front
        assert isinstance(screen, LessonScreen)
        screen._away()
        from playroom.shell.screens.table_plan import open_game

        open_game(room.app, lessons()[0][0])  # as at the end of the lesson
        room.press("enter")
        await room.settle()
        lines = room.press("c-s")
        lesson = note("lesson-item", game=note(f"{lessons()[0][0].id}-name"))
        assert lines[-1] == room.app.announcer.line(lesson)
        back = room.press("escape")
        assert isinstance(room.app.front, Room)
        assert back == [room.app.announcer.line(note("room-lessons", count=1))]

    inside(run, tmp_path, language)


def test_a_game_that_was_resumed_and_left_is_where_the_cursor_is(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        for game in ("casino", "escoba", "cribbage"):
            play_from_menu(room, game)
            await room.settle()
            room.press("c-s")
        room.press("enter", "end")
        left = menu_of(room)
        oldest = left.current().note().get("game")
        assert oldest == note("casino-name")
        room.press("enter")
        await room.settle()
        table = room.table
        table.do(next(iter(table.game.choices(table.view()))))
        await room.settle()
        room.press("c-s")
        assert room.app.front is left
        assert left.current().note().get("game") == oldest

    inside(run, tmp_path)


def test_the_cursor_stays_on_its_item_whatever_comes_and_goes(tmp_path: Path) -> None:
    def named(name: str, key: str = "", count: int = 0) -> MenuItem:
        line = note("others-known-other", name=Clean.of(name), count=count)
        return item(line, key=key)

    async def run(room: Inside) -> None:
        shown = [named("a"), named("b"), named("c", "seat 2"), named("d", "seat 3")]
        menu = Menu(room.app, note("shell-cancelled"), lambda: shown)
        room.app.put(menu)
        menu.at = 1
        assert menu.current() is shown[1]
        shown.insert(0, named("new"))
        assert (menu.at, menu.current().note().get("name")) == (2, "b")
        menu.at = 3
        assert menu.current().key == "seat 2"
        shown[3] = named("somebody else", "seat 2", 9)
        shown.insert(0, named("newer"))
        assert menu.current().key == "seat 2", "by its key, whatever its line says now"
        del shown[menu.at]
        assert menu.current().key == "seat 3", "gone: what stands there now"
        shown[:] = [named("only")]
        assert menu.at == 0

    inside(run, tmp_path)


def test_a_line_that_is_the_only_one_of_its_kind_is_found_with_other_values(
    tmp_path: Path,
) -> None:
    async def run(room: Inside) -> None:
        games = [item(note("room-game", game=note(f"{g}-name"))) for g in ("casino", "escoba")]
        shown = [games[0], item(note("setup-seats", count=5))]
        menu = Menu(room.app, note("shell-cancelled"), lambda: shown)
        menu.at = 1
        menu.say()
        shown[:] = [*games, item(note("setup-seats", count=6))]
        assert (menu.at, menu.current().note()) == (2, note("setup-seats", count=6))

    inside(run, tmp_path)


def test_throwing_a_game_away_takes_the_one_that_is_heard(tmp_path: Path) -> None:
    """A game that comes in above while the list is open does not slide under the key."""

    async def run(room: Inside) -> None:
        room.deal("casino")
        room.press("c-s")
        room.open_room()
        open_resume(room.app)
        left = menu_of(room)
        heard = left.current().key
        room.deal("escoba")
        room.app.pop(room.table)
        assert room.app.front is left
        assert len(left.items) == 2
        room.press("delete", "enter")
        assert [kept.id == heard for kept in room.store.unfinished()] == [False]
        assert find_game("escoba").id == room.store.unfinished()[0].game

    inside(run, tmp_path)


def test_the_archive_is_walked_from_where_one_was(tmp_path: Path) -> None:
    finished_game(tmp_path)

    async def run(room: Inside) -> None:
        room.open_room()
        first = menu_of(room)
        first.at = next(
            at for at, one in enumerate(first.items) if one.note().id == "room-statistics"
        )
        first.say()
        room.deal("casino")
        room.app.pop(room.table)
        assert room.app.front is first
        assert first.current().note().id == "room-statistics", "Resume came in above"

    inside(run, tmp_path)
