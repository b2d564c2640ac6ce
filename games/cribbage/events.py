"""What happens in a game of cribbage, in the order in which it comes about."""

from __future__ import annotations

from playroom.engine.cards import Card
from playroom.engine.options import OptionValue
from playroom.engine.record import Count, Points, Record, Seat, Token
from playroom.engine.steps import Event

# -- before the first deal -------------------------------------------------------------------------


class TableSet(Event):
    """The table (CRB-112): the options that are not the usual ones, the seats that may ask for
    help, and those counted by the playroom although the others count their own.
    """

    seats: Count
    teams: Count
    target: Points
    changed: tuple[tuple[Token, OptionValue], ...]
    helped: tuple[Seat, ...]
    auto: tuple[Seat, ...]


class Cut(Event):
    """A card drawn for the first deal, in its round; the last one names the dealer (CRB-137)."""

    round: Count
    seat: Seat
    card: Card
    dealer: Seat | None = None


# -- a deal ----------------------------------------------------------------------------------------


class Dealt(Event):
    """A new deal: its number, the dealer, how many cards each seat has, who has nothing to lay away
    (CRB-138).
    """

    number: Count
    dealer: Seat
    counts: tuple[Count, ...]
    waiting: tuple[Seat, ...]


class Hand(Event):
    """The cards a seat was dealt, the number to lay away, and the owner of the crib."""

    seat: Seat
    cards: tuple[Card, ...]
    discards: Count
    dealer: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class Discarded(Event):
    """A seat has laid away `count` cards; which ones only it knows (CRB-025, CRB-026)."""

    seat: Seat
    count: Count
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        if seat == self.seat or self.cards is None:
            return self
        return Discarded(self.seat, self.count, None)


class Starter(Event):
    """The starter is turned (CRB-028); `leads` begins the play, None when the game ends with this
    card. `unpaid`: it is the first jack of a game in which a jack pays nothing (CRB-030).
    """

    card: Card
    leads: Seat | None
    unpaid: bool = False


class Heels(Event):
    """A jack as starter pays the dealer's side (CRB-030)."""

    dealer: Seat
    points: Points


# -- the play --------------------------------------------------------------------------------------


class TurnBegan(Event):
    """A turn begins, and why (`how`).

    `start`: after the starter. `next`: after the neighbour's card (with two players `reply`).
    `skip`: others were passed over. `again`: all others were. `lead`: a new run of cards begins.
    """

    seat: Seat
    how: Token


class Played(Event):
    """A card laid, the total with it, its points and what they are for (one award, CRB-051)."""

    seat: Seat
    card: Card
    total: Count
    points: Points
    parts: tuple[tuple[Token, Points], ...]


class Cannot(Event):
    """A seat holds cards but none fits (CRB-036).

    Of several at once the last one names them all, so that one line tells it.
    """

    seat: Seat
    together: tuple[Seat, ...] = ()


class LastCard(Event):
    """The point of the last card of a run under 31 (CRB-039); `final`: all hands are empty
    (CRB-042).
    """

    seat: Seat
    points: Points
    final: bool = False


class Reset(Event):
    """The total is 0 again and the cards on the table are turned down (CRB-041)."""


# -- the show --------------------------------------------------------------------------------------


class CountOpened(Event):
    """A hand or the crib (`what`) is shown to be counted by `seat` (CRB-067, CRB-068).

    `seconds` is its clock, 0 for none; without `by_hand` the playroom counts it at once (CRB-107).
    """

    seat: Seat
    what: Token
    cards: tuple[Card, ...]
    starter: Card
    seconds: Count
    by_hand: bool


class Helped(Event):
    """The next combination of the open count by kind and cards, without points; None: no more
    (CRB-113).
    """

    seat: Seat
    kind: Token | None
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class Combination(Record):
    """Something that scores in the show: `fifteen`, `pair`, `three`, `four`, `run`, `flush` or
    `jack`, its cards and its points.
    """

    kind: Token
    cards: tuple[Card, ...]
    points: Points


class Counted(Event):
    """A count is closed: what was claimed, what it is worth and why, and which sides got how many
    points, in order (CRB-104, CRB-106).

    `how` is `claim`, `timeout` or `auto`; `claim` is None without a claim. `joke` is a claim of 19
    taken as 0 (CRB-111).
    """

    seat: Seat
    what: Token
    cards: tuple[Card, ...]
    starter: Card
    how: Token
    claim: Count | None
    value: Points
    combinations: tuple[Combination, ...]
    awards: tuple[tuple[Seat, Points], ...]
    joke: bool = False


# -- points ----------------------------------------------------------------------------------------


class Scored(Event):
    """Points for a side: why (`play`, `last_card`, `heels`, `count`, `miscount`, `timeout`), and
    its new score.
    """

    side: Seat
    points: Points
    reason: Token
    score: Points


class Won(Event):
    """The game is over (CRB-007)."""

    side: Seat
    scores: tuple[Points, ...]
    teams: Count


class DealEnded(Event):
    """A deal is over; who deals next, and how it stands."""

    next_dealer: Seat
    scores: tuple[Points, ...]
    teams: Count


EVENTS = (
    TableSet,
    Cut,
    Dealt,
    Hand,
    Discarded,
    Starter,
    Heels,
    TurnBegan,
    Played,
    Cannot,
    LastCard,
    Reset,
    CountOpened,
    Helped,
    Counted,
    Scored,
    Won,
    DealEnded,
)
"""All of them."""
