"""What one seat may know (section 6 of the rules).

Bots, keys and lines are made from this alone.
"""

from __future__ import annotations

from games.calatone.betting import Legal, legal
from games.calatone.checks import awaited
from games.calatone.limits import Limit
from games.calatone.options import Terms
from games.calatone.state import Booked, Chair, Hand, Phase, Pot, Question, State
from playroom.engine.cards import Card
from playroom.engine.record import Record, Seat
from playroom.engine.steps import Event

Cards = tuple[Card, ...]


class HandView(Record):
    """A hand as one seat sees it. Tuples by seat have an entry for every seat.

    `up` are the shown cards of those who are live, `counts` how many cards each live seat has.
    `own` are the seat's own cards in the order received, also after it withdrew, and `own_shown`
    the one of the first two it shows. `done` are the seats that have chosen a card or their five.
    `laid` and `hidden` are the declared hands and the hidden cards, once all have declared, in the
    order of `announced`. `last` is the last thing that was said, or before any who speaks first.
    """

    number: int
    size: int
    dealer: Seat
    cutter: Seat
    order: tuple[Seat, ...]
    live: tuple[Seat, ...]
    up: tuple[Cards, ...]
    counts: tuple[int, ...]
    own: Cards
    own_shown: Card | None
    own_five: Cards
    done: tuple[Seat, ...]
    total: tuple[int, ...]
    paid: tuple[int, ...]
    round: int
    level: int
    raises: int
    barred: tuple[Seat, ...]
    queue: tuple[Seat, ...]
    first: tuple[Seat | None, ...]
    leaving: tuple[Seat, ...]
    announced: tuple[Seat, ...]
    laid: tuple[Cards, ...]
    hidden: Cards
    pots: tuple[Pot, ...]
    end: str
    last: Event | None
    rest: int

    @property
    def pot(self) -> int:
        """All that has been paid and not gone back."""
        return sum(self.total)

    @property
    def own_hidden(self) -> Card | None:
        """The seat's own card that lies face down, None while it has not chosen."""
        shown = self.own_shown
        return (
            next((one for one in self.own[:2] if one != shown), None) if shown is not None else None
        )


class View(Record):
    """A sitting as `seat` sees it (None: somebody who only watches).

    `answered` have answered the open window.
    """

    seat: Seat | None
    terms: Terms
    phase: Phase
    places: tuple[Seat, ...]
    chairs: tuple[Chair, ...]
    stacks: tuple[int, ...]
    issued: tuple[int, ...]
    returned: tuple[int, ...]
    banker: Seat
    dealer: Seat
    next_order: tuple[Seat, ...]
    deals: int
    hands: int
    limit: Limit | None
    left: int
    reached: bool
    book: tuple[Booked, ...]
    asked: tuple[str, ...]
    ready: tuple[Seat, ...]
    awaited: tuple[Seat, ...]
    question: Question | None
    hand: HandView | None
    ended: str

    @property
    def results(self) -> tuple[int, ...]:
        """Chips returned and in front, less chips issued."""
        return tuple(
            returned + stack - issued
            for returned, stack, issued in zip(self.returned, self.stacks, self.issued, strict=True)
        )

    @property
    def playing(self) -> bool:
        """Has the seat a place at the table?"""
        return self.seat is not None and self.chairs[self.seat] is Chair.SEATED

    @property
    def is_awaited(self) -> bool:
        """Is the seat awaited now?"""
        return self.seat is not None and self.seat in self.awaited

    @property
    def in_hand(self) -> HandView | None:
        """The hand being played, None between hands."""
        return self.hand if self.phase.in_hand else None

    @property
    def legal(self) -> Legal | None:
        """What the seat may do with chips, when it is its turn to bet."""
        if (
            self.phase is not Phase.BET
            or self.hand is None
            or not self.is_awaited
            or self.seat is None
        ):
            return None
        return legal(self.terms, self.hand, self.stacks, self.seat)


def view_of(state: State, seat: Seat | None) -> View:
    """All that `seat` may know of `state`."""
    hand = state.hand
    between = state.phase is Phase.BETWEEN
    return View(
        seat,
        state.terms,
        state.phase,
        state.places,
        state.chairs,
        state.stacks,
        state.issued,
        state.returned,
        state.banker,
        state.dealer,
        state.next_order if between else (),
        state.deals,
        state.hands,
        state.limit,
        state.left,
        state.reached,
        state.book,
        tuple(topic for asker, topic in state.asked if asker == seat),
        state.ready,
        awaited(state),
        state.question,
        None if hand is None else _hand(hand, seat),
        state.ended,
    )


def _hand(hand: Hand, seat: Seat | None) -> HandView:
    live = hand.live
    none: Cards = ()
    own, own_shown, own_five = none, None, none
    if seat is not None:
        own, own_shown, own_five = hand.cards[seat], hand.shown[seat], hand.declared[seat] or none
    announced = hand.announced
    laid, hidden = [], []
    for one in announced:
        five, down = hand.declared[one], hand.hidden(one)
        if five is not None and down is not None:
            laid.append(five)
            hidden.append(down)
    if not hand.round:
        done = tuple(one for one in hand.order if hand.shown[one] is not None)
    elif hand.end:
        done = tuple(one for one in live if hand.declared[one] is not None)
    else:
        done = ()
    return HandView(
        hand.number,
        hand.size,
        hand.dealer,
        hand.cutter,
        hand.order,
        live,
        tuple([hand.up(one) if one in live else none for one in range(len(hand.cards))]),
        tuple([len(some) if one in live else 0 for one, some in enumerate(hand.cards)]),
        own,
        own_shown,
        own_five,
        done,
        hand.total,
        hand.paid,
        hand.round,
        hand.level,
        hand.raises,
        hand.barred,
        hand.queue,
        hand.first,
        hand.leaving,
        announced,
        tuple(laid),
        tuple(hidden),
        hand.pots,
        hand.end,
        hand.last,
        len(hand.rest),
    )
