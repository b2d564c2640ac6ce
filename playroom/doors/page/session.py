"""One socket of a page: who it is, what it sends, and what is sent to it."""

from __future__ import annotations

import asyncio
import contextlib
import traceback
from collections.abc import Callable
from typing import Any

from msgspec import structs
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from playroom.doors.page.guest import Guest, Page, new_guest
from playroom.doors.page.messages import Hello, encode, read_hello, read_up
from playroom.doors.page.reception import Reception, is_for_owner, why_not
from playroom.doors.page.words import language_of, words
from playroom.engine.overriding import override
from playroom.engine.wire import BadJson
from playroom.locale import find_language
from playroom.room.server.limits import Rate, TokenBucket
from playroom.store import StoreError

NO_FRAMES = (1002, 1007, 1009)
"""What the socket itself says to frames that are none: wrong ones, no text, too big."""
TRY_LATER = 1013
"""What the socket of somebody says who may come another time."""
HELLO_WAIT = 20.0
"""Seconds that somebody has to say who they are."""
CODE_WAIT = 300.0
"""Seconds that somebody has to type a code."""
ATTEMPTS = 6
"""Codes that one page may try without success."""
QUEUE = 512
"""Frames that may wait for a page that is slow; it comes back, and is told what it missed."""
WAITING = 512 * 1024
"""Bytes of them, beside the last one."""
FRAMES = (20.0, 60.0)
"""What a page may send: so many a second, so many at once."""


