"""Cribbage (La cuna): what each seat may do, what it does, and what each may know.

Rule ids are those of the rules (CRB).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, ClassVar

from games.cribbage import options as opts
from games.cribbage.bots import LEVELS
from games.cribbage.flow import Flow, draw_for_deal, first_state, table_set
from games.cribbage.knowledge import redealt
from games.cribbage.legal import refusal, silence
from games.cribbage.lesson import FIRST
from games.cribbage.notation import format_action, load, parse_action
from games.cribbage.scoring import fitting
from games.cribbage.state import Claim, Discard, Help, Play, Silence, State, View
from games.cribbage.table import CribbageTable
from playroom.engine.cards import PACK
from playroom.engine.contract import Bot, Chapter, Game
from playroom.engine.lesson import Drill, Lesson
from playroom.engine.notes import Rejection
from playroom.engine.options import Option, OptionValue, Setup
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Mode, Outcome, Request, Step
from playroom.engine.table import Table

_new = tuple.__new__

if TYPE_CHECKING:
    from playroom.engine.match import Match

_DISCARD: tuple[type[Action], ...] = (Discard,)
_PLAY: tuple[type[Action], ...] = (Play,)
_CLAIM: tuple[type[Action], ...] = (Claim,)
_CLAIM_OR_HELP: tuple[type[Action], ...] = (Claim, Help)


class Cribbage(Game[State, View]):
    """Cribbage for 2 to 6, alone or in teams (CRB-001 to CRB-139)."""

    id: ClassVar[str] = "cribbage"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = opts.SEATS
    options: ClassVar[tuple[Option, ...]] = opts.OPTIONS
    own_options: ClassVar[tuple[Option, ...]] = opts.OWN_OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = opts.PRESETS
    bots: ClassVar[Mapping[str, Callable[[], Bot[Any]]]] = LEVELS
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)
    table: ClassVar[Table[Any]] = CribbageTable()

    def check_options(self, setup: Setup) -> Rejection | None:
        return opts.check(setup)

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        rules = opts.rules_of(setup)
        return tuple(rules.members(side) for side in range(rules.sides))

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        rules = opts.rules_of(setup)
        flow = Flow(first_state(rules))
        flow.events.append(table_set(rules))
        dealer = 0
        if rules.first_dealer == "cut":
            dealer, cuts = draw_for_deal(rules, rng)
            flow.events += cuts
        elif rules.first_dealer == "random":
            dealer = rng.stream("dealer").below(rules.seats)
        _deal(flow, dealer, rng)
        return flow.step()

    def requests(self, state: State) -> tuple[Request, ...]:
        public, rules = state.public, state.rules
        phase = public.phase
        if phase == "play":
            return _play_requests(public.number, len(public.laid), public.turn, rules.turn_seconds)
        if phase == "show":
            helped, place = rules.helped[public.turn], len(public.results)
            return _count_requests(public.number, place, public.turn, helped, rules.claim_seconds)
        if phase == "discard":
            size = rules.hand_size
            seats = tuple([seat for seat, held in enumerate(public.held) if held > size])
            return _discard_requests(public.number, seats, rules.turn_seconds)
        return ()

    def check(self, state: State, seat: Seat, action: Action) -> Rejection | None:
        if not 0 <= seat < state.rules.seats:
            return Rejection.of("not_seated", "table-not-seated")
        return refusal(self.view(state, seat), action)

    # -- what follows ------------------------------------------------------------------------------

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        flow = Flow(state)
        if isinstance(action, Play):
            flow.lay(seat, action.card)
        elif isinstance(action, Discard):
            flow.discard(seat, action.cards)
        elif isinstance(action, Claim):
            if not flow.close("claim", action.points):
                flow.open_next()
        elif isinstance(action, Silence):
            if not flow.close("timeout", None):
                flow.open_next()
        elif isinstance(action, Help):
            flow.help()
        else:
            raise TypeError(f"not an action of cribbage: {action!r}")
        if flow.phase == "idle" and not state.rules.single:
            _deal(flow, flow.turn, rng)
        return flow.step()

    def on_timeout(self, state: State, seat: Seat) -> Action | Rejection:
        if not 0 <= seat < state.rules.seats:
            return Rejection.of("not_seated", "table-not-seated")
        return silence(self.view(state, seat))

    def outcome(self, state: State) -> Outcome | None:
        public = state.public
        return None if public.winner is None else Outcome(public.scores, (public.winner,), "target")

    # -- what they know ----------------------------------------------------------------------------

    def view(self, state: State, seat: Seat | None) -> View:
        public, secret = state.public, state.secret
        if seat is None:
            return View(None, state.rules, public, (), (), 0)
        helps = secret.helps if public.open is not None and public.open.seat == seat else 0
        return _new(
            View, (seat, state.rules, public, secret.left[seat], secret.discards[seat], helps)
        )

    def choices(self, view: View) -> Iterator[Action]:
        """All that the seat may do: every discard, every card that fits, every number from 0 to 99,
        and help.
        """
        public, rules, seat = view.public, view.rules, view.seat
        if seat is None:
            return
        if public.phase == "discard":
            if len(view.hand) > rules.hand_size:
                for some in combinations(view.hand, rules.discards(seat, public.dealer)):
                    yield Discard(some)
        elif public.phase == "play":
            if public.turn == seat:
                for card in fitting(view.hand, public.total):
                    yield Play(card)
        elif public.open is not None and public.open.seat == seat:
            for points in range(100):
                yield Claim(points)
            if rules.helped[seat]:
                yield Help()

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return redealt(state, seat, self.view(state, seat), rng)

    # -- words -------------------------------------------------------------------------------------

    def figures(self, match: Match[State, View]) -> Mapping[str, tuple[float, int]]:
        from games.cribbage.figures import figures

        return figures(match)

    def own_figures(self, match: Match[State, View], seat: Seat) -> Mapping[str, tuple[float, int]]:
        from games.cribbage.own_figures import own_figures

        return own_figures(match, seat)

    def drills(self, setup: Setup, rng: Rng) -> Iterator[Drill]:
        from games.cribbage.counting import drills

        return drills(opts.rules_of(setup), rng)

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        from games.cribbage.rulebook import rulebook

        return rulebook(opts.rules_of(setup))

    def parse(self, text: str) -> Action:
        return parse_action(text)

    def format(self, action: Action) -> str:
        return format_action(action)

    def load_position(self, text: str) -> State:
        return load(text)


# The requests of a table come back with every look at it, so the latest are kept.


@lru_cache(1024)
def _discard_requests(number: int, seats: tuple[Seat, ...], seconds: int) -> tuple[Request, ...]:
    return tuple(
        Request(f"{number}.discard.{seat}", seat, _DISCARD, Mode.SECRET, seconds or None)
        for seat in seats
    )


@lru_cache(1024)
def _play_requests(number: int, place: int, seat: Seat, seconds: int) -> tuple[Request, ...]:
    return (Request(f"{number}.play.{place}", seat, _PLAY, Mode.TURN, seconds or None),)


@lru_cache(1024)
def _count_requests(
    number: int, place: int, seat: Seat, helped: bool, seconds: int
) -> tuple[Request, ...]:
    kinds = _CLAIM_OR_HELP if helped else _CLAIM
    return (Request(f"{number}.count.{place}", seat, kinds, Mode.CLAIM, seconds or None),)


def _deal(flow: Flow, dealer: Seat, rng: Rng) -> None:
    flow.deal(rng.stream(f"deal{flow.number + 1}").shuffled(PACK), dealer)
