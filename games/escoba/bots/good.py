"""The good bot: what a play brings, less the escoba that it may leave and the card that it gives
up.
"""

from __future__ import annotations

from games.escoba.actions import Lay, Take
from games.escoba.bots.unseen import Memory, reply
from games.escoba.moves import in_order, sets, takes, total, worth
from playroom.engine.cards import Card
from playroom.engine.contract import Bot, Turn
from playroom.engine.kit.bots import near_best
from playroom.engine.steps import Action

WIDTH = 24
AGAIN = 0.5
"""Weight of a take in one's next turn, if it is still there."""
FEAR = 0.6
"""What an escoba that is left counts: who could make it may have better to do."""
GIVEN = 0.3
"""Which part of its worth a card that is laid gives away."""
NEAR = 0.02
"""Plays with worths within this difference count as equal."""


class GoodBot(Bot):
    """Never leaves an escoba without counting who could make it."""

    def decide(self, turn: Turn) -> Action:
        """Its action."""
        memory = Memory(turn)
        return reply(turn, memory) or near_best(ranked(memory), NEAR, turn.rng)


def ranked(memory: Memory, deep: bool = False) -> list[tuple[float, Lay | Take]]:
    """The plays with what each promises, the best first; `deep`: also by what others may take from
    the table short of an escoba, and oneself after them.
    """
    values = [(gain(memory, play), play) for play in memory.plays()]
    values.sort(key=lambda judged: -judged[0])
    judged = [(now + _after(memory, play, deep), play) for now, play in values[:WIDTH]]
    judged += [(now - 9, play) for now, play in values[WIDTH:]]
    judged.sort(key=lambda entry: -entry[0])
    return judged


def gain(memory: Memory, play: Lay | Take) -> float:
    """What a play brings at once."""
    cards = play.cards
    if not cards:
        return 0.0
    gain = memory.sum((play.card, *cards)) + (len(cards) == len(memory.public.loose))
    if not memory.public.stock_size:
        rest = [other for other in memory.public.loose if other not in cards]
        gain += 0.1 + 0.4 * memory.sum(rest)
    return gain


def _after(memory: Memory, play: Lay | Take, deep: bool) -> float:
    """What may follow: what others gain from the table that is left, and oneself."""
    public = memory.public
    loose = memory.left(play)
    danger = 0.0
    if memory.options.soplo and isinstance(play, Lay):
        rest = [card for card in public.loose if card != play.card]
        blown = sets(in_order(rest), 15 - worth(play.card))
        danger += max((memory.sum((play.card, *cards)) for cards in blown), default=0.0)
    nobody = 1.0
    held = public.held[memory.rivals()[0]] or (3 if public.stock_size else 0)
    if not deep:
        value = memory.need(total(loose))
        swept = memory.chance(value, held) if loose and 0 < value <= 10 else 0.0
        cost = GIVEN * memory.weights[play.card] if isinstance(play, Lay) else 0.0
        return -FEAR * (danger + swept * (1 + memory.sum(loose))) - cost
    gains = prospects(memory, loose)
    for value, gain in sorted(gains.items(), key=lambda entry: -entry[1]):
        chance = memory.chance(value, held)
        danger += gain * chance * nobody
        nobody *= 1 - chance
    own = [gains.get(worth(card), 0.0) for card in memory.view.hand if card != play.card]
    return AGAIN * nobody * max(own, default=0.0) - danger


def prospects(memory: Memory, loose: tuple[Card, ...]) -> dict[int, float]:
    """For every value a card may have the most that it could take from these cards."""
    gains = {}
    sum_ = total(loose)
    for card in _ONE_OF_EACH:
        best = 0.0
        for number, cards in enumerate(takes(memory.options, card, loose)):
            best = max(best, memory.sum(cards) + (1.0 if len(cards) == len(loose) else 0.0))
            if number > 40:
                break
        if best:
            gains[worth(card)] = best + 0.1
    if loose and 0 < memory.need(sum_) <= 10 and not memory.options.scopa:
        gains[memory.need(sum_)] = memory.sum(loose) + 1.1
    return gains


_ONE_OF_EACH = tuple(Card(4 * (rank - 1) + 2) for rank in (1, 2, 3, 4, 5, 6, 7, 11, 12, 13))
"""A card of every value."""
