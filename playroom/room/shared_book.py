"""The book of a room of several machines: in the database that they share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playroom.engine.log import Conflict
from playroom.engine.notes import Clean
from playroom.engine.record import Seat, replace
from playroom.engine.wire import written
from playroom.room.book import (
    DONE_KEPT,
    INVITED_FOR,
    REFUSALS_KEPT,
    Known,
    MayHave,
    Member,
    all_may,
    hashed,
    new_code,
    new_member,
    new_token,
    rows_of,
)
from playroom.room.names import name_of
from playroom.room.values import Language, PersonId, Row, TableId
from playroom.store import Engine
from playroom.store.postgres.schema import NOW

_GOOD = f"code = %s AND person IS NULL AND until > {NOW}"  # not said


class PostgresBook:
    """What one room keeps in the schema of an engine: a `Book`.

    Its methods raise `EngineError` (`gone` only after it was tried again for a while).
    """

    def __init__(
        self,
        engine: Engine,
        refusals_kept: int = REFUSALS_KEPT,
        done_kept: int = DONE_KEPT,
    ) -> None:
        """`engine` is closed by who opened it."""
        self._engine = engine
        self._refusals_kept, self._done_kept = refusals_kept, done_kept

    # -- tables ------------------------------------------------------------------------------------

    def append(
        self,
        table: TableId,
        expected: int,
        rows: Sequence[Row],
        asked: tuple[PersonId, str] | None = None,
    ) -> None:
        """See `Book`."""
        person, id_ = asked or (None, None)
        texts = [written(row) for row in rows]
        ((came, number),) = self._all(
            f"SELECT came, number_there FROM"
            f" add_rows(%s, %s::bigint, %s::text[], %s, %s, %s::bigint, {NOW})",
            table,
            expected,
            texts,
            person,
            id_,
            self._done_kept,
        )
        match came:
            case "known":
                raise Known
            case "conflict":
                raise Conflict(int(number))

    def done(self, person: PersonId) -> list[str]:
        """See `Book`."""
        found = self._all("SELECT id FROM done WHERE person = %s ORDER BY number", person)
        return [id for (id,) in found]

    def rows(self, table: TableId, after: int = 0) -> list[Row]:
        """See `Book`."""
        found = self._all(
            "SELECT text FROM rows WHERE room_table = %s AND number > %s ORDER BY number",
            table,
            after,
        )
        return rows_of((text for (text,) in found), self._engine.place)

    def tables(self) -> list[TableId]:
        """See `Book`."""
        found = self._all("SELECT id FROM room_tables WHERE last > 0 ORDER BY number")
        return [table for (table,) in found]

    # -- people ------------------------------------------------------------------------------------

    def invite(self, table: TableId, seat: Seat | None, name: str = "") -> str:
        """See `Book`."""
        code = new_code()
        self._do(
            f"INSERT INTO invitations VALUES (%s, %s, %s, %s, {NOW} + %s, NULL)"
            " ON CONFLICT DO NOTHING",
            hashed(code),
            table,
            seat,
            name,
            INVITED_FOR * 1_000,
        )
        return code

    def redeem(
        self,
        code: str,
        token: str,
        name: Clean,
        language: Language,
        may_have: MayHave = all_may,
    ) -> Member | str | None:
        """See `Book`."""
        known = self.member(token)
        if known is not None:
            return known
        found = self._all(f"SELECT room_table, name FROM invitations WHERE {_GOOD}", hashed(code))
        called, why = name, ""
        for table, its_name in found:
            called = name or name_of(its_name)
            why = may_have(table, called) if called else "no_name"
        if why:
            return why
        # asked even for a code that is not good: whoever has this token may have come just now
        new = new_member(called, language, "")
        found = self._all(
            f"SELECT id, name, language, room_table FROM redeem(%s, %s, %s, %s, %s, {NOW})",
            hashed(code),
            hashed(token),
            new.id,
            str(called),
            language,
        )
        return _member(found)

    def invited_to(self, code: str) -> TableId | None:
        """See `Book`."""
        found: TableId | None = self._value(
            f"SELECT room_table FROM invitations WHERE {_GOOD}", hashed(code)
        )
        return found

    def forget(self, token: str) -> None:
        """See `Book`."""
        self._do(
            "UPDATE people SET token = %s WHERE token = %s", hashed(new_token()), hashed(token)
        )

    def rename(self, member: Member, name: Clean, language: Language) -> Member:
        """See `Book`."""
        self._do(
            "UPDATE people SET name = %s, language = %s WHERE id = %s",
            str(name),
            language,
            member.id,
        )
        return replace(member, name=name, language=language)

    def seat_of(self, person: PersonId) -> Seat | None:
        """See `Book`."""
        found: Seat | None = self._value("SELECT seat FROM invitations WHERE person = %s", person)
        return found

    def add_member(self, name: Clean, language: Language, table: TableId) -> tuple[Member, str]:
        """See `Book`."""
        member, token = new_member(name, language, table), new_token()
        self._do(
            f"INSERT INTO people VALUES (%s, %s, %s, %s, %s, {NOW}) ON CONFLICT DO NOTHING",
            member.id,
            hashed(token),
            str(name),
            language,
            table,
        )
        return member, token

    def member(self, token: str) -> Member | None:
        """See `Book`."""
        return _member(
            self._all(
                "SELECT id, name, language, room_table FROM people WHERE token = %s",
                hashed(token),
            )
        )

    # -- secrets, notes, refusals ------------------------------------------------------------------

    def keep_number(self, match: str, number: str) -> None:
        """See `Book`."""
        self._do("INSERT INTO numbers VALUES (%s, %s) ON CONFLICT DO NOTHING", match, number)

    def number(self, match: str) -> str | None:
        """See `Book`."""
        found: str | None = self._value("SELECT number FROM numbers WHERE match = %s", match)
        return found

    def fact(self, name: str, value: str | None = None) -> str | None:
        """See `Book`."""
        if value is not None:
            self._do(
                "INSERT INTO facts VALUES (%s, %s)"
                " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                name,
                value,
            )
            return value
        found: str | None = self._value("SELECT value FROM facts WHERE name = %s", name)
        return found

    def refuse(self, place: str, what: str) -> None:
        """See `Book`."""
        self._do(
            f"INSERT INTO refused (at, place, what) VALUES ({NOW} / 1000, %s, %s)", place, what
        )
        self._do(
            "DELETE FROM refused WHERE number <= (SELECT max(number) FROM refused) - %s",
            self._refusals_kept,
        )

    def refusals(self, most: int = 100) -> list[tuple[int, str, str]]:
        """See `Book`."""
        found: list[Any] = self._all(
            "SELECT at, place, what FROM refused ORDER BY number DESC LIMIT %s", most
        )
        return found

    # -- SQL ---------------------------------------------------------------------------------------

    def _all(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._engine.do(lambda db: db.execute(statement, values).fetchall())

    def _value(self, statement: str, *values: Any) -> Any:
        found = self._all(statement, *values)
        return found[0][0] if found else None

    def _do(self, statement: str, *values: Any) -> None:
        self._engine.do(lambda db: db.execute(statement, values))


def _member(found: list[tuple[Any, ...]]) -> Member | None:
    for id_, name, language, table in found:
        return Member(id_, name_of(name), language, table)
    return None
