"""Betting: what may be done with chips, as intervals and never as lists of amounts, and what it
does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from games.calatone.actions import Bet, Call, Check, Raise
from games.calatone.events import Refund, RoundStarted, Spoke, Withdrew
from games.calatone.options import CalatoneOptions
from games.calatone.rules.evaluator import Evaluator
from games.calatone.rules.pots import unmatched
from games.calatone.state import Bets, Cards, Hand, Phase, State
from playroom.engine.kit.flow import Flow
from playroom.engine.notes import replaced
from playroom.engine.record import Points, Record, Seat, Token, replace

ROUNDS = 6


class Legal(Record):
    """What a seat may do in its turn; withdrawing is always possible.

    `check` or not; `bet` the least and the most to open with; `call` the chips it costs to see;
    `raise_` the least and the most to raise to, and when there is none, `why_not`: `top` (the
    maximum, or all one has, is no more than the level), `nobody` (no seat could answer, CAL-053),
    `barred` (CAL-052) or `raises` (CAL-048).
    """

    check: bool = False
    bet: tuple[Points, Points] | None = None
    call: Points | None = None
    raise_: tuple[Points, Points] | None = None
    why_not: Token = ""

    @property
    def cost(self) -> int:
        """The chips it costs to see, 0 when there is nothing to see."""
        return self.call or 0

    @property
    def attack(self) -> tuple[str, Points, Points] | None:
        """`bet` or `raise`, whichever can be made now, and from how much to how much."""
        for name, between in (("bet", self.bet), ("raise", self.raise_)):
            if between is not None:
                return (name, *between)
        return None


def legal(options: CalatoneOptions, bets: Bets, stacks: Sequence[int], seat: Seat) -> Legal:
    """What `seat` may do if it is its turn."""
    paid, stack, level = bets.paid[seat], stacks[seat], bets.level
    cap = paid + stack
    if options.max_bet:
        cap = min(cap, options.max_bet)
    if not level:
        return Legal(check=True, bet=(min(options.min_bet, cap), cap))
    call = min(level - paid, stack)
    why_not = ""
    if cap <= level:
        why_not = "top"
    elif not _somebody(bets.live, stacks, seat):
        why_not = "nobody"
    elif seat in bets.barred:
        why_not = "barred"
    elif options.max_raises and bets.raises >= options.max_raises:
        why_not = "raises"
    if why_not:
        return Legal(call=call, why_not=why_not)
    return Legal(call=call, raise_=(min(level + options.min_bet, cap), cap))


def _somebody(live: Collection[Seat], stacks: Sequence[int], seat: Seat) -> bool:
    return any(stacks[other] for other in live if other != seat)


def first_speaker(evaluator: Evaluator, shown: Mapping[Seat, Cards]) -> Seat:
    """Who speaks first: the best shown hand, of equal ones the first in the deal order in which
    they are given (CAL-034).
    """
    return max(shown, key=lambda seat: evaluator.key(shown[seat]))


def start_round(flow: Flow[State]) -> None:
    """Finds the first speaker (CAL-034 to CAL-038), or that there is none (CAL-055)."""
    state = flow.state
    hand = state.current
    old, deal = hand.bets, hand.deal
    bets = replace(
        old, round=old.round + 1, level=0, raises=0, barred=(), paid=(0,) * len(old.paid)
    )
    speakers = speakers_of(old, state.stacks)
    if len(speakers) < 2:
        again = old.first[-1:] == (None,)
        started = RoundStarted(bets.round, None, None, bets.pot, again)
        bets = replace(bets, queue=(), first=(*old.first, None))
    else:
        evaluator = state.options.evaluator(deal.size)
        up = {seat: _shown(hand, seat) for seat in speakers}
        first = first_speaker(evaluator, up)
        started = RoundStarted(bets.round, first, evaluator.made(up[first]), bets.pot)
        bets = replace(
            bets,
            queue=in_turn(deal.order, first, speakers),
            first=(*old.first, first),
            leader=first,
            last=old.last or started,
        )
    flow.change(phase=Phase.BET, hand=replace(hand, bets=bets))
    flow.tell(started)


def _shown(hand: Hand, seat: Seat) -> Cards:
    shown = hand.shown[seat]
    assert shown is not None
    return (shown, *hand.cards[seat][2:])


def speakers_of(bets: Bets, stacks: Sequence[int]) -> list[Seat]:
    """Those who can speak, in deal order."""
    return [seat for seat in bets.live if stacks[seat]]


def in_turn(order: tuple[Seat, ...], seat: Seat, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """`seats` in deal order from `seat` on; `seat` itself comes first when it is among them."""
    index = order.index(seat)
    wanted = frozenset(seats)
    return tuple([other for other in order[index:] + order[:index] if other in wanted])


def round_over(bets: Bets, stacks: Sequence[int]) -> bool:
    """Whether all have spoken, or no opponent is left to speak to."""
    if len(bets.live) < 2 or not bets.queue:
        return True
    return not bets.level and len(speakers_of(bets, stacks)) < 2


def _next(bets: Bets, stacks: Sequence[int], leaving: Collection[Seat]) -> tuple[Seat | None, int]:
    """Who speaks now and what it costs to see, unless the round is over or the next one has
    gone.
    """
    if round_over(bets, stacks) or bets.queue[0] in leaving:
        return None, 0
    seat = bets.queue[0]
    return seat, min(bets.level - bets.paid[seat], stacks[seat])


def speak(flow: Flow[State], seat: Seat, action: Check | Bet | Call | Raise) -> None:
    """`seat`, on turn, stays in the hand. A bet or raise bars by CAL-052 and counts by CAL-048."""
    state = flow.state
    options, hand = state.options, state.current
    old = hand.bets
    level, raises, barred = old.level, old.raises, old.barred
    leader, queue = old.leader, old.queue[1:]
    stack, paid = state.stacks[seat], old.paid[seat]
    match action:
        case Check():
            what, put = "check", 0
        case Call():
            what, put = "call", min(level - paid, stack)
            barred = _with(barred, seat)
        case Bet(to) | Raise(to):
            what, put = "raise" if level else "bet", min(to - paid, stack)
            if to >= level + options.min_bet or to == options.max_bet:
                barred = (seat,)
                raises += level > 0
            else:
                barred = _with(barred, seat)
            level, leader = to, seat
            answering = [other for other in old.live if state.stacks[other] and other != seat]
            queue = in_turn(hand.deal.order, seat, answering)
    stack -= put
    paid += put
    stacks = replaced(state.stacks, seat, stack) if put else state.stacks
    bets = replace(
        old,
        total=replaced(old.total, seat, old.total[seat] + put),
        paid=replaced(old.paid, seat, paid),
        queue=queue,
        level=level,
        raises=raises,
        barred=barred,
        leader=leader,
    )
    after, cost = _next(bets, stacks, hand.leaving)
    spoke = Spoke(seat, what, level, paid, put, stack, not stack, after, cost)
    flow.change(stacks=stacks, hand=replace(hand, bets=replace(bets, last=spoke)))
    flow.tell(spoke)


def _with(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(sorted({*seats, seat}))


def withdraw(flow: Flow[State], seat: Seat) -> None:
    """`seat`, on turn, is out of the hand (CAL-058 to CAL-060)."""
    hand = flow.state.current
    old = hand.bets
    live = tuple([other for other in old.live if other != seat])
    bets = replace(old, queue=old.queue[1:], live=live)
    after, cost = _next(bets, flow.state.stacks, hand.leaving)
    withdrew = Withdrew(seat, old.level > 0, seat in hand.leaving, after, cost)
    flow.change(hand=replace(hand, bets=replace(bets, last=withdrew)))
    flow.tell(withdrew)


def refund(flow: Flow[State]) -> None:
    """Unmatched chips go back (CAL-054, CAL-112)."""
    state = flow.state
    hand = state.current
    bets = hand.bets
    owner, amount = unmatched(bets.total)
    if amount:
        total = replaced(bets.total, owner, bets.total[owner] - amount)
        flow.change(
            stacks=replaced(state.stacks, owner, state.stacks[owner] + amount),
            hand=replace(hand, bets=replace(bets, total=total)),
        )
        flow.tell(Refund(owner, amount))
