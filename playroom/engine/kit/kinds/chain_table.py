"""Games of dominoes by keyboard and ear: the action that lays a tile, how it is typed, why it is
refused, and a table with a hand of tiles and a chain.

>>> from playroom.engine.kit.kinds.chain import tile
>>> move = LAYING
>>> move.read("6 4 left"), move.write(LayTile(tile(4, 6), End.LEFT))
(LayTile(tile=7D, end=<End.LEFT: 'left'>), '6 4 left')
>>> short_move("64"), short_move("6 blank").tile == tile(6, 0), short_move("pass")
(LayTile(tile=7D, end=None), True, None)
>>> chain = Chain().laid(tile(6, 6)).laid(tile(6, 2))
>>> refusal((tile(6, 4), tile(5, 5)), chain, LayTile(tile(5, 5))).code
'no_fit'
>>> refusal((tile(6, 2),), chain, LayTile(tile(6, 2))).code
'which_end'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from playroom.engine.cards import Card
from playroom.engine.kit.face import P, PlainTable, out_of_turn
from playroom.engine.kit.kinds.chain import (
    DOUBLE_NINE,
    Chain,
    End,
    half_note,
    halves,
    pair_note,
    pips,
    read_tile,
    the_tile,
    tile_note,
    tiles_note,
    written,
)
from playroom.engine.kit.search import dealt_anew
from playroom.engine.kit.told import own_first, per_seat
from playroom.engine.notation import Move
from playroom.engine.notes import Note, Notes, Rejection, Side, Value, Who, note
from playroom.engine.packs import Pack
from playroom.engine.record import Record
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from playroom.engine.table import Answer, GameKey, Item, Offer, Zone


class LayTile(Action):
    """A tile goes to an end of the chain; without an end, to the one that it fits."""

    tile: Card
    end: End | None = None


_DIGITS = {"blank": "0", "one": "1", "a": "1"}
"""Halves that are words where a move is typed: there is no card of that number (ace is `A`)."""
_WORDS = ("blank", "one")


def _read(text: str) -> LayTile:
    words = [_DIGITS.get(word, word) for word in text.replace(",", " ").lower().split()]
    end = End(words.pop()) if words and words[-1] in tuple(End) else None
    return LayTile(read_tile(" ".join(words)), end)


def _write(action: LayTile) -> str:
    return f"{written(action.tile)} {action.end}" if action.end else written(action.tile)


def _said(action: LayTile) -> str:
    high, low = (_WORDS[half] if half < len(_WORDS) else str(half) for half in halves(action.tile))
    both = f"double {high}" if high == low else f"{high} {low}"
    return f"{both} {action.end}" if action.end else both


def short_move(text: str) -> Action | None:
    """A tile without a verb, for `Notation(short=...)`."""
    try:
        return _read(text)
    except ValueError:
        return None


LAYING = Move(
    "lay",
    LayTile,
    _read,
    _write,
    words=(*_WORDS, "double", *End),
    families=("lay", "meld"),
    said=_said,
)
"""`lay 6 4`, `lay 6 4 left`. The words are messages of the game, `<game>-word-blank` and so on."""


def refusal(
    hand: tuple[Card, ...], chain: Chain, action: LayTile, must: Card | None = None
) -> Rejection | None:
    """Why a tile may not be laid so, with what would do, or None. `must`: the only one that may."""
    the = the_tile(action.tile)
    if action.tile not in hand:
        return Rejection.of("not_held", "kit-refuse-not-held", tile=the)
    if must is not None and action.tile != must:
        return Rejection.of("must", "kit-refuse-tile", tile=the_tile(must))
    fits, (left, right) = chain.fits(action.tile), map(half_note, chain.ends)
    if not fits:
        others = Notes(tuple(the_tile(each) for each in hand if chain.fits(each)))
        return Rejection.of("no_fit", "kit-refuse-fit", tile=the, tiles=others)
    if chain.tiles and action.end is not None and action.end not in fits:
        return Rejection.of("wrong_end", "kit-refuse-end", tile=the, end=fits[0].value)
    if action.end is None and len(chain.ways(action.tile)) > 1:
        return Rejection.of("which_end", "kit-refuse-which-end", left=left, right=right)
    return None


def also_said(chain: Chain, action: LayTile) -> str:
    """What players may say of a tile besides (`Game.also_said`): its halves apart and as one
    number, the ends that it fits.
    """
    high, low = halves(action.tile)
    return " ".join((f"{high} {low} {high}{low} {low}{high}", *chain.fits(action.tile)))


def tile_values(event: Record) -> dict[str, Value]:
    """The fields of an event as a message takes them: a seat as `who`, a side, a tile also as
    `the`, the ends as halves (`left`) and as numbers (`left_pips`) with `same`, the rest as it is.
    """
    values: dict[str, Value] = {}
    for name in event.__struct_fields__:
        value: Any = getattr(event, name)
        if name == "seat":
            values["who"] = Who(value)
        elif name in ("left", "right"):
            values[name], values[f"{name}_pips"] = half_note(value), value
            values["same"] = event.left == event.right  # type: ignore[attr-defined]
        elif isinstance(value, Card):
            values[name], values["the"] = tile_note(value), the_tile(value)
        elif name == "side":
            values[name] = Side(value)
        elif name == "tiles":
            values[name] = tiles_note(sorted(value, reverse=True))
        elif isinstance(value, (int, str)):
            values[name] = value
    return values


def imagined(
    view: Any, pack: Pack, rng: Rng
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The hands of all seats and the tiles face down as they may be for the seat of a view of
    `ChainTable`: no half for those that lack it, and for the seat in turn a tile that fits.
    """
    unknown = {*pack.cards()} - {*view.chain.tiles, *view.hand}
    seats, own, turn = len(view.counts), view.seat, view.turn or 0
    counts = [0 if seat == own else count for seat, count in enumerate(view.counts)]
    if turn != own:
        counts[turn] -= 1
    counts.append(turn != own)  # one that the seat in turn may lay

    def may_hold(hand: int, tile: Card) -> bool:
        if tile == view.must:
            return hand == seats
        if hand > seats or (hand == seats and not (view.must is None and view.chain.fits(tile))):
            return hand > seats
        lacking = view.lacking[turn if hand == seats else hand]
        return lacking == () or not any(half in lacking for half in halves(tile))

    *dealt, ready, stock = dealt_anew(unknown, counts, rng, may_hold)
    dealt[turn] += ready
    return tuple(view.hand if seat == own else dealt[seat] for seat in range(seats)), stock


