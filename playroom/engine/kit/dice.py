"""Dice: rolled from a named stream, told as a list, counted for chances, taken one by one or
together; the keyboard of a game in which a player rolls as often as it pleases.

>>> roll(Rng("seed").stream("roll1"), 3)
(5, 4, 6)
>>> counted((3, 1, 3))
{1: 1, 3: 2}
>>> takings((1, 5, 5))
((1,), (5,), (1, 5), (5, 5), (1, 5, 5))
>>> rolls(2)[3, 4], sum(rolls(2).values())
(2, 36)
"""

from __future__ import annotations

import re
from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from typing import Any, ClassVar, TypeVar

from playroom.engine.kit.face import PlainTable, out_of_turn
from playroom.engine.kit.kinds.luck import Ways
from playroom.engine.notes import Note, Notes, Rejection, note
from playroom.engine.record import Count
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from playroom.engine.table import Answer, Ask, Item, Offer, Zone

SIDES = 6


def roll(rng: Rng, dice: int, sides: int = SIDES) -> tuple[Count, ...]:
    """So many dice, from a stream of their own (`rng.stream("roll7")`): in a lesson the stream
    gives what `Lesson.orders` names, such as `dice 6 1 1`.
    """
    return tuple(rng.below(sides) + 1 for _ in range(dice))


def counted(dice: Iterable[int]) -> Mapping[int, int]:
    """How many there are of each value, the lowest value first."""
    return dict(sorted(Counter(dice).items()))


PLURALS = ("ones", "twos", "threes", "fours", "fives", "sixes")
"""The words of the notation for several dice alike: `words` of a move that reads dice."""


def read_dice(text: str) -> tuple[Count, ...]:
    """The values in a text, in any order and however they are separated, the lowest first.

    Raises `ValueError` where there is none, and for several alike without a number.

    >>> read_dice("5, 1 and 5"), read_dice("1 and 3 fives")
    ((1, 5, 5), (1, 5, 5, 5))
    """
    found: list[int] = []
    for word in re.findall(r"[1-9]|[a-z]+s\b", text.lower()):
        if word in PLURALS:
            found += [PLURALS.index(word) + 1] * found.pop() if found else [0]
        elif word.isdecimal():
            found.append(int(word))
    if not found or 0 in found:
        raise ValueError(text)
    return tuple(sorted(found))


@cache
def takings(dice: tuple[Count, ...]) -> tuple[tuple[Count, ...], ...]:
    """All different ways to take some of these dice, the fewest first."""
    ways = (some for many in range(1, len(dice) + 1) for some in combinations(dice, many))
    return tuple(dict.fromkeys(tuple(sorted(some)) for some in ways))


@cache
def rolls(dice: int, sides: int = SIDES) -> Mapping[tuple[Count, ...], int]:
    """All that so many dice can show, each in its order, with how often it comes among the
    `sides ** dice` rolls.
    """
    return {
        shown: factorial(dice) // prod(map(factorial, Counter(shown).values()))
        for shown in combinations_with_replacement(range(1, sides + 1), dice)
    }


def outcomes(
    free: int, dice: int, ways: Callable[[tuple[Count, ...]], Mapping[tuple[Count, ...], int]]
) -> tuple[tuple[float, Ways], ...]:
    """What so many free dice may bring (`kit.kinds.luck.Plan`) where those that count are
    set aside, and all `dice` are free again when none is left: `ways` gives for a roll what may be
    set aside, with its points.
    """
    found = Counter[Ways]()
    for shown, often in rolls(free).items():
        best: dict[int, int] = {}
        for aside, points in ways(shown).items():
            left = free - len(aside) or dice
            best[left] = max(best.get(left, 0), points)
        found[tuple((points, left) for left, points in best.items())] += often
    return tuple((often / SIDES**free, brought) for brought, often in found.items())


def dice_note(dice: Iterable[int]) -> Note:
    """Dice as a phrase, most of a kind first: "3 fives, 2 and 4"."""
    groups = sorted(counted(dice).items(), key=lambda group: -group[1])
    return note("kit-dice", dice=Notes(tuple(_alike(value, count) for value, count in groups)))


