"""Persons who play so that a transcript shows what it is for."""

from __future__ import annotations

from typing import Any

from games.calatone.actions import Bet, Call, Check, Declare, Expose, Fold, Raise, Ready, Refuse
from games.calatone.state import Phase
from playroom.engine.steps import Action


def passes(match: Any, view: Any, requests: Any) -> Action:
    """At Calatone: passes while that is possible, and then withdraws."""
    hand, may = view.hand, view.legal
    if view.phase is Phase.EXPOSE:
        return Expose(hand.own[0])
    if view.phase is Phase.DECLARE:
        return Declare(view.evaluator.best(hand.own))
    if may is None:
        return Ready() if view.phase is Phase.BETWEEN else Refuse()
    return Check() if may.check else Fold()


def stakes_all(match: Any, view: Any, requests: Any) -> Action:
    """At Calatone: sees every bet of the first hand; then everything at the first opportunity."""
    may = view.legal
    if may is None:
        return passes(match, view, requests)
    if view.hand.deal.number == 1:
        return Check() if may.check else Call()
    if may.bet is not None:
        return Bet(may.bet[1])
    return Raise(may.raise_[1]) if may.raise_ is not None else Call()
