"""A member's own people and devices in a room: whom they ignore, their friends, their status, and
the devices (keys and browsers) by which they come. Kept as facts of the room store.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from playroom.engine.notes import Note, Rejection
from playroom.engine.record import Record, replace
from playroom.engine.wire import PLAIN, written
from playroom.room.store.database import Execute, Transaction
from playroom.room.table.values import LONGEST_NAME, LONGEST_SAYING, PersonId, TableId

MOST = 100
"""People on one list of a member; the latest ones."""
MOST_REVOKED = 100
"""Revoked keys of one person that are remembered; the latest ones."""
A_DAY = 24 * 60 * 60
REVOKED = "revoked"
"""The kind of a key that is refused at every door."""
LEAST = ("token", "code")
"""Kinds of keys that name a device only when it has no other one."""


class Status(enum.StrEnum):
    """What friends are told of a member."""

    AVAILABLE = "available"
    BUSY = "busy"  # takes no invitations, and hears of no arrivals
    INVISIBLE = "invisible"  # for friends they are not here


class Circle(Record):
    """The people of one member: `asked` are those who ask to be friends, `news`: they want to hear
    that a friend is here, `heard`: until when (seconds since 1970) they have read reports.
    """

    ignored: tuple[PersonId, ...] = ()
    friends: tuple[PersonId, ...] = ()
    asked: tuple[PersonId, ...] = ()
    status: Status = Status.AVAILABLE
    news: bool = True
    heard: int = 0


class Device(Record):
    """A device: digests of its keys, and the days (seconds since 1970; 0: not known) since when
    and when last it was used.
    """

    keys: tuple[str, ...]
    since: int = 0
    seen: int = 0


class PersonalAct(enum.StrEnum):
    """What a member asks of the room for themselves."""

    IGNORE = "ignore"
    HEAR = "hear"
    IGNORED = "ignored"
    FRIEND = "friend"
    UNFRIEND = "unfriend"
    FRIENDS = "friends"
    STATUS = "status"
    NEWS = "news"
    CALL = "call"  # a friend to one's table
    REPORT = "report"  # shows what would be sent
    SEND = "send"  # sends what was shown
    REPORTS = "reports"
    ME = "me"
    REVOKE = "revoke"
    EXPORT = "export"
    DELETE = "delete"


class PersonalCommand(Record, tag="personal"):
    """A command of a member for themselves: about a person by `name` or id, with a `text`."""

    act: PersonalAct
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    text: Annotated[str, Meta(max_length=LONGEST_SAYING)] = ""
    person: PersonId | None = None


class Told(Record, tag="told"):
    """What a personal command gives: lines (of several the first one is their title), a text to be
    kept (an export); `asks`: the lines are what will be sent when the member wants it.
    """

    lines: Annotated[tuple[Note, ...], Meta(max_length=400)] = ()
    data: Annotated[str, Meta(max_length=1_000_000)] = ""
    asks: bool = False


OnTold: TypeAlias = Callable[[Told | Rejection | Exception], None]
"""Called once with what came of a personal command."""


class Notice(Record, tag="notice"):
    """A line that a member hears unasked, and the table that it invites to."""

    note: Note
    table: TableId | None = None


def with_one(people: tuple[PersonId, ...], person: PersonId) -> tuple[PersonId, ...]:
    """A list with one more person, the latest ones."""
    return (*without(people, person), person)[-MOST:]


def without(people: Iterable[PersonId], person: PersonId) -> tuple[PersonId, ...]:
    """A list without a person."""
    return tuple(one for one in people if one != person)


class Circles:
    """The circles and devices of all members. Everything raises `StoreError`."""

    def __init__(self, transaction: Transaction, clock: Callable[[], int]) -> None:
        """`clock` gives seconds since 1970."""
        self._transaction = transaction
        self._clock = clock

    def of(self, person: PersonId) -> Circle:
        """The circle of a member."""
        return self._transaction(lambda do: _circle(do, person))

    def change(self, person: PersonId, change: Callable[[Circle], Circle]) -> Circle:
        """Changes a circle; gives the new one."""

        def changed(do: Execute) -> Circle:
            return _keep(do, person, change(_circle(do, person)))

        return self._transaction(changed)

    def befriend(self, me: PersonId, other: PersonId) -> tuple[Circle, Circle]:
        """Asks for a friendship, or agrees to it when the other one has asked; gives both circles.
        Of one who ignores the asker nothing changes but the time it takes.
        """

        def befriended(do: Execute) -> tuple[Circle, Circle]:
            mine, theirs = _circle(do, me), _circle(do, other)
            mine = replace(mine, ignored=without(mine.ignored, other))
            if other in mine.asked:
                asked, friends = without(mine.asked, other), with_one(mine.friends, other)
                mine = replace(mine, asked=asked, friends=friends)
                theirs = replace(theirs, friends=with_one(theirs.friends, me))
            elif other not in mine.friends and me not in theirs.ignored:
                theirs = replace(theirs, asked=with_one(theirs.asked, me))
            return _keep(do, me, mine), _keep(do, other, theirs)

        return self._transaction(befriended)

    def part(self, me: PersonId, other: PersonId) -> tuple[Circle, Circle]:
        """They are friends no more, and neither asks for it; gives both circles."""

        def parted(do: Execute) -> tuple[Circle, Circle]:
            return _part(do, me, other), _part(do, other, me)

        return self._transaction(parted)

    # -- devices -----------------------------------------------------------------------------------

    def is_revoked(self, hashes: Iterable[str]) -> bool:
        """Is one of these keys revoked?"""
        return self._transaction(lambda do: _revoked(do, hashes))

    def arrives(self, person: PersonId, hashes: Iterable[str]) -> Circle | None:
        """A member comes by these keys, which are one device from now on: its day is kept. Gives
        their circle; None: a key is revoked.
        """
        shown = set(hashes)

        def arrived(do: Execute) -> Circle | None:
            if _revoked(do, shown):
                return None
            devices = [device for _, device in _devices(do, person)]
            same = [device for device in devices if shown & set(device.keys)]
            if same:
                today = self._clock() // A_DAY * A_DAY
                keys = {key for device in same for key in device.keys}
                since = min((one.since for one in same if one.since), default=today)
                one = Device(tuple(sorted(keys)), since, today)
                if same != [one]:
                    others = [device for device in devices if device not in same]
                    _keep_devices(do, person, [*others, one])
            return _circle(do, person)

        return self._transaction(arrived)

    def devices(self, person: PersonId) -> list[tuple[str, Device]]:
        """The devices of a member with their kinds of key, in the order in which they came."""
        return self._transaction(lambda do: _devices(do, person))

    def revoke(self, person: PersonId, device: Device) -> None:
        """The keys of a device are refused from now on."""

        def revoked(do: Execute) -> None:
            for key in device.keys:
                do("UPDATE keys SET kind = ? WHERE hash = ? AND person = ?", REVOKED, key, person)
            do(
                "DELETE FROM keys WHERE person = ? AND kind = ? AND turn <="
                " (SELECT max(turn) FROM keys WHERE person = ?) - ?",
                *(person, REVOKED, person, MOST_REVOKED),
            )

        self._transaction(revoked)


def forget_circle(do: Execute, person: PersonId) -> None:
    """Deletes the circle and the devices of a person, and the person from those of their friends.
    Those who ignore them or were asked by them know an id that is of no one any more.
    """
    for friend in _circle(do, person).friends:
        _part(do, friend, person)
    for fact in ("circle", "devices"):
        do("DELETE FROM facts WHERE name = ?", f"{fact} {person}")


def _part(do: Execute, person: PersonId, other: PersonId) -> Circle:
    circle = _circle(do, person)
    friends, asked = without(circle.friends, other), without(circle.asked, other)
    return _keep(do, person, replace(circle, friends=friends, asked=asked))


def _read(do: Execute, name: str, kind: Any, usual: Any) -> Any:
    rows = do("SELECT value FROM facts WHERE name = ?", name)
    return PLAIN.decode(rows[0][0].encode(), kind) if rows else usual


def _write(do: Execute, name: str, value: str) -> None:
    do(
        "INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        *(name, value),
    )


def _circle(do: Execute, person: PersonId) -> Circle:
    found: Circle = _read(do, f"circle {person}", Circle, Circle())
    return found


def _keep(do: Execute, person: PersonId, circle: Circle) -> Circle:
    _write(do, f"circle {person}", written(circle))
    return circle


def _revoked(do: Execute, hashes: Iterable[str]) -> bool:
    return any(do("SELECT 1 FROM keys WHERE hash = ? AND kind = ?", key, REVOKED) for key in hashes)


def _devices(do: Execute, person: PersonId) -> list[tuple[str, Device]]:
    """Those that are kept, without keys that are no more; a key that came by none is one itself."""
    kinds = dict(
        do(
            "SELECT hash, kind FROM keys WHERE person = ? AND kind <> ? ORDER BY turn",
            *(person, REVOKED),
        )
    )
    kept: tuple[Device, ...] = _read(do, f"devices {person}", tuple[Device, ...], ())
    by_key = {key: device for device in kept for key in device.keys}
    found = dict[str, Device]()
    for key in kinds:
        device = by_key.get(key, Device((key,)))
        left = tuple(one for one in device.keys if one in kinds)
        found.setdefault(left[0], replace(device, keys=left))
    return [
        (min((kinds[key] for key in device.keys), key=LEAST.__contains__), device)
        for device in found.values()
    ]


def _keep_devices(do: Execute, person: PersonId, devices: Iterable[Device]) -> None:
    _write(do, f"devices {person}", written(tuple(devices)))
