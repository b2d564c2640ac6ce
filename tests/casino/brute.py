"""A slow and simple second opinion on Casino: every set of loose cards is tried, groups are found
by trying all splits.

Shares nothing with `games.casino` but cards, actions and the public table; written from sections 2
and 4.3 of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from games.casino.events import Pile
from games.casino.model import Public
from games.casino.options import Rules
from playroom.engine.cards import Card
from playroom.engine.record import Seat

Key = tuple[object, ...]


def worth(rules: Rules, one: Card, table: bool) -> tuple[int, ...]:
    """The values of a card, from a hand or on the table."""
    if one.rank > 10:
        return (one.rank,) if rules.royal else ()
    high = {"A": 14} | ({"2S": 15, "10D": 16} if rules.scheme & 2 else {})
    more = high.get(str(one), high.get(str(one)[:-1]))
    if rules.royal and more is not None and (not table or rules.scheme & 4):
        return (one.rank, more)
    return (one.rank,)


def makes(choices: Sequence[tuple[int, ...]], total: int) -> bool:
    """Can one value of each be chosen so that they make `total`?"""
    if not choices:
        return total == 0
    return any(makes(choices[1:], total - value) for value in choices[0])


def splits(some: tuple[Card, ...]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """All ways to split cards into groups."""
    if not some:
        yield ()
        return
    first, rest = some[0], some[1:]
    for size in range(len(rest) + 1):
        for others in combinations(rest, size):
            left = tuple(one for one in rest if one not in others)
            for more in splits(left):
                yield ((first, *others), *more)


@lru_cache(maxsize=100_000)
def splittable(rules: Rules, some: tuple[Card, ...], value: int, rank: int = 0) -> bool:
    """Can the cards be split into groups of `value` each?

    With a rank: with 0, 1 or 3 lone cards of it.
    """
    for groups in splits(some):
        if all(makes([worth(rules, one, True) for one in group], value) for group in groups):
            lone = sum(1 for group in groups if len(group) == 1 and group[0].rank == rank)
            if not rank or lone in (0, 1, 3):
                return True
    return False


def holds(rules: Rules, own: Sequence[int], hand: Sequence[Card]) -> bool:
    """Has every value a card of its own?"""
    if not own:
        return True
    return any(
        own[0] in worth(rules, one, False)
        and holds(rules, own[1:], [other for other in hand if other != one])
        for one in hand
    )


def _subsets(loose: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    for size in range(len(loose) + 1):
        yield from combinations(loose, size)


def keys(public: Public, seat: Seat, hand: tuple[Card, ...]) -> set[Key]:
    """The keys (4.5) of all legal plays of the seat in turn at a table without penalties."""
    out: set[Key] = set()
    for card in hand:
        out |= _keys_of(public, seat, hand, card)
    return out


def _keys_of(public: Public, seat: Seat, hand: tuple[Card, ...], card: Card) -> set[Key]:
    rules = public.rules
    out: set[Key] = set()
    left = [one for one in hand if one != card]
    mine = worth(rules, card, False)
    own = [pile.value for pile in public.builds if pile.owner == seat]
    duty = rules.duty if own else "none"

    def kept(values: Sequence[int]) -> bool:
        return holds(rules, sorted(set(values)), left)

    if duty == "none" and kept(own):
        out.add(("trail", card))
    numbers = [one for one in public.loose if worth(rules, one, True)]
    if not mine:
        allowed = {"any": (1, 2, 3), "1": (1,), "1-2": (1, 2), "1-3": (1, 3)}[rules.face_pairing]
        same = [one for one in public.loose if one.rank == card.rank]
        for count in allowed:
            for some in combinations(same, count):
                if kept(own):
                    out.add(("take", card, frozenset(some), 0))
        return out
    rank = card.rank if rules.one_or_three else 0
    for some in _subsets(numbers):
        for value in mine:
            if not splittable(rules, some, value, rank):
                continue
            if some and kept(own):
                out.add(("take", card, frozenset(some), 0))
            if public.build_of(value) and kept([one for one in own if one != value]):
                out.add(("take", card, frozenset(some), value))
        out |= _made(public, seat, card, some, mine, own, duty, kept)
    out |= _raised(public, seat, card, numbers, mine, own, duty, kept)
    return out


def _made(public, seat, card, some, mine, own, duty, kept) -> set[Key]:  # type: ignore[no-untyped-def]
    rules = public.rules
    out: set[Key] = set()
    for value in range(1, 17):
        pile = public.build_of(value)
        if not kept([*own, value]):
            continue
        if pile is None and (not some or duty not in ("none", "no_trail")):
            continue
        if (
            pile is not None
            and duty in ("take_or_duplicate", "take_or_duplicate_or_increase")
            and pile.owner != seat
        ):
            continue
        for company in _subsets(some):
            if pile is None and not rules.pair_builds and not company:
                continue
            rest = tuple(one for one in some if one not in company)
            choices = [mine, *(worth(rules, one, True) for one in company)]
            if makes(choices, value) and splittable(rules, rest, value):
                out.add(("dup" if pile else "build", card, value, frozenset(some)))
                break
    return out


def _raised(public, seat, card, numbers, mine, own, duty, kept) -> set[Key]:  # type: ignore[no-untyped-def]
    rules = public.rules
    out: set[Key] = set()
    pile: Pile
    for pile in public.builds:
        if len(pile.groups) > 1 or duty == "take_or_duplicate":
            continue
        if duty == "take_or_duplicate_or_increase" and pile.owner != seat:
            continue
        if (
            rules.opponents_only
            and pile.owner is not None
            and rules.side_of[pile.owner] == rules.side_of[seat]
        ):
            continue
        for value in {pile.value + one for one in mine}:
            if not kept([*(one for one in own if one != pile.value), value]):
                continue
            for some in _subsets(numbers) if rules.gather else [()]:
                if splittable(rules, some, value):
                    out.add(("raise", card, pile.value, value, frozenset(some)))
    return out
