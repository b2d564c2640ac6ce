"""The game as the playroom knows it; every method leads to the module that does the work.

Rule ids, here and in all modules, are those of the rules (RUM).
"""

from __future__ import annotations

from typing import ClassVar

from games.rummy.figures import figures, own_figures
from games.rummy.moves import also_said, choices
from games.rummy.options import SEATS, RummyOptions
from games.rummy.rules import check, deal, silence
from games.rummy.rules.apply import apply
from games.rummy.rules.leaving import what_leaving_does
from games.rummy.rules.requests import requests
from games.rummy.state import State, View, view_of
from games.rummy.words.lesson import FIRST
from games.rummy.words.rulebook import rulebook
from games.rummy.words.table import RummyTable
from playroom.engine.contract import Chapter, Game, Turn
from playroom.engine.kit.conventions import fill
from playroom.engine.kit.turns import not_seated
from playroom.engine.lesson import Lesson
from playroom.engine.notes import Note, Rejection
from playroom.engine.options import Setup
from playroom.engine.packs import Pack, french
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Outcome, Step


class Rummy(Game[State, View]):
    """Continental rummy for 2 to 8, each for himself (RUM-001 to RUM-090)."""

    seats = SEATS
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)
    fewer_wins = True
    table = RummyTable()

    requests = staticmethod(requests)
    apply = staticmethod(apply)
    leaving = staticmethod(what_leaving_does)
    choices = staticmethod(choices)
    also_said = staticmethod(also_said)
    view = staticmethod(view_of)
    figures = staticmethod(figures)
    own_figures = staticmethod(own_figures)

    def reasons(self, turn: Turn, action: Action) -> tuple[Note, ...]:
        from games.rummy.words.advice import reasons  # here: it is seldom asked for, and takes time

        return reasons(turn, action)

    def pack_of(self, setup: Setup) -> Pack:
        options = RummyOptions.of(setup)
        return french(options.jokers_per_deck, options.packs)

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        return deal.start(RummyOptions.of(setup), rng)

    def check(self, state: State, seat: Seat, action: Action) -> Rejection | None:
        refused = not_seated(seat, state.options.seats)
        return refused or check.refusal(view_of(state, seat), action)

    def on_timeout(self, state: State, seat: Seat) -> Action | Rejection:
        return silence.silence(view_of(state, seat))

    def on_leave(self, state: State, seat: Seat) -> Action | None:
        return silence.leaving(view_of(state, seat))

    def on_return(self, state: State, seat: Seat, newcomer: bool) -> Action | Rejection:
        return silence.returning(view_of(state, seat), newcomer)

    def outcome(self, state: State) -> Outcome | None:
        result = state.public.result
        return None if result is None else Outcome(result.totals, result.winners, result.reason)

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        return rulebook(RummyOptions.of(setup))


fill(Rummy)
