"""Who is asked for what (section 4.8), and the refusals of everything that is not a play."""

from __future__ import annotations

from games.casino.actions import (
    ANSWERS,
    PLAYS,
    WINDOW,
    Accuse,
    Agree,
    AnnounceAndPlay,
    AnnounceLast,
    BadPack,
    Challenge,
    Decline,
    Forfeit,
    GiveUp,
    NameDealer,
    No,
    Play,
    Redeal,
)
from games.casino.claims import penal_refusal, shown_cards
from games.casino.deals import whole_pack
from games.casino.legality import check_play
from games.casino.model import Accusation, DealerChoice, LastCall, Phase, State, View, Vote, Window
from playroom.engine.notes import Rejection
from playroom.engine.record import Seat
from playroom.engine.steps import Action, Mode, Request

_REDEAL: tuple[type[Action], ...] = (Redeal,)
_LAST: tuple[type[Action], ...] = (AnnounceLast,)
_DEALER: tuple[type[Action], ...] = (NameDealer,)


def requests(state: State) -> tuple[Request, ...]:
    """Who may do what now. Others' answers to a window are open until all have answered."""
    public = state.public
    rules, phase = public.rules, public.phase
    if phase is Phase.PLAY or phase is Phase.REPLACEMENT:
        turn = public.turn
        if turn is None:
            return ()
        key = f"{public.deal}.{public.shuffle}.{public.plays}"
        play = Request(f"{phase.value}{key}.{turn}", turn, PLAYS, Mode.TURN, rules.turn_seconds)
        out: tuple[Request, ...] = (play,)
        if public.plays == 0 and phase is Phase.PLAY:
            out += tuple(
                Request(f"redeal{key}.{seat}", seat, _REDEAL, Mode.WINDOW, None, awaited=False)
                for seat in range(rules.seats)
                if seat not in public.proposed
            )
        return (*out, *_last_request(state)) if public.call is LastCall.DUE else out
    question = public.question
    if question is None:
        return ()
    key = f"{phase}{public.deal}.{public.shuffle}.{public.plays}.{len(public.proposed)}"
    if isinstance(question, Accusation):
        key = f"{key}.{question.accuser}{question.card}"
        out = (Request(key, question.accused, ANSWERS, Mode.WINDOW, rules.challenge_seconds),)
    else:
        answered = {seat for seat, _ in state.answers}
        kinds = (
            ANSWERS
            if isinstance(question, Vote)
            else WINDOW
            if isinstance(question, Window)
            else _DEALER
        )
        choice = isinstance(question, DealerChoice)
        seconds = rules.turn_seconds if choice else rules.challenge_seconds
        mode = Mode.TURN if choice and len(question.asked) == 1 else Mode.WINDOW
        out = tuple(
            Request(f"{key}.{seat}", seat, kinds, mode, seconds)
            for seat in question.asked
            if seat not in answered
        )
    return (*out, *_last_request(state)) if public.call is LastCall.DUE else out


def _last_request(state: State) -> tuple[Request, ...]:
    """The dealer may announce the last round, and is not waited for (CAS-171)."""
    public = state.public
    key = f"last{public.deal}.{public.shuffle}"
    return (Request(key, public.dealer, _LAST, Mode.WINDOW, None, awaited=False),)


def check(state: State, seat: Seat, action: Action) -> Rejection | None:
    """Why `seat` may not do this now (sections 4.4 and 4.8), or None."""
    if isinstance(action, Play):
        refused = check_play(state.public, seat, state.hands[seat], action)
        if refused is not None and penal_refusal(state, seat, action) is not None:
            return None  # refused all the same, but it costs a card: see `claims.play`
        return refused
    return check_other(view(state, seat), action, whole=whole_pack(state))


def view(state: State, seat: Seat | None) -> View:
    """What `seat` knows."""
    if seat is None:
        return View(None, state.public, ())
    answered = bool(state.answers) and any(one == seat for one, _ in state.answers)
    return View(seat, state.public, state.hands[seat], answered)


def check_other(view: View, action: Action, whole: bool = True) -> Rejection | None:
    """The refusals of the table procedures, from what the asker sees."""
    seat = view.seat
    assert seat is not None
    public = view.public
    match action:
        case Challenge() | No():
            return _check_window(view)
        case Accuse():
            return _check_window(view) or _check_accuse(view, action)
        case Agree() | Decline():
            return _check_answer(view, agree=type(action) is Agree)
        case Redeal():
            if public.phase is not Phase.PLAY:
                return Rejection.of("waiting", "casino-no-waiting", phase=str(public.phase))
            if not public.fresh or public.turn is None:
                return Rejection.of("no_redeal", "casino-no-no-redeal")
            return (
                Rejection.of("no_redeal", "casino-no-no-redeal-again")
                if seat in public.proposed
                else None
            )
        case NameDealer(seat=named):
            if not isinstance(public.question, DealerChoice) or seat not in public.question.asked:
                return Rejection.of("no_choice", "casino-no-no-choice")
            if view.answered:
                return Rejection.of("answered", "casino-no-answered")
            return (
                Rejection.of("bad_seat", "casino-no-bad-seat")
                if named not in range(public.rules.seats)
                else None
            )
        case AnnounceLast():
            return _check_last(view)
        case GiveUp(play=play):
            return (
                check_play(public, seat, view.hand, play)
                if isinstance(play, Play)
                else Rejection.of("verb", "casino-no-verb")
            )
        case AnnounceAndPlay(play=play):
            refused = _check_last(view)
            if refused is None and isinstance(play, Play):
                return check_play(public, seat, view.hand, play)
            return refused
        case Forfeit():
            return (
                Rejection.of("waiting", "casino-no-waiting", phase="over")
                if public.phase is Phase.OVER
                else None
            )
        case BadPack():
            return (
                Rejection.of("waiting", "casino-no-waiting", phase=str(public.phase))
                if whole
                else None
            )
    return Rejection.of("verb", "casino-no-verb")  # an action of another game


def _check_last(view: View) -> Rejection | None:
    public = view.public
    if public.phase is Phase.OVER or view.seat != public.dealer or public.call is not LastCall.DUE:
        return Rejection.of(
            "no_last",
            "casino-no-no-last-auto" if not public.rules.manual_last else "casino-no-no-last",
        )
    return None


def _check_window(view: View) -> Rejection | None:
    public = view.public
    if not public.rules.claims:
        return Rejection.of("claims_only", "casino-no-claims-only")
    if not isinstance(public.question, Window) or view.seat not in public.question.asked:
        return Rejection.of("no_window", "casino-no-no-window")
    return Rejection.of("answered", "casino-no-answered") if view.answered else None


def _check_accuse(view: View, action: Accuse) -> Rejection | None:
    public, seat = view.public, view.seat
    rules = public.rules
    if (
        seat is None
        or action.seat not in range(rules.seats)
        or rules.side_of[action.seat] == rules.side_of[seat]
    ):
        return Rejection.of("bad_seat", "casino-no-bad-seat")
    if action.card in view.hand or action.card in shown_cards(public):
        return Rejection.of("known_card", "casino-no-known-card", card=action.card)
    return None


def _check_answer(view: View, agree: bool) -> Rejection | None:
    question = view.public.question
    if isinstance(question, Accusation) and question.accused == view.seat:
        if agree and question.card not in view.hand:
            return Rejection.of("not_in_hand", "casino-no-not-in-hand", card=question.card)
        return None
    if isinstance(question, Vote) and view.seat in question.asked:
        return Rejection.of("answered", "casino-no-answered") if view.answered else None
    return Rejection.of("no_question", "casino-no-no-question")
