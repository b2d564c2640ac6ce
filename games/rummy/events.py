"""What happens in rummy, and what of it others may know."""

from __future__ import annotations

from typing import TypeAlias

from games.rummy.rules.melds import Cards, Meld
from playroom.engine.cards import Card
from playroom.engine.options import OptionValue
from playroom.engine.record import Count, Points, Seat, Token
from playroom.engine.steps import Event

PointsOfSeats: TypeAlias = tuple[Points | None, ...]
"""A number for every seat; None for a seat that is not scored or gave none."""


class TableSet(Event):
    """The table before the first deal: how many play, with how many packs, what differs from the
    usual.
    """

    seats: Count
    packs: Count
    changed: tuple[tuple[Token, OptionValue], ...]


class DealerDrawn(Event):
    """Cards drawn for the first deal; `dealer` is None when the highest tie and draw again
    (RUM-008, RUM-009).
    """

    draws: tuple[tuple[Seat, Card], ...]
    dealer: Seat | None


class HandStarted(Event):
    """A new hand: its number, contract, dealer, first card of the pile (RUM-010 to RUM-014)."""

    number: Count
    sets: Count
    runs: Count
    dealer: Seat
    top: Card
    stock: Count
    again: bool


class Dealt(Event):
    """The cards that a seat was dealt."""

    seat: Seat
    cards: Cards

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class Turn(Event):
    """A turn begins, and what it may take."""

    seat: Seat
    top: Card | None


class TookDiscard(Event):
    """The top of the pile was taken (RUM-036)."""

    seat: Seat
    card: Card


class Declined(Event):
    """The top of the pile, `thrown` by a player, was not wanted; `asked` may claim it now, in so
    many seconds (RUM-047).
    """

    seat: Seat
    card: Card | None
    asked: tuple[Seat, ...]
    thrown: Seat | None = None
    seconds: Count = 0


class Claimed(Event):
    """All who claimed, who got the card, and the penalty card, which only that seat knows (RUM-049,
    RUM-050).
    """

    seats: tuple[Seat, ...]
    seat: Seat
    card: Card
    penalty: Card | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else Claimed(self.seats, self.seat, self.card, None)


class DrewStock(Event):
    """A card came from the stock."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat or self.card is None else DrewStock(self.seat, None)


class Opened(Event):
    """The contract was laid; `first` is the number of its first meld on the table."""

    seat: Seat
    melds: tuple[Meld, ...]
    first: Count
    left: Count


class LaidOff(Event):
    """A card was added to meld number `meld`, which is now `now`."""

    seat: Seat
    card: Card
    meld: Count
    now: Meld
    end: Token
    owner: Seat
    left: Count


class Replaced(Event):
    """A card took the place of a wild card, which went to meld number `to`, now `then`."""

    seat: Seat
    card: Card
    meld: Count
    now: Meld
    freed: Card
    to: Count
    then: Meld
    left: Count


class Undone(Event):
    """What was taken back: `opened`, `laid_off` or `replaced`, and its cards."""

    seat: Seat
    what: Token
    cards: Cards


class Discarded(Event):
    """A card to the pile, and how many are left."""

    seat: Seat
    card: Card
    left: Count


class StockTurned(Event):
    """The pile was turned over and is the stock (RUM-060)."""

    count: Count


class HandEnded(Event):
    """How (`out`, `exhausted`, `blocked`), all hands, and the scores unless they are counted by
    hand (RUM-085).

    `asked` are to count; with scores, those who may still correct something after the last hand
    (RUM-090).
    """

    how: Token
    seat: Seat | None
    hands: tuple[Cards, ...]
    points: PointsOfSeats
    totals: tuple[Points, ...]
    asked: tuple[Seat, ...]
    seconds: Count


class Noted(Event):
    """A private answer has been heard: to its own seat only.

    `what` names it; `points` or `about` say more.
    """

    seat: Seat
    what: Token
    points: Points = 0
    about: Seat | None = None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class Drafted(Event):
    """A seat's draft of its opening, after a meld was put in or taken back; to that seat only."""

    seat: Seat
    draft: tuple[Meld, ...]
    meld: Meld
    on: bool
    sets: Count
    runs: Count

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class CountGiven(Event):
    """All announced counts, when the last is in; `asked` may challenge them."""

    counts: PointsOfSeats
    asked: tuple[Seat, ...]


class CountCorrected(Event):
    """A challenged count: what was announced and the true one."""

    seat: Seat
    by: tuple[Seat, ...]
    announced: Points
    points: Points


class HandScored(Event):
    """The scores of a hand counted by the players; `filled` had given none.

    `asked` may still correct something after the last hand (RUM-090).
    """

    points: PointsOfSeats
    filled: tuple[Seat, ...]
    totals: tuple[Points, ...]
    asked: tuple[Seat, ...]


class HandReplayed(Event):
    """Too few counts: the same dealer deals this hand again (RUM-076)."""

    number: Count
    dealer: Seat


class CorrectionProposed(Event):
    """A posted score shall be changed (RUM-090)."""

    by: Seat
    hand: Count
    seat: Seat
    old: Points
    new: Points
    asked: tuple[Seat, ...]


class ScoreCorrected(Event):
    """It was changed."""

    hand: Count
    seat: Seat
    old: Points
    new: Points


class CorrectionRefused(Event):
    """It stays."""

    hand: Count
    seat: Seat
    old: Points


class AdjournAsked(Event):
    """A seat asks to adjourn; `now` when the question is put to `asked`, before that it waits for
    the end of the hand.
    """

    seat: Seat
    asked: tuple[Seat, ...]
    now: bool


class AdjournRefused(Event):
    """Not all agreed to adjourn (`resume` false) or to resume without rating."""

    seat: Seat
    resume: bool


class Suspended(Event):
    """The game rests before its next hand."""

    number: Count


class ResumeAsked(Event):
    """A seat wants to go on with the suspended game; the others are asked."""

    seat: Seat
    asked: tuple[Seat, ...]
    rated: bool


class Resumed(Event):
    """It goes on."""

    rated: bool


class SeatLeft(Event):
    """A player has left: a bot plays on, or the hand is put aside (`vacated`)."""

    seat: Seat
    vacated: bool


class SeatBack(Event):
    """... and is back in time."""

    seat: Seat


class GameEnded(Event):
    """Final totals, winners, the seats with a total posted for them, and whether the game counts in
    statistics.
    """

    totals: tuple[Points, ...]
    winners: tuple[Seat, ...]
    posted_for: tuple[Seat, ...]
    rated: bool


EVENTS: tuple[type[Event], ...] = (
    TableSet,
    DealerDrawn,
    HandStarted,
    Dealt,
    Turn,
    TookDiscard,
    Declined,
    Claimed,
    DrewStock,
    Opened,
    LaidOff,
    Replaced,
    Undone,
    Discarded,
    StockTurned,
    HandEnded,
    Noted,
    Drafted,
    CountGiven,
    CountCorrected,
    HandScored,
    HandReplayed,
    CorrectionProposed,
    ScoreCorrected,
    CorrectionRefused,
    AdjournAsked,
    AdjournRefused,
    Suspended,
    ResumeAsked,
    Resumed,
    SeatLeft,
    SeatBack,
    GameEnded,
)
"""All events of rummy."""
