"""Wire listener: accepts the playroom's own program, admits its user and serves it."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
import traceback
from collections.abc import Callable
from functools import partial

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from playroom.engine.overriding import override
from playroom.engine.wire import BadJson, encode
from playroom.room.members.people import Member
from playroom.room.protocol import messages as e
from playroom.room.protocol.packages import Needs
from playroom.room.protocol.room_info import ASKED_AT
from playroom.room.protocol.waiting_tables import WAITING_AT
from playroom.room.server.admission import Admitted, Refused
from playroom.room.server.host import Client, Host
from playroom.room.server.limits import TokenBucket
from playroom.room.server.lobby_connection import LobbyConnection
from playroom.room.server.pending_connections import DoorConnection, PendingConnections, counted
from playroom.room.server.relayed_table import RelayedTable
from playroom.room.server.send_queue import SendQueue
from playroom.room.server.table_connection import TableConnection
from playroom.room.server.wire.greeting import WirePrompts, asked_by, credentials_of, greet
from playroom.room.table import values as v
from playroom.room.table.owing import Owing, Sender
from playroom.room.table.running import RunningTable
from playroom.store import StoreError

HELLO_WAIT = 20.0
"""Seconds for a client to log in."""
PING = 20.0
"""Seconds between two signs of life that are asked for, and that an answer may take."""
HOME_WAIT = 10.0
"""Seconds to deliver match logs to a member without a place."""
FRAMES = (20.0, 60.0)
"""What one client may send: so many frames a second, so many at once."""


class ClientSender(SendQueue, Sender):
    """Sends messages to one client."""

    @override
    def send_close(
        self,
        why: str,
        again: int | None = None,
        at: tuple[str, ...] = (),
        needs: Needs | None = None,
    ) -> None:
        """`needs`: which game is to be installed before the client comes again."""
        self.send_last(encode(e.Close(why, again, at, needs)))


class WireListener:
    """Listener of one room. Everything is called on the thread of one event loop."""

    def __init__(self, host: Host, pin: str) -> None:
        """`pin` is that of the certificate it listens with."""
        self.host = host
        self._pin = pin
        self._pending = PendingConnections(host.limiter)
        self._server: Server | None = None

    async def listen(self, address: str, port: int, context: ssl.SSLContext | None) -> int:
        """Listens at an address; returns the port (a free one for 0). Raises `OSError`."""
        self._server = await serve(
            self._connected,
            address,
            port,
            compression=None,
            max_size=e.LONGEST_UP,
            open_timeout=HELLO_WAIT,
            ping_interval=PING,
            ping_timeout=PING,
            close_timeout=2,
            server_header=None,
            process_request=self._query,
            **counted(self._pending, context, HELLO_WAIT),
        )
        found: int = next(iter(self._server.sockets)).getsockname()[1]
        return found

    async def close(self) -> None:
        """Stops listening and closes all connections."""
        if self._server is not None:
            self._server.close()
            self._pending.close()
            await self._server.wait_closed()

    # -- one client --------------------------------------------------------------------------------

    async def _query(self, connection: ServerConnection, request: Request) -> Response | None:
        """Responds to a query of room info, or of the tables that wait for a member; None: it is a
        client.
        """
        room_info = self.host.room_info
        if request.path not in (ASKED_AT, WAITING_AT):
            return None
        if request.path == ASKED_AT and room_info is None:
            return connection.respond(404, "")
        if not self.host.limiter.may_attempt(_place(connection)):
            return connection.respond(429, "")
        if request.path == ASKED_AT and room_info is not None:
            return connection.respond(200, encode(room_info()).decode())
        try:
            shown = asked_by(request.headers, self._pin, _place(connection))
            member = await self.host.admission.known(shown)
        except (Refused, StoreError):
            return connection.respond(404, "")
        return connection.respond(200, encode(self.host.waiting_for(member)).decode())

    async def _connected(self, connection: ServerConnection) -> None:
        assert isinstance(connection, DoorConnection)
        known = partial(self._pending.closed, connection)
        await self.serve(connection, _place(connection), known)

    async def serve(
        self, connection: DoorConnection, place: str, known: Callable[[], None]
    ) -> None:
        """Serves one client, from the address `place`, to its end; `known` is called once it has
        logged in.
        """
        counters = self.host.services.counters
        out = ClientSender(connection, counters)
        comes = self.host.limiter.admits(place)
        try:
            if not comes:
                out.send_close("too_many", 60)
                return
            await self._let_in(connection, out, place, known)
        except Refused as no:
            out.send_close(no.why, no.again, no.elsewhere, no.needs)
        except (ConnectionClosed, OSError):
            pass
        except StoreError:
            out.send_close("not_kept", 5)
        except Exception as why:  # whatever one wire does to us ends that wire and nothing else
            self.host.services.faults(["a wire:", *traceback.format_exception(why)])
            self.host.limiter.refused(place, "fault")
            out.send_close("not_understood", 5)
        finally:
            if comes:
                self.host.limiter.closed(place)
            await out.ended()

    async def _let_in(
        self, connection: ServerConnection, out: ClientSender, place: str, known: Callable[[], None]
    ) -> None:
        """Admits a client and serves it to its end. Raises `Refused`."""
        admission = self.host.admission
        try:
            hello, nonce = await greet(connection, out, HELLO_WAIT)
            known()
            if isinstance(hello, e.Relayed):
                await self._relay(connection, out, place, hello, nonce)
                return
            shown = credentials_of(hello, nonce, self._pin, place)
        except Refused as no:
            raise admission.noted(no, place) from None
        result = await admission.admit(shown, WirePrompts(connection, out, hello))
        member = result.member
        if isinstance(result, Refused):
            if member is not None:
                await self._deliver_logs(connection, self._owing(member, hello, out))
            raise result
        assert member is not None
        client, enter = await self._client(hello, result, out, place)
        owing = client.owing = self._owing(member, hello, out)
        self.host.connections.add(client)
        try:
            enter()
            if isinstance(client, RelayedTable):
                await client.told.wait()
            owing.look(but=client.sent_home)
            if at := self.host.services.membership.elsewhere():
                client.tell_elsewhere(at)
            await self._listen(connection, client, out, place)
        finally:
            self.host.connections.discard(client)
            client.close()

    async def _client(
        self, hello: e.Login, admitted: Admitted, out: ClientSender, place: str
    ) -> tuple[Client, Callable[[], object]]:
        """What serves a member, here or by another process, and what lets them in. Raises
        `Refused` where their program finds another process.
        """
        host, member, known = self.host, admitted.member, hello.known
        invited_to = None if admitted.invited_to is None else admitted.invited_to.state.id
        goes_to = known.table or invited_to
        if host.lobby is None:
            assert admitted.table is not None
            goes_to = admitted.table.state.id
        table = None if goes_to is None else host.tables.get(goes_to)
        answers = await host.responses_to(member)
        is_here = table is None or await self._is_here(member, table, known)
        relay = host.relay
        if host.lobby is not None:
            here = host.lobby.come(member, admitted.places, hello.games, place)
            client = LobbyConnection(
                here, out, answers, known, host.bot_pause, host.services.faults, relay
            )
            client.not_invited = not admitted.invited
            return client, partial(client.enter, goes_to, is_here)
        assert table is not None
        sit = v.Sit(admitted.seat)
        if not is_here:
            assert relay is not None
            relayed = relay.table(member, table.state.id, sit, known, hello.games, out)
            return relayed, lambda: None
        at_table = TableConnection(table, member, out, answers, known, host.bot_pause)
        return at_table, partial(at_table.enter, sit)

    async def _is_here(self, member: Member, table: RunningTable, known: e.ResumePoint) -> bool:
        """Whether a table runs here, and is ready. Raises `Refused` where the member's program
        finds the process that runs it.
        """
        relay = self.host.relay
        at = None if relay is None else await relay.route(member.id, table.state.id)
        if at is None:
            await self.host.ready(table, known)
        elif at:
            raise Refused("moved", 0, at)
        return at is None

    async def _relay(
        self,
        connection: ServerConnection,
        out: ClientSender,
        place: str,
        asked: e.Relayed,
        nonce: str,
    ) -> None:
        """Serves another process of the room. Raises `Refused`."""
        relay = self.host.relay
        if relay is None or not relay.is_genuine(nonce, asked):
            raise Refused("not_understood", counted="no_hello")
        self.host.limiter.was_known(place)
        client = await self.host.relayed(asked, out)
        try:
            await self._listen(connection, client, out, place)
        finally:
            if asked.guest:
                client.close()
            else:  # their program may come by another process, in a moment
                client.leave()

    def _owing(self, member: Member, hello: e.Login, out: ClientSender) -> Owing:
        return Owing(self.host.services, member.id, self.host.tables, hello.games, out)

    async def _deliver_logs(self, connection: ServerConnection, owing: Owing) -> None:
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

    async def _listen(
        self,
        connection: ServerConnection,
        client: Client,
        out: ClientSender,
        place: str,
    ) -> None:
        frames, counters = TokenBucket(*FRAMES), self.host.services.counters
        while True:
            data = await connection.recv(decode=False)
            counters.frames_in += 1
            if not frames.take():
                self._cut_off(place, out, "too_fast")
                return
            try:
                client.take(data)
            except BadJson:
                self._cut_off(place, out, "not_understood")
                return

    def _cut_off(self, place: str, out: ClientSender, why: str) -> None:
        self.host.limiter.refused(place, why)
        self.host.limiter.did_harm(place)
        out.send_close(why, 5)


def _place(connection: ServerConnection) -> str:
    """The peer's address."""
    return str((connection.remote_address or ("?",))[0])
