"""Health check and metrics over plain HTTP, on loopback.

`/health` is 200 while the room can keep what is played and takes people in, 503 otherwise;
`/counters` are figures in Prometheus' exposition text. Neither has a name, an address or a card in
it.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from playroom.clock import monotonic
from playroom.room.protocol.addresses import is_loopback
from playroom.room.server.counters import BOUNDS, Histogram
from playroom.room.table.context import RoomContext
from playroom.room.table.running import RunningTable
from playroom.room.table.values import Phase, TableId

WRITE_WAIT = 2.0
"""Seconds in which the store has to have kept something."""
FRESH = 1.0
"""Seconds for which an answer is given again: who asks often does not keep the disk busy."""
ASKING = 5.0
"""Seconds for a request to arrive."""
AT_ONCE = 16
"""Who may be asking at the same time."""
LONGEST = 8_192
"""Bytes of a question."""

_HEAD = (
    "HTTP/1.1 {}\r\nContent-Type: text/plain; version=0.0.4; charset=utf-8\r\n"  # not said
    "Content-Length: {}\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"  # not said
)


class Health:
    """What is told about one room."""

    def __init__(
        self,
        services: RoomContext,
        tables: Callable[[], Mapping[TableId, RunningTable]],
        draining: Callable[[], bool] = lambda: False,
    ) -> None:
        """`draining`: does the room send people elsewhere, because it is about to end?"""
        self._services = services
        self._tables = tables
        self._draining = draining
        self._began = monotonic()
        self._asked = 0
        self._answer: asyncio.Task[bool] | None = None
        self._answered = -FRESH
        self._server: asyncio.Server | None = None

    # -- what is told ------------------------------------------------------------------------------

    async def why_not(self) -> str:
        """Why the room takes no new people; "" when it is healthy."""
        if self._draining():
            return "draining"
        return "" if await self._keeps() else "store"

    async def _keeps(self) -> bool:
        """Can the store keep something now? Those who ask at the same time share the answer."""
        now = monotonic()
        if self._answer is None or (self._answer.done() and now - self._answered >= FRESH):
            self._answer = asyncio.get_running_loop().create_task(self._written())
        with contextlib.suppress(TimeoutError):
            return await asyncio.wait_for(asyncio.shield(self._answer), WRITE_WAIT)
        return False  # the write is still on its way; no second one is sent after it

    async def _written(self) -> bool:
        services = self._services
        try:
            await services.write_queue.ran(services.write)
        except Exception:
            return False
        finally:
            self._answered = monotonic()
        return True

    def counters(self) -> str:
        """The figures, as Prometheus reads them."""
        return "".join(f"{line}\n" for line in self._lines())

    def _lines(self) -> Iterator[str]:
        counters, tables = self._services.counters, self._tables().values()
        guests = [guest for table in tables for guest in table.state.guests if guest.here]
        seated = sum(guest.seat is not None for guest in guests)
        people = {'{at="seat"}': seated, '{at="watching"}': len(guests) - seated}
        yield from _lines_of("people", "gauge", people)
        phases = {phase: sum(table.state.phase is phase for table in tables) for phase in Phase}
        by_phase = {f'{{phase="{phase.value}"}}': count for phase, count in phases.items()}
        yield from _lines_of("tables", "gauge", by_phase)
        draining, up = int(self._draining()), round(monotonic() - self._began, 1)
        yield from _lines_of("draining", "gauge", {"": draining})
        yield from _lines_of("uptime_seconds", "gauge", {"": up})
        yield from _lines_of("matches_total", "counter", {"": counters.matches})
        yield from _lines_of("inputs_total", "counter", {"": counters.inputs})
        frames = {'{way="in"}': counters.frames_in, '{way="out"}': counters.frames_out}
        yield from _lines_of("frames_total", "counter", frames)
        yield from _lines_of("half_open", "gauge", {"": counters.pending})
        refused = {f'{{why="{why}"}}': count for why, count in sorted(counters.refused.items())}
        yield from _lines_of("refused_total", "counter", refused)
        yield from _histogram("delivery_seconds", counters.delivery)

    # -- the door ----------------------------------------------------------------------------------

    async def listen(self, address: str, port: int) -> int:
        """Opens the door, for this machine only; gives the port (a free one for 0). Raises
        `OSError`, `ValueError` (an address that others reach).
        """
        if not is_loopback(address):
            raise ValueError(address)
        self._server = await asyncio.start_server(self._came, address, port, limit=LONGEST)
        found: int = next(iter(self._server.sockets)).getsockname()[1]
        return found

    async def close(self) -> None:
        """Closes the door."""
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()
        if self._answer is not None:
            self._answer.cancel()

    async def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._asked += 1
        try:
            if self._asked <= AT_ONCE:
                async with asyncio.timeout(ASKING + WRITE_WAIT):
                    asked = await reader.readuntil(b"\r\n\r\n")
                    writer.write(await self._answered_to(asked.split(b"\r\n", 1)[0]))
                    await writer.drain()
        except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # no answer to such a request
        finally:
            self._asked -= 1
            writer.close()

    async def _answered_to(self, line: bytes) -> bytes:
        match line.split(b" "):
            case [b"GET" | b"HEAD" as how, path, version] if version.startswith(b"HTTP/1."):
                status, text = await self._page(path.split(b"?", 1)[0])
            case _:
                how, status, text = b"GET", "400 Bad Request", ""  # not said
        body = text.encode()
        head = _HEAD.format(status, len(body))
        return head.encode() + (b"" if how == b"HEAD" else body)

    async def _page(self, path: bytes) -> tuple[str, str]:
        if path == b"/health":
            why = await self.why_not()
            return ("503 Service Unavailable", f"{why}\n") if why else ("200 OK", "well\n")
        if path == b"/counters":
            return "200 OK", self.counters()
        return "404 Not Found", "/health, /counters\n"


def _lines_of(name: str, kind: str, values: Mapping[str, Any]) -> Iterator[str]:
    yield f"# TYPE playroom_{name} {kind}"  # not said
    for labels, value in values.items():
        yield f"playroom_{name}{labels} {value}"


def _histogram(name: str, values: Histogram) -> Iterator[str]:
    yield f"# TYPE playroom_{name} histogram"  # not said
    so_far = 0
    for bound, count in zip((*BOUNDS, "+Inf"), values.counts, strict=True):
        so_far += count
        yield f'playroom_{name}_bucket{{le="{bound}"}} {so_far}'
    yield f"playroom_{name}_sum {values.total:.6f}"
    yield f"playroom_{name}_count {so_far}"
