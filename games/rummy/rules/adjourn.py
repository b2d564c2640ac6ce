"""Adjourning a game after a hand, and going on with it another day (RUM-069, RUM-070, RUM-083,
RUM-090). All have to agree.
"""

from __future__ import annotations

from games.rummy.actions import Resume
from games.rummy.events import AdjournAsked, AdjournRefused, Noted, ResumeAsked, Resumed, Suspended
from games.rummy.options import HANDS
from games.rummy.rules.flow import RummyFlow
from games.rummy.rules.refusals import refuse
from games.rummy.state import HAND_PHASES, Phase, Public, Question, View
from playroom.engine.notes import Rejection, replaced
from playroom.engine.record import Seat, replace


def may_suspend(public: Public) -> bool:
    """Is an adjournment possible at this moment (RUM-090)?"""
    return public.number < HANDS and public.phase in (*HAND_PHASES, Phase.COUNT, Phase.CHALLENGE)


def may_resume(
    then: tuple[str, ...],
    now: tuple[str, ...],
    started: str,
    date: str,
    humans: int,
    same_year: bool,
) -> str:
    """Why a suspended game cannot go on now: `players`, `seats`, `year`, or nothing (RUM-070,
    RUM-083).
    """
    if sorted(then) != sorted(now):
        return "players"
    if then and not any(now[turn:] + now[:turn] == then for turn in range(len(then))):
        return "seats"
    if same_year and humans > 1 and started and started[:4] != date[:4]:
        return "year"
    return ""


def suspend_refusal(view: View) -> Rejection | None:
    """Why the seat may not ask to adjourn now, or None."""
    if not may_suspend(view.public) or view.seat not in view.public.humans:
        return refuse("wrong_phase", "suspend-now")
    is_open = view.public.adjournment.question is not None
    return refuse("pending", "suspend-asked") if is_open else None


def resume_refusal(view: View, action: Resume) -> Rejection | None:
    """Why the game cannot go on in this way, or None."""
    begun = view.public.adjournment
    same_year = view.options.same_year and not action.unrated
    humans = len(view.public.humans)
    why = may_resume(begun.names, action.players, begun.started, action.date, humans, same_year)
    return refuse(why, f"resume-{why}") if why else None


def ask(flow: RummyFlow, seat: Seat) -> None:
    """A seat asks to adjourn; the question waits for the end of the hand (RUM-090)."""
    flow.change(adjournment=replace(flow.public.adjournment, question=Question(seat)))
    flow.tell(AdjournAsked(seat, (), False))


def after_hand(flow: RummyFlow) -> None:
    """A hand has been posted: if an adjournment was asked for, the others answer now."""
    question = flow.public.adjournment.question
    if question is None:
        return
    is_asked = _put(flow, Phase.ADJOURN, question.by)
    if is_asked:
        flow.tell(AdjournAsked(question.by, is_asked, True))
    else:
        _suspend(flow)


def _put(flow: RummyFlow, phase: Phase, by: Seat) -> tuple[Seat, ...]:
    """The question of `by` is put to all others, who are returned."""
    seats = tuple([seat for seat in flow.public.humans if seat != by])
    ballots = replace(flow.secret.ballots, votes=flow.blank())
    flow.change(phase=phase, waiting=seats, asks=flow.public.asks + 1, ballots=ballots)
    return seats


def vote(flow: RummyFlow, seat: Seat, yes: bool) -> None:
    """An answer to an adjournment or a resumption."""
    ballots, answer = flow.secret.ballots, "agree" if yes else "refuse"
    ballots = replace(ballots, votes=replaced(ballots.votes, seat, answer))
    flow.change(ballots=ballots, waiting=flow.answered(seat))
    flow.tell(Noted(seat, answer))
    _settle(flow)


def _settle(flow: RummyFlow) -> None:
    public, ballots = flow.public, flow.secret.ballots
    question, resuming = public.adjournment.question, public.phase is Phase.RESUME
    if public.waiting or question is None:
        return
    flow.change(ballots=replace(ballots, votes=flow.blank()))
    if "refuse" in ballots.votes:
        phase = Phase.SUSPENDED if resuming else Phase.DEAL
        flow.change(phase=phase, adjournment=replace(public.adjournment, question=None))
        flow.tell(AdjournRefused(question.by, resuming))
    elif resuming:
        _resume(flow, question.rated)
    else:
        _suspend(flow)


def _suspend(flow: RummyFlow) -> None:
    adjournment = replace(flow.public.adjournment, question=None)
    flow.change(phase=Phase.SUSPENDED, adjournment=adjournment)
    flow.tell(Suspended(flow.public.number))


def resume(flow: RummyFlow, seat: Seat, unrated: bool) -> None:
    """A seat wants to go on; the other humans are asked (RUM-083, RUM-090)."""
    question = Question(seat, not unrated)
    flow.change(adjournment=replace(flow.public.adjournment, question=question))
    is_asked = _put(flow, Phase.RESUME, seat)
    if is_asked:
        flow.tell(ResumeAsked(seat, is_asked, not unrated))
    _settle(flow)


def _resume(flow: RummyFlow, rated: bool) -> None:
    adjournment = flow.public.adjournment
    adjournment = replace(adjournment, question=None, rated=adjournment.rated and rated)
    flow.change(phase=Phase.DEAL, adjournment=adjournment)
    flow.tell(Resumed(adjournment.rated))
