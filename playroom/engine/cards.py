"""Playing cards as small integers with names.

A card is an `int`, so that hands compare, hash and sort at the speed of integers and every log is
the same under any hash seed. All cards are made once, at import.

>>> five = card("5h")
>>> five, five.rank, five.suit, five is card("5H")
(5H, 5, 2, True)
>>> sorted(cards("KC 2D,10S"))
[2D, 10S, KC]
>>> names(cards("Td JK"))
'10D,JK'
>>> len(pack()), len(pack(jokers=2))
(52, 54)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

SUITS = "CDHS"
RANKS = "A23456789TJQK"
JOKER = 14
"""The rank of a joker; aces are 1, jacks 11, queens 12, kings 13."""

_PACKS = 8
_PER_PACK = 64
_USED = 56  # 13 ranks and the jokers, 4 of each


class Card(int):
    """One physical card: `rank` 1 to 13 (14 is a joker), `suit` 0 to 3 (C D H S; for jokers their
    number), `copy` from 0.

    The integer is `64 * copy + 4 * (rank - 1) + suit`. Equal cards of two packs are different
    cards; `face` is the same card of the first pack, for comparing what they show. `str()` gives
    the notation (`5H`, `10D`, `JK`), not speech; `repr()` tells every physical card apart (`5H'1`,
    `JK2`), and `physical_card` reads that.
    """

    rank: int
    suit: int
    copy: int
    _text: str
    notation: str
    """What `physical_card` reads, also its `repr`."""

    def __new__(cls, number: int) -> Card:
        if not (0 <= number < _PACKS * _PER_PACK and number % _PER_PACK < _USED):
            raise ValueError(f"no card has the number {number}")
        return _ALL[number]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"cards are frozen, {name} cannot be set")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"cards are frozen, {name} cannot be deleted")

    def __bool__(self) -> bool:
        return True  # the ace of clubs is the number 0, and a card all the same

    @property
    def face(self) -> Card:
        """The same rank and suit in the first pack."""
        return _ALL[int(self) % _PER_PACK]

    @property
    def is_joker(self) -> bool:
        """Is it a joker?"""
        return self.rank == JOKER

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return self.notation

    def __reduce__(self) -> tuple[Any, ...]:
        return (Card, (int(self),))


def _make() -> tuple[Card, ...]:
    cards = []
    for number in range(_PACKS * _PER_PACK):
        card = int.__new__(Card, number)
        copy, place = divmod(number, _PER_PACK)
        rank, suit = place // 4 + 1, place % 4
        name = "10" if rank == 10 else RANKS[rank - 1 : rank]
        text = f"{name}{SUITS[suit]}" if rank <= 13 else "JK"
        whole = text + (str(suit + 1) if rank > 13 and suit else "") + (f"'{copy}" if copy else "")
        card.__dict__.update(rank=rank, suit=suit, copy=copy, _text=text, notation=whole)
        cards.append(card)
    return tuple(cards)


_ALL: tuple[Card, ...] = _make()

PACK: tuple[Card, ...] = _ALL[:52]
"""The 52 cards without jokers, in the order A to K, within a rank C D H S."""


def pack(jokers: int = 0, copy: int = 0) -> tuple[Card, ...]:
    """One pack: 52 cards and 0 to 4 jokers; `copy` tells packs apart (0 to 7)."""
    if not 0 <= jokers <= 4 or not 0 <= copy < _PACKS:
        raise ValueError(f"no such pack: {jokers} jokers, copy {copy}")
    return _ALL[copy * _PER_PACK : copy * _PER_PACK + 52 + jokers]


def _names() -> dict[str, Card]:
    by_name: dict[str, Card] = {}
    for card in PACK:
        text = str(card)
        spellings = {text, text.replace("10", "T")}
        by_name |= {spelling.upper(): card for spelling in spellings}
    by_name["JK"] = _ALL[52]
    return by_name


_BY_NAME = _names()
_BY_WHOLE_NAME = {repr(each): each for each in _ALL if each.rank <= JOKER}


def card(text: str) -> Card:
    """The card of the first pack that `text` names: `10D`, `10d`, `Td`, `JK`.

    Raises `ValueError` for anything else.
    """
    match = _BY_NAME.get(text.strip().upper())
    if match is None:
        raise ValueError(f"not a card: {text!r}")
    return match


def physical_card(text: str) -> Card:
    """The card with the `repr` `text`. Raises `ValueError` for anything else."""
    match = _BY_WHOLE_NAME.get(text)
    if match is None:
        raise ValueError(f"not a card: {text!r}")
    return match


def cards(text: str) -> tuple[Card, ...]:
    """The cards that `text` names, separated by commas, plus signs or blanks, in that order."""
    return tuple(card(part) for part in text.replace(",", " ").replace("+", " ").split())


def names(several: Iterable[Card], between: str = ",") -> str:
    """The notation of `several` cards, joined; the reverse of `cards`."""
    return between.join(map(str, several))
