"""Pending connections: not yet authenticated, silent, in a handshake, or taking no answer. Counted
and limited from accept on.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from websockets.asyncio.server import ServerConnection

from playroom.clock import monotonic
from playroom.engine.overriding import override
from playroom.room.protocol.addresses import near
from playroom.room.protocol.keepalive import Keepalive
from playroom.room.server.connection_limiter import ConnectionLimiter
from playroom.room.server.counters import Counters
from playroom.room.server.pieces import PIECE, in_pieces

MOST = 1_000
"""Most at one door; beyond, the oldest is closed."""


class PendingConnections:
    """Pending connections of one door, of which nothing is known but the address. Everything is
    called on the thread of the loop.
    """

    def __init__(
        self,
        limiter: ConnectionLimiter,
        most: int = MOST,
        each: int | None = None,
        attempts_count: bool = True,
    ) -> None:
        """`each` is how many one address may have; None: as many as the door allows.
        `attempts_count`: is everybody who waits here yet to be counted as an attempt?
        """
        self._limiter = limiter
        self._attempts_count = attempts_count
        self._most = most
        self._each = limiter.allowed.pending if each is None else each
        self._open = dict[object, tuple[str, Callable[[], None]]]()
        self._from = Counter[str]()

    @property
    def counters(self) -> Counters:
        """What the room counts."""
        return self._limiter.counters

    def opened(self, who: object, place: str, abort: Callable[[], None]) -> bool:
        """There is a connection from an address, which `abort` ends; may there be? `closed` follows
        some time.
        """
        at = near(place)
        if self._from[at] >= self._each:
            self._limiter.refused(place, "half_open")
            return False
        if not self._limiter.is_answered(place, self._from[at] if self._attempts_count else 0):
            return False
        self._from[at] += 1
        self._open[who] = place, abort
        self._count(1)
        if len(self._open) > self._most:
            oldest, (where, ends) = next(iter(self._open.items()))
            self._limiter.refused(where, "half_open")
            self.closed(oldest)
            ends()
        return True

    def closed(self, who: object) -> None:
        """A connection is authenticated, or has ended."""
        if (found := self._open.pop(who, None)) is None:
            return
        at = near(found[0])
        self._from[at] -= 1
        if not self._from[at]:
            del self._from[at]
        self._count(-1)

    def close(self) -> None:
        """The door is closed."""
        for who, (_, abort) in tuple(self._open.items()):
            self.closed(who)
            abort()

    def _count(self, more: int) -> None:
        self.counters.pending += more


class _Held(asyncio.Protocol):
    """Buffers data until a protocol takes over."""

    def __init__(self) -> None:
        self._data = bytearray()
        self._is_over = self.is_lost = False

    @override
    def data_received(self, data: bytes) -> None:
        self._data += data

    @override
    def eof_received(self) -> None:
        self._is_over = True

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True

    def pass_on(self, to: asyncio.Protocol) -> None:
        """Hands the buffer to the protocol."""
        if self._data:
            to.data_received(bytes(self._data))
        if self._is_over:
            to.eof_received()


def counted(
    pending: PendingConnections, context: ssl.SSLContext | None, wait: float
) -> dict[str, Any]:
    """What a door of `websockets.serve` is opened with, so that its wires are counted; without a
    `context` it is plain. `wait`: the seconds that the handshake may take.
    """
    safe = None if context is None else (context, wait)
    make = partial(DoorConnection, pending=pending, safe=safe, wait=wait)
    return {"create_connection": make, "logger": _silent()}


def _silent() -> logging.Logger:
    """A log that is written nowhere: clients that make no sense could fill the host's terminal."""
    silent = logging.getLogger("playroom.connections")
    silent.handlers = [logging.NullHandler()]
    silent.propagate = False
    return silent


class DoorConnection(Keepalive, ServerConnection):
    """A connection that counts as pending until it is authenticated (its door calls `closed`). It
    begins the handshake itself, since the listener would report it only afterwards.
    """

    def __init__(
        self,
        *given: Any,
        pending: PendingConnections,
        safe: tuple[ssl.SSLContext, float] | None,
        wait: float,
        **more: Any,
    ) -> None:
        super().__init__(*given, **more)
        self._pending, self._safe = pending, safe
        self._wait, self._patience = wait, asyncio.timeout(wait)
        self._is_made = False
        self._shaking: asyncio.Task[None] | None = None
        """Held as long as it goes on: the loop does not."""
        self._under: asyncio.Transport | None = None
        """What listens gave us, under what makes the wire safe."""

    @override
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._under = transport
        place = str((transport.get_extra_info("peername") or ("?",))[0])
        if not self._pending.opened(self, place, transport.abort):
            transport.abort()
        elif self._safe is None:
            self._begin(transport)
        else:
            transport.pause_reading()  # until there is something that understands it
            self._shaking = self.loop.create_task(self._shake_hands(transport, *self._safe))

    async def _shake_hands(
        self, transport: asyncio.Transport, context: ssl.SSLContext, wait: float
    ) -> None:
        held = _Held()
        safe = None
        try:
            safe = await self.loop.start_tls(
                transport,
                held,
                context,
                server_side=True,
                ssl_handshake_timeout=wait,
                ssl_shutdown_timeout=2.0,
            )
        except OSError as why:  # no answer to a client without the protocol
            why.__traceback__ = None  # it holds the wire
        if safe is None or held.is_lost:
            self._ended()
            return
        safe.set_protocol(self)
        self._begin(safe)
        held.pass_on(self)

    def _begin(self, transport: asyncio.Transport) -> None:
        self._is_made = True
        self._shaking = None
        super().connection_made(transport)

    @override
    async def handshake(self, *given: Any, **more: Any) -> None:
        async with self._patience:
            await super().handshake(*given, **more)

    def goes_on(self) -> None:
        """The client has taken a part of a long answer: it has time for the next one."""
        self._patience.reschedule(monotonic() + self._wait)

    @property
    def is_behind(self) -> bool:
        """Has the system not taken all that was written?"""
        under = self._under
        return under is not None and not under.is_closing() and under.get_write_buffer_size() > 0

    async def send_all(self, messages: Sequence[bytes]) -> None:
        """Sends messages, in one write if none of them is to be sent in pieces. Raises
        `ConnectionClosed`, or `InvalidState` while it closes.
        """
        if len(messages) == 1 and len(messages[0]) > PIECE:
            await self.send(in_pieces(messages[0]), text=True)
            return
        for message in messages:
            self.protocol.send_text(message)
        self.send_data()
        if self.paused:
            await self.drain()

    @override
    def send_data(self) -> None:
        if len(self.protocol.writes) > 1 and all(self.protocol.writes):
            self.protocol.writes[:] = [b"".join(self.protocol.writes)]
        super().send_data()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        if exc is not None:
            exc.__traceback__ = None
        if self._is_made:
            super().connection_lost(exc)
        self._ended()

    def _ended(self) -> None:
        """What holds itself in a circle lets itself go: the library and the loop would keep it, and
        with it the wire and what makes it safe, until all of the memory is gone through.
        """
        self._pending.closed(self)
        known = vars(self.protocol)
        known.pop("parser", None)
        for name in ("parser_exc", "handshake_exc"):
            why: BaseException | None = known.get(name)
            while why is not None:
                why.__traceback__ = None
                why = why.__cause__ or why.__context__
        under, self._under = self._under, None
        if under is not None and under.is_closing():
            vars(under).pop("_read_ready_cb", None)
