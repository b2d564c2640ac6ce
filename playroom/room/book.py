"""What a room keeps beside its matches: the logs of its tables, its people, open invitations, the
numbers that are not shown yet, and whom it refused what.

A room of one machine keeps it in a file (`ledger`), one of several in a database that they share.
"""

from __future__ import annotations

import base64
import hashlib
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, TypeAlias

from playroom.engine.notes import Clean
from playroom.engine.record import Record, Seat
from playroom.engine.wire import PLAIN
from playroom.room.values import AnyRow, Language, PersonId, Row, TableId
from playroom.store import StoreError

REFUSALS_KEPT = 10_000
DONE_KEPT = 4_096
INVITED_FOR = 60 * 60
"""Seconds that an invitation can be used."""


class Known(Exception):
    """What was asked for under this id was done before; nothing was added."""


class Member(Record):
    """Somebody whom the room knows, and the table that they belong to."""

    id: PersonId
    name: Clean
    language: Language
    table: TableId


MayHave: TypeAlias = Callable[[TableId, Clean], str]
"""Why a name cannot be had at a table; empty when it can."""


def all_may(table: TableId, name: Clean) -> str:
    """Any name can be had."""
    return ""


class Book(Protocol):
    """What one room keeps. Everything raises `StoreError`, and may be called from several
    threads.
    """

    def append(
        self,
        table: TableId,
        expected: int,
        rows: Sequence[Row],
        asked: tuple[PersonId, str] | None = None,
    ) -> None:
        """Adds rows to the log of a table, all of them or none; the first one gets the number
        `expected`. `asked` is who asked for it and under which id: kept with them, so that nothing
        is done twice. When this returns they are kept; the very same rows that stand there already
        are kept, too (the answer was lost, or another process was first with the same).

        Raises `Conflict`, and `Known` when it was done before by other rows.
        """
        ...

    def done(self, person: PersonId) -> list[str]:
        """The ids of what somebody has asked for and was done, the oldest first."""
        ...

    def rows(self, table: TableId, after: int = 0) -> list[Row]:
        """The log of a table, from behind row `after` on. Raises `StoreError` (`damaged`) for what
        is none.
        """
        ...

    def tables(self) -> list[TableId]:
        """The tables that there are, in the order in which they were opened."""
        ...

    def invite(self, table: TableId, seat: Seat | None, name: str = "") -> str:
        """A code that seats one person within the hour, under `name` when they say none. Only its
        hash is kept.
        """
        ...

    def redeem(
        self,
        code: str,
        token: str,
        name: Clean,
        language: Language,
        may_have: MayHave = all_may,
    ) -> Member | str | None:
        """Makes somebody of an invitation, known by `token` from now on (kept only as its hash);
        None for a code that is not good (any more). A code is good once, but the same token may
        ask again: the answer may have been lost. The invitation stays good when a name is missing
        (`no_name`) or when `may_have` says why it cannot be had at that table.
        """
        ...

    def invited_to(self, code: str) -> TableId | None:
        """The table of a code that is still good."""
        ...

    def forget(self, token: str) -> None:
        """Whoever was known by this token is known by it no more."""
        ...

    def rename(self, member: Member, name: Clean, language: Language) -> Member:
        """Somebody who is known comes with another name or language."""
        ...

    def seat_of(self, person: PersonId) -> Seat | None:
        """The seat that somebody was invited to."""
        ...

    def add_member(self, name: Clean, language: Language, table: TableId) -> tuple[Member, str]:
        """Somebody who needs no invitation (the one who opened the room), and their token."""
        ...

    def member(self, token: str) -> Member | None:
        """Who holds a token."""
        ...

    def keep_number(self, match: str, number: str) -> None:
        """Keeps the room's own number of a joint deal."""
        ...

    def number(self, match: str) -> str | None:
        """The room's own number of a joint deal."""
        ...

    def fact(self, name: str, value: str | None = None) -> str | None:
        """Keeps something about the room under a name (when there is a value), and gives it."""
        ...

    def refuse(self, place: str, what: str) -> None:
        """Notes that somebody at that address was refused something."""
        ...

    def refusals(self, most: int = 100) -> list[tuple[int, str, str]]:
        """The latest refusals: seconds since 1970, address, what was refused."""
        ...


def hashed(secret: str) -> bytes:
    """What is kept of a code or a token."""
    return hashlib.sha256(f"playroom {secret}".encode()).digest()


def new_code() -> str:
    """What an invitation is known by."""
    return base64.b32encode(secrets.token_bytes(8)).decode().lower()[:12]


def new_token() -> str:
    """What somebody is known by."""
    return secrets.token_hex(16)


def new_member(name: Clean, language: Language, table: TableId) -> Member:
    """Somebody whom the room has not met yet."""
    return Member(secrets.token_hex(6), name, language, table)


def rows_of(texts: Iterable[str], kept_in: Clean) -> list[Row]:
    """The rows of a log that was kept as texts. Raises `StoreError` (`damaged`)."""
    wanted: Any = AnyRow
    try:
        return [PLAIN.decode(text.encode(), wanted) for text in texts]
    except ValueError as why:
        raise StoreError("damaged", file=kept_in) from why
