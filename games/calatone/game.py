"""The game object: the rules of Calatone on the playroom's contract."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from games.calatone import checks
from games.calatone.actions import (
    Absent,
    Agree,
    Back,
    Bet,
    Call,
    Check,
    Clock,
    Consent,
    Declare,
    Expose,
    Extend,
    Fold,
    Leave,
    Raise,
    Ready,
    Rebuy,
    Refuse,
    SetLimit,
    Silence,
)  # fmt: skip
from games.calatone.bots import LEVELS
from games.calatone.choices import choices
from games.calatone.lesson import FIRST
from games.calatone.notation import format_action, parse_action
from games.calatone.options import OPTIONS, PRESETS, SEATS, check_terms, terms_of
from games.calatone.session import act, open_table
from games.calatone.state import Chair, Phase, State
from games.calatone.table import CalatoneTable
from games.calatone.view import View, view_of
from playroom.engine.contract import Bot, Chapter, Game
from playroom.engine.lesson import Lesson
from playroom.engine.notes import Rejection
from playroom.engine.options import Option, OptionValue, Setup
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Mode, Outcome, Request, Step
from playroom.engine.table import Table

if TYPE_CHECKING:
    from playroom.engine.match import Match


_ASKS: Mapping[Phase, tuple[tuple[type[Action], ...], Mode, str]] = {
    Phase.EXPOSE: ((Expose,), Mode.SECRET, "expose_seconds"),
    Phase.BET: ((Check, Bet, Call, Raise, Fold), Mode.TURN, "turn_seconds"),
    Phase.DECLARE: ((Declare,), Mode.SECRET, "declare_seconds"),
    Phase.BETWEEN: ((Ready,), Mode.WINDOW, "turn_seconds"),
    Phase.REBUY: ((Rebuy, Refuse), Mode.WINDOW, "turn_seconds"),
    Phase.LIMIT: ((Extend, Refuse), Mode.WINDOW, "turn_seconds"),
    Phase.ASK: ((Consent, Refuse), Mode.WINDOW, "turn_seconds"),
}
_BETWEEN: tuple[type[Action], ...] = (Rebuy, SetLimit, Agree, Leave)
_LEAVE: tuple[type[Action], ...] = (Leave,)


@lru_cache(64)
def _free(question: str, seat: Seat) -> Request:
    """What `seat` may do without being waited for. Asked for again and again, so it is kept."""
    kinds = _LEAVE if question == "leave" else _BETWEEN
    return Request(f"{question}.{seat}", seat, kinds, Mode.WINDOW, awaited=False)


class Calatone(Game[State, View]):
    """Calatone: the Italian seven-card stud with five figures and the hand that counts as it is
    declared.
    """

    id = "calatone"
    version = 1
    seats = SEATS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = PRESETS
    bots: ClassVar[Mapping[str, Callable[[], Bot[Any]]]] = LEVELS
    table: ClassVar[Table[Any]] = CalatoneTable()
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)

    def check_options(self, setup: Setup) -> Rejection | None:
        return super().check_options(setup) or check_terms(setup)

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        return open_table(terms_of(setup), setup.seats, rng)

    def requests(self, state: State) -> tuple[Request, ...]:
        if state.phase is Phase.OVER:
            return ()
        kinds, mode, clock = _ASKS[state.phase]
        seconds: int | None = getattr(state.terms, clock) or None
        id = self._request_id(state)
        asked = [
            Request(f"{id}.{seat}", seat, kinds, mode, seconds) for seat in checks.awaited(state)
        ]
        free = f"free{state.deals}" if state.phase is Phase.BETWEEN else "leave"
        return (*asked, *[_free(free, seat) for seat in self._present(state)])

    @staticmethod
    def _request_id(state: State) -> str:
        hand = state.hand
        if state.phase is Phase.BET and hand is not None:
            return f"bet{state.deals}.{hand.round}.{hand.level}"
        if state.phase is Phase.ASK and state.question is not None:
            return f"ask{state.deals}.{state.question.what}.{state.question.by}"
        return f"{state.phase}{state.deals}"

    @staticmethod
    def _present(state: State) -> list[Seat]:
        gone = state.hand.leaving if state.hand is not None and state.phase.in_hand else ()
        return [
            seat for seat in state.places if state.chairs[seat] is Chair.SEATED and seat not in gone
        ]

    def check(self, state: State, seat: Seat, action: Action) -> Rejection | None:
        return checks.check(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        return act(state, rng, seat, action)

    def on_timeout(self, state: State, seat: Seat) -> Action | Rejection:
        return checks.check(state, seat, Silence()) or Silence()

    def on_leave(self, state: State, seat: Seat) -> Action | None:
        return Absent() if checks.check(state, seat, Absent()) is None else None

    def on_return(self, state: State, seat: Seat) -> Action | None:
        return Back() if checks.check(state, seat, Back()) is None else None

    def on_clock(self, state: State, minute: int, resumed: bool) -> Action | None:
        """The clock's new minute is told to a sitting that is not over (CAL-017, CAL-117)."""
        return None if state.phase is Phase.OVER or minute == state.now else Clock(minute, resumed)

    def choices(self, view: View) -> Iterator[Action]:
        return choices(view)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        from games.calatone.redeal import redeal

        return redeal(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        if state.phase is not Phase.OVER:
            return None
        results = state.results
        best = max(results)
        return Outcome(
            results, tuple(seat for seat, one in enumerate(results) if one == best), state.ended
        )

    def parse(self, text: str) -> Action:
        return parse_action(text)

    def format(self, action: Action) -> str:
        return format_action(action)

    def load_position(self, text: str) -> State:
        from games.calatone.position import load

        return load(text)

    def own_figures(self, match: Match[State, View], seat: Seat) -> Mapping[str, tuple[float, int]]:
        from games.calatone.own_figures import own_figures

        return own_figures(match, seat)

    def figures(
        self, match: Match[State, View]
    ) -> Mapping[str, tuple[float, int] | tuple[float, int, float]]:
        from games.calatone.figures import figures

        return figures(match)

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        from games.calatone.rulebook import rulebook

        return rulebook(setup)
