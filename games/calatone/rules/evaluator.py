"""What cards are worth (CAL-081 to CAL-099).

A key is a tuple `(strength, rank, rank, ...)`, and of two keys the greater wins. `strength` is the
place of the category in the order of this pack and these options, so keys of different evaluators
must never be compared.

How it is fast: every card is a number with three bits for its rank and four bits for its suit. The
sum of the cards of a hand tells the counts of all ranks and whether a suit has five. What the
counts are worth is worked out once and kept; a hand with five of a suit is looked at again.
"""

from __future__ import annotations

import enum
from collections.abc import Collection, Sequence
from functools import cache
from itertools import combinations
from typing import TypeAlias

from games.calatone.rules.packs import ACE, HAND, VALUE, held, lowest
from playroom.engine.cards import PACK, Card
from playroom.engine.record import Points, Record

Key: TypeAlias = tuple[Points, ...]

COURT = 11
"""The lowest rank that counts as a figure, the jack."""


class Category(enum.StrEnum):
    """What five cards make, the best first, by the word that messages choose by."""

    STRAIGHT_FLUSH = "straight-flush"
    POKER = "poker"
    FULL = "full"
    ACE_STRAIGHT = "ace-straight"
    FLUSH = "flush"
    STRAIGHT = "straight"
    TRIO = "trio"
    FIGURES = "figures"
    TWO_PAIRS = "two-pairs"
    PAIR = "pair"
    HIGH_CARD = "high-card"


class Made(Record):
    """What some cards make, to be said: the category and the ranks that decide (ace 14), and the
    suit of a colour, else -1.
    """

    category: Category
    ranks: tuple[Points, ...]
    suit: Points = -1


def ranking(size: int, ace_straight: bool) -> tuple[Category, ...]:
    """The categories from worst to best in a pack of `size` cards (CAL-081, CAL-094, CAL-095)."""
    order: list[Category] = [
        category for category in Category if category is not Category.ACE_STRAIGHT
    ]
    order.reverse()
    if size <= 40:
        order.remove(Category.FULL)
        order.insert(order.index(Category.FLUSH), Category.FULL)
    if ace_straight:
        order.insert(order.index(Category.FLUSH) + 1, Category.ACE_STRAIGHT)
    return tuple(order)


_SUIT_AT = 40
_RANKS = (1 << _SUIT_AT - 1) - 1
CODE: tuple[int, ...] = tuple(
    (1 << 3 * (VALUE[card] - 2)) + (1 << _SUIT_AT + 4 * card.suit) for card in PACK
)
"""The number of every card that is summed."""
START = sum(3 << _SUIT_AT + 4 * suit for suit in range(4))
"""What a sum begins with: three in every suit, so that five cards of one suit set the suit's
highest bit.
"""
FIVE_OF_SUIT = sum(8 << _SUIT_AT + 4 * suit for suit in range(4))
_CODE_OF = CODE.__getitem__


