"""Retention of tournaments: the log of a room's tournaments, the file of one that is over, and the
deletion of what is old.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from playroom.engine.notes import Clean
from playroom.engine.wire import PLAIN, written
from playroom.room.contests import state as c
from playroom.room.contests.verifying import file_name, write_file
from playroom.room.store.room_store import RoomStore
from playroom.room.table import values as v
from playroom.store import Games, StoreError


def events_of(rows: Iterable[v.TableEvent]) -> list[c.AnyContestEvent]:
    """The events of the log. Raises `StoreError` (`damaged`)."""
    wanted: Any = c.AnyContestEvent
    try:
        return [
            PLAIN.decode(row.text.encode(), wanted) for row in rows if isinstance(row, v.RoomEvent)
        ]
    except ValueError as why:
        raise StoreError("damaged", file=Clean.of(c.CONTESTS)) from why


def write_kept(room_store: RoomStore, games: Games, folder: Path, contest: str) -> None:
    """Writes the file of a tournament that is over into the folder of its room. Raises
    `StoreError`.
    """
    events = events_of(room_store.rows(c.CONTESTS))
    write_file(folder / file_name(contest), [e for e in events if e.contest == contest], games)


def forget_contests(
    room_store: RoomStore, games: Games, folder: Path, before: int
) -> Iterator[None]:
    """Deletes the tournaments that were over before a moment (seconds since 1970), with the matches
    of their bots, one with each step of the iterator; their files stay. Raises `StoreError`.
    """
    events = events_of(room_store.rows(c.CONTESTS))
    for over in [e for e in events if isinstance(e, c.ContestEnded) and e.at < before]:
        yield
        mine = {n: e for n, e in enumerate(events, 1) if e.contest == over.contest}
        matches = [e.match for e in mine.values() if isinstance(e, c.Played) and e.match]
        if matches and not (folder / file_name(over.contest)).exists():
            write_kept(room_store, games, folder, over.contest)
        for match in matches:
            games.forget(match)
        gone = v.RoomEvent(written(c.Forgotten(over.contest, 0)))
        room_store.rewrite(c.CONTESTS, dict.fromkeys(mine, gone))
        room_store.forget_number(f"contest {over.contest}")
