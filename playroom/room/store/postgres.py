"""Room store of several machines: in the database that they share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

from playroom.clock import wall
from playroom.engine.log.entries import Conflict, Lease, StaleLease
from playroom.engine.overriding import override
from playroom.engine.wire import written
from playroom.room.members.people import Do, People
from playroom.room.store.room_store import (
    DONE_KEPT,
    FOREVER,
    REFUSALS_KEPT,
    AlreadyApplied,
    RoomStore,
    forgets_table,
    rows_of,
)
from playroom.room.table.values import PersonId, TableEvent, TableId
from playroom.store import Engine
from playroom.store.postgres.engine import TRIES, Taken
from playroom.store.postgres.schema import NOW

T = TypeVar("T")


class PostgresRoomStore(RoomStore):
    """Room store in PostgreSQL: what one room keeps in the schema of an engine: a `RoomStore`.

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
        self.people = People(self._act, lambda: int(wall()))

    # -- tables ------------------------------------------------------------------------------------

    @override
    def append(
        self,
        table: TableId,
        expected: int,
        rows: Sequence[TableEvent],
        asked: tuple[PersonId, str] | None = None,
        by: Lease | None = None,
    ) -> None:
        person, id_ = asked or (None, None)
        texts = [written(row) for row in rows]
        ((came, number),) = self._all(
            f"SELECT came, number_there FROM"
            f" add_rows(%s, %s::bigint, %s::text[], %s, %s, %s::bigint, {NOW}, %s::bigint)",
            table,
            expected,
            texts,
            person,
            id_,
            self._done_kept,
            None if by is None else by.reign,
        )
        match came:
            case "fenced":
                raise StaleLease(table)
            case "known":
                raise AlreadyApplied
            case "conflict":
                raise Conflict(int(number))

    @override
    def done(self, person: PersonId) -> list[str]:
        found = self._all("SELECT id FROM done WHERE person = %s ORDER BY number", person)
        return [id for (id,) in found]

    @override
    def rows(self, table: TableId, after: int = 0) -> list[TableEvent]:
        found = self._all(
            "SELECT text FROM rows WHERE room_table = %s AND number > %s ORDER BY number",
            table,
            after,
        )
        return rows_of((text for (text,) in found), self._engine.place)

    @override
    def rewrite(self, table: TableId, rows: Mapping[int, TableEvent]) -> None:
        self._do(
            "UPDATE rows SET text = new.text FROM unnest(%s::bigint[], %s::text[])"
            " AS new (number, text) WHERE room_table = %s AND rows.number = new.number",
            list(rows),
            [written(row) for row in rows.values()],
            table,
        )

    @override
    def tables(self) -> list[TableId]:
        found = self._all(
            "SELECT id FROM room_tables WHERE closed IS NULL AND last > 0 ORDER BY number"
        )
        return [table for (table,) in found]

    @override
    def closed_tables(self, before: int | None = None, most: int = -1) -> list[TableId]:
        found = self._all(
            "SELECT id FROM room_tables WHERE closed < %s ORDER BY closed DESC, number DESC"
            " LIMIT %s",
            *(FOREVER if before is None else before, None if most < 0 else most),
        )
        return [table for (table,) in found]

    @override
    def is_closed(self, table: TableId) -> bool:
        found = self._value("SELECT closed FROM room_tables WHERE id = %s", table)
        return found is not None

    @override
    def forget_table(self, table: TableId, matches: Collection[str], before: int) -> bool:
        return self._act(lambda do: forgets_table(do, table, matches, before))

    # -- secrets, notes, refusals ------------------------------------------------------------------

    @override
    def keep_number(self, match: str, number: str) -> None:
        self._do("INSERT INTO numbers VALUES (%s, %s) ON CONFLICT DO NOTHING", match, number)

    @override
    def number(self, match: str) -> str | None:
        found: str | None = self._value("SELECT number FROM numbers WHERE match = %s", match)
        return found

    @override
    def fact(self, name: str, value: str | None = None) -> str | None:
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

    @override
    def refuse(self, place: str, what: str) -> None:
        self._do(
            f"INSERT INTO refused (at, place, what) VALUES ({NOW} / 1000, %s, %s)", place, what
        )
        self._do(
            "DELETE FROM refused WHERE number <= (SELECT max(number) FROM refused) - %s",
            self._refusals_kept,
        )

    @override
    def forget_refusals(self, before: int, places_before: int) -> None:
        self._do("DELETE FROM refused WHERE at < %s", before)
        self._do("UPDATE refused SET place = '' WHERE at < %s AND place <> ''", places_before)

    @override
    def refusals(self, most: int = 100) -> list[tuple[int, str, str]]:
        found: list[Any] = self._all(
            "SELECT at, place, what FROM refused ORDER BY number DESC LIMIT %s", most
        )
        return found

    # -- SQL ---------------------------------------------------------------------------------------

    def _act(self, work: Callable[[Do], T]) -> T:
        """Runs a transaction: all that `work` does, or nothing (a `people.Act`)."""

        def acted(db: Any) -> T:
            def do(statement: str, *values: Any) -> list[tuple[Any, ...]]:
                cursor = db.execute(statement.replace("?", "%s"), values)
                return [] if cursor.description is None else cursor.fetchall()

            for left in reversed(range(TRIES)):
                try:
                    with db.transaction():
                        return work(do)
                except Taken:  # it is seen when it is looked at once more
                    if not left:
                        raise
            raise AssertionError

        return self._engine.do(acted)

    def _all(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._engine.do(lambda db: db.execute(statement, values).fetchall())

    def _value(self, statement: str, *values: Any) -> Any:
        found = self._all(statement, *values)
        return found[0][0] if found else None

    def _do(self, statement: str, *values: Any) -> None:
        self._engine.do(lambda db: db.execute(statement, values))
