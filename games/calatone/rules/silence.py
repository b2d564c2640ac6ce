"""Default actions: silence when a clock runs out, and play for a seat after its player has left
(CAL-106), from the seat's view alone.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.calatone import actions as a
from games.calatone.rules.bets import legal
from games.calatone.rules.check import refusal
from games.calatone.rules.evaluator import Category
from games.calatone.rules.packs import VALUE
from games.calatone.state import Chair, Phase
from games.calatone.view import View
from playroom.engine.cards import Card
from playroom.engine.notes import Rejection
from playroom.engine.steps import Action, Leaving


def meant(view: View) -> Action:
    """What the silence of an awaited seat stands for."""
    hand = view.in_hand
    match view.phase:
        case Phase.EXPOSE if hand is not None:
            return a.Expose(lower_card(hand.own))  # CAL-030
        case Phase.BET if hand is not None:
            return a.Fold() if hand.bets.level else a.Check()  # CAL-057
        case Phase.DECLARE if hand is not None:
            return a.Declare(view.evaluator.best(hand.own))  # CAL-074
        case Phase.ASK:
            return a.Consent()  # CAL-114
        case Phase.REBUY | Phase.LIMIT:
            return a.Refuse()  # CAL-111, CAL-119
    return a.Ready()


def lower_card(cards: Iterable[Card]) -> Card:
    """The card shown for a seat that does not choose: the lower, of equals the first received
    (CAL-030).
    """
    return min(cards, key=lambda card: VALUE[card])


def returning(view: View, newcomer: bool) -> a.Back | Rejection | None:
    """What coming back does: its player plays on until the hand is over, then the chips have gone
    to the bank (CAL-110). A newcomer gets a bot's place with the chips in front of it, which were
    issued for it once (CAL-019); those of a player who leaves are not to be had.
    """
    if view.seat is not None and view.chairs[view.seat] is Chair.LEFT:
        return Rejection.of("left", "calatone-refuse-left")
    if newcomer and not view.playing:
        return Rejection.of("seat", "calatone-refuse-no-chips")
    if refusal(view, a.Back()) is not None:
        return None
    return Rejection.of("leaving", "calatone-refuse-leaving") if newcomer else a.Back()


def what_leaving_does(view: View) -> Leaving:
    """What becomes of a seat that is left now (CAL-105, CAL-106), or of one that was left."""
    if view.phase is Phase.OVER or not view.playing:
        return Leaving.WATCH
    if view.in_hand is None:
        return Leaving.CASH
    return Leaving.HAND if view.options.on_leave == "bot" else Leaving.FOLD


def substitute_bet(view: View) -> a.Check | a.Call | a.Fold:
    """How a seat bets after its player has left. By default it withdraws; with `on_leave = bot` it
    passes when it can, sees with a hand at least as good as every shown one, else withdraws.

    It never attacks, and takes no chances, so a log always replays.
    """
    hand, seat, options = view.hand, view.seat, view.options
    assert hand is not None
    assert seat is not None
    if options.on_leave != "bot":
        return a.Fold()
    if not hand.bets.level:
        return a.Check()
    evaluator = view.evaluator
    own = evaluator.key(hand.own)
    best = max(evaluator.key(hand.up[other]) for other in hand.bets.live if other != seat)
    cost = legal(options, hand.bets, view.stacks, seat).cost
    worth = own[0] >= evaluator.strength[Category.PAIR] or cost <= options.min_bet
    return a.Call() if own >= best and worth else a.Fold()
