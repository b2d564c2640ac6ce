"""The door of a room for browsers: three files, and the socket that the page opens. Nothing else is
served, nothing is kept in the browser by it, and no code ever reaches it by an address.
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
from urllib.parse import urlsplit

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from playroom.doors.page import PAGE
from playroom.doors.page.forwarded import place_of
from playroom.doors.page.page_door import PageDoor, language_of
from playroom.doors.page.page_socket import HELLO_WAIT, serve_page
from playroom.page.messages import LONGEST_UP
from playroom.page.words import first_words
from playroom.room.server.opening import Place, Room
from playroom.room.server.pending_connections import PendingConnections, counted

SOCKET = "/game"
FILES = {
    "/": ("index.html", "text/html"),
    "/page.js": ("page.js", "text/javascript"),
    "/style.css": ("style.css", "text/css"),
}
SECURITY = (
    (
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
        "img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Permissions-Policy", "camera=(), geolocation=(), microphone=()"),
    ("Cache-Control", "no-cache"),
)
WORDS = b'data-words="{}"'
"""Where the page has its first words."""
HALF_OPEN = 400
"""Sockets of those who have not said who they are; of more the oldest is closed."""


async def open_page(
    room: Room,
    place: Place,
    language: str,
    context: ssl.SSLContext | None = None,
    behind_proxy: bool = False,
) -> PageDoor:
    """Opens the door of a room for browsers; it is closed with the room. `language` is spoken to
    who tells none; `context` has the certificate, without one it is plain; `behind_proxy`: a proxy
    on this machine says where people come from. Gives who receives them, with the code that lets
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
    door = _Door(page, pending, None if context is not None else shown, behind_proxy)
    server: Server = await serve(
        door.connected,
        place.address,
        place.port,
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
    ) -> None:
        """`host` is the name that pages know the room by; None: the certificate says who it is."""
        self._page = page
        self._host = host
        self._behind_proxy = behind_proxy
        self._pending = pending

    def asked(self, connection: ServerConnection, request: Request) -> Response | None:
        """A file, a refusal, or (None) the socket."""
        if not self._is_ours(request):
            self._page.limiter.refused(self._place(connection, request), "other_host")
            return self._refused(request, HTTPStatus.MISDIRECTED_REQUEST, "browser-other-host")
        path = request.path.partition("?")[0]
        if path == SOCKET:
            if _same_origin(request):
                return None
            self._page.limiter.refused(self._place(connection, request), "other_origin")
            return _response(HTTPStatus.FORBIDDEN, "text/plain", b"")
        if path in FILES:
            name, kind = FILES[path]
            return _response(HTTPStatus.OK, kind, _file(name))
        if path == "/favicon.ico":
            return _response(HTTPStatus.NO_CONTENT, "text/plain", b"")
        return self._refused(request, HTTPStatus.NOT_FOUND, "browser-no-page")

    def _refused(self, request: Request, status: HTTPStatus, why: str) -> Response:
        """A refusal in the language of the request, as plain text."""
        language = language_of(request) or self._page.language
        told = self._page.phrase(language, why)
        return _response(status, "text/plain", f"{told}\n".encode())

    def _is_ours(self, request: Request) -> bool:
        """Whether the Host header is one of ours, against DNS rebinding."""
        if self._host is None:
            return True
        told = request.headers.get_all("Host")
        host = urlsplit(f"//{told[0]}").hostname if len(told) == 1 else None
        return host is not None and (host in (self._host, "localhost") or _is_number(host))

    async def connected(self, connection: ServerConnection) -> None:
        """Serves the socket of a page."""
        assert connection.request is not None
        place = self._place(connection, connection.request)
        known = partial(self._pending.closed, connection)
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
def _file(name: str) -> bytes:
    data = (resources.files("playroom.page") / "static" / name).read_bytes()
    told = html.escape(json.dumps(first_words(), ensure_ascii=False))
    return data.replace(WORDS, b'data-words="' + told.encode() + b'"')


def _response(status: HTTPStatus, kind: str, body: bytes) -> Response:
    headers = Headers(
        [
            ("Content-Type", f"{kind}; charset=utf-8"),
            ("Content-Length", str(len(body))),
            ("Connection", "close"),
            *SECURITY,
        ]
    )
    return Response(status.value, status.phrase, headers, body)
