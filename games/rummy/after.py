"""After a hand: counts, challenges, scores, corrections, adjournments, seats that are left, the end
(sections 2.8 and 2.9).
"""

from __future__ import annotations

from games.rummy import events as e
from games.rummy.events import Points
from games.rummy.flow import Flow
from games.rummy.options import HANDS
from games.rummy.state import Correction, Question, Result, next_seat
from playroom.engine.notes import replaced
from playroom.engine.record import Seat


def posted_totals(totals: Points) -> tuple[int, ...] | None:
    """Final totals: None, a player who left, gets the sum of the two highest others (RUM-072); None
    if there are not two.
    """
    complete = sorted(one for one in totals if one is not None)
    if len(complete) < 2:
        return None
    return tuple([sum(complete[-2:]) if one is None else one for one in totals])


def winners(totals: Points) -> tuple[Seat, ...] | None:
    """Who has the lowest complete total; posted ones never win (RUM-068, RUM-088).

    None when there are not two of them.
    """
    if posted_totals(totals) is None:
        return None
    best = min(one for one in totals if one is not None)
    return tuple([seat for seat, one in enumerate(totals) if one == best])


def filled_counts(counts: Points, skipped: tuple[Seat, ...] = ()) -> tuple[int, ...] | None:
    """Counts with the missing ones filled in: the two highest given by others (RUM-076).

    None when the hand is replayed.
    """
    given = sorted(one for one in counts if one is not None)
    if len(given) < 2 and any(
        one is None for seat, one in enumerate(counts) if seat not in skipped
    ):
        return None
    return tuple([sum(given[-2:]) if one is None else one for one in counts])


def may_resume(
    then: tuple[str, ...],
    now: tuple[str, ...],
    started: str,
    date: str,
    humans: int,
    same_year: bool,
) -> str:
    """Why a suspended game cannot go on now: `PLAYERS`, `SEATS`, `YEAR`, or nothing (RUM-070,
    RUM-083).
    """
    if sorted(then) != sorted(now):
        return "PLAYERS"
    n = len(then)
    if n and not any(now[turn:] + now[:turn] == then for turn in range(n)):
        return "SEATS"
    if same_year and humans > 1 and started and started[:4] != date[:4]:
        return "YEAR"
    return ""


# -- the end of a hand -----------------------------------------------------------------------------


def settle(flow: Flow) -> None:
    """What follows when a hand has just ended."""
    ended = flow.ended
    assert ended is not None
    rules = flow.rules
    if not rules.manual:
        points: Points = tuple(
            [
                None if seat in flow.vacated else rules.score(hand)
                for seat, hand in enumerate(flow.hands)
            ]
        )
        totals = _added(flow.totals, points)
        flow.ended = e.HandEnded(
            ended.how, ended.seat, flow.hands, points, totals, _closing(flow), 0
        )
        flow.tell(flow.ended)
        _post(flow, points)
        return
    asked = tuple(
        [seat for seat, hand in enumerate(flow.hands) if hand and seat not in flow.vacated]
    )
    flow.ended = e.HandEnded(ended.how, ended.seat, flow.hands, (), (), asked, rules.count_seconds)
    flow.tell(flow.ended)
    flow.phase = "count"
    flow.waiting = asked
    flow.own_counts = tuple(
        [None if hand or seat in flow.vacated else 0 for seat, hand in enumerate(flow.hands)]
    )
    if not asked:
        _close_counts(flow)


def _added(totals: tuple[int, ...], points: Points) -> tuple[int, ...]:
    return tuple([total + (one or 0) for total, one in zip(totals, points, strict=True)])


def _closing(flow: Flow) -> tuple[Seat, ...]:
    """Who is asked for corrections when this hand has been posted (RUM-090)."""
    return flow.humans if flow.number == HANDS and flow.rules.corrections else ()


