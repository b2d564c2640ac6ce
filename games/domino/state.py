"""The state of a game, and what one seat may know of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from playroom.engine.cards import Card
from playroom.engine.kit.kinds.chain import Chain, pips
from playroom.engine.kit.kinds.chain_table import imagined
from playroom.engine.record import Count, Points, Record, Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Event

from .events import Drew, Laid, Passed
from .options import DominoOptions


def total(tiles: Iterable[Card]) -> int:
    """DOM-002: what tiles count, the sum of their pips."""
    return sum(map(pips, tiles))


class Public(Record):
    """What everybody knows: `first` began the deal, with the tile `must` if there is one; `lacking`
    are the halves of which a seat has shown that it has none; `closer` laid last, and so many
    `passes` followed; `shown` are the hands at the end of the game.
    """

    options: DominoOptions
    scores: tuple[Points, ...]
    deal: Count = 0
    first: Seat = 0
    turn: Seat | None = None
    must: Card | None = None
    chain: Chain = Chain()
    lacking: tuple[tuple[Count, ...], ...] = ()
    passes: Count = 0
    closer: Seat = 0
    last: Laid | Drew | Passed | None = None
    shown: tuple[tuple[Card, ...], ...] = ()
    winner: Seat | None = None


class State(Public):
    """All that is true: the hands of all seats and the boneyard, in the order of drawing, too."""

    hands: tuple[tuple[Card, ...], ...] = ()
    stock: tuple[Card, ...] = ()

    def side(self, seat: Seat) -> Seat:
        """The side of a seat: partners sit opposite (DOM-003)."""
        return seat % len(self.scores)


class View(Public):
    """What a seat may know; None is a spectator."""

    seat: Seat | None = None
    hand: tuple[Card, ...] = ()
    counts: tuple[Count, ...] = ()
    stock: Count = 0


def view_of(state: State, seat: Seat | None) -> View:
    """The one place where a state is reduced to what a seat may know (DOM-005)."""
    public = {name: getattr(state, name) for name in Public.__struct_fields__}
    if state.last is not None:
        public["last"] = state.last.seen_by(seat)
    hand = () if seat is None else tuple(sorted(state.hands[seat], reverse=True))
    counts, stock = tuple(map(len, state.hands)), len(state.stock)
    return View(**public, seat=seat, hand=hand, counts=counts, stock=stock)


def imagine(view: View, seen: Sequence[Event], rng: Rng) -> State:
    """A state that the seat of the view cannot tell from the true one."""
    public = {name: getattr(view, name) for name in Public.__struct_fields__}
    pack = view.options.pack
    if view.shown:
        unknown = {*pack.cards()}.difference(view.chain.tiles, *view.shown)
        return State(**public, hands=view.shown, stock=rng.shuffled(sorted(unknown)))
    hands, stock = imagined(view, pack, rng)
    return State(**public, hands=hands, stock=stock)
