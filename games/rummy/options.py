"""The options of the table, and what they resolve to (section 4 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping

from playroom.engine.cards import JOKER, PACK, Card, card
from playroom.engine.notes import Rejection
from playroom.engine.options import Option, OptionValue, Setup, check_declared, resolved
from playroom.engine.record import Record

SEATS = range(2, 9)
HANDS = 7
CONTRACTS = ((2, 0), (1, 1), (0, 2), (3, 0), (2, 1), (1, 2), (0, 3))
"""Sets and runs of every hand (RUM-026)."""
WILD_JOKER = card("JK")

_SECONDS = ((0, 0), (3, 300))

OPTIONS = (
    Option("deck_rule", "enum", "half", ("half", "base_plus_half")),
    Option("jokers_per_deck", "int", 2, ranges=((0, 4),), steps=(0, 1, 2, 3, 4)),
    Option("red_aces_wild", "bool", True),
    Option("deuces_wild", "bool", False),
    Option("red_ace_points", "int", 20, ranges=((20, 20), (50, 50)), steps=(20, 50), unit="points"),
    Option("may_i", "bool", True),
    Option("no_may_i_last_three", "bool", False),
    Option("may_i_limit", "int", 0, ranges=((0, 20),), steps=(0, 1, 2, 3, 4, 5)),
    Option("discarder_may_claim", "bool", True),
    Option("replace_same_run", "bool", False),
    Option("going_out", "enum", "discard", ("discard", "either")),
    Option("flips", "int", 1, ranges=((0, 3),), steps=(0, 1, 2, 3)),
    Option("stall_rounds", "int", 10, ranges=((2, 50),), steps=(2, 5, 10, 20, 50)),
    Option("manual_scoring", "bool", False),
    Option(
        "count_seconds",
        "int",
        60,
        ranges=((15, 300),),
        steps=(15, 30, 60, 120, 300),
        unit="seconds",
    ),
    Option("allow_corrections", "bool", False),
    Option("same_year", "bool", True),
    Option("on_leave", "enum", "bot", ("bot", "vacate")),
    Option(
        "claim_seconds", "int", 0, ranges=_SECONDS, steps=(0, 3, 5, 10, 20, 30, 60), unit="seconds"
    ),
    Option("turn_seconds", "int", 0, ranges=_SECONDS, steps=(0, 30, 60, 120, 300), unit="seconds"),
)
"""All that a table may change.

`allow_corrections`, when not given, is what `manual_scoring` is (RUM-078).
"""

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "continental": {},
    "sinpuedo": {"no_may_i_last_three": True},
    "doses": {"deuces_wild": True},
    "comodines": {"red_aces_wild": False},
    "cuenta": {"manual_scoring": True},
    "literal": {"deck_rule": "base_plus_half"},
}


class Rules(Record):
    """The options of one table as the rules use them. Fixed for the whole game.

    `wild` and `points` are indexed by the number of a card (0 to 55). With `single` the game rests
    after each hand instead of dealing on (positions of tests and lessons).
    """

    seats: int
    packs: int
    jokers: int
    deuces_wild: bool
    red_wild: bool
    red_ace_points: int
    may_i: bool
    no_may_i_last_three: bool
    may_i_limit: int
    discarder_may_claim: bool
    replace_same_run: bool
    either: bool
    flips: int
    stall_rounds: int
    manual: bool
    count_seconds: int
    corrections: bool
    same_year: bool
    vacate: bool
    claim_seconds: int
    turn_seconds: int
    wild: tuple[bool, ...]
    points: tuple[int, ...]
    changed: tuple[tuple[str, OptionValue], ...]
    single: bool = False

    @property
    def keep(self) -> int:
        """How many cards a seat must keep for its discard (RUM-059)."""
        return 0 if self.either else 1

    def deck(self) -> tuple[Card, ...]:
        """All cards in use, unshuffled (RUM-002 to RUM-004).

        Copies of one card are one value, all jokers too.
        """
        return (PACK + (WILD_JOKER,) * self.jokers) * self.packs

    def score(self, hand: tuple[Card, ...]) -> int:
        """The penalty points of some cards (RUM-065)."""
        points = self.points
        return sum([points[one] for one in hand])


def packs_of(seats: int, rule: str) -> int:
    """The number of packs (RUM-002, RUM-003)."""
    half = (seats + 1) // 2
    return 2 + half if rule == "base_plus_half" else max(2, half)


def _wild(one: int, red: bool, deuces: bool) -> bool:
    rank, suit = one // 4 + 1, one % 4
    return rank == JOKER or (rank == 1 and red and suit in (1, 2)) or (rank == 2 and deuces)


def _points(one: int, red_ace: int) -> int:
    rank, suit = one // 4 + 1, one % 4
    if rank == JOKER:
        return 50
    if rank == 1:
        return red_ace if suit in (1, 2) else 20
    return 10 if rank >= 10 else 5


def check(setup: Setup) -> Rejection | None:
    """Why this table cannot be opened (code `bad_options`), or None.

    No two options exclude each other.
    """
    return check_declared(SEATS, OPTIONS, (), setup)


def rules_of(setup: Setup, single: bool = False) -> Rules:
    """The rules of a legal setup."""
    given = resolved(OPTIONS, setup.given())
    manual = bool(given["manual_scoring"])
    red, deuces, red_points = (
        bool(given["red_aces_wild"]),
        bool(given["deuces_wild"]),
        int(given["red_ace_points"]),
    )
    defaults = {option.name: option.default for option in OPTIONS}
    return Rules(
        seats=setup.seats,
        packs=packs_of(setup.seats, str(given["deck_rule"])),
        jokers=int(given["jokers_per_deck"]),
        deuces_wild=deuces,
        red_wild=red,
        red_ace_points=red_points,
        may_i=bool(given["may_i"]),
        no_may_i_last_three=bool(given["no_may_i_last_three"]),
        may_i_limit=int(given["may_i_limit"]),
        discarder_may_claim=bool(given["discarder_may_claim"]),
        replace_same_run=bool(given["replace_same_run"]),
        either=given["going_out"] == "either",
        flips=int(given["flips"]),
        stall_rounds=int(given["stall_rounds"]),
        manual=manual,
        count_seconds=int(given["count_seconds"]),
        corrections=bool(setup.given().get("allow_corrections", manual)),
        same_year=bool(given["same_year"]),
        vacate=given["on_leave"] == "vacate",
        claim_seconds=int(given["claim_seconds"]),
        turn_seconds=int(given["turn_seconds"]),
        wild=tuple(_wild(one, red, deuces) for one in range(56)),
        points=tuple(_points(one, red_points) for one in range(56)),
        changed=tuple((name, value) for name, value in given.items() if value != defaults[name]),
        single=single,
    )
