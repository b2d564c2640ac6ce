"""The door of a room that serves an exported playroom: its files, the thin page beside it, and the
socket by which a playroom in a browser joins as a program does.
"""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from playroom.doors.page.door import open_page
from playroom.engine.wire import encode
from playroom.page.policy import POLICY
from playroom.room.protocol import messages as e
from playroom.room.server.opening import Place
from tests.web.kit import House, in_house
from tests.web.test_door import fetch


def files_in(folder: Path) -> Path:
    """A folder that stands for an exported playroom."""
    folder.mkdir()
    (folder / "index.html").write_text('<!doctype html><body data-words="{}">')
    (folder / "site.zip").write_bytes(b"zip")
    (folder / "worker.js").write_text("// all of it")
    (folder / "worker.js.gz").write_bytes(gzip.compress(b"// packed"))
    (folder.parent / "secret").write_text("none of theirs")
    return folder


async def opened(house: House, folder: Path) -> House:
    """The same room by another door, which serves the files."""
    door = await open_page(house.room, Place("127.0.0.1", 0), "en", exported=files_in(folder))
    return House(house.room, door, house.table)


def test_its_files_are_served_and_nothing_beside_them(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        whole = await opened(house, tmp_path / "files")
        status, told, body = await fetch(whole, "/")
        assert (status, told["content-security-policy"]) == (200, POLICY)
        assert b'<body data-room="here" data-words' in body
        status, told, body = await fetch(whole, "/worker.js")
        assert (status, body, "content-encoding" in told) == (200, b"// all of it", False)
        packed = {"Accept-Encoding": "gzip, br"}
        status, told, body = await fetch(whole, "/worker.js", **packed)
        assert (told["content-encoding"], gzip.decompress(body)) == ("gzip", b"// packed")
        for path in ("/../secret", "/%2e%2e/secret", "/files/index.html", "/.hidden", "/nothing"):
            assert (await fetch(whole, path))[0] == 404
        status, told, _ = await fetch(whole, "/thin")
        assert (status, told["location"]) == (301, "/thin/")
        status, told, body = await fetch(whole, "/thin/")
        assert status == 200
        assert "wasm" not in told["content-security-policy"]
        assert b"page.js" in body
        assert b"data-room" not in body
        assert (await fetch(whole, "/thin/page.js"))[0] == 200
        assert (await fetch(whole, "/thin/worker.js"))[0] == 404

    in_house(tmp_path, run)


def test_the_socket_is_for_its_own_page_alone_and_speaks_as_to_a_program(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        whole = await opened(house, tmp_path / "files")
        address = f"ws://127.0.0.1:{whole.port}/room"
        own: Any = f"http://127.0.0.1:{whole.port}"
        others: tuple[Any, ...] = ("http://evil.example", "null", None)
        for origin in others:
            with pytest.raises(InvalidStatus) as refused:
                async with connect(address, origin=origin, proxy=None):
                    pass
            assert refused.value.response.status_code == 403
        async with connect(address, origin=own, proxy=None) as socket:
            greeting = e.read_down(await socket.recv(decode=False))
            assert isinstance(greeting, e.Challenge)
            hello = e.Login(e.PROTOCOL, "Eva", "en", "0" * 32, whole.invite(0), {"cribbage": 1})
            await socket.send(encode(hello), text=True)
            assert isinstance(e.read_down(await socket.recv(decode=False)), e.Snapshot)
        async with connect(address, origin=own, proxy=None) as socket:
            await socket.recv()
            await socket.send("{}")
            assert isinstance(e.read_down(await socket.recv(decode=False)), e.Close)
        thin: Any = f"http://127.0.0.1:{house.port}"
        with pytest.raises(InvalidStatus) as refused:  # a room without an exported playroom
            async with connect(f"ws://127.0.0.1:{house.port}/room", origin=thin, proxy=None):
                pass
        assert refused.value.response.status_code == 404

    in_house(tmp_path, run)
