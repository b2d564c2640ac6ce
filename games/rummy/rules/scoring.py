"""Points at the end of a hand, what comes after it, and how the game ends (RUM-065 to RUM-075,
RUM-080, RUM-088).
"""

from __future__ import annotations

from games.rummy.events import GameEnded
from games.rummy.options import HANDS, PointsOfSeats
from games.rummy.rules import adjourn
from games.rummy.rules.flow import RummyFlow
from games.rummy.state import Phase, Result, next_seat
from playroom.engine.record import Seat, replace


def posted_totals(totals: PointsOfSeats) -> tuple[int, ...] | None:
    """Final totals: None, a player who left, gets the sum of the two highest others (RUM-072); None
    if there are not two.
    """
    complete = sorted(total for total in totals if total is not None)
    if len(complete) < 2:
        return None
    return tuple([sum(complete[-2:]) if total is None else total for total in totals])


def winners(totals: PointsOfSeats) -> tuple[Seat, ...] | None:
    """Who has the lowest complete total; posted ones never win (RUM-068, RUM-088).

    None when there are not two of them.
    """
    if posted_totals(totals) is None:
        return None
    best = min(total for total in totals if total is not None)
    return tuple([seat for seat, total in enumerate(totals) if total == best])


def settle(flow: RummyFlow) -> None:
    """A hand that has just ended is scored."""
    options, ended = flow.options, flow.public.ended
    assert ended is not None
    points: PointsOfSeats = tuple(
        [
            None if seat in flow.public.vacated else options.score(hand)
            for seat, hand in enumerate(ended.hands)
        ]
    )
    totals = added(flow.public.totals, points)
    counted = replace(ended, points=points, totals=totals, asked=closing(flow))
    flow.change(ended=counted)
    flow.tell(counted)
    post(flow, points)


def added(totals: tuple[int, ...], points: PointsOfSeats) -> tuple[int, ...]:
    """Totals with the points of a hand."""
    return tuple([total + (new or 0) for total, new in zip(totals, points, strict=True)])


def closing(flow: RummyFlow) -> tuple[Seat, ...]:
    """Who is asked for corrections when this hand has been posted (RUM-090)."""
    last = flow.public.number == HANDS
    return flow.public.humans if last and flow.options.corrections else ()


def post(flow: RummyFlow, points: PointsOfSeats) -> None:
    """The scores are posted; what comes next (RUM-010, RUM-090)."""
    public = flow.public
    flow.change(
        totals=added(public.totals, points),
        posted=(*public.posted, points),
        counting=replace(public.counting, replayed=False),
        waiting=(),
    )
    if public.number < HANDS:
        dealer = next_seat(public.vacated, public.dealer, flow.options.seats)
        flow.change(phase=Phase.DEAL, number=public.number + 1, dealer=dealer)
        adjourn.after_hand(flow)
        return
    seats = closing(flow)
    adjournment = replace(public.adjournment, question=None)
    flow.change(phase=Phase.CLOSING, adjournment=adjournment, waiting=seats)
    if not seats:
        finish(flow)


def finish(flow: RummyFlow, reason: str = "totals") -> None:
    """The game is over: after its seven hands (reason `totals`), or `unfinished` (RUM-068, RUM-072
    to RUM-075, RUM-088).
    """
    public = flow.public
    gone = {seat for seat, _ in public.left}
    complete: PointsOfSeats = tuple(
        [None if seat in gone else total for seat, total in enumerate(public.totals)]
    )
    totals, best = posted_totals(complete), winners(complete)
    posted_for: tuple[Seat, ...] = ()
    rated = False
    if totals is None or best is None:
        seats = range(len(public.totals))
        stayed = [seat for seat in seats if seat not in gone] or list(seats)
        least = min(public.totals[seat] for seat in stayed)
        best = tuple([seat for seat in stayed if public.totals[seat] == least])
        reason = "unfinished" if reason == "unfinished" else "discarded"
    elif reason == "totals":
        posted_for = tuple(sorted(gone))
        rated = public.adjournment.rated
        reason = "totals" if rated else "unrated"
    if totals is None or reason == "unfinished":
        totals = public.totals
    flow.change(
        phase=Phase.OVER,
        waiting=(),
        corrections=replace(public.corrections, proposal=None),
        adjournment=replace(public.adjournment, question=None),
        result=Result(totals, best, posted_for, rated, reason),
    )
    flow.tell(GameEnded(totals, best, posted_for, rated))
