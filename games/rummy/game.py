"""The game as the playroom knows it; every method leads to the module that does the work.

Rule ids, here and in all modules, are those of the rules (RUM).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from games.rummy import figures, moves
from games.rummy.actions import NOTATION
from games.rummy.bots import LEVELS
from games.rummy.events import EVENTS
from games.rummy.options import PRESETS, SEATS, RummyOptions
from games.rummy.rules import apply, check, deal, requests, silence
from games.rummy.rules.leaving import what_leaving_does
from games.rummy.state import State
from games.rummy.view import View, view_of
from games.rummy.words.lesson import FIRST
from games.rummy.words.rulebook import rulebook
from games.rummy.words.table import RummyTable
from playroom.engine.contract import Bot, Chapter, Finished, Game
from playroom.engine.kit.turns import not_seated
from playroom.engine.lesson import Lesson
from playroom.engine.notation import Notation
from playroom.engine.notes import Rejection
from playroom.engine.options import OptionValue, Setup
from playroom.engine.packs import Pack, french
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Leaving, Outcome, Request, Step
from playroom.engine.table import Table


class Rummy(Game[State, View]):
    """Continental rummy for 2 to 8, each for himself (RUM-001 to RUM-090)."""

    id: ClassVar[str] = "rummy"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = SEATS
    options: ClassVar[type[RummyOptions]] = RummyOptions
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = PRESETS
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = LEVELS
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)
    notation: ClassVar[Notation] = NOTATION
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    views: ClassVar[type[View]] = View
    fewer_wins: ClassVar[bool] = True
    table: ClassVar[Table[Any]] = RummyTable()

    def pack_of(self, setup: Setup) -> Pack:
        options = RummyOptions.of(setup)
        return french(options.jokers_per_deck, options.packs)

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        return deal.start(RummyOptions.of(setup), rng)

    def requests(self, state: State) -> tuple[Request, ...]:
        return requests.requests(state)

    def check(self, state: State, seat: Seat, action: Action) -> Rejection | None:
        refused = not_seated(seat, state.options.seats)
        return refused or check.refusal(view_of(state, seat), action)

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        return apply.apply(state, seat, action, rng)

    def on_timeout(self, state: State, seat: Seat) -> Action | Rejection:
        return silence.silence(view_of(state, seat))

    def on_leave(self, state: State, seat: Seat) -> Action | None:
        return silence.leaving(view_of(state, seat))

    def on_return(self, state: State, seat: Seat, newcomer: bool) -> Action | Rejection:
        return silence.returning(view_of(state, seat), newcomer)

    def leaving(self, view: View) -> Leaving:
        return what_leaving_does(view)

    def choices(self, view: View) -> Iterator[Action]:
        """All that the seat may do, but of the openings only the best 20 minimal ones, and of
        numbers a few.
        """
        return moves.choices(view)

    def also_said(self, view: View, action: Action) -> str:
        return moves.also_said(view, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        result = state.public.result
        return None if result is None else Outcome(result.totals, result.winners, result.reason)

    def figures(self, finished: Finished) -> Mapping[str, tuple[float, int]]:
        return figures.figures(finished)

    def own_figures(self, finished: Finished, seat: Seat) -> Mapping[str, tuple[float, int]]:
        return figures.own_figures(finished, seat)

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        return rulebook(RummyOptions.of(setup))
