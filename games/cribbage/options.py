"""The options of a table of cribbage, and what follows from them (CRB-006 to CRB-128)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from playroom.engine.notes import Rejection
from playroom.engine.options import OptionValue, TableOptions, bad_options, choice, flag, number
from playroom.engine.record import Seat

SEATS = range(2, 7)
"""How many can play."""

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "cuna": {},
    "tournament": {"his_heels": True, "crib_flush": "starter_required", "miscount": "under_only"},
    "learning": {"counting": "auto"},
}


class CribbageOptions(TableOptions):
    """One table. Fixed for the whole game.

    `help` and `auto_count` allow every seat to ask for help with counting, and to have its hands
    counted by the playroom; a seat's own choice never gives it more than the table allows
    (CRB-114).
    """

    teams: int = number(0, (0, 0), (2, 3), steps=(0, 2, 3), unit="teams")
    target: int = number(121, (10, 1000), steps=(61, 91, 121, 241), unit="points")
    first_dealer: str = choice("random", "cut", "host")
    counting: str = choice("manual", "auto")
    miscount: str = choice("transfer", "under_only", "none")
    bots_miscount: str = choice("easy", "good", "none")
    award: str = choice("each", "split", "next")
    count_time: int = number(
        0, (0, 0), (15, 120), steps=(0, 15, 30, 45, 60, 90, 120), unit="seconds"
    )
    turn_seconds: int = number(
        0, (0, 0), (10, 300), steps=(0, 10, 20, 30, 60, 120, 300), unit="seconds"
    )
    his_heels: bool = flag()
    crib_flush: str = choice("same", "starter_required")
    six_flush: str = choice("whole_hand", "four_cards")
    nineteen_joke: bool = flag()
    help: str = choice("none", "list", own=True)
    auto_count: bool = flag(own=True)

    @cached_property
    def idle(self) -> frozenset[str]:
        """The options that have no effect at this table, whatever their value: of these nothing is
        told.
        """
        idle = set()
        if not any(self.by_hand):
            idle |= {"miscount", "bots_miscount", "count_time", "nineteen_joke", "help"}
        if self.counting == "auto":
            idle.add("auto_count")
        moves = any(self.by_hand) and (self.miscount != "none" or self.claim_seconds)
        if self.sides == 2 or not moves:
            idle.add("award")
        idle.add("nineteen_joke" if self.seats == 6 else "six_flush")
        return frozenset(idle)

    @cached_property
    def seats(self) -> int:
        """How many play."""
        return self.setup.seats

    @cached_property
    def sides(self) -> int:
        """How many sides there are: the teams, or every seat for itself."""
        return self.teams or self.seats

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """The side of every seat (CRB-010, CRB-012)."""
        return tuple(seat % self.sides for seat in range(self.seats))

    def members(self, side: int) -> tuple[Seat, ...]:
        """The seats of a side."""
        return tuple(range(side, self.seats, self.sides))

    @cached_property
    def hand_size(self) -> int:
        """How many cards are kept in a hand, and lie in the crib (CRB-024)."""
        return 5 if self.seats == 6 else 4

    def dealt(self, dealer: Seat) -> tuple[int, ...]:
        """How many cards each seat is dealt (CRB-020)."""
        full = (6, 5, 5, 5, 6)[self.seats - 2]
        return tuple(full - (self.seats > 4 and seat == dealer) for seat in range(self.seats))

    def discards(self, seat: Seat, dealer: Seat) -> int:
        """How many cards `seat` lays away (CRB-023)."""
        if self.seats == 2:
            return 2
        return 0 if self.seats > 4 and seat == dealer else 1

    @cached_property
    def by_hand(self) -> tuple[bool, ...]:
        """Does each seat count its own hands, or the playroom for it (CRB-107)?"""
        return tuple(
            self.counting == "manual" and not self.own(seat, "auto_count")
            for seat in range(self.seats)
        )

    @cached_property
    def helped(self) -> tuple[bool, ...]:
        """May each seat ask for help with counting (CRB-114)?"""
        return tuple((self.own(seat, "help") or self.help) == "list" for seat in range(self.seats))

    @cached_property
    def claim_seconds(self) -> int:
        """The clock of a count, 0 for none (CRB-128)."""
        return self.count_time or self.turn_seconds

    @cached_property
    def strict_crib(self) -> bool:
        """Does a flush in the crib need the starter (CRB-061)?"""
        return self.crib_flush == "starter_required"

    @cached_property
    def four_flush(self) -> bool:
        """Are four cards of one suit enough in a hand of five (CRB-062)?"""
        return self.six_flush == "four_cards" and self.seats == 6

    @cached_property
    def joke(self) -> bool:
        """Does a claim of 19, which no hand of four can be worth, stand for 0 (CRB-111)?"""
        return self.nineteen_joke and self.seats != 6


def legal_teams(seats: int, teams: int) -> bool:
    """Are `teams` of two or more equal members possible (CRB-011)?

    0 means that everybody plays alone.
    """
    return teams == 0 or (seats % teams == 0 and seats // teams >= 2)


def clash(options: CribbageOptions) -> Rejection | None:
    """Which of these options cannot be together (code `bad_options`), or None."""
    if not legal_teams(options.seats, options.teams):
        return bad_options("cribbage-refuse-teams", seats=options.seats, teams=options.teams)
    for seat in range(options.seats):
        if options.own(seat, "help") == "list" and options.help == "none":
            return bad_options("cribbage-refuse-own-help", seat=seat)
        if options.own(seat, "auto_count") and not options.auto_count:
            return bad_options("cribbage-refuse-own-auto", seat=seat)
    return None
