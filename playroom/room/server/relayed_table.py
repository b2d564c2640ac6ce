"""Relayed table: the person of a program that cannot reach the process which runs their table.

This process is a client of that one for them, and passes frames on both ways as they are.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

from playroom.engine.wire import BadJson, encode
from playroom.room.client.connection import Connection, ConnectionLost
from playroom.room.members.people import Member
from playroom.room.moderation.state import ModerationNews
from playroom.room.protocol import messages as e
from playroom.room.server.admission import Refused
from playroom.room.table.owing import Owing, Sender
from playroom.room.table.values import PersonId, Sit, TableId
from playroom.store import StoreError

ON_THE_WAY = 5.0
"""Seconds to arrive at the other process, before a person counts as away."""
BYE = encode(e.Close(""))[: -len(b'""}')]
"""What a frame begins with that is the last of its connection."""


class RelayedTable:
    """A program's person at a table of another process: frames go both ways as they are."""

    session = None
    sent_home: str | None = None

    def __init__(
        self,
        reach: Callable[[], Awaitable[Connection]],
        hello: Callable[[str], e.Relayed],
        sender: Sender,
        came: Callable[[], object],
    ) -> None:
        """`reach` connects to the process that runs the table (see `Relay.reach`), `hello` answers
        its challenge; `came` is called once the table is told.
        """
        self._reach, self._hello, self._came = reach, hello, came
        self._sender: Sender | None = sender
        self.owing: Owing | None = None
        """Pending deliveries to the person."""
        self.told = asyncio.Event()
        """Set once the table is told, or it is said why not."""
        self._out = asyncio.Queue[bytes]()
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        try:
            connection = await self._reach()
        except Refused as why:
            self._bye(e.Close(why.why, why.again))
            return
        except (OSError, TimeoutError, StoreError):
            self._bye(e.Close("moved", 1))
            return
        sending = asyncio.get_running_loop().create_task(self._send_all(connection))
        try:
            await self._pass_on(connection)
        except (OSError, BadJson):
            self._bye(e.Close("moved", 0))  # the owner is found anew
        finally:
            sending.cancel()
            connection.abort()

    async def _pass_on(self, connection: Connection) -> None:
        greeting = e.read_down(await connection.recv())
        if not isinstance(greeting, e.Challenge):
            raise ConnectionLost
        await connection.send(encode(self._hello(greeting.nonce)))
        while True:
            data = await connection.recv()
            if data.startswith(BYE):
                bye = e.read_down(data)
                assert isinstance(bye, e.Close)
                self._bye(bye)
                return
            if self._sender is not None:
                self._sender.send(data)
            if not self.told.is_set():
                self.told.set()
                self._came()

    def _bye(self, bye: e.Close) -> None:
        self.told.set()
        if self._sender is not None:
            self._sender.send_close(bye.why, bye.again, bye.at)

    async def _send_all(self, connection: Connection) -> None:
        with contextlib.suppress(OSError):
            while True:
                await connection.send(await self._out.get())

    def heed(self, message: e.AnyUp) -> None:
        """What a frame held."""
        if isinstance(message, e.AtHome):
            if self.owing is not None:
                self.owing.has(message.match)
            return
        self._out.put_nowait(encode(message))

    def take(self, data: bytes) -> None:
        """A frame. Raises `BadJson`."""
        self.heed(e.read_up(data))

    def tell_moderation(self, news: ModerationNews) -> None:
        """Told by the process of the table."""

    def tell_elsewhere(self, at: tuple[str, ...]) -> None:
        """There are (or are no more) other places of the room."""
        if self._sender is not None:
            self._sender.send(encode(e.Elsewhere(at)))

    def send_on(self, at: tuple[str, ...], again: int = 0) -> None:
        """There is a place elsewhere, or here `again` after so many seconds; now there is none."""
        sender = self._sender
        self.leave()
        if sender is not None:
            sender.send_close("moved", again, at)

    def leave(self) -> None:
        """The person reconnects to the process of the table: it is not told that they are away."""
        self._sender = None
        asyncio.get_running_loop().call_later(ON_THE_WAY, self._task.cancel)

    def close(self, meant: bool = False) -> None:
        """The wire is cut."""
        if self._sender is not None:
            self._task.cancel()


class ProgramRelay(ABC):
    """Brings programs to tables that may run in another process of the room."""

    @abstractmethod
    async def route(self, person: PersonId, table: TableId) -> tuple[str, ...] | None:
        """Where the program of a person finds the process that runs a table; None: here, empty: it
        finds it nowhere. Raises `Refused`, `StoreError`.
        """

    @abstractmethod
    def table(
        self,
        member: Member,
        table: TableId,
        sit: Sit | None,
        known: e.ResumePoint,
        games: Mapping[str, int],
        sender: Sender,
        came: Callable[[], object] = lambda: None,
    ) -> RelayedTable:
        """Serves the program of a person, with these games, at a table that it does not find;
        `came` is called once the table is told.
        """

    @abstractmethod
    def is_genuine(self, nonce: str, asked: e.Relayed) -> bool:
        """Whether a process of the room asks."""

    @abstractmethod
    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs something beside all else."""
