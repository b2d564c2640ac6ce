"""What happens in rummy (section 6), and what of it others may know."""

from __future__ import annotations

from games.rummy.melds import Cards, Meld
from playroom.engine.cards import Card
from playroom.engine.options import OptionValue
from playroom.engine.record import Seat
from playroom.engine.steps import Event

Points = tuple[int | None, ...]
"""A number for every seat; None for a seat that is not scored or gave none."""


class TableSet(Event):
    """The table before the first deal: how many play, with how many packs, what differs from the
    usual.
    """

    seats: int
    packs: int
    changed: tuple[tuple[str, OptionValue], ...]


class DealerDrawn(Event):
    """Cards drawn for the first deal; `dealer` is None when the highest tie and draw again
    (RUM-008, RUM-009).
    """

    draws: tuple[tuple[Seat, Card], ...]
    dealer: Seat | None


class HandStarted(Event):
    """A new hand: its number, contract, dealer, first card of the pile (RUM-010 to RUM-014)."""

    number: int
    sets: int
    runs: int
    dealer: Seat
    top: Card
    stock: int
    again: bool


class Dealt(Event):
    """The cards that a seat was dealt."""

    seat: Seat
    cards: Cards

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class Turn(Event):
    """Whose turn it is, and what it may take."""

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
    seconds: int = 0


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
    first: int
    left: int


class LaidOff(Event):
    """A card was added to meld number `meld`, which is now `now`."""

    seat: Seat
    card: Card
    meld: int
    now: Meld
    end: str
    owner: Seat
    left: int


class Replaced(Event):
    """A card took the place of a wild card, which went to meld number `to`, now `then`."""

    seat: Seat
    card: Card
    meld: int
    now: Meld
    freed: Card
    to: int
    then: Meld
    left: int


class Undone(Event):
    """What was taken back: `opened`, `laid_off` or `replaced`, and its cards."""

    seat: Seat
    what: str
    cards: Cards


class Discarded(Event):
    """A card to the pile, and how many are left."""

    seat: Seat
    card: Card
    left: int


class StockTurned(Event):
    """The pile was turned over and is the stock (RUM-060)."""

    count: int


class HandEnded(Event):
    """How (`out`, `exhausted`, `blocked`), all hands, and the scores unless they are counted by
    hand (RUM-085).

    `asked` are to count; with scores, those who may still correct something after the last hand
    (RUM-090).
    """

    how: str
    seat: Seat | None
    hands: tuple[Cards, ...]
    points: Points
    totals: tuple[int, ...]
    asked: tuple[Seat, ...]
    seconds: int


class Noted(Event):
    """A private answer has been heard: to its own seat only.

    `what` names it; `points` or `about` say more.
    """

    seat: Seat
    what: str
    points: int = 0
    about: Seat = -1

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class Drafted(Event):
    """A seat's draft of its opening, after a meld was put in or taken back; to that seat only."""

    seat: Seat
    draft: tuple[Meld, ...]
    meld: Meld
    on: bool
    sets: int
    runs: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class CountGiven(Event):
    """All announced counts, when the last is in; `asked` may challenge them."""

    counts: Points
    asked: tuple[Seat, ...]


class CountCorrected(Event):
    """A challenged count: what was announced and the true one."""

    seat: Seat
    by: tuple[Seat, ...]
    announced: int
    points: int


class HandScored(Event):
    """The scores of a hand counted by the players; `filled` had given none.

    `asked` may still correct something after the last hand (RUM-090).
    """

    points: Points
    filled: tuple[Seat, ...]
    totals: tuple[int, ...]
    asked: tuple[Seat, ...]


class HandReplayed(Event):
    """Too few counts: the same dealer deals this hand again (RUM-076)."""

    number: int
    dealer: Seat


class CorrectionProposed(Event):
    """A posted score shall be changed (RUM-090)."""

    by: Seat
    hand: int
    seat: Seat
    old: int
    new: int
    asked: tuple[Seat, ...]


class ScoreCorrected(Event):
    """It was changed."""

    hand: int
    seat: Seat
    old: int
    new: int


class CorrectionRefused(Event):
    """It stays."""

    hand: int
    seat: Seat
    old: int


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

    number: int


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
    """Final totals, winners, the seats whose total is posted for them, and whether the game counts
    in statistics.
    """

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    posted_for: tuple[Seat, ...]
    rated: bool
