"""Room directory: a file of rooms that the player chose, local or at an address.

`{"format": 1, "rooms": [{"name", "host", "port", "pin", "page", "languages", "about": {"es"}}],
"lists": ["https://..."]}`. A directory is trusted for the rooms' pins, like an invitation, and so
are the other directories that it names; its texts are cleaned, and invalid entries are left out and
counted.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urljoin, urlsplit

import msgspec
from msgspec import Meta

from playroom.engine.notes import Clean, Kind, Note, note
from playroom.engine.record import Record
from playroom.room.members.names import tidy
from playroom.room.protocol.addresses import is_loopback
from playroom.room.protocol.room_info import shown_name
from playroom.room.table.values import Language

FORMAT = 1
"""The format of lists that is understood."""
LONGEST_LIST = 262_144
"""Bytes."""
MOST_ROOMS = 100
MOST_LISTS = 10
"""Lists that are read for one: itself, those that it names, and those that these name."""
IN_FOLDER = "rooms.json"
"""The list of a folder, on a disk or at an address that ends in a slash."""
LONGEST_ABOUT = 300
"""Characters of what a room tells of itself, in one language."""
PATIENCE = 10.0
"""Seconds that an address has to give the list."""
REFUSED = "refused:///"
"""A place that no list is read from."""


class BadList(Exception):
    """The directory is unusable: `why` is `unreadable` (the file), `address` (not a safe one),
    `away` (no answer there), `too-big`, or `foreign` (another format). Its sentence is
    `rooms-bad-<why>`.
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why

    @property
    def note(self) -> Note:
        """The sentence."""
        return note(f"rooms-bad-{self.why}", Kind.REFUSAL)


class ListedRoom(Record):
    """A room of a list. `name` and `about` (by language) can be heard as they are; `page` is the
    address of its page, empty when there is none.
    """

    name: Clean
    host: str
    port: int
    pin: str
    page: str = ""
    languages: tuple[str, ...] = ()
    about: dict[str, Clean] = msgspec.field(default_factory=dict)


class RoomList(Record):
    """What a list holds; `bad` is how many rooms of it could not be read, `lists` are the other
    lists that it names, and `away` is how many of these could not be had.
    """

    rooms: tuple[ListedRoom, ...] = ()
    bad: int = 0
    lists: tuple[str, ...] = ()
    away: int = 0


