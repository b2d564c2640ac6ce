"""What one seat may know.

Bots, keys and lines are made from this alone.
"""

from __future__ import annotations

from games.calatone.options import CalatoneOptions
from games.calatone.rules.bets import Legal, legal
from games.calatone.rules.evaluator import Evaluator
from games.calatone.rules.requests import awaited
from games.calatone.state import (
    Bank,
    Bets,
    Cards,
    Chair,
    Deal,
    Ending,
    Hand,
    Phase,
    Pot,
    State,
    Votes,
)  # fmt: skip
from playroom.engine.cards import Card
from playroom.engine.kit.views import kept_for_state
from playroom.engine.record import Count, Points, Record, Seat, Token


class HandView(Record):
    """A hand as one seat sees it. Tuples by seat have an entry for every seat.

    `up` are the shown cards of those who are live, `counts` how many cards each live seat has.
    `own` are the seat's own cards in the order received, also after it withdrew, `own_shown` the
    one of the first two it shows, and `own_five` what it has declared. `laid` and `hidden` are the
    declared hands and the hidden cards, once all have declared, in the order of `announced`. `rest`
    is how many cards are left in the pack.
    """

    deal: Deal
    bets: Bets
    up: tuple[Cards, ...]
    counts: tuple[Count, ...]
    own: Cards
    own_shown: Card | None
    own_five: Cards
    leaving: tuple[Seat, ...]
    announced: tuple[Seat, ...]
    laid: tuple[Cards, ...]
    hidden: Cards
    pots: tuple[Pot, ...]
    end: Token
    rest: Count

    @property
    def own_hidden(self) -> Card | None:
        """The seat's own card that lies face down, None while it has not chosen."""
        shown = self.own_shown
        if shown is None:
            return None
        return next((card for card in self.own[:2] if card != shown), None)

    @property
    def own_up(self) -> Cards:
        """The seat's own cards but for the hidden one."""
        hidden = self.own_hidden
        return tuple(card for card in self.own if card != hidden)


class View(Record):
    """A sitting as `seat` sees it (None: a spectator).

    `next_order` are those dealt into the next hand, its dealer last, while no hand is being played.
    """

    seat: Seat | None
    options: CalatoneOptions
    phase: Phase
    places: tuple[Seat, ...]
    chairs: tuple[Chair, ...]
    stacks: tuple[Points, ...]
    bank: Bank
    dealer: Seat
    next_order: tuple[Seat, ...]
    deals: Count
    hands: Count
    ending: Ending
    votes: Votes
    ready: tuple[Seat, ...]
    awaited: tuple[Seat, ...]
    hand: HandView | None
    ended: Token

    @property
    def results(self) -> tuple[int, ...]:
        """Chips returned and in front, less chips issued."""
        return self.bank.results(self.stacks)

    @property
    def playing(self) -> bool:
        """Has the seat a place at the table?"""
        return self.seat is not None and self.chairs[self.seat] is Chair.SEATED

    @property
    def is_awaited(self) -> bool:
        """Is the seat awaited now?"""
        return self.seat is not None and self.seat in self.awaited

    @property
    def others_awaited(self) -> tuple[Seat, ...]:
        """The other seats that are awaited now."""
        return tuple(seat for seat in self.awaited if seat != self.seat)

    @property
    def asked(self) -> tuple[str, ...]:
        """What the seat has proposed since the last hand."""
        return tuple(topic for seat, topic in self.votes.asked if seat == self.seat)

    @property
    def in_hand(self) -> HandView | None:
        """The hand being played, None between hands."""
        return self.hand if self.phase.in_hand else None

    @property
    def evaluator(self) -> Evaluator:
        """What tells the worth of cards in the hand being played, or played last."""
        assert self.hand is not None
        return self.options.evaluator(self.hand.deal.size)

    @property
    def legal(self) -> Legal | None:
        """What the seat may do with chips, when it is its turn to bet."""
        if self.phase is not Phase.BET or not self.is_awaited or self.hand is None:
            return None
        assert self.seat is not None
        return legal(self.options, self.hand.bets, self.stacks, self.seat)


@kept_for_state
def view_of(state: State, seat: Seat | None) -> View:
    """All that `seat` may know of `state`."""
    hand = state.hand
    return View(
        seat,
        state.options,
        state.phase,
        state.places,
        state.chairs,
        state.stacks,
        state.bank,
        state.dealer,
        state.next_order if state.phase is Phase.BETWEEN else (),
        state.deals,
        state.hands,
        state.ending,
        state.votes,
        state.ready,
        awaited(state),
        None if hand is None else _hand(hand, seat),
        state.ended,
    )


def _hand(hand: Hand, seat: Seat | None) -> HandView:
    own: Cards = ()
    own_shown: Card | None = None
    own_five: Cards = ()
    if seat is not None:
        own, own_shown, own_five = hand.cards[seat], hand.shown[seat], hand.declared[seat] or ()
    laid, hidden = [], []
    for other in hand.announced:
        five, down = hand.declared[other], hand.hidden(other)
        if five is not None and down is not None:
            laid.append(five)
            hidden.append(down)
    live = hand.bets.live
    seats = range(len(hand.cards))
    return HandView(
        hand.deal,
        hand.bets,
        tuple([hand.up(other) if other in live else () for other in seats]),
        tuple([len(hand.cards[other]) if other in live else 0 for other in seats]),
        own,
        own_shown,
        own_five,
        hand.leaving,
        hand.announced,
        tuple(laid),
        tuple(hidden),
        hand.pots,
        hand.end,
        len(hand.rest),
    )
