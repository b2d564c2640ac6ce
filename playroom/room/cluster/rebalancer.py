"""Rebalancer: people gather at the oldest process, since none returns to a restarted one. A process
with clearly more than its share sends people on, a few at a time.

Unnoticed: their client reconnects to the other process at once.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from playroom.clock import monotonic
from playroom.room.server.host import Host
from playroom.room.table.running import RunningTable
from playroom.room.table.values import PersonId

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
        self._sent = dict[PersonId, float]()

    def look(self, others: Sequence[tuple[str, int]]) -> None:
        """Sends some on if there are too many here; `others`: the places of the other processes
        that take people, and how many are at each. To be called at every beat.
        """
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
        if here - share < enough or not places or self._in_vain:
            self._steady, self._canary, self._is_known_way = 0, None, False
            return
        self._steady += 1
        if self._steady >= STEADY and self._knows_way(places, reached):
            self._send(int(here - share) if self._is_known_way else 1, reached)

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

    def _send(self, count: int, people: Counter[str]) -> None:
        """Sends so many on at most, each to where the fewest are."""
        now, loop = self._now(), asyncio.get_running_loop()
        self._sent = {who: at for who, at in self._sent.items() if now - at < NOT_AGAIN}
        connections = {
            connection.session: connection
            for connection in self._host.connections
            if connection.session is not None
        }
        can_go = [
            (table, session)
            for table in self._tables()
            for session in table.sessions
            if session in connections and session.me not in self._sent
        ]
        for table, session in random.sample(can_go, min(count, AT_ONCE, len(can_go))):
            place = min(people, key=lambda place: people[place])
            if self._canary is None:
                self._canary = (session.me, place, people[place], now)
            people[place] += 1
            self._sent[session.me] = now
            connections[session].send_on((place,))
            loop.call_later(ON_THE_WAY, table.gone, session, False)  # if they come nowhere

    def _tables(self) -> Iterable[RunningTable]:
        return self._host.tables.values()

    def _now(self) -> float:
        return monotonic()
