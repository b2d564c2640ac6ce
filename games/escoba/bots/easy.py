"""The bot for beginners: takes what it sees, and does not look at what it leaves."""

from __future__ import annotations

from games.escoba.actions import Lay, Take
from games.escoba.bots.unseen import reply
from games.escoba.moves import plays, prize
from games.escoba.rules.silence import least_useful
from games.escoba.state import View
from playroom.engine.contract import Bot, Turn
from playroom.engine.record import replace
from playroom.engine.steps import Action

SIGHT = (2, 2, 3, 40)
"""Takes of so many cards from the table it sees in this turn, each as likely: long sums are hard to
see.
"""


class EasyBot(Bot):
    """Takes most of what scores; overlooks now and then a soplo, a long take, a call."""

    def decide(self, turn: Turn) -> Action:
        """Its action."""
        attentive = turn.rng.below(2) == 0
        answer = reply(turn, None, attentive)
        if answer is not None:
            return answer
        view: View = turn.view
        public = view.public
        options = list(plays(public, view.hand))
        takes = [play for play in options if isinstance(play, Take)]
        lays = [play for play in options if isinstance(play, Lay)]
        if lays:
            sight = turn.rng.choice(SIGHT)
            takes = [play for play in takes if len(play.cards) <= sight]
        if takes:
            best = max(takes, key=lambda play: (prize(play.cards, len(public.loose)), play.call))
            return replace(best, call=False) if best.call and not attentive else best
        return Lay(least_useful(lay.card for lay in lays)[0])
