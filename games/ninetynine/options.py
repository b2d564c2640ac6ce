"""What a table of Ninety-nine may change, and what each card does there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from playroom.engine.cards import Card
from playroom.engine.options import OptionValue, TableOptions, choice, flag, number

MILESTONES = (33, 66)

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "usual": {},
    "milestones": {"cards": "doubling", "milestones": True, "lives": 9, "loss": 2},
    "figures": {"cards": "figures"},
    "nines": {"cards": "nines", "hand": 4},
}


class Effect(NamedTuple):
    """What a card does: its name, the values among which its player chooses, the lowest first, and
    what becomes of the turn (`reverse`, `skip` or nothing). `limit` and `double` have no value.
    """

    name: str
    values: tuple[int, ...] = ()
    turn: str = ""


ACE, EITHER, LESS = Effect("ace", (1, 11)), Effect("either", (-10, 10)), Effect("less", (-10,))
ZERO, LIMIT, DOUBLE = Effect("zero", (0,)), Effect("limit"), Effect("double")
REVERSE, FOUR = Effect("reverse", (0,), "reverse"), Effect("reverse", (4,), "reverse")
THREE, JACK = Effect("skip", (3,), "skip"), Effect("skip", (10,), "skip")

CARDS: Mapping[str, Mapping[int, Effect]] = {
    "classic": {1: ACE, 4: REVERSE, 9: ZERO, 10: LESS, 13: LIMIT},
    "doubling": {1: ACE, 2: DOUBLE, 4: FOUR, 9: ZERO, 10: EITHER, 11: JACK},
    "figures": {10: EITHER, 11: ZERO, 12: REVERSE, 13: LIMIT},
    "nines": {1: ACE, 3: THREE, 4: REVERSE, 9: LIMIT, 10: EITHER, 13: ZERO},
}
"""The ranks that do more than add what they show: the option `cards` (NIN-021 to NIN-024)."""


class NinetyNineOptions(TableOptions):
    """The options of one table, its clock (NIN-033) among them."""

    cards: str = choice("classic", "doubling", "figures", "nines")
    lives: int = number(3, (1, 50), steps=(1, 3, 5, 9))
    hand: int = number(3, (2, 5), steps=(3, 4, 5))
    limit: int = number(99, (50, 200), steps=(98, 99, 100, 101))
    loss: int = number(1, (1, 3), steps=(1, 2, 3))
    milestones: bool = flag()
    turn_seconds: int = number(0, (0, 0), (10, 300), steps=(0, 30, 60), unit="seconds")

    def effect(self, card: Card) -> Effect:
        """What a card does at this table; figures are worth 10 (NIN-020)."""
        return CARDS[self.cards].get(card.rank) or Effect("face", (min(card.rank, 10),))

    def ways(self, card: Card) -> tuple[str, ...]:
        """The ways in which a card may be laid: `low` and `high` where its player chooses."""
        return ("low", "high") if len(self.effect(card).values) > 1 else ("",)

    def made(self, count: int, card: Card, way: str) -> int:
        """The count after a card has been laid in one of its ways (NIN-025 to NIN-027)."""
        effect = self.effect(card)
        if effect is LIMIT:
            return self.limit
        if effect is DOUBLE:
            return count // 2 if count > self.limit // 2 and count % 2 == 0 else 2 * count
        return max(0, count + effect.values[way == "high"])

    def fitting(self, count: int, card: Card) -> tuple[str, ...]:
        """The ways in which a card stays within the limit."""
        return tuple(way for way in self.ways(card) if self.made(count, card, way) <= self.limit)

    def cost(self, before: int, count: int) -> tuple[str, int, int] | None:
        """What a new count costs: `over` the limit or `past` a milestone the player, `exact` on one
        or on the limit all others; which number that is, and how many lives (NIN-040 to NIN-044).
        """
        if count > self.limit:
            return "over", self.limit, self.loss
        if not self.milestones or count == before:
            return None
        if count in (*MILESTONES, self.limit):
            return "exact", count, self.loss if count == self.limit else 1
        return next((("past", mark, 1) for mark in MILESTONES if before < mark < count), None)
