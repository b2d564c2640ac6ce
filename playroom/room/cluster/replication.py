"""Replication in a room of several processes: what this one knows of the tables of all, and which
of them it runs.

Every process follows the events of every open table, as its lobby tells of them; a table runs, with
its match and its people, in the process that holds its lease.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from playroom.clock import monotonic
from playroom.engine.contract import Game
from playroom.engine.log.entries import Lease
from playroom.engine.overriding import override
from playroom.room.cluster import shared_membership
from playroom.room.cluster.relay import Relay
from playroom.room.cluster.shared_membership import SharedMembership
from playroom.room.contests.state import CONTESTS
from playroom.room.lobby.tickets import LOBBY_LEASE
from playroom.room.moderation.state import ROOM
from playroom.room.protocol.addresses import in_order
from playroom.room.server.host import Client, Host
from playroom.room.table import values as v
from playroom.room.table.running import RunningTable
from playroom.room.table.session import CloseReason
from playroom.room.table.values import Phase

A_SECOND = 20
"""People who are sent on in a second while a process is being emptied."""
OPENED = 3.0
"""Seconds after which the lease of a table opened elsewhere is acquired here, if free."""
OTHERS_FIRST = 1.0
"""Seconds that an expired lease is left to a process where people are at the table or wait for it,
and then to the one to which its clients go first.
"""
LATER = 0.5
"""Seconds after which what happens at tables that are idle here is read."""
STEADY = 3.0
"""Seconds for which the same processes are there before tables are given to them."""
AT_ONCE = 20
"""Tables that are given at one beat."""
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
        self._sent: set[Client] = set()
        self._places: tuple[str, ...] = ()
        self._since = 0.0
        self._is_spread = False
        """Is no table here that another process is to run?"""
        self._given = dict[v.TableId, str]()
        """Where tables were given, since the same processes are there."""
        self._heard = dict[int, None]()
        self._said = self._before = 0
        self._emptying: asyncio.Task[None] | None = None
        self.relay = Relay(host, membership, find)
        membership.comes, host.relay = self.relay.comes, self.relay
        self.emptied = asyncio.Event()
        """Set once this process was emptied, because another one is to take its place."""

    def start(self) -> None:
        """Begins to hear. Raises `EngineError`."""
        tables, lobby = self._host.tables, self._host.lobby
        wanted = () if lobby is None else (LOBBY_LEASE,)
        self._said = self._before = self._membership.sessions.last()
        services = self._host.services

        since = dict[v.TableId, tuple[float, float]]()
        """When each lease was found to be expired, first and last."""

        def runs_here(table: v.TableId) -> bool:
            """An expired lease is acquired by a process where people wait for the table, or are at
            it; after a while by the one to which its clients go first, and then by any.
            """
            if table in wanted or (running := tables.get(table)) is None:
                return table in wanted
            if running.sessions or self.relay.awaited[table]:
                return True
            now = monotonic()
            began, last = since.get(table, (now, now))
            if now - last > OTHERS_FIRST:
                began = now  # another process had it meanwhile
            since[table] = began, now
            is_first = self._membership.place == in_order(self._membership.places, table)[0]
            return now - began >= (OTHERS_FIRST if is_first else 2 * OTHERS_FIRST)

        self._membership.start(self, services.write_queue, runs_here, services.faults)
        for table in (*tables, *wanted):
            self._membership.wants(table)
        for running in tables.values():
            running.stream.catch_up()  # what was put there since, and before anybody listened
        for table in services.room_store.tables():
            if table not in tables and table not in (ROOM, CONTESTS):
                self._open(table)  # nor did anybody listen when it was opened

    def runs(self, table: RunningTable) -> None:
        """A table was opened here."""
        self._wants(table.state.id)

    def _wants(self, table: v.TableId) -> None:
        """A new table runs in the first process in its order, or where that one does not run it."""
        membership = self._membership
        if membership.place == in_order(membership.places, table)[0]:
            membership.wants(table)
            membership.look()
        else:
            asyncio.get_running_loop().call_later(OPENED, membership.wants, table)

    def closes(self, table: v.TableId) -> None:
        """A table is closed; opening it again makes another runner."""
        self._membership.release(table)

    def close(self) -> None:
        """Lives no longer."""
        if self._emptying is not None:
            self._emptying.cancel()
        self.relay.close()
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
                    elif table.is_leader:
                        table.stream.catch_up(number)
                    else:
                        self._later(table)
                case '"':
                    self._hear(number)
                case "?":
                    if self._host.lobby is not None:
                        self._host.lobby.seeking.heard()

    def _later(self, table: RunningTable) -> None:
        """What happens at a table of another process is read together: only its card tells of
        it.
        """
        id, loop = table.state.id, asyncio.get_running_loop()

        def read() -> None:
            self._unread.discard(id)
            table.stream.catch_up()

        if id not in self._unread:
            self._unread.add(id)
            loop.call_later(LATER, read)

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
                self._wants(table)
                result.stream.catch_up()

        services.write_queue.run(replica, opened, of=table)

    def _hear(self, upto: int) -> None:
        """Two things that are told at once are not always kept in the order of their numbers."""
        services = self._host.services
        after, self._said = max(self._before, upto - OVERLAP), max(self._said, upto)

        def heard(result: list[tuple[int, str, str]] | Exception) -> None:
            for number, kind, text in result if isinstance(result, list) else ():
                if number not in self._heard:
                    self._heard[number] = None
                    services.personal.hear(kind, text)
            for number in tuple(self._heard):
                if number > self._said - 2 * OVERLAP:
                    break
                del self._heard[number]

        said = partial(self._membership.sessions.heard, ROOM, after, upto)
        services.write_queue.run(said, heard, of=ROOM)

    # -- what is seen to here ----------------------------------------------------------------------

    @override
    def holds(self, leases: Mapping[v.TableId, Lease]) -> None:
        for id in leases:
            if id not in self._host.tables and id != LOBBY_LEASE:
                self._open(id)
        self._is_spread = False
        for id, table in tuple(self._host.tables.items()):
            if leases.get(id) != table.stream.lease:
                table.lead(leases.get(id))
        if self._host.lobby is not None:
            self._host.lobby.seeking.act(LOBBY_LEASE in leases, leases.get(LOBBY_LEASE))

    @override
    def re_register(self) -> None:
        for one in () if self._host.lobby is None else self._host.lobby.people:
            self._membership.still(one.id)

    @override
    def spread(self) -> None:
        """Gives tables to the process that is the first in their order, those with people one after
        the other: a process that was started again has its tables again soon.
        """
        membership, now = self._membership, monotonic()
        if membership.places != self._places:
            self._places, self._since, self._is_spread = membership.places, now, False
            self._given.clear()
        if self._is_spread or self._host.is_draining or now - self._since < STEADY:
            return
        self._is_spread = True
        given = moved = 0
        for id, table in self._host.tables.items():
            first = in_order(self._places, id)[0] if table.is_leader else ""
            if first in ("", membership.place, self._given.get(id)):
                continue  # one that was given back has another version of its game there
            self._is_spread = False
            is_moved = bool(table.sessions)
            if (
                given < AT_ONCE
                and not (is_moved and moved)
                and table.state.phase is not Phase.SEALING
            ):
                given, moved = given + 1, moved + is_moved
                self._given[id] = first
                membership.give(id, first)
                table.lead(None)

    @override
    def elsewhere(self, at: tuple[str, ...]) -> None:
        """The room has other addresses than before."""
        for connection in tuple(self._host.connections):
            connection.tell_elsewhere(at)

    # -- being emptied -----------------------------------------------------------------------------

    @override
    def drain(self) -> None:
        self._host.is_draining = True
        self._emptying = asyncio.get_running_loop().create_task(self._empty())

    async def _empty(self) -> None:
        """Lets go of the tables, those without people first, and sends everybody on."""
        until, lobby = monotonic() + LONGEST, self._host.lobby
        self._membership.hand_over(LOBBY_LEASE)
        if lobby is not None:
            lobby.seeking.act(False, None)
        tables = sorted(self._host.tables.values(), key=lambda table: len(table.sessions))
        while monotonic() < until and (tables or self._people()):
            left = max(1, A_SECOND // 10)
            while tables and (left > 0 or not tables[0].sessions):
                table = tables.pop(0)
                left -= len(table.sessions)
                self._membership.hand_over(table.state.id)
                table.lead(None)
            for leave in () if tables else self._people()[: max(0, left)]:
                leave()
            await asyncio.sleep(0.1)
        self.emptied.set()

    def _people(self) -> list[Callable[[], None]]:
        """What sends each of those who are here on."""
        connections = [one for one in self._host.connections if one not in self._sent]
        ends = [partial(guest.end, CloseReason.ROOM_GONE) for guest in self.relay.guests]
        return [*(partial(self._send_on, connection) for connection in connections), *ends]

    def _send_on(self, connection: Client) -> None:
        self._sent.add(connection)
        connection.send_on(self._membership.elsewhere())
