"""The claims referee: windows after every play, challenges, accusations.

Functions that answer a question tell whether the play stands and nothing more is asked, so that its
consequences follow.
"""

from __future__ import annotations

from games.casino import events
from games.casino.actions import Accuse, Agree, Challenge, Play, Reply, Take
from games.casino.questions import Accusation, Window
from games.casino.rules import irregularities
from games.casino.rules.check import judge
from games.casino.rules.deal import tell_turn
from games.casino.state import Fate, LastCall, Phase, State, TableFlow
from playroom.engine.notes import Rejection, replaced
from playroom.engine.record import Seat


def open_window(flow: TableFlow, before: State, seat: Seat, action: Play) -> None:
    """The opponents of `seat` may challenge the play that it has made at the table `before`."""
    options = flow.public.options
    seats = options.opponents(seat)
    flow.show(phase=Phase.WINDOW, question=Window(seat, seats))
    flow.change(answers=(), before=before, played=action)
    flow.tell(events.WindowOpened(seat, seats, options.challenge_seconds or None))


def answer_window(flow: TableFlow, seat: Seat, reply: Reply) -> bool:
    """One answer; when it is the last one the window closes (CAS-188)."""
    window = flow.public.question
    assert isinstance(window, Window)
    given = (*flow.state.answers, (seat, reply))
    if len(given) < len(window.asked):
        flow.change(answers=given)
        return False
    answers = dict(given)
    challenger = next((other for other in window.asked if type(answers[other]) is Challenge), None)
    accusations = []
    for accuser in window.asked:  # clockwise from the mover, not in order of arrival
        answer = answers[accuser]
        if isinstance(answer, Accuse):
            accusations.append(Accusation(accuser, answer.seat, answer.card))
    flow.show(question=None)
    flow.change(answers=(), fate=Fate.STANDS)
    accusers = tuple(accusation.accuser for accusation in accusations)
    flow.tell(events.WindowClosed(window.mover, challenger, accusers))
    if challenger is not None:
        _judge(flow, challenger, window.mover)
    if flow.public.result is not None:
        return False
    flow.change(pending=tuple(accusations))
    return _put_accusation(flow)


def _judge(flow: TableFlow, challenger: Seat, mover: Seat) -> None:
    """The challenge of a play (CAS-181, CAS-182, CAS-184 c)."""
    before, action = flow.state.before, flow.state.played
    assert before is not None
    assert action is not None
    options = flow.public.options
    wrong = judge(before.public, mover, action)
    taken = action.builds if isinstance(action, Take) else ()
    misfits = [
        build
        for build in before.public.owned(mover)
        if build.value in taken and not irregularities.fits(options, build)
    ]
    if wrong is None and misfits:
        value, cards = misfits[0].value, misfits[0].cards
        wrong = Rejection.of("sum", "casino-refuse-sum-build", value=value, cards=cards)
    if wrong is None:
        flow.tell(events.ChallengeDismissed(challenger, mover))
        return
    take = isinstance(action, Take)
    flow.tell(events.ChallengeUpheld(challenger, mover, action.card, take, wrong))
    _undo(flow, before)
    if not take:
        hands = replaced(flow.state.hands, mover, before.hands[mover])
        flow.hold(hands, plays=before.public.plays)
        irregularities.expose(flow, mover, action.card)
        flow.change(fate=Fate.UNDONE)
        return
    flow.change(fate=Fate.TRAILED)
    for build in misfits:
        irregularities.improper(flow, build, falls=True)
        if flow.public.result is not None:
            return
    irregularities.lay_down(flow, mover, action.card, is_play=True)
    if options.irregularity_loses:
        irregularities.lose_game(flow, mover, "play")


def _undo(flow: TableFlow, before: State) -> None:
    """The table as it was before the play; hands and the count of plays are the caller's."""
    public, old = flow.public, before.public
    flow.show(
        loose=old.loose,
        builds=old.builds,
        piles=old.piles,
        last=old.last,
        last_play=old.last_play,
        last_take=old.last_take,
        call=old.call if public.call is LastCall.MISSED else public.call,
    )


def _put_accusation(flow: TableFlow) -> bool:
    """Asks the next accused; a card that has come to light since then is not asked about.

    At the end all goes on.
    """
    public = flow.public
    while flow.state.pending:
        accusation, *pending = flow.state.pending
        flow.change(pending=tuple(pending))
        card, accused = accusation.card, accusation.accused
        if card in public.shown() or (accused, card) in public.owed:
            continue
        flow.show(phase=Phase.ACCUSATION, question=accusation)
        flow.tell(events.Accused(accusation.accuser, accused, card))
        return False
    return _settle(flow)


def answer_accusation(flow: TableFlow, seat: Seat, reply: Reply) -> bool:
    """The accused agrees (CAS-191) or does not."""
    question = flow.public.question
    assert isinstance(question, Accusation)
    flow.show(question=None)
    if isinstance(reply, Agree):
        own_turn = flow.state.fate is Fate.UNDONE and seat == flow.public.turn
        if irregularities.penalise(flow, seat, question.card, own_turn):
            flow.change(fate=Fate.TRAILED)
    else:
        flow.tell(events.AccusationDenied(question.accuser, seat, question.card))
    return _put_accusation(flow)


def _settle(flow: TableFlow) -> bool:
    """All has been asked: the consequences of the play follow, or the play that replaces it."""
    undone = flow.state.fate is Fate.UNDONE
    flow.change(before=None, played=None, fate=None)
    if undone:
        _replace(flow)
    return not undone


def _replace(flow: TableFlow) -> None:
    """The mover plays again; an owner who cannot meet the duty has built improperly (CAS-184 b)."""
    flow.show(phase=Phase.REPLACEMENT)
    public = flow.public
    mover = public.turn
    assert mover is not None
    if (
        public.debt(mover) is None
        and public.owned(mover)
        and not irregularities.can_meet_duty(public, mover, flow.state.hands[mover])
    ):
        irregularities.improper_all(flow, public.owned(mover))
        if flow.public.result is not None:
            return
    tell_turn(flow)
