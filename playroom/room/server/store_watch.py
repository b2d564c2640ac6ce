"""Store watch: reports to the host when the room can no longer store, and when it can again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeAlias

from playroom.engine.notes import Clean, Kind, Note, note
from playroom.match.match_log import MatchWriteQueue
from playroom.store import StoreError

AGAIN = 1.0
"""Seconds until it is tried once more whether something can be kept."""
GONE = frozenset(("no-game",))
"""What is told of a match that was in a file which is not there any more."""

Keeps: TypeAlias = Callable[[StoreError | None], None]
"""Called when nothing can be kept (with why), and (None) when it can again."""


def keeps_note(why: StoreError | None) -> Note:
    """The sentence for the host."""
    told = Clean() if why is None else why.hindrance(True)
    return note("host-store", Kind.TABLE, keeps=why is None, why=told)


class StoreWatch:
    """Everything is called on the thread of the event loop."""

    def __init__(
        self, write_queue: MatchWriteQueue, write: Callable[[], None], tell: Keeps
    ) -> None:
        """`write` keeps something that changes nothing, in a thread of the `write_queue`."""
        self._write_queue = write_queue
        self._write = write
        self._tell = tell
        self._again: asyncio.TimerHandle | None = None
        self._closed = False
        self.why: StoreError | None = None
        """Why nothing can be kept; None: as far as anybody knows it can."""
        write_queue.failed = self.failed

    def failed(self, why: Exception) -> None:
        """Something was not kept."""
        if not isinstance(why, StoreError):
            return
        if why.hinders_all and self.why is None:
            self.why = why
            self._tell(why)
        # one match may be gone by itself; that the files are gone is found by writing to them
        looks = why.hinders_all or why.key in GONE
        if looks and self._again is None and not self._closed:
            self._again = asyncio.get_running_loop().call_later(AGAIN, self._probe)

    def _probe(self) -> None:
        self._write_queue.run(self._write, self._probed)

    def _probed(self, result: Any) -> None:
        self._again = None
        if isinstance(result, StoreError) and result.key in GONE:
            self.failed(StoreError("not-found"))
        elif not isinstance(result, Exception):
            if self.why is not None:
                self.why = None
                self._tell(None)
        elif self._again is None:  # it failed for a reason that is not known
            self.failed(StoreError("not-writable"))

    def close(self) -> None:
        """Stops trying."""
        self._closed = True
        if self._again is not None:
            self._again.cancel()
