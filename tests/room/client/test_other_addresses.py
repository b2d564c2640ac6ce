"""Where a client goes when the process of the room that it was at is gone, or will not have it."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.registry import find_game
from playroom.records.opening import load_match
from playroom.room.client.room_client import NoPlace, RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.cluster import replication
from playroom.room.table import idle
from playroom.room.table import values as v
from playroom.room.table.session import CloseReason
from playroom.store import StoreError
from playroom.store.games import Games
from tests.room.far import GAMES, FarRoom, with_room
from tests.room.gates import Gates, at_two, begin, in_gates
from tests.room.kit import names, play_on, until
from tests.store.postgres import Server


@pytest.mark.parametrize("sent_on", [False, True])
def test_those_whose_process_is_gone_spread_over_the_others(
    sent_on: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If all came to one, they would wait for each other there. Where one was is tried first, but
    when that has sent one on.
    """
    others = ("127.0.0.1:1002", "127.0.0.1:1003", "127.0.0.1:1004")
    known = SavedRoom("127.0.0.1", 1001, "a" * 26, "a" * 32, others=others)
    tried = list[int]()

    async def nobody(self: RoomClient) -> None:
        tried.append(self.room.port)
        raise ConnectionRefusedError

    monkeypatch.setattr(RoomClient, "_connected", nobody)
    went = Counter[int]()
    for _ in range(120):
        line = RoomClient(
            known, Clean.of("Ana"), "en", GAMES, find_game, lambda home: None, lambda known: None
        )
        line._sent_on = others if sent_on else ()
        tried.clear()
        with pytest.raises(ConnectionRefusedError):
            asyncio.run(line._connect())
        assert sorted(tried) == [1001, 1002, 1003, 1004]
        assert tried.index(1001) == (3 if sent_on else 0)
        went[next(port for port in tried if port != 1001)] += 1
    assert set(went) == {1002, 1003, 1004}
    assert min(went.values()) > 15


FULL, OTHER_VERSION, BARRED = NoPlace("too_many", 60), NoPlace("other_version"), NoPlace("barred")


@pytest.mark.parametrize(
    ("answers", "tried", "told"),
    [
        ((FULL, None), 2, None),
        ((OTHER_VERSION, None), 2, None),  # they are renewed one after another
        ((FULL, OTHER_VERSION, OSError()), 3, FULL),  # it may be tried again
        ((OSError(), OTHER_VERSION, OSError()), 3, OTHER_VERSION),
        ((OTHER_VERSION, FULL, OTHER_VERSION), 3, FULL),
        ((BARRED,), 1, BARRED),  # the others say the same
        ((FULL, BARRED), 2, BARRED),
    ],
)
def test_what_one_process_refuses_another_one_may_grant(
    answers: tuple[Exception | None, ...],
    tried: int,
    told: Exception | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    others = ("127.0.0.1:1002", "127.0.0.1:1003")
    known = SavedRoom("127.0.0.1", 1001, "a" * 26, "a" * 32, others=others)
    result = list[int]()

    async def answered(self: RoomClient) -> None:
        result.append(self.room.port)
        if (answer := answers[len(result) - 1]) is not None:
            raise answer

    monkeypatch.setattr(RoomClient, "_connected", answered)
    line = RoomClient(
        known, Clean.of("Ana"), "en", GAMES, find_game, lambda home: None, lambda known: None
    )
    if told is None:
        asyncio.run(line._connect())
        assert line.room.port == result[-1]
    else:
        with pytest.raises(NoPlace) as caught:
            asyncio.run(line._connect())
        assert caught.value is told
    assert len(result) == tried


def test_a_match_of_another_version_is_played_on_where_it_is_known(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The processes are renewed one after another; with the last old one it is over."""

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        await begin(ana, ben)
        old = [gate.room.services.games for gate in gates.gates]

        def load(games: Games, id: str) -> Match[Any, Any]:
            if games not in old:
                raise StoreError("other-version", game=Clean.of(id))
            return load_match(games, id)

        monkeypatch.setattr(idle, "load_match", load)
        third = await gates.open()
        await gates.know_each_other()
        assert table not in third.room.host.tables
        await until(lambda: len(ben.line.room.others) == 2)
        third_place = f"127.0.0.1:{third.port}"
        ben.line._sent_on = (third_place,)  # wherever else it would have gone first
        await second.crash()
        await until(lambda: ben.line.room.port == first.port)
        await until(lambda: first.runs(table).is_leader)
        with monkeypatch.context() as third_first:  # it would be given to the third, and comes back
            third_first.setattr(
                replication,
                "in_order",
                lambda places, of: sorted(places, key=lambda place: place != third_place),
            )
            third_first.setattr(replication, "STEADY", 0.0)
            lease = first.runs(table).stream.lease
            assert lease is not None
            term = lease.term
            await until(lambda: getattr(first.runs(table).stream.lease, "term", 0) > term + 1)
            await until(lambda: len(first.runs(table).sessions) == 2)
        await play_on([ana, ben], lambda: first.runs(table)._match.acts > 8)
        assert names(v.Away, ana) == []
        await first.crash()
        await until(lambda: bool(ana.ended and ben.ended))
        assert ana.ended == ben.ended == [CloseReason.OTHER_VERSION]

    in_gates(tmp_path, postgres, test)


def test_an_invitation_is_shown_once(tmp_path: Path) -> None:
    """From then on one is known; the room need not look at it each time that the wire was cut."""

    async def test(room: FarRoom) -> None:
        room.open_table("cribbage", 2)
        ana = await room.come("Ana", 0)
        assert ana.line._hello("nonce").code is None
        connection = ana.line._connection
        assert connection is not None
        connection.abort()
        await until(lambda: ana.line._connection not in (None, connection))
        assert ana.ended == []

    with_room(tmp_path, test)
