"""Hands: dealt, arranged for the ear, told suit by suit.

>>> from playroom.engine.cards import card, cards
>>> ACES_HIGH = Order(ACE_HIGH)
>>> ACES_HIGH.arranged(cards("AS KS 3H 2D AD"))
(AD, 2D, 3H, AS, KS)
>>> Order(ACE_HIGH, first=card("2H").suit).arranged(cards("AS KS 3H 2D AD"))
(3H, AD, 2D, AS, KS)
>>> Order(ACE_HIGH, low_first=True).arranged(cards("AS KS 3S"))
(3S, KS, AS)
>>> by_suits(cards("AS KS 3H")).notes[0].get("cards")
(AS, KS)
>>> dealt(cards("AS KS 3H 2D AD"), seats=2, each=2)
(((AS, KS), (3H, 2D)), (AD,))
>>> without(cards("AS KS 3H"), card("KS"))
(AS, 3H)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from playroom.engine.cards import JOKER, Card
from playroom.engine.notes import Notes, note
from playroom.engine.record import Count, Record

ACE_LOW: tuple[int, ...] = tuple(range(1, 14))
"""The ranks from the lowest to the highest where aces are lowest."""
ACE_HIGH: tuple[int, ...] = (*range(2, 14), 1)
"""The ranks from the lowest to the highest where aces beat kings."""
BRISCA: tuple[int, ...] = (2, *range(4, 10), 11, 12, 13, 3, 1)
"""The ranks of the Spanish pack, of 40 or 48 cards, in brisca and tute: aces beat threes, and
threes beat kings.
"""


class Order(Record):
    """A game's own order of a hand: suit by suit, the suit `first` (trumps) before the others, the
    highest card of a suit first or, with `low_first`, the lowest; jokers last. `ranks` go from the
    lowest to the highest.
    """

    ranks: tuple[Count, ...] = ACE_LOW
    first: Count | None = None
    low_first: bool = False

    def key(self, card: Card) -> tuple[bool, bool, int, int, int]:
        """Sorts cards."""
        if card.rank == JOKER:
            return True, False, 0, 0, card.copy
        height = self.ranks.index(card.rank)
        place = height if self.low_first else -height
        return False, card.suit != self.first, card.suit, place, card.copy

    def arranged(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """The cards in this order."""
        return tuple(sorted(cards, key=self.key))


def by_suits(held: Iterable[Card]) -> Notes:
    """Arranged cards suit by suit, as phrases: "spades: ace, king"."""
    phrases = []
    for suit, cards in groupby(held, lambda card: -1 if card.rank == JOKER else card.suit):
        same = tuple(cards)
        if suit == -1:
            phrases += [note("kit-item", card=card) for card in same]
        else:
            phrases.append(note("kit-hand-suit", suit=suit, card=same[0], cards=same))
    return Notes(tuple(phrases))


def dealt(
    cards: Sequence[Card], seats: int, each: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The hands of so many seats from shuffled cards, `each` from the top, and the rest (the
    stock).
    """
    hands = tuple(tuple(cards[seat * each : (seat + 1) * each]) for seat in range(seats))
    return hands, tuple(cards[seats * each :])


def pips(card: Card) -> int:
    """What a card counts where pictures are 10 and aces 1."""
    return min(card.rank, 10)


def without(hand: Iterable[Card], *cards: Card) -> tuple[Card, ...]:
    """A hand without these cards."""
    return tuple(card for card in hand if card not in cards)
