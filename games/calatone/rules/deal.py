"""The table opens, cards are dealt, and what comes before the next deal."""

from __future__ import annotations

from games.calatone import events as e
from games.calatone.options import CalatoneOptions
from games.calatone.rules.bank import give_up_chair, issue
from games.calatone.rules.bets import refund
from games.calatone.rules.clock import set_limit
from games.calatone.rules.packs import pack_of
from games.calatone.rules.requests import asked_in_window
from games.calatone.rules.scoring import end_session
from games.calatone.state import Bank, Bets, Chair, Deal, Hand, Phase, State
from playroom.engine.kit.flow import Flow
from playroom.engine.record import replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Step


class Broken(Exception):
    """The pack or the chips are not right: the hand has to be annulled."""


def open_table(options: CalatoneOptions, rng: Rng) -> Step[State]:
    """A new sitting: everybody has chips, the first dealer is drawn, the bank is with seat 0
    (CAL-016, CAL-019, CAL-022).
    """
    seats = options.setup.seats
    places, none = tuple(range(seats)), (0,) * seats
    chairs, bank = (Chair.SEATED,) * seats, Bank(0, none, none)
    dealer = rng.stream("dealer").below(seats)
    flow = Flow(State(options, Phase.BETWEEN, places, chairs, none, bank, dealer))
    flow.tell(e.SessionStarted(places, 0, options))
    for seat in places:
        issue(flow, seat, options.stack, opening=True)
    if options.agreed_limit is not None:
        set_limit(flow, options.agreed_limit)
    ask_ready(flow)
    return flow.step()


def deal_hand(flow: Flow[State], rng: Rng) -> None:
    """The next hand: antes and two cards each (CAL-026, CAL-027). Raises `Broken`."""
    state = flow.state
    order, deals, seats = state.next_order, state.deals + 1, len(state.stacks)
    size = state.options.pack_size(len(order))
    none = (0,) * seats
    hand = Hand(
        Deal(state.hands + 1, size, order[-1], order[-2], order),
        Bets(none, none, order, order),
        rng.stream(f"deal{deals}").shuffled(pack_of(size).cards()),
        ((),) * seats,
        (None,) * seats,
        (None,) * seats,
    )
    flow.change(phase=Phase.EXPOSE, hand=hand, ready=(), dealer=order[-1], passed=True, deals=deals)
    check_whole(flow.state)
    flow.tell(e.HandStarted(*_fixed(hand.deal), state.options.ante))
    if state.options.ante:
        _take_antes(flow)
        refund(flow)
    _deal_down(flow)


def _fixed(deal: Deal) -> tuple[int, int, int, int, tuple[int, ...]]:
    return deal.number, deal.dealer, deal.cutter, deal.size, deal.order


def _take_antes(flow: Flow[State]) -> None:
    hand = flow.state.current
    stacks, total = list(flow.state.stacks), list(hand.bets.total)
    for seat in hand.deal.order:
        total[seat] = min(flow.state.options.ante, stacks[seat])
        stacks[seat] -= total[seat]
        flow.tell(e.AntePaid(seat, total[seat], not stacks[seat]))
    bets = replace(hand.bets, total=tuple(total))
    flow.change(stacks=tuple(stacks), hand=replace(hand, bets=bets))


def _deal_down(flow: Flow[State]) -> None:
    hand = flow.state.current
    order, cards = hand.deal.order, list(hand.cards)
    for index, seat in enumerate(order):  # one at a time, twice around
        cards[seat] = (hand.rest[index], hand.rest[index + len(order)])
        flow.tell(e.DealtDown(seat, 2, cards[seat]))
    flow.change(hand=replace(hand, cards=tuple(cards), rest=hand.rest[2 * len(order) :]))


def deal_street(flow: Flow[State]) -> None:
    """One more card face up for everybody who is live (CAL-031). Raises `Broken`."""
    state = flow.state
    check_whole(state)
    hand = state.current
    live, cards = hand.bets.live, list(hand.cards)
    evaluator = state.options.evaluator(hand.deal.size)
    for seat, card in zip(live, hand.rest, strict=False):
        cards[seat] = (*cards[seat], card)
        flow.tell(e.DealtUp(seat, card, evaluator.made((*hand.up(seat), card))))
    flow.change(hand=replace(hand, cards=tuple(cards), rest=hand.rest[len(live) :]))


def check_whole(state: State) -> None:
    """Every card of the pack is there once and no chip is missing.

    Raises `Broken`.
    """
    hand = state.current
    cards = [*hand.rest]
    for held in hand.cards:
        cards += held
    if (
        not len(cards) == len(set(cards)) == hand.deal.size
        or sum(state.stacks) + hand.bets.pot != state.bank.chips
    ):
        raise Broken


def annul_hand(flow: Flow[State]) -> None:
    """All stakes of the hand go back and the same dealer deals again."""
    hand = flow.state.current
    stacks = zip(flow.state.stacks, hand.bets.total, strict=True)
    flow.change(stacks=tuple(stack + paid for stack, paid in stacks), hand=None, passed=False)
    flow.tell(e.HandAnnulled(hand.deal.number))
    for seat in hand.deal.order:
        if seat in hand.leaving:
            give_up_chair(flow, seat, Chair.LEFT)
    go_to_next_deal(flow)


def go_to_next_deal(flow: Flow[State]) -> None:
    """Where to go when no hand is being played and nothing is open: on after the agreed end
    (CAL-119), fresh chips (CAL-111), or the next deal.
    """
    flow.change(phase=Phase.BETWEEN)
    state = flow.state
    if state.ending.reached:
        ask_extension(flow)
    elif state.options.rebuy != "never" and len(state.with_chips) < len(state.seated):
        flow.change(phase=Phase.REBUY, ready=(), questions=state.questions + 1)
        flow.tell(e.RebuyAsked(asked_in_window(flow.state)))
    else:
        part_from_broke(flow)


def part_from_broke(flow: Flow[State]) -> None:
    """Those without chips become observers; with fewer than two players the session ends (CAL-107,
    CAL-108).
    """
    flow.change(phase=Phase.BETWEEN, answers=())
    for seat in flow.state.seated:
        if not flow.state.stacks[seat]:
            give_up_chair(flow, seat, Chair.OBSERVER)
    if len(flow.state.with_chips) < 2:
        end_session(flow, "chips")
    elif flow.state.ending.reached:
        ask_extension(flow)
    else:
        ask_ready(flow)


def ask_extension(flow: Flow[State]) -> None:
    """All are asked whether to go on after the agreed end (CAL-119)."""
    flow.change(phase=Phase.LIMIT, ready=(), questions=flow.state.questions + 1)
    seats = asked_in_window(flow.state)
    if len(seats) < 2:
        end_session(flow, "limit")
    else:
        flow.tell(e.ExtendAsked(seats))


def ask_ready(flow: Flow[State]) -> None:
    """The next hand is dealt when all who play want it."""
    flow.change(ready=(), questions=flow.state.questions + 1)
    state = flow.state
    flow.tell(e.ReadyAsked(state.hands + 1, state.next_order[-1], state.seated))


def draw_seats(flow: Flow[State], rng: Rng) -> None:
    """New places by chance (CAL-014, CAL-109)."""
    state = flow.state
    places = rng.stream(f"seats{state.draws}").shuffled(state.places)
    flow.change(phase=Phase.BETWEEN, places=places, draws=state.draws + 1)
    flow.tell(e.SeatsDrawn(places))
