"""Room info: public data of a room, answered on its port before admission: name, number of tables,
free seats. Nothing about people.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec
from msgspec import Meta

from playroom.engine.notes import Clean
from playroom.engine.record import Count
from playroom.engine.wire import BadJson
from playroom.room.members.names import tidy
from playroom.room.table.values import Language, Phase, TableState

ASKED_AT = "/hello"
"""The path that is asked for."""
FORMAT = 1
"""The format of answers that is understood."""
LONGEST = 16_384
"""Bytes that an answer may have, with all that stands before it."""
LONGEST_NAME = 60
"""Characters of the name of a room."""
MOST_LANGUAGES = 20


class RoomInfo(msgspec.Struct, frozen=True):
    """Information of a room, the answer. Fields that are not known here are left alone: a room may
    be newer.
    """

    format: Count
    protocol: Count
    """The version of the messages that are spoken there."""
    version: Annotated[str, Meta(max_length=40)]
    """The version of its playroom."""
    name: Annotated[str, Meta(max_length=200)]
    languages: Annotated[tuple[Language, ...], Meta(max_length=MOST_LANGUAGES)]
    """Languages of the room: those its host names, or else those of its guests."""
    tables: Count
    free: Count
    """Seats that anybody may take."""


_decoder = msgspec.json.Decoder(RoomInfo)


def room_info_of(
    name: Clean,
    languages: tuple[Language, ...],
    protocol: int,
    version: str,
    tables: Iterable[TableState],
) -> RoomInfo:
    """What is said of a room with these tables, that are for everybody. Without `languages` they
    are those of who is at the tables now.
    """
    states = [state for state in tables if state.phase is not Phase.CLOSED]
    here = {guest.language for state in states for guest in state.guests if guest.here}
    spoken = languages or tuple(sorted(here)[:MOST_LANGUAGES])
    free = sum(len(state.free) for state in states)
    return RoomInfo(FORMAT, protocol, version, name, spoken, len(states), free)


def read_room_info(data: bytes) -> RoomInfo:
    """An answer, its name made fit to be heard. Raises `BadJson`."""
    try:
        info = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as why:
        raise BadJson("no notice of a room") from why
    return msgspec.structs.replace(info, name=shown_name(info.name))


def shown_name(text: str) -> Clean:
    """What a room is called, as it is heard."""
    return Clean.of(tidy(text), LONGEST_NAME)
