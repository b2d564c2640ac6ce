"""What is said at a table: told to whoever may hear it, here and in the other processes that serve
the room. It is in no log.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Protocol

from playroom.desk.late import Late
from playroom.engine.notes import Rejection
from playroom.engine.wire import PLAIN, written
from playroom.room import values as v
from playroom.room.local import LocalVisit
from playroom.room.names import said_of
from playroom.room.nudging import Nudging
from playroom.room.services import AtWork
from playroom.room.visit import Came


class Spoken(AtWork, Protocol):
    """The table at which it is said."""

    visits: list[LocalVisit]
    late: Late | None


class Talk:
    """Everything is called on the thread of the event loop of its table."""

    def __init__(self, table: Spoken, guarded: Callable[[Callable[[], None]], None]) -> None:
        """`guarded` calls what must not keep the table from going on."""
        self._table = table
        self._guarded = guarded
        self._said = 0
        self._held: dict[int, int] = {}
        """What those who watch are told late: the number of the saying, and of the play by then."""
        self.sayings: deque[v.Saying] = deque(maxlen=200)
        self.nudging = Nudging(table, table.visits, self.plays)

    def hears(self, person: v.PersonId, saying: v.Saying) -> bool:
        """May somebody hear what was said?"""
        life = self._table.life
        guest, speaker = life.guest(person), life.guest(saying.by)
        if guest is None or person == saying.by:
            return guest is not None
        if saying.number in self._held and not self.plays(person):
            return False
        if saying.to is v.To.PERSON:
            return person == saying.person
        if saying.to is v.To.WATCHERS:
            return guest.seat is None
        watches = speaker is None or speaker.seat is None
        return guest.seat is None or not watches or life.watchers_heard

    def say(
        self,
        person: v.PersonId,
        text: str,
        to: v.To,
        other: v.PersonId | None,
        done: Came,
        id: str = "",
    ) -> None:
        """Tells everybody who may hear it. It is kept nowhere: who hears it again, by its `id`,
        after the room was killed, knows it.
        """
        life = self._table.life
        guest = life.guest(person)
        cleaned = said_of(text)
        if guest is None:
            done(Rejection.of("not_here", "together-no-not-here"))
        elif guest.hushed:
            done(Rejection.of("hushed", "together-no-hushed"))
        elif not cleaned:
            done(Rejection.of("nothing", "together-no-nothing"))
        elif to is v.To.PERSON and (other is None or life.guest(other) is None):
            done(Rejection.of("nobody", "together-no-nobody"))
        else:
            self._said = max(self._said + 1, time.time_ns() // 1_000_000)
            saying = v.Saying(self._said, person, guest.name, to, cleaned, other, id)
            self._tell(saying)
            self._table.services.serving.say(life.id, "said", written(saying))
            done(None)

    def _tell(self, saying: v.Saying) -> None:
        self._said = max(self._said, saying.number)
        self.sayings.append(saying)
        late, desk = self._table.late, self._table.desk
        is_on = late is not None and late.now.outcome is None and desk is not None
        if is_on and desk is not None and self.plays(saying.by):
            self._held[saying.number] = desk.match.acts
        for visit in tuple(self._table.visits):
            if self.hears(visit.me, saying):
                visit.tell_saying(saying)

    def hear(self, kind: str, text: str) -> None:
        """Something was said in another process, or in this one."""
        if kind == "said":
            saying = PLAIN.decode(text.encode(), v.Saying)
            if all((s.by, s.number) != (saying.by, saying.number) for s in self.sayings):
                self._tell(saying)
        elif kind == "nudge":
            self.nudging.hear(PLAIN.decode(text.encode(), v.Nudge))

    def plays(self, person: v.PersonId) -> bool:
        """Has somebody a seat at the match that is on?"""
        return person in self._table.playing.values()

    def let_out(self, everything: bool = False) -> None:
        """Those who watch know more of the match: what was said by then may be heard."""
        late = self._table.late
        acts = late.now.acts if late is not None else 0
        free = {number for number, by in self._held.items() if everything or by <= acts}
        for number in free:
            del self._held[number]
        for saying in [saying for saying in self.sayings if saying.number in free]:
            for visit in tuple(self._table.visits):
                knows = self.plays(visit.me) or visit.me == saying.by
                if not knows and self.hears(visit.me, saying):
                    self._guarded(partial(visit.tell_saying, saying))
