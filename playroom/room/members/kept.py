"""Personal data of the members of a room: all that is kept of a person under their id (access
request), and its deletion (erasure request).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import msgspec

from playroom.engine.notes import Clean
from playroom.engine.record import Record, Seat
from playroom.room.members.names import skeleton
from playroom.room.ratings.values import Standing
from playroom.room.store.room_store import FOREVER, RoomStore
from playroom.room.table.values import PersonId, TableId

_PERSON = "SELECT id, name, language, role, made, seen FROM persons"


class Place(Record):
    """A place that a person has at a table."""

    table: TableId
    seat: Seat | None
    is_open: bool


class KeptDevice(Record):
    """A device by which a person comes: the kind of its key, and the days since when and when last
    (empty: not known).
    """

    kind: str
    since: str
    seen: str


class KeptPerson(Record):
    """Personal data stored about one person. `since` and `seen` are days (empty: not known), `keys`
    the kinds of keys with a stored digest, `owed` the matches not yet delivered to the person.
    """

    id: PersonId
    name: Clean
    language: str
    role: str
    since: str
    seen: str
    keys: tuple[str, ...]
    has_passphrase: bool
    settings: dict[str, Any]
    has_agreed: bool
    places: tuple[Place, ...]
    owed: int
    devices: tuple[KeptDevice, ...] = ()
    friends: tuple[Clean, ...] = ()
    ignored: tuple[Clean, ...] = ()
    asks_friendship: tuple[Clean, ...] = ()
    status: str = ""
    hears_arrivals: bool = True
    ratings: tuple[Standing, ...] = ()
    hides_ratings: bool = False
    notices: dict[str, Any] = msgspec.field(default_factory=dict)
    vacations: tuple[tuple[str, str], ...] = ()


def kept_person(room_store: RoomStore, person: PersonId) -> KeptPerson | None:
    """All that is kept of one person. Raises `StoreError`."""
    rows = room_store.database.execute(_PERSON + " WHERE id = ?", person)
    return next((_kept(room_store, *row) for row in rows), None)


def names_of(room_store: RoomStore, people: Iterable[PersonId]) -> tuple[Clean, ...]:
    """The names of those of them who are still known. Raises `StoreError`."""
    found = map(room_store.people.person, people)
    return tuple(one.name for one in found if one is not None)


def people_kept(room_store: RoomStore, name: str = "") -> list[KeptPerson]:
    """All people, or those with a name that looks like this one, or with it as their id. Raises
    `StoreError`.
    """
    wanted = skeleton(Clean.of(name))
    rows = room_store.database.execute(_PERSON)
    return [
        _kept(room_store, *row)
        for row in sorted(rows, key=lambda row: (row[1], row[0]))
        if not name or row[0] == name or skeleton(Clean.of(row[1])) == wanted
    ]


def forget_person(room_store: RoomStore, person: PersonId) -> bool:
    """Deletes all of it; False: they look after the room, or have a place at a table that is open,
    and nothing was deleted. Raises `StoreError`.
    """
    room_store.people.forget_strangers([person], FOREVER)
    return room_store.people.person(person) is None


def _kept(
    room_store: RoomStore, id: str, name: str, language: str, role: str, made: int, seen: int
) -> KeptPerson:
    ask = room_store.database.execute
    keys = ask("SELECT kind FROM keys WHERE person = ? ORDER BY turn", id)
    places = ask(
        "SELECT places.room_table, seat, closed IS NULL FROM places, room_tables"
        " WHERE person = ? AND room_tables.id = places.room_table ORDER BY turn",
        id,
    )
    circle = room_store.people.circles.of(id)
    return KeptPerson(
        id,
        Clean.of(name),
        language,
        role,
        day_of(made),
        day_of(seen),
        tuple(kind for (kind,) in keys),
        bool(ask("SELECT 1 FROM phrases WHERE person = ?", id)),
        json.loads(room_store.fact(f"settings {id}") or "{}"),
        room_store.fact(f"agreed {id}") is not None,
        tuple(Place(table, seat, bool(is_open)) for table, seat, is_open in places),
        len(ask("SELECT 1 FROM owed WHERE person = ?", id)),
        tuple(
            KeptDevice(kind, day_of(device.since), day_of(device.seen))
            for kind, device in room_store.people.circles.devices(id)
        ),
        names_of(room_store, circle.friends),
        names_of(room_store, circle.ignored),
        names_of(room_store, circle.asked),
        circle.status.value,
        circle.news,
        room_store.ratings.of(id),
        room_store.fact(f"hides {id}") is not None,
        json.loads(room_store.fact(f"notices {id}") or "{}") | {"code": ""},
        tuple(
            (day_of(int(since)), day_of(int(until)))
            for since, until in (
                taken.split("-") for taken in (room_store.fact(f"vacation {id}") or "").split()
            )
        ),
    )


def day_of(seconds: int) -> str:
    """The day of a moment (seconds since 1970); empty where it is not known (0)."""
    return datetime.fromtimestamp(seconds, UTC).date().isoformat() if seconds else ""
