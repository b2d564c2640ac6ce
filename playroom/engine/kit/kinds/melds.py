"""Sets and runs, without wild cards: what is one, what may be added, the best that a hand has.

>>> from playroom.engine.cards import card, cards
>>> rummy = Melding()
>>> rummy.kind(cards("5H 5S 5D")), rummy.kind(cards("4H 3H 5H")), rummy.kind(cards("4H 5H"))
('set', 'run', '')
>>> rummy.kind(cards("QH KH AH")), Melding(ACE_BOTH).kind(cards("QH KH AH"))
('', 'run')
>>> rummy.arranged(cards("4H 3H 5H"))
(3H, 4H, 5H)
>>> rummy.takes(cards("3H 4H 5H"), card("6H")), rummy.takes(cards("3H 4H 5H"), card("7H"))
(True, False)
>>> hand = cards("3H 4H 5H 5S 5D 9C KC")
>>> len(rummy.melds(hand))
2
>>> rummy.best(hand, lambda card: card.rank)
(((5D, 5H, 5S),), (3H, 4H, 9C, KC))
>>> rummy.best(cards("3H 4H 5H 6H 6S 6D"), lambda card: card.rank)
(((3H, 4H, 5H), (6D, 6H, 6S)), ())
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations

from playroom.engine.cards import Card
from playroom.engine.kit.hands import ACE_LOW, without
from playroom.engine.record import Count, Record

ACE_BOTH: tuple[int, ...] = (*ACE_LOW, 1)
"""The ranks of runs where an ace stands below the 2 or above the king."""

Meld = tuple[Card, ...]


class Melding(Record):
    """What a set and a run are: at least so many cards, of one rank and different suits, or of one
    suit and in the order of `ranks`. A rank may stand there twice (`ACE_BOTH`).
    """

    ranks: tuple[Count, ...] = ACE_LOW
    least: Count = 3

    def kind(self, cards: Meld) -> str:
        """`set`, `run`, or the empty word for cards that are neither, in any order."""
        if len(cards) < self.least:
            return ""
        suits = {card.suit for card in cards}
        if len({card.rank for card in cards}) == 1 and len(suits) == len(cards):
            return "set"
        return "run" if len(suits) == 1 and self._window(cards) else ""

    def arranged(self, cards: Meld) -> Meld:
        """The cards of a meld in their order: a set by suits, a run by `ranks`."""
        if self.kind(cards) != "run":
            return tuple(sorted(cards))
        ranks = self._window(cards)
        return tuple(sorted(cards, key=lambda card: ranks.index(card.rank)))

    def takes(self, meld: Meld, card: Card) -> bool:
        """May a card be added to a meld?"""
        return bool(self.kind((*meld, card)))

    def melds(self, hand: Iterable[Card]) -> tuple[Meld, ...]:
        """All melds that a hand has, sets first."""
        held = tuple(hand)
        return (*self._sets(held), *self._runs(held))

    def best(
        self, hand: Iterable[Card], worth: Callable[[Card], int]
    ) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
        """The melds that leave cards over that are worth least, and those cards."""
        held = tuple(sorted(hand))
        melds = self.melds(held)

        @cache
        def parted(left: tuple[Card, ...]) -> tuple[int, int, tuple[Meld, ...]]:
            if not left:
                return 0, 0, ()
            first, rest = left[0], left[1:]
            value, over, made = parted(rest)
            found = (value + worth(first), over + 1, made)
            for meld in melds:
                if first in meld and all(card in left for card in meld):
                    value, over, made = parted(without(left, *meld))
                    found = min(found, (value, over, (meld, *made)))
            return found

        chosen = parted(held)[2]
        return chosen, without(held, *(card for meld in chosen for card in meld))

    def _sets(self, held: tuple[Card, ...]) -> Iterator[Meld]:
        for rank in sorted({card.rank for card in held}):
            same = sorted(card for card in held if card.rank == rank)
            for size in range(self.least, len(same) + 1):
                yield from (cards for cards in combinations(same, size) if self.kind(cards))

    def _runs(self, held: tuple[Card, ...]) -> Iterator[Meld]:
        for suit in sorted({card.suit for card in held}):
            by_rank = {card.rank: card for card in reversed(held) if card.suit == suit}
            for start in range(len(self.ranks)):
                for end in range(start + self.least, len(self.ranks) + 1):
                    ranks = self.ranks[start:end]
                    if len(set(ranks)) < len(ranks) or not by_rank.keys() >= set(ranks):
                        break
                    yield tuple(by_rank[rank] for rank in ranks)

    def _window(self, cards: Meld) -> tuple[int, ...]:
        """The ranks of a run, in order; none when the cards do not follow each other."""
        wanted = {card.rank for card in cards}
        if len(wanted) < len(cards):
            return ()
        starts = range(len(self.ranks) - len(cards) + 1)
        windows = (self.ranks[start : start + len(cards)] for start in starts)
        return next((ranks for ranks in windows if set(ranks) == wanted), ())
