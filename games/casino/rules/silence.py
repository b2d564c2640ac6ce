"""What silence stands for (CAS-175)."""

from __future__ import annotations

from games.casino import actions
from games.casino.actions import Play, Take, Trail
from games.casino.rules.check import is_legal
from games.casino.rules.duty import meets_duty
from games.casino.rules.values import BIG, LITTLE, SCHEMES, in_order
from games.casino.state import (
    PLAYING,
    Accusation,
    DealerChoice,
    LastCall,
    Phase,
    Public,
    View,
    Window,
)
from playroom.engine.cards import Card
from playroom.engine.notes import Rejection
from playroom.engine.record import Seat
from playroom.engine.steps import Action

_SUITS = "HDCS"


def silence(view: View) -> Action | Rejection:
    """The default action of the seat of `view`, or the refusal if it is not awaited."""
    public, seat, question = view.public, view.seat, view.public.question
    if seat is None or not _awaited(view):
        return Rejection.of("not_awaited", "table-not-awaited")
    if public.phase in PLAYING:
        return _silent_play(view, seat)
    if isinstance(question, Window):
        return actions.No()
    return (
        actions.NameDealer(public.dealer)
        if isinstance(question, DealerChoice)
        else actions.Decline()
    )


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


def _trail_order(card: Card) -> int:
    """Faces J Q K, then 10 down to 2, then aces, the 10D, last the 2S; within a rank hearts,
    diamonds, clubs, spades.
    """
    if card.face == LITTLE:
        return 1000
    if card.face == BIG:
        return 900
    place = card.rank - 11 if card.rank > 10 else 13 if card.rank == 1 else 13 - card.rank
    return place * 4 + _SUITS.index("CDHS"[card.suit])
