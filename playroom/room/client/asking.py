"""Room queries: asks several rooms for their `RoomInfo` at once, with a timeout.

The pin is compared before anything is sent; an answer is bounded, and nothing in it is believed but
what it says of itself.
"""

from __future__ import annotations

import asyncio
import enum
import ssl
from collections.abc import Sequence
from dataclasses import dataclass

from playroom.engine.wire import BadJson
from playroom.room.client.listing import ListedRoom
from playroom.room.protocol.room_info import ASKED_AT, LONGEST, RoomInfo, read_room_info
from playroom.room.protocol.trust import pin_of

_QUESTION = b"GET %s HTTP/1.1\r\nHost: playroom\r\nConnection: close\r\n\r\n" % ASKED_AT.encode()
PATIENCE = 2.0
"""Seconds that a room has to answer."""


class Found(enum.StrEnum):
    """What was found where a room should be."""

    HERE = "here"
    SILENT = "silent"  # a room, or something else, that says nothing of itself
    AWAY = "away"  # no answer
    OTHER = "other"  # with another pin


@dataclass(frozen=True, slots=True)
class Asked:
    """A room, and what came of asking it."""

    room: ListedRoom
    found: Found
    room_info: RoomInfo | None = None


async def ask_all(rooms: Sequence[ListedRoom]) -> tuple[Asked, ...]:
    """Asks the rooms. Where a seat is free comes first, then who answers, then the others; among
    those as they stand in the list.
    """
    answers = await asyncio.gather(*map(ask, rooms))
    return tuple(sorted(answers, key=_order))


def _order(answer: Asked) -> int:
    room_info = answer.room_info
    if room_info is None:
        return 2 if answer.found is Found.SILENT else 3
    return 0 if room_info.free else 1


async def ask(room: ListedRoom) -> Asked:
    """Asks one room."""
    try:
        async with asyncio.timeout(PATIENCE):
            result, answer = await _asked(room)
        return Asked(room, result, None if answer is None else read_room_info(answer))
    except BadJson:
        return Asked(room, Found.SILENT)
    except (OSError, TimeoutError, EOFError, ValueError):  # ValueError: a name that can be none
        return Asked(room, Found.AWAY)


async def _asked(room: ListedRoom) -> tuple[Found, bytes | None]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE  # the pin is compared below
    reader, writer = await asyncio.open_connection(room.host, room.port, ssl=context)
    try:
        if pin_of(writer.get_extra_info("ssl_object").getpeercert(True)) != room.pin:
            return Found.OTHER, None
        writer.write(_QUESTION)
        await writer.drain()
        answer = b""
        while more := await reader.read(LONGEST):
            answer += more
            if len(answer) > LONGEST:
                return Found.SILENT, None
    finally:
        writer.transport.abort()
    head, _, body = answer.partition(b"\r\n\r\n")
    if not head.startswith((b"HTTP/1.1 200", b"HTTP/1.0 200")):
        return Found.SILENT, None
    return Found.HERE, body
