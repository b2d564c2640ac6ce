"""A play on the page: the first Enter or touch of a card tells what it would do, the second one
does it, and a card that the focus fell on is never played by the key before.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.doors.page.page_app import MAY
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.table import Item
from playroom.page.describing import stand
from playroom.shell.menu import Choice, YesNo
from tests.shell.inside import Inside, inside
from tests.web.test_describing import act


def own_card(room: Inside) -> Item | None:
    """A card of the hand that Enter would do something with by itself."""
    table, view = room.table.table, room.table.view()
    for item in room.table.zones()[0].items:
        plays = table.act(view, (), item)
        if isinstance(plays, tuple) and plays != table.act(view, (), None):
            return item
    return None


def acts(room: Inside) -> int:
    """How many actions were done at the table."""
    return len(room.table.chair.events())


@pytest.mark.parametrize("game", game_ids())
def test_the_first_enter_tells_and_the_second_plays(tmp_path: Path, game: str) -> None:
    async def run(room: Inside) -> None:
        played = find_game(game)
        room.open_table(played, Setup.of(played.seats.start, {}))
        await room.settle()
        tried = 0
        for _ in range(30):
            item = own_card(room)
            if item is not None and room.app.front is room.table:
                tried += 1
                before = acts(room)
                stand(room.app, "hand", item.key)
                told = room.press("enter")
                assert acts(room) == before, "the first one plays nothing"
                if isinstance(room.app.front, Choice):
                    assert told[0], "the list tells what it is of"
                else:
                    assert told[0].endswith(". Again to do it.")
                    stand(room.app, "hand", item.key)  # the page tells with every key where one is
                room.press("enter")
                if isinstance(room.app.front, YesNo):  # the game asks besides
                    room.press("enter")
                await room.settle()
                assert acts(room) > before
            elif room.table.chair.outcome is not None:
                break
            else:
                await act(room)
                await room.settle()
        assert tried > 2

    inside(run, tmp_path, may=MAY)


def test_many_enters_lay_no_card_that_was_not_told(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("escoba")
        await room.settle()
        for _ in range(8):
            zone, key = room.table.cursor
            heard = room.app.front is not room.table or room.table._cursor._heard == key
            before = acts(room)
            stand(room.app, zone, key)
            room.press("enter")
            await room.settle()
            assert heard or acts(room) == before, "a card was laid that nothing had told"

    inside(run, tmp_path, may=MAY)


def test_what_was_told_of_another_card_does_not_count(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("escoba")
        await room.settle()
        before = acts(room)
        for place in (0, 1, 0, 1):
            stand(room.app, "hand", room.table.zones()[0].items[place].key)
            room.press("enter")
            if isinstance(room.app.front, Choice):
                room.press("escape")
            await room.settle()
        assert acts(room) == before

    inside(run, tmp_path, may=MAY)


def test_z_tells_what_the_next_enter_does(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("cribbage")
        await room.settle()
        for key in ("1", "space", "2", "space", "enter"):
            room.press(key)
        await room.settle()
        assert own_card(room) is not None
        before = acts(room)
        room.press("z")
        zone, key = room.table.cursor
        stand(room.app, zone, key, fell=True)
        room.press("enter")
        await room.settle()
        assert acts(room) > before

    inside(run, tmp_path, may=MAY)


def test_one_press_plays_where_one_went_and_not_where_the_focus_fell(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("cribbage")
        await room.settle()
        for key in ("1", "space", "2", "space", "enter"):
            room.press(key)
        await room.settle()
        item = own_card(room)
        assert item is not None
        before = acts(room)
        stand(room.app, "hand", item.key, fell=True)
        room.press("enter")
        assert acts(room) == before
        other = next(one for one in room.table.zones()[0].items if one.key != item.key)
        stand(room.app, "hand", other.key, fell=True)
        stand(room.app, "hand", item.key)
        room.press("enter")
        await room.settle()
        assert acts(room) > before

    inside(run, tmp_path, may=MAY, one_press=True)


@pytest.mark.parametrize("one_press", [False, True])
def test_there_is_no_list_of_one(tmp_path: Path, one_press: bool) -> None:
    async def run(room: Inside) -> None:
        room.deal("casino")
        await room.settle()
        table, view = room.table.table, room.table.view()
        hand = room.table.zones()[0].items
        alone = [item for item in hand if _count(table.act(view, (), item)) == 1]
        assert alone, "the seed has no card with one play"
        before = acts(room)
        stand(room.app, "hand", alone[0].key)
        room.press("enter")
        await room.settle()
        assert not isinstance(room.app.front, Choice)
        assert (acts(room) > before) == one_press

    inside(run, tmp_path, may=MAY, one_press=one_press)


def _count(plays: object) -> int:
    return len(plays) if isinstance(plays, tuple) else 0


def test_a_touch_marks_where_several_go_into_one_play(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("cribbage")
        await room.settle()
        assert room.table.marks_by_touch(), "two cards are laid away"
        for key in ("1", "space", "2", "space", "enter"):
            room.press(key)
        await room.settle()
        assert not room.table.marks_by_touch(), "one card is a play"
        room.press("space")
        assert room.table.marks_by_touch(), "something is marked already"

    inside(run, tmp_path, may=MAY)


def test_a_touch_marks_cards_of_a_meld(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("rummy")
        await room.settle()
        for key in ("x", "d"):
            room.press(key)
            await room.settle()
        item = own_card(room)
        assert item is not None, "a card could be thrown"
        stand(room.app, "hand", item.key)
        assert room.table.marks_by_touch()

    inside(run, tmp_path, may=MAY)
