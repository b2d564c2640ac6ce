"""The game object: the rules of Calatone on the playroom's contract."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar

from games.calatone.actions import NOTATION, Clock
from games.calatone.bots import LEVELS
from games.calatone.events import EVENTS
from games.calatone.moves import also_said, choices
from games.calatone.options import PRESETS, SEATS, CalatoneOptions, clash
from games.calatone.rules.apply import apply
from games.calatone.rules.check import leaving_ahead, refusal
from games.calatone.rules.deal import open_table
from games.calatone.rules.limits import limit
from games.calatone.rules.packs import pack_of
from games.calatone.rules.requests import requests
from games.calatone.rules.scoring import outcome
from games.calatone.rules.silence import leaving, returning, silence, what_leaving_does
from games.calatone.state import Phase, State
from games.calatone.view import View, view_of
from games.calatone.words.lesson import FIRST
from games.calatone.words.phrases import end_note
from games.calatone.words.table import CalatoneTable
from playroom.engine.contract import Bot, Chapter, Finished, Game
from playroom.engine.lesson import Lesson
from playroom.engine.notes import Note, Rejection
from playroom.engine.options import OptionValue, Setup
from playroom.engine.packs import Pack
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Leaving, Outcome, Request, Step


class Calatone(Game[State, View]):
    """Calatone: the Italian seven-card stud with five figures and the hand that counts as it is
    declared.
    """

    id = "calatone"
    version = 1
    seats = SEATS
    options = CalatoneOptions
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = PRESETS
    bots: ClassVar[Mapping[str, Callable[[], Bot]]] = LEVELS
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)
    notation = NOTATION
    events = EVENTS
    views = View
    table = CalatoneTable()

    def check_options(self, setup: Setup) -> Rejection | None:
        return super().check_options(setup) or clash(CalatoneOptions.of(setup))

    def pack_of(self, setup: Setup) -> Pack:
        return pack_of(CalatoneOptions.of(setup).pack_size(setup.seats))

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        return open_table(CalatoneOptions.of(setup), rng)

    def requests(self, state: State) -> tuple[Request, ...]:
        return requests(state)

    def check(self, state: State, seat: Seat, action: Action) -> Rejection | None:
        seated = 0 <= seat < len(state.chairs)
        return refusal(view_of(state, seat if seated else None), action)

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        return apply(state, seat, action, rng)

    def on_timeout(self, state: State, seat: Seat) -> Action | Rejection:
        return silence(view_of(state, seat))

    def on_leave(self, state: State, seat: Seat) -> Action | None:
        return leaving(view_of(state, seat))

    def on_return(self, state: State, seat: Seat, newcomer: bool) -> Action | Rejection | None:
        return returning(view_of(state, seat), newcomer)

    def leaving(self, view: View) -> Leaving:
        return what_leaving_does(view)

    def must_stay(self, view: View) -> Rejection | None:
        """Ahead, and the table forbids it (CAL-104)."""
        return leaving_ahead(view) if view.playing else None

    def on_clock(self, state: State, minute: int, resumed: bool) -> Action | None:
        """The clock's new minute is told to a sitting that is not over (CAL-017, CAL-117)."""
        is_reached = minute == state.ending.minute
        return None if state.phase is Phase.OVER or is_reached else Clock(minute, resumed)

    def choices(self, view: View) -> Iterator[Action]:
        return choices(view)

    def also_said(self, view: View, action: Action) -> str:
        return also_said(view, action)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return outcome(state)

    def figures(
        self, finished: Finished
    ) -> Mapping[str, tuple[float, int] | tuple[float, int, float]]:
        from games.calatone.figures import figures

        return figures(finished)

    def own_figures(self, finished: Finished, seat: Seat) -> Mapping[str, tuple[float, int]]:
        from games.calatone.figures import own_figures

        return own_figures(finished, seat)

    def value_note(self, option: str, value: OptionValue) -> Note | None:
        agreed = limit(str(value)) if option == "limit" else None
        return end_note(agreed) if agreed is not None and agreed.valid else None

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        from games.calatone.words.rulebook import rulebook

        return rulebook(CalatoneOptions.of(setup))
