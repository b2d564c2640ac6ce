"""The state of a game, and what one seat may know of it."""

from __future__ import annotations

from playroom.engine import kit

from .events import Laid
from .options import ToyOptions


class State(kit.Record):
    """All that is true: the hands of all seats too."""

    options: ToyOptions
    scores: tuple[kit.Points, ...]
    hands: tuple[tuple[kit.Card, ...], ...] = ()
    table: tuple[kit.Card, ...] = ()
    leader: kit.Seat = 0
    deal: kit.Count = 0
    acts: kit.Count = 0
    last: Laid | None = None
    winner: kit.Seat | None = None

    @property
    def turn(self) -> kit.Seat | None:
        """Who lays the next card, None when the game is over."""
        if self.winner is not None:
            return None
        return (self.leader + len(self.table)) % len(self.scores)


class View(kit.HandView):
    """What a seat may know, each field as the state has it; None is a spectator."""

    options: ToyOptions
    table: tuple[kit.Card, ...]
    deal: kit.Count
    last: Laid | None
