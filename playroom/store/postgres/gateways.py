"""The processes that serve one room, which of them live, and who looks after which table.

Everybody who sits at a table may add to its log from every gateway. Bots and clocks are for one of
them, the steward: it reigns until it is gone (its session ends, at once) or hangs (says nothing for
a while), and then the next one reigns. What a steward adds names its reign, so that one that
wakes up too late adds nothing.
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
"""Seconds between two signs of life, and between two looks for `orphans`."""

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
    found: list[Any] = engine.do(lambda db: db.execute(_ALL, (HANGS,)).fetchall())
    return found


def drain(engine: Engine, number: int) -> bool:
    """Has a gateway take nobody new any more, and send on whoever is there; False when there is no
    such gateway. Raises `EngineError`.
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
        """Says that it lives; comes anew when its session was cut. Must be called every `BEAT`.

        Gives whether it is to take no new tables and nobody new any more. Raises `EngineError`:
        then it lives for nobody.
        """
        with self._session:
            try:
                found = None if self._db is None else self._asked(_SIGN)
                return self._come() if found is None else bool(found[0])
            except psycopg.Error as error:
                self._drop()
                raise self._engine.trouble(error) from error

    def say(self, about: str) -> None:
        """Says something else about itself from now on. Raises `EngineError`."""
        self._about = about
        given = (about, self.number)
        self._engine.do(lambda db: db.execute(_SAY, given))

    def others(self) -> list[tuple[str, int]]:
        """What the other gateways say about themselves that live, and take in whoever comes; and
        how many people are at each of them.

        Raises `EngineError`.
        """
        given = (self.number, HANGS)
        found: list[Any] = self._engine.do(
            lambda db: db.execute(_OTHERS, given).fetchall(), again=False
        )
        return found

    def orphans(self) -> list[str]:
        """The tables that nobody looks after."""
        found = self._engine.do(lambda db: db.execute(_LEFT, (HANGS,)).fetchall())
        return [table for (table,) in found]

    def take(self, table: str) -> Lease | None:
        """Looks after a table; None when somebody else lives who does."""
        return next(iter(self.take_all([table])), None)

    def take_all(self, tables: Sequence[str]) -> list[Lease]:
        """Looks after those of these tables that nobody else does who lives; gives them. Whoever
        asks one by one, while all who were at a process that is gone come, is late.
        """
        taken: list[Lease] = []
        for first in range(0, len(tables), AT_A_TIME):
            taken += self._take(tables[first : first + AT_A_TIME])
        return taken

    def _take(self, tables: Sequence[str]) -> list[Lease]:
        # all take them in one order, or two would wait for each other
        given = (self.number, HANGS, sorted(tables))
        found = self._engine.do(lambda db: db.execute(_TAKE, given).fetchall())
        return [Lease(table, reign) for table, reign in found if reign is not None]

    def mine(self) -> list[Lease]:
        """What this gateway looks after."""
        given = (self.number,)
        found = self._engine.do(lambda db: db.execute(_MINE, given).fetchall())
        return [Lease(table, reign) for table, reign in found]

    def let_go(self, table: str) -> None:
        """Nobody needs to look after a table any more: it is closed."""
        given = (table, self.number)
        self._engine.do(
            lambda db: db.execute(
                "UPDATE stewards SET gateway = -1 WHERE room_table = %s AND gateway = %s", given
            )
        )

    def give_up(self) -> None:
        """Looks after no table any more: others may, at once."""
        given = (self.number,)
        self._engine.do(
            lambda db: db.execute("UPDATE stewards SET gateway = 0 WHERE gateway = %s", given)
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
