"""Sets and runs: the canonical form, what makes one legal, what cards can mean, and adding one card
(RUM-016 to RUM-025).
"""

from __future__ import annotations

from typing import TypeAlias

from games.rummy.options import RummyOptions
from playroom.engine.cards import RANKS, Card
from playroom.engine.notes import replaced
from playroom.engine.record import Count, Points, Record, Token

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

    kind: Token
    of: Count
    low: Points
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
        return sum(self.stars) + sum([card.is_joker for card in self.cards])

    def stands_for(self, place: int) -> Card:
        """The card that belongs at that place of a run."""
        return place_card(self.of, self.low + place)

    def __str__(self) -> str:
        row = " ".join(
            card_text(card, star) for card, star in zip(self.cards, self.stars, strict=True)
        )
        if self.kind == SET:
            return f"set {RANKS[self.of - 1] if self.of else '*'}: {row}"
        return f"run {SUIT_LETTERS[self.of]} {self.low}: {row}"


def card_text(card: Card, star: bool = False) -> str:
    """The notation of the rules: `7s`, `Th`, `JK`, `Ah*`."""
    if card.is_joker:
        return "JK"
    return f"{RANKS[card.rank - 1]}{SUIT_LETTERS[card.suit]}{'*' if star else ''}"


def place_card(suit: int, position: int) -> Card:
    """The card of a position (1 to 14) of a run."""
    return Card(4 * ((position - 1) % 13) + suit)


def _wild_order(card: Card) -> tuple[int, int]:
    """Wild twos, red aces, jokers."""
    return (2, 0) if card.is_joker else (0 if card.rank == 2 else 1, card.suit)


