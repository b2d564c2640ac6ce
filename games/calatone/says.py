"""Phrases that lines of Calatone are made of: hands in words, limits, what is ahead or behind."""

from __future__ import annotations

from collections.abc import Iterable

from games.calatone.evaluator import Category, Made
from games.calatone.limits import Limit
from games.calatone.packs import ACE, VALUE
from playroom.engine.cards import Card
from playroom.engine.notes import Clean, Note, Notes, Who, note
from playroom.engine.record import Seat

NAMES = {
    Category.STRAIGHT_FLUSH: "straight-flush",
    Category.POKER: "poker",
    Category.FULL: "full",
    Category.ACE_STRAIGHT: "ace-straight",
    Category.FLUSH: "flush",
    Category.STRAIGHT: "straight",
    Category.TRIO: "trio",
    Category.FIGURES: "figures",
    Category.TWO_PAIRS: "two-pairs",
    Category.PAIR: "pair",
    Category.HIGH_CARD: "high-card",
}
"""The word of every category in message ids."""


def rank(value: int) -> int:
    """A rank of Calatone (ace 14) as the locale counts ranks (ace 1)."""
    return 1 if value == ACE else value


def made_note(made: Made) -> Note:
    """A hand in words, as a phrase: `trío de cuatros`, `straight to the 10`."""
    name, ranks = NAMES[made.category], [rank(value) for value in made.ranks]
    if made.category is Category.STRAIGHT_FLUSH and made.ranks == (ACE,):
        return note("calatone-hand-royal", suit=made.suit)
    if made.category is Category.FIGURES:
        first, second, third, fourth, fifth = ranks
        return note(
            "calatone-hand-figures",
            first=first,
            second=second,
            third=third,
            fourth=fourth,
            fifth=fifth,
        )
    if made.category in (Category.FULL, Category.TWO_PAIRS):
        return note(f"calatone-hand-{name}", rank=ranks[0], other=ranks[1])
    return note(f"calatone-hand-{name}", rank=ranks[0])


def limit_note(limit: Limit) -> Note:
    """A limit as a phrase: `20 hands`, `at 23:30`."""
    if limit.kind == "time":
        return note(
            "calatone-limit-time",
            hour=limit.amount // 60,
            minute=Clean.of(f"{limit.amount % 60:02}"),
        )
    return note(f"calatone-limit-{limit.kind}", count=limit.amount)


def balance_note(seat: Seat, result: int) -> Note:
    """What a player is ahead or behind, as a phrase."""
    how = "ahead" if result > 0 else "behind" if result < 0 else "even"
    return note(f"calatone-{how}", player=Who(seat), chips=abs(result))


def card_note(one: Card, hidden: bool) -> Note:
    """A card of one's own, and that it lies face down."""
    return note("calatone-card-hidden" if hidden else "calatone-card", card=one)


def sorted_own(cards: Iterable[Card], order: str = "rank") -> tuple[Card, ...]:
    """Own cards from high to low; with `suit` the suits apart."""
    if order == "suit":
        return tuple(sorted(cards, key=lambda one: (one.suit, -VALUE[one])))
    return tuple(sorted(cards, key=lambda one: (-VALUE[one], one.suit)))


def listed(notes: Iterable[Note]) -> Notes:
    """Phrases for a list."""
    return Notes(tuple(notes))


def own_first(seats: Iterable[Seat], seat: Seat | None) -> tuple[Seat, ...]:
    """The seats, one's own first when it is among them."""
    every = tuple(seats)
    return (
        (seat, *(one for one in every if one != seat))
        if seat in every and seat is not None
        else every
    )


def own_last(seats: Iterable[Seat], seat: Seat | None) -> tuple[Seat, ...]:
    """The seats, one's own last when it is among them."""
    every = tuple(seats)
    return (
        (*(one for one in every if one != seat), seat)
        if seat in every and seat is not None
        else every
    )
