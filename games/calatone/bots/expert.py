"""The level `expert`: expected chips of every option over sampled hands that fit what the others
showed and did.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from games.calatone.actions import Bet, Call, Check, Fold, Raise
from games.calatone.bots.reading import Habits, Reader
from games.calatone.bots.replies import Bettor
from games.calatone.bots.unseen import Known, deals, known, share
from games.calatone.events import Spoke
from games.calatone.rules.bets import ROUNDS, Legal
from games.calatone.rules.evaluator import Evaluator, Key
from games.calatone.view import View
from playroom.engine.contract import Turn
from playroom.engine.overriding import override
from playroom.engine.rng import Rng
from playroom.engine.steps import Action

DEALS = 60
"""How many deals are tried for one decision."""

_BETS, _RAISES, _AGAIN = 0.0, 0.35, 0.1
"""The edge over a fair part of the pot from which it bets, raises, and how much more every raise
before asks for.
"""
_LEAST = 5
"""It bets the pot, or raises by it, whatever its hand: while the pot is small, so many smallest
bets.
"""
_BLUFF = 3
"""One time in so many it bets with any hand at an uncontested pot, so that its bets do not tell
that it is ahead.
"""
_RISK = 0.2
_LATER = 0.06
"""What every round to come adds to the price of seeing: the weaker hand pays there too."""
_LATE = 2
"""How few must be left to speak for a bet that is not for the hand's worth."""
_STAYS = (0.05, 0.12, 0.4, 0.9)
"""How likely a rival is to answer a bet as large as the pot, by how its hand stands."""
_STAYS_CHEAP = (0.45, 0.65, 0.95, 1.0)
"""The same for a bet that is nothing beside the pot."""


class Case(NamedTuple):
    """One deal: how likely it is, the part of the pot it brings against all rivals at the end, and
    if the hand ended now.

    `mine` and `theirs` are the hands at the end, `stands` is how each rival's hand stands now,
    `luck` decides what it does.
    """

    weight: float
    wins: float
    wins_now: float
    mine: Key
    theirs: tuple[Key, ...]
    stands: tuple[int, ...]
    luck: tuple[float, ...]


class Expert(Bettor):
    """Weighs passing, seeing and some amounts by what they bring on average."""

    def __init__(self) -> None:
        self._reader = Reader()
        self._habits = Habits()

    @override
    def bet(self, turn: Turn, may: Legal) -> Action:
        view: View = turn.view
        facts = known(view, turn.seen)
        self._reader.look(view.deals, facts)
        self._habits.look(turn.seen)
        habits = [self._habits.of(rival) for rival in facts.rivals]
        cases = _cases(view.evaluator, self._reader, facts, habits, turn.rng, turn.deadline)
        bold = turn.rng.below(_BLUFF) == 0
        return Weighing(view, facts, cases, bold, max(habits, default=0.0)).best(may)


def _cases(
    evaluator: Evaluator,
    reader: Reader,
    facts: Known,
    habits: Sequence[float],
    rng: Rng,
    deadline: float | None,
) -> list[Case]:
    luck = random.Random(rng.below(1 << 62)).random
    weights = [
        reader.weights(evaluator, facts, rival, habit)
        for rival, habit in zip(facts.rivals, habits, strict=True)
    ]
    now = [reader.stands(evaluator, facts, rival, facts.hand.bets.round) for rival in facts.rivals]
    own = evaluator.key(facts.own)
    cases = []
    for mine, theirs in deals(evaluator, facts, DEALS, rng, deadline):
        weight = 1.0
        held, keys = [], []
        for likely, stands, (card, key) in zip(weights, now, theirs, strict=True):
            weight *= likely[card]
            held.append(stands[card])
            keys.append(key)
        wins_now = share(own, [key for key, _ in held])
        answers = tuple([stands for _, stands in held])
        wins, lucks = share(mine, keys), tuple([luck() for _ in keys])
        cases.append(Case(weight, wins, wins_now, mine, tuple(keys), answers, lucks))
    return cases


class Weighing:
    """What the ways of going on bring, in chips above giving up now."""

    def __init__(
        self, view: View, facts: Known, cases: Sequence[Case], bold: bool, habit: float
    ) -> None:
        """`bold`: whether it bets at an uncontested pot; `habit`: how much the rival that bets most
        is given to betting.
        """
        self.bold = bold
        self.view = view
        self.later = _LATER * (1 - habit)
        self.bets = facts.hand.bets
        self.facts = facts
        self.cases = cases
        self.total = sum(case.weight for case in cases) or 1.0
        self.pot = self.bets.pot
        self.wins = self._mean(lambda case: case.wins)
        self.now = self._mean(lambda case: case.wins_now)

    def _mean(self, of: Callable[[Case], float]) -> float:
        return sum(case.weight * of(case) for case in self.cases) / self.total

    def best(self, may: Legal) -> Action:
        """The way to go on."""
        fair = 1 / (1 + len(self.facts.rivals))
        edge = (self.wins - fair) / (1 - fair)
        if may.bet is not None:
            size = self._size(may.bet)
            worth = edge > _BETS
            # a hand that wins at the end but not now must not let the hand end here; and an
            # uncontested pot can be had
            rescues = self._ends_by_passing()
            steals = len(self.bets.queue) <= _LATE and self._untouched()
            if (
                worth
                or (steals and self.bold)
                or (rescues and self._attacking(size) > self._passing() + size * _RISK)
            ):
                return Bet(size)
            return Check()
        cost = may.cost
        if may.raise_ is not None and edge > _RAISES + _AGAIN * self.bets.raises:
            return Raise(self._size(may.raise_))
        rounds = ROUNDS - self.bets.round
        price = cost * (1 + self.later * rounds)
        return Call() if self.wins * (self.pot + cost) > price else Fold()

    def _size(self, between: tuple[int, int]) -> int:
        """The amount of every bet or raise: it follows from what all can see, so it tells nothing
        of the hand.
        """
        low, high = between
        more = max(self.pot, _LEAST * self.view.options.min_bet)
        return min(high, max(low, self.bets.level + more))

    def _ends_by_passing(self) -> bool:
        """Does the hand end here when this seat passes (CAL-062)?"""
        view, bets = self.view, self.bets
        return (
            len(bets.queue) == 1
            and view.options.all_pass_ends
            and all(view.stacks[seat] for seat in bets.live)
        )

    def _untouched(self) -> bool:
        """Has no rival who is still in put chips in by its own will?"""
        return not any(isinstance(event, Spoke) and event.put for event in self.facts.this_hand)

    def _passing(self) -> float:
        return (self.now if self._ends_by_passing() else max(self.now, self.wins)) * self.pot

    def _attacking(self, to: int) -> float:
        """A bet or raise: some rivals give up, and the others pay."""
        bets, view = self.bets, self.view
        seat = view.seat
        assert seat is not None
        put = to - bets.paid[seat]
        answers = [min(to - bets.paid[rival], view.stacks[rival]) for rival in self.facts.rivals]
        size = min(1.0, (to - bets.level) / max(1, self.pot))
        stays = [
            cheap + (dear - cheap) * size for cheap, dear in zip(_STAYS_CHEAP, _STAYS, strict=True)
        ]
        value = 0.0
        for case in self.cases:
            pot, keys = float(self.pot), []
            for key, stands, luck, answer, rival in zip(
                case.theirs, case.stands, case.luck, answers, self.facts.rivals, strict=True
            ):
                if luck < stays[stands] or not view.stacks[rival]:
                    pot += answer
                    keys.append(key)
            value += case.weight * (share(case.mine, keys) * (pot + put) - put)
        return value / self.total
