"""What every level does when it is not about cards to show or chips to stake."""

from __future__ import annotations

from abc import ABC, abstractmethod

from games.calatone.actions import Expose
from games.calatone.rules.bets import Legal
from games.calatone.rules.silence import lower_card, meant
from games.calatone.state import Phase
from games.calatone.view import View
from playroom.engine.contract import Bot, Turn
from playroom.engine.kit.bots import RandomBot
from playroom.engine.overriding import override
from playroom.engine.steps import Action


def reply(view: View) -> Action | None:
    """What silence stands for; None in showing and betting, where the levels differ.

    Bots declare their best five, consent (CAL-114), propose nothing (CAL-119), and take no fresh
    chips, so that a sitting of bots ends (CAL-111).
    """
    return None if view.phase in (Phase.EXPOSE, Phase.BET) else meant(view)


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
