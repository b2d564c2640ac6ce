"""A page without a browser: the frames that a page sends, and those that no page would send."""

from __future__ import annotations

import contextlib
import http.client
import json
import secrets
import time
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

WIRE = "/game"


class RawPage:
    """One wire to a room."""

    def __init__(self, link: str, *, origin: str | None = "", **headers: str) -> None:
        """`link` is that of an invitation. `origin` is the room's own unless it is given."""
        parts = urlsplit(link)
        self.room = f"http://{parts.netloc}"
        self.code = parts.fragment
        self.token = secrets.token_hex(16)
        self.session = ""
        self.said: list[dict[str, Any]] = []
        self.screen: dict[str, Any] = {}
        self.closed: int | None = None
        self._stack = contextlib.ExitStack()
        wire = connect(
            f"ws://{parts.netloc}{WIRE}",
            origin=self.room if origin == "" else origin,  # type: ignore[arg-type]
            additional_headers=headers,
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=10,
        )
        self._wire: ClientConnection = self._stack.enter_context(wire)

    def hello(self, resume: int = 0, **more: Any) -> RawPage:
        """The first frame."""
        self.send(
            {
                "resume": resume,
                "token": self.token,
                "session": self.session,
                "code": self.code,
                "language": "en",
                **more,
            }
        )
        return self

    def send(self, message: Any) -> bool:
        """Sends a message (bytes and text as they are); whether the wire is still there."""
        data = message if isinstance(message, (str, bytes)) else json.dumps(message)
        try:
            self._wire.send(data)
        except (ConnectionClosed, OSError):
            self._over()
            return False
        return True

    def _over(self) -> None:
        self.closed = self._wire.close_code or 1006

    def take(self, seconds: float = 0.0) -> dict[str, Any] | None:
        """The next message, or None."""
        try:
            message: dict[str, Any] = json.loads(self._wire.recv(timeout=seconds))
        except TimeoutError:
            return None
        except (ConnectionClosed, OSError):
            self._over()
            return None
        if "line" in message:
            self.said.append(message)
        if "screen" in message:
            self.screen = message["screen"]
        if "welcome" in message:
            self.session = message["welcome"]["session"]
        return message

    def quiet(self, seconds: float = 0.3) -> RawPage:
        """Takes everything until nothing comes for a while."""
        while self.closed is None and self.take(seconds) is not None:
            pass
        return self

    def until(self, words: str, seconds: float = 30.0) -> str:
        """The line with these words in it, waited for."""
        limit, looked = time.monotonic() + seconds, 0
        while True:
            for message in self.said[looked:]:
                looked += 1
                if words in message["line"]:
                    return str(message["line"])
            assert time.monotonic() < limit, f"no {words!r}: {self.lines()[-20:]} {self.closed}"
            assert self.closed is None, f"closed ({self.closed}): {self.lines()[-5:]}"
            self.take(0.1)

    def lines(self) -> list[str]:
        """Everything that was said."""
        return [message["line"] for message in self.said]

    def ended(self, seconds: float = 30.0) -> int:
        """The code with which the room ends it, waited for."""
        limit = time.monotonic() + seconds
        while self.closed is None:
            assert time.monotonic() < limit, "the room does not end it"
            self.take(0.2)
        return self.closed

    def close(self) -> None:
        """Goes away."""
        with contextlib.suppress(Exception):
            self._stack.close()

    def __enter__(self) -> RawPage:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def get(room: str, path: str = "/", method: str = "GET", **headers: str) -> Any:
    """What the room answers to a request: status, headers, body."""
    asked = http.client.HTTPConnection(urlsplit(room).netloc, timeout=10)
    try:
        asked.request(method, path, headers=headers)
        answer = asked.getresponse()
        return answer.status, {n.lower(): v for n, v in answer.getheaders()}, answer.read()
    finally:
        asked.close()
