"""Room queries: asks several rooms for their `RoomInfo` at once, or a saved room for the tables
that wait for the player, with a timeout.

The pin is compared before anything is sent; an answer is bounded, and nothing in it is believed but
what it says of itself.
"""

from __future__ import annotations

import asyncio
import enum
import ssl
from collections.abc import Sequence
from dataclasses import dataclass

from playroom.clock import wall
from playroom.engine.wire import BadJson, encode
from playroom.room.client.listing import ListedRoom
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.members.device_key import DeviceKey
from playroom.room.protocol.messages import PROTOCOL, Login
from playroom.room.protocol.room_info import ASKED_AT, LONGEST, RoomInfo, read_room_info
from playroom.room.protocol.trust import pin_of
from playroom.room.protocol.waiting_tables import (
    LOGIN,
    TIME,
    WAITING_AT,
    WaitingTable,
    nonce_at,
    read_waiting,
)

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
            result, answer = await _asked(room, ASKED_AT)
        return Asked(room, result, None if answer is None else read_room_info(answer))
    except BadJson:
        return Asked(room, Found.SILENT)
    except (OSError, TimeoutError, EOFError, ValueError):  # ValueError: a name that can be none
        return Asked(room, Found.AWAY)


async def waiting_in(room: SavedRoom, key: DeviceKey, language: str) -> tuple[WaitingTable, ...]:
    """The tables in a saved room that wait for the player; none where the room does not tell."""
    now = int(wall())
    proof = key.proof(room.pin, nonce_at(now), room.token)
    login = Login(PROTOCOL, "", language, room.token, key=key.public, proof=proof)
    headers = (f"{LOGIN}: {encode(login).decode()}", f"{TIME}: {now}")
    try:
        async with asyncio.timeout(PATIENCE):
            _, answer = await _asked(room, WAITING_AT, *headers)
        return () if answer is None else read_waiting(answer)
    except (BadJson, OSError, TimeoutError, EOFError, ValueError):
        return ()


async def _asked(
    room: ListedRoom | SavedRoom, path: str, *headers: str
) -> tuple[Found, bytes | None]:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE  # the pin is compared below
    reader, writer = await asyncio.open_connection(room.host, room.port, ssl=context)
    try:
        if pin_of(writer.get_extra_info("ssl_object").getpeercert(True)) != room.pin:
            return Found.OTHER, None
        lines = (f"GET {path} HTTP/1.1", "Host: playroom", "Connection: close", *headers, "", "")
        writer.write("\r\n".join(lines).encode())
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
