"""A key or a line that comes while a screen is being opened waits for it, at any shell: at home, by
SSH and on a page, served or by itself, all of which take keys by `App.key`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.notes import Clean, Note, note
from playroom.room.table.running import enter_table
from playroom.shell.app import HELD
from playroom.shell.bindings import Bind
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.prompt import Prompt
from playroom.shell.room.joining import Waiting
from playroom.shell.screens.meanwhile import Meanwhile
from playroom.shell.shell import Screen
from tests import clock
from tests.shell.inside import Inside, inside
from tests.web.kit import House, in_house

TITLE = note("plain-name", name=Clean.of("Tables"))


def menu(room: Inside, done: list[str], names: str = "abc") -> Menu:
    """A list that tells what was taken."""
    names_of = {name: note("plain-name", name=Clean.of(name)) for name in names}
    items = [item(what, partial(done.append, name)) for name, what in names_of.items()]
    return Menu(room.app, TITLE, lambda: items)


def waiting(room: Inside) -> Waiting:
    """Something is being opened."""
    return Waiting(room.app, note("guest-wait"), lambda: None)


def working(room: Inside) -> Meanwhile:
    """A game is being opened on a slow disk."""
    return Meanwhile(room.app, note("table-opening"))


@pytest.mark.parametrize("made", [waiting, working])
@pytest.mark.parametrize(
    ("keys", "taken"),
    [(["enter"], ["a"]), (["enter", "enter"], ["a"]), (["down", "down", "enter"], ["c"])],
)
def test_keys_wait_for_the_list(
    tmp_path: Path, made: Callable[[Inside], Screen], keys: list[str], taken: list[str]
) -> None:
    async def run(room: Inside) -> None:
        done: list[str] = []
        front = made(room)
        room.app.push(front)
        for key in keys:
            assert room.press(key), "a key is never without an answer"
        assert not done
        room.app.pop(front)
        assert front.ready is not None
        front.ready.set()
        room.app.push(menu(room, done))
        await settled(room)
        assert done == taken

    inside(run, tmp_path)


def test_a_line_waits_for_the_question(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        said: list[str] = []
        front = waiting(room)
        room.app.push(front)
        room.text("Ana")
        room.app.pop(front)
        room.app.push(Prompt(room.app, TITLE, said.append))
        await settled(room)
        assert said == ["Ana"]

    inside(run, tmp_path)


def test_nothing_goes_to_what_was_there_before_or_comes_too_late(tmp_path: Path) -> None:
    async def run() -> None:
        room = Inside(tmp_path)
        done: list[str] = []
        room.app.push(menu(room, done))
        front = waiting(room)
        room.app.push(front)
        room.press("enter", "escape")
        await settled(room)
        assert not done, "it was given up"
        room.app.push(waiting(room))
        room.press("enter")
        await clock.passes(HELD + 1)
        room.app.pop(room.app.front)
        room.app.push(menu(room, done, "xyz"))
        await settled(room)
        assert not done, "it was too long ago"
        room.close()

    clock.run(run())


class Answered(Menu):
    """A list that stays while something is asked for, like that of the tables of a room."""

    asking = True
    label = "a"

    def __init__(self, room: Inside, done: list[str]) -> None:
        self.ready = asyncio.Event()

        def items() -> list[MenuItem]:
            names = (self.label, "b")
            names_of = {name: note("plain-name", name=Clean.of(name)) for name in names}
            return [item(what, partial(done.append, name)) for name, what in names_of.items()]

        super().__init__(room.app, TITLE, items)

    @property
    def opening(self) -> Note | None:  # type: ignore[override]
        return note("guest-wait") if self.asking else None

    def run(self, row: Bind, key: str = "") -> bool:
        return (row.what != "act" or not self.asking) and super().run(row, key)

    def answer(self) -> None:
        assert self.ready is not None
        self.asking = False
        self.ready.set()


def test_enter_waits_for_an_answer_that_opens_nothing_and_means_the_item_it_was_on(
    tmp_path: Path,
) -> None:
    async def run(room: Inside) -> None:
        done: list[str] = []
        for changed in (False, True):
            front = Answered(room, done)
            room.app.push(front)
            assert "One moment" in room.press("enter", "enter")[-1]
            front.label = "c" if changed else "a"
            front.answer()
            before = len(room.lines)
            await settled(room)
            assert done == ["a"]
            assert room.lines[before:] == (["c."] if changed else [])

    inside(run, tmp_path)


async def settled(room: Inside) -> None:
    """Lets what waits go on."""
    for _ in range(6):
        await asyncio.sleep(0)


@pytest.mark.parametrize("shown", [False, True], ids=["before One moment is there", "on it"])
def test_enter_on_enter_begins_a_game_on_the_page(
    tmp_path: Path, shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Name, Enter, Enter: whatever time the chair takes to be made."""
    made: list[Callable[[], None]] = []

    def late(*asked: Any) -> None:
        made.append(lambda: enter_table(*asked))

    monkeypatch.setattr("playroom.doors.arriving.enter_table", late)

    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as ana:
            await ana.until(lambda: ana.screen.get("line", {}).get("asks"))
            await ana.send(text="Ana")
            if shown:
                await ana.until(lambda: ana.listed == ["One moment"])
                await ana.send(choose=["list", "again"])
            else:
                await ana.send(text="")
            await ana.hear("One moment")
            await house.until(lambda: made)
            made[0]()
            await ana.until(lambda: ana.zone())

    in_house(tmp_path, run, bots=1)