class Evaluator:
    """Keys for one pack and one set of options.

    Get it from `evaluator`, which keeps what each has worked out.
    """

    __slots__ = ("_counts", "_flushes", "_tops", "categories", "figures", "size", "strength")

    def __init__(
        self, size: int, ace_low: bool = True, ace_straight: bool = False, figures: bool = True
    ) -> None:
        """`figures` False leaves out the five figures; it is there for comparisons with ordinary
        poker only.
        """
        self.size = size
        self.figures = figures
        self.categories = ranking(size, ace_straight)
        self.strength = {category: place for place, category in enumerate(self.categories)}
        if not ace_straight:
            self.strength[Category.ACE_STRAIGHT] = self.strength[Category.STRAIGHT]
        self._tops = _tops(size, ace_low)
        self._counts: dict[int, Key] = {}
        self._flushes: dict[int, Key] = {}

    def key(self, cards: Collection[Card]) -> Key:
        """What the best five of 1 to 7 different cards are worth (all of them when there are
        fewer).
        """
        total = sum(map(_CODE_OF, cards), START)
        if total & FIVE_OF_SUIT:
            return self.of_suit(total, cards)
        value = self._counts.get(total & _RANKS)
        return value if value is not None else self.of_ranks(total)

    def category(self, key: Key) -> Category:
        """The category of a key."""
        return self.categories[key[0]]

    def made(self, cards: Collection[Card]) -> Made:
        """What the best five of `cards` make."""
        key = self.key(cards)
        category = self.categories[key[0]]
        suit = -1
        if category in (Category.STRAIGHT_FLUSH, Category.FLUSH):
            suits = [card.suit for card in cards]
            suit = max(set(suits), key=suits.count)
        return Made(category, key[1:], suit)

    def best(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The five cards that are worth most, in the order of the rules (all when there are fewer
        than five).
        """
        if len(cards) <= HAND:
            return held(cards)
        return max(combinations(held(cards), HAND), key=self.key)

    def of_ranks(self, total: int) -> Key:
        """The key of a sum in which no suit has five cards."""
        ranks = total & _RANKS
        value = self._counts.get(ranks)
        if value is None:
            value = self._counts[ranks] = self._work_out(ranks)
        return value

    def _work_out(self, ranks: int) -> Key:
        by_count: tuple[list[int], ...] = ([], [], [], [], [])
        present = 0
        for value in range(ACE, 1, -1):
            count = ranks >> 3 * (value - 2) & 7
            if count:
                by_count[count].append(value)
                present |= 1 << value
        _, ones, pairs, trios, fours = by_count
        strength = self.strength
        if fours:
            others = fours[1:] + trios + pairs + ones
            return (strength[Category.POKER], fours[0], *sorted(others, reverse=True)[:1])
        ace_straight, straight = self._straight(present)
        keys: list[Key] = [key for key in (ace_straight, straight) if key]
        if trios:
            twos = sorted(trios[1:] + pairs, reverse=True)
            if twos:
                keys.append((strength[Category.FULL], trios[0], twos[0]))
            else:
                keys.append((strength[Category.TRIO], trios[0], *ones[:2]))
        else:
            keys.append(self._without_trio(ones, pairs))
        return max(keys)

    def _without_trio(self, ones: list[int], pairs: list[int]) -> Key:
        strength = self.strength
        figures = [value for value in ones if value >= COURT] + [
            value for value in pairs if value >= COURT for _ in "22"
        ]
        if len(figures) >= HAND and self.figures:
            return (strength[Category.FIGURES], *sorted(figures, reverse=True)[:HAND])
        if len(pairs) >= 2:
            others = sorted(pairs[2:] + ones, reverse=True)
            return (strength[Category.TWO_PAIRS], *pairs[:2], *others[:1])
        if pairs:
            return (strength[Category.PAIR], *pairs, *ones[:3])
        return (strength[Category.HIGH_CARD], *ones[:HAND])

    def _straight(self, present: int) -> tuple[Key | None, Key | None]:
        """The best straight with an ace and the best of the others, by the ranks that are there."""
        ace: Key | None = None
        plain: Key | None = None
        for needed, top in self._tops:
            if present & needed == needed:
                if needed >> ACE:
                    ace = ace or (self.strength[Category.ACE_STRAIGHT], top)
                else:
                    plain = plain or (self.strength[Category.STRAIGHT], top)
        return ace, plain

    def of_suit(self, total: int, cards: Collection[Card]) -> Key:
        """The key of a sum in which a suit has five cards.

        With seven cards there can be no full beside it.
        """
        suit = ((total & FIVE_OF_SUIT).bit_length() - 1 - _SUIT_AT) // 4
        present = 0
        for card in cards:
            if card.suit == suit:
                present |= 1 << VALUE[card]
        value = self._flushes.get(present)
        if value is None:
            value = self._flushes[present] = self._flush(present)
        return max(value, self.of_ranks(total))

    def _flush(self, present: int) -> Key:
        for needed, top in self._tops:
            if present & needed == needed:
                return (self.strength[Category.STRAIGHT_FLUSH], top)
        ranks = [value for value in range(ACE, 1, -1) if present >> value & 1]
        return (self.strength[Category.FLUSH], *ranks[:HAND])


def _tops(size: int, ace_low: bool) -> tuple[tuple[int, int], ...]:
    """The straights of a pack, best first: the ranks they need (a bit each) and their top (CAL-097,
    CAL-098).
    """
    low = lowest(size)
    tops = [(0b11111 << top - 4, top) for top in range(ACE, low + 3, -1)]
    if ace_low:
        tops.append((1 << ACE | 0b1111 << low, low + 3))
    return tuple(tops)


@cache
def evaluator(size: int, ace_low: bool = True, ace_straight: bool = False) -> Evaluator:
    """The evaluator of a pack and the options `ace_low` and `ace_straight_over_flush`."""
    return Evaluator(size, ace_low, ace_straight)
