"""Where a room keeps what it keeps: a folder of this machine."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playroom.engine.log import Log
from playroom.engine.match import Match
from playroom.records.gathering import remember
from playroom.room.book import Book
from playroom.room.ledger import Ledger
from playroom.store import Games, Store, StoreLog


@dataclass(frozen=True, slots=True)
class Backing:
    """What a room is opened on."""

    book: Book
    games: Games
    log: Log
    finished: Callable[[Match[Any, Any]], None]
    """Keeps the result of a match."""
    close: Callable[[], None]
    """Lets everything go."""


def backing(folder: Path) -> Backing:
    """A room that one process at a time serves, in files.

    Raises `StoreError` (`locked`: another one does).
    """
    with ExitStack() as opened:
        book = Ledger(folder / "room.db")
        opened.callback(book.close)
        store = Store.open(folder)
        opened.callback(store.close)
        log = StoreLog(store.file)
        opened.callback(log.close)

        def finished(match: Match[Any, Any]) -> None:
            if match.outcome is not None:
                store.finish(match.header.id, match.outcome)
                remember(store, match)

        return Backing(book, store, log, finished, opened.pop_all().close)
