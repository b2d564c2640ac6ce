"""Dice: rolled from a named stream, told as a list, stacked in lessons and tests.

>>> roll(Rng("seed").stream("roll1"), 3)
(5, 4, 6)
>>> counted((3, 1, 3))
{1: 1, 3: 2}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from playroom.engine.notes import Note, Notes, note
from playroom.engine.record import Count
from playroom.engine.rng import Rng
from playroom.engine.table import Item

SIDES = 6


def roll(rng: Rng, dice: int, sides: int = SIDES) -> tuple[Count, ...]:
    """So many dice, from a stream of their own (`rng.stream("roll7")`): in a lesson the stream
    gives what `Lesson.orders` names, such as `dice 6 1 1`.
    """
    return tuple(rng.below(sides) + 1 for _ in range(dice))


def counted(dice: Iterable[int]) -> Mapping[int, int]:
    """How many there are of each value, the lowest value first."""
    return dict(sorted(Counter(dice).items()))


def dice_note(dice: Iterable[int]) -> Note:
    """Dice as a phrase: "2, 4 and 4"."""
    return note("kit-dice", dice=Notes(tuple(note("kit-die", value=value) for value in dice)))


def die_items(dice: Iterable[int], markable: bool = True) -> tuple[Item, ...]:
    """Dice to stand on, by their places: `die0`, `die1` ..."""
    return tuple(
        Item(f"die{place}", note("kit-die-item", value=value), markable=markable)
        for place, value in enumerate(dice)
    )
