"""What a seat may know: the one place where a state is reduced."""

from __future__ import annotations

from games.cribbage.options import CribbageOptions
from games.cribbage.state import Phase, Public, State
from playroom.engine.cards import Card
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
        options, public = self.options, self.public
        if (
            self.seat is None
            or public.phase is not Phase.DISCARD
            or len(self.hand) <= options.hand_size
        ):
            return 0
        return options.discards(self.seat, public.dealer)

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
