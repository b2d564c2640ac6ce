"""The options of a table, its presets, and the checks between options (section 3 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping

from games.calatone.limits import NO_LIMIT, Limit, limit
from games.calatone.packs import SIZES, fits
from playroom.engine.notes import Clean, Rejection
from playroom.engine.options import Option, OptionValue, Setup, bad_options, resolved
from playroom.engine.record import Record

SEATS = range(2, 8)
"""CAL-001."""
TOP_STACK = 100_000
ANTES = 5
"""The highest ante, in smallest bets (CAL-026)."""

_CHIPS = "chips"
_SECONDS = ((0, 0), (10, 300))
_SECOND_STEPS = (0, 15, 30, 60, 120, 300)


def _seconds(name: str) -> Option:
    return Option(name, "int", 0, ranges=_SECONDS, steps=_SECOND_STEPS, unit="seconds")


OPTIONS: tuple[Option, ...] = (
    Option("deck", "enum", "52", values=("auto", *map(str, SIZES))),
    Option("ace_low", "bool", True),
    Option("ace_straight_over_flush", "bool", False),
    Option(
        "stack",
        "int",
        200,
        ranges=((10, TOP_STACK),),
        steps=(50, 100, 200, 300, 500, 1000),
        unit=_CHIPS,
    ),
    Option("ante", "int", 1, ranges=((0, ANTES * TOP_STACK),), steps=(0, 1, 2, 5, 10), unit=_CHIPS),
    Option("min_bet", "int", 2, ranges=((1, TOP_STACK),), steps=(1, 2, 5, 10, 20), unit=_CHIPS),
    Option("max_bet", "int", 20, ranges=((0, TOP_STACK),), steps=(0, 10, 20, 50, 100), unit=_CHIPS),
    Option("max_raises", "int", 0, ranges=((0, 10),), steps=(0, 1, 2, 3, 4, 5), unit="raises"),
    Option("all_pass_ends", "bool", True),
    Option("declaration", "enum", "manual", values=("manual", "auto")),
    Option("rebuy", "enum", "banker", values=("never", "request", "banker")),
    Option(
        "limit",
        "text",
        NO_LIMIT,
        values=(NO_LIMIT, "10-hands", "20-hands", "60-minutes", "120-minutes"),
    ),
    Option("winner_leave", "enum", "warn", values=("warn", "forbid")),
    Option("on_leave", "enum", "fold", values=("fold", "bot")),
    Option("help", "bool", False),
    _seconds("turn_seconds"),
    _seconds("expose_seconds"),
    _seconds("declare_seconds"),
)

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "casa": {},
    "clasica": {"ante": 0},
    "descartada": {"deck": "auto"},
    "ases": {"ace_straight_over_flush": True},
    "resto": {"max_bet": 0, "rebuy": "never", "stack": 300},
    "tranquila": {"declaration": "auto", "max_bet": 10},
    "stud": {"all_pass_ends": False, "ante": 1},
}


class Terms(Record):
    """The options of a table, every one with its value; the names are those of the rules.

    Amounts are chips, clocks seconds.
    """

    deck: str
    ace_low: bool
    ace_straight_over_flush: bool
    stack: int
    ante: int
    min_bet: int
    max_bet: int
    max_raises: int
    all_pass_ends: bool
    declaration: str
    rebuy: str
    limit: Limit | None
    winner_leave: str
    on_leave: str
    help: bool
    turn_seconds: int
    expose_seconds: int
    declare_seconds: int

    @property
    def tells_hands(self) -> bool:
        """May the program name the best five to their player (CAL-073, CAL-118)?"""
        return self.help or self.declaration == "auto"


def terms_of(setup: Setup) -> Terms:
    """The terms of a checked setup."""
    values: dict[str, object] = dict(resolved(OPTIONS, setup.given()))
    agreed = str(values["limit"])
    values["limit"] = None if agreed == NO_LIMIT else limit(agreed)
    return Terms(**values)  # type: ignore[arg-type]


def check_terms(setup: Setup) -> Rejection | None:
    """Why options that are each legal do not go together, or None. Code `bad_options`."""
    values = resolved(OPTIONS, setup.given())
    stack, ante = int(values["stack"]), int(values["ante"])
    least, most = int(values["min_bet"]), int(values["max_bet"])
    if least > stack:
        return bad_options("calatone-bad-min-bet", least=least, stack=stack)
    if most and most < least:
        return bad_options("calatone-bad-max-bet", least=least, most=most)
    if ante > ANTES * least:
        return bad_options("calatone-bad-ante", ante=ante, most=ANTES * least)
    deck = str(values["deck"])
    if deck != "auto" and not fits(setup.seats, int(deck)):
        return bad_options(
            "calatone-bad-deck", size=int(deck), seats=setup.seats, least=_least_size(setup.seats)
        )
    agreed = str(values["limit"])
    if agreed != NO_LIMIT and not limit(agreed).valid:
        return bad_options("calatone-bad-limit", value=Clean.of(agreed))
    return None


def _least_size(seats: int) -> int:
    return min(size for size in SIZES if fits(seats, size))
