"""The rules of Farkle."""

from __future__ import annotations

from games.farkle import events as e
from games.farkle.actions import Keep, Roll, Steal
from games.farkle.options import FarkleOptions
from games.farkle.state import Dice, State, banked, kept
from playroom.engine.kit.dice import PLURALS, roll
from playroom.engine.kit.flow import Flow
from playroom.engine.kit.told import leaders
from playroom.engine.kit.turns import TurnGame
from playroom.engine.notes import replaced
from playroom.engine.options import Setup
from playroom.engine.record import Count, Points, Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Outcome, Step


class Farkle(TurnGame[State, State]):
    """Farkle for 2 to 8 (FAR-001); a bot plays on for those who leave (FAR-072)."""

    seats = range(2, 9)

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        """FAR-002: chance says who begins; all have nothing."""
        options, seats = FarkleOptions.of(setup), setup.seats
        nothing, first = (0,) * seats, rng.stream("first").below(seats)
        opened = (not options.opening,) * seats
        started = e.Started(seats, options.target, options.changed())
        state = State(options, nothing, opened, nothing, options.dice, first)
        return Step(state, (started, e.TurnBegan(first, 0, 0)))

    def do(self, flow: Flow[State], seat: Seat, action: Action, rng: Rng) -> None:
        state = flow.state
        if isinstance(action, Steal):  # FAR-050, FAR-052
            flow.change(free=state.left, pot=state.stake)
        if isinstance(action, Roll | Steal):
            _roll(flow, seat, rng)
        elif isinstance(action, Keep):
            _keep(flow, seat, tuple(sorted(action.dice)))
        else:
            if state.rolled:  # FAR-032
                _keep(flow, seat, state.banked)
            _bank(flow, seat)

    def also_said(self, view: State, action: Action) -> str:
        """All dice of a value may be called by its plural: `keep the ones`."""
        dice = action.dice if isinstance(action, Keep) else ()
        whole = (each for each in {*dice} if dice.count(each) == view.rolled.count(each))
        return " ".join(PLURALS[value - 1] for value in sorted(whole))

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(state.scores, state.winners, "target") if state.winners else None


def _roll(flow: Flow[State], seat: Seat, rng: Rng) -> None:
    """FAR-010, FAR-011: the free dice, told in order; when none counts the turn is over."""
    state = flow.state
    dice = tuple(sorted(roll(rng.stream(f"roll{state.rolls}"), state.free)))
    stolen = state.pot if state.left else 0
    flow.change(rolls=state.rolls + 1, rolled=dice, left=0, stake=0)
    if flow.state.ways:
        flow.tell_last(e.Rolled(seat, dice, flow.state.whole - state.pot, stolen))
        return
    row, score, fined = state.farkles[seat] + 1, state.scores[seat], state.options.farkles
    fine = min(fined, score) if row == 3 else 0  # FAR-040, FAR-041
    flow.tell_last(
        e.Farkled(seat, dice, state.pot, stolen, row if fined else 0, fine),
        scores=replaced(state.scores, seat, score - fine),
        farkles=replaced(state.farkles, seat, row % 3),
    )
    _pass_on(flow, seat)


def _keep(flow: Flow[State], seat: Seat, dice: Dice) -> None:
    """FAR-012, FAR-015: dice are set aside; when all are, all are free again."""
    state = flow.state
    event = kept(state, seat, dice)
    aside = () if event.hot else tuple(sorted((*state.kept, *dice)))
    flow.tell_last(event, rolled=(), kept=aside, pot=event.pot, free=event.free)


def _bank(flow: Flow[State], seat: Seat) -> None:
    """FAR-030: the points are kept; the target begins the end (FAR-060)."""
    state, pot, event = flow.state, flow.state.pot, banked(flow.state, seat)
    closes = event.total >= state.options.target and state.closer is None
    flow.tell_last(
        event,
        scores=replaced(state.scores, seat, event.total),
        opened=replaced(state.opened, seat, True),
        farkles=replaced(state.farkles, seat, 0),
        closer=seat if closes else state.closer,
    )
    steal = state.options.steal and state.kept
    _pass_on(flow, seat, *((pot, state.free) if steal else ()))


def _pass_on(flow: Flow[State], seat: Seat, stake: Points = 0, left: Count = 0) -> None:
    """The next turn, with what it may steal (FAR-051); or the end (FAR-060, FAR-061)."""
    state = flow.state
    after = (seat + 1) % len(state.scores)
    flow.change(turn=after, rolled=(), kept=(), pot=0, free=state.options.dice)
    if state.closer is None or (state.options.last_round and after != state.closer):
        flow.change(left=left, stake=stake)
        flow.tell(e.TurnBegan(after, left, stake))
        return
    flow.change(turn=None, winners=leaders(state.scores))
    flow.tell(e.Won(flow.state.winners, max(state.scores)))
