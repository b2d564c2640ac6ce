"""Presence by node, and chat shared by all nodes.

The last node of a person counts. Notifications come with those of logs (`PostgresLog.follow`):
`!TABLE PERSON` with the number of the gateway, `"TABLE` with the number of what was said last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playroom.store.postgres.engine import Engine
from playroom.store.postgres.gateways import HANGS
from playroom.store.postgres.schema import NOW

KEPT_FOR = 600_000
"""Milliseconds for which what was said can be heard by a gateway."""

# who comes is there from now on; who stays only if no other one that lives has them
_HERE = (
    "WITH came AS (INSERT INTO visits VALUES (%s, %s, %s)"
    " ON CONFLICT (room_table, person) DO UPDATE SET gateway = excluded.gateway"
    " WHERE visits.gateway <> excluded.gateway"
    " AND (%s OR visits.gateway = ANY (%s) OR NOT lives(visits.gateway, %s)) RETURNING *)"
    " SELECT pg_notify(current_schema(), '!' || room_table || '/' || person || ' ' || gateway)"
    " FROM came"
)
_GONE = "DELETE FROM visits WHERE room_table = %s AND person = %s AND gateway = ANY(%s)"
_ELSEWHERE = "SELECT gateway FROM visits WHERE room_table = %s AND person = %s"
_LOST = (
    "SELECT room_table, person FROM visits WHERE gateway NOT IN"
    " (SELECT number FROM gateways WHERE lives(number, %s))"
)
_FORGET = (
    "DELETE FROM visits WHERE room_table = %s AND person = %s AND gateway NOT IN"
    " (SELECT number FROM gateways WHERE lives(number, %s))"
)
_SAY = (
    f"WITH said AS (INSERT INTO talk (room_table, kind, text, at) VALUES (%s, %s, %s, {NOW})"
    " RETURNING *) SELECT number,"
    " pg_notify(current_schema(), '\"' || room_table || ' ' || number) FROM said"
)
_HEARD = (
    "SELECT number, kind, text FROM talk WHERE room_table = %s AND number > %s AND number <= %s"
    " ORDER BY number"
)


_TIDY = f"DELETE FROM talk WHERE at < {NOW} - %s"


class Visits:
    """May be used from several threads. Everything raises `EngineError`."""

    def __init__(self, engine: Engine) -> None:
        """`engine` is closed by who opened it."""
        self._engine = engine

    def here(self, table: str, person: str, gateway: int) -> None:
        """A person is at a table by this node from now on, and by no other."""
        self._all(_HERE, table, person, gateway, True, [], HANGS)

    def still(self, table: str, person: str, numbers: Sequence[int]) -> None:
        """Refreshes presence of the node that has had these numbers, unless the person has come to
        another live one since.
        """
        self._all(_HERE, table, person, numbers[-1], False, list(numbers), HANGS)

    def gone(self, table: str, person: str, numbers: Sequence[int]) -> bool:
        """Ends presence at the node that has had these numbers. Returns whether the person is at no
        node.
        """
        self._engine.do(lambda db: db.execute(_GONE, (table, person, list(numbers))))
        return not self._all(_ELSEWHERE, table, person)

    def holder(self, table: str, person: str) -> int | None:
        """The node by which a person is at a table."""
        rows = self._all(_ELSEWHERE, table, person)
        return rows[0][0] if rows else None

    def lost(self) -> list[tuple[str, str]]:
        """Who (table, person) was at a gateway that lives no more."""
        rows: list[Any] = self._all(_LOST, HANGS)
        return rows

    def forget(self, table: str, person: str) -> None:
        """Removes presence of a person who is at no live node."""
        self._engine.do(lambda db: db.execute(_FORGET, (table, person, HANGS)))

    def say(self, table: str, kind: str, text: str) -> int:
        """Something is said at a table, for every gateway to hear; gives its number."""
        number: int = self._engine.do(
            lambda db: db.execute(_SAY, (table, kind, text)).fetchall(), again=False
        )[0][0]
        return number

    def tidy(self) -> None:
        """Throws away what was said long ago."""
        self._engine.do(lambda db: db.execute(_TIDY, (KEPT_FOR,)), again=False)

    def last(self) -> int:
        """The number of what was said last."""
        number: int = self._all("SELECT coalesce(max(number), 0) FROM talk")[0][0]
        return number

    def heard(self, table: str, after: int, upto: int) -> list[tuple[int, str, str]]:
        """What was said at a table between two numbers: number, kind, text."""
        rows: list[Any] = self._all(_HEARD, table, after, upto)
        return rows

    def _all(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._engine.do(lambda db: db.execute(statement, values).fetchall())
