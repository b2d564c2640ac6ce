"""Delayed view for spectators: the match as it was a number of plays ago, and all of it once it is
over. With open hands each deal once it is over, with the views of all seats.

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
    then, the number of events, the view of who watches, who played, the number of deals begun by
    then, and with open hands the views of all seats.
    """

    acts: int
    events: int
    view: Any
    players: tuple[Player, ...]
    outcome: Outcome | None
    deals: int = 0
    hands: tuple[Any, ...] = ()

    @classmethod
    def of(cls, match: Match[Any, Any], open_hands: bool = False) -> Moment:
        """A match as it is now."""
        view, players = match.view(None), tuple(match.players)
        now = match.acts, len(match.happened), view, players, match.outcome
        if not open_hands:
            return cls(*now)
        return cls(*now, match.deals, tuple(map(match.view, range(len(players)))))


class DelayedView:
    """Sits at a match runner before all who watch there, and knows what they may know."""

    hooks: Hooks | None = None
    seat: Seat | None = None

    def __init__(
        self,
        runner: MatchRunner,
        plays: int,
        moved_on: Callable[[], None] = lambda: None,
        open_hands: bool = False,
    ) -> None:
        """`plays` is how many plays late those are told who watch; `moved_on` is called when they
        may know more, before they are told. `open_hands`: they are told nothing of a deal before it
        is over, and then with all hands, one play whenever there is another one.
        """
        self.plays = plays
        self._open_hands = open_hands
        self._match = runner.match
        self._moved_on = moved_on
        self._moments = deque(_moments(runner.match, plays, open_hands))
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
        over = last.outcome is not None
        until = last.acts if over else last.acts - self.plays
        while len(self._moments) > 1 and self._moments[1].acts <= until:
            # what has begun a deal is of that deal: it tells its cards
            behind = last.deals - self._moments[1].deals
            if self._open_hands and not over and (behind < 1 or (behind == 1 and moved)):
                break
            self._moments.popleft()
            moved.append(self.now)
        return tuple(moved)

    def tell(self, events: Sequence[Placed]) -> None:
        """Something happened; what happened some plays ago may be known now."""
        self._moments.append(Moment.of(self._match, self._open_hands))
        self.fresh = self._moved()
        if self.fresh:
            self._moved_on()

    def end(self) -> None:
        """Everything may be known since the last input was told."""

    def look_up(self) -> None:
        """No listener here."""


def _moments(match: Match[Any, Any], plays: int, open_hands: bool) -> list[Moment]:
    """The latest moments of a match: one that was taken up again is played through once more."""
    if match.outcome is not None or not match.sequence:
        return [Moment.of(match, open_hands and match.outcome is not None)]
    again = Match(match.game, match.header)
    moments = [Moment.of(again)]  # as all may know it, no hand is open yet
    for entry in match.entries:
        again.commit(again.prepare_entry(entry))
        if open_hands or again.acts >= match.acts - plays:
            moments.append(Moment.of(again, open_hands))
    return moments
