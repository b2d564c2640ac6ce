"""Escoba, as a game of the playroom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from games.escoba import moves
from games.escoba.actions import BadPack, Forfeit, Take
from games.escoba.options import SEATS, EscobaOptions, clash
from games.escoba.rules.apply import apply
from games.escoba.rules.check import refusal, requests, whole_pack
from games.escoba.rules.deal import start
from games.escoba.rules.silence import silence
from games.escoba.state import State, View, view_of
from games.escoba.words.drills import drills
from games.escoba.words.lesson import FIRST
from games.escoba.words.table import EscobaTable
from playroom.engine.contract import Turn
from playroom.engine.kit.public import FunctionGame
from playroom.engine.lesson import Drill, Lesson
from playroom.engine.notes import Note, Rejection
from playroom.engine.options import Setup
from playroom.engine.packs import SPANISH_40, Pack
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action


class Escoba(FunctionGame[State, View]):
    """Escoba for 2 to 4, with all its counts and penalties, and Scopa."""

    seats: ClassVar[range] = SEATS
    pack: ClassVar[Pack] = SPANISH_40
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)
    practised = frozenset({"take", "lay"})
    table = EscobaTable()

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
        from games.escoba.words.reasons import (
            reasons,
        )  # here: it is seldom asked for, and takes time

        return reasons(turn, action)

    def prize(self, view: View, action: Action) -> int:
        """The cards that a play takes from the table."""
        return len(action.cards) if isinstance(action, Take) else 0

    def check(self, state: State, seat: Seat, action: Action) -> Rejection | None:
        refused = super().check(state, seat, action)
        return refused or (whole_pack(state) if isinstance(action, BadPack) else None)

    def drills(self, setup: Setup, rng: Rng) -> Iterator[Drill]:
        return drills(EscobaOptions.of(setup), self.pack_of(setup).cards(), rng)

    def pack_of(self, setup: Setup) -> Pack:
        return EscobaOptions.of(setup).pack
