"""Choice of exercises (spaced practice): what goes wrong most is asked most, the rest now and then.

How weak a player is in a kind of exercise is a number from 0 to 100, kept in the settings.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

ELSE = 8
"""One exercise in so many is of another kind than the weakest one."""
LEARNED = 25
"""Below this a kind is asked no more than any other."""


def missed(kinds: Mapping[str, int], answer: int, given: int) -> frozenset[str]:
    """The kinds that a wrong answer has missed: those that count as much as is lacking; all of them
    where none does.
    """
    if given == answer:
        return frozenset()
    alone = [kind for kind, counts in kinds.items() if counts == answer - given]
    return frozenset(alone or kinds)


def after(
    weak: Mapping[str, int], kinds: Collection[str], wrong: Collection[str]
) -> dict[str, int]:
    """How weak a player is after an exercise with these `kinds`, of which some went `wrong`: of
    several it was perhaps only one, so each counts less.
    """
    made = dict(weak)
    for kind in kinds:
        now = made.get(kind, 0)
        if kind in wrong:
            made[kind] = now + (100 - now) // (2 * len(wrong))
        elif not wrong:
            made[kind] = now * 3 // 4
    return made


def next_kind(
    kinds: Collection[str], weak: Mapping[str, int], asked: Sequence[Collection[str]]
) -> str:
    """The kind to be asked next, after the exercises `asked`, by their kinds; "" where there are
    none.
    """
    last = {kind: place for place, before in enumerate(asked) for kind in before}
    oldest = min(kinds, key=lambda kind: last.get(kind, -1), default="")
    worst = max(kinds, key=lambda kind: weak.get(kind, 0), default="")
    is_weak = weak.get(worst, 0) >= LEARNED
    return worst if is_weak and len(asked) % ELSE != ELSE - 1 else oldest
