"""Taking from the stock and from the pile, and claims out of turn (RUM-034 to RUM-036, RUM-047 to
RUM-062, RUM-081, RUM-086).
"""

from __future__ import annotations

from games.rummy.events import Claimed, Declined, DrewStock, Noted, StockTurned, TookDiscard
from games.rummy.options import RummyOptions
from games.rummy.rules.flow import RummyFlow
from games.rummy.state import Phase, Public
from playroom.engine.cards import Card
from playroom.engine.notes import replaced
from playroom.engine.record import Seat, replace

MAY_I = "may_i"
PASS = "pass"
_NOTED = {
    (True, MAY_I): "ahead_yes",
    (True, PASS): "ahead_no",
    (False, MAY_I): "claim_yes",
    (False, PASS): "claim_no",
}
"""How an answer, in advance or not, is told to its own seat."""


def stock_possible(options: RummyOptions, public: Public) -> bool:
    """Can a card come from the stock, the pile turned if that is still allowed (RUM-060)?"""
    return public.stock_size > 0 or (public.flipped < options.flips and public.pile_size > 0)


def claimants(options: RummyOptions, public: Public) -> tuple[Seat, ...]:
    """Who may claim the top of the pile if the seat in turn declines it, in order (RUM-047 to
    RUM-056, RUM-081).
    """
    if public.top is None or not options.claims_in(public.number):
        return ()
    supply = public.stock_size
    if public.flipped < options.flips:
        supply += public.pile_size - 1  # the card itself does not come back
    if supply < 2:
        return ()
    count, turn = options.seats, public.turn
    seats = [(turn + step) % count for step in range(1, count)]
    if public.vacated or not options.discarder_may_claim or options.may_i_limit:
        barred = None if options.discarder_may_claim else public.claims.discarder
        limit = options.may_i_limit
        seats = [
            seat
            for seat in seats
            if seat not in public.vacated
            and seat != barred
            and not (limit and public.claims.made[seat] >= limit)
        ]
    return tuple(seats)


def take(flow: RummyFlow, seat: Seat) -> None:
    """The top of the pile (RUM-034 to RUM-036); answers given in advance are void (RUM-086)."""
    public, secret = flow.public, flow.secret
    card = secret.pile[-1]
    flow.play(
        TookDiscard(seat, card),
        phase=Phase.PLAY,
        claims=replace(public.claims, passed=None),
        hands=replaced(secret.hands, seat, (*secret.hands[seat], card)),
        shown=replaced(secret.shown, seat, (*secret.shown[seat], int(card))),
        fresh=replaced(secret.fresh, seat, (card,)),
        pile=secret.pile[:-1],
        answers=flow.blank(),
    )


def decline(flow: RummyFlow, seat: Seat) -> None:
    """The seat in turn wants the stock: the others are asked for the top of the pile (RUM-047)."""
    public, secret = flow.public, flow.secret
    seats = tuple(
        [
            other
            for other in claimants(flow.options, public)
            if not secret.answers[other] and not secret.quiet[other]
        ]
    )
    seconds = flow.options.claim_seconds
    flow.tell(Declined(seat, public.top, seats, public.claims.discarder, seconds))
    if seats:
        flow.change(phase=Phase.CLAIM, waiting=seats)
    else:
        settle_claims(flow)


def answer(flow: RummyFlow, seat: Seat, what: str) -> None:
    """An answer to the claim (`may_i` or `pass`), in its window or in advance (RUM-057,
    RUM-086).
    """
    ahead = flow.public.phase is Phase.DRAW
    answers = replaced(flow.secret.answers, seat, what)
    flow.change(answers=answers, waiting=flow.answered(seat))
    flow.tell(Noted(seat, _NOTED[ahead, what]))
    if not ahead and not flow.public.waiting:
        settle_claims(flow)


def let_go(flow: RummyFlow, seat: Seat) -> None:
    """The seat that has just thrown the top of the pile does not want it back, unless it says
    otherwise in time (RUM-086).
    """
    if seat in claimants(flow.options, flow.public):
        flow.change(answers=replaced(flow.secret.answers, seat, PASS))


def set_quiet(flow: RummyFlow, seat: Seat, on: bool) -> None:
    """No to every claim of this hand, or an end of that."""
    flow.change(quiet=replaced(flow.secret.quiet, seat, on))
    flow.tell(Noted(seat, "quiet_on" if on else "quiet_off"))
    if on and flow.public.phase is Phase.CLAIM and seat in flow.public.waiting:
        answers = replaced(flow.secret.answers, seat, PASS)
        flow.change(waiting=flow.answered(seat), answers=answers)
        if not flow.public.waiting:
            settle_claims(flow)


def settle_claims(flow: RummyFlow) -> None:
    """The nearest claimant gets the card and a penalty card, then the seat in turn draws
    (RUM-049 to RUM-054).
    """
    public, secret = flow.public, flow.secret
    seats = claimants(flow.options, public)
    said = tuple([seat for seat in seats if secret.answers[seat] == MAY_I])
    passed = public.top if seats and not said else None
    flow.change(waiting=(), answers=flow.blank(), claims=replace(public.claims, passed=passed))
    if said:
        _give(flow, said)
    if not _refill(flow):
        flow.end_hand("exhausted", None)
        return
    secret, seat = flow.secret, public.turn
    card = secret.stock[0]
    flow.play(
        DrewStock(seat, card),
        phase=Phase.PLAY,
        idle=-1,
        hands=replaced(secret.hands, seat, (*secret.hands[seat], card)),
        fresh=replaced(secret.fresh, seat, (card,)),
        stock=secret.stock[1:],
    )


def _give(flow: RummyFlow, said: tuple[Seat, ...]) -> None:
    """The claimed card and a penalty card to the first of those who claimed."""
    seat, card = said[0], flow.secret.pile[-1]
    flow.change(pile=flow.secret.pile[:-1])
    held = _refill(flow)
    assert held  # RUM-055: no claims when the stock would not last
    public, secret = flow.public, flow.secret
    penalty = secret.stock[0]
    made = replaced(public.claims.made, seat, public.claims.made[seat] + 1)
    flow.play(
        Claimed(said, seat, card, penalty),
        idle=-1,
        claims=replace(public.claims, made=made),
        hands=replaced(secret.hands, seat, (*secret.hands[seat], card, penalty)),
        shown=replaced(secret.shown, seat, (*secret.shown[seat], int(card))),
        fresh=replaced(secret.fresh, seat, (card, penalty)),
        stock=secret.stock[1:],
    )


def _refill(flow: RummyFlow) -> bool:
    """Is there a card in the stock, the pile turned over for it if need be (RUM-060 to RUM-062)?"""
    if flow.public.stock_size:
        return True
    if not stock_possible(flow.options, flow.public):
        return False
    stock: tuple[Card, ...] = flow.secret.pile
    flow.change(stock=stock, pile=(), flipped=flow.public.flipped + 1)
    flow.tell(StockTurned(len(stock)))
    return True
