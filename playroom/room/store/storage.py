"""Storage of a room: in files of one machine, or in a database of several."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from playroom.engine.contract import Game
from playroom.engine.match import Match
from playroom.records.gathering import remember
from playroom.room.cluster.membership import LocalMembership, Membership
from playroom.room.server.counters import CountedQueue
from playroom.room.store.folder_lock import FolderLock
from playroom.room.store.room_store import RoomStore
from playroom.room.store.sqlite import SqliteDatabase
from playroom.store import Games, Store, StoreError, StoreLog
from playroom.store.database import FILE
from playroom.store.errors import spoken_path
from playroom.store.sqlite_file import is_emptied

if TYPE_CHECKING:
    from playroom.room.cluster.replication import Replication
    from playroom.room.server.host import Host
    from playroom.store import Engine

Finder: TypeAlias = Callable[[str], Game[Any, Any]]

WRITERS = 4
"""Threads that keep what is played at different tables. The loop waits for none of them: while one
table waits for a disk or a database the others play on.
"""
LAST_WAIT = 3.0
"""Seconds for which a database that is away is waited for when the room is closed."""


@dataclass(frozen=True, slots=True)
class Storage:
    """Storage: what a room is opened on."""

    room_store: RoomStore
    games: Games
    write_queue: CountedQueue
    finished: Callable[[Match[Any, Any]], None]
    """Keeps the result of a match."""
    membership: Membership
    """This process among others."""
    close: Callable[[], None]
    """Lets everything go, once all that was submitted to the write queue is stored."""
    share: Callable[[Host, Finder], Replication | None]
    """Begins to hear what the other processes do, and gives what hears it."""
    probe: Callable[[], None] = lambda: None
    """Raises `StoreError` when no match can be stored now, although the room store works."""
    emptied: tuple[StoreError, ...] = ()
    """That files were empty, and what was in them is lost."""
    process: str = ""
    """What tells this process from others, in the names of facts that are its own."""


def backing(folder: Path) -> Storage:
    """A room that one process at a time serves, in files.

    Raises `StoreError` (`locked`: another one does).
    """
    files = folder / "room.db", folder / FILE
    emptied = [StoreError("empty", file=spoken_path(file)) for file in files if is_emptied(file)]
    with ExitStack() as opened:
        room_store = RoomStore(SqliteDatabase(files[0]))
        opened.callback(room_store.close)
        store = Store.open(folder)
        opened.callback(store.close)
        log = StoreLog(store.file)
        opened.callback(log.close)
        write_queue = CountedQueue(log, 0.0, store.checkpoint, WRITERS)
        opened.callback(write_queue.close)

        def finished(match: Match[Any, Any]) -> None:
            if match.outcome is not None:
                store.finish(match.header.id, match.outcome)
                remember(store, match)

        def probe() -> None:
            if store.lost:  # another file is there by now, and has none of the matches
                raise StoreError("not-found", file=spoken_path(store.file))
            log.probe()

        return Storage(
            room_store,
            store,
            write_queue,
            finished,
            LocalMembership(),
            opened.pop_all().close,
            lambda host, find: None,
            probe,
            tuple(emptied),
        )


def shared_backing(folder: Path, engine: Engine, answers: Callable[[bool], None]) -> Storage:
    """A room in a database; `folder` has what is this machine's own. `answers` is told, in another
    thread, when the database has fallen silent (False) and when it answers again. The engine is
    closed with the room.

    Raises `EngineError` (`folder`: another process serves the room from there), `StoreError`.
    """
    from playroom.room.cluster.replication import Replication
    from playroom.room.cluster.shared_membership import SharedMembership
    from playroom.room.store.postgres import PostgresDatabase  # here: few rooms are shared
    from playroom.store import PostgresGames, PostgresLog
    from playroom.store.postgres.engine import EngineError

    with ExitStack() as opened:
        opened.callback(engine.close)
        try:
            opened.callback(FolderLock(folder).close)
        except StoreError as why:
            if why.key != "locked":
                raise
            raise EngineError("folder", folder=spoken_path(folder)) from why
        engine.look()
        log = PostgresLog(engine)
        membership = SharedMembership(engine, log, answers)
        opened.callback(membership.close)
        games = PostgresGames(engine)
        write_queue = CountedQueue(log, 0.0, games.checkpoint, WRITERS)
        opened.callback(write_queue.close)
        opened.callback(engine.end_within, LAST_WAIT)

        def finished(match: Match[Any, Any]) -> None:
            if match.outcome is not None:
                games.finish(match.header.id, match.outcome)

        def share(host: Host, find: Finder) -> Replication:
            replication = Replication(host, membership, find)
            replication.start()
            return replication

        process = f" {socket.gethostname()} {folder.absolute()}"
        close = opened.pop_all().close
        room_store = RoomStore(PostgresDatabase(engine))
        return Storage(
            room_store, games, write_queue, finished, membership, close, share, process=process
        )