def _post(flow: Flow, points: Points) -> None:
    """The scores are posted; what comes next (RUM-010, RUM-090)."""
    flow.totals = _added(flow.totals, points)
    flow.posted = (*flow.posted, points)
    flow.replayed = False
    flow.waiting = ()
    if flow.number == HANDS:
        flow.question = None
        flow.waiting = _closing(flow)
        flow.phase = "closing"
        if not flow.waiting:
            close(flow)
        return
    flow.number += 1
    flow.dealer = next_seat(flow.rules, flow.vacated, flow.dealer)
    if flow.question is None:
        flow.phase = "deal"
        return
    by = flow.question.by
    flow.waiting = tuple([seat for seat in flow.humans if seat != by])
    flow.votes = ("",) * flow.rules.seats
    flow.phase = "adjourn"
    flow.asks += 1
    if flow.waiting:
        flow.tell(e.AdjournAsked(by, flow.waiting, True))
    else:
        _suspend(flow)


# -- counting by hand ------------------------------------------------------------------------------


def count(flow: Flow, seat: Seat, points: int | None) -> None:
    """A count is announced, or none is given (RUM-085)."""
    flow.own_counts = replaced(flow.own_counts, seat, points)
    flow.waiting = tuple([one for one in flow.waiting if one != seat])
    flow.tell(e.Noted(seat, "no_count") if points is None else e.Noted(seat, "count", points))
    if not flow.waiting:
        _close_counts(flow)


def _close_counts(flow: Flow) -> None:
    assert flow.ended is not None
    counts = flow.own_counts
    flow.counts = counts
    if filled_counts(counts, flow.vacated) is None and not flow.replayed:
        flow.tell(e.CountGiven(counts, ()))
        flow.replayed = True
        flow.counts = None
        flow.phase = "deal"
        flow.tell(e.HandReplayed(flow.number, flow.dealer))
        return
    announced = any(counts[seat] is not None for seat in flow.ended.asked)
    open_to = (
        tuple([seat for seat in range(flow.rules.seats) if seat not in flow.vacated])
        if announced
        else ()
    )
    flow.tell(e.CountGiven(counts, open_to))
    flow.phase = "challenge"
    flow.waiting = open_to
    if not open_to:
        _close_challenges(flow)


def challenge(flow: Flow, seat: Seat, against: Seat) -> None:
    """One challenge more of this seat (RUM-077)."""
    flow.challenges = replaced(
        flow.challenges, seat, tuple(sorted((*flow.challenges[seat], against)))
    )
    flow.tell(e.Noted(seat, "challenge", 0, against))


def no_more_challenges(flow: Flow, seat: Seat) -> None:
    """The seat challenges nothing else."""
    flow.waiting = tuple([one for one in flow.waiting if one != seat])
    flow.tell(e.Noted(seat, "challenge_end"))
    if not flow.waiting:
        _close_challenges(flow)


def _close_challenges(flow: Flow) -> None:
    rules = flow.rules
    assert flow.counts is not None
    counts = list(flow.counts)
    row = len(flow.posted) + 1
    for seat in range(rules.seats):
        by = tuple([one for one in range(rules.seats) if seat in flow.challenges[one]])
        announced = counts[seat]
        if by and announced is not None:
            true = rules.score(flow.hands[seat])
            counts[seat] = true
            flow.disputed = (*flow.disputed, (row, seat))
            flow.tell(e.CountCorrected(seat, by, announced, true))
    missing = tuple(
        [seat for seat, one in enumerate(counts) if one is None and seat not in flow.vacated]
    )
    filled = filled_counts(tuple(counts), flow.vacated)
    final: list[int | None] = []
    for seat, one in enumerate(counts):
        if one is None and seat not in flow.vacated:
            one = rules.score(flow.hands[seat]) if filled is None else filled[seat]  # RUM-084
        final.append(None if seat in flow.vacated else one)
    flow.filled = (*flow.filled, *[(row, seat) for seat in missing])
    points = tuple(final)
    flow.challenges = ((),) * rules.seats
    flow.tell(e.HandScored(points, missing, _added(flow.totals, points), _closing(flow)))
    _post(flow, points)


# -- corrections -----------------------------------------------------------------------------------


