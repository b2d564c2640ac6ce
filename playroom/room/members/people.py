"""Members of a room: identities, keys, seats at tables, and invitations.

One implementation for every database: it is given a function that runs a transaction. Keys, tokens
and codes are stored as hashes, passphrases as `phrases` hashes them.
"""

from __future__ import annotations

import base64
import enum
import hashlib
import secrets
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias

from playroom.engine.notes import Clean
from playroom.engine.record import Record, Seat, replace
from playroom.room.members.circle import REVOKED, Circles, forget_circle
from playroom.room.members.names import has_one_script, name_of, skeleton, sound
from playroom.room.ratings.book import forget_ratings
from playroom.room.store.database import Execute, Transaction
from playroom.room.table.values import Language, PersonId, TableId

INVITED_FOR = 60 * 60
"""Seconds that an invitation can be used."""
MOST_KEYS = 24
"""Of one person; of more of them the oldest is forgotten."""
MOST_PLACES = 200
"""Of one person; the latest ones."""
MOST_OWED = 20
"""Matches that have not come home to one person; the latest ones."""
A_DAY = 24 * 60 * 60
UNNAMED = Clean.of("?")
"""The name of a member who has not given one yet; it is never announced."""


class Role(enum.StrEnum):
    """Role of a member in the whole room."""

    MEMBER = "member"
    MODERATOR = "moderator"
    OWNER = "owner"


class Kind(enum.StrEnum):
    """Kind of key that identifies a member."""

    TOKEN = "token"  # made by their program, for this room
    OWN = "own"  # the key of their program, that it signs with
    SSH = "ssh"  # the key of their SSH client
    CODE = "code"  # an invitation, for who has nothing else
    PAGE = "page"  # made by the page in their browser


class Member(Record):
    """A member; `since`: seconds since 1970, 0 where it was not asked for."""

    id: PersonId
    name: Clean
    language: Language
    role: Role = Role.MEMBER
    since: int = 0


class Owed(NamedTuple):
    """A match log not yet delivered to a player of it: table and seat."""

    match: str
    table: TableId
    seat: Seat


class Key(Record):
    """A key shown by a client."""

    kind: Kind
    secret: str

    @property
    def hash(self) -> str:
        """What is kept of it."""
        return _hashed(self.secret)

    @property
    def trace(self) -> str:
        """What a ban recognizes it by; empty for an invitation, which is no key of anybody."""
        return "" if self.kind is Kind.CODE else self.secret.removeprefix("own key ")  # not said

    @classmethod
    def token(cls, token: str) -> Key:
        """What a program of ours has made for this room."""
        return cls(Kind.TOKEN, token)

    @classmethod
    def own(cls, public: str) -> Key:
        """The key of a program of ours, once it is proved that they hold it."""
        return cls(Kind.OWN, f"own key {public}")  # not said

    @classmethod
    def ssh(cls, fingerprint: str) -> Key:
        """The key of an SSH client, once it is proved that they hold it."""
        return cls(Kind.SSH, f"ssh key {fingerprint}")  # not said

    @classmethod
    def code(cls, code: str) -> Key:
        """The invitation used by a member without any key."""
        return cls(Kind.CODE, f"ssh code {code}")  # not said

    @classmethod
    def page(cls, token: str) -> Key:
        """What a page has made for this room."""
        return cls(Kind.PAGE, f"page {token}")


MayHave: TypeAlias = Callable[[TableId, Clean], str]
"""Why a name cannot be had at a table; empty when it can."""


def all_may(table: TableId, name: Clean) -> str:
    """Any name can be had."""
    return ""


class _Lost(Exception):
    """Another process used the code or the key at the same moment; the transaction is rolled
    back.
    """


def _hashed(secret: str) -> str:
    return hashlib.sha256(f"playroom {secret}".encode()).hexdigest()


