"""Socket of a page: authentication, input and output."""

from __future__ import annotations

import asyncio
import contextlib
import traceback
from collections.abc import Callable

from msgspec import structs
from websockets.exceptions import ConnectionClosed

from playroom.doors.page.page_door import PageDoor, language_of, why_not
from playroom.doors.page.page_session import Page, PageSession, new_session
from playroom.engine.notes import Note, note
from playroom.engine.overriding import override
from playroom.engine.wire import BadJson
from playroom.locale import find_language
from playroom.page.messages import LONGEST_UP, Hello, encode, read_hello, read_up
from playroom.page.words import words
from playroom.room.server.admission import Refused
from playroom.room.server.limits import TokenBucket
from playroom.room.server.pending_connections import DoorConnection
from playroom.room.server.send_queue import SendQueue
from playroom.store import StoreError

NO_FRAMES = (1002, 1007, 1009)
"""What the socket itself says to frames that are none: wrong ones, no text, too big."""
TOO_LONG = 1009
"""Close code of a socket with a frame that no page sends."""
TRY_LATER = 1013
"""Close code of a socket that may be retried later."""
HELLO_WAIT = 20.0
"""Seconds for a client to log in."""
CODE_WAIT = 300.0
"""Seconds to type a code."""
ATTEMPTS = 6
"""Codes that one page may try without success."""
ASKS_FOR_CODE = ("not_invited", "too_many_new")
"""Refusals of guests who may come with an invitation."""
FRAMES = (20.0, 60.0)
"""What a page may send: so many a second, so many at once."""


class PageSender(SendQueue, Page):
    """Sends frames to one page."""

    @override
    def send_close(self, why: str) -> None:
        self.send_last(encode({"bye": why}))

    @override
    def close(self) -> None:
        self.send_last()

    def refuse(self, language: str, line: str, code: int = TRY_LATER) -> None:
        """Sends a refusal with its reason and remedy, then closes the socket with this code."""
        told = {"language": language, "words": words(language), "line": line}
        self.send_last(encode({"refused": told}), code)


async def serve_page(
    door: PageDoor, connection: DoorConnection, place: str, known: Callable[[], None]
) -> None:
    """Serves one socket to its end; `known` is called once it is authenticated."""
    pipe, limiter = PageSender(connection), door.limiter
    if not limiter.admits(place):
        language = _language_asked(door, connection)
        pipe.refuse(language, door.phrase(language, "guest-too-many"))
        await pipe.ended()
        return
    try:
        await _let_in(door, connection, pipe, place, known)
    except ConnectionClosed as why:
        if why.sent is not None and why.sent.code in NO_FRAMES and not why.rcvd_then_sent:
            limiter.refused(place, "not_understood")
    except OSError:
        pass
    except StoreError:  # the page tries again by itself
        await connection.close(1013)
    except Exception as why:  # whatever one page does to us ends that page and nothing else
        door.room.services.faults(["a page:", *traceback.format_exception(why)])
        limiter.refused(place, "fault")
        await connection.close(1011)
    finally:
        limiter.closed(place)
        if pipe.slow:
            limiter.refused(place, "too_slow")
        await pipe.ended()


async def _let_in(
    door: PageDoor,
    connection: DoorConnection,
    pipe: PageSender,
    place: str,
    known: Callable[[], None],
) -> None:
    try:
        async with asyncio.timeout(HELLO_WAIT):
            hello = read_hello(await _frame(connection))
    except TimeoutError:
        door.limiter.refused(place, "silent")
        await connection.close(1008)
        return
    except BadJson:
        door.limiter.refused(place, "no_hello")
        await connection.close(1008)
        return
    known()
    language = _language(door, hello)
    session: PageSession | Refused | None
    try:
        session = await _session(door, hello, hello.code, place)
        if isinstance(session, Refused) and session.why in ASKS_FOR_CODE:
            session = await _ask_code(door, connection, pipe, hello, place, session)
    except StoreError:
        pipe.refuse(language, door.phrase(language, "together-trouble-bye", why="other"))
        return
    if session is None:
        return
    if isinstance(session, Refused):
        pipe.refuse(language, door.sentence(language, door.refusal(session, hello.code)))
        return
    session.attach(pipe, hello)
    try:
        await _listen(door, connection, session, place)
    finally:
        session.detach(pipe)


