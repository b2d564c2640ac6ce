"""The expert: imagines the hands of the others and plays the round out in each; the last round of
two seats is exact (9.7).
"""

from __future__ import annotations

from collections.abc import Sequence

from games.escoba.actions import Lay, Take
from games.escoba.bots.good import ranked
from games.escoba.bots.unseen import Memory, reply
from games.escoba.moves import in_order, takes, total
from playroom.engine.cards import Card
from playroom.engine.contract import Turn
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action

WORLDS = 24
CANDIDATES = 6
BUDGET = 60_000
"""So many places are looked at for one play."""


class ExpertBot:
    """Chooses what does best over many imagined deals of the unseen cards."""

    def decide(self, turn: Turn) -> Action:
        """Its action."""
        memory = Memory(turn)
        answer = reply(turn, memory)
        if answer is not None:
            return answer
        candidates = ranked(memory)[:CANDIDATES]
        if len(candidates) == 1:
            return candidates[0][1]
        worlds = _worlds(memory, turn.rng)
        exact = len(worlds) == 1
        sums = [0.0 if exact else 0.2 * judged * len(worlds) for judged, _ in candidates]
        for hands in worlds:
            search = Search(memory, hands, 6 if exact else 3)
            for place, (_, play) in enumerate(candidates):
                sums[place] += search.value(play)
        return candidates[max(range(len(candidates)), key=sums.__getitem__)][1]


def _worlds(memory: Memory, rng: Rng) -> list[tuple[tuple[Card, ...], ...]]:
    """Hands as they may be; one when they are known."""
    public = memory.public
    others = [seat for seat in range(len(public.held)) if seat != memory.seat]
    known = len(others) == 1 and not public.stock_size
    worlds = []
    for number in range(1 if known else WORLDS):
        cards = memory.unseen if known else rng.stream(f"world{number}").shuffled(memory.unseen)
        hands: list[tuple[Card, ...]] = [()] * len(public.held)
        dealt = 0
        for seat in others:
            hands[seat] = tuple(cards[dealt : dealt + public.held[seat]])
            dealt += public.held[seat]
        hands[memory.seat] = memory.view.hand
        worlds.append(tuple(hands))
    return worlds


class Search:
    """Best play against best play in one imagined table, as far as `depth`; then the danger of what
    lies there.
    """

    def __init__(self, memory: Memory, hands: tuple[tuple[Card, ...], ...], depth: int) -> None:
        self.memory, self.hands, self.depth = memory, hands, depth
        self.options, self.sides = memory.options, len(memory.piles)
        self.last = not memory.public.stock_size
        self.nodes = 0

    def value(self, play: Lay | Take) -> float:
        """What a play of the own seat leads to."""
        cards = play.cards if isinstance(play, Take) else ()
        loose = in_order(self.memory.public.loose)
        last = self.memory.public.last
        mine = last is not None and self.options.side_of(last) == self.memory.side
        return self._play(self.memory.seat, self.hands, loose, play.card, cards, self.depth, mine)

    def _play(
        self,
        seat: Seat,
        hands: tuple[tuple[Card, ...], ...],
        loose: tuple[Card, ...],
        card: Card,
        cards: Sequence[Card],
        depth: int,
        mine: bool,
        low: float = -99.0,
        high: float = 99.0,
    ) -> float:
        """The worth of a play to the own side, with all that follows."""
        ours = seat % self.sides == self.memory.side
        hand = tuple(other for other in hands[seat] if other != card)
        hands = (*hands[:seat], hand, *hands[seat + 1 :])
        gained = 0.0
        if cards:
            gained = self.memory.sum((card, *cards)) + (len(cards) == len(loose))
            gained = gained if ours else -gained
            loose = tuple(other for other in loose if other not in cards)
            mine = ours
        else:
            loose = in_order((*loose, card))
        following = (seat + 1) % len(hands)
        rest = self._best(following, hands, loose, depth - 1, mine, low - gained, high - gained)
        return gained + rest

    def _best(
        self,
        seat: Seat,
        hands: tuple[tuple[Card, ...], ...],
        loose: tuple[Card, ...],
        depth: int,
        mine: bool,
        low: float,
        high: float,
    ) -> float:
        """The worth to the own side of what `seat` does next."""
        self.nodes += 1
        ours = seat % self.sides == self.memory.side
        if not hands[seat]:
            if self.last:
                rest = self.memory.sum(loose)
                return rest if mine else -rest
            return self._danger(loose, ours)
        if depth <= 0 or self.nodes > BUDGET:
            return self._danger(loose, ours)
        best = -99.0 if ours else 99.0
        for card in hands[seat]:
            for cards in (*self._takes(card, loose), ()):
                found = self._play(seat, hands, loose, card, cards, depth, mine, low, high)
                if ours:
                    best = max(best, found)
                    low = max(low, best)
                else:
                    best = min(best, found)
                    high = min(high, best)
                if low >= high:
                    return best
        return best

    def _takes(self, card: Card, loose: tuple[Card, ...]) -> list[tuple[Card, ...]]:
        found = list(takes(self.options, card, loose))
        if len(found) > 3:
            found.sort(key=lambda cards: (-(len(cards) == len(loose)), -self.memory.sum(cards)))
        return found[:3]

    def _danger(self, loose: tuple[Card, ...], ours: bool) -> float:
        """Whoever is next may clear the table, or take some of what lies there."""
        made = total(loose)
        value = self.memory.need(made)
        sweep = self.memory.chance(value, 3) if loose and 0 < value <= 10 else 0.0
        hope = sweep * 1.1 + 0.25 * self.memory.sum(loose) * (len(loose) > 1)
        return hope if ours else -hope
