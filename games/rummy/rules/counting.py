"""Counting by hand: everybody counts the own cards, and counts can be challenged (RUM-076,
RUM-077, RUM-084, RUM-085). Only at tables with `manual_scoring`.
"""

from __future__ import annotations

from games.rummy.actions import Announce, Challenge, Pass
from games.rummy.events import CountCorrected, CountGiven, HandReplayed, HandScored, Noted
from games.rummy.options import PointsOfSeats
from games.rummy.rules.flow import RummyFlow
from games.rummy.rules.refusals import refuse
from games.rummy.rules.scoring import added, closing, post
from games.rummy.state import Phase, View
from playroom.engine.notes import Rejection, Who, replaced
from playroom.engine.record import Seat, replace
from playroom.engine.steps import Action

MOST_COUNTED = 999


def filled_counts(counts: PointsOfSeats, skipped: tuple[Seat, ...] = ()) -> tuple[int, ...] | None:
    """Counts with the missing ones filled in: the two highest given by others (RUM-076).

    None when the hand is replayed.
    """
    points = sorted(count for count in counts if count is not None)
    missing = any(count is None for seat, count in enumerate(counts) if seat not in skipped)
    if len(points) < 2 and missing:
        return None
    return tuple([sum(points[-2:]) if count is None else count for count in counts])


def points_refused(points: int) -> Rejection | None:
    """The refusal of an impossible number of points in a hand, or None."""
    return None if 0 <= points <= MOST_COUNTED else refuse("points")


def refusal(view: View, action: Action) -> Rejection | None:
    """Why a seat that is asked to count or to challenge may not do this, or None."""
    phase = view.public.phase
    if isinstance(action, Pass):
        return None
    if phase is Phase.COUNT and isinstance(action, Announce):
        return points_refused(action.points)
    if phase is Phase.CHALLENGE and isinstance(action, Challenge):
        return _challenge_refused(view, action.seat)
    return refuse("wrong_phase", f"phase-{phase}")


def _challenge_refused(view: View, seat: Seat) -> Rejection | None:
    counts, ended = view.public.counting.announced, view.public.ended
    assert counts is not None
    if seat in view.challenged:
        return refuse("no_count", "challenge-again", who=Who(seat))
    seats = ended.asked if ended is not None else ()
    return None if seat in seats and counts[seat] is not None else refuse("no_count", "count")


def begin(flow: RummyFlow) -> None:
    """A hand has ended: every seat with cards counts them."""
    options, public, ended = flow.options, flow.public, flow.public.ended
    assert ended is not None
    hands = [() if seat in public.vacated else hand for seat, hand in enumerate(ended.hands)]
    seats = tuple([seat for seat, hand in enumerate(hands) if hand])
    waiting = replace(ended, asked=seats, seconds=options.count_seconds)
    counts: PointsOfSeats = tuple(
        [None if hand or seat in public.vacated else 0 for seat, hand in enumerate(hands)]
    )
    flow.tell(waiting)
    flow.change(
        phase=Phase.COUNT,
        ended=waiting,
        waiting=seats,
        ballots=replace(flow.secret.ballots, counts=counts),
    )
    if not seats:
        close_counts(flow)


def announce(flow: RummyFlow, seat: Seat, points: int | None) -> None:
    """A count is announced, or none is given (RUM-085)."""
    ballots = flow.secret.ballots
    ballots = replace(ballots, counts=replaced(ballots.counts, seat, points))
    flow.change(ballots=ballots, waiting=flow.answered(seat))
    flow.tell(Noted(seat, "no_count") if points is None else Noted(seat, "count", points))
    if not flow.public.waiting:
        close_counts(flow)


def close_counts(flow: RummyFlow) -> None:
    """All counts are in: they are told and may be challenged, or the hand is played again."""
    public, counts = flow.public, flow.secret.ballots.counts
    assert public.ended is not None
    if filled_counts(counts, public.vacated) is None and not public.counting.replayed:
        flow.tell(CountGiven(counts, ()), HandReplayed(public.number, public.dealer))
        flow.change(phase=Phase.DEAL, counting=replace(public.counting, replayed=True))
        return
    asked: tuple[Seat, ...] = ()
    if any(counts[seat] is not None for seat in public.ended.asked):
        seats = range(flow.options.seats)
        asked = tuple([seat for seat in seats if seat not in public.vacated])
    flow.tell(CountGiven(counts, asked))
    announced = replace(public.counting, announced=counts)
    flow.change(phase=Phase.CHALLENGE, counting=announced, waiting=asked)
    if not asked:
        close_challenges(flow)


def challenge(flow: RummyFlow, seat: Seat, against: Seat) -> None:
    """One challenge more of this seat (RUM-077)."""
    ballots = flow.secret.ballots
    challenged = tuple(sorted((*ballots.challenges[seat], against)))
    challenges = replaced(ballots.challenges, seat, challenged)
    flow.change(ballots=replace(ballots, challenges=challenges))
    flow.tell(Noted(seat, "challenge", 0, against))


def no_more_challenges(flow: RummyFlow, seat: Seat) -> None:
    """The seat challenges nothing else."""
    flow.change(waiting=flow.answered(seat))
    flow.tell(Noted(seat, "challenge_end"))
    if not flow.public.waiting:
        close_challenges(flow)


def close_challenges(flow: RummyFlow) -> None:
    """Challenged counts become true ones, missing ones are filled, and the hand is scored."""
    options, public, hands = flow.options, flow.public, flow.secret.hands
    ballots = flow.secret.ballots
    seats, row = range(options.seats), len(public.posted) + 1
    assert public.counting.announced is not None
    counts = list(public.counting.announced)
    disputed = public.corrections.disputed
    for seat in seats:
        by = tuple([other for other in seats if seat in ballots.challenges[other]])
        announced = counts[seat]
        if by and announced is not None:
            true = options.score(hands[seat])
            counts[seat] = true
            disputed = (*disputed, (row, seat))
            flow.tell(CountCorrected(seat, by, announced, true))
    filled = filled_counts(tuple(counts), public.vacated)
    missing = tuple([s for s in seats if counts[s] is None and s not in public.vacated])
    for seat in missing:
        counts[seat] = options.score(hands[seat]) if filled is None else filled[seat]  # RUM-084
    for seat in public.vacated:
        counts[seat] = None
    points = tuple(counts)
    flow.change(
        filled=(*public.filled, *[(row, seat) for seat in missing]),
        corrections=replace(public.corrections, disputed=disputed),
        ballots=replace(ballots, challenges=((),) * options.seats),
    )
    flow.tell(HandScored(points, missing, added(public.totals, points), closing(flow)))
    post(flow, points)
