"""The options of the table, and what follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TypeAlias

from playroom.engine.cards import JOKER, PACK, Card, card
from playroom.engine.options import OptionValue, TableOptions, choice, flag, number
from playroom.engine.record import Points

PointsOfSeats: TypeAlias = tuple[Points | None, ...]
"""A number for every seat; None for a seat that is not scored or gave none."""

SEATS = range(2, 9)
HANDS = 7
CONTRACTS = ((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3))
"""Sets and runs of every hand (RUM-026)."""
WILD_JOKER = card("JK")

_SECONDS = ((0, 0), (3, 300))


class RummyOptions(TableOptions):
    """The options of one table of rummy.

    `wild` and `points` are indexed by the number of a card (0 to 55).
    """

    deck_rule: str = choice("half", "base_plus_half")
    jokers_per_deck: int = number(2, (0, 4), steps=(0, 1, 2, 3, 4))
    red_aces_wild: bool = flag(True)
    deuces_wild: bool = flag()
    red_ace_points: int = number(20, (20, 20), (50, 50), steps=(20, 50), unit="points")
    may_i: bool = flag(True)
    no_may_i_last_three: bool = flag()
    may_i_limit: int = number(0, (0, 20), steps=(0, 1, 2, 3, 4, 5), unit="raises")
    discarder_may_claim: bool = flag(True)
    replace_same_run: bool = flag()
    going_out: str = choice("discard", "either")
    flips: int = number(1, (0, 3), steps=(0, 1, 2, 3))
    stall_rounds: int = number(10, (2, 50), steps=(2, 5, 10, 20, 50))
    manual_scoring: bool = flag()
    count_seconds: int = number(60, (15, 300), steps=(15, 30, 60, 120, 300), unit="seconds")
    allow_corrections: bool = flag(follows="manual_scoring")
    same_year: bool = flag(True)
    on_leave: str = choice("bot", "vacate")
    claim_seconds: int = number(0, *_SECONDS, steps=(0, 3, 5, 10, 20, 30, 60), unit="seconds")
    turn_seconds: int = number(0, *_SECONDS, steps=(0, 30, 60, 120, 300), unit="seconds")

    @cached_property
    def seats(self) -> int:
        """How many play."""
        return self.setup.seats

    @cached_property
    def packs(self) -> int:
        """The number of packs (RUM-002, RUM-003)."""
        half = (self.seats + 1) // 2
        return 2 + half if self.deck_rule == "base_plus_half" else max(2, half)

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """All cards in use, unshuffled (RUM-002 to RUM-004).

        Copies of one card are one value, all jokers too.
        """
        return (PACK + (WILD_JOKER,) * self.jokers_per_deck) * self.packs

    @cached_property
    def wild(self) -> tuple[bool, ...]:
        """Which cards are wild (RUM-005, RUM-006)."""
        return tuple([self._is_wild(Card(number)) for number in range(56)])

    def _is_wild(self, card: Card) -> bool:
        red_ace = card.rank == 1 and card.suit in (1, 2)
        return (
            card.is_joker
            or (red_ace and self.red_aces_wild)
            or (card.rank == 2 and self.deuces_wild)
        )

    @cached_property
    def any_wild(self) -> bool:
        """Is there any wild card at this table?"""
        return bool(self.jokers_per_deck or self.red_aces_wild or self.deuces_wild)

    @cached_property
    def points(self) -> tuple[int, ...]:
        """What each card costs in the hand (RUM-065)."""
        return tuple([self._cost(Card(number)) for number in range(56)])

    def _cost(self, card: Card) -> int:
        if card.rank == JOKER:
            return 50
        if card.rank == 1:
            return self.red_ace_points if card.suit in (1, 2) else 20
        return 10 if card.rank >= 10 else 5

    @cached_property
    def keep(self) -> int:
        """How many cards a seat must keep for its discard (RUM-059)."""
        return 0 if self.going_out == "either" else 1

    @cached_property
    def corrections(self) -> bool:
        """May posted scores be corrected? What is not said follows the counting by hand
        (RUM-078).
        """
        return bool(self.setup.given().get("allow_corrections", self.manual_scoring))

    @cached_property
    def vacates(self) -> bool:
        """Is the seat of a player who leaves skipped, and not taken over by a bot (RUM-075)?"""
        return self.on_leave == "vacate"

    def claims_in(self, number: int) -> bool:
        """Is there any claim in the hand of that number (RUM-081)?"""
        return self.may_i and not (self.no_may_i_last_three and number >= 5)

    def score(self, hand: tuple[Card, ...]) -> int:
        """The penalty points of cards (RUM-065)."""
        points = self.points
        return sum([points[card] for card in hand])


PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "continental": {},
    "sinpuedo": {"no_may_i_last_three": True},
    "doses": {"deuces_wild": True},
    "comodines": {"red_aces_wild": False},
    "cuenta": {"manual_scoring": True},
    "literal": {"deck_rule": "base_plus_half"},
}
