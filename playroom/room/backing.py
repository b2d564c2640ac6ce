"""Where a room keeps what it keeps: in files of one machine, or in a database of several."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playroom.engine.match import Match
from playroom.records.gathering import remember
from playroom.room.book import Book
from playroom.room.counters import CountedKeeper
from playroom.room.ledger import Ledger
from playroom.room.serving import AloneServing, Serving
from playroom.store import Games, Store, StoreLog
from playroom.store.paths import ensure

if TYPE_CHECKING:
    from playroom.store import Engine

WRITERS = 4
"""Threads that keep what is played at different tables, where that takes a while."""


@dataclass(frozen=True, slots=True)
class Backing:
    """What a room is opened on."""

    book: Book
    games: Games
    keeper: CountedKeeper
    finished: Callable[[Match[Any, Any]], None]
    """Keeps the result of a match."""
    serving: Serving
    """This process among others."""
    close: Callable[[], None]
    """Lets everything go, once all that was given to the keeper is kept."""
    process: str = ""
    """What tells this process from others, in the names of facts that are its own."""


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
        keeper = CountedKeeper(log, note_state=store.checkpoint)
        opened.callback(keeper.close)

        def finished(match: Match[Any, Any]) -> None:
            if match.outcome is not None:
                store.finish(match.header.id, match.outcome)
                remember(store, match)

        return Backing(book, store, keeper, finished, AloneServing(), opened.pop_all().close)


def shared_backing(folder: Path, engine: Engine, answers: Callable[[bool], None]) -> Backing:
    """A room in a database; `folder` has what is this machine's own. `answers` is told, in another
    thread, when the database has fallen silent (False) and when it answers again. The engine is
    closed with the room.

    Raises `EngineError` (`served`: another process serves the room).
    """
    from playroom.room.shared_book import PostgresBook  # here: few rooms are shared
    from playroom.room.shared_serving import SharedServing
    from playroom.store import PostgresGames, PostgresLog

    with ExitStack() as opened:
        opened.callback(engine.close)
        engine.look()
        ensure(folder)
        serving = SharedServing(engine, answers)
        opened.callback(serving.close)
        serving.must_be_alone()
        games = PostgresGames(engine)
        # nothing is waited for here: every answer comes over a wire
        keeper = CountedKeeper(PostgresLog(engine), 0.0, games.checkpoint, WRITERS)
        opened.callback(keeper.close)

        def finished(match: Match[Any, Any]) -> None:
            if match.outcome is not None:
                games.finish(match.header.id, match.outcome)

        process = f" {socket.gethostname()} {folder.absolute()}"
        close = opened.pop_all().close
        return Backing(PostgresBook(engine), games, keeper, finished, serving, close, process)
