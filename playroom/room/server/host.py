"""Room server: the tables and the lobby of a room, its admission, and the connections of its
clients.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

from playroom.engine.contract import Game
from playroom.engine.log.entries import StaleLease
from playroom.room.lobby.server import LobbyServer
from playroom.room.members.people import Member
from playroom.room.members.phrases import PassphraseHasher
from playroom.room.protocol import messages as e
from playroom.room.protocol.room_info import RoomInfo
from playroom.room.protocol.waiting_tables import WaitingTable
from playroom.room.server.admission import Admission, Refused
from playroom.room.server.connection_limiter import ConnectionLimiter, Limits
from playroom.room.server.lobby_connection import LobbyConnection
from playroom.room.server.relayed_table import ProgramRelay, RelayedTable
from playroom.room.server.responses import ResponseCache
from playroom.room.server.table_connection import TableConnection
from playroom.room.table.context import RoomContext
from playroom.room.table.deadlines import MOST_PACED
from playroom.room.table.owing import Owing, Sender
from playroom.room.table.running import RunningTable
from playroom.room.table.values import Sit, TableId

NEWS_WAIT = 2.0
"""Most seconds that a client from another process waits until this one has caught up with it."""
ALLOWED = Limits(connections=64, attempts=64, pending=64)
"""What one address may ask for."""
ANSWERED = 2_000
"""Number of people with cached responses."""
Client: TypeAlias = TableConnection | RelayedTable | LobbyConnection
"""What serves one client."""


class Host:
    """One room. Everything is called on the thread of one event loop."""

    def __init__(
        self,
        services: RoomContext,
        find: Callable[[str], Game[Any, Any]],
        tables: Mapping[TableId, RunningTable],
        bot_pause: float = 0.8,
        public: bool = False,
    ) -> None:
        """`bot_pause` is how many seconds bots wait for a remote player; `public`: people may come
        without an invitation.
        """
        self.services = services
        self.tables = dict(tables)
        services.moderation.tables = lambda: self.tables.values()
        self.room_info: Callable[[], RoomInfo] | None = None
        """Answer to a query before admission; None: no answer."""
        self.bot_pause = bot_pause
        self.phrases = PassphraseHasher()
        self.lobby = LobbyServer(services, self.tables, find, self.phrases) if public else None
        """Where who comes arrives, in a room that anybody may come to."""
        if self.lobby is not None:
            services.moderation.lobby = self.lobby
        self.limiter = ConnectionLimiter(services, ALLOWED._replace(in_all=services.house.wires))
        self.relay: ProgramRelay | None = None
        """Brings programs to tables that may run in another process; None: all run here."""
        self.is_draining = False
        """Whether this process is being drained."""
        is_public = self.lobby is not None
        self.admission = Admission(
            services, self.limiter, self.phrases, self.tables, is_public, lambda: self.is_draining
        )
        self._answers: dict[str, ResponseCache] = {}
        self.connections: set[Client] = set()
        """Open connections of clients."""
        self.listeners: list[Callable[[], Awaitable[None]]] = []
        """Close the listeners, after the clients have been told."""

    async def close(self, again: int = 0) -> None:
        """Closes the listeners and all connections. Clients are told where to reconnect, or to
        retry here in `again` seconds (0: the room is closed).
        """
        self.is_draining = True
        if (at := self.services.membership.elsewhere()) or again:
            for connection in tuple(self.connections):
                connection.send_on(at, 0 if at else again)
        if self.lobby is not None:
            self.lobby.close()
        self.phrases.close()
        for table in self.tables.values():
            table.close()
        await asyncio.sleep(0.05)
        for close in self.listeners:
            await close()

    def waiting_for(self, member: Member) -> tuple[WaitingTable, ...]:
        """The tables by correspondence at which it is a member's turn."""
        states = [t.state for t in self.tables.values() if t.turns.is_turn(member.id)]
        return tuple(
            WaitingTable(state.game, tuple(g.name for g in state.seated if g.id != member.id))
            for state in states
            if state.pace and state.guest(member.id) is not None
        )[:MOST_PACED]

    async def relayed(self, asked: e.Relayed, sender: Sender) -> TableConnection:
        """Serves a member admitted by another process of the room. Raises `Refused`,
        `StoreError`.
        """
        services, table = self.services, self.tables.get(asked.table)
        people, room_store = services.people, services.room_store

        def found() -> tuple[Member | None, bool]:
            return people.person(asked.member), room_store.is_closed(asked.table)

        member, is_closed = await services.write_queue.ran(found, asked.member)
        if is_closed or member is None:
            raise Refused("closed")
        if table is None:  # this process does not run that version of its game, and passes it on
            raise Refused("moved", 1)
        if services.moderation.bans(member.id, (), ""):
            raise Refused("barred")
        answers = await self.responses_to(member)
        await self.ready(table, asked.known)
        client = TableConnection(table, member, sender, answers, asked.known, self.bot_pause)
        client.is_relayed = asked.guest
        if asked.guest:
            client.owing = Owing(services, member.id, self.tables, None, sender)
        client.enter(None if asked.watch else Sit(asked.seat))
        if client.owing is not None:
            client.owing.look(but=client.sent_home)
        return client

    async def ready(self, table: RunningTable, known: e.ResumePoint) -> None:
        """Loads a table that this process runs, and catches up with what a client knows of it from
        another one: it would hear it twice. Raises `Refused` where another process runs it by now,
        and what `RunningTable.ensure_loaded` raises.
        """
        try:
            await table.ensure_loaded()
        except StaleLease:
            raise Refused("moved", 0) from None
        if known.rows > table.state.rows:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(NEWS_WAIT):
                    await table.caught_up()
        if not table.is_loaded:
            raise Refused("moved", 0)

    async def responses_to(self, member: Member) -> ResponseCache:
        """The cached responses to a member."""
        room_store = self.services.room_store
        if member.id not in self._answers:
            applied = await self.services.write_queue.ran(
                lambda: room_store.applied_ids(member.id), member.id
            )
            self._answers.setdefault(member.id, ResponseCache(applied))
            while len(self._answers) > ANSWERED:
                self._answers.pop(next(iter(self._answers)))
        answers = self._answers[member.id] = self._answers.pop(member.id)
        return answers
