"""Tickets are stored the same way in a room of one process and in one of several, and get one
seat.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.log.entries import Lease
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.engine.registry import find_game
from playroom.room.lobby.lobby import Ticket
from playroom.room.lobby.postgres_tickets import PostgresTicketStore
from playroom.room.lobby.tickets import CLAIMED, LOBBY_LEASE, MemoryTicketStore, TicketStore
from playroom.room.store.postgres import PostgresDatabase
from playroom.room.store.room_store import RoomStore
from playroom.room.store.sqlite import SqliteDatabase
from playroom.room.table import values as v
from playroom.store import Engine, Node
from tests.store.postgres import Server

ANA, BEN, EVA = "a" * 12, "b" * 12, "e" * 12
TABLE, OTHER = "0a0b0c", "0d0e0f"


def opened(table: str) -> v.Opened:
    game = find_game("cribbage")
    return v.Opened(table, game.id, game.version, Setup.of(2), ANA, listed=True)


class Kept:
    """Where they are kept."""

    tickets: TicketStore
    room_store: RoomStore
    term: Lease | None = None

    def __init__(self, pass_time: Callable[[float], None]) -> None:
        self.pass_time = pass_time

    def seek(self, *people: str, game: str = "cribbage", language: str | None = "es") -> None:
        for person in people:
            self.tickets.seek(Ticket(person, game, language), 1)
            time.sleep(0.002)  # the order is kept in milliseconds

    def claim(self, *people: str, table: str = TABLE, opens: bool = True) -> bool:
        return self.tickets.claim(people, table, [opened(table)] if opens else (), self.term)

    @property
    def people(self) -> list[str]:
        return [one.ticket.person for one in self.tickets.all()]

    def found(self, person: str) -> str | None:
        (found,) = [one.found for one in self.tickets.all() if one.ticket.person == person]
        return found


class SharedKept(Kept):
    """In a database, with the processes of the room."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(self._later)
        self._engine = engine
        self.room_store = RoomStore(PostgresDatabase(engine))
        self.node, self.other = Node(engine, ""), Node(engine, "")
        self.tickets = PostgresTicketStore(engine, lambda: self.node.numbers)
        self.there = PostgresTicketStore(engine, lambda: self.other.numbers)
        self.term = self.node.acquire(LOBBY_LEASE)

    def _later(self, seconds: float) -> None:
        self.told(f"UPDATE seekers SET at = at - {int(seconds * 1000)}")

    def told(self, statement: str, *values: Any) -> None:
        self._engine.do(lambda db: db.execute(statement, values))


@pytest.fixture
def shared(postgres: Server) -> Iterator[SharedKept]:
    with ExitStack() as end:
        engine = Engine(postgres.address, postgres.schema())
        end.callback(engine.close)
        kept = SharedKept(engine)
        end.callback(kept.node.close)
        end.callback(kept.other.close)
        yield kept


