"""Moderation log of a room (audit log): a file that can be read while the room is open; and its
retention.
"""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

from playroom.engine.notes import Clean
from playroom.engine.record import Record
from playroom.engine.wire import PLAIN, BadJson, written
from playroom.room.moderation import state as o
from playroom.room.moderation.house_rules import House
from playroom.room.moderation.service import kept_of, news_of
from playroom.room.store.retention import Retention, is_steady
from playroom.room.table.context import RoomContext
from playroom.room.table.values import ModerationAction
from playroom.store import StoreError
from playroom.store.files import write_whole

FILE = "order.jsonl"
EVERY = 6 * 60 * 60.0
"""Seconds between two times that what is old is deleted."""
DAY = 24 * 60 * 60


class Entry(Record):
    """One thing that was done: when (seconds since 1970), by whom, about whom, why, and for how
    many minutes (0: for good). `is_one`: they look after the room now; `lines`: of a report.
    """

    at: int
    act: ModerationAction
    person: Clean
    by: Clean
    why: Clean
    minutes: int = 0
    is_one: bool = True
    lines: tuple[Clean, ...] = ()


def entry_of(row: o.Deed | o.Reported) -> Entry:
    """A row of the log as it is read."""
    if isinstance(row, o.Reported):
        act, person = ModerationAction.REPORT, row.person.name
        return Entry(row.at, act, person, row.by.name, row.why, lines=row.lines)
    news = news_of(row)
    return Entry(row.at, news.act, news.name, news.by, news.why, news.minutes, news.is_one)


def read_log(folder: Path) -> list[Entry]:
    """What was done in the room of a folder, the oldest first. Raises `StoreError`."""
    wanted: Any = Entry
    file = folder / FILE
    try:
        lines = file.read_bytes().splitlines()
        return [PLAIN.decode(line, wanted) for line in lines]
    except FileNotFoundError:
        return []
    except (OSError, BadJson) as why:
        raise StoreError("damaged", file=Clean.of(str(file), 300)) from why


class ModerationLog:
    """Writes the moderation log of a room, and deletes what is old: rows of the room's own log that
    hold no more, refusals, addresses, tables that are closed, people who come no more. On the
    thread of the event loop.
    """

    def __init__(self, services: RoomContext) -> None:
        self._services = services
        self._pruning = Retention(services, self._failed)
        self._timer: asyncio.TimerHandle | None = None
        self._stopped = False

    def start(self) -> None:
        """Now, and from now on some times a day. Nothing is deleted by a clock that has jumped."""
        self._timer = asyncio.get_running_loop().call_later(EVERY, self.start)
        self.write()
        services = self._services
        steady = partial(is_steady, services.room_store, services.moderation.now)
        services.write_queue.run(steady, self._looked)

    def _looked(self, result: bool | Exception) -> None:
        self._failed(result)
        if result is True and not self._stopped:
            self._delete(self._services.house)
            self._pruning.begin()

    def stop(self) -> None:
        """The room is closed."""
        self._stopped = True
        self._pruning.stop()
        if self._timer is not None:
            self._timer.cancel()

    def write(self) -> None:
        """The file as the rows tell it."""
        moderation, file = self._services.moderation, self._services.folder / FILE
        rows = sorted((*o.told(moderation.rows), *moderation.reports), key=lambda row: row.at)
        entries = [entry_of(row) for row in rows]
        text = "".join(f"{written(entry)}\n" for entry in entries)

        def written_whole() -> None:
            if text or file.exists():
                write_whole(file, text.encode())

        self._services.write_queue.run(written_whole, self._failed)

    def _delete(self, house: House) -> None:
        services, moderation = self._services, self._services.moderation
        now = moderation.now
        old = o.long_ago(tuple(moderation.rows), max(0, now - house.log_days * DAY))
        gone = {number: kept_of(o.Forgotten()) for number in old}

        def delete() -> None:
            room_store = services.room_store
            if gone:
                room_store.rewrite(o.ROOM, gone)
            refusals, addresses = (now - d * DAY for d in (house.refusal_days, house.address_days))
            room_store.forget_refusals(max(0, refusals), max(0, addresses))

        def deleted(result: Exception | None) -> None:
            self._failed(result)
            if gone and result is None:
                moderation.forget(old)
                self.write()

        services.write_queue.run(delete, deleted)

    def _failed(self, result: object) -> None:
        if isinstance(result, Exception):  # tried again in a few hours
            self._services.faults([f"{type(result).__name__}: {result}\n"])
