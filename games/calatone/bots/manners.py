"""What every level does when it is not about cards to show or chips to stake."""

from __future__ import annotations

from games.calatone.actions import Consent, Declare, Ready, Refuse
from games.calatone.state import Phase, evaluator_for
from games.calatone.view import View
from playroom.engine.steps import Action


def aside(view: View) -> Action | None:
    """The action outside showing and betting, None when it is one of those.

    Bots declare their best five, consent (CAL-114), propose nothing and take no fresh chips
    (CAL-111, CAL-119).
    """
    hand = view.hand
    match view.phase:
        case Phase.EXPOSE | Phase.BET:
            return None
        case Phase.DECLARE:
            assert hand is not None
            return Declare(evaluator_for(view.terms, hand.size).best(hand.own))
        case Phase.ASK:
            return Consent()
        case Phase.REBUY | Phase.LIMIT:
            return Refuse()
    return Ready()
