"""Own room list: a file of rooms in the player's data folder, in the format of every room list, so
that it can be given to others as it is.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from playroom.engine.wire import written
from playroom.room.client.listing import (
    FORMAT,
    BadList,
    ListedRoom,
    listed_room,
    read_list,
)
from playroom.room.protocol.trust import BadInvitation, InvitationLine
from playroom.store.files import write_whole
from playroom.store.paths import ROOM_LIST, ensure


def lists_of(data: Path, chosen: str) -> tuple[str, ...]:
    """Where the player's lists are: their own one, where they have added rooms, and the one that
    they have chosen.
    """
    own = data / ROOM_LIST
    return (*((str(own),) if own.exists() else ()), *((chosen,) if chosen else ()))


def entry_text(
    name: str, host: str, port: int, pin: str, page: str = "", languages: Iterable[str] = ()
) -> str:
    """The entry of a room for a list, as one line of JSON."""
    entry: dict[str, object] = {"name": name, "host": host, "port": port, "pin": pin}
    if page.startswith("https://"):
        entry["page"] = page
    if spoken := list(languages):
        entry["languages"] = spoken
    return written(entry, spaced=True)


def read_entry(text: str) -> ListedRoom | None:
    """A room as it is passed on for lists: an entry, or the line by which anybody may come, which
    names it by its address. None for what is neither.
    """
    try:
        return listed_room(json.loads(text))
    except (ValueError, RecursionError):
        pass
    try:
        line = InvitationLine.read(text)
    except BadInvitation:
        return None
    named = {"name": line.host, "host": line.host, "port": line.port, "pin": line.pin}
    return None if line.code else listed_room(named)


def add(data: Path, room: ListedRoom) -> None:
    """Adds a room to the own list, or changes the entry that is there. Raises `BadList`,
    `StoreError`.
    """
    entries = [other for other in _kept(data) if other.pin != room.pin]
    _keep(data, [*entries, room])


def remove(data: Path, name: str) -> ListedRoom | None:
    """Removes the room with this name, or at this address. None: there is none. Raises `BadList`,
    `StoreError`.
    """
    entries = _kept(data)
    wanted = name.casefold()
    gone = next((room for room in entries if wanted in (room.name.casefold(), room.host)), None)
    if gone is not None:
        _keep(data, [room for room in entries if room is not gone])
    return gone


def _kept(data: Path) -> tuple[ListedRoom, ...]:
    file = data / ROOM_LIST
    try:
        return read_list(file.read_bytes()).rooms
    except FileNotFoundError:
        return ()
    except OSError:
        raise BadList("unreadable") from None


def _keep(data: Path, rooms: Iterable[ListedRoom]) -> None:
    ensure(data)
    text = written({"format": FORMAT, "rooms": list(rooms)}, spaced=True)
    write_whole(data / ROOM_LIST, text.encode() + b"\n")
