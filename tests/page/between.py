"""What stands between a page and its room: passes on every file and every frame, writes down what
goes by, and can say lines of its own, change a file, cut the wire or keep it cut.

    with Between(room.address) as between:
        browser.go(between.address)
        between.say("Ana plays the five of hearts.", "Ana says go.")

Lines get numbers of their own, in the order in which they go to the page, so what is said here and
what the room says follow each other as if all of it were the room's.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import threading
import time
from collections.abc import Callable, Coroutine
from types import TracebackType
from typing import Any, TypeVar
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

Given = TypeVar("Given")
OWN = ("content-length", "transfer-encoding", "connection", "date")
"""Headers that belong to one connection."""


class Between:
    """A server that is the room's, as a page sees it."""

    def __init__(self, room: str, welcome: dict[str, Any] | None = None) -> None:
        """`room` is the address of its page. With a `welcome` pages are not connected to the room
        at all: they are greeted by that, and hear what is said here and nothing else.
        """
        self._room = urlsplit(room)
        self._welcome = welcome
        self.change: dict[str, Callable[[str], str]] = {}
        """What is made of a file before the page gets it, by its path."""
        self.shut = False
        """Whether connections are refused."""
        self.to_page: list[tuple[float, dict[str, Any]]] = []
        self.from_page: list[tuple[float, dict[str, Any]]] = []
        self.asked: list[str] = []
        self._numbers = [0]
        self._wires: list[ServerConnection] = []
        self._server: Server
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._do(self._open())
        port = self._server.sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"

    def _do(self, what: Coroutine[Any, Any, Given]) -> Given:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(20)

    async def _open(self) -> None:
        self._server = await serve(
            self._pass_wire, "127.0.0.1", 0, process_request=self._pass_file, compression=None
        )

    # -- files -------------------------------------------------------------------------------------

    async def _pass_file(self, wire: ServerConnection, request: Request) -> Response | None:
        self.asked.append(request.path)
        if self.shut:
            return Response(503, "Shut", Headers(), b"")
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return None
        return await asyncio.to_thread(self._fetch, request.path)

    def _fetch(self, path: str) -> Response:
        asked = http.client.HTTPConnection(self._room.netloc, timeout=10)
        try:
            asked.request("GET", path)
            answer = asked.getresponse()
            body = answer.read()
            headers = [(n, v) for n, v in answer.getheaders() if n.lower() not in OWN]
        finally:
            asked.close()
        change = self.change.get(urlsplit(path).path)
        if change is not None:
            body = change(body.decode()).encode()
        headers += [("Content-Length", str(len(body))), ("Connection", "close")]
        return Response(answer.status, answer.reason, Headers(headers), body)

    # -- frames ------------------------------------------------------------------------------------

    async def _pass_wire(self, page: ServerConnection) -> None:
        assert page.request is not None
        if self._welcome is not None:
            await self._substitute(page, self._welcome)
            return
        address = f"ws://{self._room.netloc}{page.request.path}"
        try:
            room = await connect(
                address,
                origin=f"http://{self._room.netloc}",  # type: ignore[arg-type]
                compression=None,
                max_size=None,
                proxy=None,
            )
        except OSError:
            return
        self._wires.append(page)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._from_room(room, page))
                both.create_task(self._from_page(page, room))
        finally:
            self._wires.remove(page)

    async def _from_room(self, room: Any, page: ServerConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in room:
                message = json.loads(data)
                if "seq" in message:
                    self._numbers.append(message["seq"])
                    message["seq"] = len(self._numbers) - 1
                await self._to_page(page, message)
        await page.close(room.close_code or 1000)

    async def _from_page(self, page: ServerConnection, room: Any) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in page:
                message = json.loads(data)
                self.from_page.append((time.monotonic(), dict(message)))
                if "resume" in message and isinstance(message["resume"], int):
                    message["resume"] = self._numbers[message["resume"]]
                await room.send(json.dumps(message))
        await room.close()

    async def _substitute(self, page: ServerConnection, welcome: dict[str, Any]) -> None:
        """Greets a page, and lets it know of every frame that it has come."""
        self._wires.append(page)
        try:
            async for data in page:
                message = json.loads(data)
                self.from_page.append((time.monotonic(), message))
                greeting = {"welcome": welcome} if "resume" in message else {"screen": {}}
                await self._to_page(page, greeting)
        except ConnectionClosed:
            pass
        finally:
            self._wires.remove(page)

    async def _to_page(self, page: ServerConnection, message: dict[str, Any]) -> None:
        self.to_page.append((time.monotonic(), message))
        await page.send(json.dumps(message, ensure_ascii=False))

    # -- what a test does --------------------------------------------------------------------------

    def say(self, *lines: str, kind: str = "event", pause: float = 0.0, **more: Any) -> None:
        """Says lines to the page, as the room would."""

        async def send() -> None:
            for line in lines:
                self._numbers.append(self._numbers[-1])
                message = {"line": line, "seq": len(self._numbers) - 1, "kind": kind, **more}
                for wire in list(self._wires):
                    with contextlib.suppress(ConnectionClosed):
                        await self._to_page(wire, message)
                if pause:
                    await asyncio.sleep(pause)

        self._do(send())

    def send(self, *messages: dict[str, Any]) -> None:
        """Sends the page these messages, as they are."""

        async def send() -> None:
            for message in messages:
                for wire in list(self._wires):
                    await self._to_page(wire, message)

        self._do(send())

    def cut(self) -> None:
        """Ends every wire, without a farewell."""

        async def end() -> None:
            for wire in list(self._wires):
                wire.transport.abort()

        self._do(end())

    @property
    def wires(self) -> int:
        """How many pages are connected."""
        return len(self._wires)

    def until(self, there: Callable[[], object], what: str = "", seconds: float = 20.0) -> None:
        """Waits until something is so."""
        limit = time.monotonic() + seconds
        while not there():
            assert time.monotonic() < limit, f"it did not come: {what} {self.to_page[-5:]}"
            time.sleep(0.01)

    def lines(self, start: int = 0) -> list[str]:
        """The lines that went to the page, from the so-manieth message on."""
        return [message["line"] for _, message in self.to_page[start:] if "line" in message]

    def close(self) -> None:
        """Ends it."""

        async def end() -> None:
            for wire in list(self._wires):
                wire.transport.abort()
            self._server.close()
            await self._server.wait_closed()

        with contextlib.suppress(Exception):
            self._do(end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)

    def __enter__(self) -> Between:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
