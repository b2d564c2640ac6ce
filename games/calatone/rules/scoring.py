"""What is paid at the end of a hand and of a sitting."""

from __future__ import annotations

from games.calatone.events import HandEnded, PotWon, SessionEnded
from games.calatone.rules.bank import give_back
from games.calatone.state import Phase, Pot, State, Votes
from playroom.engine.kit.flow import Flow
from playroom.engine.record import replace
from playroom.engine.steps import Outcome


def pay_out(flow: Flow[State], pots: tuple[Pot, ...]) -> None:
    """The winners of `pots` get their shares."""
    stacks = list(flow.state.stacks)
    for index, pot in enumerate(pots):
        for seat, share in zip(pot.winners, pot.shares, strict=True):
            stacks[seat] += share
        flow.tell(PotWon(index, len(pots), pot.amount, pot.winners, pot.shares))
    flow.change(stacks=tuple(stacks), hand=replace(flow.state.current, pots=pots))


def finish_hand(flow: Flow[State], reason: str) -> None:
    """The hand is over: `showdown`, `all_pass`, `last_player` or `void`."""
    hand = flow.state.current
    over = replace(hand, end=reason, bets=replace(hand.bets, queue=()))
    flow.change(phase=Phase.BETWEEN, hand=over)
    flow.tell(HandEnded(reason, hand.deal.number, flow.state.stacks))


def end_session(flow: Flow[State], reason: str) -> None:
    """Everybody's chips go back to the bank (CAL-020, CAL-108)."""
    for seat in flow.state.places:
        give_back(flow, seat)
    flow.change(
        phase=Phase.OVER,
        ended=reason,
        votes=Votes(flow.state.votes.asked),
        waiting=(),
        answers=(),
        ready=(),
    )
    flow.tell(SessionEnded(reason, flow.state.results))


def outcome(state: State) -> Outcome | None:
    """How a sitting ended: what everybody is ahead or behind."""
    if state.phase is not Phase.OVER:
        return None
    results = state.results
    best = max(results)
    winners = tuple(seat for seat, result in enumerate(results) if result == best)
    return Outcome(results, winners, state.ended)
