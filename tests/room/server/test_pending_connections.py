"""Wires on which nothing is said, and handshakes that are never ended: bounded for one address and
in all, and honest clients come in meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ssl
import weakref
from asyncio import sslproto
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import connect

from playroom.doors.page import page_door
from playroom.doors.page.door import open_page
from playroom.room.protocol.room_info import ASKED_AT
from playroom.room.protocol.trust import certificate_in
from playroom.room.server import host as host_module
from playroom.room.server.connection_limiter import Limits
from playroom.room.server.counters import Counters
from playroom.room.server.health import Health
from playroom.room.server.opening import Place
from playroom.room.server.pending_connections import (
    DoorConnection,
    PendingConnections,
    counted,
)
from playroom.room.server.wire import listener as listener_module
from tests.room.far import FarRoom, with_room
from tests.room.kit import until
from tests.room.server.test_hostile_client import hello, last_words, raw
from tests.room.ssh_kit import House as SshHouse
from tests.room.ssh_kit import at_home
from tests.room.tls import tls
from tests.web.kit import House as WebHouse
from tests.web.kit import Page, in_house

EACH = host_module.ALLOWED.pending
Wires = list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]


def waiting(each: int = 8, most: int = 1_000) -> tuple[PendingConnections, Counters, list[Any]]:
    """Those who wait at a door, what is counted of them, and who was ended."""
    counters, refused = Counters(), list[Any]()

    def refuse(place: str, what: str) -> None:
        counters.refuse(what)
        refused.append(place)

    allowed = Limits(1, 1, each)
    limiter: Any = SimpleNamespace(
        allowed=allowed, counters=counters, refused=refuse, is_answered=lambda place, waiting: True
    )
    return PendingConnections(limiter, most), counters, refused


def test_one_address_has_so_many_and_a_house_of_version_six_is_one() -> None:
    door, counters, refused = waiting()
    ended = list[int]()
    for number in range(8):
        assert door.opened(number, f"2001:db8::{number}", lambda: ended.append(0))
    assert not door.opened(99, "2001:db8::99", lambda: ended.append(99))
    assert door.opened(100, "2001:db8:0:1::", lambda: ended.append(100))
    assert (counters.pending, refused, ended) == (9, ["2001:db8::99"], [])
    for _ in range(2):
        door.closed(3)
    assert door.opened(3, "2001:db8::3", lambda: None)
    assert counters.pending == 9
    door.close()
    assert (counters.pending, len(ended)) == (0, 8)


def test_of_too_many_the_oldest_is_ended() -> None:
    door, counters, refused = waiting(most=3)
    ended = list[int]()
    for number in range(5):
        assert door.opened(number, f"192.0.2.{number}", lambda number=number: ended.append(number))
    assert (ended, refused, counters.pending) == ([0, 1], ["192.0.2.0", "192.0.2.1"], 3)
    assert counters.refused == {"half_open": 2}


def test_what_websockets_reports_is_written_nowhere(
    capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    pending: Any = None
    counted(pending, None, 1.0)["logger"].error("opening handshake failed")
    assert (capfd.readouterr().err, caplog.records) == ("", [])


async def silent(port: int, count: int, first: str = "127.0.0.2", addresses: int = 1) -> Wires:
    """Wires from other addresses than this one, on which nothing is said."""
    start = int(first.rpartition(".")[2])
    wires: Wires = []
    for number in range(count):
        address = f"127.0.0.{start + number % addresses}"
        wires.append(await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0)))
    return wires


async def gone(wires: Wires) -> None:
    """These have been closed by the room."""
    for reader, _ in wires:
        with contextlib.suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), 20) == b""


def test_handshakes_that_one_address_never_ends(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        counters = room.room.services.counters
        wires = await silent(room.port, EACH + 60)
        await until(lambda: counters.refused["half_open"] == 60)
        assert counters.pending == EACH
        ana = await room.come("Ana", 0)
        assert counters.pending == EACH
        health = Health(room.room.services, lambda: room.room.host.tables)
        assert f"playroom_half_open {EACH}\n" in health.counters()
        assert 'playroom_refused_total{why="half_open"} 60\n' in health.counters()
        for _, writer in wires:
            writer.close()
        await until(lambda: counters.pending == 0)
        again = await silent(room.port, EACH)
        await until(lambda: counters.pending == EACH)
        for _, writer in again:
            writer.write(b"GET / HTTP/1.1\r\nHost: playroom\r\n\r\n")
        await gone(again)
        await until(lambda: counters.pending == 0)
        assert not ana.ended
        assert not room.faults
        last = await silent(room.port, 3)
        await until(lambda: counters.pending == 3)
        await room.room.close()
        await gone(last)

    with_room(tmp_path, test)


def abort_of_debian_12(self: Any) -> None:
    """What ends a transport of TLS in Python 3.11.2, which does not look whether it has forgotten
    what it stands on.
    """
    self._closed = True
    self._ssl_protocol._abort()


@pytest.mark.parametrize("python", ["this", "Debian 12"])
def test_a_wire_that_has_ended_is_gone_at_once(
    python: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not wait until all of the memory is gone through, which takes long in a full room."""
    if python == "Debian 12":
        monkeypatch.setattr(sslproto._SSLProtocolTransport, "abort", abort_of_debian_12)
    known = weakref.WeakSet[Any]()
    made = DoorConnection.connection_made

    def connection_made(self: DoorConnection, transport: asyncio.BaseTransport) -> None:
        for part in (self, self.protocol, transport):  # what we have made of it, and under it
            known.add(part)
        made(self, transport)

    monkeypatch.setattr(DoorConnection, "connection_made", connection_made)

    async def test(room: FarRoom) -> None:
        room.open_table()
        gc.collect()
        gc.disable()
        try:
            ana = await room.come("Ana", 0)
            await until(lambda: len(known) == 3)
            ana.line.close()
            for first in (hello(code="a" * 12), b"\xff", b"x" * 20_000):
                wire = await raw(room)
                await wire.send(first, text=True)
                await last_words(wire)
            silent = await asyncio.open_connection("127.0.0.1", room.port)
            silent[1].close()
            del wire, silent
            await until(lambda: not known)
        finally:
            gc.enable()

    with_room(tmp_path, test)