_TILES = {written(each): each for each in DOUBLE_NINE.cards()}


class ChainTable(PlainTable[P]):
    """A hand of tiles and the chain; what lies at the ends (F), the chain (V), what fits (Z and W).

    Its view also has the fields `hand`, `chain` (a `Chain`), `counts` (the tiles of each seat),
    `stock` (how many tiles lie face down), `must` (the only tile that may be laid, or None) and
    `lacking` (for each seat the halves of which it has shown that it has none).
    """

    keys: ClassVar[tuple[GameKey, ...]] = (
        GameKey("left", "j"),
        GameKey("right", "k"),
        GameKey("passed", "p"),
        GameKey("numbers", "x"),
    )

    def sorts(self, view: P) -> tuple[str, ...]:
        return ()

    def highest(self, view: Any) -> int:
        """The highest half of the set."""
        return 6

    def ways(self, view: Any, tile: Card) -> tuple[End, ...]:
        """The ends to which a tile of the hand may go, one where both are alike."""
        return () if view.must not in (None, tile) else view.chain.ways(tile)

    def zones(self, view: Any, order: str = "rank") -> tuple[Zone, ...]:
        hand = tuple(Item(written(one), tile_note(one), markable=False) for one in view.hand)
        chain = tuple(
            Item(f"at{place}", pair_note(*pair), markable=False)
            for place, pair in enumerate(view.chain.pairs)
        )
        return (
            Zone("hand", note("kit-zone-hand"), hand),
            Zone("chain", note("kit-zone-chain"), chain),
        )

    def act(self, view: Any, marked: Sequence[Item], at: Item | None) -> Any:
        return self._plays(view, at, None)

    def press(self, view: Any, name: str, marked: Sequence[Item], at: Item | None) -> Any:
        """J and K lay the tile at an end; P tells who lacks what, X how many lie of each half."""
        if name == "passed":
            return self._lacking(view)
        if name == "numbers":
            return (note("kit-lying", parts=_lying(view.chain, range(self.highest(view) + 1))),)
        return self._plays(view, at, End(name))

    def works(self, view: Any, name: str) -> bool:
        """The keys for the ends need a tile under the cursor: help tells them in every turn."""
        return out_of_turn(view) is None if name in tuple(End) else super().works(view, name)

    def _plays(self, view: Any, at: Item | None, end: End | None) -> tuple[Offer, ...] | Rejection:
        """What the tile under the cursor can do, at that end or at any."""
        if refused := out_of_turn(view):
            return refused
        one = _TILES.get(at.key) if at is not None else None
        if one is None or one not in view.hand:
            return Rejection.of("no_tile", "kit-no-tile")
        ends = self.ways(view, one)
        if end is None and len(ends) > 1:
            return tuple(Offer(LayTile(one, each), _at_end(view.chain, one, each)) for each in ends)
        action = LayTile(one, end)
        refused = refusal(view.hand, view.chain, action, view.must)
        return refused or (Offer(action, note("kit-offer-tile", tile=the_tile(one))),)

    def playable(self, view: Any) -> tuple[str, ...]:
        return tuple(written(one) for one in view.hand if self.ways(view, one))

    def answer_count(self, view: Any) -> Answer:
        """C: the pips of the hand, and how many tiles lie with the halves at the ends."""
        lying = _lying(view.chain, sorted({*view.chain.ends}))
        if not view.hand:
            return (note("kit-lying", parts=lying),)
        return (note("kit-pips", pips=sum(map(pips, view.hand)), parts=lying),)

    def answer_first(self, view: Any) -> Answer:
        """F: the ends."""
        chain = view.chain
        if not chain.tiles:
            return (note("kit-no-tiles"),)
        left, right = map(half_note, chain.ends)
        return (note("kit-ends", left=left, right=right, same=chain.left == chain.right),)

    def answer_table(self, view: Any) -> Answer:
        """V: the chain from left to right."""
        if not view.chain.tiles:
            return (note("kit-no-tiles"),)
        tiles = Notes(tuple(pair_note(*pair) for pair in view.chain.pairs))
        return (note("kit-chain", tiles=tiles, count=len(view.chain.tiles)),)

    def answer_hand(self, view: Any) -> Answer:
        if view.seat is None or not view.hand:
            return (note("kit-tiles-none"),)
        return (note("kit-tiles", tiles=tiles_note(view.hand), count=len(view.hand)),)

    def answer_holdings(self, view: Any) -> Answer:
        seats = own_first(range(len(view.counts)), view.seat)
        parts = per_seat(seats, "kit-holding", "count", view.counts)
        return (note("kit-tile-holdings", parts=parts, stock=view.stock),)

    def answer_next(self, view: Any) -> Answer:
        return (note("kit-tiles-fit-none"),)

    def answer_why(self, view: Any) -> Answer:
        if out_of_turn(view) is not None:
            return self.answer_turn(view)
        tiles = Notes(tuple(the_tile(one) for one in view.hand if self.ways(view, one)))
        return (note("kit-tiles-fit", tiles=tiles),)

    def _lacking(self, view: Any) -> Answer:
        parts = tuple(
            note("kit-lacking", player=Who(seat), halves=Notes(tuple(map(half_note, lacks))))
            for seat in own_first(range(len(view.counts)), view.seat)
            if (lacks := view.lacking[seat])
        )
        return (note("kit-lackings", parts=Notes(parts)) if parts else note("kit-lackings-none"),)


def _at_end(chain: Chain, one: Card, end: End) -> Note:
    half = half_note(chain.left if end is End.LEFT else chain.right)
    return note("kit-offer-end", tile=the_tile(one), end=end.value, half=half)


def _lying(chain: Chain, several: Sequence[int]) -> Notes:
    """How many tiles lie with each of these halves."""
    lying = ((half_note(half), chain.lying(half)) for half in several)
    return Notes(tuple(note("kit-lying-half", half=half, count=count) for half, count in lying))
