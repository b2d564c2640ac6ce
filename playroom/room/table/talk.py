"""Chat and nudges at a table: who may hear a line, and when. Kept in memory only."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from playroom.clock import monotonic, wall
from playroom.engine.notes import Rejection
from playroom.engine.record import Seat
from playroom.match.delay import DelayedView
from playroom.match.runner import MatchRunner
from playroom.room.members.names import said_of
from playroom.room.table import values as v
from playroom.room.table.context import RoomContext
from playroom.room.table.local_session import LocalSession
from playroom.room.table.session import OnResult, Utterance
from playroom.room.table.values import Phase, TableState

MOST_SAYINGS = 200
"""That are remembered."""


class TalkedAt(Protocol):
    """The table where it is said."""

    services: RoomContext
    runner: MatchRunner | None
    late: DelayedView | None
    sessions: list[LocalSession]
    playing: dict[Seat, v.PersonId]

    @property
    def state(self) -> TableState:
        """The table as it is now."""
        ...

    def guarded(self, tell: Callable[[], None]) -> None:
        """One who breaks must not keep the others from hearing."""
        ...


class Talk:
    """The talk at one table."""

    def __init__(self, table: TalkedAt) -> None:
        self._table = table
        self.sayings: deque[v.Saying] = deque(maxlen=MOST_SAYINGS)
        self._held: dict[int, int] = {}
        """What those who watch do not hear yet: its number, and the plays by which it was said."""
        self._said = 0
        self._nudged = dict[v.PersonId, float]()

    def hears(self, person: v.PersonId, saying: v.Saying) -> bool:
        """Whether a person may hear a line of chat."""
        guest = self._table.state.guest(person)
        if guest is None or person == saying.by:
            return guest is not None
        if self._table.services.personal.ignores(person, saying.by):
            return False
        return self.may_hear(person, saying)

    def may_hear(self, person: v.PersonId, saying: v.Saying) -> bool:
        """The same, also of one whom they ignore; only for people at the table."""
        guest, speaker = self._table.state.guest(person), self._table.state.guest(saying.by)
        if guest is None:
            return False
        if saying.number in self._held and not self._plays(person):
            return False
        if saying.to is v.To.PERSON:
            return person == saying.person
        if saying.to is v.To.WATCHERS:
            return guest.seat is None
        watches = speaker is None or speaker.seat is None
        return guest.seat is None or not watches or self._table.state.watchers_heard

    def say(self, by: v.PersonId, utterance: Utterance, on_result: OnResult) -> None:
        """Tells everybody who may hear it. It is kept nowhere: who hears it again, by its id, after
        the room was killed, knows it.
        """
        _, to, other, id_ = utterance
        guest = self._table.state.guest(by)
        cleaned = said_of(utterance.text)
        if guest is None:
            on_result(Rejection.of("not_here", "together-no-not-here"))
        elif (muted := self._table.services.moderation.mute(by, self._table.state)) is not None:
            on_result(muted)
        elif not cleaned:
            on_result(Rejection.of("nothing", "together-no-nothing"))
        elif to is v.To.PERSON and (other is None or self._table.state.guest(other) is None):
            on_result(Rejection.of("nobody", "together-no-nobody"))
        else:
            self._said = max(self._said + 1, int(wall() * 1000))
            saying = v.Saying(self._said, by, guest.name, to, cleaned, other, id_)
            self._tell(saying)
            on_result(None)

    def _tell(self, saying: v.Saying) -> None:
        self.sayings.append(saying)
        late = self._table.late
        if late is not None and late.now.outcome is None and self._plays(saying.by):
            self._held[saying.number] = late.acts
        for session in tuple(self._table.sessions):
            if self.hears(session.me, saying):
                session.tell_saying(saying)

    def _seats_awaited(self) -> set[Seat]:
        runner = self._table.runner
        if runner is None or self._table.state.phase is not Phase.PLAYING:
            return set()
        return {request.seat for request in runner.match.awaited()}

    def _awaited_here(self, but: v.PersonId) -> list[LocalSession]:
        """The sessions here of those who are awaited."""
        seats = self._seats_awaited()
        return [
            session
            for session in self._table.sessions
            if session.seat in seats and session.me != but
        ]

    def _tell_nudge(self, nudge: v.Nudge, sessions: Sequence[LocalSession]) -> None:
        ignores = self._table.services.personal.ignores
        for session in sessions:
            if not ignores(session.me, nudge.by):
                session.tell_nudge(nudge)

    def nudge(self, person: v.PersonId, on_result: OnResult) -> None:
        """Nudges the player who is awaited: each person once a minute at most."""
        state = self._table.state
        guest = state.guest(person)
        moment = monotonic()
        here, playing = self._awaited_here(person), self._table.playing
        found = [state.guest(playing.get(seat, "")) for seat in sorted(self._seats_awaited())]
        awaited = [other for other in found if other is not None and other.id != person]
        others = here or any(other.here for other in awaited)
        away = [other for other in awaited if not other.here]
        late = self._table.late
        if guest is None:
            on_result(Rejection.of("not_here", "together-no-not-here"))
        elif late is not None and late.now.outcome is None and not self._plays(person):
            on_result(Rejection.of("late", "together-no-late"))  # it would tell who is awaited now
        elif (muted := self._table.services.moderation.mute(person, state)) is not None:
            on_result(muted)
        elif not others and away:
            on_result(Rejection.of("away", "together-away", name=away[0].name, meant=False))
        elif not others:
            on_result(Rejection.of("nobody_awaited", "together-no-nobody-awaited"))
        elif moment - self._nudged.get(person, -60.0) < 60:
            on_result(Rejection.of("nudged", "together-no-nudged"))
        else:
            self._nudged[person] = moment
            nudge = v.Nudge(person, guest.name)
            self._tell_nudge(nudge, here)
            on_result(None)

    def _plays(self, person: v.PersonId) -> bool:
        """Whether a person has a seat in the current match."""
        return person in self._table.playing.values()

    def let_out(self, everything: bool = False) -> None:
        """Those who watch know more of the match: what was said by then may be heard."""
        plays = self._table.late.now.acts if self._table.late is not None else 0
        free = {number for number, by in self._held.items() if everything or by <= plays}
        for number in free:
            del self._held[number]
        mute, state = self._table.services.moderation.mute, self._table.state
        held = [saying for saying in self.sayings if saying.number in free]
        for saying in [one for one in held if mute(one.by, state) is None]:
            for session in tuple(self._table.sessions):
                knows = self._plays(session.me) or session.me == saying.by
                if not knows and self.hears(session.me, saying):
                    self._table.guarded(partial(session.tell_saying, saying))
