"""Players without experience, for measuring how far `easy` is within a beginner's reach.

They never overlook a take and never look ahead: a real beginner is somewhat weaker.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.brisca.bots import lays
from games.brisca.options import worth
from games.calatone.actions import Bet, Call, Check, Expose, Fold
from games.calatone.bots.replies import reply
from games.calatone.rules.evaluator import Category
from games.calatone.rules.silence import lower_card
from games.calatone.view import View as CalatoneView
from games.casino.bots.replies import answer
from games.casino.moves import TAKE, TRAIL, Plan, plans, to_action
from games.casino.rules.requests import default_play
from games.domino.bots import choices as tiles
from games.farkle.actions import Bank, Keep, Roll
from games.farkle.state import refusal
from games.ninetynine.bots import choices as cards_to_lay
from games.rummy.actions import GoDown, Pass, Stock, Take, Throw
from games.rummy.bots.distance import missing, split
from games.rummy.bots.easy import loose_ends, routine
from games.rummy.moves import lay_offs
from games.rummy.rules.contract import openings
from games.rummy.state import Phase, View
from playroom.engine.contract import Bot, Turn
from playroom.engine.steps import Action


class NaiveRummy:
    """Goes down whenever it can, adds whatever fits and throws the card with least company; with
    `looks` it keeps only company that the contract asks for, and takes what brings it nearer.
    """

    def __init__(self, looks: bool = False) -> None:
        self._looks = looks

    def decide(self, turn: Turn) -> Action:
        """See `Bot`."""
        view: View = turn.view
        settled, public = routine(view), view.public
        if settled is not None:
            return settled
        if public.phase is Phase.CLAIM:
            return Pass()
        if public.phase is Phase.DRAW:
            return Take() if self._looks and _nearer(view) else Stock()
        if view.is_open:
            added = next(iter(lay_offs(view)), None)
            if added is not None:
                return added
        elif ways := openings(view.hand, public.number, view.options, 1):
            return GoDown(ways[0])
        counts, _ = split(view.hand, view.options)
        sets, runs = public.contract if self._looks else (1, 1)
        naturals = [card for card in view.hand if not view.options.wild[card]]
        return Throw(
            min(
                naturals or view.hand,
                key=lambda card: (loose_ends(counts, card, runs > 0, sets > 0), -card.rank),
            )
        )


def _nearer(view: View) -> bool:
    top, number = view.public.top, view.public.number
    if top is None or view.is_open:
        return False
    hand, options = view.hand, view.options
    return missing((*hand, top), number, options) < missing(hand, number, options)


class NaiveCalatone:
    """Bets the least with a pair or better, sees with a pair, or anything for a smallest bet."""

    def decide(self, turn: Turn) -> Action:
        """See `Bot`."""
        view: CalatoneView = turn.view
        answer = reply(view)
        if answer is not None:
            return answer
        hand, may = view.hand, view.legal
        assert hand is not None
        if may is None:
            return Expose(lower_card(hand.own))
        evaluator = view.evaluator
        pair = evaluator.key(hand.own)[0] >= evaluator.strength[Category.PAIR]
        if may.bet is not None:
            return Bet(may.bet[0]) if pair else Check()
        return Call() if pair or may.cost <= view.options.min_bet else Fold()


class NaiveBrisca:
    """Takes a trick with points in it as cheaply as it can, else lays what counts least."""

    def decide(self, turn: Turn) -> Action:
        """See `Bot`."""
        trick, able = turn.view.trick, lays(turn.view)
        best = turn.view.ranking.best
        takes = [lay for lay in able if best(trick.laid(lay.card)) == lay.card]
        return takes[0] if takes and worth(trick.cards) else able[0]


class NaiveCasino:
    """Takes most cards, else trails; never builds."""

    def decide(self, turn: Turn) -> Action:
        """See `Bot`."""
        public, seat, hand = turn.view.public, turn.view.seat, turn.view.hand
        may = plans(public, seat, hand)
        if (reply := answer(turn.view, True)) or not may:
            return reply or default_play(public, seat, hand)

        def gathers(plan: Plan) -> tuple[bool, bool, int]:
            build = public.build_of(plan.build) if plan.build else None
            cards = len(plan.loose) + (len(build.cards) if build else 0)
            return plan.kind == TAKE, plan.kind == TRAIL, cards

        return to_action(public, max(may, key=gathers))


class NaiveDomino:
    """Lays the heaviest tile that fits."""

    def decide(self, turn: Turn) -> Action:
        """See `Bot`."""
        return next(tiles(turn.view))


class NaiveFarkle:
    """Keeps all that counts, and stops with `enough` points."""

    def __init__(self, enough: int = 300) -> None:
        self._enough = enough

    def decide(self, turn: Turn) -> Action:
        """See `Bot`."""
        if turn.view.rolled:
            return Keep(turn.view.ways[0])
        stops = turn.view.pot >= self._enough and not refusal(turn.view, Bank())
        return Bank() if stops else Roll()


class NaiveNinetyNine:
    """Lays the highest card that only adds what it shows, and the others when it must."""

    def decide(self, turn: Turn) -> Action:
        """See `Bot`."""
        may, effect = list(cards_to_lay(turn.view)), turn.view.options.effect
        return next((play for play in may if effect(play.card).name == "face"), may[0])


BEGINNERS: Mapping[str, Callable[[], Bot]] = {
    "brisca": NaiveBrisca,
    "casino": NaiveCasino,
    "domino": NaiveDomino,
    "farkle": NaiveFarkle,
    "ninetynine": NaiveNinetyNine,
}
"""Those of the games that have no other players from outside."""
