"""What stands for a player: silence when a clock runs out, and what plays for a seat whose player
has gone (CAL-106).

The latter (`on_leave = bot`) plays its made hand by fixed rules and without chance, so a log always
replays: the seat's own cards and what lies open are all it looks at.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.calatone.actions import Call, Check, Consent, Declare, Expose, Fold, Ready, Refuse
from games.calatone.evaluator import Category, Evaluator
from games.calatone.options import Terms
from games.calatone.packs import VALUE
from games.calatone.state import Hand, Phase, State, evaluator_for
from playroom.engine.cards import Card
from playroom.engine.record import Seat
from playroom.engine.steps import Action


def card(cards: Iterable[Card]) -> Card:
    """The card that is shown for somebody who does not choose: the lower, of equals the first
    received (CAL-030).
    """
    return min(cards, key=lambda one: VALUE[one])


def speak(
    evaluator: Evaluator, terms: Terms, hand: Hand, stacks: Sequence[int], seat: Seat
) -> Action:
    """Passes when it can, sees with a hand at least as good as every shown one, else withdraws.

    Never attacks.
    """
    if not hand.level:
        return Check()
    own = evaluator.key(hand.cards[seat])
    best = max(evaluator.key(hand.up(other)) for other in hand.live if other != seat)
    cost = min(hand.level - hand.paid[seat], stacks[seat])
    worth = own[0] >= evaluator.strength[Category.PAIR] or cost <= terms.min_bet
    return Call() if own >= best and worth else Fold()


def silent(state: State, seat: Seat) -> Action:
    """What the silence of an awaited seat stands for."""
    hand = state.hand
    match state.phase:
        case Phase.EXPOSE if hand is not None:
            return Expose(card(hand.cards[seat]))  # CAL-030
        case Phase.BET if hand is not None:
            return Fold() if hand.level else Check()  # CAL-057
        case Phase.DECLARE if hand is not None:
            return Declare(evaluator_for(state.terms, hand.size).best(hand.cards[seat]))  # CAL-074
        case Phase.ASK:
            return Consent()  # CAL-114
        case Phase.REBUY | Phase.LIMIT:
            return Refuse()  # CAL-111, CAL-119
    return Ready()
