"""What is over is let go at once: a room that is open for months does not gather its matches until
all of the memory is gone through, which takes long when it is full.
"""

from __future__ import annotations

import gc
import weakref
from asyncio import sslproto
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.registry import game_ids
from playroom.room.server.pieces import PIECE
from playroom.room.server.send_queue import SendQueue
from playroom.room.table.values import Phase
from tests.room.far import FarRoom, play_some, with_room
from tests.room.kit import Near, in_room, play_on, until


@pytest.fixture
def nothing_is_gone_through() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize("game", game_ids())
def test_a_match_is_gone_once_the_next_one_is_on_the_table(
    game: str, tmp_path: Path, nothing_is_gone_through: None
) -> None:
    async def test(near: Near) -> None:
        near.open_table(game)
        persons = await near.begin("Ana", "Ben")
        assert near.table.runner is not None
        runner = weakref.ref(near.table.runner)
        await play_on(persons, lambda: near.table.state.phase is Phase.OVER)
        for person in persons:
            assert await person.ready() == ""
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        await until(lambda: runner() is None)

    in_room(tmp_path, test)


def test_with_a_bot_over_a_wire(tmp_path: Path, nothing_is_gone_through: None) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("casino", 3, bots=1)
        guests = await room.begin("Ana", "Ben")
        assert room.table.runner is not None
        runner = weakref.ref(room.table.runner)
        assert await play_some(room, guests)
        for guest in guests:
            assert await guest.ready() == ""
        await until(lambda: room.table.state.matches == 2)
        await until(lambda: runner() is None)

    with_room(tmp_path, test)


def test_what_makes_a_wire_safe_never_holds_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would keep that much memory as long as the wire is there."""
    written, whole = list[int](), list[int]()
    write, send = sslproto._SSLProtocolTransport.write, SendQueue.send

    def count(self: Any, data: bytes) -> None:
        written.append(len(data))
        write(self, data)

    def count_whole(self: SendQueue, data: bytes) -> None:
        whole.append(len(data))
        send(self, data)

    monkeypatch.setattr(sslproto._SSLProtocolTransport, "write", count)
    monkeypatch.setattr(SendQueue, "send", count_whole)

    async def test(room: FarRoom) -> None:
        room.open_table("cribbage", target=121)
        guests = await room.begin("Ana", "Ben")
        assert await play_some(room, guests)
        await until(lambda: all(guest.homes for guest in guests))
        assert max(whole) > PIECE + 1_000
        assert max(written) <= PIECE + 14  # and the head of a frame

    with_room(tmp_path, test)
