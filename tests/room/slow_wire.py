"""A way to a room that is slow and lumpy: what is sent arrives late, in pieces that are others than
those in which it was sent.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
import threading


class SlowWire:
    """Listens at `port` and passes on to another port, in a thread of its own."""

    def __init__(self, to: int, one_way: float = 0.05, lump: float = 0.03, seed: int = 7) -> None:
        """Seconds: `one_way` that everything takes, `lump` in which pieces become one."""
        self._to, self._one_way, self._lump = to, one_way, lump
        self._random = random.Random(seed)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._loop = asyncio.new_event_loop()
        self._writers: list[asyncio.StreamWriter] = []
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)

        async def serve() -> None:
            server = await asyncio.start_server(self._connected, sock=self._listening)
            async with server:
                with contextlib.suppress(asyncio.CancelledError):
                    await server.serve_forever()

        self._membership = self._loop.create_task(serve())
        with contextlib.suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._membership)
        left = asyncio.all_tasks(self._loop)
        for task in left:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        self._loop.close()

    async def _connected(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, there = await asyncio.open_connection("127.0.0.1", self._to)
        self._writers += [back, there]
        await asyncio.gather(self._pass_on(near, there), self._pass_on(far, back))

    async def _pass_on(self, source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        queue: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        loop = asyncio.get_running_loop()

        async def late() -> None:
            while True:
                when, data = await queue.get()
                await asyncio.sleep(max(0.0, when - loop.time()))
                while data:  # in pieces, a key may be cut in two
                    size = self._random.choice((1, 7, 40, 200, 1_000, len(data)))
                    to.write(data[:size])
                    await to.drain()
                    data = data[size:]
                    if data:
                        await asyncio.sleep(self._random.uniform(0, self._lump / 3))

        passing = loop.create_task(late())
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                await asyncio.sleep(self._random.uniform(0, self._lump))
                with contextlib.suppress(TimeoutError):
                    data += await asyncio.wait_for(source.read(65_536), 0.001)
                queue.put_nowait((loop.time() + self._one_way, data))
            while not queue.empty():
                await asyncio.sleep(0.01)
            await asyncio.sleep(self._one_way)
        passing.cancel()
        with contextlib.suppress(asyncio.CancelledError, OSError):
            await passing
        to.close()

    def cut(self) -> None:
        """Cuts every wire at once."""

        def now() -> None:
            for writer in self._writers:
                writer.transport.abort()
            self._writers.clear()

        self._loop.call_soon_threadsafe(now)

    def close(self) -> None:
        """Passes nothing on any more."""
        self.cut()
        self._loop.call_soon_threadsafe(self._membership.cancel)
        self._thread.join(5)
