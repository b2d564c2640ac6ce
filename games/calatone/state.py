"""The state of a sitting: frozen values only.

`Hand` is one deal from the antes to the pot, with its `Bets`; `State` is the whole evening, with
the `Bank`, the agreed end (`Ending`) and what is put to all (`Votes`).
"""

from __future__ import annotations

import enum
from typing import TypeAlias

from games.calatone.actions import Extend, Rebuy, Refuse
from games.calatone.events import RoundStarted, Spoke, Withdrew
from games.calatone.options import CalatoneOptions
from games.calatone.rules.limits import Limit
from playroom.engine.cards import Card
from playroom.engine.record import Count, Minute, Points, Record, Seat, Token

Cards: TypeAlias = tuple[Card, ...]


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
        return self in _IN_HAND


_IN_HAND = (Phase.EXPOSE, Phase.BET, Phase.DECLARE)


class Chair(enum.StrEnum):
    """What has become of a player."""

    SEATED = "seated"
    OBSERVER = "observer"  # CAL-107
    LEFT = "left"


# -- a hand ----------------------------------------------------------------------------------------


class Pot(Record):
    """A layer of the pot: who may win it, who did, and what each winner got (CAL-078)."""

    amount: Points
    eligible: tuple[Seat, ...]
    winners: tuple[Seat, ...] = ()
    shares: tuple[Points, ...] = ()


class Deal(Record):
    """What is fixed for a hand: its number in the sitting, the cards in the pack, who deals and
    cuts, and who is dealt in, in deal order.
    """

    number: Count
    size: Count
    dealer: Seat
    cutter: Seat
    order: tuple[Seat, ...]


class Bets(Record):
    """Who is in a hand and what has been bet; all of it is public.

    `total` is what every seat has paid in the hand, `paid` what in this round. `live` have not
    withdrawn. `queue` holds who must still choose a card, speak, or declare. `first` has the first
    speaker of every round reached, None where there was no betting. `leader` is who is named first
    when hands are announced (CAL-079). `last` is the last thing that was said, or before any who
    speaks first.
    """

    total: tuple[Points, ...]
    paid: tuple[Points, ...]
    live: tuple[Seat, ...]
    queue: tuple[Seat, ...]
    round: Count = 0
    level: Points = 0
    raises: Count = 0
    barred: tuple[Seat, ...] = ()
    first: tuple[Seat | None, ...] = ()
    leader: Seat | None = None
    last: RoundStarted | Spoke | Withdrew | None = None

    @property
    def pot(self) -> int:
        """All that has been paid and not gone back."""
        return sum(self.total)


class Hand(Record):
    """One hand. Tuples by seat have an entry for every seat of the table.

    `rest` is the pack that is left; `cards` are in the order received; `shown` is the card of the
    first two that was chosen, known to its owner alone until betting begins; `declared` are the
    fives that were chosen. `leaving` have gone and play no more. `end` is the reason of the end,
    from the moment it is known; `announced` and `pots` come with it.
    """

    deal: Deal
    bets: Bets
    rest: Cards
    cards: tuple[Cards, ...]
    shown: tuple[Card | None, ...]
    declared: tuple[Cards | None, ...]
    leaving: tuple[Seat, ...] = ()
    announced: tuple[Seat, ...] = ()
    pots: tuple[Pot, ...] = ()
    end: Token = ""

    def hidden(self, seat: Seat) -> Card | None:
        """The card that `seat` keeps down, None while it has not chosen."""
        shown = self.shown[seat]
        if shown is None:
            return None
        first, second = self.cards[seat][:2]
        return second if first == shown else first

    def up(self, seat: Seat) -> Cards:
        """The cards of `seat` that lie open, in the order they came; none before the choices are
        shown.
        """
        shown = self.shown[seat]
        return (shown, *self.cards[seat][2:]) if self.bets.round and shown is not None else ()


# -- the evening -----------------------------------------------------------------------------------


class Question(Record):
    """What is put to others (CAL-114): `what` is `rebuy`, `limit`, `end`, `seats` or `extend`;
    `seats` are asked.
    """

    what: Token
    by: Seat
    seats: tuple[Seat, ...]
    amount: Points = 0
    limit: Limit | None = None
    consented: tuple[Seat, ...] = ()
    refused: tuple[Seat, ...] = ()

    @property
    def open(self) -> tuple[Seat, ...]:
        """Those who have not answered."""
        return tuple(
            seat for seat in self.seats if seat not in self.consented and seat not in self.refused
        )


