"""The database of a room of several processes: the PostgreSQL that they share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from playroom.clock import wall
from playroom.engine.log.entries import AlreadyApplied, Conflict, Lease, StaleLease
from playroom.engine.notes import Clean
from playroom.engine.overriding import override
from playroom.log.stream import CommandId
from playroom.room.store.database import Database, Execute
from playroom.store import Engine
from playroom.store.postgres.engine import TRIES, Taken
from playroom.store.postgres.schema import NOW

T = TypeVar("T")

_APPEND = (
    "SELECT came, number_there FROM add_rows"
    f"(?, CAST(? AS bigint), CAST(? AS text[]), ?, ?, CAST(? AS bigint), {NOW}, CAST(? AS bigint))"
)


class PostgresDatabase(Database):
    """The schema of an engine. Raises `EngineError`, too (`gone` only after it was tried again for
    a while).
    """

    def __init__(self, engine: Engine) -> None:
        """Connects to nothing yet."""
        self._engine = engine

    @property
    @override
    def place(self) -> Clean:
        return self._engine.place

    @override
    def now(self) -> int:
        return int(wall())

    @override
    def execute(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._engine.do(lambda db: _executed(db, statement, values))

    @override
    def transaction(self, work: Callable[[Execute], T]) -> T:
        def acted(db: Any) -> T:
            def execute(statement: str, *values: Any) -> list[tuple[Any, ...]]:
                return _executed(db, statement, values)

            for left in reversed(range(TRIES)):
                try:
                    with db.transaction():
                        return work(execute)
                except Taken:  # it is seen when it is looked at once more
                    if not left:
                        raise
            raise AssertionError

        return self._engine.do(acted)

    @override
    def append(
        self,
        table: str,
        expected: int,
        texts: Sequence[str],
        command: CommandId | None,
        lease: Lease | None,
        remembered: int,
    ) -> None:
        term = None if lease is None else lease.term
        given = (table, expected, list(texts), *(command or (None, None)), remembered, term)
        ((result, number),) = self.execute(_APPEND, *given)
        match result:
            case "fenced":
                raise StaleLease(table)
            case "known":
                raise AlreadyApplied
            case "conflict":
                raise Conflict(int(number))

    @override
    def close(self) -> None:
        self._engine.close()


def _executed(db: Any, statement: str, values: Sequence[Any]) -> list[tuple[Any, ...]]:
    cursor = db.execute(statement.replace("?", "%s"), values)
    return [] if cursor.description is None else cursor.fetchall()
