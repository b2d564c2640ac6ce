"""Retention: deletes closed tables with their matches, and inactive members, after a number of
days. In small steps, at low priority.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from playroom.room.contests.keeping import forget_contests
from playroom.room.contests.state import CONTESTS
from playroom.room.moderation.house_rules import House
from playroom.room.moderation.state import ROOM, muted_or_banned
from playroom.room.store.room_store import RoomStore
from playroom.room.table import values as v
from playroom.room.table.context import RoomContext
from playroom.store import Games, StoreError

PAUSE = 0.05
"""Seconds between two things that are deleted."""
DAY = 24 * 60 * 60
AT_ONCE = 50
"""People who are deleted in one go."""
LOOKED = "looked"
"""The fact that keeps when it was looked last for what is old, in seconds since 1970."""
JUMP = 2 * DAY
"""Seconds between two such looks that a clock does not pass by itself in a room that is open."""


class Story(NamedTuple):
    """What the log of a table says of its people and its matches."""

    people: set[v.PersonId]
    """Who has come, and has not gone for good."""
    players: set[v.PersonId]
    """Those of them who sit."""
    matches: tuple[str, ...]
    is_on: bool
    """Has the last match not ended?"""


def story_of(rows: Sequence[v.TableEvent]) -> Story:
    """Also of a table without its game."""
    people, players = set[v.PersonId](), set[v.PersonId]()
    matches, is_on = dict[str, None](), False
    for row in rows:
        match row:
            case v.Came(person):
                people.add(person)
            case v.Sat(person):
                players.add(person)
            case v.Stood(person):
                players.discard(person)
            case v.Gone(person) | v.KickedFromTable(person):
                people.discard(person)
                players.discard(person)
            case v.Committing(match) | v.Sealed(match):
                matches[match] = None
            case v.Began(match):
                matches[match], is_on = None, True
            case v.Ended():
                is_on = False
    return Story(people, players, tuple(matches), is_on)


def is_steady(room_store: RoomStore, now: int) -> bool:
    """Has the clock gone on as it should since it was looked last? One that has jumped may be wrong
    and be put right soon; what is deleted by it does not come back. It is believed at the next look
    when it has gone on by then. Raises `StoreError`.
    """
    before = room_store.fact(LOOKED)
    room_store.fact(LOOKED, str(now))
    return before is None or abs(now - int(before)) <= JUMP


def _story(room_store: RoomStore, table: v.TableId) -> Story | None:
    """None for a table with a damaged log, or one of a newer version: it is left alone. Raises
    `StoreError`.
    """
    try:
        return story_of(room_store.rows(table))
    except StoreError as why:
        if why.key != "damaged":
            raise
        return None


def pruned(
    room_store: RoomStore,
    games: Games,
    house: House,
    now: int,
    here: Collection[v.PersonId],
    running: Collection[v.TableId],
    folder: Path,
) -> Iterator[None]:
    """Deletes what has expired by the house rules (0 days: never), a little with each step of the
    iterator. `now`: seconds since 1970; `here` are people who are never deleted, `running` tables
    with people among them, `folder` that of the room. Raises `StoreError`.

    A match that is not over stays, and so do those who may go on with it.
    """
    room_store.people.forget_codes()
    if house.game_days:  # first: their files are written from the matches of their tables
        yield from forget_contests(room_store, games, folder, now - house.game_days * DAY)
    stay = set(here)
    old = set(room_store.closed_tables(now - house.game_days * DAY) if house.game_days else ())
    for table in room_store.closed_tables() if house.people_days else tuple(old):
        yield
        story = _story(room_store, table)
        if story is None:
            continue
        if story.is_on and any(room_store.people.person(id) is not None for id in story.players):
            stay |= story.players
        elif table in old:
            for match in story.matches:  # first: what is left of a table leads to them
                games.forget(match)
            room_store.forget_table(table, story.matches, now - house.game_days * DAY)
    if not house.people_days:
        return
    for table in room_store.tables():
        if table not in running and table not in (ROOM, CONTESTS):
            yield
            story = _story(room_store, table)
            if story is None:
                return  # its people are unknown
            stay |= story.people
    before = now - (house.people_days + 1) * DAY  # it is kept by the day who comes
    strangers = [id for id in room_store.people.strangers(before) if id not in stay]
    for first in range(0, len(strangers), AT_ONCE):
        yield
        room_store.people.forget_strangers(strangers[first : first + AT_ONCE], before)


class Retention:
    """Applies retention in the write queue's thread. On the thread of the event loop."""

    def __init__(self, services: RoomContext, failed: Callable[[object], None]) -> None:
        """`failed` hears what has come of it each time."""
        self._services = services
        self._failed = failed
        self._under_way: Iterator[None] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """Deletes what is old by now, unless that is under way."""
        if self._under_way is not None:
            return
        services, moderation = self._services, self._services.moderation
        order, tables = moderation.state, tuple(moderation.tables())
        here = {guest.id for table in tables for guest in table.state.guests}
        here.update(order.owners, (somebody.id for somebody in order.moderators))
        here.update(muted_or_banned(order, moderation.now))
        here.update(() if moderation.lobby is None else (one.id for one in moderation.lobby.people))
        self._under_way = pruned(
            *(services.room_store, services.games, services.house, moderation.now, here),
            *({table.state.id for table in tables}, services.folder),
        )
        self._go_on()

    def stop(self) -> None:
        """The room is closed; what is left is deleted another time."""
        if self._timer is not None:
            self._timer.cancel()
        self._under_way = None

    def _go_on(self) -> None:
        under_way = self._under_way
        if under_way is None:
            return

        def act() -> bool:
            return next(under_way, self) is None

        def on_result(result: bool | Exception) -> None:
            if result is True:
                self._timer = asyncio.get_running_loop().call_later(PAUSE, self._go_on)
            else:
                self._under_way = None
                self._failed(result)

        self._services.write_queue.run(act, on_result)
