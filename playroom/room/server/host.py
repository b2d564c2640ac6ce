"""Room server: tables, listener and connections."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.typing import Subprotocol

from playroom.engine.contract import Game
from playroom.engine.overriding import override
from playroom.engine.wire import BadJson, encode
from playroom.room.lobby.server import LobbyServer
from playroom.room.members.people import Member
from playroom.room.members.phrases import PassphraseHasher
from playroom.room.protocol import messages as e
from playroom.room.protocol.packages import Needs
from playroom.room.protocol.room_info import ASKED_AT, RoomInfo
from playroom.room.server.admission import Admission, Places, Refused
from playroom.room.server.connection_limiter import ConnectionLimiter, Limits
from playroom.room.server.counters import Counters
from playroom.room.server.greeting import WirePrompts, credentials_of, greet
from playroom.room.server.limits import TokenBucket
from playroom.room.server.lobby_connection import LobbyConnection
from playroom.room.server.pending_connections import PendingConnections, counted
from playroom.room.server.pieces import in_pieces
from playroom.room.server.responses import ResponseCache
from playroom.room.server.table_connection import TableConnection
from playroom.room.table import values as v
from playroom.room.table.context import RoomContext
from playroom.room.table.owing import Owing, Sender
from playroom.room.table.running import RunningTable
from playroom.room.table.values import TableId
from playroom.store import StoreError

HELLO_WAIT = 20.0
"""Seconds for a client to log in."""
NEWS_WAIT = 2.0
"""Most seconds that a client from another process waits until this one has caught up with it."""
PING = 20.0
"""Seconds between two signs of life that are asked for, and that an answer may take."""
HOME_WAIT = 10.0
"""Seconds to deliver match logs to a member without a place."""
QUEUE = 256
"""Most frames in the send queue of a slow client."""
WAITING = 512 * 1024
"""Bytes of them, beside the last one."""
FRAMES = (20.0, 60.0)
"""What one wire may send: so many a second, so many at once."""
ALLOWED = Limits(connections=64, attempts=64, pending=64)
"""What may be asked of the door."""
ANSWERED = 2_000
"""Number of people with cached answers."""


_Frame: TypeAlias = tuple[bytes, float | None]
"""What is sent, and when the input was kept that it tells of."""


class _Out(Sender):
    """The frames that wait to be sent to one connection."""

    def __init__(self, connection: ServerConnection, counters: Counters) -> None:
        self._connection = connection
        self._counters = counters
        self._waiting: asyncio.Queue[_Frame | Callable[[], None] | None] = asyncio.Queue()
        self._bytes = 0
        self.task = asyncio.get_running_loop().create_task(self._run())

    @override
    def send(self, data: bytes) -> None:
        if self._waiting.qsize() > QUEUE or self._bytes > WAITING:
            self.task.cancel()  # comes back, and is told what was missed
            self._connection.transport.abort()
            return
        self._bytes += len(data)
        self._waiting.put_nowait((data, self._counters.telling))

    @override
    def when_sent(self, then: Callable[[], None]) -> None:
        self._waiting.put_nowait(then)

    @override
    def bye(
        self,
        why: str,
        again: int | None = None,
        at: tuple[str, ...] = (),
        needs: Needs | None = None,
    ) -> None:
        """`needs`: which game is to be installed before they come again."""
        data = encode(e.Close(why, again, at, needs))
        self._bytes += len(data)
        self._waiting.put_nowait((data, None))
        self._waiting.put_nowait(None)

    async def _run(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            while (frame := await self._waiting.get()) is not None:
                if callable(frame):
                    frame()
                    continue
                data, kept = frame
                self._bytes -= len(data)
                await self._connection.send(in_pieces(data), text=True)
                self._counters.sent(kept)
            await self._connection.close()


class Host:
    """One room. Everything is called on the thread of one event loop."""

    def __init__(
        self,
        services: RoomContext,
        find: Callable[[str], Game[Any, Any]],
        tables: Mapping[TableId, RunningTable],
        bot_pause: float = 0.8,
        pin: str = "",
        public: bool = False,
    ) -> None:
        """`pin` is that of the certificate that the door is opened with; `public`: people may come
        without an invitation.
        """
        self.services = services
        self.tables = dict(tables)
        services.moderation.tables = lambda: self.tables.values()
        self.room_info: Callable[[], RoomInfo] | None = None
        """Answer to a query before admission; None: no answer."""
        self._bot_pause = bot_pause
        self.phrases = PassphraseHasher()
        self.lobby = LobbyServer(services, self.tables, find, self.phrases) if public else None
        """Where who comes arrives, in a room that anybody may come to."""
        if self.lobby is not None:
            services.moderation.lobby = self.lobby
        self.limiter = ConnectionLimiter(services, ALLOWED)
        self.is_draining = False
        """Whether this process is being drained."""
        is_public = self.lobby is not None
        self.admission = Admission(
            services, self.limiter, self.phrases, self.tables, is_public, lambda: self.is_draining
        )
        self._pin = pin
        self._pending = PendingConnections(self.limiter)
        self._answers: dict[str, ResponseCache] = {}
        self._server: Server | None = None
        self.doors: set[TableConnection | LobbyConnection] = set()
        """Open connections of clients."""

    async def listen(self, address: str, port: int, context: ssl.SSLContext | None) -> int:
        """Opens the door; gives the port (a free one for 0). Raises `OSError`."""
        self._server = await serve(
            self._connected,
            address,
            port,
            subprotocols=[Subprotocol(e.SUBPROTOCOL)],
            select_subprotocol=_spoken,
            compression=None,
            max_size=e.LONGEST_UP,
            open_timeout=HELLO_WAIT,
            ping_interval=PING,
            ping_timeout=PING,
            close_timeout=2,
            server_header=None,
            process_request=self._asked_before,
            **counted(self._pending, context, HELLO_WAIT),
        )
        found: int = next(iter(self._server.sockets)).getsockname()[1]
        return found

    async def close(self, again: int = 0) -> None:
        """Closes the listener and all connections; clients are told where to reconnect, or to retry
        here in `again` seconds (0: the room is closed).
        """
        self.is_draining = True
        if (at := self.services.membership.elsewhere()) or again:
            for door in tuple(self.doors):
                door.send_on(at, 0 if at else again)
        if self.lobby is not None:
            self.lobby.close()
        self.phrases.close()
        for table in self.tables.values():
            table.close()
        await asyncio.sleep(0.05)
        if self._server is not None:
            self._server.close()
            self._pending.close()
            await self._server.wait_closed()

    # -- the door ----------------------------------------------------------------------------------

    def _asked_before(self, connection: ServerConnection, request: Request) -> Response | None:
        """Answers a query of room info; None: a client."""
        if request.path != ASKED_AT:
            return None
        if self.room_info is None:
            return connection.respond(404, "")
        if not self.limiter.may_attempt(_place(connection)):
            return connection.respond(429, "")
        return connection.respond(200, encode(self.room_info()).decode())

    async def _connected(self, connection: ServerConnection) -> None:
        place, counters = _place(connection), self.services.counters
        out = _Out(connection, counters)
        comes = self.limiter.admits(place)
        try:
            if not comes:
                out.bye("too_many", 60)
                return
            await self._let_in(connection, out, place)
        except Refused as no:
            out.bye(no.why, no.again, no.elsewhere, no.needs)
        except (ConnectionClosed, OSError):
            pass
        except StoreError:
            out.bye("not_kept", 5)
        except Exception as why:  # whatever one wire does to us ends that wire and nothing else
            self.services.faults(["a wire:", *traceback.format_exception(why)])
            self.limiter.refused(place, "fault")
            out.bye("not_understood", 5)
        finally:
            if comes:
                self.limiter.closed(place)
            with contextlib.suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(out.task, 2.0)

    async def _let_in(self, connection: ServerConnection, out: _Out, place: str) -> None:
        """Admits a client and serves it to its end. Raises `Refused`."""
        try:
            hello, nonce = await greet(connection, out, HELLO_WAIT)
            self._pending.closed(connection)
            shown = credentials_of(hello, nonce, self._pin, place)
        except Refused as no:
            raise self.admission.noted(no, place) from None
        result = await self.admission.admit(shown, WirePrompts(connection, out, hello))
        member = result.member
        if isinstance(result, Refused):
            if member is not None:
                await self._brings_home(connection, self._owing(member, hello, out))
            raise result
        assert member is not None
        answers = await self._answers_of(member)
        await self._hears(hello.known, result.places)
        door: TableConnection | LobbyConnection
        if self.lobby is None:
            assert result.table is not None
            door = TableConnection(result.table, member, out, answers, hello.known, self._bot_pause)
            enter: Callable[[], object] = partial(door.enter, v.Sit(result.seat))
        else:
            here = self.lobby.come(member, result.places, hello.games, place)
            faults = self.services.faults
            door = LobbyConnection(here, out, answers, hello.known, self._bot_pause, faults)
            door.not_invited = not result.invited
            invited_to = None if result.invited_to is None else result.invited_to.state.id
            goes_to = hello.known.table or invited_to
            enter = partial(door.enter, goes_to)
        owing = door.owing = self._owing(member, hello, out)
        self.doors.add(door)
        try:
            enter()
            owing.look(but=door.sent_home)
            if at := self.services.membership.elsewhere():
                door.tell_elsewhere(at)
            await self._listen(connection, door, out, place)
        finally:
            self.doors.discard(door)
            door.close()

    def _owing(self, member: Member, hello: e.Login, out: _Out) -> Owing:
        return Owing(self.services, member.id, self.tables, hello.games, out)

    async def _brings_home(self, connection: ServerConnection, owing: Owing) -> None:
        """Delivers match logs to a member without a place any more, and waits for their
        acknowledgement.
        """
        told = asyncio.Event()
        owing.told = told.set
        owing.look()
        with contextlib.suppress(TimeoutError, BadJson):
            async with asyncio.timeout(HOME_WAIT):
                await told.wait()
                while owing.is_awaited:
                    message = e.read_up(await connection.recv(decode=False))
                    if isinstance(message, e.AtHome):
                        owing.has(message.match)

    async def _hears(self, known: e.ResumePoint, places: Places) -> None:
        """Catches up with a client of another process, which may have heard more of the table: it
        would hear it twice.
        """
        if self.services.membership.alone or not known.rows:
            return
        to = known.table
        table = self.admission.table_for(places)[0] if to is None else self.tables.get(to)
        if table is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(NEWS_WAIT):
                    await table.caught_up()

    async def _answers_of(self, member: Member) -> ResponseCache:
        """Cached answers to a member."""
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

    async def _listen(
        self,
        connection: ServerConnection,
        door: TableConnection | LobbyConnection,
        out: _Out,
        place: str,
    ) -> None:
        frames, counters = TokenBucket(*FRAMES), self.services.counters
        while True:
            data = await connection.recv(decode=False)
            counters.frames_in += 1
            if not frames.take():
                self._cut_off(place, out, "too_fast")
                return
            try:
                door.take(data)
            except BadJson:
                self._cut_off(place, out, "not_understood")
                return

    def _cut_off(self, place: str, out: _Out, why: str) -> None:
        self.limiter.refused(place, why)
        self.limiter.did_harm(place)
        out.bye(why, 5)


def _place(connection: ServerConnection) -> str:
    """The peer's address."""
    return str((connection.remote_address or ("?",))[0])


def _spoken(
    connection: ServerConnection, subprotocols: Sequence[Subprotocol]
) -> Subprotocol | None:
    """The protocol version, if the client offers it. None: the client is refused in a message that
    every version can read.
    """
    ours = Subprotocol(e.SUBPROTOCOL)
    return ours if ours in subprotocols else None
