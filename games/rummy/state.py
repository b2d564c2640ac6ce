"""The state of a game of rummy, in a public and a secret part, and what a seat may know of it
(`view_of`: the one place where a state is reduced).
"""

from __future__ import annotations

import enum
from typing import TypeAlias

from games.rummy.events import (
    Claimed,
    Discarded,
    DrewStock,
    HandEnded,
    LaidOff,
    Opened,
    Replaced,
    TookDiscard,
    Undone,
)
from games.rummy.options import CONTRACTS, PointsOfSeats, RummyOptions
from games.rummy.rules.melds import Cards, Meld, cards_in, without
from playroom.engine.cards import Card
from playroom.engine.record import Count, Points, Record, Seat, Token


class Phase(enum.StrEnum):
    """What the game waits for."""

    DRAW = "draw"  # the seat in turn takes the top of the pile or draws
    CLAIM = "claim"  # the others may claim the card it left
    PLAY = "play"  # it lays and discards
    ENDED = "ended"  # only on the way from a hand to its score
    COUNT = "count"  # by hand only: counts are announced
    CHALLENGE = "challenge"  # by hand only: counts may be challenged
    ADJOURN = "adjourn"  # an adjournment is voted on
    SUSPENDED = "suspended"  # the game rests
    RESUME = "resume"  # going on is voted on
    CLOSING = "closing"  # the last corrections
    DEAL = "deal"  # the next hand is to be dealt
    OVER = "over"


HAND_PHASES = (Phase.DRAW, Phase.CLAIM, Phase.PLAY)
"""The phases in which a hand is played."""

Act: TypeAlias = (
    TookDiscard | Claimed | DrewStock | Opened | LaidOff | Replaced | Undone | Discarded
)
"""What was played, as L repeats it."""


class Laid(Record):
    """A meld on the table and its owner; its number is its place in the row (never reused)."""

    meld: Meld
    owner: Seat


class Claims(Record):
    """What matters to claims: how many each seat made in this hand, who threw the top of the pile
    (None: the deal), and the card that was let pass last.
    """

    made: tuple[Count, ...]
    discarder: Seat | None = None
    passed: Card | None = None


class Counting(Record):
    """Counting by hand: the announced counts, when all are in, and whether this hand is played
    again for want of them (RUM-076).
    """

    announced: PointsOfSeats | None = None
    replayed: bool = False


class Proposal(Record):
    """A proposed change of a posted score and who is still asked (RUM-090)."""

    by: Seat
    hand: Count
    seat: Seat
    points: Points
    waiting: tuple[Seat, ...]


class Corrections(Record):
    """The correction that is open, and the scores (hand, seat) that cannot be corrected since they
    were challenged.
    """

    proposal: Proposal | None = None
    disputed: tuple[tuple[Count, Seat], ...] = ()


class Question(Record):
    """An adjournment or a resumption: who asks, and for a resumption whether it would be rated."""

    by: Seat
    rated: bool = True


class Adjournment(Record):
    """What is asked, whether the game still counts in statistics, and who began it when: the names
    of its players in order to the left and a date (empty while unknown).
    """

    question: Question | None = None
    rated: bool = True
    names: tuple[Token, ...] = ()
    started: Token = ""


class Result(Record):
    """How the game ended."""

    totals: tuple[Points, ...]
    winners: tuple[Seat, ...]
    posted_for: tuple[Seat, ...]
    rated: bool
    reason: Token


class Public(Record):
    """What everybody may know.

    `turns` counts the turns of the game, `idle` those without a stock card or a meld (RUM-064; -1
    in a turn that had one), `acts` what was laid in this turn, `asks` the questions that were put.
    `waiting` are the seats awaited in a window. `posted` are the scores of the hands, `filled`
    those (hand, seat) that were given for a missing count. `left` are the seats that were left and
    after how many hands, `vacated` those that are skipped, `humans` those who agree and refuse.
    `ended` tells the last hand with all cards, until the next deal; `last` what was played last.
    """

    number: Count
    phase: Phase
    dealer: Seat
    turn: Seat
    turns: Count
    idle: Points
    acts: Count
    asks: Count
    waiting: tuple[Seat, ...]
    held: tuple[Count, ...]
    opened: tuple[bool, ...]
    melds: tuple[Laid, ...]
    top: Card | None
    pile_size: Count
    stock_size: Count
    flipped: Count
    claims: Claims
    totals: tuple[Points, ...]
    posted: tuple[PointsOfSeats, ...]
    filled: tuple[tuple[Count, Seat], ...]
    vacated: tuple[Seat, ...]
    left: tuple[tuple[Seat, Count], ...]
    humans: tuple[Seat, ...]
    counting: Counting = Counting()
    corrections: Corrections = Corrections()
    adjournment: Adjournment = Adjournment()
    ended: HandEnded | None = None
    last: tuple[Act, ...] = ()
    result: Result | None = None

    @property
    def contract(self) -> tuple[int, int]:
        """Sets and runs of this hand (RUM-026)."""
        return CONTRACTS[self.number - 1]

    @property
    def active(self) -> int:
        """How many seats are not vacated."""
        return len(self.held) - len(self.vacated)

    def judges(self, seat: Seat | None) -> bool:
        """Is the seat asked about a correction?"""
        proposal = self.corrections.proposal
        return proposal is not None and seat in proposal.waiting


class Before(Record):
    """What an act of this turn can be taken back to (RUM-040)."""

    what: Token
    hand: Cards
    melds: tuple[Laid, ...]
    opened: tuple[bool, ...]


class Ballots(Record):
    """Answers that stay secret until all are in: own counts, challenged seats, votes on an
    adjournment and verdicts on a correction (`agree`, `refuse`, or empty).
    """

    counts: PointsOfSeats
    challenges: tuple[tuple[Seat, ...], ...]
    votes: tuple[Token, ...]
    verdicts: tuple[Token, ...]


class Secret(Record):
    """What not everybody knows.

    `pile` is bottom to top, `stock` top first. `fresh` are the cards that came to each seat last;
    `shown` are the numbers of cards in each hand that everybody saw going there. `answers` are
    those to the claim window (empty, `may_i` or `pass`), in advance too; `quiet` seats say no to
    all of a hand.
    """

    hands: tuple[Cards, ...]
    stock: Cards
    pile: Cards
    fresh: tuple[Cards, ...]
    shown: tuple[tuple[Count, ...], ...]
    drafts: tuple[tuple[Meld, ...], ...]
    undo: tuple[Before, ...]
    answers: tuple[Token, ...]
    quiet: tuple[bool, ...]
    ballots: Ballots


class State(Record):
    """One table."""

    options: RummyOptions
    public: Public
    secret: Secret


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


def next_seat(vacated: tuple[Seat, ...], seat: Seat, seats: int) -> Seat:
    """The next seat to the left that is not vacated; `seat` itself when there is no other."""
    for step in range(1, seats):
        if (seat + step) % seats not in vacated:
            return (seat + step) % seats
    return seat