class _Entry(msgspec.Struct):
    """A room as it stands in a list. Fields that are not known here are left alone."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    host: Annotated[str, Meta(pattern=r"\A(?:\w(?:[\w.-]{0,251}\w)?|[0-9A-Fa-f:.]{2,45})\Z")]
    port: Annotated[int, Meta(ge=1, le=65_535)]
    pin: Annotated[str, Meta(pattern=r"\A[A-Za-z2-7]{26}\Z")]
    page: Annotated[str, Meta(pattern=r"\A(?:https://[!-~]{1,200})?\Z")] = ""
    languages: Annotated[tuple[Language, ...], Meta(max_length=20)] = ()
    about: Annotated[
        dict[Language, Annotated[str, Meta(max_length=2_000)]], Meta(max_length=20)
    ] = {}


class _List(msgspec.Struct):
    format: int
    rooms: list[msgspec.Raw]
    lists: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=300)], ...], Meta(max_length=100)
    ] = ()


_list = msgspec.json.Decoder(_List)
_entry = msgspec.json.Decoder(_Entry)
_UNREAD = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def read_list(data: bytes) -> RoomList:
    """Reads a list. Raises `BadList`."""
    if len(data) > LONGEST_LIST:
        raise BadList("too-big")
    try:
        directory = _list.decode(data.removeprefix(b"\xef\xbb\xbf"))
    except _UNREAD:
        raise BadList("foreign") from None
    if directory.format != FORMAT:
        raise BadList("foreign")
    rooms, bad = dict[str, ListedRoom](), 0
    for raw in directory.rooms:
        room = _room(raw)
        if room is None or room.pin in rooms or len(rooms) >= MOST_ROOMS:
            bad += 1
        else:
            rooms[room.pin] = room
    return RoomList(tuple(rooms.values()), bad, directory.lists)


def listed_room(values: object) -> ListedRoom | None:
    """A room of a list, as plain values; None for what is none."""
    try:
        return _shown(msgspec.convert(values, _Entry))
    except _UNREAD:
        return None


def _room(raw: msgspec.Raw) -> ListedRoom | None:
    try:
        return _shown(_entry.decode(raw))
    except _UNREAD:
        return None


def _shown(entry: _Entry) -> ListedRoom | None:
    name = shown_name(entry.name)
    if not any(char.isalnum() for char in name):
        return None
    about = {lang: Clean.of(tidy(text), LONGEST_ABOUT) for lang, text in entry.about.items()}
    languages = tuple(dict.fromkeys(entry.languages))
    pin = entry.pin.lower()
    return ListedRoom(name, entry.host, entry.port, pin, entry.page, languages, about)


def is_address(where: str) -> bool:
    """Is it an address, and no file?"""
    return "://" in where


async def list_at(where: str) -> RoomList:
    """Reads the list in a file, a folder or at an address, with the lists that it names. Raises
    `BadList` where that one cannot be had.
    """
    return await lists_at((where,))


async def lists_at(wanted: Sequence[str]) -> RoomList:
    """Reads several lists as one, with those that they name, each once. Raises `BadList` when none
    of the wanted ones can be had.
    """
    level = list(map(_file_of, wanted))
    seen = list(level)
    found = list[RoomList]()
    failed = list[BadList]()
    while level:
        answers = await asyncio.gather(*map(_list_at, level), return_exceptions=True)
        named = list[str]()
        for where, answer in zip(level, answers, strict=True):
            if isinstance(answer, RoomList):
                found.append(answer)
                named += [_beside(where, other) for other in answer.lists]
            elif isinstance(answer, BadList):
                failed.append(answer)
            else:
                raise answer
        if not found:
            raise failed[0]
        level = [other for other in dict.fromkeys(named) if other not in seen]
        level = level[: max(0, MOST_LISTS - len(seen))]
        seen += level
    rooms = dict[str, ListedRoom]()
    for part in found:
        for room in part.rooms:
            rooms.setdefault(room.pin, room)
    bad, lists = sum(part.bad for part in found), tuple(seen)
    return RoomList(tuple(rooms.values())[:MOST_ROOMS], bad, lists, len(failed))


async def _list_at(where: str) -> RoomList:
    if not is_address(where):
        return read_list(_of_file(where))
    _check_address(where)
    return read_list(await _fetched(where))


def _file_of(where: str) -> str:
    """The list of a folder, on a disk or at an address; another place as it is."""
    try:
        if is_address(where):
            return where + IN_FOLDER if urlsplit(where).path.endswith("/") else where
        path = Path(where).expanduser()
        return str(path / IN_FOLDER) if path.is_dir() else where
    except (OSError, ValueError, RuntimeError):
        return where  # reading it tells what is wrong


def _beside(where: str, named: str) -> str:
    """Where a list is that another one names: an address, or a place beside that one. A list from
    an address never leads to a file or (`_stays_away`) a service of this machine.
    """
    if is_address(where) or is_address(named):
        place = urljoin(where, named) if is_address(where) else named
        return _file_of(place if _stays_away(where, place) else REFUSED)
    return _file_of(os.path.normpath(Path(where).expanduser().parent / named))


def _stays_away(where: str, to: str) -> bool:
    """Whether an address leads to no service of this machine, unless it is one itself. What a
    stranger's list could ask of those would come from this machine's own user.
    """
    with contextlib.suppress(ValueError):
        here = is_address(where) and is_loopback(urlsplit(where).hostname or "")
        return here or not is_loopback(urlsplit(to).hostname or "")
    return False


def _of_file(where: str) -> bytes:
    try:
        if not Path(where).expanduser().is_file():  # reading a pipe would wait
            raise BadList("unreadable")
        with Path(where).expanduser().open("rb") as file:
            return file.read(LONGEST_LIST + 1)
    except (OSError, ValueError, RuntimeError):
        raise BadList("unreadable") from None


def _check_address(where: str) -> None:
    """Accepts TLS or loopback only, so that no one in between can change the pins."""
    try:
        parts = urlsplit(where)
        host = parts.hostname or ""
        good = parts.scheme == "https" or (parts.scheme == "http" and is_loopback(host))
        if not good or not host or parts.username is not None:
            raise BadList("address")
        parts.port  # noqa: B018  raises for what is none
    except ValueError:
        raise BadList("address") from None


class _SafeWays(urllib.request.HTTPRedirectHandler):
    """Wherever one is sent on to is looked at as the first address was."""

    def redirect_request(self, *asked: Any, **named: Any) -> Any:
        """See the library."""
        request = super().redirect_request(*asked, **named)
        if request is not None:
            _check_address(request.full_url)
            if not _stays_away(asked[0].full_url, request.full_url):
                raise BadList("address")
        return request


def _got(where: str) -> bytes | BadList:
    """What the address gives, or why it gives nothing."""
    ways: list[urllib.request.BaseHandler] = [_SafeWays()]
    if is_loopback(urlsplit(where).hostname or ""):
        ways.append(urllib.request.ProxyHandler({}))
    request = urllib.request.Request(where, headers={"User-Agent": "playroom"})
    try:
        with urllib.request.build_opener(*ways).open(request, timeout=PATIENCE) as answer:
            data: bytes = answer.read(LONGEST_LIST + 1)
            return data
    except BadList as why:
        return why
    except Exception:  # whatever answers there, and however: it gives no list
        return BadList("away")


async def _fetched(where: str) -> bytes:
    """The content at the address. Runs in a daemon thread: an answer that comes byte by byte would
    block it.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[bytes | BadList] = loop.create_future()

    def give(got: bytes | BadList) -> None:
        if not answer.done():
            answer.set_result(got)

    def get() -> None:
        got = _got(where)
        with contextlib.suppress(RuntimeError):  # the playroom was left meanwhile
            loop.call_soon_threadsafe(give, got)

    threading.Thread(target=get, daemon=True).start()
    try:
        async with asyncio.timeout(PATIENCE):
            got = await answer
    except TimeoutError:
        raise BadList("away") from None
    if isinstance(got, BadList):
        raise got
    return got
