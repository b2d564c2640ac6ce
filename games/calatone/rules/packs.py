"""The packs of Calatone and how its cards are ordered (CAL-003, CAL-005 to CAL-009).

The engine counts aces as 1; here an ace is `ACE`, 14, the highest rank. A pack is named by its
number of cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from playroom.engine.cards import PACK, Card
from playroom.engine.packs import Pack, stripped

ACE = 14
HAND = 5
"""How many cards make a hand."""
CARDS = 7
"""How many cards a player has at the end (CAL-032)."""
SIZES = (52, 48, 44, 40, 36, 32, 28)
AUTO = {2: 32, 3: 32, 4: 32, 5: 36, 6: 44, 7: 52}
"""The pack of every number of players when it follows them (CAL-008)."""
SUITS = "cdhs"

VALUE: tuple[int, ...] = tuple(ACE if card.rank == 1 else card.rank for card in PACK)
"""The rank of every card by its number, 2 to 14."""

_LETTERS = {10: "T", 11: "J", 12: "Q", 13: "K", ACE: "A"}


def lowest(size: int) -> int:
    """The lowest rank of a pack: 2 with 52 cards, 8 with 28 (CAL-007)."""
    return 15 - size // 4


@cache
def pack_of(size: int) -> Pack:
    """The pack of that size."""
    return stripped(lowest(size))


def fits(players: int, size: int) -> bool:
    """Could every one of `players` stay to the seventh card (CAL-009)?"""
    return CARDS * players <= size


def held(cards: Iterable[Card]) -> tuple[Card, ...]:
    """`cards` in the order of the rules: rank from high to low, then clubs, diamonds, hearts,
    spades.
    """
    return tuple(sorted(cards, key=_place))


def _place(card: Card) -> tuple[int, int]:
    return -VALUE[card], card.suit


def face(card: Card) -> str:
    """The notation of a card, `Th`."""
    value = VALUE[card]
    return f"{_LETTERS.get(value, value)}{SUITS[card.suit]}"


def faces(cards: Iterable[Card], between: str = " ") -> str:
    """The notation of several cards."""
    return between.join(map(face, cards))
