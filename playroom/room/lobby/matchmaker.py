"""Matchmaker: stores tickets of this process and, in the leading process of the room, matches them:
`lobby.match_tickets` finds seats, `TicketStore.claim` assigns them once, and they are taken where
the person is.

It reconciles on every change and periodically, so that lost notifications and disconnected
processes do not matter.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from playroom.clock import monotonic
from playroom.engine.contract import Game
from playroom.engine.log.entries import Lease
from playroom.engine.notes import Rejection
from playroom.engine.record import Word, replace
from playroom.room.lobby.lobby import Joins, Ticket, match_tickets, summary_of
from playroom.room.lobby.tickets import LOBBY_LEASE, StoredTicket
from playroom.room.table import values as v
from playroom.room.table.context import RoomContext
from playroom.room.table.running import RunningTable
from playroom.room.table.session import OnResult

SOON = 0.2
"""Seconds in which changes are gathered, until they are looked at."""
AGAIN = 4.0
"""Seconds between two runs while there are tickets."""


FirstRows: TypeAlias = tuple[v.Opened, *tuple[v.TableEvent, ...]]
"""What a table begins with."""


@dataclass(slots=True)
class _Own:
    """A ticket of this process."""

    ticket: Ticket
    version: int
    kept: int | None = None
    """The first look that sees it."""


class Matchmaker:
    """Matchmaker. Everything is called on the thread of one event loop."""

    def __init__(
        self,
        services: RoomContext,
        tables: Mapping[v.TableId, RunningTable],
        find: Callable[[Word], Game[Any, Any] | None],
        begins: Callable[[v.PersonId, Game[Any, Any]], FirstRows | Rejection],
        runs: Callable[[Sequence[v.TableEvent], Game[Any, Any]], RunningTable],
        brings: Callable[[v.PersonId, RunningTable, bool, Callable[[], None]], None],
    ) -> None:
        """`tables` run here, `find` returns an installed game, `begins` the first events of a
        person's new table, `runs` runs it once they are stored, `brings` brings a person to the
        matched table (new or not), then calls its last argument with any result.
        """
        self._services = services
        self._tables = tables
        self._find = find
        self._begins = begins
        self._runs = runs
        self._brings = brings
        self._tickets = services.membership.tickets(services.room_store)
        self._own = dict[v.PersonId, _Own]()
        self._coming = dict[v.PersonId, int | None]()
        """Who is on the way to the table that was found for them; once they are there, with the
        first look that sees it.
        """
        self._acts = services.membership.alone
        self._term: Lease | None = None
        self._looks = 0
        self._looking = self._once_more = self._are_some = False
        self._soon: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def here(self) -> Mapping[v.PersonId, Ticket]:
        """Those who seek by this process."""
        return {person: own.ticket for person, own in self._own.items()}

    @property
    def acts(self) -> bool:
        """Is this the process of the room that gives seats?"""
        return self._acts

    def act(self, acts: bool, by: Lease | None) -> None:
        """Gives seats from now on, or leaves that to another process."""
        begins = acts and (not self._acts or by != self._term)
        self._acts, self._term = acts, by
        if begins:
            self.look_soon()

    def close(self) -> None:
        """The room is closed."""
        self._closed = True
        if self._soon is not None:
            self._soon.cancel()

    # -- who seeks here ----------------------------------------------------------------------------

    def seek(self, ticket: Ticket, version: int, on_result: OnResult) -> None:
        """Adds a ticket for a game at `version`, in place of an earlier one. `on_result` is called
        once it is stored.
        """
        own = self._own[ticket.person] = _Own(ticket, version)
        self._keep(own, on_result)

    def _keep(self, own: _Own, on_result: OnResult) -> None:
        person = own.ticket.person

        def kept(result: object) -> None:
            if isinstance(result, Exception):
                if self._own.get(person) is own:
                    del self._own[person]
                on_result(result)
                return
            own.kept = self._looks + 1
            self.look_soon()
            on_result(None)

        self._run(partial(self._tickets.seek, own.ticket, own.version), kept, person)

    def _keep_again(self, own: _Own) -> None:
        """Stores a lost ticket again: this process was taken for dead, or the database has lost it.
        A failure is retried at the next run.
        """
        own.kept = None

        def kept(result: object) -> None:
            own.kept = self._looks + 1
            self.look_soon(AGAIN if isinstance(result, Exception) else SOON)

        seek = partial(self._tickets.seek, own.ticket, own.version)
        self._run(seek, kept, own.ticket.person)

    def no_more(self, person: v.PersonId) -> None:
        """Removes a person's ticket."""
        if self._own.pop(person, None) is not None:
            self._forget(person)

    def _forget(self, person: v.PersonId) -> None:
        forget = partial(self._tickets.no_more, person)
        self._run(forget, lambda result: self.look_soon(), person)

    # -- looking -----------------------------------------------------------------------------------

    def look_soon(self, seconds: float = SOON) -> None:
        """Schedules a run: tickets or seats may have changed."""
        loop = asyncio.get_running_loop()
        if self._closed:
            return
        if self._soon is not None:
            if self._soon.when() <= monotonic() + seconds:
                return
            self._soon.cancel()
        self._soon = loop.call_later(seconds, self._look)

    def heard(self) -> None:
        """There are news of those who seek, here or elsewhere."""
        if self._acts or self._own:
            self.look_soon()

    def tables_changed(self) -> None:
        """Seats may have become free."""
        if (self._acts and self._are_some) or self._own:
            self.look_soon(0.0)

    def _look(self) -> None:
        self._soon = None
        if self._looking:
            self._once_more = True
            return
        self._looking, self._once_more = True, False
        self._looks += 1
        self._run(self._tickets.all, self._seen, LOBBY_LEASE)

    def _seen(self, result: Sequence[StoredTicket] | Exception) -> None:
        self._looking = False
        if self._closed:
            return
        if isinstance(result, Exception):
            self.look_soon(AGAIN)
            return
        self._are_some = bool(result)
        self._see_to_own({stored.ticket.person: stored for stored in result})
        if self._acts and result:
            self._pair(result)
        if self._once_more:
            self.look_soon()
        elif (self._acts and (result or self._term is not None)) or self._own:
            self.look_soon(AGAIN)

    def _see_to_own(self, there: Mapping[v.PersonId, StoredTicket]) -> None:
        for person, own in tuple(self._own.items()):
            if own.kept is None or own.kept > self._looks:
                continue
            stored = there.get(person)
            if stored is None:
                self._keep_again(own)
            elif not stored.here:
                del self._own[person]  # they are in another process by now
            elif stored.found is not None and stored.arrived is None:
                table = self._tables.get(stored.found)
                if table is not None and table.state.phase is not v.Phase.CLOSED:
                    del self._own[person]
                    self._bring(person, table, stored.is_new)
        for person, look in tuple(self._coming.items()):
            if look is not None and look <= self._looks:
                del self._coming[person]
        for person, stored in there.items():
            left = person not in self._own and person not in self._coming
            if stored.here and stored.arrived is None and left:
                self._forget(person)

    def _bring(self, person: v.PersonId, table: RunningTable, is_new: bool) -> None:
        self._coming[person] = None

        def kept(result: object) -> None:
            self._coming[person] = self._looks + 1
            self.look_soon()

        def arrived() -> None:
            id, rows = table.state.id, table.state.rows
            self._run(partial(self._tickets.arrived, person, id, rows), kept, person)

        self._brings(person, table, is_new, arrived)

    # -- who goes where ----------------------------------------------------------------------------

    def _pair(self, everybody: Sequence[StoredTicket]) -> None:
        found = [stored for stored in everybody if stored.found is not None]
        seen = [stored.ticket.person for stored in found if self._has_come(stored)]
        coming = Counter(stored.found for stored in found if not self._has_come(stored))
        if found:
            self._run(partial(self._tickets.tidy, seen), lambda result: None, LOBBY_LEASE)
        tables = (table.state for table in self._tables.values())
        cards = [summary_of(state) for state in tables if state.listed]
        free = [replace(card, free=max(0, card.free - coming[card.table])) for card in cards]
        waiting = [stored for stored in everybody if stored.found is None and self._plays(stored)]
        for pairing in match_tickets(free, [stored.ticket for stored in waiting]):
            if isinstance(pairing, Joins):
                self._claim((pairing.person,), pairing.table)
            else:
                self._open((pairing.person, pairing.other), pairing.game)

    def _has_come(self, stored: StoredTicket) -> bool:
        """Whether it is visible here that the person has come to their table."""
        if stored.found is None or stored.arrived is None:
            return False
        table = self._tables.get(stored.found)
        return table is None or table.state.rows >= stored.arrived

    def _plays(self, stored: StoredTicket) -> bool:
        """Whether this process has the ticket's version of the game. Otherwise another process
        assigns the seats.
        """
        game = self._find(stored.ticket.game)
        return game is not None and game.version == stored.version

    def _claim(
        self,
        people: tuple[v.PersonId, ...],
        table: v.TableId,
        rows: tuple[v.TableEvent, ...] = (),
        game: Game[Any, Any] | None = None,
    ) -> None:
        def claimed(result: bool | Exception) -> None:
            if result is True and game is not None:
                self._runs(rows, game)
            elif result is False and self._term is not None:
                self._services.membership.fenced(LOBBY_LEASE)
            self.look_soon(AGAIN if isinstance(result, Exception) else SOON)

        self._run(
            partial(self._tickets.claim, people, table, rows, self._term), claimed, LOBBY_LEASE
        )

    def _open(self, people: tuple[v.PersonId, v.PersonId], id: Word) -> None:
        """A table for two; of the one whom the rules of the house let open one."""
        game = self._find(id)
        if game is None:
            return
        for person in people:
            rows = self._begins(person, game)
            if not isinstance(rows, Rejection):
                self._claim(people, rows[0].id, rows, game)
                return

    def _run(
        self, act: Callable[[], Any], result: Callable[[Any], None], of: v.PersonId | v.TableId
    ) -> None:
        self._services.write_queue.run(act, result, of=of)
