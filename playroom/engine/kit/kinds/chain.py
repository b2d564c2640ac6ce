"""Dominoes: tiles, the chain with its two ends, which tile fits where, and how a tile is said.

A tile is a `Card`, the one at its place among all tiles (0-0, 1-0, 1-1, 2-0 ...): so tiles are
dealt, hidden and proved as cards are. Messages get a tile as a note (`tile_note`), never as a card,
and an action that names one is written with `read_tile` and `written`.

>>> halves(tile(4, 6)), pips(tile(4, 6)), is_double(tile(3, 3))
((6, 4), 10, True)
>>> chain = Chain().laid(tile(6, 6)).laid(tile(6, 4)).laid(tile(6, 1), End.LEFT)
>>> chain.ends, chain.pairs
((1, 4), ((1, 6), (6, 6), (6, 4)))
>>> chain.fits(tile(4, 1)), chain.fits(tile(4, 0)), chain.fits(tile(5, 5))
((<End.LEFT: 'left'>, <End.RIGHT: 'right'>), (<End.RIGHT: 'right'>,), ())
>>> chain.laid(tile(4, 1)).ways(tile(1, 0))
(<End.RIGHT: 'right'>,)
>>> [halves(each) for each in chain.order]
[(6, 6), (6, 4), (6, 1)]
>>> written(read_tile("46")), written(read_tile("double 6")), stacked("6-4 1-0")
('6 4', '6 6', '7D,AD')
>>> len(DOUBLE_SIX.cards()), len(DOUBLE_NINE.cards())
(28, 55)
"""

from __future__ import annotations

import enum
import re
from collections.abc import Iterable, Mapping

from playroom.engine.cards import JOKER, Card, names
from playroom.engine.notes import Note, Notes, note
from playroom.engine.packs import Pack
from playroom.engine.record import Count, Record

HIGHEST = 9
_HALVES = tuple((high, low) for high in range(HIGHEST + 1) for low in range(high + 1))

DOUBLE_SIX = Pack("dominoes-28", tuple(range(1, 8)), (0, 1, 2, 3))
"""The 28 tiles from double blank to double six."""
DOUBLE_NINE = Pack("dominoes-55", tuple(range(1, JOKER)), (0, 1, 2, 3), jokers=3)
"""The 55 tiles from double blank to double nine."""


class End(enum.StrEnum):
    """An end of the chain."""

    LEFT = "left"
    RIGHT = "right"


_ENDS: Mapping[tuple[bool, bool], tuple[End, ...]] = {
    (False, False): (),
    (True, False): (End.LEFT,),
    (False, True): (End.RIGHT,),
    (True, True): (End.LEFT, End.RIGHT),
}


def tile(one: int, other: int) -> Card:
    """The tile with these halves, from 0 to 9, in either order."""
    return Card(_HALVES.index((max(one, other), min(one, other))))


def halves(tile: Card) -> tuple[int, int]:
    """The halves of a tile, the higher one first."""
    return _HALVES[tile]


def pips(tile: Card) -> int:
    """What a tile counts."""
    return sum(_HALVES[tile])


def is_double(tile: Card) -> bool:
    """Are both halves the same?"""
    return _HALVES[tile][0] == _HALVES[tile][1]


class Chain(Record):
    """The tiles that lie, from left to right and in the `order` in which they were laid, and the
    halves at both ends (of an empty chain they mean nothing).
    """

    tiles: tuple[Card, ...] = ()
    left: Count = 0
    right: Count = 0
    order: tuple[Card, ...] = ()

    @property
    def ends(self) -> tuple[int, int]:
        """The halves at the left and at the right end."""
        return self.left, self.right

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """The halves of every tile as they lie, from left to right."""
        pairs = []
        inner = self.left
        for tile in self.tiles:
            one, other = halves(tile)
            pairs.append((inner, other if inner == one else one))
            inner = pairs[-1][1]
        return tuple(pairs)

    def fits(self, tile: Card) -> tuple[End, ...]:
        """The ends that a tile fits; of an empty chain the right one, for all."""
        if not self.tiles:
            return (End.RIGHT,)
        both = _HALVES[tile]
        return _ENDS[self.left in both, self.right in both]

    def laid(self, tile: Card, end: End = End.RIGHT) -> Chain:
        """The chain with a tile more, which fits that end."""
        one, other = halves(tile)
        order = (*self.order, tile)
        if not self.tiles:
            return Chain((tile,), one, other, order)
        if end is End.LEFT:
            left = other if self.left == one else one
            return Chain((tile, *self.tiles), left, self.right, order)
        right = other if self.right == one else one
        return Chain((*self.tiles, tile), self.left, right, order)

    def ways(self, tile: Card) -> tuple[End, ...]:
        """The same, but one where both ends are alike: so many choices there are."""
        fits = self.fits(tile)
        return fits[1:] if len(fits) == 2 and self.left == self.right else fits

    def lying(self, half: int) -> int:
        """How many of the tiles with such a half lie."""
        return sum(half in halves(tile) for tile in self.tiles)

    def closed(self, highest: int) -> bool:
        """Does no tile of a set up to `highest` fit any more? Each half is on `highest` + 1."""
        if len(self.tiles) <= highest:
            return False
        return all(self.lying(half) > highest for half in {*self.ends})


# -- how tiles are typed and said ------------------------------------------------------------------


def read_tile(text: str) -> Card:
    """The tile that a text names: `6 4`, `64`, `6-4`, `double 6`. Raises `ValueError` for any other
    text.
    """
    found = re.fullmatch(r"(?:(\d)[ -]?(\d)|double (\d)|(\d) double)", text.strip().lower())
    if found is None:
        raise ValueError(f"no tile: {text!r}")
    one, other, *double = found.groups()
    both = double[0] or double[1]
    return tile(int(one or both), int(other or both))


def written(tile: Card) -> str:
    """A tile as it is written in moves: `6 4`."""
    return "{} {}".format(*halves(tile))


def stacked(text: str) -> str:
    """Tiles as `Lesson.orders` names them, in the notation of their cards."""
    return names(read_tile(each) for each in text.split())


def half_note(half: int) -> Note:
    """A half: "blank", "six"."""
    return note(f"kit-half-{half}")


def pair_note(one: int, other: int) -> Note:
    """Two halves as a tile: "six four", "double six"."""
    if one == other:
        return note("kit-double", half=half_note(one))
    return note("kit-tile", one=half_note(one), other=half_note(other))


def tile_note(tile: Card) -> Note:
    """A tile: "six four"."""
    return pair_note(*halves(tile))


def the_tile(tile: Card) -> Note:
    """A tile with its article: "the six four"."""
    kind = "blank" if tile == 0 else "tile"
    return note("kit-the-tile", tile=tile_note(tile), kind=kind)


def tiles_note(tiles: Iterable[Card]) -> Notes:
    """Tiles as a list."""
    return Notes(tuple(tile_note(tile) for tile in tiles))
