"""Rebalancer: the people of a table are sent to the process that holds its lease, at once. People
gather at the oldest process, since none returns to a restarted one; so a process with clearly more
than its share gives the leases of some tables away, and the people follow.

Unnoticed: their client reconnects to the other process. Guests through other doors stay.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from playroom.clock import monotonic
from playroom.room.server.host import Host
from playroom.room.server.lobby_connection import LobbyConnection
from playroom.room.server.table_connection import TableConnection
from playroom.room.table.local_session import LocalSession
from playroom.room.table.running import RunningTable
from playroom.room.table.values import PersonId, Phase, TableId

AT_LEAST = 10
"""People more than its share that a process has at least before it gives a table away."""
CLEARLY = 0.25
"""How much more than its share is clearly more."""
STEADY = 8
"""Looks in a row that have to find it so: after a cut everybody is counted anew."""
AT_ONCE = 3
"""People whose tables are given away after one look."""
AWAITED = 10.0
"""Seconds for which the people of tables that were given away are waited for."""
NOWHERE: Mapping[TableId, str] = {}
ON_THE_WAY = 5.0
"""Seconds to arrive at the other process, before a person counts as away."""
NOT_AGAIN = 60.0
"""Seconds before a person is sent on again, as the way may be blocked."""


class Rebalancer:
    """Rebalancer of one process. Everything is called on the thread of its loop."""

    def __init__(self, host: Host, own: Callable[[], str]) -> None:
        """`own` gives the place of this process, as it tells it to the others."""
        self._host, self._own = host, own
        self._steady = 0
        self._given: tuple[str, int, float] | None = None
        """Where the last leases went: the place, how many people were there, and when."""
        self._sent = dict[PersonId, tuple[float, str]]()
        """When each was sent on, and where to."""
        self._connections = dict[LocalSession, TableConnection | LobbyConnection]()
        self._places: tuple[str, ...] | None = None
        self._blocked = set[str]()
        """Of the places known now, those from which a person came back."""

    def look(
        self, others: Sequence[tuple[str, int]], holders: Mapping[TableId, str] = NOWHERE
    ) -> None:
        """Sends people where their tables are, and gives tables away if there are too many people
        here. `others`: the places of the other processes that take people, and how many are at
        each; `holders`: the places of those that hold the leases of tables with people here. To be
        called at every beat.
        """
        now = self._now()
        self._sent = {who: to for who, to in self._sent.items() if now - to[0] < NOT_AGAIN}
        self._connections = {
            connection.session: connection
            for connection in self._host.connections
            if connection.session is not None
        }
        reached = Counter[str]()
        for place, people in others:
            reached[place] += people
        if (places := tuple(sorted(reached))) != self._places:
            self._places, self._blocked = places, {"", self._own()}
        self._gather(holders)
        here = sum(len(table.sessions) for table in self._tables())
        share = (here + sum(people for _, people in others)) / (1 + len(others))
        enough = 1 if self._steady >= STEADY else max(AT_LEAST, CLEARLY * share)
        open_ways = Counter({at: n for at, n in reached.items() if at not in self._blocked})
        if here - share < enough or not open_ways:
            self._steady, self._given = 0, None
            return
        self._steady += 1
        if self._steady >= STEADY and self._has_arrived(reached):
            self._give(int(here - share), open_ways)

    def _has_arrived(self, people: Counter[str]) -> bool:
        """Whether clients reach the process that was given the last leases, or are not waited for
        any longer.
        """
        if self._given is None:
            return True
        place, before, since = self._given
        return people[place] > before or self._now() - since > AWAITED

    def _give(self, count: int, people: Counter[str]) -> None:
        """Gives away the leases of tables with so many people at most, to where the fewest are: of
        one table first: its people show whether there is a way.
        """
        going, tables, is_first = 0, list(self._tables()), self._given is None
        place = min(people, key=lambda place: people[place])
        for table in random.sample(tables, len(tables)):
            movable = self._movable(table, place)
            if len(movable) < len(table.sessions) or not 0 < len(movable) <= count - going:
                continue
            if table.is_leader and table.state.phase is not Phase.SEALING:
                self._given = place, people[place], self._now()
                going += len(movable)
                table.hand_over(place)
            if going >= (1 if is_first else AT_ONCE):
                return

    def _movable(self, table: RunningTable, place: str) -> list[LocalSession]:
        """The sessions at a table with clients that can be sent to a place."""
        return [
            session
            for session in table.sessions
            if session in self._connections and self._sent.get(session.me, (0, ""))[1] != place
        ]

    def _gather(self, holders: Mapping[TableId, str]) -> None:
        """Sends people to the process that holds the lease of their table. A place from which one
        of them came back is left alone until others are known.
        """
        loop = asyncio.get_running_loop()
        for id, place in holders.items():
            if (table := self._host.tables.get(id)) is None:
                continue
            if any(place == self._sent.get(s.me, (0, ""))[1] for s in table.sessions):
                self._blocked.add(place)
            for session in () if place in self._blocked else self._movable(table, place):
                self._sent[session.me] = self._now(), place
                self._connections[session].send_on((place,))
                loop.call_later(ON_THE_WAY, table.gone, session, False)  # if they come nowhere

    def _tables(self) -> Iterable[RunningTable]:
        return self._host.tables.values()

    def _now(self) -> float:
        return monotonic()
