"""What others' actions tell of their hidden cards: a weight for every card that a rival may have
down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import TypeAlias

from games.calatone.bots.unseen import Known
from games.calatone.events import DealtUp, Exposed, RoundStarted, Spoke, Withdrew
from games.calatone.rules.evaluator import Category, Evaluator, Key
from games.calatone.rules.packs import VALUE
from playroom.engine.cards import Card
from playroom.engine.record import Seat
from playroom.engine.steps import Event

BEHIND, LEVEL, AHEAD, STRONG = range(4)
"""How a hand stands against what others show: worse in kind, of the same kind, better, or better
and strong.
"""

_EARLY = 3
"""Up to this round a pair is a strong hand."""
_DONE = {
    "check": (1.0, 0.85, 0.5, 0.35),
    "call": (0.3, 0.5, 0.75, 0.8),
    "bet": (0.15, 0.3, 0.75, 1.0),
    "raise": (0.05, 0.15, 0.5, 1.0),
}
"""How likely players are to do something with hands that stand so."""
_KEPT_LOWER = 0.3
"""How likely a player is to show the higher of two cards, against showing the lower."""
_USUAL = (9, 30)
"""Bets and raises, of how much that was said: what is taken for granted of a stranger."""
_STRANGER, _SELDOM, _FOLDS = (3, 10), 0.32, 0.05
"""Timid is who bets less often than the second and gives up more often than the third; the first is
what is taken for granted, as in `_USUAL`, but soon unlearnt.
"""
_FREQUENT, _ALWAYS = 0.35, 0.4
"""From which share of bets on they tell less, and how much more until they tell nothing."""


def standing(evaluator: Evaluator, key: Key, shown: Key, number: int) -> int:
    """How a hand of round `number` stands against the best hand that others show."""
    if key > shown:
        strong = Category.PAIR if number <= _EARLY else Category.TWO_PAIRS
        return STRONG if key[0] >= evaluator.strength[strong] else AHEAD
    return LEVEL if key[0] == shown[0] else BEHIND


Stands: TypeAlias = Mapping[Card, tuple[Key, int]]
"""For every card that may be hidden: what it would make, and how that stands."""


class Habits:
    """Betting frequency of every seat: bets and raises among all its actions of the sitting.

    Incremental over one seat's events, and reset for another's.
    """

    def __init__(self) -> None:
        self._read = 0
        self._last: Event | None = None
        self._done: Counter[tuple[Seat, str]] = Counter()

    def look(self, seen: Sequence[Event]) -> None:
        """Takes in what was said since the last time."""
        if self._read > len(seen) or (self._read and seen[self._read - 1] is not self._last):
            self._read, self._done = 0, Counter()
        for event in islice(seen, self._read, None):
            if isinstance(event, (Spoke, Withdrew)):
                self._done[event.seat, event.what if isinstance(event, Spoke) else "fold"] += 1
        self._read, self._last = len(seen), seen[-1] if seen else None

    def of(self, seat: Seat) -> float:
        """How little bets of `seat` tell: 0 when it bets as others do, 1 when it always bets."""
        return min(1.0, max(0.0, (self._rate(seat, _USUAL, "bet", "raise") - _FREQUENT) / _ALWAYS))

    def timid(self, seat: Seat) -> bool:
        """Does `seat` seldom bet, and give up some of the time? Small bets win more from it."""
        seldom = self._rate(seat, _STRANGER, "bet", "raise") < _SELDOM
        return seldom and self._rate(seat, (0, 1), "fold") > _FOLDS

    def _rate(self, seat: Seat, usual: tuple[int, int], *whats: str) -> float:
        said = sum(times for (by, _), times in self._done.items() if by == seat)
        return (sum(self._done[seat, what] for what in whats) + usual[0]) / (said + usual[1])


class Reader:
    """Keeps what it has worked out about the rounds of a hand.

    It remembers nothing else, and needs nothing remembered.
    """

    def __init__(self) -> None:
        self._hand = -1
        self._known: dict[tuple[Seat, int], Stands] = {}
        self._up: dict[Seat, list[Card]] = {}
        self._left: dict[Seat, int] = {}
        self._done: list[tuple[Seat, int, str]] = []
        self._round = 0

    def look(self, deals: int, facts: Known) -> None:
        """Takes in what has happened in the hand so far."""
        if deals != self._hand:
            self._hand = deals
            self._known = {}
        self._up, self._left, self._done, self._round = {}, {}, [], 0
        for event in facts.this_hand:
            match event:
                case Exposed(seat, card):
                    self._up[seat] = [card]
                case DealtUp(seat, card):
                    self._up[seat].append(card)
                case RoundStarted(number):
                    self._round = number
                case Withdrew(seat):
                    self._left[seat] = self._round
                case Spoke(seat, what):
                    self._done.append((seat, self._round, what))

    def stands(self, evaluator: Evaluator, facts: Known, rival: Seat, number: int) -> Stands:
        """How `rival` stood in round `number` with every card that it may have down, against what
        others showed then.
        """
        stands = self._known.get((rival, number))
        if stands is None:
            others = [
                up
                for seat, up in self._up.items()
                if seat != rival and self._left.get(seat, 9) >= number
            ]
            shown = max((evaluator.key(up[:number]) for up in others), default=())
            mine = self._up[rival][:number]
            keys = {card: evaluator.key((*mine, card)) for card in facts.unseen}
            stands = self._known[rival, number] = {
                card: (key, standing(evaluator, key, shown, number)) for card, key in keys.items()
            }
        return stands

    def weights(
        self, evaluator: Evaluator, facts: Known, rival: Seat, habit: float = 0.0
    ) -> Mapping[Card, float]:
        """The weight of every unseen card as the hidden one of `rival`, from what it showed and did
        in every round; the less of what it did, the more its `habit` (`Habits.of`) is to bet.
        """
        lowest = VALUE[self._up[rival][0]]
        weights = {card: 1.0 if VALUE[card] >= lowest else _KEPT_LOWER for card in facts.unseen}
        for number in range(1, self._round + 1):
            acts = [what for seat, spoken, what in self._done if seat == rival and spoken == number]
            if acts:
                table = [1.0] * 4
                for what in acts:
                    table = [
                        before * likely ** (1 - habit)
                        for before, likely in zip(table, _DONE[what], strict=True)
                    ]
                stands = self.stands(evaluator, facts, rival, number)
                for card in weights:
                    weights[card] *= table[stands[card][1]]
        return weights
