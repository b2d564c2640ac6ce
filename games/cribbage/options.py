"""The options of the table, and what they resolve to (section 2 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping

from playroom.engine.notes import Rejection
from playroom.engine.options import (
    Option,
    OptionValue,
    Setup,
    bad_options,
    check_declared,
    resolved,
)
from playroom.engine.record import Record, Seat

SEATS = range(2, 7)

OPTIONS = (
    Option("teams", "int", 0, ranges=((0, 0), (2, 3)), steps=(0, 2, 3), unit="teams"),
    Option("target", "int", 121, ranges=((10, 1000),), steps=(61, 91, 121, 241), unit="points"),
    Option("first_dealer", "enum", "random", ("random", "cut", "host")),
    Option("counting", "enum", "manual", ("manual", "auto")),
    Option("miscount", "enum", "transfer", ("transfer", "under_only", "none")),
    Option("award", "enum", "each", ("each", "split", "next")),
    Option(
        "count_time",
        "int",
        0,
        ranges=((0, 0), (15, 120)),
        steps=(0, 15, 30, 45, 60, 90, 120),
        unit="seconds",
    ),
    Option(
        "turn_seconds",
        "int",
        0,
        ranges=((0, 0), (10, 300)),
        steps=(0, 10, 20, 30, 60, 120, 300),
        unit="seconds",
    ),
    Option("his_heels", "bool", False),
    Option("crib_flush", "enum", "same", ("same", "starter_required")),
    Option("six_flush", "enum", "whole_hand", ("whole_hand", "four_cards")),
    Option("nineteen_joke", "bool", False),
    Option("help", "enum", "none", ("none", "list")),
    Option("auto_count", "bool", False),
)
"""`auto_count` allows each seat to have its hands counted by the playroom; the rest is CRB-006 to
CRB-128.
"""

OWN_OPTIONS = (
    Option("help", "enum", "none", ("none", "list")),
    Option("auto_count", "bool", False),
)
"""What a seat may choose for itself, never more than the table allows (CRB-114).

Unset, `help` is the table's.
"""

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "cuna": {},
    "tournament": {"his_heels": True, "crib_flush": "starter_required", "miscount": "under_only"},
    "learning": {"counting": "auto"},
}


class Rules(Record):
    """The options of one table as the rules use them. Fixed for the whole game.

    `helped` and `auto` tell for every seat whether it may ask for help and whether its hands are
    counted for it. With `single` the game rests after each deal instead of dealing on (positions of
    tests and lessons).
    """

    seats: int
    teams: int
    target: int
    first_dealer: str
    manual: bool
    miscount: str
    award: str
    count_time: int
    turn_seconds: int
    his_heels: bool
    strict_crib: bool
    four_flush: bool
    joke: bool
    helped: tuple[bool, ...]
    auto: tuple[bool, ...]
    side_of: tuple[int, ...]
    sides: int
    changed: tuple[tuple[str, OptionValue], ...]
    single: bool = False

    @property
    def hand_size(self) -> int:
        """Cards kept in a hand, and cards of the crib (CRB-024)."""
        return 5 if self.seats == 6 else 4

    @property
    def claim_seconds(self) -> int:
        """The clock of a count, 0 for none (CRB-128)."""
        return self.count_time or self.turn_seconds

    def dealt(self, dealer: Seat) -> tuple[int, ...]:
        """How many cards each seat is dealt (CRB-020)."""
        full = (6, 5, 5, 5, 6)[self.seats - 2]
        return tuple(full - (self.seats > 4 and seat == dealer) for seat in range(self.seats))

    def discards(self, seat: Seat, dealer: Seat) -> int:
        """How many cards `seat` lays away (CRB-023)."""
        if self.seats == 2:
            return 2
        return 0 if self.seats > 4 and seat == dealer else 1

    def members(self, side: int) -> tuple[Seat, ...]:
        """The seats of a side (CRB-010, CRB-012)."""
        return tuple(range(side, self.seats, self.sides))

    def order_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in turn order, beginning with `seat`."""
        return _ORDERS[self.seats][seat % self.seats]


_ORDERS = {
    seats: tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in SEATS
}


def legal_teams(seats: int, teams: int) -> bool:
    """Are `teams` of two or more equal members possible (CRB-011)?

    0 means that everybody plays alone.
    """
    return teams == 0 or (seats % teams == 0 and seats // teams >= 2)


def check(setup: Setup) -> Rejection | None:
    """Why this table cannot be opened (code `bad_options`), or None."""
    if refused := check_declared(SEATS, OPTIONS, OWN_OPTIONS, setup):
        return refused
    given = resolved(OPTIONS, setup.given())
    teams = int(given["teams"])
    if not legal_teams(setup.seats, teams):
        return bad_options("cribbage-no-teams", seats=setup.seats, teams=teams)
    for seat, some in setup.own:
        own = dict(some)
        if own.get("help") == "list" and given["help"] == "none":
            return bad_options("cribbage-no-own-help", seat=seat)
        if own.get("auto_count") is True and not given["auto_count"]:
            return bad_options("cribbage-no-own-auto", seat=seat)
    return None


def rules_of(setup: Setup, single: bool = False) -> Rules:
    """The rules of a legal setup."""
    given = resolved(OPTIONS, setup.given())
    own = [setup.own_of(seat) for seat in range(setup.seats)]
    defaults = {option.name: option.default for option in OPTIONS}
    teams = int(given["teams"])
    sides = teams or setup.seats
    return Rules(
        seats=setup.seats,
        teams=teams,
        target=int(given["target"]),
        first_dealer=str(given["first_dealer"]),
        manual=given["counting"] == "manual",
        miscount=str(given["miscount"]),
        award=str(given["award"]),
        count_time=int(given["count_time"]),
        turn_seconds=int(given["turn_seconds"]),
        his_heels=bool(given["his_heels"]),
        strict_crib=given["crib_flush"] == "starter_required",
        four_flush=given["six_flush"] == "four_cards" and setup.seats == 6,
        joke=bool(given["nineteen_joke"]) and setup.seats != 6,
        helped=tuple(some.get("help", given["help"]) == "list" for some in own),
        auto=tuple(bool(some.get("auto_count", False)) for some in own),
        side_of=tuple(seat % sides for seat in range(setup.seats)),
        sides=sides,
        changed=tuple((name, value) for name, value in given.items() if value != defaults[name]),
        single=single,
    )
