"""Who seeks by one process of a room, when the database does not keep what it is told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from playroom.engine.log.entries import Lease
from playroom.engine.record import replace
from playroom.room.lobby import matchmaker as seeking_module
from playroom.room.lobby.lobby import Ticket
from playroom.room.lobby.matchmaker import Matchmaker
from playroom.room.lobby.tickets import LOBBY_LEASE, StoredTicket
from playroom.room.protocol import messages as e
from playroom.room.server.lobby_connection import LobbyConnection
from playroom.room.server.responses import Responder
from playroom.store import StoreError
from tests import clock
from tests.room.far import FarRoom, with_room
from tests.room.lobby_kit import walk_in
from tests.room.table.test_decide import ANA, GAME, Log

SEEKER = Ticket(ANA, GAME.id, "en")


class Database:
    """What is kept of those who seek. What is asked of it is done when a test says so."""

    def __init__(self) -> None:
        self.stored = dict[str, StoredTicket]()
        self.asked = deque[tuple[Callable[[], Any], Callable[[Any], None]]]()
        self.broken = False

    def run(self, act: Callable[[], Any], result: Callable[[Any], None], of: str = "") -> None:
        self.asked.append((act, result))

    def do(self) -> Callable[[], None]:
        """Does what was asked first; what is given tells what came of it."""
        act, result = self.asked.popleft()
        try:
            found = act()
        except StoreError as why:
            found = why
        return lambda: result(found)

    def do_all(self) -> None:
        while self.asked:
            self.do()()

    def seek(self, ticket: Ticket, version: int) -> None:
        if self.broken:
            raise StoreError("disk-full")
        self.stored[ticket.person] = StoredTicket(ticket, version)

    def no_more(self, person: str) -> None:
        self.stored.pop(person, None)

    def all(self) -> list[StoredTicket]:
        return list(self.stored.values())

    def arrived(self, person: str, table: str, rows: int) -> None:
        self.stored[person] = replace(self.stored[person], arrived=rows)


class Hall:
    """A lobby with one table; who is brought there is on the way until a test says so."""

    def __init__(self, database: Database) -> None:
        membership = SimpleNamespace(
            alone=False, tickets=lambda room_store: database, fenced=self._fenced
        )
        self.services: Any = SimpleNamespace(
            membership=membership, write_queue=database, room_store=None
        )
        table: Any = SimpleNamespace(state=Log().state)
        self.tables = {table.state.id: table}
        self.arrived = list[Callable[[], None]]()

    def _fenced(self, table: str) -> None:
        raise AssertionError(table)

    def brings(self, person: str, table: Any, is_new: bool, arrived: Callable[[], None]) -> None:
        self.arrived.append(arrived)


def run(test: Callable[[Database, Hall, Matchmaker], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        database = Database()
        lobby: Any = Hall(database)
        not_asked: Any = None
        seeking = Matchmaker(
            lobby.services, lobby.tables, not_asked, not_asked, not_asked, lobby.brings
        )
        await test(database, lobby, seeking)
        seeking.close()

    clock.run(whole())


def test_who_seeks_goes_on_when_it_cannot_be_kept_again() -> None:
    async def test(database: Database, lobby: Hall, seeking: Matchmaker) -> None:
        seeking.seek(SEEKER, 1, lambda result: None)
        database.do_all()
        database.stored.clear()  # it has broken down
        database.broken = True
        for _ in range(3):
            seeking._look()
            database.do_all()
        assert seeking.here == {ANA: SEEKER}
        database.broken = False
        seeking._look()
        database.do_all()
        assert ANA in database.stored

    run(test)


@pytest.mark.parametrize("seeks", [True, False])
def test_what_is_asked_again_because_its_answer_was_lost_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seeks: bool
) -> None:
    """A disconnected person's ticket had ended."""

    async def test(room: FarRoom) -> None:
        lobby = room.room.host.lobby
        assert lobby is not None
        ana = await walk_in(room, "Ana")
        answer = Responder.answer

        def lost(answering: Responder, id: str, result: object) -> None:
            monkeypatch.setattr(Responder, "answer", answer)
            answering._answers.keep(e.Done(id))
            (door,) = room.room.host.connections
            assert isinstance(door, LobbyConnection)
            door._sender._connection.transport.abort()  # type: ignore[attr-defined]

        if seeks:
            monkeypatch.setattr(Responder, "answer", lost)
        assert await ana.seek("cribbage") == ""
        assert list(lobby.tickets) == [ana.me]
        if not seeks:
            monkeypatch.setattr(Responder, "answer", lost)
            gone: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
            ana.lobby.seek_no_more(gone.set_result)
            assert await asyncio.wait_for(gone, 20) is None
            assert not lobby.tickets
            assert ana.lobby.seeking is None

    with_room(tmp_path, test, public=True)


def test_who_cannot_be_kept_at_all_hears_it() -> None:
    async def test(database: Database, lobby: Hall, seeking: Matchmaker) -> None:
        result = list[Any]()
        database.broken = True
        seeking.seek(SEEKER, 1, result.append)
        database.do_all()
        assert [str(why.key) for why in result] == ["disk-full"]
        assert not seeking.here

    run(test)


def test_who_has_just_come_is_not_taken_for_somebody_who_has_gone() -> None:
    """Else their seat would be given once more, before it is heard that they sit there."""

    async def test(database: Database, lobby: Hall, seeking: Matchmaker) -> None:
        (table,) = lobby.tables
        seeking.seek(SEEKER, 1, lambda result: None)
        database.do_all()
        database.stored[ANA] = replace(database.stored[ANA], found=table)
        seeking._look()
        database.do_all()
        (arrived,) = lobby.arrived
        seeking._look()
        seen_before = database.do()  # the last look before it is known that she is there
        arrived()
        kept = database.do()
        kept()
        seen_before()
        database.do_all()
        assert database.stored[ANA].arrived == lobby.tables[table].state.rows
        database.stored[ANA] = replace(database.stored[ANA], arrived=None)
        seeking._look()
        database.do_all()  # and a person who has really gone is removed
        assert not database.stored

    run(test)


def test_whoever_gives_seats_looks_now_and_then_whatever_news_are_lost() -> None:
    async def test(database: Database, lobby: Hall, seeking: Matchmaker) -> None:
        seeking.act(True, Lease(LOBBY_LEASE, 1))
        seeking._look()
        database.do_all()
        assert seeking._soon is not None
        wait = seeking._soon.when() - asyncio.get_running_loop().time()
        assert wait <= seeking_module.AGAIN
        seeking.act(False, None)
        seeking._look()
        database.do_all()
        assert seeking._soon is None

    run(test)
