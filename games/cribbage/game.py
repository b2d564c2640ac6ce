"""The game as the playroom knows it; every method leads to the module that does the work."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from games.cribbage import figures, moves
from games.cribbage.actions import NOTATION
from games.cribbage.bots import LEVELS
from games.cribbage.events import EVENTS
from games.cribbage.options import PRESETS, SEATS, CribbageOptions, clash
from games.cribbage.rules import apply, check, deal, requests, silence
from games.cribbage.state import State
from games.cribbage.view import View, view_of
from games.cribbage.words.drills import drills
from games.cribbage.words.lesson import FIRST
from games.cribbage.words.rulebook import rulebook
from games.cribbage.words.table import CribbageTable
from playroom.engine.contract import Bot, Chapter, Finished, Game
from playroom.engine.kit.turns import not_seated
from playroom.engine.lesson import Drill, Lesson
from playroom.engine.notation import Notation
from playroom.engine.notes import Rejection
from playroom.engine.options import OptionValue, Setup
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Outcome, Request, Step
from playroom.engine.table import Table


class Cribbage(Game[State, View]):
    """Cribbage for 2 to 6, alone or in teams (CRB-001 to CRB-139)."""

    id: ClassVar[str] = "cribbage"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = SEATS
    options: ClassVar[type[CribbageOptions]] = CribbageOptions
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = PRESETS
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = LEVELS
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)
    notation: ClassVar[Notation] = NOTATION
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    views: ClassVar[type[View]] = View
    table: ClassVar[Table[Any]] = CribbageTable()

    def check_options(self, setup: Setup) -> Rejection | None:
        return super().check_options(setup) or clash(CribbageOptions.of(setup))

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        options = CribbageOptions.of(setup)
        return tuple(options.members(side) for side in range(options.sides))

    def best_level(self, setup: Setup) -> str:
        # against more than one the expert was not shown to be ahead of good (docs/levels.md)
        return super().best_level(setup) if setup.seats == 2 else "good"

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        return deal.start(CribbageOptions.of(setup), rng)

    def requests(self, state: State) -> tuple[Request, ...]:
        return requests.requests(state)

    def check(self, state: State, seat: Seat, action: Action) -> Rejection | None:
        return not_seated(seat, state.options.seats) or check.refusal(view_of(state, seat), action)

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        return apply.apply(state, seat, action, rng)

    def on_timeout(self, state: State, seat: Seat) -> Action | Rejection:
        return not_seated(seat, state.options.seats) or silence.silence(view_of(state, seat))

    def outcome(self, state: State) -> Outcome | None:
        public = state.public
        return None if public.winner is None else Outcome(public.scores, (public.winner,), "target")

    def choices(self, view: View) -> Iterator[Action]:
        return moves.choices(view)

    def also_said(self, view: View, action: Action) -> str:
        return moves.also_said(view, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def figures(self, finished: Finished) -> Mapping[str, tuple[float, int]]:
        return figures.figures(finished)

    def own_figures(self, finished: Finished, seat: Seat) -> Mapping[str, tuple[float, int]]:
        return figures.own_figures(finished, seat)

    def drills(self, setup: Setup, rng: Rng) -> Iterator[Drill]:
        return drills(CribbageOptions.of(setup), rng)

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        return rulebook(CribbageOptions.of(setup))