class People:
    """The people of one room. Everything raises `StoreError`."""

    def __init__(self, transaction: Transaction, clock: Callable[[], int]) -> None:
        """`clock` gives seconds since 1970."""
        self._transaction = transaction
        self._clock = clock
        self.circles = Circles(transaction, clock)
        self.unique = False
        """Whether names are unique, as in an open room."""

    # -- who it is ---------------------------------------------------------------------------------

    def member(self, key: Key) -> Member | None:
        """Who is known by a key."""
        return self._transaction(lambda do: _by_key(do, key))

    def person(self, id: PersonId) -> Member | None:
        """Who that is."""
        return self._transaction(lambda do: _by_id(do, id))

    def identify(self, token: Key, own: Key | None) -> Member | str | None:
        """Who comes with a token, and with a key of their own that is proved (None: without one);
        from now on they are known by both. Who has such a key is not known by the token alone:
        `other_key`.
        """
        return self._transaction(lambda do: _identify(do, token, own))

    def bind(self, person: PersonId, *keys: Key) -> None:
        """Adds keys to a member, except those of another member."""
        self._transaction(lambda do: _bind(do, person, keys))

    def forget(self, key: Key) -> None:
        """Removes a key from its member."""
        self._transaction(lambda do: do("DELETE FROM keys WHERE hash = ?", key.hash))

    # -- names -------------------------------------------------------------------------------------

    def add(
        self,
        name: Clean,
        language: Language,
        keys: tuple[Key, ...],
        role: Role = Role.MEMBER,
    ) -> Member | str:
        """Adds a member without an invitation, with these keys. Returns `no_name`, or `name_taken`
        in a room with unique names.
        """

        def added(do: Execute) -> Member | str:
            member = _by_keys(do, keys)  # asked again: the answer was lost
            return member or self._add(do, name, language, keys, role)

        try:
            return self._transaction(added)
        except _Lost:
            return self._transaction(lambda do: _by_keys(do, keys)) or "no_name"

    def rename(self, member: Member, name: Clean, language: Language) -> Member | str:
        """Changes a member's name or language. Returns the member, or `name_taken`."""
        return self._transaction(lambda do: self._rename(do, member, name, language))

    def set_role(self, person: PersonId, role: Role) -> None:
        """Sets the role of a member."""
        self._transaction(
            lambda do: do("UPDATE persons SET role = ? WHERE id = ?", role.value, person)
        )

    # -- passphrases -------------------------------------------------------------------------------

    def keep_phrase(self, person: PersonId, stored_hash: str) -> None:
        """Keeps what is made of a passphrase (see `phrases`)."""
        self._transaction(
            lambda do: do(
                "INSERT INTO phrases VALUES (?, ?)"
                " ON CONFLICT (person) DO UPDATE SET hash = excluded.hash",
                person,
                stored_hash,
            )
        )

    def phrase(self, name: Clean) -> tuple[Member, str] | None:
        """Who is called so, and what is kept of their passphrase, when they have one."""

        def found(do: Execute) -> tuple[Member, str] | None:
            rows = do(
                "SELECT persons.id, phrases.hash FROM persons, phrases"
                " WHERE phrases.person = persons.id AND persons.skeleton = ?",
                skeleton(name),
            )
            member = _by_id(do, rows[0][0]) if rows else None
            return None if member is None else (member, rows[0][1])

        return self._transaction(found)

    # -- places and invitations --------------------------------------------------------------------

    def invite(self, table: TableId, seat: Seat | None, name: str = "") -> str:
        """A code that seats one person within the hour, under `name` when they say none."""
        code = base64.b32encode(secrets.token_bytes(8)).decode().lower()[:12]
        until = self._clock() + INVITED_FOR
        self._transaction(
            lambda do: do(
                "INSERT INTO codes VALUES (?, ?, CAST(? AS INTEGER), ?, ?, NULL)"
                " ON CONFLICT (hash) DO NOTHING",
                *(_hashed(code), table, seat, name, until),
            )
        )
        return code

    def invited_to(self, code: str) -> TableId | None:
        """The table of a code that is still good."""
        invitation = self._transaction(lambda do: self._invited(do, code))
        return None if invitation is None else invitation[0]

    def holds(self, code: str, person: PersonId) -> bool | None:
        """Is a code good still, or was it this person who has used it? None: no such code is kept
        (any more).
        """

        def found(do: Execute) -> bool | None:
            rows = do("SELECT person, until FROM codes WHERE hash = ?", _hashed(code))
            if not rows:
                return None
            used_by, until = rows[0]
            return bool(used_by == person or (used_by is None and until > self._clock()))

        return self._transaction(found)

    def redeem(
        self,
        code: str,
        keys: tuple[Key, ...],
        name: Clean,
        language: Language,
        may_have: MayHave = all_may,
    ) -> Member | str | None:
        """Redeems an invitation: gives its seat to the member with one of these keys, who is added
        when unknown; None for an invalid or used code. Idempotent for the same key: its answer
        may have been lost. The code stays valid when a name is missing (`no_name`) or refused, and
        when the member is at that table already.
        """

        def redeemed(do: Execute) -> Member | str | None:
            member = _by_keys(do, keys)
            invited = self._invited(do, code)
            if invited is None:
                return member
            table, seat, invited_name = invited
            if member is not None and _come_again(do, member.id, table):
                return member
            called = name or (member.name if member is not None else name_of(invited_name))
            if why := may_have(table, called) if called else "no_name":
                return why
            if member is None:
                added = self._add(do, called, language, keys, Role.MEMBER)
            else:
                _bind(do, member.id, keys)
                added = self._rename(do, member, called, language)
            if isinstance(added, Member):
                won = do(
                    "UPDATE codes SET person = ? WHERE hash = ? AND person IS NULL RETURNING hash",
                    *(added.id, _hashed(code)),
                )
                if not won:
                    raise _Lost
                _place(do, added.id, table, seat)
            return added

        result: Member | str | None = None
        with suppress(_Lost):
            result = self._transaction(redeemed)
        # who has asked twice at once may have come in by the other asking just now
        return result or self._transaction(lambda do: _by_keys(do, keys))

    def place(self, person: PersonId, table: TableId, seat: Seat | None = None) -> None:
        """Gives a member a place at a table; it becomes the latest one."""
        self._transaction(lambda do: _place(do, person, table, seat))

    def places(self, person: PersonId) -> dict[TableId, Seat | None]:
        """The member's tables, the latest first, each with the invited seat (None: any)."""
        return self._transaction(lambda do: _places(do, person))

    # -- matches that come home -------------------------------------------------------------------

    def owe(self, table: TableId, match: str, seats: Mapping[Seat, PersonId]) -> None:
        """These people sit in a match, which is to come home to them when it is over."""

        def owes(do: Execute) -> None:
            for seat, person in seats.items():
                do(
                    "INSERT INTO owed SELECT ?, ?, ?, CAST(? AS INTEGER), coalesce(max(turn), 0)"
                    " + 1 FROM owed WHERE person = ? ON CONFLICT (person, match) DO NOTHING",
                    *(person, match, table, seat, person),
                )
                do(
                    "DELETE FROM owed WHERE person = ? AND turn <= (SELECT max(turn) FROM owed"
                    " WHERE person = ?) - ?",
                    *(person, person, MOST_OWED),
                )

        self._transaction(owes)

    def owed(self, person: PersonId) -> list[Owed]:
        """Match logs not yet delivered to a member, the oldest first; running matches included."""
        rows = self._transaction(
            lambda do: do(
                "SELECT match, room_table, seat FROM owed WHERE person = ? ORDER BY turn", person
            )
        )
        return [Owed(*row) for row in rows]

    def has_home(self, person: PersonId, match: str) -> None:
        """A match log was delivered to a member."""
        self._transaction(
            lambda do: do("DELETE FROM owed WHERE person = ? AND match = ?", person, match)
        )

    # -- who comes, and who does no more -----------------------------------------------------------

    def leave_all(self, person: PersonId) -> None:
        """A member gives up all places at tables."""
        self._transaction(lambda do: do("DELETE FROM places WHERE person = ?", person))

    def comes(self, person: PersonId) -> dict[TableId, Seat | None]:
        """Records a member's visit (by the day). Returns their `places`."""
        now = self._clock()

        def result(do: Execute) -> dict[TableId, Seat | None]:
            do(
                "UPDATE persons SET seen = ? WHERE id = ? AND made < ? AND seen < ?",
                *(now, person, now - A_DAY, now - A_DAY),
            )
            return _places(do, person)

        return self._transaction(result)

    def strangers(self, before: int) -> list[PersonId]:
        """Those who have not come since a moment (seconds since 1970), do not look after the room,
        and have no place at a table that is open.
        """
        rows = self._transaction(
            lambda do: do(f"SELECT id FROM persons WHERE {_STRANGERS}", before, before)
        )
        return [id for (id,) in rows]

    def forget_strangers(self, persons: Iterable[PersonId], before: int) -> None:
        """Deletes all that is kept of these people, unless they have come meanwhile. Their names
        are free again.
        """

        def forget(do: Execute) -> None:
            for person in persons:
                gone = do(
                    f"DELETE FROM persons WHERE id = ? AND {_STRANGERS} RETURNING id",
                    *(person, before, before),
                )
                for table_name in (
                    ("keys", "phrases", "places", "codes", "done", "owed") if gone else ()
                ):
                    do(f"DELETE FROM {table_name} WHERE person = ?", person)
                if gone:
                    forget_circle(do, person)
                    forget_ratings(do, person)
                facts = ("agreed", "settings", "vacation", "notices", "noticed")
                for fact in facts if gone else ():
                    do("DELETE FROM facts WHERE name = ?", f"{fact} {person}")

        self._transaction(forget)

    def forget_codes(self) -> None:
        """Deletes invitations that were good until yesterday."""
        self._transaction(lambda do: do("DELETE FROM codes WHERE until < ?", self._clock() - A_DAY))

    # -- within a transaction ----------------------------------------------------------------------

    def _invited(self, do: Execute, code: str) -> tuple[TableId, Seat | None, str] | None:
        row = do(
            "SELECT room_table, seat, name FROM codes"
            " WHERE hash = ? AND person IS NULL AND until > ?",
            *(_hashed(code), self._clock()),
        )
        return (row[0][0], row[0][1], row[0][2]) if row else None

    def _add(
        self, do: Execute, name: Clean, language: Language, keys: tuple[Key, ...], role: Role
    ) -> Member | str:
        if not name:
            return "no_name"
        member = Member(secrets.token_hex(6), name, language, role, self._clock())
        if self._is_like_another(do, name, member.id):
            return "name_taken"
        added = do(
            "INSERT INTO persons (id, name, skeleton, language, role, made)"
            " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (skeleton) DO NOTHING RETURNING id",
            *(member.id, str(name), self._skeleton(name), language, role.value, member.since),
        )
        if not added:
            return "name_taken"
        if not _bind(do, member.id, keys):
            raise _Lost
        return member

    def _rename(self, do: Execute, member: Member, name: Clean, language: Language) -> Member | str:
        wanted = self._skeleton(name)
        if name != member.name and self._is_like_another(do, name, member.id):
            return "name_taken"
        if wanted is not None:
            others = do(
                "SELECT id FROM persons WHERE skeleton = ? AND id <> ?", *(wanted, member.id)
            )
            if others:
                return "name_taken"
        do(
            "UPDATE persons SET name = ?, skeleton = ?, language = ? WHERE id = ?",
            *(str(name), wanted, language, member.id),
        )
        return replace(member, name=name, language=language)

    def _is_like_another(self, do: Execute, name: Clean, id: PersonId) -> bool:
        """Is a new name of several scripts, or does it sound as that of another member, where a
        name is one person's? Names that were given before stay.
        """
        if not self.unique:
            return not has_one_script(name)
        wanted, others = sound(name), do("SELECT name FROM persons WHERE id <> ?", id)
        sounds = wanted and any(sound(other) == wanted for (other,) in others)
        return bool(sounds) or not has_one_script(name)

    def _skeleton(self, name: Clean) -> str | None:
        return (skeleton(name) or None) if self.unique else None


