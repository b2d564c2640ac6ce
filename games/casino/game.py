"""Casino, as a game of the playroom."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from games.casino import notation
from games.casino.actions import (
    Agree,
    AnnounceAndPlay,
    AnnounceLast,
    BadPack,
    Decline,
    Forfeit,
    GiveUp,
    NameDealer,
    No,
    Play,
    Redeal,
)
from games.casino.bots import BOTS
from games.casino.claims import (
    answer_accusation,
    answer_vote,
    answer_window,
    give_up,
    play,
    propose_redeal,
)
from games.casino.counting import finish
from games.casino.deals import announce, choose_dealer, first_dealer, start_deal, void_deal
from games.casino.defaults import default_play
from games.casino.events import GameStarted, SeatForfeits
from games.casino.legality import meets_duty
from games.casino.lesson import FIRST
from games.casino.listing import choices
from games.casino.model import DealerChoice, Draft, LastCall, Phase, State, View, empty
from games.casino.options import (
    OPTIONS,
    PRESETS,
    SEATS,
    check_interactions,
    differences,
    nearest_preset,
    rules_of,
    sides_of,
)
from games.casino.procedures import check, requests, view
from games.casino.table import CasinoTable
from playroom.engine.contract import Bot, Chapter, Game
from playroom.engine.lesson import Lesson
from playroom.engine.match import Match
from playroom.engine.notes import Rejection
from playroom.engine.options import Option, OptionValue, Setup, check_declared
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Outcome, Request, Step
from playroom.engine.table import Table


class Casino(Game[State, View]):
    """Casino for 2 to 4, classic, Royal, Spade and Draw, with builds, options and both referees."""

    id: ClassVar[str] = "casino"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = SEATS
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = PRESETS
    bots: ClassVar[Mapping[str, Callable[[], Bot[Any]]]] = BOTS
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)
    table: ClassVar[Table[Any]] = CasinoTable()

    def check_options(self, setup: Setup) -> Rejection | None:
        return check_declared(
            self.seats, self.options, self.own_options, setup
        ) or check_interactions(setup)

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        return sides_of(setup)

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        rules = rules_of(setup)
        draft = Draft(empty(rules, first_dealer(rules, rng)))
        preset = nearest_preset(setup)
        changed = differences(setup, preset)
        draft.tell(
            GameStarted(preset, changed, rules.sides, draft.dealer, rules.target, rules.single_deal)
        )
        start_deal(draft, rng)
        return draft.step()

    def requests(self, state: State) -> tuple[Request, ...]:
        return requests(state)

    def check(self, state: State, seat: Seat, action: Action) -> Rejection | None:
        return check(state, seat, action)

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        draft = Draft(state)
        _apply(draft, state, seat, action, rng)
        return draft.step()

    def on_timeout(self, state: State, seat: Seat) -> Action | Rejection:
        asked = next((one for one in requests(state) if one.seat == seat and one.awaited), None)
        if asked is None:
            return Rejection.of("not_awaited", "casino-no-not-awaited")
        public = state.public
        if public.phase is Phase.PLAY or public.phase is Phase.REPLACEMENT:
            move = default_play(public, seat, state.hands[seat])
            owes = seat == public.dealer and public.call is LastCall.DUE
            if (
                public.phase is Phase.REPLACEMENT
                and public.debt(seat) is None
                and not meets_duty(public, seat, move)
            ):
                return GiveUp(move)
            return AnnounceAndPlay(move) if owes else move
        if public.phase is Phase.WINDOW:
            return No()
        return NameDealer(public.dealer) if public.phase is Phase.DEALER else Decline()

    def on_leave(self, state: State, seat: Seat) -> Action | None:
        return Forfeit() if state.public.rules.forfeit else None

    def choices(self, view: View) -> Iterator[Action]:
        """All plays by the strict rules up to the bound of 4.6 (with claims some wrong ones too),
        and all answers.
        """
        return choices(view)

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        from games.casino.hidden import redeal

        return redeal(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        result = state.public.result
        return (
            None if result is None else Outcome(state.public.scores, result.winners, result.reason)
        )

    def figures(self, match: Match[State, View]) -> Mapping[str, tuple[float, int]]:
        from games.casino.figures import figures

        return figures(match)

    def own_figures(self, match: Match[State, View], seat: Seat) -> Mapping[str, tuple[float, int]]:
        from games.casino.own_figures import own_figures

        return own_figures(match, seat)

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        from games.casino.rulebook import rulebook

        return rulebook(setup)

    def parse(self, text: str) -> Action:
        return notation.parse(text)

    def format(self, action: Action) -> str:
        return notation.format_action(action)

    def load_position(self, text: str) -> State:
        from games.casino.position import load_position

        return load_position(text)


def _apply(draft: Draft, state: State, seat: Seat, action: Action, rng: Rng) -> None:
    if isinstance(action, Play):
        play(draft, state, seat, action, rng)
        return
    phase = state.public.phase
    if phase is Phase.WINDOW and not isinstance(action, AnnounceLast | Forfeit | BadPack):
        answer_window(draft, seat, action, rng)
        return
    match action:
        case Agree() | Decline():
            if phase is Phase.ACCUSATION:
                answer_accusation(draft, seat, action, rng)
            else:
                answer_vote(draft, seat, action, rng)
        case Redeal():
            propose_redeal(draft, seat)
        case NameDealer():
            _name_dealer(draft, seat, action, rng)
        case AnnounceLast():
            announce(draft)
        case GiveUp(play=Play() as move):
            give_up(draft, state, seat, move, rng)
        case AnnounceAndPlay(play=Play() as move):
            announce(draft)
            play(draft, state, seat, move, rng)
        case Forfeit():
            _forfeit(draft, seat)
        case BadPack():
            void_deal(draft, "bad_pack", rng)
        case _:
            raise TypeError(type(action).__name__)


def _name_dealer(draft: Draft, seat: Seat, action: NameDealer, rng: Rng) -> None:
    choice = draft.question
    assert isinstance(choice, DealerChoice)
    draft.answers = (*draft.answers, (seat, action))
    if len(draft.answers) == len(choice.asked):
        by = choice.asked[
            0
        ]  # the one nearer to the dealer's left, whoever answered first (CAS-162)
        named = dict(draft.answers)[by]
        assert isinstance(named, NameDealer)
        choose_dealer(draft, named.seat, by, rng)


def _forfeit(draft: Draft, seat: Seat) -> None:
    draft.tell(SeatForfeits(seat))
    others = [side for side in range(len(draft.scores)) if side != draft.rules.side_of[seat]]
    top = max(draft.scores[side] for side in others)
    finish(draft, tuple(side for side in others if draft.scores[side] == top), "forfeit")
