"""Casino, as a game of the playroom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from games.casino import moves
from games.casino.actions import BadPack, Forfeit, Take
from games.casino.options import SEATS, clash
from games.casino.rules.apply import apply
from games.casino.rules.check import refusal, waiting
from games.casino.rules.deal import start
from games.casino.rules.irregularities import whole_pack
from games.casino.rules.requests import requests, silence
from games.casino.state import State, View, view_of
from games.casino.words.drills import drills
from games.casino.words.lesson import FIRST
from games.casino.words.table import CasinoTable
from playroom.engine.contract import Turn
from playroom.engine.kit.public import FunctionGame
from playroom.engine.lesson import Drill, Lesson
from playroom.engine.notes import Note, Rejection
from playroom.engine.options import Setup
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action


class Casino(FunctionGame[State, View]):
    """Casino for 2 to 4, classic, Royal, Spade and Draw, with builds, options and both referees."""

    seats: ClassVar[range] = SEATS
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)
    practised = frozenset({"take", "trail", "build", "duplicate", "increase"})
    table = CasinoTable()

    clash = staticmethod(clash)
    begin = staticmethod(start)
    requests = staticmethod(requests)
    refusal = staticmethod(refusal)
    apply = staticmethod(apply)
    silence = staticmethod(silence)
    forfeit = Forfeit
    choices = staticmethod(moves.choices)
    also_said = staticmethod(moves.also_said)
    meant = staticmethod(moves.meant)
    view = staticmethod(view_of)

    prize_unit = "cards"

    def reasons(self, turn: Turn, action: Action) -> tuple[Note, ...]:
        from games.casino.words.reasons import (
            reasons,
        )  # here: it is seldom asked for, and takes time

        return reasons(turn, action)

    def prize(self, view: View, action: Action) -> int:
        """The cards that a play takes from the table, with those of builds."""
        if not isinstance(action, Take):
            return 0
        builds = (build for build in view.public.builds if build.value in action.builds)
        return sum(map(len, action.groups)) + sum(len(build.cards) for build in builds)

    def check(self, state: State, seat: Seat, action: Action) -> Rejection | None:
        refused = super().check(state, seat, action)
        wrong = isinstance(action, BadPack) and whole_pack(state)
        return refused or (waiting(state.public) if wrong else None)

    def drills(self, setup: Setup, rng: Rng) -> Iterator[Drill]:
        return drills(rng)
