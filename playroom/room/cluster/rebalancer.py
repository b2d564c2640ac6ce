"""Rebalancer: people gather at the oldest process, since none returns to a restarted one. A process
with clearly more than its share sends people on, a few at a time, those of a table together; the
lease of the table follows them. People at a table of another process are sent there.

Unnoticed: their client reconnects to the other process at once.
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
from playroom.room.table.values import PersonId, TableId

AT_LEAST = 10
"""People more than its share that a process has at least before it sends anybody on."""
CLEARLY = 0.25
"""How much more than its share is clearly more."""
STEADY = 8
"""Looks in a row that have to find it so: after a cut everybody is counted anew."""
AT_ONCE = 3
"""People who are sent on after one look."""
AWAITED = 10.0
"""Seconds for which the first one to be sent is waited for."""
GATHER = 10.0
"""Seconds for which another process has held the lease of a table before people are sent there: it
may be on its way to where they are (`presence.HAND_OVER`).
"""
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
        self._canary: tuple[PersonId, str, int, float] | None = None
        """Who was sent first: where to, how many were there, and when."""
        self._is_known_way = False
        self._in_vain: tuple[str, ...] = ()
        """The places known when a person came back."""
        self._sent = dict[PersonId, tuple[float, str]]()
        """When each was sent on, and where to."""
        self._connections = dict[LocalSession, TableConnection | LobbyConnection]()
        self._apart = dict[TableId, float]()
        """Since when another process has held the leases of tables with people here."""
        self._places: tuple[str, ...] | None = None
        self._blocked = set[str]()
        """Of the places known now, those from which a person came back."""

    def look(
        self, others: Sequence[tuple[str, int]], holders: Mapping[TableId, str] = NOWHERE
    ) -> None:
        """Sends some on if there are too many here; `others`: the places of the other processes
        that take people, and how many are at each; `holders`: the places of those that hold the
        leases of tables with people here. To be called at every beat.
        """
        now = self._now()
        self._sent = {who: to for who, to in self._sent.items() if now - to[0] < NOT_AGAIN}
        self._connections = {
            connection.session: connection
            for connection in self._host.connections
            if connection.session is not None
        }
        here = sum(len(table.sessions) for table in self._tables())
        share = (here + sum(people for _, people in others)) / (1 + len(others))
        enough = 1 if self._steady >= STEADY else max(AT_LEAST, CLEARLY * share)
        reached = Counter[str]()
        for place, people in others:
            if place not in ("", self._own()):
                reached[place] += people
        places = tuple(sorted(reached))
        if places != self._in_vain:
            self._in_vain = ()
        if places != self._places:
            self._places, self._blocked = places, {"", self._own()}
        self._gather(holders)
        if here - share < enough or not places or self._in_vain:
            self._steady, self._canary, self._is_known_way = 0, None, False
            return
        self._steady += 1
        if self._steady >= STEADY and self._knows_way(places, reached):
            self._send(int(here - share), reached, not self._is_known_way)

    def _knows_way(self, places: tuple[str, ...], people: Counter[str]) -> bool:
        """Whether more people may be sent on. The first one (canary) shows whether clients can
        reach the other processes, and is waited for.
        """
        if self._canary is None or self._is_known_way:
            return True
        person, place, before, since = self._canary
        if any(session.me == person for table in self._tables() for session in table.sessions):
            self._in_vain = places
            return False
        self._is_known_way = people[place] > before
        if not self._is_known_way and self._now() - since > AWAITED:
            self._canary = None
        return self._is_known_way

    def _send(self, count: int, people: Counter[str], one: bool) -> None:
        """Sends the people of some tables on, so many at most, each table to where the fewest are;
        `one`: of one table only.
        """
        going, tables = 0, list(self._tables())
        for table in random.sample(tables, len(tables)):
            sessions = self._movable(table)
            stay = len(table.sessions) - len(sessions)
            if stay or not 0 < len(sessions) <= count - going:
                continue
            place = min(people, key=lambda place: people[place])
            if self._canary is None:
                self._canary = (sessions[0].me, place, people[place], self._now())
            people[place] += len(sessions)
            going += len(sessions)
            self._send_to(place, table, sessions)
            if one or going >= AT_ONCE:
                return

    def _movable(self, table: RunningTable) -> list[LocalSession]:
        """The sessions at a table with clients that can be sent to another process."""
        return [s for s in table.sessions if s in self._connections and s.me not in self._sent]

    def _send_to(self, place: str, table: RunningTable, sessions: Iterable[LocalSession]) -> None:
        loop = asyncio.get_running_loop()
        for session in sessions:
            self._sent[session.me] = self._now(), place
            self._connections[session].send_on((place,))
            loop.call_later(ON_THE_WAY, table.gone, session, False)  # if they come nowhere

    # -- the people of one table at one process ----------------------------------------------------

    def _gather(self, holders: Mapping[TableId, str]) -> None:
        """Sends people to the process that holds the lease of their table, once it has done so for
        a while. A place from which one of them came back is left alone until others are known.
        """
        now = self._now()
        self._apart = {table: self._apart.get(table, now) for table in holders}
        for id, place in holders.items():
            table = self._host.tables.get(id)
            if table is None or now - self._apart[id] < GATHER:
                continue
            if any(place == self._sent.get(s.me, (0, ""))[1] for s in table.sessions):
                self._blocked.add(place)
            if place not in self._blocked:
                self._send_to(place, table, self._movable(table))

    def _tables(self) -> Iterable[RunningTable]:
        return self._host.tables.values()

    def _now(self) -> float:
        return monotonic()
