"""Connection limiter: connections and attempts that one address may make at a door of the room,
with a record of refusals.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from playroom.room.protocol.addresses import near
from playroom.room.server.counters import Counters
from playroom.room.server.limits import TokenBucket, TokenBuckets
from playroom.room.table.context import RoomContext

OF_A_PROCESS = 16
"""How many times as much another process of the room may ask for, which relays many people."""


class Limits(NamedTuple):
    """Limits of a door: by one address, which may be that of a whole school, and in
    all.
    """

    connections: int
    """Open at once, from one address."""
    attempts: int
    """From one address at once; then as many a minute. Attempts of members are given back."""
    pending: int = 40
    """Open at once, from one address, of those who have not said who they are."""
    in_all: int = 1_000
    """Open at once, from wherever; for the doors of the room the house says how many."""
    told: int = 20
    """Of those who try too often, how many from one address are told so at once; then as many a
    minute. The others are cut off before anything is said: words cost a handshake.
    """


class ConnectionLimiter:
    """Limits connections at one door by address, and has the write queue's thread asked about them.
    Everything is called on the thread of the loop.
    """

    def __init__(self, services: RoomContext, allowed: Limits) -> None:
        self._services = services
        self.allowed = allowed
        self._open: Counter[str] = Counter()
        self._in_all = 0
        self._attempts = TokenBuckets[str]()
        self._told = TokenBuckets[str]()
        self._hourly = TokenBuckets[tuple[str, str]]()
        self._notes: dict[str, TokenBucket] = {}

    @property
    def counters(self) -> Counters:
        """What the room counts."""
        return self._services.counters

    # -- addresses ---------------------------------------------------------------------------------

    def admits(self, place: str) -> bool:
        """May one more connect from this address, and so soon? Then `closed` follows some time."""
        return self.may_attempt(place) and self.opened(place)

    def is_answered(self, place: str, waiting: int) -> bool:
        """There is a connection from this address, which has asked for nothing yet, and so many
        more that will follow; is it worth a handshake, if only to be told why not?
        """
        at, told = near(place), self.allowed.told
        attempts = self._attempts.find(at)
        if (
            attempts is None
            or attempts.has(waiting + 1)
            or self._told.of(at, told / 60, told).take()
        ):
            return True
        self.refused(place, "too_many")
        return False

    def may_attempt(self, place: str) -> bool:
        """Whether an attempt from this address is within the rate limit."""
        may = self._attempts_of(place).take()
        if not may:
            self.refused(place, "too_many")
        return may

    def _times(self, place: str) -> int:
        is_process = near(place) in self._services.membership.peers
        return OF_A_PROCESS if is_process else 1

    def _attempts_of(self, place: str) -> TokenBucket:
        attempts = self.allowed.attempts * self._times(place)
        return self._attempts.of(near(place), attempts / 60, attempts)

    def opened(self, place: str) -> bool:
        """Is there room for one more from this address? Then `closed` follows some time."""
        at, allowed = near(place), self.allowed
        most = allowed.connections * self._times(place)
        if self._open[at] >= most or self._in_all >= allowed.in_all:
            self.refused(place, "too_many" if self._in_all < allowed.in_all else "full")
            return False
        self._open[at] += 1
        self._in_all += 1
        return True

    def closed(self, place: str) -> None:
        """The connection is no more."""
        at = near(place)
        self._in_all -= 1
        self._open[at] -= 1
        if not self._open[at]:
            del self._open[at]

    def was_known(self, place: str) -> None:
        """Returns the attempt of a known member, who may reconnect as often as connections drop."""
        if (attempts := self._attempts.find(near(place))) is not None:
            attempts.give_back()

    def did_harm(self, place: str) -> None:
        """Charges an attempt to an abusive member, who may then reconnect no oftener than a
        stranger.
        """
        self._attempts_of(place).take()

    def may(self, what: str, place: str, an_hour: int) -> bool:
        """Whether this address may do `what`, at most `an_hour` times an hour."""
        return self._hourly.of((what, near(place)), an_hour / 3_600, an_hour).take()

    def did_well(self, what: str, place: str) -> None:
        """Returns the token of an action that did no harm."""
        if (on_result := self._hourly.find((what, near(place)))) is not None:
            on_result.give_back()

    def refused(self, place: str, what: str) -> None:
        """For the owner's log. A flood of refusals does not keep the disk busy, and one of a kind
        does not hide the other kinds.
        """
        services = self._services
        services.counters.refuse(what)
        if self._notes.setdefault(what, TokenBucket(1, 60)).take():
            services.refused(place, what)
