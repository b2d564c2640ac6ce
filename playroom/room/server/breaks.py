"""Downtime log of a room: when it was closed, so that a turn by correspondence loses no time by it.

While there is a table by correspondence, the room keeps once a minute that it is open; a longer gap
than `SHORTEST` between two such moments is a break, also when the machine was asleep.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Any

from playroom.clock import wall
from playroom.room.table.context import RoomContext
from playroom.room.table.deadlines import Break
from playroom.room.table.running import RunningTable
from playroom.store import StoreError

EVERY = 60.0
"""Seconds between two moments that are kept."""
SHORTEST = 120
"""Seconds of a gap from which on it is a break: a restart is none."""
MOST = 50
"""Breaks that are kept, the latest."""


class Breaks:
    """Everything is called on the thread of the event loop, and first `open`."""

    def __init__(self, services: RoomContext) -> None:
        self._services = services
        self._tables: Mapping[str, RunningTable] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._since_last = True
        """Does a gap since the moment that was kept last count?"""

    def open(self) -> None:
        """The room opens: its breaks are known, with that until now. Raises `StoreError`."""
        self._services.breaks[:] = self._keep(True)

    def watch(self, tables: Mapping[str, RunningTable]) -> None:
        """From now on it is kept that the room is open, while one of the tables needs it."""
        self._tables = tables
        self._later()

    def _later(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(EVERY, self._look)

    def _look(self) -> None:
        self._later()
        since_last = self._since_last
        self._since_last = any(table.state.pace for table in self._tables.values())
        if self._since_last:
            self._services.write_queue.run(lambda: self._keep(since_last), self._kept)

    def _kept(self, result: list[Break] | Exception) -> None:
        if isinstance(result, Exception) or result == self._services.breaks:
            return
        self._services.breaks[:] = result
        for table in tuple(self._tables.values()):
            table.reconcile()

    def _keep(self, since_last: bool) -> list[Break]:
        """Keeps that the room is open now; gives its breaks. May be called in any thread."""
        store, now = self._services.room_store, int(wall())
        kept: Any = [text.split("-") for text in (store.fact("breaks") or "").split()]
        breaks: list[Break] = [(int(since), int(until)) for since, until in kept]
        last = int(store.fact("open") or now)
        if since_last and now - last >= SHORTEST:
            breaks = [*breaks, (last, now)][-MOST:]
            store.fact("breaks", " ".join(f"{since}-{until}" for since, until in breaks))
        store.fact("open", str(now))
        return breaks

    def close(self) -> None:
        """The room closes."""
        if self._timer is not None:
            self._timer.cancel()
        if any(table.state.pace for table in self._tables.values()):
            with contextlib.suppress(StoreError):
                self._keep(True)
