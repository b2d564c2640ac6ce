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
from playroom.room.lobby.tickets import HALL, StoredTicket
from playroom.room.table import values as v
from playroom.room.table.context import RoomContext
from playroom.room.table.running import RunningTable
from playroom.room.table.session import Came

SOON = 0.2
"""Seconds in which changes are gathered, until they are looked at."""
AGAIN = 4.0
"""Seconds between two runs while there are tickets."""


FirstRows: TypeAlias = tuple[v.Opened, *tuple[v.TableEvent, ...]]
"""What a table begins with."""


@dataclass(slots=True)
class _Own:
    """A ticket of this process."""

    seeker: Ticket
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
        self._seekers = services.serving.seekers(services.ledger)
        self._own = dict[v.PersonId, _Own]()
        self._coming = dict[v.PersonId, int | None]()
        """Who is on the way to the table that was found for them; once they are there, with the
        first look that sees it.
        """
        self._acts = services.serving.alone
        self._reign: Lease | None = None
        self._looks = 0
        self._looking = self._once_more = self._are_some = False
        self._soon: asyncio.TimerHandle | None = None
        self._closed = False

    @property
    def here(self) -> Mapping[v.PersonId, Ticket]:
        """Those who seek by this process."""
        return {person: own.seeker for person, own in self._own.items()}

    def act(self, acts: bool, by: Lease | None) -> None:
        """Gives seats from now on, or leaves that to another process."""
        begins = acts and (not self._acts or by != self._reign)
        self._acts, self._reign = acts, by
        if begins:
            self.look_soon()

    def close(self) -> None:
        """The room is closed."""
        self._closed = True
        if self._soon is not None:
            self._soon.cancel()

    # -- who seeks here ----------------------------------------------------------------------------

    def seek(self, seeker: Ticket, version: int, done: Came) -> None:
        """Adds a ticket for a game at `version`, in place of an earlier one. `done` is called once
        it is stored.
        """
        own = self._own[seeker.person] = _Own(seeker, version)
        self._keep(own, done)

    def _keep(self, own: _Own, done: Came) -> None:
        person = own.seeker.person

        def kept(came: object) -> None:
            if isinstance(came, Exception):
                if self._own.get(person) is own:
                    del self._own[person]
                done(came)
                return
            own.kept = self._looks + 1
            self.look_soon()
            done(None)

        self._run(partial(self._seekers.seek, own.seeker, own.version), kept, person)

    def _keep_again(self, own: _Own) -> None:
        """Stores a lost ticket again: this process was taken for dead, or the database has lost it.
        A failure is retried at the next run.
        """
        own.kept = None

        def kept(came: object) -> None:
            own.kept = self._looks + 1
            self.look_soon(AGAIN if isinstance(came, Exception) else SOON)

        seek = partial(self._seekers.seek, own.seeker, own.version)
        self._run(seek, kept, own.seeker.person)

    def no_more(self, person: v.PersonId) -> None:
        """Removes a person's ticket."""
        if self._own.pop(person, None) is not None:
            self._forget(person)

    def _forget(self, person: v.PersonId) -> None:
        forget = partial(self._seekers.no_more, person)
        self._run(forget, lambda came: self.look_soon(), person)

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
        self._run(self._seekers.all, self._seen, HALL)

    def _seen(self, came: Sequence[StoredTicket] | Exception) -> None:
        self._looking = False
        if self._closed:
            return
        if isinstance(came, Exception):
            self.look_soon(AGAIN)
            return
        self._are_some = bool(came)
        self._see_to_own({sought.seeker.person: sought for sought in came})
        if self._acts and came:
            self._pair(came)
        if self._once_more:
            self.look_soon()
        elif (self._acts and (came or self._reign is not None)) or self._own:
            self.look_soon(AGAIN)

    def _see_to_own(self, there: Mapping[v.PersonId, StoredTicket]) -> None:
        for person, own in tuple(self._own.items()):
            if own.kept is None or own.kept > self._looks:
                continue
            sought = there.get(person)
            if sought is None:
                self._keep_again(own)
            elif not sought.here:
                del self._own[person]  # they are in another process by now
            elif sought.found is not None and sought.arrived is None:
                table = self._tables.get(sought.found)
                if table is not None and table.life.phase is not v.Phase.CLOSED:
                    del self._own[person]
                    self._bring(person, table, sought.is_new)
        for person, look in tuple(self._coming.items()):
            if look is not None and look <= self._looks:
                del self._coming[person]
        for person, sought in there.items():
            left = person not in self._own and person not in self._coming
            if sought.here and sought.arrived is None and left:
                self._forget(person)

    def _bring(self, person: v.PersonId, table: RunningTable, is_new: bool) -> None:
        self._coming[person] = None

        def kept(came: object) -> None:
            self._coming[person] = self._looks + 1
            self.look_soon()

        def arrived() -> None:
            id, rows = table.life.id, table.life.rows
            self._run(partial(self._seekers.arrived, person, id, rows), kept, person)

        self._brings(person, table, is_new, arrived)

    # -- who goes where ----------------------------------------------------------------------------

    def _pair(self, everybody: Sequence[StoredTicket]) -> None:
        found = [sought for sought in everybody if sought.found is not None]
        seen = [sought.seeker.person for sought in found if self._has_come(sought)]
        coming = Counter(sought.found for sought in found if not self._has_come(sought))
        if found:
            self._run(partial(self._seekers.tidy, seen), lambda came: None, HALL)
        tables = (table.life for table in self._tables.values())
        cards = [summary_of(life) for life in tables if life.listed]
        free = [replace(card, free=max(0, card.free - coming[card.table])) for card in cards]
        waiting = [sought for sought in everybody if sought.found is None and self._plays(sought)]
        for pairing in match_tickets(free, [sought.seeker for sought in waiting]):
            if isinstance(pairing, Joins):
                self._claim((pairing.person,), pairing.table)
            else:
                self._open((pairing.person, pairing.other), pairing.game)

    def _has_come(self, sought: StoredTicket) -> bool:
        """Whether it is visible here that the person has come to their table."""
        if sought.found is None or sought.arrived is None:
            return False
        table = self._tables.get(sought.found)
        return table is None or table.life.rows >= sought.arrived

    def _plays(self, sought: StoredTicket) -> bool:
        """Whether this process has the ticket's version of the game. Otherwise another process
        assigns the seats.
        """
        game = self._find(sought.seeker.game)
        return game is not None and game.version == sought.version

    def _claim(
        self,
        people: tuple[v.PersonId, ...],
        table: v.TableId,
        rows: tuple[v.TableEvent, ...] = (),
        game: Game[Any, Any] | None = None,
    ) -> None:
        def claimed(came: bool | Exception) -> None:
            if came is True and game is not None:
                self._runs(rows, game)
            elif came is False and self._reign is not None:
                self._services.serving.fenced(HALL)
            self.look_soon(AGAIN if isinstance(came, Exception) else SOON)

        self._run(partial(self._seekers.claim, people, table, rows, self._reign), claimed, HALL)

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
        self, act: Callable[[], Any], came: Callable[[Any], None], of: v.PersonId | v.TableId
    ) -> None:
        self._services.keeper.run(act, came, of=of)
