"""Somebody asks whoever is awaited whether they are there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from playroom.engine.notes import Rejection
from playroom.engine.record import Seat
from playroom.engine.wire import written
from playroom.room import values as v
from playroom.room.local import LocalVisit
from playroom.room.services import AtWork
from playroom.room.values import Guest, Phase
from playroom.room.visit import Came

BETWEEN = 60.0
"""Seconds between two of them."""


class Nudging:
    """At one table. Everything is called on the thread of its event loop."""

    def __init__(
        self, table: AtWork, visits: list[LocalVisit], plays: Callable[[v.PersonId], bool]
    ) -> None:
        """`visits` are those of the table, as they come and go; `plays`: has somebody a seat at the
        match that is on?
        """
        self._plays = plays
        self._table = table
        self._visits = visits
        self._last = -BETWEEN

    def ask(self, person: v.PersonId, done: Came) -> None:
        """Asks them, once a minute at most."""
        guest = self._table.life.guest(person)
        moment = asyncio.get_running_loop().time()
        awaited = [other for other in self._awaited() if other.id != person]
        here = self._here(person)
        others = here or any(other.here for other in awaited)
        away = [other for other in awaited if not other.here]
        if guest is None:
            done(Rejection.of("not_here", "together-no-not-here"))
        elif self._table.life.late and self._seats() and not self._plays(person):
            done(Rejection.of("late", "together-no-late"))  # it would tell who is awaited now
        elif not others and away:
            done(Rejection.of("away", "together-away", name=away[0].name, meant=False))
        elif not others:
            done(Rejection.of("nobody_awaited", "together-no-nobody-awaited"))
        elif moment - self._last < BETWEEN:
            done(Rejection.of("nudged", "together-no-nudged"))
        else:
            self._last = moment
            nudge = v.Nudge(person, guest.name)
            for visit in here:
                visit.tell_nudge(nudge)
            if not here:
                self._table.services.serving.say(self._table.life.id, "nudge", written(nudge))
            done(None)

    def hear(self, nudge: v.Nudge) -> None:
        """Somebody asks in another process."""
        for visit in self._here(nudge.by):
            visit.tell_nudge(nudge)

    def _seats(self) -> set[Seat]:
        desk = self._table.desk
        if desk is None or self._table.life.phase is not Phase.PLAYING:
            return set()
        return {request.seat for request in desk.match.awaited()}

    def _awaited(self) -> list[Guest]:
        life, playing = self._table.life, self._table.playing
        found = [life.guest(playing.get(seat, "")) for seat in sorted(self._seats())]
        return [guest for guest in found if guest is not None]

    def _here(self, but: v.PersonId) -> list[LocalVisit]:
        """The visits here of those who are awaited."""
        seats = self._seats()
        return [visit for visit in self._visits if visit.seat in seats and visit.me != but]
