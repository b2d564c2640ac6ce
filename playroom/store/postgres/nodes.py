"""Nodes: the processes that serve one room from one database, their heartbeats, and the leases of
the room's tables.

A table runs in the node that holds its lease. The lease expires when its node is gone (its session
ends, at once) or hangs (no heartbeat for a while); another node acquires it then, in a new term.
What the holder appends carries the term, so that one that wakes up too late appends nothing.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Sequence
from typing import Any, NamedTuple

import psycopg

from playroom.engine.log.entries import Lease
from playroom.store.postgres.engine import Db, Engine
from playroom.store.postgres.schema import NOW

HEARTBEAT_TIMEOUT = 1_500
"""Milliseconds without a heartbeat after which the leases of a node expire."""
HEARTBEAT = 0.25
"""Seconds between two heartbeats, and between two looks for expired leases."""

AT_A_TIME = 20
"""Leases acquired in one transaction, during which appends to those tables wait."""

REMEMBERED = 100
"""Numbers that a node remembers of those that it has had."""

# a node that is being drained stays so under its next number, also if it has not heard of it
_REGISTER = (
    f"INSERT INTO gateways (about, beat, draining) VALUES (%s, {NOW},"
    " EXISTS (SELECT FROM gateways WHERE number = ANY (%s) AND draining))"
    " RETURNING number, draining"
)
_HOLD = "SELECT pg_advisory_lock(hashtext(current_schema()), %s)"
_UNREGISTER = "DELETE FROM gateways WHERE number = %s RETURNING number"
_TIDY = f"DELETE FROM gateways WHERE beat < {NOW} - 86400000"
_HEARTBEAT = f"UPDATE gateways SET beat = {NOW} WHERE number = %s RETURNING draining"
_ANNOUNCE = "UPDATE gateways SET about = %s WHERE number = %s"
# a lease is expired whose node is not alive; `gateway` -1 is that of a closed table
_LOOK = (
    "WITH alive AS MATERIALIZED (SELECT number, about, draining FROM gateways"
    " WHERE lives(number, %s)) SELECT"
    " ARRAY (SELECT about FROM alive WHERE number <> %s AND NOT draining ORDER BY number),"
    " ARRAY (SELECT room_table FROM stewards WHERE gateway >= 0"
    " AND gateway NOT IN (SELECT number FROM alive) ORDER BY 1),"
    " ARRAY (SELECT room_table FROM stewards WHERE gateway = %s ORDER BY 1),"
    " ARRAY (SELECT reign FROM stewards WHERE gateway = %s ORDER BY room_table)"
)
_ACQUIRE = "SELECT given, take_table(given, %s, %s) FROM unnest(%s::text[]) AS given"
_HOLDER = (
    "SELECT about FROM stewards JOIN gateways ON number = gateway"
    " WHERE room_table = %s AND number <> %s AND NOT draining AND lives(number, %s)"
)
_GIVE = (
    "UPDATE stewards SET reign = reign + 1, gateway = to_node.number FROM (SELECT number"
    " FROM gateways WHERE about = %s AND NOT draining AND lives(number, %s) LIMIT 1) AS to_node"
    " WHERE room_table = %s AND gateway = %s"
)
_LIVE = "SELECT number, about, draining FROM gateways WHERE lives(number, %s) ORDER BY number"
_DRAIN = "UPDATE gateways SET draining = true WHERE number = %s RETURNING number"


def live_nodes(engine: Engine) -> list[tuple[int, str, bool]]:
    """The nodes of a room that are alive: number, what each announces, and whether it is being
    drained. Raises `EngineError`.
    """
    found: list[Any] = engine.do(lambda db: db.execute(_LIVE, (HEARTBEAT_TIMEOUT,)).fetchall())
    return found


def drain(engine: Engine, number: int) -> bool:
    """Marks a node as draining: it takes no new people and sends the present ones on. False when
    there is no such node. Raises `EngineError`.
    """
    found = engine.do(lambda db: db.execute(_DRAIN, (number,)).fetchall())
    return bool(found)


class Seen(NamedTuple):
    """The room as a node sees it. `others`: what the other nodes announce that are alive and not
    being drained; `expired`: the tables with an expired lease; `leases`: those that it holds.
    """

    others: list[str]
    expired: list[str]
    leases: list[Lease]


class Node:
    """This process among those that serve the room. May be used from several threads."""

    def __init__(self, engine: Engine, about: str) -> None:
        """Registers it; `about` is what it announces to the others (where it listens).

        Raises `EngineError`.
        """
        self._engine = engine
        self._about = about
        self._session = threading.Lock()
        self._db: Db | None = None
        self.numbers: tuple[int, ...] = ()
        """The numbers that it has had, the current one last."""
        try:
            self._register()
        except psycopg.Error as error:
            raise engine.trouble(error) from error

    @property
    def number(self) -> int:
        """Another one after every cut of its session: the leases of before are lost."""
        return self.numbers[-1]

    def heartbeat(self) -> bool:
        """Renews its leases, or registers it again when its session was cut. Must be called every
        `HEARTBEAT` seconds.

        Returns whether it is being drained. Raises `EngineError`: then its leases expire.
        """
        with self._session:
            try:
                found = None if self._db is None else self._ask(_HEARTBEAT)
                return self._register() if found is None else bool(found[0])
            except psycopg.Error as error:
                self._disconnect()
                raise self._engine.trouble(error) from error

    def announce(self, about: str) -> None:
        """Announces something else to the others from now on. Raises `EngineError`."""
        self._about = about
        given = (about, self.number)
        self._engine.do(lambda db: db.execute(_ANNOUNCE, given))

    def look(self) -> Seen:
        """How it is with the room now. Raises `EngineError`."""
        given = (HEARTBEAT_TIMEOUT, self.number, self.number, self.number)
        found = self._engine.do(lambda db: db.execute(_LOOK, given).fetchone(), again=False)
        assert found is not None
        others, expired, tables, terms = found
        return Seen(others, expired, list(map(Lease, tables, terms)))

    def acquire(self, table: str) -> Lease | None:
        """Acquires the lease of a table; None while another node holds it."""
        return next(iter(self.acquire_all([table])), None)

    def acquire_all(self, tables: Sequence[str]) -> list[Lease]:
        """Acquires the leases of those of these tables that no other node holds; returns them.
        Acquired one by one they would come late after a node is gone, when all its people come.
        """
        taken: list[Lease] = []
        for first in range(0, len(tables), AT_A_TIME):
            taken += self._acquire(tables[first : first + AT_A_TIME])
        return taken

    def _acquire(self, tables: Sequence[str]) -> list[Lease]:
        # in the same order at every node, or two would wait for each other
        given = (self.number, HEARTBEAT_TIMEOUT, sorted(tables))
        found = self._engine.do(lambda db: db.execute(_ACQUIRE, given).fetchall())
        return [Lease(table, term) for table, term in found if term is not None]

    def holder(self, table: str) -> str | None:
        """What the other live node announces that holds the lease of a table; None: none does."""
        given = (table, self.number, HEARTBEAT_TIMEOUT)
        found = self._engine.do(lambda db: db.execute(_HOLDER, given).fetchall())
        return found[0][0] if found else None

    def give(self, table: str, about: str) -> None:
        """Gives the lease of a table to the node that announces this, if it is alive."""
        given = (about, HEARTBEAT_TIMEOUT, table, self.number)
        self._engine.do(lambda db: db.execute(_GIVE, given))

    def release(self, table: str) -> None:
        """Ends the lease of a table that is closed: no node acquires it again."""
        self._end(table, -1)

    def hand_over(self, table: str) -> None:
        """Ends the lease of a table: another node may acquire it at once."""
        self._end(table, 0)

    def _end(self, table: str, holder: int) -> None:
        given = (holder, table, self.number)
        self._engine.do(
            lambda db: db.execute(
                "UPDATE stewards SET gateway = %s WHERE room_table = %s AND gateway = %s", given
            )
        )

    def close(self) -> None:
        """Unregisters it: its leases expire at once. May be called twice."""
        with self._session:
            if self._db is not None:
                with contextlib.suppress(psycopg.Error):  # then its session's end says so
                    self._ask(_UNREGISTER)
            self._disconnect()

    def _register(self) -> bool:
        self._disconnect()
        self._db = self._engine.connect()
        self._db.execute(_TIDY)
        row = self._db.execute(_REGISTER, (self._about, list(self.numbers))).fetchone()
        assert row is not None
        number, draining = row
        self._db.execute(_HOLD, (number,))
        self.numbers = (*self.numbers, number)[-REMEMBERED:]
        return bool(draining)

    def _ask(self, statement: str) -> tuple[Any, ...] | None:
        assert self._db is not None
        return self._db.execute(statement, (self.number,)).fetchone()

    def _disconnect(self) -> None:
        if self._db is not None:
            with contextlib.suppress(psycopg.Error):
                self._db.close()
            self._db = None
