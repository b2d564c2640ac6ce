"""The game object: the rules of Calatone on the playroom's contract."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from games.calatone.actions import Absent, Clock, Silence
from games.calatone.figures import figures, own_figures
from games.calatone.moves import also_said, choices
from games.calatone.options import SEATS, CalatoneOptions, clash
from games.calatone.rules.apply import apply
from games.calatone.rules.check import leaving_ahead, refusal
from games.calatone.rules.deal import open_table
from games.calatone.rules.limits import limit
from games.calatone.rules.packs import pack_of
from games.calatone.rules.requests import requests
from games.calatone.rules.scoring import outcome
from games.calatone.rules.silence import returning, what_leaving_does
from games.calatone.state import Phase, State
from games.calatone.view import View, view_of
from games.calatone.words.drills import drills
from games.calatone.words.lesson import FIRST
from games.calatone.words.phrases import end_note
from games.calatone.words.rulebook import rulebook
from games.calatone.words.table import CalatoneTable
from playroom.engine.contract import Chapter, Game, Turn
from playroom.engine.kit.conventions import fill
from playroom.engine.lesson import Drill, Lesson
from playroom.engine.notes import Note, Rejection
from playroom.engine.options import OptionValue, Setup
from playroom.engine.packs import Pack
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Step


class Calatone(Game[State, View]):
    """Calatone: the Italian seven-card stud with five figures and the hand that counts as it is
    declared.
    """

    seats = SEATS
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)
    practised = frozenset({"declare"})
    views = View
    table = CalatoneTable()

    requests = staticmethod(requests)
    apply = staticmethod(apply)
    leaving = staticmethod(what_leaving_does)
    choices = staticmethod(choices)
    also_said = staticmethod(also_said)
    view = staticmethod(view_of)
    outcome = staticmethod(outcome)
    figures = staticmethod(figures)
    own_figures = staticmethod(own_figures)

    def reasons(self, turn: Turn, action: Action) -> tuple[Note, ...]:
        from games.calatone.words.advice import (
            reasons,
        )  # here: it is seldom asked for, and takes time

        return reasons(turn.view, action)

    def check_options(self, setup: Setup) -> Rejection | None:
        return super().check_options(setup) or clash(CalatoneOptions.of(setup))

    def standing(self, view: View) -> tuple[int, ...]:
        """What everybody is ahead or behind."""
        return view.results

    def pack_of(self, setup: Setup) -> Pack:
        return pack_of(CalatoneOptions.of(setup).pack_size(setup.seats))

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        return open_table(CalatoneOptions.of(setup), rng)

    def check(self, state: State, seat: Seat, action: Action) -> Rejection | None:
        seated = 0 <= seat < len(state.chairs)
        return refusal(view_of(state, seat if seated else None), action)

    def on_timeout(self, state: State, seat: Seat) -> Action | Rejection:
        return refusal(view_of(state, seat), Silence()) or Silence()

    def on_leave(self, state: State, seat: Seat) -> Action | None:
        return None if refusal(view_of(state, seat), Absent()) else Absent()

    def on_return(self, state: State, seat: Seat, newcomer: bool) -> Action | Rejection | None:
        return returning(view_of(state, seat), newcomer)

    def must_stay(self, view: View) -> Rejection | None:
        """Ahead, and the table forbids it (CAL-104)."""
        return leaving_ahead(view) if view.playing else None

    def on_clock(self, state: State, minute: int, resumed: bool) -> Action | None:
        """The clock's new minute is told to a sitting that is not over (CAL-017, CAL-117)."""
        is_reached = minute == state.ending.minute
        return None if state.phase is Phase.OVER or is_reached else Clock(minute, resumed)

    def value_note(self, option: str, value: OptionValue) -> Note | None:
        agreed = limit(str(value)) if option == "limit" else None
        return end_note(agreed) if agreed is not None and agreed.valid else None

    def drills(self, setup: Setup, rng: Rng) -> Iterator[Drill]:
        return drills(CalatoneOptions.of(setup), rng)

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        return rulebook(CalatoneOptions.of(setup))


fill(Calatone)
