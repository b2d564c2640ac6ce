"""What a seat may know of a state: the one place where a state is reduced."""

from __future__ import annotations

from games.rummy.options import RummyOptions
from games.rummy.rules.melds import Cards, Meld, cards_in, without
from games.rummy.state import Public, State
from playroom.engine.record import Points, Record, Seat, Token


class View(Record):
    """What one seat knows: what is public, its own hand, draft and answers (None: a spectator, who
    has none).

    `own_count` is the count it has announced, `challenged` are the seats it has challenged.
    """

    seat: Seat | None
    options: RummyOptions
    public: Public
    hand: Cards = ()
    draft: tuple[Meld, ...] = ()
    fresh: Cards = ()
    answer: Token = ""
    quiet: bool = False
    own_count: Points | None = None
    challenged: tuple[Seat, ...] = ()

    @property
    def is_open(self) -> bool:
        """Has the seat opened in this hand?"""
        return self.seat is not None and self.public.opened[self.seat]

    @property
    def in_turn(self) -> bool:
        """Is it the turn of the seat?"""
        return self.seat == self.public.turn

    @property
    def rest(self) -> Cards:
        """The hand without the cards of the draft."""
        return without(self.hand, cards_in(self.draft)) if self.draft else self.hand


def view_of(state: State, seat: Seat | None) -> View:
    """What `seat` knows (None: a spectator)."""
    if seat is None:
        return View(None, state.options, state.public)
    secret, ballots = state.secret, state.secret.ballots
    return View(
        seat,
        state.options,
        state.public,
        secret.hands[seat],
        secret.drafts[seat],
        secret.fresh[seat],
        secret.answers[seat],
        secret.quiet[seat],
        ballots.counts[seat],
        ballots.challenges[seat],
    )
