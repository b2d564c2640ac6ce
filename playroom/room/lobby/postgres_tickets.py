"""Ticket store in PostgreSQL: the matchmaking tickets of all processes of a room, each with the
node where its person is.

`PostgresLog.follow` hears of changes as `?`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from playroom.engine.log.entries import Lease
from playroom.engine.overriding import override
from playroom.engine.wire import written
from playroom.room.lobby.lobby import Ticket
from playroom.room.lobby.tickets import CLAIMED, LOBBY_LEASE, StoredTicket, TicketStore
from playroom.room.table.values import PersonId, TableEvent, TableId
from playroom.store import Engine
from playroom.store.postgres.nodes import HEARTBEAT_TIMEOUT
from playroom.store.postgres.schema import NOW

_NEWS = "SELECT pg_notify(current_schema(), '? 0')"
_ALIKE = (
    "seekers.arrived IS NULL AND seekers.game = excluded.game"
    " AND seekers.language IS NOT DISTINCT FROM excluded.language"  # not said
)
# reconnecting to another process keeps the place in the order, and no seat
_SEEK = (
    "WITH sought AS (INSERT INTO seekers (person, gateway, game, version, language, but, since)"
    f" VALUES (%s, %s, %s, %s, %s, %s::text[], {NOW})"
    " ON CONFLICT (person) DO UPDATE SET gateway = excluded.gateway, game = excluded.game,"
    " version = excluded.version, language = excluded.language, but = excluded.but,"
    f" since = CASE WHEN {_ALIKE} THEN seekers.since ELSE excluded.since END,"
    " room_table = NULL, is_new = false, at = 0, arrived = NULL"
    f" WHERE NOT ({_ALIKE} AND seekers.gateway = excluded.gateway"
    " AND seekers.but = excluded.but) RETURNING person)"
    f" {_NEWS} FROM sought"
)
_NO_MORE = (
    "WITH gone AS (DELETE FROM seekers WHERE person = %s AND gateway = ANY (%s) RETURNING person)"
    f" {_NEWS} FROM gone"
)
_ALL = (
    "SELECT person, game, language, but, version, gateway, room_table, is_new, arrived FROM seekers"
    " WHERE gateway IN (SELECT number FROM gateways WHERE lives(number, %s))"
    " ORDER BY since, person"
)
_CLAIM = f"SELECT claim_seats(%s::text[], %s, %s::text[], %s, %s::bigint, {NOW})"
_ARRIVED = (
    "UPDATE seekers SET arrived = %s WHERE person = %s AND gateway = ANY (%s)"
    " AND room_table = %s AND arrived IS NULL"
)
_SEEN = "DELETE FROM seekers WHERE person = ANY (%s::text[]) AND arrived IS NOT NULL"
_LEFT = (
    "DELETE FROM seekers WHERE gateway NOT IN (SELECT number FROM gateways WHERE lives(number, %s))"
)
_SEEK_ON = (
    "UPDATE seekers SET room_table = NULL, is_new = false"
    f" WHERE room_table IS NOT NULL AND arrived IS NULL AND (at < {NOW} - %s OR EXISTS"
    " (SELECT FROM room_tables WHERE id = room_table AND closed IS NOT NULL))"
)


class PostgresTicketStore(TicketStore):
    """The `TicketStore` in the schema of an engine. Everything raises `EngineError`."""

    def __init__(self, engine: Engine, numbers: Callable[[], Sequence[int]]) -> None:
        """`numbers` are those that this node has had, the current one last."""
        self._engine = engine
        self._numbers = numbers

    @override
    def seek(self, ticket: Ticket, version: int) -> None:
        given = (ticket.game, version, ticket.language, list(ticket.but))
        self._all(_SEEK, ticket.person, self._numbers()[-1], *given)

    @override
    def no_more(self, person: PersonId) -> None:
        self._all(_NO_MORE, person, list(self._numbers()))

    @override
    def all(self) -> Sequence[StoredTicket]:
        rows = self._all(_ALL, HEARTBEAT_TIMEOUT)
        here = self._numbers()  # there may be another one since it was asked
        return [
            StoredTicket(
                Ticket(person, game, language, tuple(but)),
                version,
                gateway in here,
                found,
                is_new,
                arrived,
            )
            for person, game, language, but, version, gateway, found, is_new, arrived in rows
        ]

    @override
    def claim(
        self,
        people: Sequence[PersonId],
        table: TableId,
        rows: Sequence[TableEvent] = (),
        by: Lease | None = None,
    ) -> bool:
        term = None if by is None else by.term
        texts = [written(row) for row in rows]
        ((on_result,),) = self._all(_CLAIM, list(people), table, texts, LOBBY_LEASE, term)
        return bool(on_result)

    @override
    def arrived(self, person: PersonId, table: TableId, rows: int) -> None:
        self._do(_ARRIVED, rows, person, list(self._numbers()), table)

    @override
    def tidy(self, seen: Collection[PersonId]) -> None:
        self._do(_SEEN, list(seen))
        self._do(_LEFT, HEARTBEAT_TIMEOUT)
        self._do(_SEEK_ON, int(CLAIMED * 1000))

    def _all(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._engine.do(lambda db: db.execute(statement, values).fetchall())

    def _do(self, statement: str, *values: Any) -> None:
        self._engine.do(lambda db: db.execute(statement, values))