class SendQueue(Page):
    """Send queue: the frames that wait to be sent to one page."""

    def __init__(self, connection: ServerConnection) -> None:
        self._connection = connection
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.task = asyncio.get_running_loop().create_task(self._run())
        self._bytes = 0
        self.slow = False
        self._code = 1000

    @override
    def send(self, data: bytes) -> None:
        if self._waiting.qsize() > QUEUE or self._bytes > WAITING:
            self.slow = True
            self.task.cancel()
            self._connection.transport.abort()
            return
        self._put(data)

    def _put(self, data: bytes) -> None:
        self._bytes += len(data)
        self._waiting.put_nowait(data)

    @override
    def bye(self, why: str) -> None:
        self._put(encode({"bye": why}))
        self._waiting.put_nowait(None)

    @override
    def close(self) -> None:
        self._waiting.put_nowait(None)

    def refuse(self, language: str, line: str, code: int = TRY_LATER) -> None:
        """Sends why somebody is not let in, and what would work; then the socket is closed with
        this code.
        """
        told = {"language": language, "words": words(language), "line": line}
        self._put(encode({"refused": told}))
        self._code = code
        self._waiting.put_nowait(None)

    async def _run(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            while (data := await self._waiting.get()) is not None:
                self._bytes -= len(data)
                await self._connection.send(data, text=True)
            await self._connection.close(self._code)


async def serve_page(
    reception: Reception, connection: ServerConnection, place: str, known: Callable[[], None]
) -> None:
    """Serves one socket to its end; `known` is called once it has said whose it is."""
    pipe = SendQueue(connection)
    if not (reception.may_attempt(place) and reception.opened(place)):
        _refuse(reception, pipe, _language_asked(reception, connection), "guest-too-many")
        await _end(pipe)
        return
    try:
        await _let_in(reception, connection, pipe, place, known)
    except ConnectionClosed as why:
        if why.sent is not None and why.sent.code in NO_FRAMES and not why.rcvd_then_sent:
            reception.refused(place, "not_understood")
    except OSError:
        pass
    except StoreError:  # the page tries again by itself
        await connection.close(1013)
    except Exception as why:  # whatever one page does to us ends that page and nothing else
        reception.room.services.faults(["a page:", *traceback.format_exception(why)])
        reception.refused(place, "fault")
        await connection.close(1011)
    finally:
        reception.closed(place)
        if pipe.slow:
            reception.refused(place, "too_slow")
        await _end(pipe)


async def _end(pipe: SendQueue) -> None:
    """The last frames are on their way."""
    with contextlib.suppress(asyncio.CancelledError, TimeoutError):
        await asyncio.wait_for(pipe.task, 2.0)


async def _let_in(
    reception: Reception,
    connection: ServerConnection,
    pipe: SendQueue,
    place: str,
    known: Callable[[], None],
) -> None:
    try:
        async with asyncio.timeout(HELLO_WAIT):
            hello = read_hello(await connection.recv(decode=False))
    except TimeoutError:
        reception.refused(place, "silent")
        await connection.close(1008)
        return
    except BadJson:
        reception.refused(place, "no_hello")
        await connection.close(1008)
        return
    known()
    language = _language(reception, hello)
    try:
        came = await _guest(reception, hello, hello.code, place)
        if isinstance(came, str):
            guest = await _ask_code(reception, connection, pipe, hello, place, came)
        else:
            guest = came
    except StoreError:
        _refuse(reception, pipe, language, "together-trouble-bye", why="other")
        return
    if guest is None:
        return
    if not reception.room.services.rate_limiter.may(guest.token, Rate.COME):
        reception.refused(place, "too_fast")
        _refuse(reception, pipe, language, "together-trouble-bye", why="too_fast")
        return
    reception.was_known(place)
    guest.attach(pipe, hello)
    try:
        if guest is came and hello.code:  # it may be a bad one: they are known, or anybody may come
            await _tell_bad_code(reception, pipe, guest, hello.code, place)
        await _listen(reception, connection, guest, place)
    finally:
        guest.detach(pipe)


async def _tell_bad_code(
    reception: Reception, pipe: SendQueue, guest: Guest, code: str, place: str
) -> None:
    """Whoever comes in with a code that is not good hears so."""
    with contextlib.suppress(StoreError):
        member = guest.member
        if member is not None and (is_for_owner(code) or not await reception.is_good(code, member)):
            reception.refused(place, "not_invited")
            _say(reception, pipe, guest.app.language, why_not(code))


async def _guest(reception: Reception, hello: Hello, code: str, place: str) -> Guest | str:
    """Whose page it is; the sentence that says why it is nobody's whom the room lets in.

    Raises `StoreError`.
    """
    code = code.strip().lower()
    token, language = hello.token, _language(reception, hello)
    member = table = seat = None
    if not await reception.is_owner(token, code):
        found = await reception.member(token, code, language, place)
        if isinstance(found, str):
            return found
        member = found
        if code or reception.room.host.lobby is None:
            table, seat = await reception.table_of(member)
    here = reception.guests.get(token)
    if isinstance(here, Guest) and here.is_of(member, table):
        return here
    if isinstance(here, Guest):  # the same page, at another table
        here.app.quit()
        del reception.guests[token]
    return await new_guest(reception, token, hello.language, member, table, seat, place)


def _language(reception: Reception, hello: Hello) -> str:
    return find_language(hello.language) or reception.language


def _language_asked(reception: Reception, connection: ServerConnection) -> str:
    """The language of a browser that has said nothing yet."""
    assert connection.request is not None
    return language_of(connection.request) or reception.language


async def _ask_code(
    reception: Reception,
    connection: ServerConnection,
    pipe: SendQueue,
    hello: Hello,
    place: str,
    why: str,
) -> Guest | None:
    """Asks for a code where there was none, or none that is good; `why` says so. Raises
    `StoreError`.
    """
    language = _language(reception, hello)
    _show_code_asked(pipe, language)
    _say(reception, pipe, language, why)
    if hello.code:
        reception.refused(place, "not_invited")
    tried = "browser-no-code"
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(CODE_WAIT):
            for left in reversed(range(ATTEMPTS)):
                try:
                    up = read_up(await connection.recv(decode=False))
                except BadJson:
                    reception.refused(place, "not_understood")
                    await connection.close(1008)
                    return None
                if up.set is not None and up.set[0] == "language" and find_language(up.set[1]):
                    language = find_language(up.set[1]) or language
                    hello = structs.replace(hello, language=language)
                    _show_code_asked(pipe, language)
                if up.text is None:
                    _say(reception, pipe, language, "browser-ask-code")
                    continue
                came = await _guest(reception, hello, up.text.rpartition("#")[2], place)
                if isinstance(came, Guest):
                    return came
                reception.refused(place, "not_invited")
                tried = came if up.text.strip() else "browser-ask-code"
                if left:
                    _say(reception, pipe, language, tried)
    # whoever guesses is not asked again by themselves, and whoever has gone for a walk neither
    _refuse(reception, pipe, language, tried, 1008)
    return None


def _refuse(
    reception: Reception,
    pipe: SendQueue,
    language: str,
    id_: str,
    code: int = TRY_LATER,
    **values: Any,
) -> None:
    pipe.refuse(language, reception.phrase(language, id_, **values), code)


def _show_code_asked(pipe: SendQueue, language: str) -> None:
    told = words(language)
    welcome = {"language": language, "session": "", "seq": 0, "words": told}
    pipe.send(encode({"welcome": welcome}))
    line = {"label": told["code"], "asks": 1, "starts": ""}
    screen = {"title": told["title"], "zones": [], "list": None, "line": line, "actions": []}
    settings = {"language": language, "length": "", "sounds": "", "volume": ""}
    pipe.send(encode({"screen": {**screen, "settings": settings}}))


def _say(reception: Reception, pipe: SendQueue, language: str, id_: str) -> None:
    pipe.send(encode({"say": reception.phrase(language, id_)}))


async def _listen(
    reception: Reception, connection: ServerConnection, guest: Guest, place: str
) -> None:
    frames = TokenBucket(*FRAMES)
    while True:
        data = await connection.recv(decode=False)
        if not frames.take():
            reception.refused(place, "too_fast")
            await connection.close(1008)
            return
        try:
            up = read_up(data)
        except BadJson:
            reception.refused(place, "not_understood")
            await connection.close(1008)
            return
        guest.take(up)
