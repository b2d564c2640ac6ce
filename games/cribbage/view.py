"""What a seat may know: the one place where a state is reduced."""

from __future__ import annotations

from games.cribbage.options import CribbageOptions
from games.cribbage.state import Phase, Public, State
from playroom.engine.cards import Card
from playroom.engine.kit.told import own_first
from playroom.engine.record import Count, Record, Seat


class View(Record):
    """All that `seat` may know (None: a spectator): what everybody knows, its own hand, and what it
    laid away.

    `hand` is in dealing order and without laid cards in the play; in the show it is the hand kept.
    `helps` counts the combinations it was told of its own open count.
    """

    seat: Seat | None
    options: CribbageOptions
    public: Public
    hand: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    helps: Count = 0

    @property
    def to_discard(self) -> int:
        """How many cards the seat still has to lay away."""
        public, full = self.public, self.options.hand_size
        if self.seat is None or public.phase is not Phase.DISCARD or len(self.hand) <= full:
            return 0
        return self.options.discards(self.seat, public.dealer)

    @property
    def own_crib(self) -> bool:
        """Does the crib count for the seat's side?"""
        side_of = self.options.side_of
        return self.seat is not None and side_of[self.public.dealer] == side_of[self.seat]

    @property
    def sides(self) -> tuple[Seat, ...]:
        """The sides, one's own first."""
        own = None if self.seat is None else self.options.side_of[self.seat]
        return own_first(range(self.options.sides), own)

    @property
    def is_counting(self) -> bool:
        """Does the seat have the open count?"""
        return self.public.open is not None and self.public.open.seat == self.seat


def view_of(state: State, seat: Seat | None) -> View:
    """What `seat` knows of `state` (None: a spectator)."""
    public, secret = state.public, state.secret
    if seat is None:
        return View(None, state.options, public)
    helps = secret.helps if public.open is not None and public.open.seat == seat else 0
    return View(seat, state.options, public, secret.left[seat], secret.discards[seat], helps)
