"""A bad network on one machine: what passes through is late, comes in fits, stops for a while, and
is cut off. Bytes are never changed nor reordered: that is what TCP promises.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass

from playroom.engine.rng import Rng

TICKS = 1_000_000


@dataclass(frozen=True, slots=True)
class Weather:
    """How bad it is. Seconds of `delay` one way, up to so many of `jitter` more; `stalls` is the
    share of pieces that wait `stall` seconds; a connection is cut after `lives` seconds (0: never),
    more or less.
    """

    delay: float = 0.0
    jitter: float = 0.0
    stalls: float = 0.0
    stall: float = 0.0
    lives: float = 0.0


class Proxy:
    """Listens on a port of its own and passes on to another one."""

    def __init__(self, port: int, weather: Weather, seed: str = "proxy") -> None:
        self._to = port
        self.weather = weather
        self._chance = Rng(seed)
        self._server: asyncio.Server | None = None
        self._pairs: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self.port = 0
        self.cuts = 0
        self.opened = 0

    async def open(self) -> int:
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self.port

    def cut(self) -> None:
        """Cuts every connection now."""
        for pair in tuple(self._pairs):
            self.cuts += 1
            for writer in pair:
                writer.transport.abort()

    async def close(self) -> None:
        self.cut()
        if self._server is not None:
            self._server.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._server.wait_closed(), 1)

    def _part(self) -> float:
        return self._chance.below(TICKS) / TICKS

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            writer.transport.abort()
            return
        self.opened += 1
        pair = writer, there[1]
        self._pairs.add(pair)
        loop = asyncio.get_running_loop()
        if self.weather.lives:
            loop.call_later(self.weather.lives * (0.5 + self._part()), self._end, pair)
        try:
            await asyncio.gather(self._carry(reader, there[1]), self._carry(there[0], writer))
        finally:
            self._pairs.discard(pair)
            for one in pair:
                one.transport.abort()

    def _end(self, pair: tuple[asyncio.StreamWriter, asyncio.StreamWriter]) -> None:
        if pair in self._pairs:
            self.cuts += 1
            for writer in pair:
                writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop, weather = asyncio.get_running_loop(), self.weather
        queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def read() -> None:
            last = 0.0
            with contextlib.suppress(OSError):
                while data := await reader.read(65_536):
                    late = weather.delay + weather.jitter * self._part()
                    if self._part() < weather.stalls:
                        late += weather.stall
                    last = max(last, loop.time() + late)  # nothing overtakes
                    queue.put_nowait((last, data))
            queue.put_nowait((0.0, b""))

        reading = loop.create_task(read())
        try:
            while True:
                when, data = await queue.get()
                if not data:
                    break
                await asyncio.sleep(max(0.0, when - loop.time()))
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            reading.cancel()
            writer.transport.abort()
