"""The rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from playroom.engine.contract import Chapter
from playroom.engine.kit.flow import Flow
from playroom.engine.kit.turns import TurnGame
from playroom.engine.notes import Rejection, replaced
from playroom.engine.options import Setup
from playroom.engine.packs import Pack
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Outcome, Step

from .actions import Lay
from .bots import choices
from .events import Dealt, Hand, Laid, Started, Took, Won
from .options import HAND, PACK, SEATS, ToyOptions
from .state import State, View, view_of
from .words import rulebook


class Toy(TurnGame[State, View]):
    """Toy for 2 to 4. Options, notation, events, table and bots are found in the other modules
    (`playroom.engine.kit.conventions`).
    """

    seats: ClassVar[range] = SEATS
    pack: ClassVar[Pack] = PACK

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        options = ToyOptions.of(setup)
        flow = Flow(State(options, scores=(0,) * setup.seats))
        flow.tell(Started(setup.seats, options.target))
        deal(flow, rng)
        return flow.step()

    def turn(self, state: State) -> Seat | None:
        return state.turn

    def kinds(self, state: State) -> tuple[type[Action], ...]:
        return (Lay,)

    def place(self, state: State) -> str:
        return f"{state.deal}.{len(state.hands[state.leader])}.{len(state.table)}"

    def refusal(self, view: View, action: Action) -> Rejection | None:
        assert isinstance(action, Lay)
        if action.card not in view.hand:
            return Rejection.of("not_your_card", "toy-refuse-card", card=action.card)
        return None

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        assert isinstance(action, Lay)
        laid = Laid(seat, action.card)
        hand = tuple(card for card in state.hands[seat] if card != action.card)
        flow = Flow(state)
        flow.change(
            hands=replaced(state.hands, seat, hand), table=(*state.table, action.card), last=laid
        )
        flow.tell(laid)
        if len(flow.state.table) == len(state.hands):
            take(flow)
            if flow.state.winner is None and not any(flow.state.hands):
                deal(flow, rng)
        return flow.step()

    def choices(self, view: View) -> Iterator[Action]:
        return choices(view)

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if state.winner is None:
            return None
        return Outcome(state.scores, (state.winner,), "target")

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        return rulebook(ToyOptions.of(setup))


def deal(flow: Flow[State], rng: Rng) -> None:
    """Five cards each; the winner of the last trick leads."""
    state = flow.state
    number = state.deal + 1
    seats = len(state.scores)
    cards = rng.stream(f"deal{number}").shuffled(PACK.cards())
    hands = tuple(cards[seat * HAND : (seat + 1) * HAND] for seat in range(seats))
    flow.change(hands=hands, deal=number)
    flow.tell(Dealt(number, state.leader), *(Hand(seat, hands[seat]) for seat in range(seats)))


def take(flow: Flow[State]) -> None:
    """The highest card takes the trick, the first of several; at the target the game is over."""
    state = flow.state
    best = max(state.table, key=state.options.height)
    seat = (state.leader + state.table.index(best)) % len(state.scores)
    points = state.scores[seat] + 1
    won = points >= state.options.target
    flow.change(
        scores=replaced(state.scores, seat, points),
        table=(),
        leader=seat,
        winner=seat if won else None,
    )
    flow.tell(Took(seat, best, points))
    if won:
        flow.tell(Won(seat, points))
