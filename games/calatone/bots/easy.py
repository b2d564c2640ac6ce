"""The level `easy`: plays the hand it has, not the one it may get, and believes what it sees."""

from __future__ import annotations

from collections.abc import Sequence

from games.calatone.actions import Bet, Call, Check, Fold
from games.calatone.bots.replies import Bettor
from games.calatone.rules.bets import Legal
from games.calatone.rules.evaluator import COURT, Category
from games.calatone.rules.packs import VALUE
from games.calatone.view import View
from playroom.engine.cards import Card
from playroom.engine.contract import Turn
from playroom.engine.overriding import override
from playroom.engine.steps import Action


class Easy(Bettor):
    """Shows its lower card; bets the least, never more, with a made hand that beats what others
    show, and stays with one that still might, to the last round.
    """

    @override
    def bet(self, turn: Turn, may: Legal) -> Action:
        view: View = turn.view
        hand = view.hand
        assert hand is not None
        evaluator, bets = view.evaluator, hand.bets
        own = evaluator.key(hand.own)
        shown = max(
            (evaluator.key(hand.up[seat]) for seat in bets.live if seat != view.seat), default=()
        )
        strength = evaluator.strength
        pair, two = own[0] >= strength[Category.PAIR], own[0] >= strength[Category.TWO_PAIRS]
        ahead = own > shown
        if may.bet is not None:
            return Bet(may.bet[0]) if ahead and pair else Check()
        cost = may.cost
        # pays anything with a strong hand that is not beaten on the table, less with others
        if ahead and (two or pair):
            return Call() if two or cost <= 2 * bets.pot else Fold()
        if pair and own[0] >= shown[0]:
            return Call() if 2 * cost <= bets.pot else Fold()
        hopes = max(VALUE[card] for card in hand.own) >= COURT or _hopes(hand.own)
        return Call() if cost <= 2 * view.options.min_bet and (ahead or hopes) else Fold()


def _hopes(cards: Sequence[Card]) -> bool:
    """Are most of the cards of one suit? Beginners wait for the rest, whatever has gone."""
    suits = [card.suit for card in cards]
    return max(map(suits.count, suits)) > max(2, len(cards) // 2)
