"""The declaration and the showdown."""

from __future__ import annotations

from games.calatone.events import Decided, DeclareAsked, Declared
from games.calatone.rules.bets import in_turn
from games.calatone.rules.packs import HAND, held
from games.calatone.rules.pots import award, layers
from games.calatone.rules.scoring import finish_hand, pay_out
from games.calatone.state import Cards, Phase, State
from playroom.engine.kit.flow import Flow
from playroom.engine.notes import replaced
from playroom.engine.record import Seat, replace


def ask_declarations(flow: Flow[State], reason: str) -> None:
    """Everybody live declares; by itself with five cards or fewer, or when the table says so
    (CAL-067 to CAL-074).
    """
    state = flow.state
    hand = state.current
    evaluator = state.options.evaluator(hand.deal.size)
    by_itself = state.options.declaration == "auto" or hand.bets.round + 1 <= HAND
    declared = list(hand.declared)
    for seat in hand.bets.live:
        if by_itself or seat in hand.leaving:
            declared[seat] = evaluator.best(hand.cards[seat])
    seats = tuple(seat for seat in hand.bets.live if declared[seat] is None)
    bets = replace(hand.bets, queue=seats)
    flow.change(
        phase=Phase.DECLARE, hand=replace(hand, bets=bets, declared=tuple(declared), end=reason)
    )
    if seats:
        flow.tell(DeclareAsked(seats))
    else:
        show_down(flow)


def declare(flow: Flow[State], seat: Seat, cards: Cards) -> None:
    """`seat` names its five; when all have, the hands are laid open."""
    hand = flow.state.current
    five = held(cards)
    queue = tuple(other for other in hand.bets.queue if other != seat)
    declared = replaced(hand.declared, seat, five)
    flow.change(hand=replace(hand, declared=declared, bets=replace(hand.bets, queue=queue)))
    evaluator = flow.state.options.evaluator(hand.deal.size)
    flow.tell(Decided(seat, five, evaluator.made(five)))
    if not queue:
        show_down(flow)


def show_down(flow: Flow[State]) -> None:
    """All hands are laid open together, and the best declared one of every layer takes it (CAL-075
    to CAL-080).
    """
    hand = flow.state.current
    bets, order = hand.bets, hand.deal.order
    evaluator = flow.state.options.evaluator(hand.deal.size)
    leader = bets.leader if bets.leader is not None else order[0]
    announced = in_turn(order, leader, bets.live)
    worth = {}
    for seat in announced:
        five, hidden = hand.declared[seat], hand.hidden(seat)
        assert five is not None
        assert hidden is not None
        worth[seat] = evaluator.key(five)
        flow.tell(Declared(seat, hidden, five, evaluator.made(five), worth[seat]))
    flow.change(hand=replace(hand, announced=announced))
    pay_out(flow, award(layers(bets.total, bets.live), worth, order))
    finish_hand(flow, hand.end)


def last_player(flow: Flow[State]) -> None:
    """The only one who has not withdrawn takes the pot (CAL-061)."""
    hand = flow.state.current
    bets = hand.bets
    if bets.pot:
        pay_out(flow, award(layers(bets.total, bets.live), {bets.live[0]: 0}, hand.deal.order))
    finish_hand(flow, "last_player")
