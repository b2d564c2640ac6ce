"""Changing a posted score if all agree (RUM-078, RUM-090). Only at tables with
`allow_corrections`.
"""

from __future__ import annotations

from games.rummy.actions import Correct
from games.rummy.events import CorrectionProposed, CorrectionRefused, Noted, ScoreCorrected
from games.rummy.rules.counting import points_refused
from games.rummy.rules.flow import RummyFlow
from games.rummy.rules.refusals import refuse
from games.rummy.rules.scoring import finish
from games.rummy.state import Phase, Proposal, View
from playroom.engine.notes import Rejection, replaced
from playroom.engine.record import Seat, replace


def refusal(view: View, action: Correct) -> Rejection | None:
    """Why the seat may not propose this correction, or None."""
    public = view.public
    if not view.options.corrections:
        return refuse("option", "corrections")
    if public.phase in (Phase.SUSPENDED, Phase.RESUME) or view.seat not in public.humans:
        return refuse("wrong_phase", "correct-now")
    if public.corrections.proposal is not None:
        return refuse("pending", "correction-open")
    if not 1 <= action.hand <= len(public.posted) or action.seat not in range(len(public.totals)):
        return refuse("no_score", "score")
    old = public.posted[action.hand - 1][action.seat]
    if old is None:
        return refuse("no_score", "score")
    if (action.hand, action.seat) in public.corrections.disputed:
        return refuse("disputed")
    if refused := points_refused(action.points):
        return refused
    return refuse("nothing", "same-score", points=old) if action.points == old else None


def correct(flow: RummyFlow, by: Seat, action: Correct) -> None:
    """A correction is proposed; without others to ask it is done (RUM-090)."""
    public = flow.public
    old = public.posted[action.hand - 1][action.seat]
    assert old is not None
    seats = tuple([seat for seat in public.humans if seat != by])
    proposal = Proposal(by, action.hand, action.seat, action.points, seats)
    flow.change(
        corrections=replace(public.corrections, proposal=proposal),
        asks=public.asks + 1,
        ballots=replace(flow.secret.ballots, verdicts=flow.blank()),
    )
    flow.tell(CorrectionProposed(by, action.hand, action.seat, old, action.points, seats))
    _settle(flow, proposal)


def judge(flow: RummyFlow, seat: Seat, yes: bool) -> None:
    """An answer to the open correction."""
    corrections, ballots = flow.public.corrections, flow.secret.ballots
    verdict = "agree" if yes else "refuse"
    proposal = corrections.proposal
    assert proposal is not None
    waiting = tuple([other for other in proposal.waiting if other != seat])
    proposal = replace(proposal, waiting=waiting)
    flow.change(
        corrections=replace(corrections, proposal=proposal),
        ballots=replace(ballots, verdicts=replaced(ballots.verdicts, seat, verdict)),
    )
    flow.tell(Noted(seat, verdict))
    _settle(flow, proposal)


def _settle(flow: RummyFlow, proposal: Proposal) -> None:
    if proposal.waiting:
        return
    public, ballots = flow.public, flow.secret.ballots
    hand, seat, points = proposal.hand, proposal.seat, proposal.points
    row = public.posted[hand - 1]
    old = row[seat]
    assert old is not None
    flow.change(
        corrections=replace(public.corrections, proposal=None),
        ballots=replace(ballots, verdicts=flow.blank()),
    )
    if "refuse" in ballots.verdicts:
        flow.tell(CorrectionRefused(hand, seat, old))
    else:
        flow.change(
            posted=replaced(public.posted, hand - 1, replaced(row, seat, points)),
            totals=replaced(public.totals, seat, public.totals[seat] + points - old),
        )
        flow.tell(ScoreCorrected(hand, seat, old, points))
    if public.phase is Phase.CLOSING and not public.waiting:
        finish(flow)


def no_more(flow: RummyFlow, seat: Seat) -> None:
    """No further correction from this seat after the last hand."""
    flow.change(waiting=flow.answered(seat))
    flow.tell(Noted(seat, "closed"))
    if not flow.public.waiting and flow.public.corrections.proposal is None:
        finish(flow)
