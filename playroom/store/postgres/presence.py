"""Presence at tables by node, and chat that every node delivers.

A member is present at a table at one node, the one they came to last. `PostgresLog.follow` hears of
changes: `!TABLE/PERSON` with the number of the node, `"TABLE` with the number of the last line of
chat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playroom.store.postgres.engine import Engine
from playroom.store.postgres.nodes import HEARTBEAT_TIMEOUT
from playroom.store.postgres.schema import NOW

KEPT_FOR = 600_000
"""Milliseconds for which a line of chat is kept for nodes to read."""

# a member who comes is there from now on; one who stays, unless another live node has them
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
_PRESENT = "SELECT person FROM visits WHERE room_table = %s AND lives(gateway, %s)"
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


class PresenceStore:
    """May be used from several threads. Everything raises `EngineError`."""

    def __init__(self, engine: Engine) -> None:
        """`engine` is closed by who opened it."""
        self._engine = engine

    def here(self, table: str, person: str, gateway: int) -> None:
        """Tracks a member at a table at this node, and at no other."""
        self._all(_HERE, table, person, gateway, True, [], HEARTBEAT_TIMEOUT)

    def still(self, table: str, person: str, numbers: Sequence[int]) -> None:
        """Tracks a member again at the node that has had these numbers, unless they have come to
        another live node since.
        """
        self._all(_HERE, table, person, numbers[-1], False, list(numbers), HEARTBEAT_TIMEOUT)

    def gone(self, table: str, person: str, numbers: Sequence[int]) -> bool:
        """Untracks a member at the node that has had these numbers. Returns whether they are at
        no node.
        """
        self._engine.do(lambda db: db.execute(_GONE, (table, person, list(numbers))))
        return not self._all(_ELSEWHERE, table, person)

    def holder(self, table: str, person: str) -> int | None:
        """The node at which a member is present at a table."""
        found = self._all(_ELSEWHERE, table, person)
        return found[0][0] if found else None

    def present(self, table: str) -> set[str]:
        """The members at a table at nodes that are alive."""
        return {person for (person,) in self._all(_PRESENT, table, HEARTBEAT_TIMEOUT)}

    def lost(self) -> list[tuple[str, str]]:
        """The members (table, person) who are tracked at a node that is not alive."""
        found: list[Any] = self._all(_LOST, HEARTBEAT_TIMEOUT)
        return found

    def forget(self, table: str, person: str) -> None:
        """Untracks a member of a node that is not alive."""
        self._engine.do(lambda db: db.execute(_FORGET, (table, person, HEARTBEAT_TIMEOUT)))

    def say(self, table: str, kind: str, text: str) -> int:
        """Adds a line of chat at a table for every node to deliver; returns its number."""
        number: int = self._engine.do(
            lambda db: db.execute(_SAY, (table, kind, text)).fetchall(), again=False
        )[0][0]
        return number

    def tidy(self) -> None:
        """Deletes chat that is older than `KEPT_FOR`."""
        self._engine.do(lambda db: db.execute(_TIDY, (KEPT_FOR,)), again=False)

    def last(self) -> int:
        """The number of the last line of chat."""
        number: int = self._all("SELECT coalesce(max(number), 0) FROM talk")[0][0]
        return number

    def heard(self, table: str, after: int, upto: int) -> list[tuple[int, str, str]]:
        """The lines of chat at a table between two numbers: number, kind, text."""
        found: list[Any] = self._all(_HEARD, table, after, upto)
        return found

    def _all(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._engine.do(lambda db: db.execute(statement, values).fetchall())
