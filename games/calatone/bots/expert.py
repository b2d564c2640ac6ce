"""The level `expert`: what every way of going on would bring, with hands that fit what the others showed and did."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from games.calatone import standin
from games.calatone.actions import Bet, Call, Check, Expose, Fold, Raise
from games.calatone.betting import Legal
from games.calatone.bots.manners import aside
from games.calatone.bots.odds import Known, deals, known, share
from games.calatone.bots.reading import Reader
from games.calatone.evaluator import Evaluator, Key
from games.calatone.state import evaluator_for
from games.calatone.view import View
from playroom.engine.contract import Action, Event, Request
from playroom.engine.rng import Rng

DEALS = 90
"""How many deals are tried for one decision."""

_STAYS = (0.12, 0.35, 0.85, 0.97)
"""How likely a rival is to answer a bet as large as the pot, by how its hand stands."""
_STAYS_CHEAP = (0.45, 0.65, 0.95, 1.0)
"""The same for a bet that is nothing beside the pot."""


@dataclass(frozen=True, slots=True)
class Case:
    """One deal: how likely it is, the part of the pot it brings against all rivals at the end, and if the hand ended now.

    `mine` and `theirs` are the hands at the end, `stands` is how each rival's hand stands now, `luck` decides what it does.
    """

    weight: float
    wins: float
    wins_now: float
    mine: Key
    theirs: tuple[Key, ...]
    stands: tuple[int, ...]
    luck: tuple[float, ...]


class Expert:
    """Weighs passing, seeing and some amounts by what they bring on average."""

    def __init__(self) -> None:
        self._reader = Reader()

    def decide(
        self, view: View, requests: tuple[Request, ...], seen: Sequence[Event], rng: Rng, deadline: float | None
    ) -> Action:
        """See `Bot`."""
        hand, may = view.hand, view.legal
        other = aside(view)
        if other is not None:
            return other
        assert hand is not None
        if may is None:
            return Expose(standin.card(hand.own))
        evaluator = evaluator_for(view.terms, hand.size)
        facts = known(view, seen)
        self._reader.look(view.deals, facts)
        cases = _cases(evaluator, self._reader, facts, rng, deadline)
        return Weighing(view, facts, cases).best(may)


def _cases(evaluator: Evaluator, reader: Reader, facts: Known, rng: Rng, deadline: float | None) -> list[Case]:
    luck = random.Random(rng.below(1 << 62)).random
    weights = [reader.weights(evaluator, facts, rival) for rival in facts.rivals]
    now = [reader.stands(evaluator, facts, rival, facts.hand.round) for rival in facts.rivals]
    own = evaluator.key(facts.own)
    out = []
    for mine, theirs in deals(evaluator, facts, DEALS, rng, deadline):
        weight = 1.0
        held, keys = [], []
        for likely, stands, (card, key) in zip(weights, now, theirs, strict=True):
            weight *= likely[card]
            held.append(stands[card])
            keys.append(key)
        wins_now = share(own, [key for key, _ in held])
        answers = tuple([stands for _, stands in held])
        out.append(Case(weight, share(mine, keys), wins_now, mine, tuple(keys), answers, tuple([luck() for _ in held])))
    return out


class Weighing:
    """What the ways of going on bring, in chips above giving up now."""

    def __init__(self, view: View, facts: Known, cases: Sequence[Case]) -> None:
        self.view = view
        self.hand = facts.hand
        self.facts = facts
        self.cases = cases
        self.total = sum(case.weight for case in cases) or 1.0
        self.pot = facts.hand.pot
        self.wins = self._mean(lambda case: case.wins)
        self.now = self._mean(lambda case: case.wins_now)

    def _mean(self, of: Callable[[Case], float]) -> float:
        return sum(case.weight * of(case) for case in self.cases) / self.total

    def best(self, may: Legal) -> Action:
        """The way that brings most."""
        found: list[tuple[float, int, Action]] = []
        if may.check:
            found.append((self._passing(), 2, Check()))
        else:
            found.append((0.0, 2, Fold()))
            found.append((self._seeing(may.call or 0), 1, Call()))
        between = may.bet or may.raise_
        if between is not None:
            low, high = between
            for amount in sorted({low, min(high, max(low, self.pot // 2)), min(high, max(low, self.pot)), high}):
                action: Action = Bet(amount) if may.bet else Raise(amount)
                found.append((self._attacking(amount), 0, action))
        return max(found, key=lambda one: one[:2])[2]

    # -- values -------------------------------------------------------------------------------------------------

    def _passing(self) -> float:
        """Passing: when all others do too, the hand ends here (CAL-062), and otherwise it goes on."""
        view, hand = self.view, self.hand
        going_on = self.wins * self.pot
        if not view.terms.all_pass_ends or any(not view.stacks[seat] for seat in hand.live):
            return going_on
        ending = self.now * self.pot
        others = len(hand.queue) - 1
        chance = 0.75**others
        return chance * ending + (1 - chance) * going_on * 0.8

    def _seeing(self, cost: int) -> float:
        rounds = 6 - self.hand.round
        margin = 0.08 * rounds * cost
        return self.wins * (self.pot + cost) - cost - margin

    def _attacking(self, to: int) -> float:
        """A bet or raise: some rivals give up, and the others pay."""
        hand, view = self.hand, self.view
        seat = view.seat
        assert seat is not None
        put = to - hand.paid[seat]
        answers = [min(to - hand.paid[rival], view.stacks[rival]) for rival in self.facts.rivals]
        size = min(1.0, (to - hand.level) / max(1, self.pot))
        stays = [cheap + (dear - cheap) * size for cheap, dear in zip(_STAYS_CHEAP, _STAYS, strict=True)]
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