def correct(flow: Flow, by: Seat, hand: int, seat: Seat, points: int) -> None:
    """A correction is proposed; with nobody to ask it is done (RUM-090)."""
    old = flow.posted[hand - 1][seat]
    assert old is not None
    waiting = tuple([one for one in flow.humans if one != by])
    flow.correction = Correction(by, hand, seat, points, waiting)
    flow.asks += 1
    flow.verdicts = ("",) * flow.rules.seats
    flow.tell(e.CorrectionProposed(by, hand, seat, old, points, waiting))
    _settle_correction(flow)


def judge(flow: Flow, seat: Seat, yes: bool) -> None:
    """An answer to the open correction."""
    now = flow.correction
    assert now is not None
    flow.verdicts = replaced(flow.verdicts, seat, "agree" if yes else "refuse")
    flow.correction = now._replace(waiting=tuple([one for one in now.waiting if one != seat]))
    flow.tell(e.Noted(seat, "agree" if yes else "refuse"))
    _settle_correction(flow)


def _settle_correction(flow: Flow) -> None:
    now = flow.correction
    if now is None or now.waiting:
        return
    refused = "refuse" in flow.verdicts
    flow.correction = None
    flow.verdicts = ("",) * flow.rules.seats
    row = flow.posted[now.hand - 1]
    old = row[now.seat]
    assert old is not None
    if refused:
        flow.tell(e.CorrectionRefused(now.hand, now.seat, old))
    else:
        flow.posted = replaced(flow.posted, now.hand - 1, replaced(row, now.seat, now.points))
        flow.totals = replaced(flow.totals, now.seat, flow.totals[now.seat] + now.points - old)
        flow.tell(e.ScoreCorrected(now.hand, now.seat, old, now.points))
    if flow.phase == "closing" and not flow.waiting:
        close(flow)


# -- adjourning ------------------------------------------------------------------------------------


def ask_to_adjourn(flow: Flow, seat: Seat) -> None:
    """Waits for the end of the hand (RUM-090)."""
    flow.question = Question(seat)
    flow.tell(e.AdjournAsked(seat, (), False))


def vote(flow: Flow, seat: Seat, yes: bool) -> None:
    """An answer to an adjournment or a resumption."""
    flow.votes = replaced(flow.votes, seat, "agree" if yes else "refuse")
    flow.waiting = tuple([one for one in flow.waiting if one != seat])
    flow.tell(e.Noted(seat, "agree" if yes else "refuse"))
    _settle_votes(flow)


def _settle_votes(flow: Flow) -> None:
    question = flow.question
    if flow.waiting or question is None:
        return
    refused = "refuse" in flow.votes
    resume = flow.phase == "resume"
    flow.votes = ("",) * flow.rules.seats
    if refused:
        flow.question = None
        flow.phase = "suspended" if resume else "deal"
        flow.tell(e.AdjournRefused(question.by, resume))
    elif resume:
        _resume(flow, question.rated)
    else:
        _suspend(flow)


def _suspend(flow: Flow) -> None:
    flow.question = None
    flow.phase = "suspended"
    flow.tell(e.Suspended(flow.number))


def resume(flow: Flow, seat: Seat, unrated: bool) -> None:
    """A seat wants to go on; the other humans are asked (RUM-083, RUM-090)."""
    flow.question = Question(seat, not unrated)
    flow.waiting = tuple([one for one in flow.humans if one != seat])
    flow.votes = ("",) * flow.rules.seats
    flow.phase = "resume"
    flow.asks += 1
    if flow.waiting:
        flow.tell(e.ResumeAsked(seat, flow.waiting, not unrated))
    _settle_votes(flow)


def _resume(flow: Flow, rated: bool) -> None:
    flow.question = None
    flow.phase = "deal"
    flow.rated = flow.rated and rated
    flow.tell(e.Resumed(flow.rated))


# -- leaving and coming back -----------------------------------------------------------------------