async def _session(door: PageDoor, hello: Hello, code: str, place: str) -> PageSession | Refused:
    """The session of a page, a new one or the one that slept. Raises `StoreError`."""
    code = code.strip().lower()
    token, language = hello.token, _language(door, hello)
    candidate = table = None
    if not await door.is_owner(token, code):
        result = await door.admission.identify(door.credentials(token, code, language, place))
        if isinstance(result, Refused):
            return result
        candidate = result
        table = await door.admission.comes_to(result)
    here = door.sessions.get(token)
    if isinstance(here, PageSession) and here.is_of(candidate, table):
        if candidate is not None and not candidate.invited:
            here.app.announcer.aside(why_not(code))
        return here
    if isinstance(here, PageSession):  # the same page, at another table
        here.app.quit()
        del door.sessions[token]
    return await new_session(door, token, hello.language, candidate, table, place)


def _language(door: PageDoor, hello: Hello) -> str:
    return find_language(hello.language) or door.language


def _language_asked(door: PageDoor, connection: DoorConnection) -> str:
    """The language of a browser that has said nothing yet."""
    assert connection.request is not None
    return language_of(connection.request) or door.language


async def _ask_code(
    door: PageDoor,
    connection: DoorConnection,
    pipe: PageSender,
    hello: Hello,
    place: str,
    why: Refused,
) -> PageSession | None:
    """Asks for a code where there was none, or none that is good; `why` says so. Raises
    `StoreError`.
    """
    language = _language(door, hello)
    _show_code_asked(pipe, language)
    _say(door, pipe, language, door.refusal(why, hello.code))
    told = note("browser-no-code")
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(CODE_WAIT):
            for left in reversed(range(ATTEMPTS)):
                try:
                    up = read_up(await _frame(connection))
                except BadJson:
                    door.limiter.refused(place, "not_understood")
                    await connection.close(1008)
                    return None
                if up.set is not None and up.set[0] == "language" and find_language(up.set[1]):
                    language = find_language(up.set[1]) or language
                    hello = structs.replace(hello, language=language)
                    _show_code_asked(pipe, language)
                if up.text is None:
                    _say(door, pipe, language, note("browser-ask-code"))
                    continue
                code = up.text.rpartition("#")[2]
                result = await _session(door, hello, code, place)
                if isinstance(result, PageSession):
                    return result
                told = door.refusal(result, code)
                if result.why not in ASKS_FOR_CODE:
                    break
                if left:
                    _say(door, pipe, language, told)
    # neither guesses nor idle pages are asked again
    pipe.refuse(language, door.sentence(language, told), 1008)
    return None


async def _frame(connection: DoorConnection) -> bytes:
    """The next frame; one that is too long ends the socket. Raises `ConnectionClosed`."""
    data = await connection.recv(decode=False)
    while len(data) > LONGEST_UP:
        await connection.close(TOO_LONG)
        data = await connection.recv(decode=False)
    return data


def _show_code_asked(pipe: PageSender, language: str) -> None:
    told = words(language)
    welcome = {"language": language, "session": "", "seq": 0, "words": told}
    pipe.send(encode({"welcome": welcome}))
    line = {"label": told["code"], "asks": 1, "starts": ""}
    screen = {"title": told["title"], "zones": [], "list": None, "line": line, "actions": []}
    settings = {"language": language, "length": "", "sounds": "", "volume": ""}
    pipe.send(encode({"screen": {**screen, "settings": settings}}))


def _say(door: PageDoor, pipe: PageSender, language: str, told: Note) -> None:
    pipe.send(encode({"say": door.sentence(language, told)}))


async def _listen(
    door: PageDoor, connection: DoorConnection, session: PageSession, place: str
) -> None:
    frames = TokenBucket(*FRAMES)
    while True:
        data = await _frame(connection)
        if not frames.take():
            door.limiter.refused(place, "too_fast")
            await connection.close(1008)
            return
        try:
            up = read_up(data)
        except BadJson:
            door.limiter.refused(place, "not_understood")
            await connection.close(1008)
            return
        session.take(up)
