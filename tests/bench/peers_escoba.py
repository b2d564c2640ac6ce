"""Rule players of Escoba and Scopa, after the three players of Di Palma and Lanzi ("Traditional
Wisdom and Monte Carlo Tree Search Face-to-Face in the Card Game Scopone", arXiv 1807.06813).

Only what their rules speak of is taken from there: the value of cards, spariglio, mulinello, double
cards, sevens. Order and figures are chosen here, for hands of three, so that both advanced players
are ahead of the greedy one. Each rule judges a play by a figure; a player takes the play that is
best by its first rule, among equals by its second, and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from games.escoba.actions import Lay, Take
from games.escoba.bots.unseen import Memory, reply
from games.escoba.moves import OROS, VELO, total, worth
from playroom.engine.cards import Card
from playroom.engine.contract import Bot, Turn
from playroom.engine.steps import Action

Play = Lay | Take
Rule = Callable[[Memory, Play], float]

_PRIMIERA = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12}


def value(card: Card) -> int:
    """What a card is worth: its primiera, an oro ten more, the seven of oros more than all."""
    return _PRIMIERA.get(card.rank, 10) + 10 * (card.suit == OROS) + 40 * (card == VELO)


def sweeps(memory: Memory, play: Play) -> float:
    """It clears the table."""
    return isinstance(play, Take) and not memory.left(play)


def velo(memory: Memory, play: Play) -> float:
    """It takes the seven of oros, or takes with it."""
    return isinstance(play, Take) and VELO in (play.card, *play.cards)


def takes_most(memory: Memory, play: Play) -> float:
    """The values of what it takes; a card that is laid counts against it."""
    if isinstance(play, Lay):
        return -value(play.card)
    return sum(map(value, (play.card, *play.cards)))


def most_cards(memory: Memory, play: Play) -> float:
    """The number of cards it takes."""
    return len(play.cards)


def careful(memory: Memory, play: Play) -> float:
    """What it takes, less what the escoba that it leaves may cost, while a card is out for it."""
    return takes_most(memory, play) - 30 * min(_sweepers(memory, play), 2)


def counting(memory: Memory, play: Play) -> float:
    """What it takes, less what it leaves, as likely as the next seat holds the card for it."""
    left = memory.left(play)
    held = memory.public.held[memory.rivals()[0]]
    need = memory.need(total(left))
    chance = memory.chance(need, held) if left and 0 < need <= 10 else 0.0
    return takes_most(memory, play) - chance * (60 + sum(map(value, left)))


def sevens(memory: Memory, play: Play) -> float:
    """The sevens it takes, less one that it lays while others are out."""
    if isinstance(play, Take):
        return sum(card.rank == 7 for card in (play.card, *play.cards))
    return -(play.card.rank == 7)


def uncouples(memory: Memory, play: Play) -> float:
    """The dealer's side keeps the ranks coupled, the other uncouples them (spariglio)."""
    if not isinstance(play, Take) or not memory.options.scopa:
        return 0.0
    breaks = len(play.cards) > 1
    deals = memory.side == memory.options.side_of[memory.public.dealer]
    return breaks != deals


def doubles(memory: Memory, play: Play) -> float:
    """It lays a card that it holds twice, or of which most are out: few can take it."""
    if isinstance(play, Take):
        return 0.0
    need = memory.need(worth(play.card))
    return -sum(worth(card) == need for card in memory.unseen)


def returns(memory: Memory, play: Play) -> float:
    """It leaves what its own next card would take."""
    left = total(memory.left(play))
    kept = [worth(card) for card in memory.view.hand if card != play.card]
    return memory.need(left) in kept


def blocks(memory: Memory, play: Play) -> float:
    """After an escoba of a rival (mulinello) it lays what the fewest unseen cards can take."""
    return doubles(memory, play) if len(memory.public.loose) == 0 else 0.0


def last_take(memory: Memory, play: Play) -> float:
    """In the last round it takes, for who takes last gets the rest."""
    return isinstance(play, Take) and not memory.public.stock_size


def _sweepers(memory: Memory, play: Play) -> int:
    left = memory.left(play)
    need = memory.need(total(left)) if left else 0
    return sum(worth(card) == need for card in memory.unseen)


GREEDY: Sequence[Rule] = (sweeps, velo, takes_most)
CHITARELLA: Sequence[Rule] = (sweeps, velo, sevens, uncouples, careful, doubles)
CICUTI: Sequence[Rule] = (sweeps, velo, blocks, last_take, sevens, counting, returns, uncouples)


class RulePlayer(Bot):
    """Takes the play that is best by its rules in their order."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        self.rules = rules

    def decide(self, turn: Turn) -> Action:
        """See `Bot`."""
        memory = Memory(turn)
        answer = reply(turn, memory)
        if answer is not None:
            return answer
        return max(memory.plays(), key=lambda play: [rule(memory, play) for rule in self.rules])


PEERS: Mapping[str, Callable[[], Bot]] = {
    "greedy": lambda: RulePlayer(GREEDY),
    "chitarella": lambda: RulePlayer(CHITARELLA),
    "cicuti": lambda: RulePlayer(CICUTI),
    "naive": lambda: RulePlayer((sweeps, most_cards)),
}
"""The three players, and a beginner who never misses a take of most cards, and lays anything."""
