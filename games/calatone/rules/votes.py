"""What players put to each other between hands: fresh chips, an end, new seats, going on."""

from __future__ import annotations

from collections.abc import Iterable

from games.calatone.actions import Extend, Rebuy, Refuse
from games.calatone.events import Answered, Asked, Settled
from games.calatone.rules.bank import give_up_chair, issue
from games.calatone.rules.clock import set_limit
from games.calatone.rules.deal import draw_seats, go_to_next_deal, part_from_broke
from games.calatone.rules.limits import Limit
from games.calatone.rules.requests import awaited
from games.calatone.rules.scoring import end_session
from games.calatone.state import Chair, Phase, Question, State, Votes
from playroom.engine.kit.flow import Flow
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng


def propose(flow: Flow[State], what: str, by: Seat, rng: Rng, limit: Limit | None = None) -> None:
    """A limit, the end or new seats: put to all other seated players (CAL-014, CAL-100, CAL-108,
    CAL-114).
    """
    state = flow.state
    if what == "seats" and not state.deals:
        draw_seats(flow, rng)  # CAL-109: before the first hand asking is enough
        return
    proposals = tuple(sorted({*state.votes.asked, (by, what)}))
    flow.change(votes=replace(state.votes, asked=proposals))
    others = tuple(
        seat for seat in state.deal_order if state.chairs[seat] is Chair.SEATED and seat != by
    )
    _put(flow, Question(what, by, others, limit=limit))


def ask_rebuy(flow: Flow[State], seat: Seat, amount: int) -> None:
    """CAL-021: the bank gives at once, or its keeper is asked; the keeper needs no consent."""
    if _needs_consent(flow.state, seat):
        _put(flow, Question("rebuy", seat, (flow.state.bank.keeper,), amount=amount))
    else:
        issue(flow, seat, amount)


def _needs_consent(state: State, seat: Seat) -> bool:
    return state.options.rebuy == "banker" and seat != state.bank.keeper


def _put(flow: Flow[State], question: Question) -> None:
    state = flow.state
    votes = replace(state.votes, question=question)
    flow.change(ready=(), phase=Phase.ASK, votes=votes, questions=state.questions + 1)
    flow.tell(Asked(question.what, question.by, question.amount, question.limit, question.seats))


def reply(flow: Flow[State], seat: Seat, yes: bool, rng: Rng) -> None:
    """Yes or no to the open question; it is closed as soon as the answer is known."""
    question = flow.state.votes.question
    assert question is not None
    if yes:
        question = replace(question, consented=tuple(sorted((*question.consented, seat))))
    else:
        question = replace(question, refused=tuple(sorted((*question.refused, seat))))
    flow.change(votes=replace(flow.state.votes, question=question))
    flow.tell(Answered(seat, question.what, "consent" if yes else "refuse"))
    if question.what == "extend":
        if not question.open:
            staying = len(flow.state.seated) - len(question.refused)
            _close(flow, question, staying > 1, rng)
    elif question.refused or not question.open:
        _close(flow, question, not question.refused, rng)


def _close(flow: Flow[State], question: Question, agreed: bool, rng: Rng) -> None:
    """Does what was agreed and goes on to the next question, or back to where it was asked."""
    flow.change(votes=Votes(flow.state.votes.asked))
    flow.tell(Settled(question.what, question.by, agreed))
    if question.what == "extend":
        _close_extension(flow, question)
        return
    if agreed:
        match question.what:
            case "rebuy":
                issue(flow, question.by, question.amount)
            case "limit" if question.limit is not None:
                set_limit(flow, question.limit)
            case "seats":
                draw_seats(flow, rng)
            case "end":
                end_session(flow, "agreed")
                return
    if flow.state.waiting:
        first, *others = flow.state.waiting
        flow.change(waiting=tuple(others))
        _put(flow, replace(first, seats=(flow.state.bank.keeper,)))
    elif question.what == "rebuy":
        part_from_broke(flow)
    else:
        go_to_next_deal(flow)


