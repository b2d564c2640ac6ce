"""Packs: which cards a game is played with, and what they are called.

A card is the same value in every pack (`playroom.engine.cards`); a pack says which of them there
are, in which order, and by which family of words (`cards.ftl`) they are known. In a Spanish pack
the diamonds are oros, the hearts copas, the spades espadas and the clubs bastos; J, Q and K are
sota, caballo and rey, printed 10, 11 and 12.

>>> len(SPANISH_40.cards()), SPANISH_40.card("JS") in SPANISH_40
(40, True)
>>> SPANISH_40.card("8D")
Traceback (most recent call last):
    ...
ValueError: not in the pack spanish-40: '8D'
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from playroom.engine.cards import JOKER, Card, card, cards, pack
from playroom.engine.record import Count, Record, Token

_ALL_RANKS = tuple(range(1, JOKER))
_ALL_SUITS = (0, 1, 2, 3)
_SPANISH_SUITS = (1, 2, 3, 0)
_MOST_COPIES = 8


class Pack(Record):
    """The cards of a game, as a value.

    `ranks` and `suits` are those of `Card`, in the order of the pack; `jokers` (0 to 4) are in each
    of the `copies` (1 to 8). `words` is the family of words that cards are called by: messages
    `card-<words>-...` in every language's `cards.ftl`. Raises `ValueError` for cards there are not.
    """

    id: Token
    ranks: tuple[Count, ...]
    suits: tuple[Count, ...]
    jokers: Count = 0
    copies: Count = 1
    words: Token = "french"

    def __post_init__(self) -> None:
        wrong_ranks = set(self.ranks) - set(_ALL_RANKS)
        wrong_suits = set(self.suits) - set(_ALL_SUITS)
        repeated = len(set(self.ranks)) < len(self.ranks) or len(set(self.suits)) < len(self.suits)
        if wrong_ranks or wrong_suits or repeated or not (self.ranks and self.suits):
            raise ValueError(f"no such pack: ranks {self.ranks}, suits {self.suits}")
        if not 0 <= self.jokers <= 4 or not 1 <= self.copies <= _MOST_COPIES:
            raise ValueError(f"no such pack: {self.jokers} jokers, {self.copies} copies")

    def cards(self) -> tuple[Card, ...]:
        """All cards, copy by copy: by rank, within a rank by suit, then the jokers.

        This is the order that is shuffled; it never changes.
        """
        return _cards_of(self)

    def card(self, text: str) -> Card:
        """The card of the first copy that `text` names in notation (`10D`, `Td`, `JK`).

        Raises `ValueError` for what is no card or not in the pack.
        """
        named = card(text)
        if named not in self:
            raise ValueError(f"not in the pack {self.id}: {text!r}")
        return named

    def read(self, text: str) -> tuple[Card, ...]:
        """The cards that `text` names, separated by commas, plus signs or blanks.

        Raises `ValueError` when one is not in the pack.
        """
        return tuple(self.card(str(named)) for named in cards(text))

    def __contains__(self, named: object) -> bool:
        return named in _set_of(self)


@cache
def _cards_of(whole: Pack) -> tuple[Card, ...]:
    def copy_of(copy: int) -> Iterable[Card]:
        every = pack(whole.jokers, copy)
        by_place = {(card.rank, card.suit): card for card in every if not card.is_joker}
        yield from (by_place[rank, suit] for rank in whole.ranks for suit in whole.suits)
        yield from (card for card in every if card.is_joker)

    return tuple(card for copy in range(whole.copies) for card in copy_of(copy))


@cache
def _set_of(whole: Pack) -> frozenset[Card]:
    return frozenset(_cards_of(whole))


def french(jokers: int = 0, copies: int = 1) -> Pack:
    """The French pack of 52 with 0 to 4 jokers, 1 to 8 copies of it."""
    return Pack(f"french-{(52 + jokers) * copies}", _ALL_RANKS, _ALL_SUITS, jokers, copies)


def stripped(lowest: int, jokers: int = 0, copies: int = 1) -> Pack:
    """The French pack of the aces and all ranks from `lowest` (2 to 13) up: 32 cards from 7 up."""
    if not 2 <= lowest <= 13:
        raise ValueError(f"no pack begins with the rank {lowest}")
    ranks = (1, *range(lowest, JOKER))
    size = (len(ranks) * len(_ALL_SUITS) + jokers) * copies
    return Pack(f"french-{size}", ranks, _ALL_SUITS, jokers, copies)


FRENCH = french()
"""The 52 cards, A to K, within a rank C D H S."""

SPANISH_40 = Pack("spanish-40", (*range(1, 8), 11, 12, 13), _SPANISH_SUITS, words="spanish")
"""A to 7, sota, caballo, rey, within a rank oros, copas, espadas, bastos."""

SPANISH_48 = Pack("spanish-48", (*range(1, 10), 11, 12, 13), _SPANISH_SUITS, words="spanish")
"""The same with the eights and nines."""
