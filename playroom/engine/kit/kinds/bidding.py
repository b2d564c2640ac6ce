"""Bids: an auction in which one seat after the other bids or passes, bids that are made at once and
unseen, and a trick game that begins with an auction.

>>> auction = Auction(first=1, seats=3, most=5).made(2).made(0).made(3)
>>> auction.turn, auction.holder, auction.highest, auction.least
(1, 0, 3, 4)
>>> ended = auction.made(0)
>>> ended.turn, ended.holder, ended.highest
(None, 0, 3)
>>> Auction(0, 2, 5).made(0).made(0).holder
>>> Auction(0, 2, 5, once=True).made(1).made(3).turn
>>> Auction(0, 2, 5).made(5).turn
>>> secret = SecretBids((None, None)).made(1, 4)
>>> secret.choosing, secret.made(0, 2).choosing
((0,), ())
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from playroom.engine.cards import Card
from playroom.engine.kit.events import Told
from playroom.engine.kit.face import CardView, out_of_turn
from playroom.engine.kit.flow import Flow
from playroom.engine.kit.tricks import Trick, TrickGame, TrickTable
from playroom.engine.notes import Note, Notes, Rejection, Who, note, replaced
from playroom.engine.record import Count, Record, Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from playroom.engine.table import Answer, Item, Offer

S = TypeVar("S")
T = TypeVar("T")
V = TypeVar("V", bound=CardView)


class Auction(Record):
    """Bids in turn, each higher than those before, up to `most`; 0 passes. It goes round until all
    but one have passed, or nothing higher can be bid, or each seat has bid `once`.
    """

    first: Seat
    seats: Count
    most: Count
    bids: tuple[tuple[Seat, Count], ...] = ()
    once: bool = False

    @property
    def holder(self) -> Seat | None:
        """The seat of the highest bid, None while there is none."""
        return next((seat for seat, bid in reversed(self.bids) if bid), None)

    @property
    def highest(self) -> Count:
        """The highest bid, 0 while there is none."""
        return max((bid for _, bid in self.bids), default=0)

    @property
    def least(self) -> Count:
        """The lowest bid that is high enough."""
        return self.highest + 1

    @property
    def turn(self) -> Seat | None:
        """The seat to bid, None when the auction is over."""
        if not self.bids:
            return self.first
        if self.highest == self.most:
            return None
        last, _ = self.bids[-1]
        passed = {seat for seat, bid in self.bids if self.once or not bid}
        others = ((last + step) % self.seats for step in range(1, self.seats))
        return next((seat for seat in others if seat not in passed and seat != self.holder), None)

    def made(self, bid: Count) -> Auction:
        """The auction after a bid of the seat in turn; 0 passes."""
        if self.turn is None:
            raise ValueError("the auction is over")
        return replace(self, bids=(*self.bids, (self.turn, bid)))

    def refusal(self, bid: Count) -> Rejection | None:
        """Why a bid may not be made (code `no_bid`), or None."""
        return None if bid == 0 or self.least <= bid <= self.most else self.asked

    @property
    def asked(self) -> Rejection:
        """The refusal that says what may be bid."""
        return Rejection.of("no_bid", "kit-ask-bid", least=self.least, most=self.most)


class SecretBids(Record):
    """Bids that are made at once and unseen; None is one that has not been made. A view may have
    its seat's own and `choosing` (`TurnGame.choosing`), and the others when all are made.
    """

    bids: tuple[Count | None, ...]

    @property
    def choosing(self) -> tuple[Seat, ...]:
        """The seats that have not bid."""
        return tuple(seat for seat, bid in enumerate(self.bids) if bid is None)

    def made(self, seat: Seat, bid: Count) -> SecretBids:
        """The bids with one more."""
        return SecretBids(replaced(self.bids, seat, bid))

    def seen_by(self, seat: Seat | None) -> SecretBids:
        """What a seat may know of them: its own, and all when all are made."""
        if not self.choosing:
            return self
        return SecretBids(tuple(bid if own == seat else None for own, bid in enumerate(self.bids)))


class BidMade(Told):
    """A seat has bid in an auction; 0 passes."""

    seat: Seat
    bid: Count


# messages: kit-event-bid-made


def bids_note(auction: Auction) -> Note:
    """The bids of an auction, the last one of each seat."""
    last = dict(auction.bids)
    parts = tuple(note("kit-bid", player=Who(seat), bid=bid) for seat, bid in last.items())
    return note("kit-bids", bids=Notes(parts)) if parts else note("kit-bids-none")


class BidTable(TrickTable[V]):
    """Keyboard and answers of a trick game that begins with an auction: a bid is typed as a number,
    0 passes; C tells the bids. Write `laying` and `bidding` (`bidding = Bid`).

    Its view also has the field `auction`.
    """

    @abstractmethod
    def bidding(self, bid: Count) -> Action:
        """The action that makes a bid."""

    def wants_number(self, view: Any) -> bool:
        return view.auction.turn is not None and out_of_turn(view) is None

    def number(self, view: Any, value: int) -> Action | Rejection:
        if refused := out_of_turn(view):
            return refused
        if view.auction.turn is None:
            return Rejection.of("no_number", "table-no-number")
        return view.auction.refusal(value) or self.bidding(value)

    def act(
        self, view: Any, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        if self.wants_number(view):
            asked: Rejection = view.auction.asked
            return asked
        return super().act(view, marked, at)

    def fits(self, view: Any) -> tuple[Card, ...]:
        return () if view.auction.turn is not None else super().fits(view)

    def answer_count(self, view: Any) -> Answer:
        """C: the bids."""
        return (bids_note(view.auction),)

    def answer_next(self, view: Any) -> Answer:
        return self.answer_why(view)

    def answer_why(self, view: Any) -> Answer:
        if self.wants_number(view):
            return (note("kit-ask-bid", least=view.auction.least, most=view.auction.most),)
        return super().answer_why(view)


class BidGame(TrickGame[S, T]):
    """A trick game that begins with an auction. Its state also has `auction`, and its
    table is a `BidTable`. Write `start` and `taken`.
    """

    def sold(self, flow: Flow[Any], rng: Rng) -> None:
        """The auction is over: its holder leads, or the first seat where all have passed."""
        auction = flow.state.auction
        leader = auction.first if auction.holder is None else auction.holder
        flow.change(trick=Trick(leader, auction.seats))

    def turn(self, state: Any) -> Seat | None:
        if state.auction.turn is None:
            return super().turn(state)
        seat: Seat = state.auction.turn
        return seat

    def kinds(self, state: Any) -> tuple[type[Action], ...]:
        table: Any = self.table
        bid = type(table.bidding(0))
        lay = tuple(kind for kind in super().kinds(state) if kind is not bid)
        return lay if state.auction.turn is None else (bid,)

    def refusal(self, view: Any, action: Any) -> Rejection | None:
        if view.auction.turn is None:
            return super().refusal(view, action)
        refused: Rejection | None = view.auction.refusal(action.bid)
        return refused

    def choices(self, view: Any) -> Iterator[Action]:
        if view.auction.turn is None:
            yield from super().choices(view)
        elif out_of_turn(view) is None:
            table: Any = self.table
            yield from map(table.bidding, (0, *range(view.auction.least, view.auction.most + 1)))

    def do(self, flow: Flow[Any], seat: Seat, action: Any, rng: Rng) -> None:
        auction = flow.state.auction
        if auction.turn is None:
            super().do(flow, seat, action, rng)
            return
        flow.change(auction=auction.made(action.bid))
        flow.tell(BidMade(seat, action.bid))
        if flow.state.auction.turn is None:
            self.sold(flow, rng)
