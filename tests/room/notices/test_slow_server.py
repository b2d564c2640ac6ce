"""A server that answers a notice byte by byte keeps the thread that sends for a while only."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from playroom.engine.notes import Clean
from playroom.room.notices import channels
from playroom.room.notices.service import code_letter


def test_a_server_that_answers_byte_by_byte_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channels, "LONGEST", 0.3)

    async def run() -> None:
        answered = asyncio.Event()

        async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read(10)
            with suppress(OSError):
                while not answered.is_set():
                    writer.write(b"H")
                    await writer.drain()
                    await asyncio.sleep(0.05)
            writer.close()

        server = await asyncio.start_server(drip, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        url, hosts = f"http://127.0.0.1:{port}/", (f"127.0.0.1:{port}",)
        sends = asyncio.to_thread(
            channels.send_hook, url, hosts, code_letter("en", Clean("Sala"), "1")
        )
        with pytest.raises(channels.NotSent):
            await asyncio.wait_for(sends, 20)
        answered.set()
        server.close()

    asyncio.run(run())
