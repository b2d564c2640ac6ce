"""Sets and runs: the canonical form, what makes one legal, what cards can mean, and adding one card
(RUM-016 to RUM-025).
"""

from __future__ import annotations

from typing import TypeAlias

from games.rummy.options import Rules
from playroom.engine.cards import RANKS, Card
from playroom.engine.record import Record

Cards: TypeAlias = tuple[Card, ...]
SET = "set"
RUN = "run"
SUIT_LETTERS = "cdhs"


class Meld(Record):
    """A set or a run, by its `kind`.

    `of` is the rank of a set (1 to 13, 0 for one made only of wild cards) or the suit of a run (0
    to 3); `low` is the position of a run's first card (1 ace low to 14 ace high), 0 in a set.
    `stars` marks the red aces and twos that are used as wild cards; a joker always is one and has
    no star.
    """

    kind: str
    of: int
    low: int
    cards: Cards
    stars: tuple[bool, ...]

    @property
    def high(self) -> int:
        """The position of a run's last card."""
        return self.low + len(self.cards) - 1

    def wild_at(self, place: int) -> bool:
        """Is the card at that place used as a wild card?"""
        return self.stars[place] or self.cards[place].is_joker

    @property
    def wilds(self) -> int:
        """How many of its cards are used as wild cards."""
        return sum(self.stars) + sum([one.is_joker for one in self.cards])

    def stands_for(self, place: int) -> Card:
        """The card that belongs at that place of a run."""
        return place_card(self.of, self.low + place)

    def __str__(self) -> str:
        said = " ".join(
            card_text(one, star) for one, star in zip(self.cards, self.stars, strict=True)
        )
        if self.kind == SET:
            return f"set {RANKS[self.of - 1].replace('0', 'T') if self.of else '*'}: {said}"
        return f"run {SUIT_LETTERS[self.of]} {self.low}: {said}"


def card_text(one: Card, star: bool = False) -> str:
    """The notation of the rules: `7s`, `Th`, `JK`, `Ah*`."""
    if one.is_joker:
        return "JK"
    return f"{RANKS[one.rank - 1]}{SUIT_LETTERS[one.suit]}{'*' if star else ''}"


def place_card(suit: int, position: int) -> Card:
    """The card of a position (1 to 14) of a run."""
    return Card(4 * ((position - 1) % 13) + suit)


def _wild_order(one: Card) -> tuple[int, int]:
    """Wild twos, red aces, jokers (section 5.1)."""
    return (2, 0) if one.is_joker else (0 if one.rank == 2 else 1, one.suit)


def validate(meld: Meld, rules: Rules) -> Meld | str:
    """The canonical meld, or the code of what is wrong with it, tested in the order of
    section 5.1.
    """
    wild = rules.wild
    if any(star and not wild[one] for one, star in zip(meld.cards, meld.stars, strict=True)):
        return "NOT_WILD"
    return _set(meld, wild) if meld.kind == SET else _run(meld)


def _set(meld: Meld, wild: tuple[bool, ...]) -> Meld | str:
    cards, rank = meld.cards, meld.of
    if len(cards) < 3:
        return "SET_SIZE"
    if rank == 0:
        if not all(wild[one] for one in cards):
            return "WILD_SET_NATURAL"
        cards = tuple(sorted(cards, key=_wild_order))
        return Meld(SET, 0, 0, cards, tuple([not one.is_joker for one in cards]))
    naturals, wilds = [], []
    for one, star in zip(cards, meld.stars, strict=True):
        if one.rank == rank:
            naturals.append(one)
        elif star or one.is_joker:
            wilds.append(one)
        else:
            return "SET_RANK"
    if len(wilds) > len(naturals):
        return "WILDS"
    naturals.sort(key=_suit)
    wilds.sort(key=_wild_order)
    stars = (False,) * len(naturals) + tuple([not one.is_joker for one in wilds])
    return Meld(SET, rank, 0, (*naturals, *wilds), stars)


def _suit(one: Card) -> int:
    return one.suit


def _run(meld: Meld) -> Meld | str:
    cards, suit, low = meld.cards, meld.of, meld.low
    if len(cards) < 4:
        return "RUN_SIZE"
    if len(cards) > 13:
        return "RUN_13"
    if low < 1 or low + len(cards) - 1 > 14:
        return "RUN_ENDS"
    stars, wilds = [], 0
    for place, (one, star) in enumerate(zip(cards, meld.stars, strict=True)):
        natural = one is place_card(suit, low + place)
        if natural:
            stars.append(False)
        elif star or one.is_joker:
            wilds += 1
            stars.append(not one.is_joker)
        else:
            return "RUN_CARD"
    if 2 * wilds > len(cards):
        return "WILDS"
    return Meld(RUN, suit, low, cards, tuple(stars))


def infer(cards: Cards, rules: Rules) -> tuple[Meld, ...]:
    """Every canonical meld that the cards, in this order, can mean: sets by rank, the all-wild set,
    runs by position.

    Red aces and wild twos are natural where they fit and wild elsewhere (RUM-007). There are few:
    each needs naturals.
    """
    n = len(cards)
    if n < 3:
        return ()
    stars = tuple([rules.wild[one] and not one.is_joker for one in cards])
    tried = [
        Meld(SET, rank, 0, cards, stars)
        for rank in sorted({one.rank for one in cards if not one.is_joker})
    ]
    tried.append(Meld(SET, 0, 0, cards, stars))
    if n >= 4:
        suits = sorted({one.suit for one in cards if not one.is_joker})
        tried += [Meld(RUN, suit, low, cards, stars) for low in range(1, 16 - n) for suit in suits]
    found = [validate(one, rules) for one in tried]
    return tuple([one for one in found if isinstance(one, Meld)])


def arranged(cards: Cards, rules: Rules) -> tuple[Meld, ...]:
    """The runs that the cards can make in some order, wild cards filling the gaps and then the
    ends, lower ones first.

    For cards marked in any order; `infer` reads the order in which they were marked.
    """
    n = len(cards)
    found: dict[Meld, None] = {}
    if not 4 <= n <= 13:
        return ()
    for suit in sorted({one.suit for one in cards if not one.is_joker}):
        for low in range(1, 16 - n):
            left = list(cards)
            places: list[Card | None] = []
            for position in range(low, low + n):
                wanted = place_card(suit, position)
                places.append(left.pop(left.index(wanted)) if wanted in left else None)
            if not all(rules.wild[one] for one in left):
                continue
            left.sort(key=_wild_order)
            row = tuple([left.pop() if one is None else one for one in places])
            stars = tuple([rules.wild[one] and not one.is_joker for one in row])
            made = validate(Meld(RUN, suit, low, row, stars), rules)
            if isinstance(made, Meld):
                found[made] = None
    return tuple(found)


def laid_on(meld: Meld, one: Card, star: bool, end: str, rules: Rules) -> Meld | str:
    """The meld with one more card, or the code of the refusal (RUM-021, RUM-022, RUM-039).

    A wild card without a star is natural where it fits its own place, otherwise wild. `end` is
    `low` or `high` for a run and is ignored on a set.
    """
    star = star or (rules.wild[one] and not one.is_joker)
    if meld.kind == SET:
        return validate(Meld(SET, meld.of, 0, (*meld.cards, one), (*meld.stars, star)), rules)
    if end == "high":
        return validate(
            Meld(RUN, meld.of, meld.low, (*meld.cards, one), (*meld.stars, star)), rules
        )
    if end == "low":
        return validate(
            Meld(RUN, meld.of, meld.low - 1, (one, *meld.cards), (star, *meld.stars)), rules
        )
    return "END"