@pytest.fixture(params=["here", "shared"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Kept]:
    if request.param == "shared":
        yield request.getfixturevalue("shared")
        return
    now = [0.0]

    def pass_time(seconds: float) -> None:
        now[0] += seconds

    alone = Kept(pass_time)
    room_store = alone.room_store = RoomStore(SqliteDatabase(tmp_path / "room.db"))
    alone.tickets = MemoryTicketStore(room_store, lambda: now[0])
    yield alone
    room_store.close()


def test_who_has_sought_longest_is_first(kept: Kept) -> None:
    assert kept.people == []
    kept.seek(EVA, ANA)
    kept.seek(BEN, language=None)
    kept.seek(EVA)  # the same once more, its answer was lost
    assert kept.people == [EVA, ANA, BEN]
    kept.seek(EVA, game="casino")
    assert kept.people == [ANA, BEN, EVA]
    kept.tickets.no_more(BEN)
    kept.tickets.no_more(BEN)
    barred = Ticket(BEN, "cribbage", None, (TABLE, OTHER))
    kept.tickets.seek(barred, 3)
    (one,) = [one for one in kept.tickets.all() if one.ticket.person == BEN]
    assert (one.ticket, one.version, one.here, one.found) == (barred, 3, True, None)


def test_a_seat_is_given_once_and_a_table_opened_once(kept: Kept) -> None:
    kept.seek(ANA, BEN, EVA)
    assert kept.claim(ANA, BEN)
    assert not kept.claim(BEN, EVA, table=OTHER)  # one of them has a seat
    assert not kept.claim(ANA, BEN)  # a repeated claim is refused, and nothing is done
    assert kept.room_store.tables() == [TABLE]
    assert kept.room_store.rows(TABLE) == [opened(TABLE)]
    assert [(one.found, one.is_new) for one in kept.tickets.all()] == [
        (TABLE, True),
        (TABLE, True),
        (None, False),
    ]
    assert kept.claim(EVA, opens=False)
    assert kept.found(EVA) == TABLE
    kept.tickets.no_more(ANA)
    assert not kept.claim(ANA, opens=False)


def test_whoever_has_come_is_forgotten_once_that_was_seen(kept: Kept) -> None:
    kept.seek(ANA, BEN)
    assert kept.claim(ANA, BEN)
    kept.tickets.arrived(ANA, OTHER, 7)  # it is not there that there is a seat for her
    kept.tickets.tidy([ANA])
    kept.tickets.arrived(ANA, TABLE, 4)
    kept.tickets.tidy([])
    assert [one.arrived for one in kept.tickets.all()] == [4, None]
    kept.tickets.tidy([ANA, BEN])
    assert kept.people == [BEN]
    kept.tickets.arrived(BEN, TABLE, 5)
    kept.seek(BEN)  # and already something new
    kept.tickets.tidy([BEN])
    assert kept.found(BEN) is None


def test_whoever_does_not_come_seeks_on(kept: Kept) -> None:
    kept.seek(ANA, BEN)
    assert kept.claim(ANA, BEN)
    kept.seek(ANA)  # the same once more takes no seat away
    kept.pass_time(CLAIMED / 2)
    kept.tickets.tidy([])
    assert kept.found(ANA) == kept.found(BEN) == TABLE
    kept.tickets.arrived(BEN, TABLE, 4)
    kept.pass_time(CLAIMED)
    kept.tickets.tidy([])
    assert (kept.found(ANA), kept.found(BEN)) == (None, TABLE)
    assert kept.claim(ANA, opens=False)


def test_whoever_was_to_come_to_a_table_that_is_closed_seeks_on(kept: Kept) -> None:
    kept.seek(ANA, BEN)
    assert kept.claim(ANA, BEN)
    kept.tickets.arrived(BEN, TABLE, 2)
    kept.room_store.append(TABLE, 2, [v.Closed()])
    kept.tickets.tidy([])
    assert (kept.found(ANA), kept.found(BEN)) == (None, TABLE)


# -- several processes -----------------------------------------------------------------------------


def test_whoever_comes_to_another_process_seeks_on_there(shared: SharedKept) -> None:
    shared.seek(ANA, BEN)
    assert [one.here for one in shared.there.all()] == [False, False]
    assert shared.claim(ANA, BEN)
    shared.there.no_more(ANA)  # not theirs to say
    shared.there.arrived(ANA, TABLE, 4)
    assert shared.found(ANA) == TABLE
    shared.there.seek(Ticket(ANA, "cribbage", "es"), 1)
    assert [(one.ticket.person, one.here, one.found) for one in shared.there.all()] == [
        (ANA, True, None),
        (BEN, False, TABLE),
    ]
    shared.tickets.no_more(ANA)
    shared.tickets.arrived(ANA, TABLE, 4)
    assert shared.people == [ANA, BEN]


def test_those_of_a_process_that_is_gone_are_gone(shared: SharedKept) -> None:
    shared.seek(ANA)
    shared.there.seek(Ticket(BEN, "cribbage", "es"), 1)
    shared.other.close()
    assert shared.people == [ANA]
    shared.tickets.tidy([])
    shared.there.seek(Ticket(EVA, "cribbage", "es"), 1)
    shared.told("UPDATE gateways SET beat = 0 WHERE number = %s", shared.node.number)
    assert shared.people == []  # it hangs


def test_who_seeks_is_here_though_their_process_has_another_number(shared: SharedKept) -> None:
    shared.seek(ANA, BEN)
    before, shared.node._db = shared.node._db, None  # the server does not know that it is cut
    with shared.node._session:
        shared.node._register()
    assert [(one.ticket.person, one.here) for one in shared.tickets.all()] == [
        (ANA, True),
        (BEN, True),
    ]
    shared.tickets.no_more(ANA)
    assert shared.people == [BEN]
    assert before is not None
    before.close()


def test_a_process_that_does_not_reign_any_more_gives_nothing(shared: SharedKept) -> None:
    shared.seek(ANA, BEN)
    shared.node.hand_over(LOBBY_LEASE)
    newer = shared.other.acquire(LOBBY_LEASE)
    assert newer is not None
    assert not shared.claim(ANA, BEN)
    assert not shared.tickets.claim([ANA, BEN], TABLE, [opened(TABLE)], None)
    assert shared.room_store.tables() == []
    shared.term = newer
    assert shared.claim(ANA, BEN)


def test_of_many_who_look_at_once_each_seat_is_given_by_one(shared: SharedKept) -> None:
    people = [f"{number:012x}" for number in range(20)]
    shared.seek(*people)

    def give(number: int) -> list[bool]:
        """Each gives the seats in another order."""
        pairs = [(one, other) for one, other in zip(people[::2], people[1::2], strict=True)]
        turned = pairs[number:] + pairs[:number]
        tables = [f"{number:02x}{place:04x}" for place in range(len(turned))]
        return [shared.claim(*two, table=t) for two, t in zip(turned, tables, strict=True)]

    with ThreadPoolExecutor(4) as giving:
        given = list(giving.map(give, range(4)))
    assert sum(map(sum, given)) == len(people) // 2
    found = [one.found for one in shared.tickets.all()]
    assert sorted(map(str, found)) == sorted(2 * shared.room_store.tables())


def test_a_table_that_is_there_is_not_opened_again(shared: SharedKept) -> None:
    shared.room_store.append(TABLE, 1, [replace(opened(TABLE), listed=False)])
    shared.seek(ANA, BEN)
    assert not shared.claim(ANA, BEN)
    assert shared.found(ANA) is None
