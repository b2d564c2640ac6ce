"""What follows from an action: a hand from the first choice to the pot, and the session around it.
What may be done is decided in `check`.
"""

from __future__ import annotations

from games.calatone import actions as a
from games.calatone.events import AllPassed, Chose, Exposed, Gone, IsReady, Returned
from games.calatone.rules.bank import give_up_chair
from games.calatone.rules.bets import ROUNDS, refund, round_over, speak, start_round, withdraw
from games.calatone.rules.clock import count_hand, tick
from games.calatone.rules.deal import Broken, annul_hand, deal_hand, deal_street, go_to_next_deal
from games.calatone.rules.packs import CARDS
from games.calatone.rules.requests import awaited
from games.calatone.rules.scoring import end_session, finish_hand
from games.calatone.rules.showdown import ask_declarations, declare, last_player
from games.calatone.rules.silence import lower_card, meant, substitute_bet
from games.calatone.rules.votes import answer_window, ask_rebuy, leave_between, propose, reply
from games.calatone.state import Chair, Phase, State
from games.calatone.view import view_of
from playroom.engine.cards import Card
from playroom.engine.kit.flow import Flow
from playroom.engine.notes import replaced
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Step

assert ROUNDS + 1 == CARDS


def apply(state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
    """What follows from an action that `check` lets pass."""
    flow = Flow(state)
    if isinstance(action, a.Silence):
        action = meant(view_of(state, seat))
    elif not action.table_only and not state.heard:
        flow.change(heard=True)
    try:
        if state.phase.in_hand:
            _do_in_hand(flow, seat, action)
        else:
            _do_between(flow, seat, action, rng)
    except Broken:
        annul_hand(flow)
    return flow.step()


def _do_in_hand(flow: Flow[State], seat: Seat, action: Action) -> None:
    match action:
        case a.Check() | a.Call() | a.Bet() | a.Raise():
            speak(flow, seat, action)
            _go_on(flow)
        case a.Fold():
            withdraw(flow, seat)
            _go_on(flow)
        case a.Expose(card):
            _choose(flow, seat, card)
        case a.Declare(cards):
            declare(flow, seat, cards)
        case a.Leave() | a.Absent():
            _leave_hand(flow, seat)
        case a.Back():
            _come_back(flow, seat)
        case a.Clock(minute, resumed):
            tick(flow, minute, resumed)
        case _:
            raise AssertionError(action)
    if not flow.state.phase.in_hand:
        _after_hand(flow)


def _do_between(flow: Flow[State], seat: Seat, action: Action, rng: Rng) -> None:
    phase = flow.state.phase
    match action:
        case a.Ready():
            _get_ready(flow, seat, rng)
        case a.Rebuy(amount) if phase is Phase.BETWEEN:
            ask_rebuy(flow, seat, amount)
        case a.Consent() | a.Refuse() if phase is Phase.ASK:
            reply(flow, seat, isinstance(action, a.Consent), rng)
        case a.Rebuy() | a.Extend() | a.Refuse():
            answer_window(flow, seat, action)
        case a.SetLimit(limit):
            propose(flow, "limit", seat, rng, limit)
        case a.Agree(topic):
            propose(flow, topic, seat, rng)
        case a.Leave() | a.Absent():
            if leave_between(flow, seat, rng):
                deal_hand(flow, rng)
        case a.Clock(minute, resumed):
            before = flow.state.ending.reached
            tick(flow, minute, resumed)
            if flow.state.ending.reached and not before and phase is Phase.BETWEEN:
                go_to_next_deal(flow)
        case _:
            raise AssertionError(action)


def _get_ready(flow: Flow[State], seat: Seat, rng: Rng) -> None:
    flow.change(ready=tuple(sorted((*flow.state.ready, seat))))
    waiting = awaited(flow.state)
    flow.tell(IsReady(seat, waiting))
    if not waiting:
        deal_hand(flow, rng)


def _choose(flow: Flow[State], seat: Seat, card: Card) -> None:
    """The choices are shown together, in deal order (CAL-029)."""
    hand = flow.state.current
    queue = tuple(other for other in hand.bets.queue if other != seat)
    shown = replaced(hand.shown, seat, card)
    flow.change(hand=replace(hand, shown=shown, bets=replace(hand.bets, queue=queue)))
    flow.tell(Chose(seat, card))
    if not queue:
        flow.tell(*[Exposed(seat, shown[seat]) for seat in hand.deal.order])
        start_round(flow)
        _go_on(flow)


def _go_on(flow: Flow[State]) -> None:
    """Plays the turns of those who have left, ends rounds and deals cards until a seat has to
    act.
    """
    while flow.state.phase is Phase.BET:
        hand = flow.state.current
        if round_over(hand.bets, flow.state.stacks):
            _end_round(flow)
        elif (seat := hand.bets.queue[0]) in hand.leaving:
            action = substitute_bet(view_of(flow.state, seat))
            if isinstance(action, a.Fold):
                withdraw(flow, seat)
            else:
                speak(flow, seat, action)
        else:
            return


def _end_round(flow: Flow[State]) -> None:
    """Ends the round, and the hand when it ends here (CAL-054, CAL-061, CAL-062 to CAL-066), or
    deals the next card.
    """
    if flow.state.current.bets.level:
        refund(flow)
    state = flow.state
    bets, ends = state.current.bets, state.options.all_pass_ends
    if len(bets.live) == 1:
        last_player(flow)
        return
    spoken = bets.first[-1] is not None
    all_passed = spoken and not bets.level and all(state.stacks[seat] for seat in bets.live)
    last = bets.round == ROUNDS
    if all_passed and (last or ends) and not bets.pot:
        finish_hand(flow, "void")
    elif all_passed and ends:
        flow.tell(AllPassed(bets.round))
        ask_declarations(flow, "all_pass")
    elif last:
        ask_declarations(flow, "showdown")
    else:
        deal_street(flow)
        start_round(flow)


def _leave_hand(flow: Flow[State], seat: Seat) -> None:
    """`seat` has gone: from now on it does what CAL-106 and CAL-110 say, or a bot plays for it."""
    hand = flow.state.current
    flow.change(hand=replace(hand, leaving=tuple(sorted((*hand.leaving, seat)))))
    flow.tell(Gone(seat))
    match flow.state.phase:
        case Phase.BET:
            _go_on(flow)
        case Phase.EXPOSE if seat in hand.bets.queue:
            _choose(flow, seat, lower_card(hand.cards[seat]))
        case Phase.DECLARE if seat in hand.bets.queue:
            evaluator = flow.state.options.evaluator(hand.deal.size)
            declare(flow, seat, evaluator.best(hand.cards[seat]))


def _come_back(flow: Flow[State], seat: Seat) -> None:
    hand = flow.state.current
    leaving = tuple(other for other in hand.leaving if other != seat)
    flow.change(hand=replace(hand, leaving=leaving))
    flow.tell(Returned(seat))


def _after_hand(flow: Flow[State]) -> None:
    """Accounts and leavers, then CAL-113, CAL-119, CAL-111."""
    state, hand = flow.state, flow.state.current
    flow.change(
        hands=state.hands + 1,
        voids=state.voids + 1 if hand.end == "void" else 0,
        silences=0 if state.heard else state.silences + 1,
        heard=False,
        votes=replace(state.votes, asked=()),
    )
    count_hand(flow)
    for seat in hand.deal.order:
        if seat in hand.leaving:
            give_up_chair(flow, seat, Chair.LEFT)
    # a table from which everybody has gone ends like one where nothing is staked (CAL-113)
    if max(flow.state.voids, flow.state.silences) >= len(hand.deal.order):
        end_session(flow, "stalled")
    else:
        go_to_next_deal(flow)
