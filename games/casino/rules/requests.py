"""Who is asked for what."""

from __future__ import annotations

from games.casino.actions import ANSWERS, PLAYS, WINDOW, AnnounceLast, NameDealer, Redeal
from games.casino.state import PLAYING, Accusation, DealerChoice, LastCall, Phase, State, Vote
from playroom.engine.steps import Action, Mode, Request

_REDEAL: tuple[type[Action], ...] = (Redeal,)
_LAST: tuple[type[Action], ...] = (AnnounceLast,)
_DEALER: tuple[type[Action], ...] = (NameDealer,)


def requests(state: State) -> tuple[Request, ...]:
    """Who may do what now. Others' answers to a window are open until all have answered."""
    public = state.public
    if public.phase in PLAYING:
        open_requests = _play_requests(state)
    elif public.question is not None:
        open_requests = _question_requests(state)
    else:
        return ()
    return (
        open_requests if public.call is not LastCall.DUE else (*open_requests, _last_request(state))
    )


def _play_requests(state: State) -> tuple[Request, ...]:
    """A play, and before the first one of a deal everybody's proposal to deal again."""
    public, options = state.public, state.public.options
    turn, phase = public.turn, public.phase
    if turn is None:
        return ()
    plays = public.plays
    key = f"{public.deal}.{public.shuffle}.{plays}.{len(public.proposed)}"
    play = Request(
        f"{phase.value}{key}.{turn}", turn, PLAYS, Mode.TURN, options.turn_seconds or None
    )
    if plays or phase is not Phase.PLAY:
        return (play,)
    return (
        play,
        *(
            Request(f"redeal{key}.{seat}", seat, _REDEAL, Mode.WINDOW, None, awaited=False)
            for seat in range(options.seats)
            if seat not in public.proposed
        ),
    )


def _question_requests(state: State) -> tuple[Request, ...]:
    public, options, question = state.public, state.public.options, state.public.question
    assert question is not None
    key = f"{public.phase}{public.deal}.{public.shuffle}.{public.plays}.{len(public.proposed)}"
    if isinstance(question, Accusation):
        key = f"{key}.{question.accuser}{question.card}"
        return (
            Request(key, question.accused, ANSWERS, Mode.WINDOW, options.challenge_seconds or None),
        )
    kinds, mode, seconds = WINDOW, Mode.WINDOW, options.challenge_seconds or None
    if isinstance(question, Vote):
        kinds = ANSWERS
    elif isinstance(question, DealerChoice):
        kinds, seconds = _DEALER, options.turn_seconds or None
        mode = Mode.TURN if len(question.asked) == 1 else Mode.WINDOW
    answered = {seat for seat, _ in state.answers}
    return tuple(
        Request(f"{key}.{seat}", seat, kinds, mode, seconds)
        for seat in question.asked
        if seat not in answered
    )


def _last_request(state: State) -> Request:
    """The dealer may announce the last round, and is not waited for (CAS-171)."""
    public = state.public
    key = f"last{public.deal}.{public.shuffle}"
    return Request(key, public.dealer, _LAST, Mode.WINDOW, None, awaited=False)
