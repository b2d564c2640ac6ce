"""Casino, as a game of the playroom."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from games.casino.actions import NOTATION, BadPack, Forfeit
from games.casino.bots import LEVELS
from games.casino.events import EVENTS
from games.casino.moves import also_said, choices, meant
from games.casino.options import PRESETS, SEATS, CasinoOptions, clash
from games.casino.rules.apply import apply
from games.casino.rules.check import refusal, waiting
from games.casino.rules.deal import start
from games.casino.rules.irregularities import whole_pack
from games.casino.rules.requests import requests
from games.casino.rules.silence import silence
from games.casino.state import State
from games.casino.view import View, view_of
from games.casino.words.lesson import FIRST
from games.casino.words.table import CasinoTable
from playroom.engine.cards import Card
from playroom.engine.contract import Bot, Chapter, Finished, Game
from playroom.engine.kit.turns import not_seated
from playroom.engine.lesson import Lesson
from playroom.engine.notation import Notation
from playroom.engine.notes import Rejection
from playroom.engine.options import OptionValue, Setup
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Leaving, Outcome, Request, Step
from playroom.engine.table import Table


class Casino(Game[State, View]):
    """Casino for 2 to 4, classic, Royal, Spade and Draw, with builds, options and both referees."""

    id: ClassVar[str] = "casino"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = SEATS
    options: ClassVar[type[CasinoOptions]] = CasinoOptions
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = PRESETS
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = LEVELS
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)
    notation: ClassVar[Notation] = NOTATION
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    views: ClassVar[type[View]] = View
    table: ClassVar[Table[Any]] = CasinoTable()

    def check_options(self, setup: Setup) -> Rejection | None:
        return super().check_options(setup) or clash(CasinoOptions.of(setup))

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        return CasinoOptions.of(setup).sides

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        return start(CasinoOptions.of(setup), rng)

    def requests(self, state: State) -> tuple[Request, ...]:
        return requests(state)

    def check(self, state: State, seat: Seat, action: Action) -> Rejection | None:
        if refused := not_seated(seat, len(state.hands)):
            return refused
        if isinstance(action, BadPack) and whole_pack(state):
            return waiting(state.public)
        return refusal(view_of(state, seat), action)

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        return apply(state, seat, action, rng)

    def on_timeout(self, state: State, seat: Seat) -> Action | Rejection:
        return silence(view_of(state, seat))

    def on_leave(self, state: State, seat: Seat) -> Action | None:
        return Forfeit() if state.public.options.forfeit else None

    def leaving(self, view: View) -> Leaving:
        """A bot plays on, or the game is lost (CAS-177)."""
        return Leaving.FORFEIT if view.public.options.forfeit else Leaving.BOT

    def choices(self, view: View) -> Iterator[Action]:
        """All plays by the strict rules up to the bound of 4.6 (with claims some wrong ones too),
        and all answers.
        """
        return choices(view)

    def also_said(self, view: View, action: Action) -> str:
        return also_said(view, action)

    def meant(
        self,
        view: View,
        verb: str,
        own: tuple[Card, ...],
        others: tuple[Card, ...],
        numbers: tuple[int, ...],
    ) -> Action | None:
        return meant(view, verb, own, others, numbers)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        result = state.public.result
        if result is None:
            return None
        return Outcome(state.public.scores, result.winners, result.reason)

    def figures(self, finished: Finished) -> Mapping[str, tuple[float, int]]:
        from games.casino.figures import figures

        return figures(finished)

    def own_figures(self, finished: Finished, seat: Seat) -> Mapping[str, tuple[float, int]]:
        from games.casino.figures import own_figures

        return own_figures(finished, seat)

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        from games.casino.words.rulebook import rulebook

        return rulebook(CasinoOptions.of(setup))
