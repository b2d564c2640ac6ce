"""The rules."""

from __future__ import annotations

from itertools import islice
from typing import ClassVar

from playroom.engine.kit.flow import Flow
from playroom.engine.kit.turns import TurnGame
from playroom.engine.notes import replaced
from playroom.engine.options import Setup
from playroom.engine.packs import FRENCH
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Outcome, Step

from .actions import Lay
from .events import Dealt, Given, Lost, Started, TurnBegan, Won
from .options import PRESETS, NinetyNineOptions
from .state import State, View, after, laying, view_of


class NinetyNine(TurnGame[State, View]):
    """For 2 to 8, with one pack (NIN-001, NIN-002). All else is found by convention."""

    seats: ClassVar[range] = range(2, 9)

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        """NIN-003, NIN-010: all have the same lives, and chance says who deals first."""
        options = NinetyNineOptions.of(setup)
        preset = min(PRESETS, key=lambda name: len(options.changed(PRESETS[name])))
        changed, lives = options.changed(PRESETS[preset]), options.lives
        flow = Flow(State(options, (lives,) * setup.seats, rng.stream("dealer").below(setup.seats)))
        flow.tell(Started(preset, changed, setup.seats, lives))
        deal(flow, rng)
        return flow.step()

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        """NIN-013, NIN-016, NIN-017: a card makes a new count, and may turn the order round or skip
        a seat. Then lives are lost, the round or the game ends, or the turn goes on.
        """
        assert isinstance(action, Lay)
        laid, step, ends = laying(state, seat, action)
        flow, card, count, behind = Flow(state), laid.card, laid.count, laid.behind
        hand = tuple(other for other in state.hands[seat] if other != card)
        flow.change(hands=replaced(state.hands, seat, hand), table=(*state.table, card))
        flow.change(count=count, step=step, last=laid, acts=state.acts + 1)
        flow.tell(laid)
        pay(flow, seat, state.count)
        if len(alive := flow.state.alive) == 1:
            flow.change(turn=None)
            flow.tell(Won(alive[0], flow.state.scores[alive[0]]))
        elif ends:
            deal(flow, rng)
        else:
            draw(flow, seat, rng)
            begin_turn(flow, after(flow.state.scores, behind, step))
        return flow.step()

    def also_said(self, view: View, action: Action) -> str:
        """The count that a card makes, and what it counts where its player chooses."""
        assert isinstance(action, Lay)
        options, card, way = view.options, action.card, action.way
        worth = f" {abs(options.effect(card).values[way == 'high'])}" if way else ""
        return f"{options.made(view.count, card, way)}{worth}"

    def outcome(self, state: State) -> Outcome | None:
        """NIN-052: the last seat with lives has won."""
        return None if len(state.alive) > 1 else Outcome(state.scores, state.alive, "lives")


def deal(flow: Flow[State], rng: Rng) -> None:
    """NIN-011, NIN-012: a count of 0 and new hands; the seat behind the dealer lays first."""
    state, number, hand = flow.state, flow.state.deal + 1, flow.state.options.hand
    dealer = after(state.scores, state.dealer, 1) if state.deal else state.dealer
    pack = iter(rng.stream(f"deal{number}").shuffled(FRENCH.cards()))
    hands = tuple(tuple(islice(pack, hand if lives else 0)) for lives in state.scores)
    leader = after(state.scores, dealer, 1)
    flow.change(dealer=dealer, deal=number, hands=hands, stock=tuple(pack), table=())
    flow.change(count=0, step=1, last=None)
    flow.tell(Dealt(number, leader))
    flow.tell(*(Given(seat, cards) for seat, cards in enumerate(hands) if cards))
    begin_turn(flow, leader)


def begin_turn(flow: Flow[State], seat: Seat) -> None:
    """A seat is to lay a card."""
    flow.change(turn=seat)
    flow.tell(TurnBegan(seat, not view_of(flow.state, seat).fitting, flow.state.options.limit))


def pay(flow: Flow[State], seat: Seat, before: int) -> None:
    """NIN-050, NIN-051: lives are lost, a seat without any is out."""
    state = flow.state
    cost = state.options.cost(before, state.count)
    if cost is None:
        return
    why, mark, lives = cost
    losers = {seat} if why != "exact" else {*state.alive} - {seat}
    scores = tuple(
        max(0, had - lives) if other in losers else had for other, had in enumerate(state.scores)
    )
    out = tuple(other for other in state.alive if not scores[other])
    hands = tuple(hand if scores[other] else () for other, hand in enumerate(state.hands))
    under = tuple(card for other in out for card in state.hands[other])
    flow.change(scores=scores, hands=hands, stock=state.stock + under)
    flow.tell(Lost(seat, why, mark, lives, scores, out))


def draw(flow: Flow[State], seat: Seat, rng: Rng) -> None:
    """NIN-030, NIN-031: a seat with lives draws from the stock, which is made of the laid cards
    when it is empty.
    """
    state = flow.state
    if not state.stock:
        stock = rng.stream(f"stock{state.deal}.{state.acts}").shuffled(state.table[:-1])
        flow.change(stock=stock, table=state.table[-1:])
    if state.scores[seat]:
        card, *rest = flow.state.stock
        hands = replaced(state.hands, seat, (*state.hands[seat], card))
        flow.change(hands=hands, stock=tuple(rest))
        flow.tell(Given(seat, (card,)))
