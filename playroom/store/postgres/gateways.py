"""Cluster membership and leases: the nodes of a room, their heartbeats, and the lease owner of each
table.

Every node may append players' inputs. Bots and clocks belong to the lease owner, until its session
ends (at once) or its heartbeat stops (after a while); then another node acquires the lease with a
new term (`reign`). Appends of the owner carry the term, so that a stale owner appends nothing
(fencing).
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Sequence
from typing import Any

import psycopg

from playroom.engine.log.entries import Lease
from playroom.store.postgres.engine import Db, Engine
from playroom.store.postgres.schema import NOW

HANGS = 1_500
"""Milliseconds without a sign of life after which a gateway hangs."""
BEAT = 0.25
"""Seconds between two signs of life, and between two looks for `free_leases`."""

AT_A_TIME = 20
"""Tables that are taken by one question: others who take or add to them wait until it is done."""

REMEMBERED = 100
"""Numbers that a gateway knows it has had."""

# one that is being emptied stays so by its next number, also if it has not heard of it yet
_COME = (
    f"INSERT INTO gateways (about, beat, draining) VALUES (%s, {NOW},"
    " EXISTS (SELECT FROM gateways WHERE number = ANY (%s) AND draining))"
    " RETURNING number, draining"
)
_HOLD = "SELECT pg_advisory_lock(hashtext(current_schema()), %s)"
_GO = "DELETE FROM gateways WHERE number = %s RETURNING number"
_TIDY = f"DELETE FROM gateways WHERE beat < {NOW} - 86400000"
_SIGN = f"UPDATE gateways SET beat = {NOW} WHERE number = %s RETURNING draining"
_SAY = "UPDATE gateways SET about = %s WHERE number = %s"
_OTHERS = (
    "SELECT about, (SELECT count(*) FROM visits WHERE gateway = number) FROM gateways"
    " WHERE number <> %s AND NOT draining AND lives(number, %s) ORDER BY number"
)
_LEFT = (
    "SELECT s.room_table FROM stewards s WHERE s.gateway >= 0 AND s.gateway NOT IN"
    " (SELECT number FROM gateways WHERE lives(number, %s)) ORDER BY 1"
)
_TAKE = "SELECT given, take_table(given, %s, %s) FROM unnest(%s::text[]) AS given"
_MINE = "SELECT room_table, reign FROM stewards WHERE gateway = %s"
_ALL = "SELECT number, about, draining FROM gateways WHERE lives(number, %s) ORDER BY number"
_DRAIN = "UPDATE gateways SET draining = true WHERE number = %s RETURNING number"


def living(engine: Engine) -> list[tuple[int, str, bool]]:
    """The gateways of a room that live: number, what it says of itself, and whether it is being
    emptied. Raises `EngineError`.
    """
    rows: list[Any] = engine.do(lambda db: db.execute(_ALL, (HANGS,)).fetchall())
    return rows


def drain(engine: Engine, number: int) -> bool:
    """Marks a node as draining: it takes no new people and sends the present ones on. False when
    there is no such node. Raises `EngineError`.
    """
    found = engine.do(lambda db: db.execute(_DRAIN, (number,)).fetchall())
    return bool(found)


class Node:
    """Node: this process among those that serve the room. May be used from several threads."""

    def __init__(self, engine: Engine, about: str) -> None:
        """`about` says to others what it is (its version, where it listens).

        Raises `EngineError`.
        """
        self._engine = engine
        self._about = about
        self._session = threading.Lock()
        self._db: Db | None = None
        self.numbers: tuple[int, ...] = ()
        """Those that it has had, the one that it has last."""
        try:
            self._come()
        except psycopg.Error as error:
            raise engine.trouble(error) from error

    @property
    def number(self) -> int:
        """Another one after every break: what was looked after before it is lost."""
        return self.numbers[-1]

    def beat(self) -> bool:
        """Heartbeat; registers anew after a lost session. Must be called every `BEAT` seconds.

        Returns whether the node is draining. Raises `EngineError`: then it counts as dead.
        """
        with self._session:
            try:
                row = None if self._db is None else self._asked(_SIGN)
                return self._come() if row is None else bool(row[0])
            except psycopg.Error as error:
                self._drop()
                raise self._engine.trouble(error) from error

    def say(self, about: str) -> None:
        """Says something else about itself from now on. Raises `EngineError`."""
        self._about = about
        values = (about, self.number)
        self._engine.do(lambda db: db.execute(_SAY, values))

    def others(self) -> list[tuple[str, int]]:
        """Addresses of the other live nodes that take new people, and the number of people at each.

        Raises `EngineError`.
        """
        values = (self.number, HANGS)
        rows: list[Any] = self._engine.do(
            lambda db: db.execute(_OTHERS, values).fetchall(), again=False
        )
        return rows

    def free_leases(self) -> list[str]:
        """The tables without a live lease owner."""
        rows = self._engine.do(lambda db: db.execute(_LEFT, (HANGS,)).fetchall())
        return [table for (table,) in rows]

    def take(self, table: str) -> Lease | None:
        """Acquires the lease of a table; None when another live node holds it."""
        return next(iter(self.acquire_all([table])), None)

    def acquire_all(self, tables: Sequence[str]) -> list[Lease]:
        """Acquires the free leases among these tables; returns them. In bulk, since one by one is
        too slow after a node has died.
        """
        taken: list[Lease] = []
        for first in range(0, len(tables), AT_A_TIME):
            taken += self._take(tables[first : first + AT_A_TIME])
        return taken

    def _take(self, tables: Sequence[str]) -> list[Lease]:
        # all take them in one order, or two would wait for each other
        values = (self.number, HANGS, sorted(tables))
        rows = self._engine.do(lambda db: db.execute(_TAKE, values).fetchall())
        return [Lease(table, reign) for table, reign in rows if reign is not None]

    def mine(self) -> list[Lease]:
        """What this gateway looks after."""
        values = (self.number,)
        rows = self._engine.do(lambda db: db.execute(_MINE, values).fetchall())
        return [Lease(table, reign) for table, reign in rows]

    def let_go(self, table: str) -> None:
        """Releases the lease of a closed table."""
        values = (table, self.number)
        self._engine.do(
            lambda db: db.execute(
                "UPDATE stewards SET gateway = -1 WHERE room_table = %s AND gateway = %s", values
            )
        )

    def give_up(self) -> None:
        """Looks after no table any more: others may, at once."""
        values = (self.number,)
        self._engine.do(
            lambda db: db.execute("UPDATE stewards SET gateway = 0 WHERE gateway = %s", values)
        )

    def close(self) -> None:
        """Lives no longer, at once. May be called twice."""
        with self._session:
            if self._db is not None:
                with contextlib.suppress(psycopg.Error):  # then its session's end says so
                    self._asked(_GO)
            self._drop()

    def _come(self) -> bool:
        self._drop()
        self._db = self._engine.connect()
        self._db.execute(_TIDY)
        row = self._db.execute(_COME, (self._about, list(self.numbers))).fetchone()
        assert row is not None
        number, draining = row
        self._db.execute(_HOLD, (number,))
        self.numbers = (*self.numbers, number)[-REMEMBERED:]
        return bool(draining)

    def _asked(self, statement: str) -> tuple[Any, ...] | None:
        assert self._db is not None
        return self._db.execute(statement, (self.number,)).fetchone()

    def _drop(self) -> None:
        if self._db is not None:
            with contextlib.suppress(psycopg.Error):
                self._db.close()
            self._db = None