def leave(flow: Flow, seat: Seat) -> None:
    """A seat is left: its total will be posted for it; with `vacate` its hand is put aside
    (RUM-074, 075, 087).
    """
    flow.left = (*[one for one in flow.left if one[0] != seat], (seat, len(flow.posted)))
    flow.humans = tuple([one for one in flow.humans if one != seat])
    flow.tell(e.SeatLeft(seat, flow.rules.vacate))
    if flow.correction is not None and seat in flow.correction.waiting:
        judge(flow, seat, False)
    if flow.phase in ("adjourn", "resume") and seat in flow.waiting:
        vote(flow, seat, False)
    elif flow.phase == "closing" and seat in flow.waiting:
        done_closing(flow, seat)
    if flow.rules.vacate:
        _vacate(flow, seat)


def _vacate(flow: Flow, seat: Seat) -> None:
    flow.vacated = tuple(sorted((*flow.vacated, seat)))
    if flow.rules.seats - len(flow.vacated) < 2:
        finish(flow, "unfinished")
        return
    flow.drafts = replaced(flow.drafts, seat, ())
    flow.quiet = replaced(flow.quiet, seat, False)
    if flow.phase in ("draw", "claim", "play") and flow.turn == seat:
        flow.answers = ("",) * flow.rules.seats
        flow.end_turn(seat)
        if flow.phase == "ended":
            settle(flow)
    elif flow.phase in ("draw", "claim"):
        flow.answers = replaced(flow.answers, seat, "")
        waits = seat in flow.waiting
        flow.waiting = tuple([one for one in flow.waiting if one != seat])
        if waits and not flow.waiting:
            flow.settle_claims()
            if flow.phase == "ended":
                settle(flow)
    elif flow.phase == "count":
        flow.own_counts = replaced(flow.own_counts, seat, None)
        waits = seat in flow.waiting
        flow.waiting = tuple([one for one in flow.waiting if one != seat])
        if waits and not flow.waiting:
            _close_counts(flow)
    elif flow.phase == "challenge":
        flow.challenges = replaced(flow.challenges, seat, ())
        waits = seat in flow.waiting
        flow.waiting = tuple([one for one in flow.waiting if one != seat])
        if waits and not flow.waiting:
            _close_challenges(flow)
    elif flow.phase == "deal" and flow.dealer == seat:
        flow.dealer = next_seat(flow.rules, flow.vacated, seat)


def come_back(flow: Flow, seat: Seat) -> None:
    """Back before the hand is over: as if never gone (RUM-079)."""
    flow.left = tuple([one for one in flow.left if one[0] != seat])
    flow.humans = tuple(sorted((*flow.humans, seat)))
    flow.vacated = tuple([one for one in flow.vacated if one != seat])
    flow.tell(e.SeatBack(seat))


# -- the end ---------------------------------------------------------------------------------------


def done_closing(flow: Flow, seat: Seat) -> None:
    """No further correction from this seat."""
    flow.waiting = tuple([one for one in flow.waiting if one != seat])
    flow.tell(e.Noted(seat, "closed"))
    if not flow.waiting and flow.correction is None:
        close(flow)


def close(flow: Flow) -> None:
    """The game is over after its seven hands (RUM-068)."""
    finish(flow, "totals")


def finish(flow: Flow, reason: str) -> None:
    """Final totals and winners (RUM-068, RUM-072 to RUM-075, RUM-088)."""
    gone = {seat for seat, _ in flow.left}
    complete: Points = tuple(
        [None if seat in gone else total for seat, total in enumerate(flow.totals)]
    )
    totals, best = posted_totals(complete), winners(complete)
    posted_for = tuple(sorted(gone)) if totals is not None and reason == "totals" else ()
    rated = flow.rated and totals is not None and reason == "totals"
    if totals is None or best is None:
        stayed = [seat for seat in range(flow.rules.seats) if seat not in gone] or list(
            range(flow.rules.seats)
        )
        least = min(flow.totals[seat] for seat in stayed)
        best = tuple([seat for seat in stayed if flow.totals[seat] == least])
        reason = "unfinished" if reason == "unfinished" else "discarded"
    if reason == "unfinished" or totals is None:
        totals = flow.totals
    if reason == "totals" and not rated:
        reason = "unrated"
    flow.phase = "over"
    flow.waiting = ()
    flow.correction = None
    flow.question = None
    flow.result = Result(totals, best, posted_for, rated, reason)
    flow.tell(e.GameEnded(totals, best, posted_for, rated))
