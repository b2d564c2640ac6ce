"""The cursor at a table belongs to an item, not to a place: cards come and go under it."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playroom.engine.notes import note
from playroom.engine.table import Item, Zone
from playroom.shell.table.cursor import HAND, Cursor
from tests.shell.inside import Inside, inside


class Zones:
    """A table of zones that can be changed."""

    def __init__(self, board: bool = False, **zones: str) -> None:
        self.held = {HAND: "", **zones}
        self.cursor = Cursor(self, board)

    def __call__(self) -> tuple[Zone, ...]:
        return tuple(
            Zone(id_, note("plain-name"), tuple(Item(key, note("plain-name")) for key in keys))
            for id_, keys in self.held.items()
        )

    @property
    def at(self) -> tuple[str, str]:
        zone, at = self.cursor.current()
        return zone.id, zone.items[at].key if at >= 0 else ""


def test_the_first_step_in_a_zone_tells_its_first_item() -> None:
    zones = Zones(hand="abc")
    assert zones.cursor.step(1)
    assert zones.at == (HAND, "a")
    assert zones.cursor.step(1)
    assert zones.at == (HAND, "b")
    assert not zones.cursor.step(-2)
    assert zones.at == (HAND, "b")


def test_it_stays_on_its_item_and_goes_to_the_one_before_when_that_is_gone() -> None:
    zones = Zones(hand="abcd")
    zones.cursor.jump(2)
    zones.held[HAND] = "acdx"
    assert zones.at == (HAND, "c")
    zones.held[HAND] = "adx"
    assert zones.at == (HAND, "a")


def test_on_a_board_the_column_is_kept_and_the_cursor_stays_after_a_play() -> None:
    zones = Zones(board=True, hand="abc", middle="def", bottom="gh")
    zones.cursor.jump(2)
    zones.cursor.change_zone(1)
    assert zones.at == ("middle", "f")
    zones.cursor.change_zone(-1)
    assert zones.at == (HAND, "c")
    zones.cursor.change_zone(1)
    zones.cursor.played([])
    assert zones.at == ("middle", "f")
    zones.cursor.change_zone(1)  # a shorter row: its first square
    assert zones.at == ("bottom", "g")


def test_every_zone_keeps_its_own_place() -> None:
    zones = Zones(hand="abc", table="xyz")
    zones.cursor.jump(1)
    zones.cursor.change_zone(1)
    zones.cursor.jump(2)
    zones.cursor.change_zone(1)
    assert zones.at == (HAND, "b")
    zones.cursor.change_zone(-1)
    assert zones.at == ("table", "z")
    assert zones.cursor.stand(HAND, "c")
    assert not zones.cursor.stand("table", "c")
    assert zones.at == (HAND, "c")


def test_marks_keep_their_order_and_go_with_their_items() -> None:
    zones = Zones(hand="abc", table="xyz")
    for zone, key in ((HAND, "c"), ("table", "x"), (HAND, "a")):
        zones.cursor.stand(zone, key)
        item = zones.cursor.item()
        assert item is not None
        assert zones.cursor.mark(item)
    assert [item.key for item in zones.cursor.marks()] == ["c", "x", "a"]
    zones.held["table"] = "yz"
    assert [item.key for item in zones.cursor.marks()] == ["c", "a"]
    zones.cursor.played({"c"})
    assert [item.key for item in zones.cursor.marks()] == ["a"]
    assert zones.cursor.unmark()
    assert not zones.cursor.unmark()


@given(
    hand=st.text("abcdefgh", min_size=1, max_size=8),
    wanted=st.sets(st.integers(0, 7), min_size=1),
    by=st.sampled_from((1, -1)),
)
def test_going_on_meets_each_of_the_places_wanted_once_around(
    hand: str, wanted: set[int], by: int
) -> None:
    zones = Zones(hand="".join(dict.fromkeys(hand)))
    places = {place % len(zones.held[HAND]) for place in wanted}
    met = []
    for _ in places:
        zones.cursor.to_next_of([(0, place) for place in places], by)
        zones.cursor.here()
        met.append(zones.cursor.current()[1])
    assert met == sorted(places, reverse=by < 0)


def test_going_on_over_the_rows_of_a_board() -> None:
    zones = Zones(board=True, hand="abc", middle="def", bottom="ghi")
    legal, met = [(0, 2), (1, 0), (2, 1)], []
    for by in (1, 1, 1, 1, -1, -1):
        zones.cursor.to_next_of(legal, by)
        met.append(zones.at[1])
    assert "".join(met) == "cdhchd"
    zones.cursor.jump(2)  # from the square that one stands on, not from the one met last
    zones.cursor.to_next_of(legal, 1)
    assert zones.at == ("bottom", "h")


@pytest.mark.parametrize("language", ["en", "es"])
def test_home_and_end_on_an_empty_hand_say_that_it_is_empty(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.deal("calatone", "5")
        await room.settle()
        assert not room.table.view().hand
        empty = room.press("tab")
        assert room.press("home") == empty
        assert room.press("end") == empty

    inside(run, tmp_path, language)
