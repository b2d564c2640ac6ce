"""A room that is stopped by what runs it, for a backup or a newer program, and started again: its
guests wait and come back by themselves. One that is ended by a key is closed.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from playroom.room.table.session import CloseReason
from tests.room.kit import until
from tests.room.server.test_killed_host import HostProcess, come
from tests.room.store.test_database_host import lobby_of

pytestmark = [
    pytest.mark.timeout(120),
    pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGTERM"),
]
WORDS = ("--listen", "127.0.0.1:0", "--public", "--open", "casino", "--seats", "Ana,Ben")


async def end(host: HostProcess, how: signal.Signals) -> None:
    host.process.send_signal(how)
    assert await asyncio.wait_for(host.process.wait(), 30) == 0


def test_guests_of_a_room_that_is_started_again_come_back_by_themselves(tmp_path: Path) -> None:
    async def test() -> None:
        host = HostProcess(tmp_path, *WORDS)
        await host.start()
        line = (await host.invitations(2))[0]
        person, wire, _ = await come("Ana", line)
        walker = await lobby_of(host, "Eva")
        await end(host, signal.SIGTERM)
        host = HostProcess(tmp_path, "--listen", host.address, "--public")
        await host.start()
        reading = host.drain()
        rows = person.session.state.rows
        assert await walker.open("escoba") == ""
        await until(lambda: person.session.state.rows > rows, 30)
        assert not person.ended
        assert not walker.ended
        await end(host, signal.SIGINT)
        await until(lambda: bool(person.ended and walker.ended), 20)
        assert person.ended == walker.ended == [CloseReason.ROOM_GONE]
        wire.close()
        assert walker.line is not None
        walker.line.close()
        reading.cancel()

    asyncio.run(test())