def without(hand: Cards, cards: Cards) -> Cards:
    """`hand` without one copy of each of `cards`."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def lacking(hand: Cards, cards: Cards) -> Cards:
    """Those of `cards` that `hand` has not, copies counted."""
    left, missing = list(hand), []
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return tuple(missing)


def cards_in(melds: tuple[Meld, ...]) -> Cards:
    """All cards of some melds, in their order."""
    return tuple([card for meld in melds for card in meld.cards])


def covers(hand: Cards, melds: tuple[Meld, ...]) -> bool:
    """Are all cards of `melds` in `hand`?"""
    return not lacking(hand, cards_in(melds))


def validate(meld: Meld, options: RummyOptions) -> Meld | str:
    """The canonical meld, or the code of what is wrong with it, tested in this order.

    Codes: `not_wild`, `set_size`, `wild_set_natural`, `set_rank`, `run_size`, `run_13`, `run_ends`,
    `run_card`, `wilds`.
    """
    wild = options.wild
    if any(star and not wild[card] for card, star in zip(meld.cards, meld.stars, strict=True)):
        return "not_wild"
    return _set(meld, wild) if meld.kind == SET else _run(meld)


def _set(meld: Meld, wild: tuple[bool, ...]) -> Meld | str:
    cards, rank = meld.cards, meld.of
    if len(cards) < 3:
        return "set_size"
    if rank == 0:
        if not all(wild[card] for card in cards):
            return "wild_set_natural"
        cards = tuple(sorted(cards, key=_wild_order))
        return Meld(SET, 0, 0, cards, tuple([not card.is_joker for card in cards]))
    naturals, wilds = [], []
    for card, star in zip(cards, meld.stars, strict=True):
        if card.rank == rank:
            naturals.append(card)
        elif star or card.is_joker:
            wilds.append(card)
        else:
            return "set_rank"
    if len(wilds) > len(naturals):
        return "wilds"
    naturals.sort(key=_suit)
    wilds.sort(key=_wild_order)
    stars = (False,) * len(naturals) + tuple([not card.is_joker for card in wilds])
    return Meld(SET, rank, 0, (*naturals, *wilds), stars)


def _suit(card: Card) -> int:
    return card.suit


def _run(meld: Meld) -> Meld | str:
    cards, suit, low = meld.cards, meld.of, meld.low
    if len(cards) < 4:
        return "run_size"
    if len(cards) > 13:
        return "run_13"
    if low < 1 or low + len(cards) - 1 > 14:
        return "run_ends"
    stars, wilds = [], 0
    for place, (card, star) in enumerate(zip(cards, meld.stars, strict=True)):
        if card is place_card(suit, low + place):
            stars.append(False)
        elif star or card.is_joker:
            wilds += 1
            stars.append(not card.is_joker)
        else:
            return "run_card"
    if 2 * wilds > len(cards):
        return "wilds"
    return Meld(RUN, suit, low, cards, tuple(stars))


def as_wild(cards: Cards, options: RummyOptions) -> tuple[bool, ...]:
    """Stars on all wild cards that can have one: where they stand in their own place,
    `validate` takes them off.
    """
    wild = options.wild
    return tuple([wild[card] and not card.is_joker for card in cards])


def infer(cards: Cards, options: RummyOptions) -> tuple[Meld, ...]:
    """Every canonical meld that the cards, in this order, can mean: sets by rank, the all-wild set,
    runs by position.

    Red aces and wild twos are natural where they fit and wild elsewhere (RUM-007). There are few:
    each needs naturals.
    """
    n = len(cards)
    if n < 3:
        return ()
    stars = as_wild(cards, options)
    ranks = sorted({card.rank for card in cards if not card.is_joker})
    tried = [Meld(SET, rank, 0, cards, stars) for rank in (*ranks, 0)]
    if n >= 4:
        suits = sorted({card.suit for card in cards if not card.is_joker})
        tried += [Meld(RUN, suit, low, cards, stars) for low in range(1, 16 - n) for suit in suits]
    made = [validate(meld, options) for meld in tried]
    return tuple([meld for meld in made if isinstance(meld, Meld)])


def arranged(cards: Cards, options: RummyOptions) -> tuple[Meld, ...]:
    """The runs that the cards can make in some order, wild cards filling the gaps and then the
    ends, lower ones first.

    For cards marked in any order; `infer` reads the order in which they were marked.
    """
    n = len(cards)
    runs: dict[Meld, None] = {}
    if not 4 <= n <= 13:
        return ()
    for suit in sorted({card.suit for card in cards if not card.is_joker}):
        for low in range(1, 16 - n):
            left = list(cards)
            places: list[Card | None] = []
            for position in range(low, low + n):
                wanted = place_card(suit, position)
                places.append(left.pop(left.index(wanted)) if wanted in left else None)
            if not all(options.wild[card] for card in left):
                continue
            left.sort(key=_wild_order)
            row = tuple([left.pop() if card is None else card for card in places])
            made = validate(Meld(RUN, suit, low, row, as_wild(row, options)), options)
            if isinstance(made, Meld):
                runs[made] = None
    return tuple(runs)


def laid_on(meld: Meld, card: Card, star: bool, end: str, options: RummyOptions) -> Meld | str:
    """The meld with one more card, or the code of the refusal (RUM-021, RUM-022, RUM-039): one of
    `validate`, or `end` when a run is not told which.

    A wild card without a star is natural where it fits its own place, otherwise wild. `end` is
    `low` or `high` for a run and is ignored on a set.
    """
    star = star or (options.wild[card] and not card.is_joker)
    cards, stars = (*meld.cards, card), (*meld.stars, star)
    if meld.kind == SET:
        return validate(Meld(SET, meld.of, 0, cards, stars), options)
    if end == "high":
        return validate(Meld(RUN, meld.of, meld.low, cards, stars), options)
    if end == "low":
        cards, stars = (card, *meld.cards), (star, *meld.stars)
        return validate(Meld(RUN, meld.of, meld.low - 1, cards, stars), options)
    return "end"


def put_natural(meld: Meld, position: int, card: Card) -> tuple[Meld, Card]:
    """A run with `card` in its place instead of a wild card, and that wild card (RUM-042)."""
    place = position - meld.low
    cards, stars = replaced(meld.cards, place, card), replaced(meld.stars, place, False)
    return Meld(RUN, meld.of, meld.low, cards, stars), meld.cards[place]
