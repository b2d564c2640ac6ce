"""What plays for a seat whose player has gone when the table says `on_leave = bot` (CAL-106).

It plays its made hand by fixed rules and without chance, so a log always replays: the seat's own cards and what lies open
are all it looks at.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.calatone.actions import Call, Check, Fold
from games.calatone.evaluator import Category, Evaluator
from games.calatone.options import Terms
from games.calatone.packs import VALUE
from games.calatone.state import Hand
from playroom.engine.cards import Card
from playroom.engine.contract import Action
from playroom.engine.values import Seat


def card(cards: Iterable[Card]) -> Card:
    """The card that is shown for somebody who does not choose: the lower, of equals the first received (CAL-030)."""
    return min(cards, key=lambda one: VALUE[one])


def speak(evaluator: Evaluator, terms: Terms, hand: Hand, stacks: Sequence[int], seat: Seat) -> Action:
    """Passes when it can, sees with a hand at least as good as every shown one, else withdraws. Never attacks."""
    if not hand.level:
        return Check()
    own = evaluator.key(hand.cards[seat])
    best = max(evaluator.key(hand.up(other)) for other in hand.live if other != seat)
    cost = min(hand.level - hand.paid[seat], stacks[seat])
    worth = own[0] >= evaluator.strength[Category.PAIR] or cost <= terms.min_bet
    return Call() if own >= best and worth else Fold()
