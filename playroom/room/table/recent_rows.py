"""Recent events of a table, for resuming a session."""

from __future__ import annotations

from collections import deque
from itertools import islice
from typing import Any

from playroom.engine.contract import Game
from playroom.room.table import values as v
from playroom.room.table.state import apply
from playroom.room.table.values import TableState

MOST_MISSED = 1_000
"""Most events replayed one by one to a resumed session; beyond, it gets a snapshot."""
EVERY = 50
"""Events between two stored snapshots: one after each event would take 1 MB a table with busy
presence.
"""


class RecentRows:
    """At least the last `MOST_MISSED`."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._game = game
        self._rows = deque[v.TableEvent](maxlen=MOST_MISSED + EVERY)
        self._states = deque[TableState](maxlen=MOST_MISSED // EVERY + 1)
        self._count = 0
        """Rows that there ever were."""

    def add(self, row: v.TableEvent, state: TableState) -> None:
        """One more row, and the table after it."""
        self._rows.append(row)
        self._count = state.rows
        if not self._states or state.rows % EVERY == 0:
            self._states.append(state)

    @property
    def kept(self) -> tuple[v.TableEvent, ...]:
        """Those that are still here, the last one last."""
        return tuple(self._rows)

    def since(self, number: int) -> tuple[TableState, tuple[v.TableEvent, ...]] | None:
        """The table as it was after so many rows, and the rows after that; None: it is too long ago
        (or never was).
        """
        if not max(1, self._count - MOST_MISSED) <= number <= self._count:
            return None
        state = next(state for state in reversed(self._states) if state.rows <= number)
        gone = self._count - len(self._rows)
        rows = tuple(islice(self._rows, state.rows - gone, None))
        missed = number - state.rows
        for row in rows[:missed]:
            state = apply(state, self._game, row)
        return state, rows[missed:]
