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

from playroom.clock import monotonic
from playroom.doors.page import PAGE
from playroom.doors.page.files import FilesOnTheWay
from playroom.doors.page.forwarded import place_of
from playroom.doors.page.page_door import PageDoor, language_of
from playroom.doors.page.page_socket import HELLO_WAIT, serve_page
from playroom.doors.page.room_part import BEFORE, room_part
from playroom.page.policy import POLICY, THIN_POLICY
from playroom.page.words import first_words
from playroom.room.protocol.messages import LONGEST_UP
from playroom.room.server.opening import Place, Room
from playroom.room.server.pending_connections import DoorConnection, PendingConnections, counted

SOCKET = "/game"
ROOM = "/room"
"""The socket of a playroom in a browser: the protocol of programs."""
THIN = "/thin/"
SCRIPTS = ("voice", "speaking", "page", "gestures", "background", "awake", "push")
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
CODINGS = {".br": "br", ".gz": "gzip"}
"""How files are compressed, the smallest first."""
METHODS = ("GET", "HEAD")
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
    is_safe = context is not None or place.called.startswith("https://")
    named = None if context is not None else shown
    door = _Door(page, pending, named, is_safe, behind_proxy, exported)
    server: Server = await serve(
        door.connected,
        place.address,
        place.port,
        compression=None,
        max_size=LONGEST_UP,
        max_queue=16,
        open_timeout=None,  # a connection has its own: large files take longer
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
        is_safe: bool,
        behind_proxy: bool,
        exported: Path | None = None,
    ) -> None:
        """`host` is the name that pages know the room by; None: the certificate says who it is.
        `is_safe`: is the page reached by https under it?
        """
        self._is_safe = is_safe
        self._exported = exported
        self._page = page
        self._host = host
        self._behind_proxy = behind_proxy
        self._pending = pending
        self._files = FilesOnTheWay(page.limiter)
        self._told: dict[str, tuple[float, bytes]] = {}
        """What is told of the room, by language, and when it was made."""

    async def asked(self, connection: ServerConnection, request: Request) -> Response | None:
        """A file, a refusal, or (None) the socket."""
        assert isinstance(connection, DoorConnection)
        place = self._place(connection, request)
        if request.method not in METHODS:
            allow = (("Allow", ", ".join(METHODS)),)
            return _response(HTTPStatus.METHOD_NOT_ALLOWED, TEXT, b"", more=allow)
        if not self._is_ours(request):
            self._page.limiter.refused(place, "other_host")
            return self._refused(request, HTTPStatus.MISDIRECTED_REQUEST, "browser-other-host")
        path = request.path.partition("?")[0]
        if path == SOCKET or (path == ROOM and self._exported is not None):
            if self._same_origin(request):
                return None
            self._page.limiter.refused(place, "other_origin")
            return _response(HTTPStatus.FORBIDDEN, TEXT, b"")
        if (file := self._exported_file(path, request)) is not None:
            head = _head(file, path, request)
            if head.status_code != HTTPStatus.OK or request.method == "HEAD":
                return head
            if self._files.refuses(place):
                return self._refused(request, HTTPStatus.SERVICE_UNAVAILABLE, "guest-too-many")
            return await self._files.send(connection, place, head, file)
        if found := self._file(path):
            found = self._with_room(request, found)
        elif path == "/favicon.ico":
            found = _response(HTTPStatus.NO_CONTENT, TEXT, b"")
        else:
            found = self._refused(request, HTTPStatus.NOT_FOUND, "browser-no-page")
        if request.method == "HEAD":
            found.body = b""
        return found

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

    def _file(self, path: str) -> Response | None:
        """A file of the thin page, or the exported page, which is told that it has a room."""
        if self._exported is not None:
            if path in ("/", "/index.html"):
                data = (self._exported / "index.html").read_bytes()
                data = data.replace(BODY, BODY + b'data-room="here" ')
                return _response(HTTPStatus.OK, TYPES[".html"], data, POLICY)
            if path == THIN.rstrip("/"):
                to = (("Location", THIN),)
                return _response(HTTPStatus.MOVED_PERMANENTLY, TEXT, b"", more=to)
            if not path.startswith(THIN):
                return None
        name = FILES.get(path.removeprefix("/" if self._exported is None else THIN))
        return None if name is None else _response(HTTPStatus.OK, _type(name), _thin(name))

    def _exported_file(self, path: str, request: Request) -> Path | None:
        """Another file of an exported playroom, compressed as the browser takes it."""
        name = path.removeprefix("/")
        if self._exported is None or not name or name == "index.html" or "/" in name:
            return None
        file = self._exported / name
        if name.startswith(".") or not file.is_file():
            return None
        packed = ",".join(request.headers.get_all("Accept-Encoding"))
        takes = (file.with_name(name + end) for end, coding in CODINGS.items() if coding in packed)
        return next((smaller for smaller in takes if smaller.is_file()), file)

    def _is_ours(self, request: Request) -> bool:
        """Whether the Host header is one of ours, against DNS rebinding."""
        if self._host is None:
            return True
        told = request.headers.get_all("Host")
        host = urlsplit(f"//{told[0]}").hostname if len(told) == 1 else None
        return host is not None and (host in (self._host, "localhost") or _is_number(host))

    def _same_origin(self, request: Request) -> bool:
        """Is the page that asks one of ours? One that is reached by https has no other origin."""
        try:
            origin, host = request.headers["Origin"], request.headers["Host"]
        except (KeyError, LookupError):
            return False
        parts = urlsplit(origin)
        safe = self._is_safe and self._host in (None, parts.hostname)
        schemes = ("https",) if safe else ("http", "https")
        return parts.scheme in schemes and parts.netloc.casefold() == host.casefold()

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


@cache
def _thin(name: str) -> bytes:
    data = (resources.files("playroom.page") / "static" / name).read_bytes()
    told = html.escape(json.dumps(first_words(), ensure_ascii=False))
    return data.replace(WORDS, b'data-words="' + told.encode() + b'"')


def _type(name: str) -> str:
    return TYPES.get(Path(name).suffix, "application/octet-stream")


def _head(file: Path, path: str, request: Request) -> Response:
    """What is said before a file of an exported playroom; 304 where the browser has it."""
    found = file.stat()
    version = f'"{found.st_mtime_ns:x}-{found.st_size:x}"'
    more: tuple[tuple[str, str], ...] = (("ETag", version), ("Vary", "Accept-Encoding"))
    if coding := CODINGS.get(file.suffix) if file.name != path.removeprefix("/") else None:
        more = (*more, ("Content-Encoding", coding))
    known = version in ",".join(request.headers.get_all("If-None-Match"))
    status = HTTPStatus.NOT_MODIFIED if known else HTTPStatus.OK
    head = _response(status, _type(path), b"", POLICY, more)
    del head.headers["Content-Length"]
    if not known:
        head.headers["Content-Length"] = str(found.st_size)
    return head


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
