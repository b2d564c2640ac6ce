"""The door of a room for browsers: the files of the page, and the socket that it opens. Nothing
else is served, and no code ever reaches it by an address.

With an exported playroom (`playroom page --export`) it serves that at `/`: its worker joins by
the socket `/room` as a program does; the thin page, which keeps nothing, is at `/thin/` then.
"""

from __future__ import annotations

import asyncio
import contextlib
import html
import json
import ssl
from functools import cache, partial
from http import HTTPStatus
from importlib import resources
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.typing import Subprotocol

from playroom.clock import monotonic
from playroom.doors.page import PAGE
from playroom.doors.page.forwarded import place_of
from playroom.doors.page.page_door import PageDoor, language_of
from playroom.doors.page.page_socket import HELLO_WAIT, serve_page
from playroom.doors.page.room_part import BEFORE, room_part
from playroom.page.policy import POLICY, THIN_POLICY
from playroom.page.words import first_words
from playroom.room.protocol.messages import LONGEST_UP, SUBPROTOCOL
from playroom.room.server.opening import Place, Room
from playroom.room.server.pending_connections import DoorConnection, PendingConnections, counted
from playroom.room.server.wire.listener import spoken

SOCKET = "/game"
ROOM = "/room"
"""The socket of a playroom in a browser: the protocol of programs."""
THIN = "/thin/"
SCRIPTS = ("voice", "speaking", "page", "gestures", "background", "push")
FILES = {"": "index.html", "style.css": "style.css"} | {f"{one}.js": f"{one}.js" for one in SCRIPTS}
UTF_8 = "; charset=utf-8"
TYPES = {
    ".css": f"text/css{UTF_8}",
    ".html": f"text/html{UTF_8}",
    ".js": f"text/javascript{UTF_8}",
    ".json": "application/json",
    ".mjs": f"text/javascript{UTF_8}",
    ".png": "image/png",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
SECURITY = (
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
    ("Cache-Control", "no-cache"),
)
BODY = b"<body "
"""Where the page of an exported playroom is told that there is a room."""
TEXT = f"text/plain{UTF_8}"
WORDS = b'data-words="{}"'
"""Where the page has its first words."""
FRESH = 1.0
"""Seconds for which what is told of the room is told again."""
HALF_OPEN = 400
"""Sockets of those who have not said who they are; of more the oldest is closed."""


async def open_page(
    room: Room,
    place: Place,
    language: str,
    context: ssl.SSLContext | None = None,
    behind_proxy: bool = False,
    exported: Path | None = None,
) -> PageDoor:
    """Opens the door of a room for browsers; it is closed with the room. `language` is spoken to
    who tells none; `context` has the certificate, without one it is plain; `behind_proxy`: a proxy
    on this machine says where people come from; `exported` is a folder with an exported playroom.
    Gives who receives them, with the code that lets
    the one who runs the room in, once.

    Raises `OSError`.
    """
    page = PageDoor(room, language)
    shown = urlsplit(place.called).hostname or place.host
    # a plain page is reached from this machine only, by one address
    each = HALF_OPEN + 1 if context is None else None
    pending = PendingConnections(
        page.limiter, HALF_OPEN, each, attempts_count=False
    )  # many ask for files only
    door = _Door(page, pending, None if context is not None else shown, behind_proxy, exported)
    server: Server = await serve(
        door.connected,
        place.address,
        place.port,
        subprotocols=[Subprotocol(SUBPROTOCOL)],
        select_subprotocol=spoken,
        compression=None,
        max_size=LONGEST_UP,
        max_queue=16,
        open_timeout=HELLO_WAIT,
        ping_interval=20,
        ping_timeout=20,
        close_timeout=2,
        server_header=None,
        process_request=door.asked,
        **counted(pending, context, HELLO_WAIT),
    )
    port = next(iter(server.sockets)).getsockname()[1]
    scheme = "http" if context is None else "https"
    host = "127.0.0.1" if place.host == "localhost" else place.host
    shown = f"[{host}]" if ":" in host else host
    called = place.called if "://" in place.called else f"{scheme}://{shown}:{port}/"

    async def close() -> None:
        """The pages have been told by their tables."""
        server.close()
        pending.close()
        await page.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(server.wait_closed(), 3.0)

    PAGE.opened(room, Place(place.address, port, called), close)
    page.port = port
    return page


class _Door:
    """What is answered to who comes."""

    def __init__(
        self,
        page: PageDoor,
        pending: PendingConnections,
        host: str | None,
        behind_proxy: bool,
        exported: Path | None = None,
    ) -> None:
        """`host` is the name that pages know the room by; None: the certificate says who it is."""
        self._exported = exported
        self._page = page
        self._host = host
        self._behind_proxy = behind_proxy
        self._pending = pending
        self._told: dict[str, tuple[float, bytes]] = {}
        """What is told of the room, by language, and when it was made."""

    def asked(self, connection: ServerConnection, request: Request) -> Response | None:
        """A file, a refusal, or (None) the socket."""
        if not self._is_ours(request):
            self._page.limiter.refused(self._place(connection, request), "other_host")
            return self._refused(request, HTTPStatus.MISDIRECTED_REQUEST, "browser-other-host")
        path = request.path.partition("?")[0]
        if path == SOCKET or (path == ROOM and self._exported is not None):
            if _same_origin(request):
                return None
            self._page.limiter.refused(self._place(connection, request), "other_origin")
            return _response(HTTPStatus.FORBIDDEN, TEXT, b"")
        if found := self._file(path, ",".join(request.headers.get_all("Accept-Encoding"))):
            return self._with_room(request, found)
        if path == "/favicon.ico":
            return _response(HTTPStatus.NO_CONTENT, TEXT, b"")
        return self._refused(request, HTTPStatus.NOT_FOUND, "browser-no-page")

    def _refused(self, request: Request, status: HTTPStatus, why: str) -> Response:
        """A refusal in the language of the request, as plain text."""
        language = language_of(request) or self._page.language
        told = self._page.phrase(language, why)
        return _response(status, TEXT, f"{told}\n".encode())

    def _with_room(self, request: Request, found: Response) -> Response:
        """The page with what a public room tells of itself, in the language of the request."""
        host = self._page.room.host
        if host.lobby is None or host.room_info is None or BEFORE not in found.body:
            return found
        language, now = language_of(request) or self._page.language, monotonic()
        made, part = self._told.get(language, (-FRESH, b""))
        if now - made >= FRESH:
            part = room_part(host.room_info(), language)
            self._told[language] = now, part
        found.body = found.body.replace(BEFORE, part + BEFORE, 1)
        del found.headers["Content-Length"]
        found.headers["Content-Length"] = str(len(found.body))
        found.headers["Vary"] = "Accept-Language"
        return found

    def _file(self, path: str, packed: str) -> Response | None:
        """A file of the page; `packed` says what compressed ones the browser takes."""
        if self._exported is None:
            name = FILES.get(path.removeprefix("/"))
            return None if name is None else _response(HTTPStatus.OK, _type(name), _thin(name))
        more: tuple[tuple[str, str], ...] = ()
        if path == THIN.rstrip("/"):
            to = (("Location", THIN),)
            return _response(HTTPStatus.MOVED_PERMANENTLY, TEXT, b"", more=to)
        if path.startswith(THIN):
            name = FILES.get(path.removeprefix(THIN))
            return None if name is None else _response(HTTPStatus.OK, _type(name), _thin(name))
        name = path.removeprefix("/") or "index.html"
        file = self._exported / name
        if "/" in name or name.startswith(".") or not file.is_file():
            return None
        for coding, suffix in (("br", ".br"), ("gzip", ".gz")):
            smaller = file.with_name(name + suffix)
            if coding in packed and name != "index.html" and smaller.is_file():
                file, more = smaller, (("Content-Encoding", coding), ("Vary", "Accept-Encoding"))
                break
        data = file.read_bytes()
        if name == "index.html":
            data = data.replace(BODY, BODY + b'data-room="here" ')
        return _response(HTTPStatus.OK, _type(name), data, POLICY, more)

    def _is_ours(self, request: Request) -> bool:
        """Whether the Host header is one of ours, against DNS rebinding."""
        if self._host is None:
            return True
        told = request.headers.get_all("Host")
        host = urlsplit(f"//{told[0]}").hostname if len(told) == 1 else None
        return host is not None and (host in (self._host, "localhost") or _is_number(host))

    async def connected(self, connection: ServerConnection) -> None:
        """Serves the socket of a page."""
        assert isinstance(connection, DoorConnection)
        assert connection.request is not None
        place = self._place(connection, connection.request)
        known = partial(self._pending.closed, connection)
        if connection.request.path.partition("?")[0] == ROOM:
            await self._page.room.listener.serve(connection, place, known)
            return
        await serve_page(self._page, connection, place, known)

    def _place(self, connection: ServerConnection, request: Request) -> str:
        """The peer's address."""
        address = str((connection.remote_address or ("?",))[0])
        told = request.headers.get_all("X-Forwarded-For")
        return place_of(address, told, self._behind_proxy)


def _is_number(host: str) -> bool:
    """Whether it is a numeric address, which cannot be rebound."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _same_origin(request: Request) -> bool:
    """Is the page that asks one of ours?"""
    try:
        origin, host = request.headers["Origin"], request.headers["Host"]
    except (KeyError, LookupError):
        return False
    parts = urlsplit(origin)
    return parts.scheme in ("http", "https") and parts.netloc.casefold() == host.casefold()


@cache
def _thin(name: str) -> bytes:
    data = (resources.files("playroom.page") / "static" / name).read_bytes()
    told = html.escape(json.dumps(first_words(), ensure_ascii=False))
    return data.replace(WORDS, b'data-words="' + told.encode() + b'"')


def _type(name: str) -> str:
    return TYPES.get(Path(name).suffix, "application/octet-stream")


def _response(
    status: HTTPStatus,
    kind: str,
    body: bytes,
    policy: str = THIN_POLICY,
    more: tuple[tuple[str, str], ...] = (),
) -> Response:
    headers = Headers(
        [
            ("Content-Type", kind),
            ("Content-Length", str(len(body))),
            ("Connection", "close"),
            ("Content-Security-Policy", policy),
            *SECURITY,
            *more,
        ]
    )
    return Response(status.value, status.phrase, headers, body)