def test_handshakes_that_many_addresses_never_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener_module, "PendingConnections", partial(PendingConnections, most=30))

    async def test(room: FarRoom) -> None:
        room.open_table()
        counters = room.room.services.counters
        wires = await silent(room.port, 50, addresses=50)
        await until(lambda: counters.refused["half_open"] == 20)
        assert counters.pending == 30
        await gone(wires[:20])  # the oldest
        ana = await room.come("Ana", 0)
        assert not ana.ended
        for _, writer in wires:
            writer.close()
        await until(lambda: counters.pending == 0)

    with_room(tmp_path, test)


def test_a_wire_that_is_safe_and_asks_for_nothing_is_counted_on(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        counters = room.room.services.counters
        wires: Wires = []
        for _ in range(5):
            wires.append(await asyncio.open_connection("127.0.0.1", room.port, ssl=tls()))
        await until(lambda: counters.pending == 5)
        ana = await room.come("Ana", 0)
        assert (counters.pending, ana.ended) == (5, [])
        for _, writer in wires:
            writer.transport.abort()
        await until(lambda: counters.pending == 0)

    with_room(tmp_path, test)


def test_who_does_not_say_who_they_are_is_counted_on(tmp_path: Path) -> None:
    """Also a client that asks for the wire of a playroom, and then for nothing more."""

    async def test(room: FarRoom) -> None:
        room.open_table()
        counters = room.room.services.counters
        wires = [await raw(room) for _ in range(5)]
        await until(lambda: counters.pending == 5)
        await wires[0].send(hello(), text=True)  # unknown, but it has identified itself
        await until(lambda: counters.pending == 4)
        ana = await room.come("Ana", 0)
        assert (counters.pending, ana.ended) == (4, [])
        for wire in wires:
            wire.transport.abort()
        await until(lambda: counters.pending == 0)

    with_room(tmp_path, test)


def test_what_comes_with_the_end_of_the_handshake_is_not_lost(tmp_path: Path) -> None:
    """A client of this protocol may send its first words in the same packet."""

    async def test(room: FarRoom) -> None:
        room.room.show()
        reader, writer = await asyncio.open_connection("127.0.0.1", room.port)
        result, goes = ssl.MemoryBIO(), ssl.MemoryBIO()
        safe = tls().wrap_bio(result, goes, server_hostname="127.0.0.1")
        while True:
            try:
                safe.do_handshake()
                break
            except ssl.SSLWantReadError:
                writer.write(goes.read())
                result.write(await asyncio.wait_for(reader.read(65_536), 20))
        safe.write(b"GET %s HTTP/1.1\r\nHost: playroom\r\n\r\n" % ASKED_AT.encode())
        writer.write(goes.read())  # the end of the handshake, and the question
        answer = b""
        while b"HTTP/1.1 200" not in answer:
            try:
                answer += safe.read(65_536)
            except ssl.SSLWantReadError:
                more = await asyncio.wait_for(reader.read(65_536), 20)
                assert more, answer
                result.write(more)
        writer.close()

    with_room(tmp_path, test)


def test_a_page_with_a_certificate_bounds_them_too(tmp_path: Path) -> None:
    async def run(house: WebHouse) -> None:
        made = certificate_in(tmp_path)
        reception = await open_page(house.room, Place("127.0.0.1", 0), "en", context=made.context())
        port, counters = reception.port, house.room.services.counters
        each = page_door.ALLOWED.pending
        wires = await silent(port, each + 10)
        await until(lambda: counters.refused["half_open"] == 10)
        page = Page()
        wire = await connect(
            f"wss://127.0.0.1:{port}/game", ssl=tls(),
            origin=f"https://127.0.0.1:{port}",  # type: ignore[arg-type]
            proxy=None,
        )  # fmt: skip
        async with wire:
            await page.begin(wire, house.invite(0))
            await page.hear("What is your name?")
            assert counters.pending == each
            await page.end()
        for _, writer in wires:
            writer.close()
        await until(lambda: counters.pending == 0)

    in_house(tmp_path, run)


def test_those_who_show_nothing_at_the_door_for_ssh(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from playroom.doors.ssh import ssh_door as guests

    monkeypatch.setattr(guests, "HALF_OPEN", 30)

    async def run(house: SshHouse) -> None:
        counters = house.room.services.counters
        wires = await silent(house.room.doors["ssh"].place.port, 50, addresses=50)
        await until(lambda: counters.refused["half_open"] == 20)
        assert counters.pending == 30
        async with house.guest(house.invite(1, "Ana")) as ana:
            await ana.hear("Enter")
            assert counters.pending < 30
        for _, writer in wires:
            writer.close()
        await until(lambda: counters.pending == 0)

    at_home(tmp_path, run)