def _alike(value: Count, count: Count) -> Note:
    if count == 1:
        return note("kit-die", value=value)
    return note("kit-die-many", count=count, values=note("kit-die-plural", value=value))


def die_items(dice: Iterable[int], markable: bool = True, id: str = "die") -> tuple[Item, ...]:
    """Dice to stand on, by their places: `die0`, `die1` ..."""
    return tuple(
        Item(f"{id}{place}", note("kit-die-item", value=value), markable=markable)
        for place, value in enumerate(dice)
    )


P = TypeVar("P")


class DiceTable(PlainTable[P]):
    """Rolling as often as one dares: dice to stand on and to mark while some must be taken of a
    roll, else what may be done next, one thing below the other. Write `taking`, `deeds` and
    `offered`.

    Its view also has the fields `rolled`, the dice of which some must be taken (none: something
    else is to be done), `ways`, the dice that may be taken together, the best ones first, `kept`,
    those that were set aside, and `free`, how many are rolled next.
    """

    resuming: ClassVar[tuple[Ask, ...]] = (Ask.SCORES, Ask.TABLE, Ask.TURN)

    def sorts(self, view: P) -> tuple[str, ...]:
        return ()

    @abstractmethod
    def taking(self, dice: tuple[Count, ...]) -> Action:
        """The action that takes these dice, the lowest first."""

    @abstractmethod
    def deeds(self, view: P) -> Mapping[str, Action]:
        """What may be done besides, now or at other times, by name; a key of that name does it."""

    @abstractmethod
    def offered(self, view: P, action: Action) -> Offer | Rejection:
        """An action with the note that offers it, or why the seat in turn may not do it."""

    def zones(self, view: Any, order: str = "rank") -> tuple[Zone, ...]:
        row = Zone("hand", note("kit-zone-dice"), die_items(view.rolled))
        if not view.rolled:
            deeds = {} if out_of_turn(view) else self.deeds(view)
            offers = {name: self.offered(view, action) for name, action in deeds.items()}
            items = tuple(
                Item(name, offer.note, markable=False)
                for name, offer in offers.items()
                if isinstance(offer, Offer)
            )
            row = Zone("hand", note("kit-zone-choices"), items)
        kept = die_items(view.kept, markable=False, id="kept")
        return (row, Zone("table", note("kit-zone-kept"), kept))

    def act(
        self, view: Any, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        if not view.rolled:
            deeds = self.deeds(view)
            if at is None or at.key not in deeds:
                return out_of_turn(view) or Rejection.of("nothing", "kit-refuse-choose")
            return self.press(view, at.key, marked, at)
        if refused := out_of_turn(view):
            return refused
        items = marked or ((at,) if at is not None and at.markable else ())
        dice = dice_of(items)
        if not dice:
            return Rejection.of("nothing", "kit-refuse-die")
        alone = () if marked else (way for way in view.ways if dice[0] in way)
        offers = [self.offered(view, self.taking(way)) for way in tuple(alone) or (dice,)]
        refusals = [offer for offer in offers if isinstance(offer, Rejection)]
        return refusals[0] if refusals else tuple(o for o in offers if isinstance(o, Offer))

    def press(
        self, view: Any, name: str, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        offer = out_of_turn(view) or self.offered(view, self.deeds(view)[name])
        return offer if isinstance(offer, Rejection) else (offer,)

    def playable(self, view: Any) -> tuple[str, ...]:
        if not view.rolled:
            return tuple(item.key for item in self.zones(view)[0].items)
        taken = {value for way in view.ways for value in way}
        return tuple(f"die{at}" for at, value in enumerate(view.rolled) if value in taken)

    def takes_several(self, view: Any) -> bool:
        return bool(view.rolled)

    def answer_table(self, view: Any) -> Answer:
        rolled = note("kit-rolled", dice=dice_note(view.rolled))
        line = rolled if view.rolled else note("kit-free-dice", count=view.free)
        return (line, note("kit-kept", dice=dice_note(view.kept))) if view.kept else (line,)


def dice_of(items: Iterable[Item]) -> tuple[Count, ...]:
    """The values of dice that the cursor can stand on, the lowest first."""
    values = (item.note.get("value") for item in items)
    return tuple(sorted(value for value in values if isinstance(value, int)))
