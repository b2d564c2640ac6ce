"""The values of a game of cribbage: actions, events, the state in a public and a secret part, and
what a seat may know.
"""

from __future__ import annotations

from typing import ClassVar, NamedTuple, TypeAlias

from games.cribbage.options import Rules
from games.cribbage.scoring import Combination
from playroom.engine.cards import Card
from playroom.engine.options import OptionValue
from playroom.engine.record import Record, Seat
from playroom.engine.steps import Action, Event

Cards: TypeAlias = tuple[Card, ...]
Award: TypeAlias = tuple[int, int]
"""A side and the points it got."""

# -- actions ---------------------------------------------------------------------------------------


class Discard(Action):
    """Cards laid away to the crib (CRB-023)."""

    cards: Cards


class Play(Action):
    """One card laid in the play (CRB-033)."""

    card: Card


class Claim(Action):
    """What a seat says its open count is worth (CRB-069): any number from 0 to 99,
    right or wrong.
    """

    points: int


class Help(Action):
    """Asks for the next combination of one's open count (CRB-113)."""


class Silence(Action):
    """No claim came in time: only the table does this (CRB-123)."""

    table_only: ClassVar[bool] = True


# -- events ----------------------------------------------------------------------------------------


class TableSet(Event):
    """The table before the first deal: seats, teams, target, options that differ from the default,
    comforts (CRB-112).
    """

    seats: int
    teams: int
    target: int
    changed: tuple[tuple[str, OptionValue], ...]
    helped: tuple[Seat, ...]
    auto: tuple[Seat, ...]


class Cut(Event):
    """A card drawn for the first deal, in its round; the last one names the dealer (CRB-137)."""

    round: int
    seat: Seat
    card: Card
    dealer: Seat | None = None


class Dealt(Event):
    """A new deal: its number, the dealer, how many cards each seat has, who has nothing to lay away
    (CRB-138).
    """

    number: int
    dealer: Seat
    counts: tuple[int, ...]
    waiting: tuple[Seat, ...]


class Hand(Event):
    """The cards a seat was dealt, how many of them it has to lay away, and whose crib it is."""

    seat: Seat
    cards: Cards
    discards: int
    dealer: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class Discarded(Event):
    """A seat has laid away `count` cards; which ones only it knows (CRB-025, CRB-026)."""

    seat: Seat
    count: int
    cards: Cards | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return (
            self
            if seat == self.seat or self.cards is None
            else Discarded(self.seat, self.count, None)
        )


class Starter(Event):
    """The starter is turned (CRB-028); `leads` begins the play, None when the game ends with this
    card.
    """

    card: Card
    leads: Seat | None


class Heels(Event):
    """A jack as starter pays the dealer's side (CRB-030)."""

    dealer: Seat
    points: int


class Turn(Event):
    """Whose turn it is and why: `start` after the starter, `next` after the neighbour's card
    (`reply` with two players), `skip` others were passed over, `again` all others were, `lead` a
    new run of cards."""

    seat: Seat
    how: str


class Played(Event):
    """A card laid, the total with it, its points and what they are for (one award, CRB-051)."""

    seat: Seat
    card: Card
    total: int
    points: int
    parts: tuple[tuple[str, int], ...]


class Cannot(Event):
    """A seat holds cards but none fits (CRB-036).

    Of several at once the last one names them all, so that one line tells it.
    """

    seat: Seat
    together: tuple[Seat, ...] = ()


class LastCard(Event):
    """The point of the last card of a run under 31 (CRB-039); `final`: nobody holds a card any more
    (CRB-042).
    """

    seat: Seat
    points: int
    final: bool = False


class Reset(Event):
    """The total is 0 again and the cards on the table are turned down (CRB-041)."""


class CountOpened(Event):
    """A hand or the crib is shown to be counted by `seat` (CRB-067, CRB-068).

    `seconds` is its clock, 0 for none; without `by_hand` the playroom counts it at once (CRB-107).
    """

    seat: Seat
    what: str
    cards: Cards
    starter: Card
    seconds: int
    by_hand: bool


class Helped(Event):
    """The next combination of the open count by kind and cards, without points; None: no more
    (CRB-113).
    """

    seat: Seat
    kind: str | None
    cards: Cards

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class Counted(Event):
    """A count is closed: what was claimed, what it is worth and why, and who got what, in order
    (CRB-104, CRB-106).

    `how` is `claim`, `timeout` or `auto`; without a claim `claim` is None. `joke` is a claim of 19
    taken as 0 (CRB-111).
    """

    seat: Seat
    what: str
    cards: Cards
    starter: Card
    how: str
    claim: int | None
    value: int
    combinations: tuple[Combination, ...]
    awards: tuple[Award, ...]
    joke: bool = False


class Scored(Event):
    """Points for a side: why (`play`, `last_card`, `heels`, `count`, `miscount`, `timeout`), and
    its new score.
    """

    side: int
    points: int
    reason: str
    score: int


class Won(Event):
    """The game is over (CRB-007)."""

    side: int
    scores: tuple[int, ...]
    teams: int


class DealEnded(Event):
    """A deal is over; who deals next, and how it stands."""

    next_dealer: Seat
    scores: tuple[int, ...]
    teams: int


# -- state -----------------------------------------------------------------------------------------


class Open(Record):
    """The count that is open: whose, `hand` or `crib`, and its cards, low to high."""

    seat: Seat
    what: str
    cards: Cards


class Public(NamedTuple):
    """What everybody at the table knows.

    `phase` is `discard`, `play`, `show`, `idle` (between deals) or `over`. `laid` are the cards of
    the play with who laid them; those of the current run begin at `since`. `passed` are the seats
    told to be unable in this run. `results` are the counts closed in this deal; until the starter
    of the next deal is turned they stay, so that they can be explained. `last` is what L tells.
    """

    number: int
    phase: str
    dealer: Seat
    scores: tuple[int, ...]
    held: tuple[int, ...]
    starter: Card | None
    turn: Seat
    laid: tuple[tuple[Seat, Card], ...]
    since: int
    total: int
    passed: tuple[Seat, ...]
    open: Open | None
    results: tuple[Counted, ...]
    last: Discarded | Played | Counted | Heels | None
    winner: int | None

    def pile(self) -> tuple[tuple[Seat, Card], ...]:
        """The cards of the current run, in order, with who laid them."""
        return self.laid[self.since :]


class Secret(NamedTuple):
    """What not everybody knows: hands in dealing order, cards laid away by seat, the deck, and how
    often help was asked.

    `hands` are without what was laid away, `left` also without what was laid in the play; in the
    show they are full again. `extra` is the card from the deck in the crib of three (CRB-022),
    `deck` what was not dealt, the top first (the starter not in it once turned).
    """

    hands: tuple[Cards, ...]
    left: tuple[Cards, ...]
    discards: tuple[Cards, ...]
    extra: Cards
    deck: Cards
    helps: int


class State(NamedTuple):
    """A whole game at one moment."""

    rules: Rules
    public: Public
    secret: Secret


class View(NamedTuple):
    """All that `seat` may know (None: a spectator): the public part, its own hand and what it laid
    away.

    `hand` is in dealing order and without laid cards in the play; in the show it is the hand kept.
    `helps` counts the combinations it was told of its own open count.
    """

    seat: Seat | None
    rules: Rules
    public: Public
    hand: Cards
    discards: Cards
    helps: int
