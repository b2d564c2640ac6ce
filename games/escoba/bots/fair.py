"""The fair bot: takes what counts and looks at what it leaves, but remembers no cards."""

from __future__ import annotations

from games.escoba.actions import Lay, Take
from games.escoba.bots.good import GIVEN, NEAR, gain
from games.escoba.bots.unseen import Memory, reply
from games.escoba.moves import total
from playroom.engine.contract import Bot, Turn
from playroom.engine.kit.bots import near_best
from playroom.engine.steps import Action

AFRAID, OF_MANY = 0.15, 0.22
"""How likely the next player is taken to make the escoba, whatever has been played; of more than
two sides, where an escoba is the loss of several, it is too much afraid.
"""


class FairBot(Bot):
    """Leaves no escoba if it can help it, and does not count who could still make one."""

    def decide(self, turn: Turn) -> Action:
        """Its action."""
        memory = Memory(turn)
        if (answer := reply(turn, memory)) is not None:
            return answer
        values = [(_worth(memory, play), play) for play in memory.plays()]
        return near_best(values, NEAR, turn.rng)


def _worth(memory: Memory, play: Lay | Take) -> float:
    """What a play brings at once, less an escoba of the cards that it leaves."""
    left = memory.left(play)
    worth = gain(memory, play) if play.cards else -GIVEN * memory.weights[play.card]
    swept = bool(left) and 0 < memory.need(total(left)) <= 10
    afraid = AFRAID if len(memory.piles) == 2 else OF_MANY
    return worth - afraid * swept * (1 + memory.sum(left))
