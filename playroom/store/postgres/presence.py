"""Presence of members by node, and news that every node delivers.

A member is present in a place at one node, the one they came to last. `PostgresLog.follow` hears of
news: `"PLACE` with the number of the last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playroom.store.postgres.engine import Engine
from playroom.store.postgres.nodes import HEARTBEAT_TIMEOUT
from playroom.store.postgres.schema import NOW

KEPT_FOR = 600_000
"""Milliseconds for which news are kept for nodes to read."""

# a member who comes is there from now on; one who stays, unless another live node has them
_HERE = (
    "INSERT INTO visits VALUES (%s, %s, %s)"
    " ON CONFLICT (room_table, person) DO UPDATE SET gateway = excluded.gateway"
    " WHERE %s OR visits.gateway = ANY (%s) OR NOT lives(visits.gateway, %s)"
)
_GONE = "DELETE FROM visits WHERE room_table = %s AND person = %s AND gateway = ANY(%s)"
_PRESENT = "SELECT person FROM visits WHERE room_table = %s AND lives(gateway, %s)"
_FORGET = (
    "DELETE FROM visits WHERE gateway NOT IN (SELECT number FROM gateways WHERE lives(number, %s))"
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

    def here(self, place: str, person: str, gateway: int) -> None:
        """Tracks a member at this node, and at no other."""
        self._do(_HERE, place, person, gateway, True, [], HEARTBEAT_TIMEOUT)

    def still(self, place: str, person: str, numbers: Sequence[int]) -> None:
        """Tracks a member again at the node that has had these numbers, unless they have come to
        another live node since.
        """
        self._do(_HERE, place, person, numbers[-1], False, list(numbers), HEARTBEAT_TIMEOUT)

    def gone(self, place: str, person: str, numbers: Sequence[int]) -> None:
        """Untracks a member at the node that has had these numbers."""
        self._do(_GONE, place, person, list(numbers))

    def present(self, place: str) -> set[str]:
        """The members at nodes that are alive."""
        return {person for (person,) in self._all(_PRESENT, place, HEARTBEAT_TIMEOUT)}

    def say(self, place: str, kind: str, text: str) -> int:
        """Adds news for every node to deliver; returns their number."""
        number: int = self._engine.do(
            lambda db: db.execute(_SAY, (place, kind, text)).fetchall(), again=False
        )[0][0]
        return number

    def tidy(self) -> None:
        """Deletes news older than `KEPT_FOR`, and the presence at nodes that are not alive."""
        self._engine.do(lambda db: db.execute(_TIDY, (KEPT_FOR,)), again=False)
        self._engine.do(lambda db: db.execute(_FORGET, (HEARTBEAT_TIMEOUT,)), again=False)

    def last(self) -> int:
        """The number of the last news."""
        number: int = self._all("SELECT coalesce(max(number), 0) FROM talk")[0][0]
        return number

    def heard(self, place: str, after: int, upto: int) -> list[tuple[int, str, str]]:
        """The news between two numbers: number, kind, text."""
        found: list[Any] = self._all(_HEARD, place, after, upto)
        return found

    def _all(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._engine.do(lambda db: db.execute(statement, values).fetchall())

    def _do(self, statement: str, *values: Any) -> None:
        self._engine.do(lambda db: db.execute(statement, values))
