"""What happens.

`seen_by` is where a card, a choice or a declaration is kept from the others.
"""

from __future__ import annotations

from games.calatone.options import CalatoneOptions
from games.calatone.rules.evaluator import Key, Made
from games.calatone.rules.limits import Limit
from playroom.engine.cards import Card
from playroom.engine.record import Count, Points, Seat, Token, replace
from playroom.engine.steps import Event


class SessionStarted(Event):
    """The table is open: who sits there, who keeps the bank, and the options that all accept by
    playing (CAL-015).
    """

    seats: tuple[Seat, ...]
    banker: Seat
    options: CalatoneOptions


class HandStarted(Event):
    """A hand begins; `seats` are dealt in, in deal order; the dealer has shuffled and `cutter` cut
    (CAL-024).
    """

    number: Count
    dealer: Seat
    cutter: Seat
    size: Count
    seats: tuple[Seat, ...]
    ante: Points


class AntePaid(Event):
    """CAL-026."""

    seat: Seat
    amount: Points
    all_in: bool


class DealtDown(Event):
    """Cards face down (CAL-027); `cards` are for the owner alone, in the order received."""

    seat: Seat
    count: Count
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, cards=())


class Chose(Event):
    """A seat has chosen the card it will show; which one, only the owner knows (CAL-029)."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, card=None)


class Exposed(Event):
    """The card a seat shows; the events of all seats come together, in deal order."""

    seat: Seat
    card: Card


class RoundStarted(Event):
    """A betting round; `first` speaks first because of `made`. Both None: there is no betting
    (CAL-055).

    `again`: there was none in the round before either.
    """

    round: Count
    first: Seat | None
    made: Made | None
    pot: Points
    again: bool = False


class Spoke(Event):
    """`what` is `check`, `bet`, `call` or `raise`. `paid` is the seat's total in the round, `put`
    what it added just now.

    `next` speaks now and must pay `cost` to see (None: the round is over or the next one has gone).
    """

    seat: Seat
    what: Token
    level: Points
    paid: Points
    put: Points
    stack: Points
    all_in: bool
    next: Seat | None
    cost: Points


class DealtUp(Event):
    """A card face up (CAL-031); `made` is what the seat's shown cards make now."""

    seat: Seat
    card: Card
    made: Made


class Withdrew(Event):
    """A seat is out of the hand (CAL-058); `faced` tells whether there was a bet to answer.

    `next` and `cost` as in `Spoke`.
    """

    seat: Seat
    faced: bool
    gone: bool
    next: Seat | None
    cost: Points


class Refund(Event):
    """Unmatched chips go back (CAL-054, CAL-112)."""

    seat: Seat
    amount: Points


class AllPassed(Event):
    """All have passed and the hand ends here (CAL-062)."""

    round: Count


class DeclareAsked(Event):
    """These seats choose their five cards now (CAL-068)."""

    seats: tuple[Seat, ...]


class Decided(Event):
    """A seat has chosen its five; which ones, only the owner knows until all have (CAL-071)."""

    seat: Seat
    cards: tuple[Card, ...]
    made: Made | None

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else replace(self, cards=(), made=None)


class Declared(Event):
    """A hand is laid open: the hidden card and the five that count (fewer when the hand ended
    early).
    """

    seat: Seat
    hidden: Card
    cards: tuple[Card, ...]
    made: Made
    key: Key


class PotWon(Event):
    """Pot number `index` of `pots` (the main pot is 0) goes to `winners`; `shares` belong to them
    in that order.
    """

    index: Count
    pots: Count
    amount: Points
    winners: tuple[Seat, ...]
    shares: tuple[Points, ...]


class HandEnded(Event):
    """`reason` is `showdown`, `all_pass`, `last_player` or `void`."""

    reason: Token
    number: Count
    stacks: tuple[Points, ...]


class Banked(Event):
    """The banker's book: `what` is `issued` or `returned` (CAL-017); `opening` for the chips of the
    start.
    """

    seat: Seat
    what: Token
    amount: Points
    opening: bool = False


class ReadyAsked(Event):
    """Between hands: hand `number` is dealt by `dealer` when all `seats` are ready."""

    number: Count
    dealer: Seat
    seats: tuple[Seat, ...]


class IsReady(Event):
    """A seat wants the next hand; `waiting` are those who are not ready yet."""

    seat: Seat
    waiting: tuple[Seat, ...]


class Asked(Event):
    """Something is put to others (CAL-114): `what` is `rebuy`, `limit`, `end`, `seats`
    or `extend`.
    """

    what: Token
    by: Seat
    amount: Points
    limit: Limit | None
    seats: tuple[Seat, ...]


class Answered(Event):
    """`answer` is `consent` or `refuse`; in the windows of CAL-111 and CAL-119 `rebuy`, `extend`,
    or `none` for nothing.
    """

    seat: Seat
    what: Token
    answer: Token


class Settled(Event):
    """A question is closed."""

    what: Token
    by: Seat
    agreed: bool


class RebuyAsked(Event):
    """Those without chips are asked whether they want fresh ones (CAL-111)."""

    seats: tuple[Seat, ...]


class ExtendAsked(Event):
    """All are asked whether to go on after the limit (CAL-119)."""

    seats: tuple[Seat, ...]


class SeatsDrawn(Event):
    """The new places, each to the left of the one before (CAL-014, CAL-109)."""

    places: tuple[Seat, ...]


class LimitReached(Event):
    """CAL-101; `in_hand` when a hand is still to be finished."""

    limit: Limit
    in_hand: bool


class LimitSet(Event):
    """A limit holds from now on (CAL-100, CAL-119)."""

    limit: Limit


class Gone(Event):
    """A seat has said in the middle of a hand that it leaves; it goes when the hand is over
    (CAL-106).
    """

    seat: Seat


class Returned(Event):
    """A seat that had gone plays on."""

    seat: Seat


class Left(Event):
    """A seat has left the sitting with this result (CAL-105)."""

    seat: Seat
    result: Points


class Observer(Event):
    """A seat without chips only watches from now on (CAL-107)."""

    seat: Seat


class BankerChanged(Event):
    """The bank passes to the next seat on the left (CAL-018)."""

    seat: Seat


class HandAnnulled(Event):
    """The pack or the chips were not right: stakes go back and the same dealer deals again."""

    number: Count


class SessionEnded(Event):
    """`reason` is `limit`, `chips`, `agreed` or `stalled`; `results` by seat add up to zero
    (CAL-020, CAL-108).
    """

    reason: Token
    results: tuple[Points, ...]


EVENTS = (
    SessionStarted,
    HandStarted,
    AntePaid,
    DealtDown,
    Chose,
    Exposed,
    RoundStarted,
    Spoke,
    DealtUp,
    Withdrew,
    Refund,
    AllPassed,
    DeclareAsked,
    Decided,
    Declared,
    PotWon,
    HandEnded,
    Banked,
    ReadyAsked,
    IsReady,
    Asked,
    Answered,
    Settled,
    RebuyAsked,
    ExtendAsked,
    SeatsDrawn,
    LimitReached,
    LimitSet,
    Gone,
    Returned,
    Left,
    Observer,
    BankerChanged,
    HandAnnulled,
    SessionEnded,
)
"""All of them."""