class Votes(Record):
    """What is put to all: who has asked what since the last hand, and the open question."""

    asked: tuple[tuple[Seat, Token], ...] = ()
    question: Question | None = None


class Booked(Record):
    """A line of the banker's book (CAL-017): chips issued (positive) or returned (negative), after
    which hand, what minute.

    `minute` counts as `Clock` does and is None when no clock was told.
    """

    seat: Seat
    amount: Points
    hands: Count
    minute: Minute | None


class Bank(Record):
    """Who keeps the bank, and the chips that every seat has had from it and given back."""

    keeper: Seat
    issued: tuple[Points, ...]
    returned: tuple[Points, ...]
    book: tuple[Booked, ...] = ()

    @property
    def chips(self) -> int:
        """How many chips are on the table."""
        return sum(self.issued) - sum(self.returned)

    def results(self, stacks: tuple[int, ...]) -> tuple[int, ...]:
        """What every player is ahead: chips returned and in front, less chips issued (CAL-020)."""
        return tuple(
            returned + stack - issued
            for returned, stack, issued in zip(self.returned, stacks, self.issued, strict=True)
        )


class Ending(Record):
    """The agreed end: the limit, and what is left of it: hands, minutes, or the minute of the clock
    at which it comes (-1: not known yet). `minute` is what the clock told last.
    """

    limit: Limit | None = None
    left: Points = 0
    reached: bool = False
    minute: Minute | None = None


class State(Record):
    """A sitting. Tuples by seat have an entry for every seat; `places` are the seats as they sit,
    each to the left of the last.

    `dealer` dealt last, or deals first when `passed` is False. `deals` counts all deals, `hands`
    the hands finished, `draws` how often seats were drawn, `questions` how often something was
    asked between hands. `answers` are those of the windows `rebuy` and `limit`, secret before all
    have answered; `waiting` are questions that come after the open one. `voids` counts successive
    void hands, `silences` successive hands without any action; `heard` tells whether there was one
    since the last hand ended.
    """

    options: CalatoneOptions
    phase: Phase
    places: tuple[Seat, ...]
    chairs: tuple[Chair, ...]
    stacks: tuple[Points, ...]
    bank: Bank
    dealer: Seat
    passed: bool = False
    deals: Count = 0
    hands: Count = 0
    draws: Count = 0
    questions: Count = 0
    ending: Ending = Ending()
    votes: Votes = Votes()
    ready: tuple[Seat, ...] = ()
    answers: tuple[tuple[Seat, Rebuy | Extend | Refuse], ...] = ()
    waiting: tuple[Question, ...] = ()
    hand: Hand | None = None
    voids: Count = 0
    silences: Count = 0
    heard: bool = False
    ended: Token = ""

    @property
    def current(self) -> Hand:
        """The hand being played, or played last; there must be one."""
        assert self.hand is not None
        return self.hand

    @property
    def results(self) -> tuple[int, ...]:
        """What every player is ahead."""
        return self.bank.results(self.stacks)

    @property
    def seated(self) -> tuple[Seat, ...]:
        """Those who have a place at the table, as they sit."""
        chairs, seated = self.chairs, Chair.SEATED
        return tuple([seat for seat in self.places if chairs[seat] is seated])

    @property
    def with_chips(self) -> tuple[Seat, ...]:
        """Those of them who have chips."""
        return tuple(seat for seat in self.seated if self.stacks[seat])

    @property
    def deal_order(self) -> tuple[Seat, ...]:
        """All seats in the deal order of the last dealer, who comes last."""
        return self.places_from(self.dealer, 1)

    @property
    def next_order(self) -> tuple[Seat, ...]:
        """Those dealt into the next hand in deal order, its dealer last (CAL-002, CAL-023,
        CAL-116).
        """
        dealt_in = [
            seat
            for seat in self.places_from(self.dealer, int(self.passed))
            if self.chairs[seat] is Chair.SEATED and self.stacks[seat]
        ]
        return tuple(dealt_in[1:] + dealt_in[:1])

    def places_from(self, seat: Seat, further: int = 0) -> tuple[Seat, ...]:
        """All seats as they sit, from `seat` on, or from so many places further to the left."""
        index = self.places.index(seat) + further
        return self.places[index:] + self.places[:index]
