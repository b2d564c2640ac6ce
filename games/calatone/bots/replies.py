"""What every level does when it is not about cards to show or chips to stake."""

from __future__ import annotations

from abc import ABC, abstractmethod

from games.calatone.actions import Consent, Declare, Expose, Ready, Refuse
from games.calatone.rules.bets import Legal
from games.calatone.rules.silence import lower_card
from games.calatone.state import Phase
from games.calatone.view import View
from playroom.engine.contract import Bot, Turn
from playroom.engine.kit.bots import RandomBot
from playroom.engine.overriding import override
from playroom.engine.steps import Action


def reply(view: View) -> Action | None:
    """The action outside showing and betting, None when it is one of those.

    Bots declare their best five, consent (CAL-114), propose nothing (CAL-119), and take no fresh
    chips, so that a sitting of bots ends (CAL-111).
    """
    hand = view.hand
    match view.phase:
        case Phase.EXPOSE | Phase.BET:
            return None
        case Phase.DECLARE:
            assert hand is not None
            return Declare(view.evaluator.best(hand.own))
        case Phase.ASK:
            return Consent()
        case Phase.REBUY | Phase.LIMIT:
            return Refuse()
    return Ready()


class Bettor(Bot, ABC):
    """A level that thinks: it shows its lower card, and stakes chips in its own way."""

    @override
    def decide(self, turn: Turn) -> Action:
        view: View = turn.view
        answer = reply(view)
        if answer is not None:
            return answer
        hand, may = view.hand, view.legal
        assert hand is not None
        return Expose(lower_card(hand.own)) if may is None else self.bet(turn, may)

    @abstractmethod
    def bet(self, turn: Turn, may: Legal) -> Action:
        """What it does with chips, of what it `may` do."""


class AnyPlay(RandomBot):
    """The level `random`: shows, bets and declares whatever it may; in the windows between hands it
    does what all bots do.
    """

    @override
    def decide(self, turn: Turn) -> Action:
        answer = None if turn.view.phase.in_hand else reply(turn.view)
        return super().decide(turn) if answer is None else answer
