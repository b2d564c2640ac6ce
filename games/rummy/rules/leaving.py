"""What a seat that is left does to the game, and coming back in time (RUM-074, RUM-075, RUM-079,
RUM-087).
"""

from __future__ import annotations

from games.rummy.events import SeatBack, SeatLeft
from games.rummy.rules import adjourn, corrections, counting
from games.rummy.rules.draw import settle_claims
from games.rummy.rules.flow import RummyFlow
from games.rummy.rules.scoring import finish
from games.rummy.state import HAND_PHASES, Phase, View, next_seat
from playroom.engine.notes import replaced
from playroom.engine.record import Seat, replace
from playroom.engine.steps import Leaving


def can_return(view: View) -> bool:
    """Has the seat left, and is the hand in which it did not over (RUM-079)? Who leaves between
    two hands has until the end of the next.
    """
    public = view.public
    return public.phase is not Phase.OVER and (view.seat, len(public.posted)) in public.left


def what_leaving_does(view: View) -> Leaving:
    """What becomes of the seat when it is left (RUM-075), or of one that was left; too late to
    come back it only watches (RUM-079).
    """
    gone = any(seat == view.seat for seat, _ in view.public.left)
    if view.public.phase is Phase.OVER or (gone and not can_return(view)):
        return Leaving.WATCH
    return Leaving.VACATE if view.options.vacates else Leaving.STAND_IN


def leave(flow: RummyFlow, seat: Seat) -> None:
    """A seat is left: its total will be posted for it; with `vacate` its hand is put aside
    (RUM-074, RUM-075, RUM-087).
    """
    public = flow.public
    left = [(other, hands) for other, hands in public.left if other != seat]
    flow.change(
        left=(*left, (seat, len(public.posted))),
        humans=tuple([other for other in public.humans if other != seat]),
    )
    flow.tell(SeatLeft(seat, flow.options.vacates))
    if public.judges(seat):
        corrections.judge(flow, seat, False)
    public = flow.public
    if seat in public.waiting:
        if public.phase in (Phase.ADJOURN, Phase.RESUME):
            adjourn.vote(flow, seat, False)
        elif public.phase is Phase.CLOSING:
            corrections.no_more(flow, seat)
    if flow.options.vacates:
        _vacate(flow, seat)


def _vacate(flow: RummyFlow, seat: Seat) -> None:
    flow.change(vacated=tuple(sorted((*flow.public.vacated, seat))))
    if flow.public.active < 2:
        finish(flow, "unfinished")
        return
    public, secret = flow.public, flow.secret
    flow.change(drafts=replaced(secret.drafts, seat, ()), quiet=replaced(secret.quiet, seat, False))
    if public.phase in HAND_PHASES and public.turn == seat:
        flow.change(answers=flow.blank())
        flow.end_turn()
    elif public.phase in (Phase.DRAW, Phase.CLAIM):
        flow.change(answers=replaced(secret.answers, seat, ""))
        if _waits_no_more(flow, seat):
            settle_claims(flow)
    elif public.phase is Phase.COUNT:
        counts = replaced(secret.ballots.counts, seat, None)
        flow.change(ballots=replace(secret.ballots, counts=counts))
        if _waits_no_more(flow, seat):
            counting.close_counts(flow)
    elif public.phase is Phase.CHALLENGE:
        challenges = replaced(secret.ballots.challenges, seat, ())
        flow.change(ballots=replace(secret.ballots, challenges=challenges))
        if _waits_no_more(flow, seat):
            counting.close_challenges(flow)
    elif public.phase is Phase.DEAL and public.dealer == seat:
        flow.change(dealer=next_seat(public.vacated, seat, flow.options.seats))


def _waits_no_more(flow: RummyFlow, seat: Seat) -> bool:
    """Was the seat the last one that was waited for?"""
    waited = seat in flow.public.waiting
    flow.change(waiting=flow.answered(seat))
    return waited and not flow.public.waiting


def come_back(flow: RummyFlow, seat: Seat) -> None:
    """Back before the hand is over: as if never gone (RUM-079)."""
    public = flow.public
    flow.change(
        left=tuple([(other, hands) for other, hands in public.left if other != seat]),
        humans=tuple(sorted((*public.humans, seat))),
        vacated=tuple([other for other in public.vacated if other != seat]),
    )
    flow.tell(SeatBack(seat))