_STRANGERS = """role = 'member' AND made < ? AND seen < ? AND NOT EXISTS (
    SELECT 1 FROM places, room_tables WHERE places.person = persons.id
        AND room_tables.id = places.room_table AND room_tables.closed IS NULL)"""  # not said


def _by_id(do: Execute, id: PersonId) -> Member | None:
    return _member(do("SELECT id, name, language, role, made FROM persons WHERE id = ?", id))


def _by_key(do: Execute, key: Key) -> Member | None:
    return _member(
        do(
            "SELECT id, name, language, role, persons.made FROM keys, persons"
            " WHERE hash = ? AND persons.id = keys.person AND kind <> ?",
            *(key.hash, REVOKED),
        )
    )


def _member(rows: list[tuple[Any, ...]]) -> Member | None:
    if not rows:
        return None
    person, name, language, role, made = rows[0]
    return Member(person, name_of(name), language, Role(role), made)


def _by_keys(do: Execute, keys: Iterable[Key]) -> Member | None:
    members = (_by_key(do, key) for key in keys)
    return next((member for member in members if member is not None), None)


def _identify(do: Execute, token: Key, own: Key | None) -> Member | str | None:
    by_token = _by_key(do, token)
    by_own = None if own is None else _by_key(do, own)
    if by_token is None:
        if by_own is not None:
            _bind(do, by_own.id, (token,))
        return by_own
    if by_own is not None and by_own.id == by_token.id:
        return by_token
    rows = do("SELECT 1 FROM keys WHERE person = ? AND kind = ?", *(by_token.id, Kind.OWN.value))
    if rows or by_own is not None:
        return "other_key"
    if own is not None:
        _bind(do, by_token.id, (own,))
    return by_token


