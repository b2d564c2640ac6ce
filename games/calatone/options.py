"""The options of a table, its presets, and the checks between options."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from games.calatone.rules.evaluator import Evaluator, evaluator
from games.calatone.rules.limits import NO_LIMIT, Limit, limit
from games.calatone.rules.packs import AUTO, SIZES, fits
from playroom.engine.notes import Clean, Rejection
from playroom.engine.options import (
    OptionValue,
    TableOptions,
    bad_options,
    choice,
    flag,
    number,
    text,
)

SEATS = range(2, 8)
"""CAL-001."""
TOP_STACK = 100_000
ANTES = 5
"""The highest ante, in smallest bets (CAL-026)."""


def _chips(usual: int, least: int, most: int, *steps: int) -> Any:
    return number(usual, (least, most), steps=steps, unit="chips")


def _seconds() -> Any:
    return number(0, (0, 0), (10, 300), steps=(0, 15, 30, 60, 120, 300), unit="seconds")


class CalatoneOptions(TableOptions):
    """The options of a table, every one with its value; the names are those of the rules.

    Amounts are chips, clocks seconds (0: none).
    """

    deck: str = choice("auto", *map(str, SIZES), default="52")
    ace_low: bool = flag(True)
    ace_straight_over_flush: bool = flag()
    stack: int = _chips(200, 10, TOP_STACK, 50, 100, 200, 300, 500, 1000)
    ante: int = _chips(1, 0, ANTES * TOP_STACK, 0, 1, 2, 5, 10)
    min_bet: int = _chips(2, 1, TOP_STACK, 1, 2, 5, 10, 20)
    max_bet: int = _chips(20, 0, TOP_STACK, 0, 10, 20, 50, 100)
    max_raises: int = number(0, (0, 10), steps=(0, 1, 2, 3, 4, 5), unit="raises")
    all_pass_ends: bool = flag(True)
    declaration: str = choice("manual", "auto")
    rebuy: str = choice("never", "request", "banker", default="banker")
    limit: str = text(NO_LIMIT, NO_LIMIT, "10-hands", "20-hands", "60-minutes", "120-minutes")
    winner_leave: str = choice("warn", "forbid")
    on_leave: str = choice("fold", "bot")
    help: bool = flag()
    turn_seconds: int = _seconds()
    expose_seconds: int = _seconds()
    declare_seconds: int = _seconds()

    @cached_property
    def agreed_limit(self) -> Limit | None:
        """The end that is agreed before the first hand."""
        return None if self.limit == NO_LIMIT else limit(self.limit)

    @property
    def tells_hands(self) -> bool:
        """May the program name the best five to their player (CAL-073, CAL-118)?"""
        return self.help or self.declaration == "auto"

    def pack_size(self, players: int) -> int:
        """How many cards the pack has for so many players dealt in (CAL-008, CAL-010)."""
        return AUTO[players] if self.deck == "auto" else int(self.deck)

    def evaluator(self, size: int) -> Evaluator:
        """What tells the worth of cards of a pack of `size`."""
        return evaluator(size, self.ace_low, self.ace_straight_over_flush)


PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "casa": {},
    "clasica": {"ante": 0},
    "descartada": {"deck": "auto"},
    "ases": {"ace_straight_over_flush": True},
    "resto": {"max_bet": 0, "rebuy": "never", "stack": 300},
    "tranquila": {"declaration": "auto", "max_bet": 10},
    "stud": {"all_pass_ends": False, "ante": 1},
}


def clash(options: CalatoneOptions) -> Rejection | None:
    """Why options that are each legal do not go together, or None. Code `bad_options`."""
    least, most, seats = options.min_bet, options.max_bet, options.setup.seats
    if least > options.stack:
        return bad_options("calatone-refuse-bad-min-bet", least=least, stack=options.stack)
    if most and most < least:
        return bad_options("calatone-refuse-bad-max-bet", least=least, most=most)
    if options.ante > ANTES * least:
        return bad_options("calatone-refuse-bad-ante", ante=options.ante, most=ANTES * least)
    if not fits(seats, size := options.pack_size(seats)):
        enough = min(size for size in SIZES if fits(seats, size))
        return bad_options("calatone-refuse-bad-deck", size=size, seats=seats, least=enough)
    if options.agreed_limit is not None and not options.agreed_limit.valid:
        return bad_options("calatone-refuse-bad-limit", value=Clean.of(options.limit))
    return None
