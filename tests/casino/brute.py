"""A slow and simple second opinion on Casino: every set of loose cards is tried, groups are found
by trying all splits.

Shares nothing with `games.casino` but cards, actions and the public table; written from sections 2
and 4.3 of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from games.casino.builds import TableBuild
from games.casino.options import CasinoOptions
from games.casino.state import Public
from playroom.engine.cards import Card
from playroom.engine.record import Seat

Key = tuple[object, ...]


def worth(options: CasinoOptions, card: Card, table: bool) -> tuple[int, ...]:
    """The values of a card, from a hand or on the table."""
    if card.rank > 10:
        return (card.rank,) if options.face_values else ()
    high = {"A": 14} | ({"2S": 15, "10D": 16} if options.scheme & 2 else {})
    more = high.get(str(card), high.get(str(card)[:-1]))
    if options.face_values and more is not None and (not table or options.scheme & 4):
        return (card.rank, more)
    return (card.rank,)


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
            left = tuple(card for card in rest if card not in others)
            for more in splits(left):
                yield ((first, *others), *more)


@lru_cache(maxsize=100_000)
def splittable(options: CasinoOptions, some: tuple[Card, ...], value: int, rank: int = 0) -> bool:
    """Can the cards be split into groups of `value` each?

    With a rank: with 0, 1 or 3 lone cards of it.
    """
    for groups in splits(some):
        if all(makes([worth(options, card, True) for card in group], value) for group in groups):
            lone = sum(1 for group in groups if len(group) == 1 and group[0].rank == rank)
            if not rank or lone in (0, 1, 3):
                return True
    return False


def holds(options: CasinoOptions, own: Sequence[int], hand: Sequence[Card]) -> bool:
    """Has every value a card of its own?"""
    if not own:
        return True
    return any(
        own[0] in worth(options, card, False)
        and holds(options, own[1:], [other for other in hand if other != card])
        for card in hand
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
    options = public.options
    out: set[Key] = set()
    left = [other for other in hand if other != card]
    mine = worth(options, card, False)
    own = [build.value for build in public.builds if build.owner == seat]
    duty = options.builder_duty if own else "none"

    def kept(values: Sequence[int]) -> bool:
        return holds(options, sorted(set(values)), left)

    if duty == "none" and kept(own):
        out.add(("trail", card))
    numbers = [card for card in public.loose if worth(options, card, True)]
    if not mine:
        allowed = {"any": (1, 2, 3), "1": (1,), "1-2": (1, 2), "1-3": (1, 3)}[options.face_pairing]
        same = [other for other in public.loose if other.rank == card.rank]
        for count in allowed:
            for some in combinations(same, count):
                if kept(own):
                    out.add(("take", card, frozenset(some), 0))
        return out
    rank = card.rank if options.one_or_three else 0
    for some in _subsets(numbers):
        for value in mine:
            if not splittable(options, some, value, rank):
                continue
            if some and kept(own):
                out.add(("take", card, frozenset(some), 0))
            if public.build_of(value) and kept([other for other in own if other != value]):
                out.add(("take", card, frozenset(some), value))
        out |= _made(public, seat, card, some, mine, own, duty, kept)
    out |= _raised(public, seat, card, numbers, mine, own, duty, kept)
    return out


def _made(  # type: ignore[no-untyped-def]
    public, seat, card, some, mine, own, duty, kept
) -> set[Key]:
    options = public.options
    out: set[Key] = set()
    for value in range(1, 17):
        build = public.build_of(value)
        if not kept([*own, value]):
            continue
        if build is None and (not some or duty not in ("none", "no_trail")):
            continue
        if (
            build is not None
            and duty in ("take_or_duplicate", "take_or_duplicate_or_increase")
            and build.owner != seat
        ):
            continue
        for company in _subsets(some):
            if build is None and not options.pair_builds and not company:
                continue
            rest = tuple(card for card in some if card not in company)
            choices = [mine, *(worth(options, card, True) for card in company)]
            if makes(choices, value) and splittable(options, rest, value):
                out.add(("dup" if build else "build", card, value, frozenset(some)))
                break
    return out


def _raised(  # type: ignore[no-untyped-def]
    public, seat, card, numbers, mine, own, duty, kept
) -> set[Key]:
    options = public.options
    out: set[Key] = set()
    build: TableBuild
    for build in public.builds:
        if len(build.groups) > 1 or duty == "take_or_duplicate":
            continue
        if duty == "take_or_duplicate_or_increase" and build.owner != seat:
            continue
        if (
            options.opponents_only
            and build.owner is not None
            and options.side_of[build.owner] == options.side_of[seat]
        ):
            continue
        for value in {build.value + number for number in mine}:
            if not kept([*(number for number in own if number != build.value), value]):
                continue
            for some in _subsets(numbers) if options.gather_on_raise else [()]:
                if splittable(options, some, value):
                    out.add(("raise", card, build.value, value, frozenset(some)))
    return out