def _bind(do: Execute, person: PersonId, keys: tuple[Key, ...]) -> int:
    """Binds unowned keys to a member; returns how many are new."""
    bound = 0
    for key in keys:
        bound += len(
            do(
                "INSERT INTO keys SELECT ?, ?, ?, coalesce(max(turn), 0) + 1 FROM keys"
                " WHERE person = ? ON CONFLICT (hash) DO NOTHING RETURNING hash",
                *(key.hash, key.kind.value, person, person),
            )
        )
    do(
        "DELETE FROM keys WHERE person = ? AND kind <> ? AND turn <= (SELECT max(turn) FROM keys"
        " WHERE person = ?) - ?",
        *(person, REVOKED, person, MOST_KEYS),
    )
    return bound


def _come_again(do: Execute, person: PersonId, table: TableId) -> bool:
    """Makes a table the member's latest; False if they have no place there."""
    return bool(
        do(
            "UPDATE places SET turn = (SELECT max(turn) + 1 FROM places WHERE person = ?)"
            " WHERE person = ? AND room_table = ? RETURNING turn",
            *(person, person, table),
        )
    )


def _places(do: Execute, person: PersonId) -> dict[TableId, Seat | None]:
    return dict(
        do("SELECT room_table, seat FROM places WHERE person = ? ORDER BY turn DESC", person)
    )


def _place(do: Execute, person: PersonId, table: TableId, seat: Seat | None) -> None:
    do(
        "INSERT INTO places SELECT ?, ?, CAST(? AS INTEGER), coalesce(max(turn), 0) + 1"
        " FROM places"
        " WHERE person = ? ON CONFLICT (person, room_table)"
        " DO UPDATE SET seat = excluded.seat, turn = excluded.turn",
        *(person, table, seat, person),
    )
    do(
        "DELETE FROM places WHERE person = ? AND turn <= (SELECT max(turn) FROM places"
        " WHERE person = ?) - ?",
        *(person, person, MOST_PLACES),
    )
