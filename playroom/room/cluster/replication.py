"""Replication in a room of several processes: publishes events of other processes at the tables
here, and takes over after a dead one.

Every process follows the events of every open table, so that people of a dead one play on; the
match is only in the memory of the process that holds the lease, and where people of the table are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from playroom.clock import monotonic
from playroom.engine.contract import Game
from playroom.engine.log.entries import Lease
from playroom.engine.notes import Rejection
from playroom.engine.overriding import override
from playroom.room.cluster import shared_membership
from playroom.room.cluster.rebalancer import Rebalancer
from playroom.room.cluster.shared_membership import SharedMembership
from playroom.room.contests.state import CONTESTS
from playroom.room.lobby.tickets import LOBBY_LEASE
from playroom.room.moderation.state import ROOM
from playroom.room.server.host import Host
from playroom.room.server.lobby_connection import LobbyConnection
from playroom.room.server.table_connection import TableConnection
from playroom.room.table import values as v
from playroom.room.table.running import RunningTable
from playroom.room.table.session import CloseReason
from playroom.room.table.values import Phase

A_SECOND = 20
"""People who are sent on in a second while a process is being emptied."""
OPENED = 3.0
"""Seconds after which the lease of a table opened elsewhere is acquired here, if free."""
OTHERS_FIRST = 1.0
"""Seconds that an expired lease is left to a process where people of the table are."""
LATER = 0.5
"""Seconds after which what happens at tables that are idle here is read."""
OVERLAP = 1_000
"""Numbers of what was said that are looked through again."""
LONGEST = 60.0
"""Seconds after which draining ends even with people left."""


class Replication(shared_membership.Replication):
    """The tables of one process among several. Everything is called on the thread of its loop."""

    def __init__(
        self,
        host: Host,
        membership: SharedMembership,
        find: Callable[[str], Game[Any, Any]],
    ) -> None:
        """Hears nothing yet."""
        self._host, self._membership, self._find = host, membership, find
        self._opening: set[v.TableId] = set()
        self._unread: set[v.TableId] = set()
        self._of_match = dict[str, RunningTable]()
        self._sent: set[TableConnection | LobbyConnection] = set()
        self._heard = dict[int, None]()
        self._said = self._before = 0
        self._emptying: asyncio.Task[None] | None = None
        self._balance = Rebalancer(host, lambda: membership.place)
        self.emptied = asyncio.Event()
        """Set once this process was emptied, because another one is to take its place."""

    def start(self) -> None:
        """Begins to hear. Raises `EngineError`."""
        tables, lobby = self._host.tables, self._host.lobby
        wanted = () if lobby is None else (LOBBY_LEASE,)
        self._said = self._before = self._membership.sessions.last()
        services = self._host.services

        since = dict[v.TableId, float]()

        def runs_here(table: v.TableId) -> bool:
            """The first to acquire an expired lease is a process where people of the table are."""
            if table in wanted or (running := tables.get(table)) is None:
                return table in wanted
            now = monotonic()
            waited = now - since.pop(table, now)
            if running.sessions or 2 * OTHERS_FIRST > waited >= OTHERS_FIRST:
                return True
            since[table] = now - waited if waited < OTHERS_FIRST else now
            return False

        def led_elsewhere() -> list[v.TableId]:
            running = tuple(tables.values())
            return [t.state.id for t in running if t.sessions and not t.is_leader]

        self._membership.start(
            self, services.write_queue, runs_here, led_elsewhere, services.faults
        )
        for table in (*tables, *wanted):
            self._membership.wants(table)
        for running in tables.values():
            running.catch_up()  # what was put there since it was read, and before anybody listened
        for table in services.room_store.tables():
            if table not in tables and table not in (ROOM, CONTESTS):
                self._open(table)  # nor did anybody listen when it was opened

    def runs(self, table: RunningTable) -> None:
        """A table was opened here."""
        self._membership.wants(table.state.id)
        self._membership.look()

    def closes(self, table: v.TableId) -> None:
        """A table is closed; opening it again makes another runner."""
        self._membership.release(table)

    def close(self) -> None:
        """Lives no longer."""
        if self._emptying is not None:
            self._emptying.cancel()
        self._membership.close()

    # -- what others do ----------------------------------------------------------------------------

    @override
    def heard(self, news: Mapping[str, int]) -> None:
        tables = self._host.tables
        for name, number in news.items():
            match name[0]:
                case "/" if name[1:] == ROOM:
                    self._host.services.moderation.catch_up()
                case "/" if name[1:] == CONTESTS:
                    if self._host.lobby is not None:
                        self._host.lobby.contests.catch_up()
                case "/":
                    if (table := tables.get(name[1:])) is None:
                        self._open(name[1:])
                    elif table.is_loaded or table.is_leader:
                        table.stream.catch_up(number)
                    else:
                        self._later(table)
                case '"':
                    self._hear(name[1:], number)
                case "?":
                    if self._host.lobby is not None:
                        self._host.lobby.seeking.heard()
                case "!":
                    self._came_elsewhere(*name[1:].split("/"))
                case _:
                    self._grown(name, number)

    def _later(self, table: RunningTable) -> None:
        """What happens at an idle table is read together: only its card tells of it."""
        id, loop = table.state.id, asyncio.get_running_loop()

        def read() -> None:
            self._unread.discard(id)
            table.stream.catch_up()

        if id not in self._unread:
            self._unread.add(id)
            loop.call_later(LATER, read)

    def _grown(self, match: str, number: int) -> None:
        table = self._of_match.get(match)
        if table is None or table.runner is None or table.runner.header.id != match:
            running = self._host.tables.values()
            self._of_match = {
                table.runner.header.id: table for table in running if table.runner is not None
            }
            table = self._of_match.get(match)
        if table is not None and table.runner is not None:
            table.runner.catch_up(number)

    def _open(self, table: v.TableId) -> None:
        """A table was opened elsewhere, or opened again."""
        if table in self._opening:
            return
        self._opening.add(table)
        services = self._host.services

        def replica() -> RunningTable | None:
            if services.room_store.is_closed(table):
                return None
            return RunningTable.replica(services, self._find, table)

        def opened(result: RunningTable | Exception | None) -> None:
            self._opening.discard(table)
            if not isinstance(result, RunningTable) or result.state.phase is Phase.CLOSED:
                self._membership.hand_over(table)  # where it was given here
                return  # of a game, or of a version of one, that is not here; or it is closed
            if table not in self._host.tables:
                self._host.tables[table] = result
                if self._host.lobby is not None:
                    self._host.lobby.changed(table)
                # its opener keeps the lease, if still alive
                asyncio.get_running_loop().call_later(OPENED, self._membership.wants, table)
                result.catch_up()
                result.reconcile()

        services.write_queue.run(replica, opened, of=table)

    def _came_elsewhere(self, of: v.TableId, person: v.PersonId) -> None:
        """Ends the session of a person who came to another process, unless they have come back
        since.
        """
        table = self._host.tables.get(of)
        if table is None or not (here := [one for one in table.sessions if one.me == person]):
            return
        membership, running = self._membership, table

        def found(holder: int | Exception | None) -> None:
            # a process has another number after every break, and those who stayed have the old one
            if isinstance(holder, int) and not membership.is_own(holder):
                for session in here:
                    if session in running.sessions:
                        session.end(CloseReason.ELSEWHERE)

        holder = partial(membership.sessions.holder, of, person)
        self._host.services.write_queue.run(holder, found, of=person)

    def _hear(self, of: v.TableId, upto: int) -> None:
        """Two things that are said at once are not always kept in the order of their numbers."""
        services, table = self._host.services, self._host.tables.get(of)
        if table is None and of != ROOM:
            return
        hear = services.personal.hear if table is None else table.talk.hear
        after, self._said = max(self._before, upto - OVERLAP), max(self._said, upto)

        def heard(result: list[tuple[int, str, str]] | Exception) -> None:
            for number, kind, text in result if isinstance(result, list) else ():
                if number not in self._heard:
                    self._heard[number] = None
                    hear(kind, text)
            for number in tuple(self._heard):
                if number > self._said - 2 * OVERLAP:
                    break
                del self._heard[number]

        said = partial(self._membership.sessions.heard, of, after, upto)
        services.write_queue.run(said, heard, of=of)

    # -- what is seen to here ----------------------------------------------------------------------

    @override
    def holds(self, leases: Mapping[v.TableId, Lease]) -> None:
        for id in leases:
            if id not in self._host.tables and id != LOBBY_LEASE:
                self._open(id)
        for id, table in self._host.tables.items():
            if leases.get(id) != table.stream.lease or (id in leases) != table.is_leader:
                table.lead(id in leases, leases.get(id))
        if self._host.lobby is not None:
            self._host.lobby.seeking.act(LOBBY_LEASE in leases, leases.get(LOBBY_LEASE))

    @override
    def lost(self, people: list[tuple[v.TableId, v.PersonId]]) -> None:
        for of, person in people:
            table = self._host.tables.get(of)
            forgets = partial(self._forget, of, person)
            if table is not None and table.is_leader:
                table.lost(person, forgets)
            elif of == ROOM:
                forgets(None)
            elif table is None:
                self._forget_closed(of, forgets)

    def _forget_closed(self, table: v.TableId, forgets: Callable[[None], None]) -> None:
        """A closed table is not told."""

        def found(is_closed: bool | Exception) -> None:
            if is_closed is True:
                forgets(None)

        services = self._host.services
        services.write_queue.run(partial(services.room_store.is_closed, table), found, of=table)

    def _forget(
        self, table: v.TableId, person: v.PersonId, result: Rejection | Exception | None
    ) -> None:
        """The absence of a person has been published."""
        if result is None:
            forgets = partial(self._membership.sessions.forget, table, person)
            self._host.services.write_queue.run(forgets, lambda on_result: None, of=person)

    @override
    def re_register(self) -> None:
        for id, table in self._host.tables.items():
            for person in {session.me for session in table.sessions}:
                self._membership.still(id, person)
        for one in () if self._host.lobby is None else self._host.lobby.people:
            self._membership.still(ROOM, one.id)

    @override
    def elsewhere(self, at: tuple[str, ...]) -> None:
        """The room has other addresses than before."""
        for connection in tuple(self._host.connections):
            connection.tell_elsewhere(at)

    @override
    def others(self, people: list[tuple[str, int]], holders: Mapping[v.TableId, str]) -> None:
        if not self._host.is_draining:
            self._balance.look(people, holders)

    # -- being emptied -----------------------------------------------------------------------------

    @override
    def drain(self) -> None:
        self._host.is_draining = True
        self._emptying = asyncio.get_running_loop().create_task(self._empty())

    async def _empty(self) -> None:
        until = monotonic() + LONGEST
        while monotonic() < until and (left := self._people()):
            for leave in left[: max(1, A_SECOND // 10)]:
                leave()
            await asyncio.sleep(0.1)
        self.emptied.set()

    def _people(self) -> list[Callable[[], None]]:
        """What sends each of those who are here on."""
        connections = [
            connection for connection in self._host.connections if connection not in self._sent
        ]
        far = {connection.session for connection in self._host.connections}
        near = [session for table in self._host.tables.values() for session in table.sessions]
        ends = [
            partial(session.end, CloseReason.ROOM_GONE) for session in near if session not in far
        ]
        return [*(partial(self._send_on, connection) for connection in connections), *ends]

    def _send_on(self, connection: TableConnection | LobbyConnection) -> None:
        self._sent.add(connection)
        connection.send_on(self._membership.elsewhere())
