"""Files of an exported playroom and clients that read them slowly, or not at all: what they cost is
bounded by bytes, and players notice nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
import socket
import ssl
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from pathlib import Path

import pytest

from playroom.doors.page import door as page_door
from playroom.doors.page import files
from playroom.doors.page.door import open_page
from playroom.room.protocol.trust import certificate_in
from playroom.room.server.opening import Place
from tests.web.kit import House, in_house
from tests.web.test_door import fetch
from tests.web.test_exported import files_in

LARGE = random.Random(1).randbytes(6_000_000)
READERS = 60


@asynccontextmanager
async def asked(
    port: int, path: str = "/large.wasm", place: str = "", safe: bool = False
) -> AsyncIterator[tuple[asyncio.StreamReader, socket.socket]]:
    """A client that has asked for a file, and reads what the test reads."""
    wire = socket.socket()
    wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    wire.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(wire, ("127.0.0.1", port))
    context = None
    if safe:
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    reader, writer = await asyncio.open_connection(
        sock=wire, ssl=context, server_hostname="localhost" if safe else None, limit=4_096
    )
    told = f"X-Forwarded-For: {place}\r\n" if place else ""
    writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{told}\r\n".encode())
    try:
        yield reader, wire
    finally:
        writer.transport.abort()


async def status(reader: asyncio.StreamReader) -> int:
    """The status of the answer, of which nothing more is read."""
    async with asyncio.timeout(20):
        return int((await reader.readline()).split()[1])


async def body(reader: asyncio.StreamReader) -> bytes:
    """The rest of an answer, without its head."""
    async with asyncio.timeout(60):
        while (await reader.readline()).strip():
            pass
        return await reader.read()


async def opened(
    house: House, folder: Path, behind_proxy: bool = False, context: ssl.SSLContext | None = None
) -> House:
    """The same room by another door, with a large file."""
    exported = files_in(folder)
    (exported / "large.wasm").write_bytes(LARGE)
    place = Place("127.0.0.1", 0)
    door = await open_page(
        house.room, place, "en", context, behind_proxy=behind_proxy, exported=exported
    )
    return House(house.room, door, house.table)


def test_many_who_read_nothing_cost_a_few_bytes_each_and_hold_nobody_up(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        whole = await opened(house, tmp_path / "files")
        async with house.page(house.invite(0)) as page, contextlib.AsyncExitStack() as stack:
            await page.until(lambda: page.screen.get("line", {}).get("asks"))
            tracemalloc.start()
            try:
                readers = [
                    await stack.enter_async_context(asked(whole.port)) for _ in range(READERS)
                ]
                for reader, _ in readers:
                    assert await status(reader) == HTTPStatus.OK
                assert await page.key("?")
                most = tracemalloc.get_traced_memory()[1]
            finally:
                tracemalloc.stop()
            assert most < READERS * files.COST < READERS * len(LARGE) / 10
            reader, _ = readers[7]
            assert hashlib.sha256(await body(reader)).digest() == hashlib.sha256(LARGE).digest()
            assert whole.refused() == []

    in_house(tmp_path, run)


def test_the_last_byte_comes_by_a_safe_wire_too(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        context = certificate_in(tmp_path).context()
        whole = await opened(house, tmp_path / "files", context=context)
        async with asked(whole.port, safe=True) as (reader, _):
            assert await status(reader) == HTTPStatus.OK
            got = await body(reader)
            assert len(got) == len(LARGE)
            assert got == LARGE

    in_house(tmp_path, run)


def test_beyond_so_many_bytes_of_one_address_or_of_all_it_is_refused_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MOST_EACH", 2 * files.COST)
    monkeypatch.setattr(files, "MOST", 3 * files.COST)

    async def run(house: House) -> None:
        whole = await opened(house, tmp_path / "files", behind_proxy=True)
        counted = house.room.services.counters.refused

        async with contextlib.AsyncExitStack() as stack:
            for place, answered in (
                ("192.0.2.1", HTTPStatus.OK),
                ("192.0.2.1", HTTPStatus.OK),
                ("192.0.2.1", HTTPStatus.SERVICE_UNAVAILABLE),
                ("192.0.2.2", HTTPStatus.OK),
                ("192.0.2.3", HTTPStatus.SERVICE_UNAVAILABLE),
            ):
                reader, _ = await stack.enter_async_context(asked(whole.port, place=place))
                assert await status(reader) == answered, place
            assert (counted["too_many"], counted["full"]) == (1, 1)
            assert (await fetch(whole, "/"))[0] == HTTPStatus.OK, "the page itself, and its sockets"
        async with asyncio.timeout(20):
            while (await fetch(whole, "/large.wasm"))[0] != HTTPStatus.OK:
                await asyncio.sleep(0.01)

    in_house(tmp_path, run)


def test_who_takes_nothing_is_cut_off_and_who_takes_little_gets_it_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_door, "HELLO_WAIT", 1.0)

    async def run(house: House) -> None:
        whole = await opened(house, tmp_path / "files")
        loop = asyncio.get_running_loop()
        async with asked(whole.port) as (idle, _), asked(whole.port) as (slow, _):
            assert await status(idle) == await status(slow) == HTTPStatus.OK
            begun, got = loop.time(), b""
            while (await slow.readline()).strip():
                pass
            while data := await slow.read(4_096):
                got += data
                due = begun + 2.0 * len(got) / len(LARGE)
                if loop.time() < due:
                    await asyncio.sleep(0.005)
            assert got == LARGE
            assert loop.time() > begun + 1.5
            assert len(await body(idle)) < len(LARGE)

    in_house(tmp_path, run)


def test_a_file_that_is_known_is_not_sent_again_and_only_reading_is_answered(
    tmp_path: Path,
) -> None:
    async def run(house: House) -> None:
        whole = await opened(house, tmp_path / "files")
        code, told, sent = await fetch(whole, "/large.wasm")
        assert (code, sent) == (HTTPStatus.OK, LARGE)
        known = {"If-None-Match": told["etag"]}
        code, again, sent = await fetch(whole, "/large.wasm", **known)
        assert (code, sent, again["etag"]) == (HTTPStatus.NOT_MODIFIED, b"", told["etag"])
        (tmp_path / "files" / "large.wasm").write_bytes(LARGE[1:])
        assert (await fetch(whole, "/large.wasm", **known))[2] == LARGE[1:]
        for one in (whole, house):
            for path in ("/", "/large.wasm", "/page.js"):
                code, told, sent = await fetch(one, path, "HEAD")
                assert sent == b""
                for method in ("TRACE", "DELETE", "PUT", "OPTIONS"):
                    code, told, _ = await fetch(one, path, method)
                    assert (code, told["allow"]) == (HTTPStatus.METHOD_NOT_ALLOWED, "GET, HEAD")

    in_house(tmp_path, run)
