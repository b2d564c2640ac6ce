"""The state of a sitting: frozen values only.

`Hand` is one deal from the antes to the pot, `State` the whole evening.
"""

from __future__ import annotations

import enum

from games.calatone.evaluator import Evaluator, evaluator
from games.calatone.limits import Limit
from games.calatone.options import Terms
from playroom.engine.cards import Card
from playroom.engine.record import Record, Seat
from playroom.engine.steps import Action, Event


class Phase(enum.StrEnum):
    """Where the sitting is.

    The first three are a hand, the others lie between hands, in the words of the rules.
    """

    EXPOSE = "expose"
    BET = "bet"
    DECLARE = "declare"
    BETWEEN = "between"
    REBUY = "rebuy"
    LIMIT = "limit"
    ASK = "ask"
    OVER = "over"

    @property
    def in_hand(self) -> bool:
        """Is a hand being played?"""
        return self in (Phase.EXPOSE, Phase.BET, Phase.DECLARE)


class Chair(enum.StrEnum):
    """What has become of a player."""

    SEATED = "seated"
    OBSERVER = "observer"  # CAL-107
    LEFT = "left"


class Pot(Record):
    """A layer of the pot: who may win it, who did, and what each winner got (CAL-078)."""

    amount: int
    eligible: tuple[Seat, ...]
    winners: tuple[Seat, ...] = ()
    shares: tuple[int, ...] = ()


class Hand(Record):
    """One hand. Tuples by seat have an entry for every seat of the table; `order` is the deal order
    of those dealt in.

    `cards` are in the order received; `shown` is the card of the first two that was chosen, known
    to its owner alone until betting begins. `total` is what a seat has paid in the hand, `paid`
    what in this round. `queue` holds who is still to speak. `first` has the first speaker of every
    round reached, None where there was no betting. `leader` is who is named first when hands are
    announced (CAL-079). `leaving` have gone and play no more. `end` is the reason of the end, from
    the moment it is known. `last` is the last thing that was said, or before any who speaks first.
    """

    number: int
    size: int
    dealer: Seat
    cutter: Seat
    order: tuple[Seat, ...]
    rest: tuple[Card, ...]
    cards: tuple[tuple[Card, ...], ...]
    shown: tuple[Card | None, ...]
    live: tuple[Seat, ...]
    total: tuple[int, ...]
    paid: tuple[int, ...]
    round: int = 0
    level: int = 0
    raises: int = 0
    barred: tuple[Seat, ...] = ()
    queue: tuple[Seat, ...] = ()
    first: tuple[Seat | None, ...] = ()
    leader: Seat | None = None
    leaving: tuple[Seat, ...] = ()
    declared: tuple[tuple[Card, ...] | None, ...] = ()
    announced: tuple[Seat, ...] = ()
    pots: tuple[Pot, ...] = ()
    end: str = ""
    last: Event | None = None

    @property
    def pot(self) -> int:
        """All that has been paid and not gone back."""
        return sum(self.total)

    def hidden(self, seat: Seat) -> Card | None:
        """The card that `seat` keeps down, None while it has not chosen."""
        shown = self.shown[seat]
        return (
            next((one for one in self.cards[seat][:2] if one != shown), None)
            if shown is not None
            else None
        )

    def up(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of `seat` that lie open, in the order they came; none before the choices are
        shown.
        """
        shown = self.shown[seat]
        return (shown, *self.cards[seat][2:]) if self.round and shown is not None else ()


class Question(Record):
    """What is put to others (CAL-114): `what` is `rebuy`, `limit`, `end`, `seats` or `extend`;
    `seats` are asked.
    """

    what: str
    by: Seat
    seats: tuple[Seat, ...]
    amount: int = 0
    limit: Limit | None = None
    consented: tuple[Seat, ...] = ()
    refused: tuple[Seat, ...] = ()

    @property
    def open(self) -> tuple[Seat, ...]:
        """Those who have not answered."""
        return tuple(
            seat for seat in self.seats if seat not in self.consented and seat not in self.refused
        )


class Booked(Record):
    """A line of the banker's book (CAL-017): chips issued (positive) or returned (negative), after
    which hand, what minute.

    `minute` counts as `Clock` does and is None when no clock was told.
    """

    seat: Seat
    amount: int
    hands: int
    minute: int | None


class State(Record):
    """A sitting. Tuples by seat have an entry for every seat; `places` are the seats as they sit,
    each to the left of the last.

    `dealer` dealt last, or deals first when `passed` is False. `deals` counts all deals, `hands`
    the hands finished. `left` is what remains of the limit: hands, minutes, or the minute of the
    clock at which it ends (-1: not known yet). `answers` are those of the windows `rebuy` and
    `limit`. `waiting` are questions that come after the open one. `heard` tells whether anybody has
    done anything since the last hand ended, `silences` counts successive hands in which nobody did.
    `draws` counts how often seats were drawn.
    """

    terms: Terms
    phase: Phase
    places: tuple[Seat, ...]
    chairs: tuple[Chair, ...]
    stacks: tuple[int, ...]
    issued: tuple[int, ...]
    returned: tuple[int, ...]
    banker: Seat
    dealer: Seat
    passed: bool = False
    deals: int = 0
    hands: int = 0
    voids: int = 0
    limit: Limit | None = None
    left: int = 0
    reached: bool = False
    now: int | None = None
    book: tuple[Booked, ...] = ()
    asked: tuple[tuple[Seat, str], ...] = ()
    ready: tuple[Seat, ...] = ()
    answers: tuple[tuple[Seat, Action], ...] = ()
    question: Question | None = None
    waiting: tuple[Question, ...] = ()
    hand: Hand | None = None
    ended: str = ""
    heard: bool = False
    silences: int = 0
    draws: int = 0

    def played(self, phase: Phase, stacks: tuple[int, ...], hand: Hand) -> State:
        """The state after an action in a hand that goes on.

        As `replace`, which takes longer than all the rest.
        """
        return State(
            self.terms,
            phase,
            self.places,
            self.chairs,
            stacks,
            self.issued,
            self.returned,
            self.banker,
            self.dealer,
            self.passed,
            self.deals,
            self.hands,
            self.voids,
            self.limit,
            self.left,
            self.reached,
            self.now,
            self.book,
            self.asked,
            self.ready,
            self.answers,
            self.question,
            self.waiting,
            hand,
            self.ended,
            True,
            self.silences,
            self.draws,
        )

    @property
    def results(self) -> tuple[int, ...]:
        """What every player is ahead: chips returned and in front, less chips issued (CAL-020)."""
        return tuple(
            returned + stack - issued
            for returned, stack, issued in zip(self.returned, self.stacks, self.issued, strict=True)
        )

    @property
    def deal_order(self) -> tuple[Seat, ...]:
        """All seats in the deal order of the last dealer, who comes last."""
        at = self.places.index(self.dealer) + 1
        return self.places[at:] + self.places[:at]

    @property
    def next_order(self) -> tuple[Seat, ...]:
        """Those dealt into the next hand in deal order, its dealer last (CAL-002, CAL-023,
        CAL-116).
        """
        at = self.places.index(self.dealer) + self.passed
        around = self.places[at:] + self.places[:at]
        dealt_in = [
            seat for seat in around if self.chairs[seat] is Chair.SEATED and self.stacks[seat]
        ]
        return tuple(dealt_in[1:] + dealt_in[:1])


def evaluator_for(terms: Terms, size: int) -> Evaluator:
    """The evaluator of a hand played with a pack of `size`."""
    return evaluator(size, terms.ace_low, terms.ace_straight_over_flush)
