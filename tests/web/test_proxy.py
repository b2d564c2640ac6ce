"""The page behind a proxy that has a certificate, as docs/page.md shows it; and with a certificate
of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from playroom.doors.page.door import open_page
from playroom.room.protocol.trust import certificate_in
from playroom.room.server.opening import Place
from tests.web.kit import House, Page, in_house

ROOT = Path(__file__).resolve().parents[2]
NAME = "cards.localhost"
PATIENCE = 120.0
"""Seconds that the proxy has to begin: it makes keys first, on however busy a machine."""


def trusting(file: Path) -> ssl.SSLContext:
    """Believes one certificate, or who has signed by it."""
    return ssl.create_default_context(cafile=file)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def caddy(folder: Path, port: int, inner: int) -> Iterator[Path]:
    """Caddy with the example of the documentation, for a name that means this machine."""
    text = (ROOT / "docs" / "page.md").read_text(encoding="utf-8")
    example = re.findall(r"^```Caddyfile\n(.*?)^```", text, re.MULTILINE | re.DOTALL)[0]
    assert "127.0.0.1:7480" in example
    site = example.replace("cards.example.org", f"{NAME}:{port}").replace("7480", str(inner))
    site = site.replace("{\n", "{\n    tls internal\n", 1)  # no authority knows this name
    head = "{\n admin off\n skip_install_trust\n auto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(head + site)
    env = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "PATH": "/usr/bin:/bin"}
    command = [str(shutil.which("caddy")), "run", "--config", str(folder / "Caddyfile")]
    with (folder / "log").open("wb") as log:
        proxy = subprocess.Popen(command, env=env, stdout=log, stderr=log, cwd=folder)
        try:
            yield folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        finally:
            proxy.terminate()
            proxy.wait(20)


@pytest.mark.needs("caddy")
def test_behind_a_proxy_with_a_certificate(tmp_path: Path) -> None:
    folder = tmp_path / "proxy"
    folder.mkdir()
    port = free_port()

    async def run(house: House) -> None:
        link = f"https://{NAME}:{port}/"
        door = await open_page(house.room, Place("127.0.0.1", 0, link), "en", behind_proxy=True)
        assert house.room.ways.others["page"] == link
        with caddy(folder, port, door.port) as root:
            async with asyncio.timeout(PATIENCE):
                while not root.exists():
                    await asyncio.sleep(0.05)
            invitation = house.room.invitation(house.invite(0))
            code = invitation.others["page"].removeprefix(f"{link}#")
            page, origin = Page(), link.rstrip("/")
            async with asyncio.timeout(PATIENCE):
                while True:
                    try:
                        wire = await connect(
                            f"wss://{NAME}:{port}/game",
                            ssl=trusting(root),
                            origin=origin,  # type: ignore[arg-type]
                            host="127.0.0.1",
                            local_addr=("127.0.0.5", 0),
                            additional_headers={"X-Forwarded-For": "192.0.2.7"},  # a lie
                            proxy=None,
                        )
                        break
                    except OSError:
                        await asyncio.sleep(0.2)
            async with wire:
                await page.begin(wire, code)
                await page.hear("What is your name?")
                assert list(door.limiter._open) == ["127.0.0.5"]
                await page.end()
            assert code not in (folder / "log").read_text()

    in_house(tmp_path, run)


def test_with_a_certificate_of_its_own(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        made = certificate_in(tmp_path)
        door = await open_page(house.room, Place("127.0.0.1", 0), "en", context=made.context())
        port = door.port
        assert house.room.ways.others["page"] == f"https://127.0.0.1:{port}/"
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        page = Page()
        wire = await connect(
            f"wss://127.0.0.1:{port}/game",
            ssl=context,
            origin=f"https://127.0.0.1:{port}",  # type: ignore[arg-type]
            proxy=None,
        )
        async with wire:
            await page.begin(wire, house.invite(0))
            await page.hear("What is your name?")
            await page.end()

    in_house(tmp_path, run)
