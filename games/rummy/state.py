"""The state of a game of rummy, in a public and a secret part, and what a seat may know of it."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from games.rummy.events import Claimed, HandEnded, Points
from games.rummy.melds import Cards, Meld
from games.rummy.options import CONTRACTS, Rules
from playroom.engine.cards import Card
from playroom.engine.record import Seat
from playroom.engine.steps import Event

HAND_PHASES = ("draw", "claim", "play")


class Laid(NamedTuple):
    """A meld on the table and whose it is; its number is its place in the row (never reused)."""

    meld: Meld
    owner: Seat


class Correction(NamedTuple):
    """A proposed change of a posted score and who is still asked (RUM-090)."""

    by: Seat
    hand: int
    seat: Seat
    points: int
    waiting: tuple[Seat, ...]


class Question(NamedTuple):
    """An adjournment or a resumption: who asks, and for a resumption whether it would be rated."""

    by: Seat
    rated: bool = True


class Result(NamedTuple):
    """How the game ended."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    posted_for: tuple[Seat, ...]
    rated: bool
    reason: str


class Public(NamedTuple):
    """What everybody may know.

    `phase` is draw, claim, play; count, challenge (by hand only); adjourn, suspended, resume;
    closing; deal (the game rests); over. `stock` and `pile` are numbers of cards, `top` the pile's
    top. `idle` counts turns without a stock card or a meld (RUM-064). `waiting` are the seats
    awaited in a window; `claims` how often each seat claimed in this hand; `ended` tells the last
    hand with all cards, until the next deal.
    """

    number: int
    phase: str
    dealer: Seat
    turn: Seat
    held: tuple[int, ...]
    opened: tuple[bool, ...]
    melds: tuple[Laid, ...]
    top: Card | None
    pile: int
    stock: int
    flipped: int
    discarder: Seat | None
    claims: tuple[int, ...]
    idle: int
    turns: int
    waiting: tuple[Seat, ...]
    totals: tuple[int, ...]
    posted: tuple[Points, ...]
    filled: tuple[tuple[int, Seat], ...]
    disputed: tuple[tuple[int, Seat], ...]
    vacated: tuple[Seat, ...]
    left: tuple[tuple[Seat, int], ...]
    humans: tuple[Seat, ...]
    replayed: bool
    counts: Points | None
    claimed: Claimed | None
    acts: int
    correction: Correction | None
    asks: int
    question: Question | None
    rated: bool
    names: tuple[str, ...]
    started: str
    ended: HandEnded | None
    last: tuple[Event, ...]
    result: Result | None
    passed: Card | None

    @property
    def contract(self) -> tuple[int, int]:
        """Sets and runs of this hand (RUM-026)."""
        return CONTRACTS[self.number - 1]

    @property
    def active(self) -> int:
        """How many seats are not vacated."""
        return len(self.held) - len(self.vacated)


class Before(NamedTuple):
    """What an act of this turn can be taken back to (RUM-040)."""

    what: str
    hand: Cards
    melds: tuple[Laid, ...]
    opened: tuple[bool, ...]


class Secret(NamedTuple):
    """What not everybody knows. `pile` is bottom to top, `stock` top first.

    `answers` are those to the claim window (empty, `may_i` or `pass`), in advance too; `quiet`
    seats say no to all of a hand; `fresh` are the cards that came to each seat last; `shown` are
    the numbers of cards in each hand that everybody saw going there; `votes` those on an
    adjournment, `verdicts` those on a correction.
    """

    hands: tuple[Cards, ...]
    stock: Cards
    pile: Cards
    answers: tuple[str, ...]
    quiet: tuple[bool, ...]
    drafts: tuple[tuple[Meld, ...], ...]
    fresh: tuple[Cards, ...]
    undo: tuple[Before, ...]
    counts: Points
    challenges: tuple[tuple[Seat, ...], ...]
    votes: tuple[str, ...]
    verdicts: tuple[str, ...]
    shown: tuple[tuple[int, ...], ...]


class State(NamedTuple):
    """One table."""

    rules: Rules
    public: Public
    secret: Secret


class View(NamedTuple):
    """What one seat knows: what is public, its own hand, draft and answers (None: a spectator, who
    has none).
    """

    seat: Seat | None
    rules: Rules
    public: Public
    hand: Cards
    draft: tuple[Meld, ...]
    fresh: Cards
    answer: str
    quiet: bool
    own_count: int | None
    challenged: tuple[Seat, ...]


CardsOfSeats: TypeAlias = tuple[Cards, ...]


def claimants(rules: Rules, public: Public) -> tuple[Seat, ...]:
    """Who may claim the top of the pile if the seat in turn declines it, in order (RUM-047 to
    RUM-056, RUM-081).
    """
    if not rules.may_i or public.top is None or (rules.no_may_i_last_three and public.number >= 5):
        return ()
    supply = public.stock + (public.pile - 1 if public.flipped < rules.flips else 0)
    if supply < 2:
        return ()
    n, turn = rules.seats, public.turn
    seats = [(turn + step) % n for step in range(1, n)]
    if public.vacated or not rules.discarder_may_claim or rules.may_i_limit:
        barred = None if rules.discarder_may_claim else public.discarder
        limit = rules.may_i_limit
        seats = [
            seat
            for seat in seats
            if seat not in public.vacated
            and seat != barred
            and not (limit and public.claims[seat] >= limit)
        ]
    return tuple(seats)


def stock_possible(rules: Rules, public: Public) -> bool:
    """Can a card come from the stock, the pile turned if that is still allowed (RUM-060)?"""
    return public.stock > 0 or (public.flipped < rules.flips and public.pile > 0)


def next_seat(rules: Rules, vacated: tuple[Seat, ...], seat: Seat) -> Seat:
    """The next seat to the left that is not vacated."""
    n = rules.seats
    for step in range(1, n + 1):
        if (seat + step) % n not in vacated:
            return (seat + step) % n
    return seat


def may_suspend(public: Public) -> bool:
    """Is an adjournment possible at this moment (RUM-090)?"""
    return public.number <= 6 and public.phase in (*HAND_PHASES, "count", "challenge")
