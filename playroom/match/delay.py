"""Delayed view for spectators: the match as it was a number of plays ago, and all of it once it is
over.

What the wall clock tells a match is no play: it reveals nothing while a player thinks.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from playroom.engine.chair import Hooks
from playroom.engine.header import Player
from playroom.engine.match import Match
from playroom.engine.record import Record, Seat
from playroom.engine.steps import Outcome, Placed
from playroom.match.runner import MatchRunner

MOST_LATE = 1_000
"""Plays that those who watch may be behind at most."""


class Moment(Record):
    """A match after one of its inputs, as far as everybody may know it: the number of plays by
    then, the number of events, the view of who watches, and who played.
    """

    acts: int
    events: int
    view: Any
    players: tuple[Player, ...]
    outcome: Outcome | None

    @classmethod
    def of(cls, match: Match[Any, Any]) -> Moment:
        """A match as it is now."""
        view, players = match.view(None), tuple(match.players)
        return cls(match.acts, len(match.happened), view, players, match.outcome)


class DelayedView:
    """Sits at a match runner before all who watch there, and knows what they may know."""

    hooks: Hooks | None = None
    seat: Seat | None = None

    def __init__(
        self, runner: MatchRunner, plays: int, moved_on: Callable[[], None] = lambda: None
    ) -> None:
        """`plays` is how many plays late those are told who watch; `moved_on` is called when they
        may know more, before they are told.
        """
        self.plays = plays
        self._match = runner.match
        self._moved_on = moved_on
        self._moments = deque(_moments(runner.match, plays))
        self.fresh = self._moved()
        """What may be known since the last input, moment after moment."""
        runner.chairs.insert(0, self)

    @property
    def now(self) -> Moment:
        """The match as those who watch may know it."""
        return self._moments[0]

    @property
    def acts(self) -> int:
        """The plays of the match by now, which those who watch do not know yet."""
        return self._match.acts

    def _moved(self) -> tuple[Moment, ...]:
        """Goes on to what may be known by now: all of it when the match is over."""
        last, moved = self._moments[-1], list[Moment]()
        until = last.acts if last.outcome is not None else last.acts - self.plays
        while len(self._moments) > 1 and self._moments[1].acts <= until:
            self._moments.popleft()
            moved.append(self.now)
        return tuple(moved)

    def tell(self, events: Sequence[Placed]) -> None:
        """Something happened; what happened some plays ago may be known now."""
        self._moments.append(Moment.of(self._match))
        self.fresh = self._moved()
        if self.fresh:
            self._moved_on()

    def end(self) -> None:
        """Everything may be known since the last input was told."""

    def look_up(self) -> None:
        """No listener here."""


def _moments(match: Match[Any, Any], plays: int) -> list[Moment]:
    """The latest moments of a match: one that was taken up again is played through once more."""
    if not match.sequence or match.outcome is not None:
        return [Moment.of(match)]
    again = Match(match.game, match.header)
    moments = [Moment.of(again)]
    for entry in match.entries:
        again.commit(again.prepare_entry(entry))
        if again.acts >= match.acts - plays:
            moments.append(Moment.of(again))
    return moments
