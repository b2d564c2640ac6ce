"""How counting by hand, corrections and adjournments are told, which only some tables have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.rummy.events import (
    AdjournAsked,
    AdjournRefused,
    CorrectionProposed,
    CorrectionRefused,
    CountCorrected,
    CountGiven,
    HandReplayed,
    HandScored,
    ResumeAsked,
    Resumed,
    ScoreCorrected,
    Suspended,
)
from games.rummy.words.phrases import numbers, score_lines
from playroom.engine.notes import Kind, Note, Seats, Who, note
from playroom.engine.record import Seat
from playroom.engine.steps import Event
from playroom.engine.table import Answer


def _counts(event: CountGiven, seat: Seat | None) -> Answer:
    lines = [note("rummy-event-counts", Kind.COUNT, points=numbers(event.counts, seat))]
    if seat in event.asked:
        lines.append(note("rummy-event-challenge-asked", Kind.COUNT))
    return tuple(lines)


def _count_corrected(event: CountCorrected, seat: Seat | None) -> Answer:
    who, said, points = Who(event.seat), event.announced, event.points
    return (note("rummy-event-count-corrected", Kind.COUNT, who=who, said=said, points=points),)


def _scored(event: HandScored, seat: Seat | None) -> Answer:
    points, *totals = score_lines(event.points, event.totals, seat)
    lines = [points]
    if event.filled:
        lines.append(note("rummy-event-filled", Kind.POINTS, others=Seats(event.filled)))
    lines += totals
    if seat in event.asked:
        lines.append(note("rummy-event-closing", Kind.TABLE))
    return tuple(lines)


def _replayed(event: HandReplayed, seat: Seat | None) -> Answer:
    return (note("rummy-event-replayed", Kind.DEAL, number=event.number),)


# -- corrections and adjournments ------------------------------------------------------------------


def proposal_note(event: CorrectionProposed, kind: Kind) -> Note:
    """Who would give whom which score instead of which."""
    player, by, old, new = Who(event.seat), Who(event.by), event.old, event.new
    return note(
        "rummy-event-proposed", kind, who=by, hand=event.hand, player=player, old=old, new=new
    )


def _proposed(event: CorrectionProposed, seat: Seat | None) -> Answer:
    proposed = proposal_note(event, Kind.TABLE)
    if seat in event.asked:
        return (proposed, note("rummy-event-agree-asked", Kind.TABLE))
    return (proposed,)


def _corrected(event: ScoreCorrected, seat: Seat | None) -> Answer:
    who, hand, old, new = Who(event.seat), event.hand, event.old, event.new
    return (note("rummy-event-corrected", Kind.POINTS, who=who, hand=hand, old=old, new=new),)


def _correction_refused(event: CorrectionRefused, seat: Seat | None) -> Answer:
    who, hand, old = Who(event.seat), event.hand, event.old
    return (note("rummy-event-not-corrected", Kind.POINTS, who=who, hand=hand, old=old),)


def _adjourn(event: AdjournAsked, seat: Seat | None) -> Answer:
    if seat in event.asked:
        return (note("rummy-event-adjourn-asked", Kind.TABLE, by=Who(event.seat)),)
    name = "rummy-event-adjourn-now" if event.now else "rummy-event-adjourn-later"
    return (note(name, Kind.TABLE, who=Who(event.seat)),)


def _adjourn_refused(event: AdjournRefused, seat: Seat | None) -> Answer:
    return (note("rummy-event-adjourn-refused", Kind.TABLE, resume=event.resume),)


def _suspended(event: Suspended, seat: Seat | None) -> Answer:
    return (note("rummy-event-suspended", Kind.TABLE, number=event.number),)


def _resume_asked(event: ResumeAsked, seat: Seat | None) -> Answer:
    who, rated = Who(event.seat), event.rated
    if seat in event.asked:
        return (note("rummy-event-resume-asked", Kind.TABLE, by=who, rated=rated),)
    return (note("rummy-event-resume-wanted", Kind.TABLE, who=who),)


def _resumed(event: Resumed, seat: Seat | None) -> Answer:
    return (note("rummy-event-resumed", Kind.TABLE, rated=event.rated),)


TOLD: dict[type[Event], Callable[[Any, Seat | None], Answer]] = {
    CountGiven: _counts,
    CountCorrected: _count_corrected,
    HandScored: _scored,
    HandReplayed: _replayed,
    CorrectionProposed: _proposed,
    ScoreCorrected: _corrected,
    CorrectionRefused: _correction_refused,
    AdjournAsked: _adjourn,
    AdjournRefused: _adjourn_refused,
    Suspended: _suspended,
    ResumeAsked: _resume_asked,
    Resumed: _resumed,
}
"""The events of this module with what tells them."""