def _close_extension(flow: Flow[State], question: Question) -> None:
    """Who refuses leaves; those who stay play on to the new limit, if two are left (CAL-103,
    CAL-119).
    """
    for seat in flow.state.deal_order:
        if seat in question.refused:
            give_up_chair(flow, seat, Chair.LEFT)
    if len(flow.state.seated) < 2 or question.limit is None:
        end_session(flow, "limit")
    else:
        set_limit(flow, question.limit)
        go_to_next_deal(flow)


def answer_window(flow: Flow[State], seat: Seat, action: Rebuy | Extend | Refuse) -> None:
    """An answer to the window that is open; it takes effect when all have answered."""
    state = flow.state
    others = [answer for answer in state.answers if answer[0] != seat]
    answers = tuple(sorted((*others, (seat, action)), key=lambda answer: answer[0]))
    flow.change(answers=answers)
    what = "rebuy" if state.phase is Phase.REBUY else "extend"
    flow.tell(Answered(seat, what, "none" if isinstance(action, Refuse) else what))
    close_window(flow)


def close_window(flow: Flow[State]) -> None:
    """When all have answered: the answers take effect in deal order, not in order of arrival."""
    state = flow.state
    if awaited(state):
        return
    by_seat = dict(state.answers)
    answers = [(seat, by_seat[seat]) for seat in state.deal_order if seat in by_seat]
    flow.change(answers=())
    if state.phase is Phase.REBUY:
        _close_rebuys(flow, answers)
        return
    for seat, action in answers:
        if isinstance(action, Extend):
            others = tuple(other for other, _ in answers if other != seat)
            _put(flow, Question("extend", seat, others, limit=action.limit))
            return
    end_session(flow, "limit")


def _close_rebuys(
    flow: Flow[State], answers: Iterable[tuple[Seat, Rebuy | Extend | Refuse]]
) -> None:
    questions = []
    for seat, action in answers:
        if not isinstance(action, Rebuy):
            continue
        if _needs_consent(flow.state, seat):
            keeper = flow.state.bank.keeper
            questions.append(Question("rebuy", seat, (keeper,), amount=action.amount))
        else:
            issue(flow, seat, action.amount)
    if questions:
        flow.change(waiting=tuple(questions[1:]))
        _put(flow, questions[0])
    else:
        part_from_broke(flow)


def leave_between(flow: Flow[State], seat: Seat, rng: Rng) -> bool:
    """`seat` leaves when no hand is being played. True when the next hand is to be dealt, since it
    alone was waited for.
    """
    question = flow.state.votes.question
    phase = flow.state.phase
    give_up_chair(flow, seat, Chair.LEFT)
    if phase is Phase.ASK and question is not None:
        _leave_question(flow, seat, question, rng)
    elif phase is Phase.LIMIT and len(flow.state.seated) < 2:
        end_session(flow, "limit")
    elif phase in (Phase.LIMIT, Phase.REBUY):
        close_window(flow)
    elif len(flow.state.with_chips) < 2:
        end_session(flow, "chips")
    else:
        return not awaited(flow.state)
    return False


_ENDS = {"extend": "limit", "end": "agreed"}
"""Why a sitting ends in which so many leave during a question that one player is left."""


def _leave_question(flow: Flow[State], seat: Seat, question: Question, rng: Rng) -> None:
    """Absence is consent (CAL-114); a request for fresh chips ends when its player has left."""
    state = flow.state
    flow.change(waiting=tuple(other for other in state.waiting if other.by != seat))
    staying = len(state.seated) - len(question.refused) * (question.what == "extend")
    if question.what == "rebuy" and question.by == seat:
        _close(flow, question, False, rng)
    elif staying < 2:
        end_session(flow, _ENDS.get(question.what, "chips"))
    elif seat in question.open:
        reply(flow, seat, True, rng)
