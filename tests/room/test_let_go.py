"""What is over is let go at once: a room that is open for months does not gather its matches until
all of the memory is gone through, which takes long when it is full.
"""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from playroom.room.values import Phase
from tests.room.far import FarRoom, play_some, with_room
from tests.room.kit import Near, in_room, play_on, until


@pytest.fixture
def nothing_is_gone_through() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("game", ["casino", "cribbage", "escoba"])
def test_a_match_is_gone_once_the_next_one_is_on_the_table(
    game: str, tmp_path: Path, nothing_is_gone_through: None
) -> None:
    async def test(near: Near) -> None:
        near.open_table(game)
        persons = await near.begin("Ana", "Ben")
        assert near.table.desk is not None
        desk = weakref.ref(near.table.desk)
        await play_on(persons, lambda: near.table.life.phase is Phase.OVER)
        for person in persons:
            assert await person.ready() == ""
        await until(lambda: near.table.life.phase is Phase.PLAYING)
        await until(lambda: desk() is None)

    in_room(tmp_path, test)


def test_with_a_bot_over_a_wire(tmp_path: Path, nothing_is_gone_through: None) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("casino", 3, bots=1)
        guests = await room.begin("Ana", "Ben")
        assert room.table.desk is not None
        desk = weakref.ref(room.table.desk)
        assert await play_some(room, guests)
        for guest in guests:
            assert await guest.ready() == ""
        await until(lambda: room.table.life.matches == 2)
        await until(lambda: desk() is None)

    with_room(tmp_path, test)
