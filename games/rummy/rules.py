"""Continental rummy: what each seat may do, what it does, and what each may know.

Rule ids are those of the rules (RUM).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from games.rummy import actions as a
from games.rummy import after
from games.rummy import options as opts
from games.rummy.bots import LEVELS
from games.rummy.events import Drafted, Noted, TableSet
from games.rummy.flow import Flow, draw_for_deal, first_state
from games.rummy.legal import can_return, no, refusal
from games.rummy.lesson import FIRST
from games.rummy.melds import Meld, validate
from games.rummy.notation import format_action, parse
from games.rummy.requests import requests
from games.rummy.state import State, View, stock_possible
from games.rummy.table import RummyTable
from playroom.engine.contract import Bot, Chapter, Game
from playroom.engine.lesson import Lesson
from playroom.engine.notes import Rejection, replaced
from playroom.engine.options import Option, OptionValue, Setup
from playroom.engine.packs import Pack, french
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Outcome, Request, Step
from playroom.engine.table import Table

if TYPE_CHECKING:
    from playroom.engine.match import Match

_new = tuple.__new__


class Rummy(Game[State, View]):
    """Continental rummy for 2 to 8, each for himself (RUM-001 to RUM-090)."""

    id: ClassVar[str] = "rummy"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = opts.SEATS
    options: ClassVar[tuple[Option, ...]] = opts.OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]] = opts.PRESETS
    bots: ClassVar[Mapping[str, Callable[[], Bot[Any]]]] = LEVELS
    table: ClassVar[Table[Any]] = RummyTable()
    lessons: ClassVar[tuple[Lesson, ...]] = (FIRST,)

    def pack_of(self, setup: Setup) -> Pack:
        rules = opts.rules_of(setup)
        return french(rules.jokers, rules.packs)

    def check_options(self, setup: Setup) -> Rejection | None:
        return opts.check(setup)

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        rules = opts.rules_of(setup)
        dealer, draws = draw_for_deal(rules, rng)
        flow = Flow(first_state(rules, dealer))
        flow.events += [TableSet(rules.seats, rules.packs, rules.changed), *draws]
        _deal(flow, rng)
        return flow.step()

    def requests(self, state: State) -> tuple[Request, ...]:
        return requests(state)

    def check(self, state: State, seat: Seat, action: Action) -> Rejection | None:
        if not 0 <= seat < state.rules.seats:
            return Rejection.of("not_seated", "table-not-seated")
        return refusal(self.view(state, seat), action)

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        flow = Flow(state)
        _APPLY[type(action)](flow, seat, action)
        if flow.phase == "ended":
            after.settle(flow)
        if flow.phase == "deal" and not state.rules.single:
            _deal(flow, rng)
        return flow.step()

    def on_timeout(self, state: State, seat: Seat) -> Action | Rejection:
        """What silence stands for: RUM-089 in a turn, no in a window, a refusal of an agreement."""
        public = state.public
        if not any(one.seat == seat and one.awaited for one in requests(state)):
            return no("not_awaited", "awaited")
        if public.correction is not None and seat in public.correction.waiting:
            return a.Refuse()
        if public.phase == "draw":
            if stock_possible(state.rules, public) or public.top is None:
                return a.Stock()
            return a.Take()
        if public.phase == "play":
            return a.Discard(poor_discard(state.rules, state.secret.hands[seat]))
        return a.Refuse() if public.phase in ("adjourn", "resume") else a.Pass()

    def on_leave(self, state: State, seat: Seat) -> Action | None:
        return None if state.public.phase == "over" or seat in state.public.vacated else a.Leave()

    def on_return(self, state: State, seat: Seat) -> Action | None:
        return a.Return() if can_return(self.view(state, seat)) else None

    def choices(self, view: View) -> Iterator[Action]:
        """All that the seat may do, but of the openings only the best 20 minimal ones, and of
        numbers a few.
        """
        from games.rummy.choosing import choices

        return choices(view)

    def view(self, state: State, seat: Seat | None) -> View:
        public, secret = state.public, state.secret
        if seat is None:
            return View(None, state.rules, public, (), (), (), "", False, None, ())
        view: View = _new(View, (
            seat, state.rules, public, secret.hands[seat], secret.drafts[seat], secret.fresh[seat],
            secret.answers[seat], secret.quiet[seat], secret.counts[seat], secret.challenges[seat],
        ))  # fmt: skip
        return view

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        from games.rummy.hidden import redealt

        return redealt(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        result = state.public.result
        return None if result is None else Outcome(result.totals, result.winners, result.reason)

    def figures(self, match: Match[State, View]) -> Mapping[str, tuple[float, int]]:
        from games.rummy.figures import figures

        return figures(match)

    def own_figures(self, match: Match[State, View], seat: Seat) -> Mapping[str, tuple[float, int]]:
        from games.rummy.own_figures import own_figures

        return own_figures(match, seat)

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        from games.rummy.rulebook import rulebook

        return rulebook(opts.rules_of(setup))

    def parse(self, text: str) -> Action:
        return parse(text)

    def format(self, action: Action) -> str:
        return format_action(action)

    def load_position(self, text: str) -> State:
        from games.rummy.position import load

        state = load(text)
        if state.public.phase != "ended":
            return state
        flow = Flow(state)
        flow.end_hand(
            "out" if () in flow.hands else "exhausted",
            flow.hands.index(()) if () in flow.hands else None,
        )
        after.settle(flow)
        return flow.step().state


def _deal(flow: Flow, rng: Rng) -> None:
    label = f"deal{flow.number}{'again' if flow.replayed else ''}"
    flow.deal(rng.stream(label).shuffled(flow.rules.deck()))


def poor_discard(rules: opts.Rules, hand: tuple[Any, ...]) -> Any:
    """The discard of a seat whose time is over: the dearest natural card, a wild card only if there
    is no other (RUM-089).
    """
    naturals = [one for one in hand if not rules.wild[one]]
    if naturals:
        return min(naturals, key=lambda one: (-rules.points[one], one.rank, one.suit))
    return min(hand, key=lambda one: (2 if one.is_joker else 0 if one.rank == 2 else 1, one.suit))


def _pass(flow: Flow, seat: Seat, action: Action) -> None:
    if flow.phase in ("draw", "claim"):
        flow.answer(seat, "pass")
    elif flow.phase == "count":
        after.count(flow, seat, None)
    elif flow.phase == "challenge":
        after.no_more_challenges(flow, seat)
    else:
        after.done_closing(flow, seat)


def _agree(flow: Flow, seat: Seat, yes: bool) -> None:
    if flow.correction is not None and seat in flow.correction.waiting:
        after.judge(flow, seat, yes)
    else:
        after.vote(flow, seat, yes)


def _stage(flow: Flow, seat: Seat, meld: Meld) -> None:
    made = validate(meld, flow.rules)
    assert isinstance(made, Meld)
    draft = (*flow.drafts[seat], made)
    flow.drafts = replaced(flow.drafts, seat, draft)
    flow.tell(Drafted(seat, draft, made, True, *opts.CONTRACTS[flow.number - 1]))


def _unstage(flow: Flow, seat: Seat) -> None:
    draft = flow.drafts[seat]
    flow.drafts = replaced(flow.drafts, seat, draft[:-1])
    flow.tell(Drafted(seat, draft[:-1], draft[-1], False, *opts.CONTRACTS[flow.number - 1]))


def _quiet(flow: Flow, seat: Seat, on: bool) -> None:
    flow.quiet = replaced(flow.quiet, seat, on)
    flow.tell(Noted(seat, "quiet_on" if on else "quiet_off"))
    if on and flow.phase == "claim" and seat in flow.waiting:
        flow.waiting = tuple([one for one in flow.waiting if one != seat])
        flow.answers = replaced(flow.answers, seat, "pass")
        if not flow.waiting:
            flow.settle_claims()


_APPLY: dict[type[Action], Callable[[Flow, Seat, Any], None]] = {
    a.Take: lambda flow, seat, action: flow.take(seat),
    a.Stock: lambda flow, seat, action: flow.decline(seat),
    a.MayI: lambda flow, seat, action: flow.answer(seat, "may_i"),
    a.Pass: _pass,
    a.GoDown: lambda flow, seat, action: flow.go_down(seat, action.melds),
    a.LayOff: lambda flow, seat, action: flow.lay_off(
        seat, action.meld, action.card, action.end, action.star
    ),
    a.Replace: lambda flow, seat, action: flow.replace(
        seat, action.meld, action.position, action.card, action.to, action.end
    ),
    a.Undo: lambda flow, seat, action: flow.take_back(seat),
    a.Discard: lambda flow, seat, action: flow.discard(seat, action.card),
    a.Count: lambda flow, seat, action: after.count(flow, seat, action.points),
    a.Challenge: lambda flow, seat, action: after.challenge(flow, seat, action.seat),
    a.Correct: lambda flow, seat, action: after.correct(
        flow, seat, action.hand, action.seat, action.points
    ),
    a.Agree: lambda flow, seat, action: _agree(flow, seat, True),
    a.Refuse: lambda flow, seat, action: _agree(flow, seat, False),
    a.Suspend: lambda flow, seat, action: after.ask_to_adjourn(flow, seat),
    a.Resume: lambda flow, seat, action: after.resume(flow, seat, action.unrated),
    a.Leave: lambda flow, seat, action: after.leave(flow, seat),
    a.Return: lambda flow, seat, action: after.come_back(flow, seat),
    a.Stage: lambda flow, seat, action: _stage(flow, seat, action.meld),
    a.Unstage: lambda flow, seat, action: _unstage(flow, seat),
    a.Quiet: lambda flow, seat, action: _quiet(flow, seat, action.on),
}
