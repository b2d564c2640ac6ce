"""What follows from an action: the turns of the play, and the counts of the show."""

from __future__ import annotations

from games.cribbage import events as e
from games.cribbage.actions import Claim, Discard, Help, Play
from games.cribbage.rules.deal import deal_next, lay_away
from games.cribbage.rules.play import VALUES, fitting, play_parts
from games.cribbage.rules.scoring import CribbageFlow, award, close_count
from games.cribbage.rules.show import explain_count
from games.cribbage.state import OpenCount, Phase, State
from playroom.engine.cards import Card
from playroom.engine.kit.told import order_from
from playroom.engine.notes import replaced
from playroom.engine.record import Seat, Token
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Step


def apply(state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
    """What follows from an action that `check` lets pass; after the last count of a deal the next
    one is dealt.
    """
    flow = follow(state, seat, action)
    public = flow.state.public
    if public.phase is Phase.IDLE:
        deal_next(flow, public.turn, rng)
    return flow.step()


def follow(state: State, seat: Seat, action: Action) -> CribbageFlow:
    """The same up to the end of the deal at most, for which nothing has to be shuffled."""
    flow = CribbageFlow(state)
    if isinstance(action, Play):
        _lay(flow, seat, action.card)
    elif isinstance(action, Discard):
        lay_away(flow, seat, action.cards)
    elif isinstance(action, Help):
        _help(flow)
    else:
        claim = action.points if isinstance(action, Claim) else None
        if not close_count(flow, "timeout" if claim is None else "claim", claim):
            _open_next(flow)
    return flow


def _lay(flow: CribbageFlow, seat: Seat, card: Card) -> None:
    """Lays a card, scores it and passes the turn (CRB-033 to CRB-053)."""
    options, public, secret = flow.state.options, flow.state.public, flow.state.secret
    rest = tuple([other for other in secret.left[seat] if other is not card])
    laid = (*public.laid, (seat, card))
    total = public.total + VALUES[card.rank]
    parts, points = play_parts(tuple([card.rank for _, card in laid[public.since :]]), total)
    played = e.Played(seat, card, total, points, parts)
    held = replaced(public.held, seat, len(rest))
    left = replaced(secret.left, seat, rest)
    flow.change(laid=laid, held=held, total=total, last=played, left=left)
    flow.tell(played)
    side = options.side_of[seat]
    if points and award(flow, side, points, "play"):
        return
    if total < 31:
        if _pass_turn(flow, seat):
            return
        flow.tell(e.LastCard(seat, 1, final=not any(held)))
        if award(flow, side, 1, "last_card"):
            return
    _turn_down(flow, seat)


def _pass_turn(flow: CribbageFlow, seat: Seat) -> bool:
    """Gives the turn to the first after `seat` who can play; False when no seat can, not even
    `seat` itself (CRB-035, CRB-036).
    """
    public, left = flow.state.public, flow.state.secret.left
    seats = flow.state.options.seats
    unable: tuple[Seat, ...] = ()
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if fitting(left[other], public.total):
            _tell_unable(flow, unable)
            flow.change(turn=other, passed=public.passed + unable)
            flow.tell(e.TurnBegan(other, _how(step, seats)))
            return True
        if left[other] and other != seat and other not in public.passed:
            unable = (*unable, other)
    _tell_unable(flow, unable)
    return False


def _tell_unable(flow: CribbageFlow, unable: tuple[Seat, ...]) -> None:
    """Tells who has just been found unable to play; the last event names them all."""
    for seat in unable:
        flow.tell(e.Cannot(seat, unable if seat == unable[-1] else ()))


def _how(step: int, seats: int) -> Token:
    """Why it is the turn of the seat so many places after the one that laid."""
    if step == seats:
        return "again"
    if step > 1:
        return "skip"
    return "reply" if seats == 2 else "next"


def _turn_down(flow: CribbageFlow, seat: Seat) -> None:
    """The total is 0 again; the first after `seat` who holds cards leads, or the show begins
    (CRB-041, CRB-042).
    """
    public, seats = flow.state.public, flow.state.options.seats
    in_turn = order_from((seat + 1) % seats, seats)
    leads = next((other for other in in_turn if public.held[other]), None)
    turn = public.turn if leads is None else leads
    flow.change(total=0, since=len(public.laid), passed=(), turn=turn)
    flow.tell(e.Reset())
    if leads is None:
        begin_show(flow)
    else:
        flow.tell(e.TurnBegan(leads, "lead"))


def begin_show(flow: CribbageFlow) -> None:
    """Every seat takes its hand back, and the counts begin (CRB-054, CRB-067)."""
    hands = flow.state.secret.hands
    flow.change(phase=Phase.SHOW, held=tuple([len(hand) for hand in hands]), left=hands)
    _open_next(flow)


def _open_next(flow: CribbageFlow) -> None:
    """Opens the next count to be claimed by a player; closes those before it that the playroom
    counts. After the crib the deal ends (CRB-068, CRB-107).
    """
    options = flow.state.options
    while len(flow.state.public.results) <= options.seats:
        count = _next_count(flow.state)
        by_hand = options.by_hand[count.seat]
        seconds = options.claim_seconds if by_hand else 0
        flow.change(open=count, turn=count.seat, helps=0)
        flow.tell(
            e.CountOpened(count.seat, count.what, count.cards, count.starter, seconds, by_hand)
        )
        if by_hand or close_count(flow, "auto"):
            return
    _end_deal(flow)


def _next_count(state: State) -> OpenCount:
    """What is counted after the results so far: the hands in turn order, the dealer's last, then
    the crib.
    """
    options, public, secret = state.options, state.public, state.secret
    in_turn = order_from((public.dealer + 1) % options.seats, options.seats)
    assert public.starter is not None
    done = len(public.results)
    if done < options.seats:
        seat = in_turn[done]
        return OpenCount(seat, "hand", tuple(sorted(secret.hands[seat])), public.starter)
    crib = [*secret.extra, *(card for seat in in_turn for card in secret.discards[seat])]
    return OpenCount(public.dealer, "crib", tuple(sorted(crib)), public.starter)


def _help(flow: CribbageFlow) -> None:
    """Names the next combination of the open count to its owner (CRB-113)."""
    count, secret = flow.state.public.open, flow.state.secret
    assert count is not None
    _, combinations = explain_count(flow.state.options, count)
    if secret.helps < len(combinations):
        combination = combinations[secret.helps]
        flow.change(helps=secret.helps + 1)
        flow.tell(e.Helped(count.seat, combination.kind, combination.cards))
    else:
        flow.tell(e.Helped(count.seat, None, ()))


def _end_deal(flow: CribbageFlow) -> None:
    """The deal is over; the seat after the dealer deals next (CRB-018)."""
    public = flow.state.public
    next_dealer = (public.dealer + 1) % flow.state.options.seats
    flow.change(phase=Phase.IDLE, open=None, turn=next_dealer)
    flow.tell(e.DealEnded(next_dealer, public.scores, flow.state.options.teams))
