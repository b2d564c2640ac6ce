"""The rules."""

from __future__ import annotations

from typing import ClassVar

from playroom.engine import kit

from .actions import Lay
from .events import Dealt, Hand, Laid, Started, Took, Won
from .options import HAND, PACK, SEATS, ToyOptions
from .state import State, View


class Toy(kit.TurnGame[State, View]):
    """Toy for 2 to 4. Options, notation, events, table and bots are found in the other modules
    (`playroom.engine.kit.conventions`); turn, view, outcome and rulebook follow from them.
    """

    seats: ClassVar[range] = SEATS
    pack: ClassVar[kit.Pack] = PACK

    def start(self, setup: kit.Setup, rng: kit.Rng) -> kit.Step[State]:
        options = ToyOptions.of(setup)
        flow = kit.Flow(State(options, scores=(0,) * setup.seats))
        flow.tell(Started(tuple(range(setup.seats)), options.target))
        deal(flow, rng)
        return flow.step()

    def refusal(self, view: View, action: kit.Action) -> kit.Rejection | None:
        assert isinstance(action, Lay)
        if action.card not in view.hand:
            return kit.Rejection.of("not_your_card", "toy-refuse-card", card=action.card)
        return None

    def do(self, flow: kit.Flow[State], seat: kit.Seat, action: Lay, rng: kit.Rng) -> None:
        hand = kit.without(flow.state.hands[seat], action.card)
        flow.change(
            hands=kit.replaced(flow.state.hands, seat, hand),
            table=(*flow.state.table, action.card),
        )
        flow.tell_last(Laid(seat, action.card))
        if len(flow.state.table) == len(flow.state.hands):
            take(flow)
            if flow.state.winner is None and not any(flow.state.hands):
                deal(flow, rng)


def deal(flow: kit.Flow[State], rng: kit.Rng) -> None:
    """Five cards each; the winner of the last trick leads."""
    flow.change(deal=flow.state.deal + 1)
    kit.deal_hands(flow, rng, PACK, HAND)
    flow.tell(Dealt(flow.state.deal, flow.state.leader))
    flow.tell(*(Hand(seat, hand) for seat, hand in enumerate(flow.state.hands)))


def take(flow: kit.Flow[State]) -> None:
    """The highest card takes the trick, the first of several; at the target the game is over."""
    state = flow.state
    best = max(state.table, key=state.options.height)
    seat = (state.leader + state.table.index(best)) % len(state.scores)
    points = state.scores[seat] + 1
    won = points >= state.options.target
    flow.change(
        scores=kit.replaced(state.scores, seat, points),
        table=(),
        leader=seat,
        winner=seat if won else None,
    )
    flow.tell(Took(seat, best, points))
    if won:
        flow.tell(Won(seat, points))
