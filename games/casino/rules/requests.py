"""Who is asked for what, and what silence stands for (CAS-175)."""

from __future__ import annotations

from games.casino import actions
from games.casino.actions import ANSWERS, PLAYS, WINDOW, Play, Take, Trail
from games.casino.questions import Accusation, DealerChoice, Vote, Window
from games.casino.rules.check import is_legal
from games.casino.rules.duty import meets_duty
from games.casino.rules.values import BIG, LITTLE, SCHEMES, in_order
from games.casino.state import PLAYING, LastCall, Phase, Public, State, View
from playroom.engine.cards import Card
from playroom.engine.notes import Rejection
from playroom.engine.record import Seat
from playroom.engine.steps import Action, Mode, Request

_REDEAL: tuple[type[Action], ...] = (actions.Redeal,)
_LAST: tuple[type[Action], ...] = (actions.AnnounceLast,)
_DEALER: tuple[type[Action], ...] = (actions.NameDealer,)


def requests(state: State) -> tuple[Request, ...]:
    """Who may do what now. Others' answers to a window are open until all have answered."""
    public = state.public
    if public.phase in PLAYING:
        asked = _play_requests(state)
    elif public.question is not None:
        asked = _question_requests(state)
    else:
        return ()
    if public.call is not LastCall.DUE:
        return asked
    # the dealer may announce the last round, and is not waited for (CAS-171)
    key = f"last{public.deal}.{public.shuffle}"
    return (*asked, Request(key, public.dealer, _LAST, Mode.WINDOW, None, awaited=False))


def _play_requests(state: State) -> tuple[Request, ...]:
    """A play, and before the first one of a deal everybody's proposal to deal again."""
    public, options = state.public, state.public.options
    turn, phase = public.turn, public.phase
    if turn is None:
        return ()
    plays = public.plays
    key = f"{public.deal}.{public.shuffle}.{plays}.{len(public.proposed)}"
    clock = options.turn_seconds or None
    play = Request(f"{phase.value}{key}.{turn}", turn, PLAYS, Mode.TURN, clock)
    if plays or phase is not Phase.PLAY:
        return (play,)
    proposals = (
        Request(f"redeal{key}.{seat}", seat, _REDEAL, Mode.WINDOW, None, awaited=False)
        for seat in range(options.seats)
        if seat not in public.proposed
    )
    return (play, *proposals)


def _question_requests(state: State) -> tuple[Request, ...]:
    public, options, question = state.public, state.public.options, state.public.question
    assert question is not None
    key = f"{public.phase}{public.deal}.{public.shuffle}.{public.plays}.{len(public.proposed)}"
    mode, seconds = Mode.WINDOW, options.challenge_seconds or None
    if isinstance(question, Accusation):
        key = f"{key}.{question.accuser}{question.card}"
        return (Request(key, question.accused, ANSWERS, mode, seconds),)
    kinds = WINDOW
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


# -- silence ---------------------------------------------------------------------------------------


def silence(view: View) -> Action | Rejection:
    """The default action of the seat of `view`, or the refusal if it is not awaited."""
    public, seat, question = view.public, view.seat, view.public.question
    if seat is None or not _awaited(view):
        return Rejection.of("not_awaited", "table-not-awaited")
    if public.phase in PLAYING:
        return _silent_play(view, seat)
    if isinstance(question, Window):
        return actions.No()
    if isinstance(question, DealerChoice):
        return actions.NameDealer(public.dealer)
    return actions.Decline()


def _awaited(view: View) -> bool:
    public, question = view.public, view.public.question
    if public.phase in PLAYING:
        return public.turn == view.seat
    if isinstance(question, Accusation):
        return question.accused == view.seat
    return question is not None and view.seat in question.asked and not view.answered


def _silent_play(view: View, seat: Seat) -> Action:
    public = view.public
    play = default_play(public, seat, view.hand)
    if (
        public.phase is Phase.REPLACEMENT
        and public.debt(seat) is None
        and not meets_duty(public, seat, play)
    ):
        return actions.GiveUp(play)
    owes = seat == public.dealer and public.call is LastCall.DUE
    return actions.AnnounceAndPlay(play) if owes else play


def default_play(public: Public, seat: Seat, hand: tuple[Card, ...]) -> Play:
    """The default move of the seat in turn: a penalty card, a legal trail, the take of its own
    highest build, any trail.
    """
    debt = public.debt(seat)
    if debt is not None:
        return Trail(debt)
    trails = [Trail(card) for card in sorted(hand, key=_trail_order)]
    for trail in trails:
        if is_legal(public, seat, hand, trail):
            return trail
    worth = SCHEMES[public.options.scheme].hand
    for build in sorted(public.owned(seat), key=lambda build: -build.value):
        for card in in_order(hand):
            if build.value in worth[card]:
                value = build.value if len(worth[card]) > 1 else None
                take = Take(card, (), (build.value,), value)
                if is_legal(public, seat, hand, take):
                    return take
    return trails[0]


def _trail_order(card: Card) -> tuple[int, int]:
    """Faces J Q K, then 10 down to 2, then aces, the 10D, last the 2S; within a rank hearts,
    diamonds, clubs, spades.
    """
    if card.face in (BIG, LITTLE):
        return (99, card.face == LITTLE)
    return (11, 12, 13, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1).index(card.rank), (2, 1, 0, 3)[card.suit]
