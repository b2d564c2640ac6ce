"""Delivery of match logs: a player who was away when a match ended, also by a killed program,
receives its log on return.

Pending deliveries are stored with the members, from the start of a match with a joint deal until
the client acknowledges the log.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Protocol

from playroom.engine.wire import encode
from playroom.room.members.people import Owed
from playroom.room.protocol import messages as e
from playroom.room.table import values as v
from playroom.room.table.context import RoomContext
from playroom.room.table.missed import Missed, missed_game
from playroom.room.table.running import RunningTable
from playroom.room.table.values import Phase
from playroom.store import StoreError


def matches_on(tables: Collection[RunningTable]) -> set[str]:
    """The matches of these tables that are not over."""
    states = (table.state for table in tables)
    return {
        state.match
        for state in states
        if state.match is not None
        and (state.waits or state.phase in (Phase.PLAYING, Phase.PAUSED, Phase.SEALING))
    }


class Sender(Protocol):
    """The way back to the one who is elsewhere."""

    def send(self, data: bytes) -> None:
        """Sends a frame, some time."""
        ...

    def when_sent(self, then: Callable[[], None]) -> None:
        """Calls `then` when all frames before have gone; never, when the wire ends before that."""
        ...

    def send_close(self, why: str, again: int | None = None, at: tuple[str, ...] = ()) -> None:
        """Sends why there is no place here (any more), and where there is one, and closes."""
        ...


class Owing:
    """What is owed to one person at the end of a wire. Everything is called on the thread of the
    event loop.
    """

    def __init__(
        self,
        services: RoomContext,
        person: v.PersonId,
        tables: Mapping[v.TableId, RunningTable],
        games: Mapping[str, int] | None,
        sender: Sender,
    ) -> None:
        """`games` are those that can be told there, with their versions; None: all of the room."""
        self._services = services
        self._person = person
        self._tables = tables
        self._games = games
        self._sender = sender
        self._waiting = list[Owed]()
        self._sent = set[str]()
        self._awaited = set[str]()
        self._busy = False
        self.told: Callable[[], None] = lambda: None
        """Called when all that is owed has been sent."""

    @property
    def is_awaited(self) -> bool:
        """Was something sent, and it was not said that it has come home?"""
        return bool(self._awaited)

    def look(self, but: str | None = None) -> None:
        """Sends what is owed, one after the other, and nothing twice on this wire. `but`: a match
        that is sent in another way.
        """
        if but is not None:
            self._sent.add(but)

        def found(result: list[Owed] | Exception) -> None:
            self._failed(result)
            if isinstance(result, Exception):
                self.told()
                return
            on = matches_on(tuple(self._tables.values()))
            self._waiting = [owed for owed in result if owed.match not in (*on, *self._sent)]
            if not self._busy:
                self._next()

        owed = partial(self._services.people.owed, self._person)
        self._services.write_queue.run(owed, found, of=self._person)

    def has(self, match: str) -> None:
        """It has come home there."""
        person = self._person
        self._sent.add(match)
        self._awaited.discard(match)
        has_home = partial(self._services.people.has_home, person, match)
        self._services.write_queue.run(has_home, self._failed, of=person)

    def _next(self) -> None:
        """One at a time: whole games that wait together would be too much for a wire."""
        self._busy = bool(self._waiting)
        if not self._busy:
            self.told()
            return
        owed = self._waiting.pop(0)
        self._sent.add(owed.match)

        def found(result: Missed | Exception | None) -> None:
            if isinstance(result, StoreError) and result.key == "no-game":
                self.has(owed.match)  # it was deleted since
            else:
                self._failed(result)
            if isinstance(result, Missed):
                header, entries = result.log.header, result.log.entries
                if self._games is None or self._games.get(header.game) == header.version:
                    self._awaited.add(owed.match)
                    fair = result.number, result.sealed, result.shown, result.seat
                    self._sender.send(encode(e.MissedGame(header, entries, *fair)))
                    self._sender.when_sent(self._next)
                    return
            self._next()

        self._services.write_queue.run(partial(missed_game, self._services, owed), found)

    def _failed(self, result: object) -> None:
        """Reports an error."""
        if isinstance(result, Exception):
            self._services.faults(["owed:", *traceback.format_exception(result)])
