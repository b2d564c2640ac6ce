"""The level `expert`: expected chips of every option over sampled hands that fit what the others
showed and did.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from operator import mul
from typing import NamedTuple

from games.calatone.actions import Bet, Call, Check, Declare, Fold, Raise
from games.calatone.bots.good import act
from games.calatone.bots.reading import Habits, Reader
from games.calatone.bots.replies import Bettor
from games.calatone.bots.unseen import Known, deals, known, share
from games.calatone.events import Spoke
from games.calatone.rules.bets import ROUNDS, Legal
from games.calatone.rules.evaluator import Evaluator, Key
from games.calatone.state import Phase
from games.calatone.view import View
from playroom.engine.contract import Turn
from playroom.engine.kit.judging import Judgement, JudgingBot, averaged, only_choice
from playroom.engine.overriding import override
from playroom.engine.record import replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action

DEALS = 60
"""How many deals are tried for one decision."""

FIVES = 8
"""How many ways to declare are judged."""

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


class Expert(Bettor, JudgingBot):
    """Weighs passing, seeing and some amounts by what they bring on average; to rivals who seldom
    bet it bets as `good` does, little, so that they pay.
    """

    def __init__(self) -> None:
        self._reader = Reader()
        self._habits = Habits()

    @override
    def bet(self, turn: Turn, may: Legal) -> Action:
        weighing = self._weighing(turn, DEALS)
        if all(map(self._habits.timid, weighing.facts.rivals)):
            wins = weighing.mean([case.wins for case in weighing.cases])
            return act(weighing.facts, may, wins, turn.rng)
        return weighing.best(may)

    def _weighing(self, turn: Turn, many: int) -> Weighing:
        view: View = turn.view
        facts = known(view, turn.seen)
        self._reader.look(view.deals, facts)
        self._habits.look(turn.seen)
        habits = [self._habits.of(rival) for rival in facts.rivals]
        cases = _cases(view.evaluator, self._reader, facts, habits, many, turn.rng, turn.deadline)
        bold = turn.rng.below(_BLUFF) == 0
        return Weighing(view, facts, cases, bold, max(habits, default=0.0))

    @override
    def judge(self, turn: Turn, times: int = 1, also: Sequence[Action] = ()) -> Judgement:
        """The ways to go on with chips, by what they bring; the five cards to declare, by how they
        stand against hands that the others may have.
        """
        view: View = turn.view
        if view.hand is None or not view.is_awaited:
            return only_choice(self.decide(turn))
        if view.phase is Phase.DECLARE:
            return _declared(view, turn, times, also)
        if (may := view.legal) is None:
            return only_choice(self.decide(turn))
        weighing = self._weighing(turn, times * DEALS)
        return averaged(weighing.rows(may, also), "chips", weighing.weights)


def _declared(view: View, turn: Turn, times: int, also: Sequence[Action]) -> Judgement:
    facts, evaluator = known(view, turn.seen), view.evaluator
    best = evaluator.best(facts.own)
    hands = {Declare(best): best} | {
        action: action.cards for action in also if isinstance(action, Declare)
    }
    for five in combinations(facts.own, len(best)):
        hands.setdefault(Declare(five), five)
    hands = dict(sorted(hands.items(), key=lambda pair: evaluator.key(pair[1]), reverse=True))
    futures = deals(evaluator, facts, times * DEALS, turn.rng, turn.deadline)
    theirs = [[key for _, key in rivals] for _, rivals in futures]
    pot = facts.hand.bets.pot
    rows = {
        action: [pot * share(evaluator.key(five), keys) for keys in theirs]
        for action, five in list(hands.items())[:FIVES]
    }
    return replace(averaged(rows, "chips"), exact=True)


def _cases(
    evaluator: Evaluator,
    reader: Reader,
    facts: Known,
    habits: Sequence[float],
    many: int,
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
    for mine, theirs in deals(evaluator, facts, many, rng, deadline):
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
        self.weights = [case.weight for case in cases]
        self.pot = self.bets.pot

    def mean(self, row: Sequence[float]) -> float:
        """The average of a row over the deals, each as likely as it is."""
        total: float = sum(map(mul, row, self.weights))
        return total / (sum(self.weights) or 1.0)

    def rows(self, may: Legal, also: Sequence[Action] = ()) -> dict[Action, list[float]]:
        """What every way to go on brings in each deal, in chips above giving up now; of those that
        are alike the more careful one comes first.
        """
        ways: list[Action] = [Check()] if may.bet is not None else [Fold(), Call()]
        if may.attack is not None:
            name, low, high = may.attack
            to = self._size((low, high))
            ways.append(Bet(to) if name == "bet" else Raise(to))
        return {action: self._row(action, may.cost) for action in dict.fromkeys((*ways, *also))}

    def _row(self, action: Action, cost: int) -> list[float]:
        match action:
            case Fold():
                return [0.0] * len(self.cases)
            case Bet(amount=to):
                if self._rescues(to):
                    return [value - to * _RISK for value in self._attacks(to)]
                return self._more(to, _BETS, self._row(Check(), 0))
            case Raise(to=to):
                least = _RAISES + _AGAIN * self.bets.raises
                return self._more(to - self.bets.level, least, self._row(Call(), cost))
            case Call():
                price = cost * (1 + self.later * (ROUNDS - self.bets.round))
                return [case.wins * (self.pot + cost) - price for case in self.cases]
        if self._ends_by_passing():
            return [case.wins_now * self.pot for case in self.cases]
        return [case.wins * self.pot for case in self.cases]

    def _more(self, chips: int, least: float, row: list[float]) -> list[float]:
        """A row with `chips` more of every player who stays in, who are the more likely to do so
        the better they stand: it must have an edge of `least` over a fair part of the pot.
        """
        fair = 1 / (1 + len(self.facts.rivals))
        dear = fair + (1 - fair) * least
        return [
            value + chips / fair * (case.wins - dear)
            for value, case in zip(row, self.cases, strict=True)
        ]

    def best(self, may: Legal) -> Action:
        """The way to go on."""
        steals = len(self.bets.queue) <= _LATE and self._untouched()
        if self.bold and steals and may.bet is not None:  # an uncontested pot can be had
            return Bet(self._size(may.bet))
        rows = self.rows(may)
        return max(rows, key=lambda action: self.mean(rows[action]))

    def _rescues(self, to: int) -> bool:
        """Must a hand that wins at the end, but not now, not let it end here?"""
        if not self._ends_by_passing():
            return False
        return self.mean(self._attacks(to)) > self.mean(self._row(Check(), 0)) + to * _RISK

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

    def _attacks(self, to: int) -> list[float]:
        """A bet or raise in each deal: some rivals give up, and the others pay."""
        bets, view = self.bets, self.view
        seat = view.seat
        assert seat is not None
        put = to - bets.paid[seat]
        answers = [min(to - bets.paid[rival], view.stacks[rival]) for rival in self.facts.rivals]
        size = min(1.0, (to - bets.level) / max(1, self.pot))
        stays = [
            cheap + (dear - cheap) * size for cheap, dear in zip(_STAYS_CHEAP, _STAYS, strict=True)
        ]
        values = []
        for case in self.cases:
            pot, keys = float(self.pot), []
            for key, stands, luck, answer, rival in zip(
                case.theirs, case.stands, case.luck, answers, self.facts.rivals, strict=True
            ):
                if luck < stays[stands] or not view.stacks[rival]:
                    pot += answer
                    keys.append(key)
            values.append(share(case.mine, keys) * (pot + put) - put)
        return values
