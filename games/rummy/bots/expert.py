"""A player who remembers all that was thrown and taken, counts what may still come, and grudges the
others a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.rummy.actions import Discard, Throw
from games.rummy.bots.distance import fewest_holes, split
from games.rummy.bots.easy import loose_ends
from games.rummy.bots.good import Good, distance, fits_table, next_seat_of, rivals
from games.rummy.bots.opened import best_lay, bridges
from games.rummy.bots.reading import chance_of_helping
from games.rummy.bots.unseen import Memory
from games.rummy.state import View
from playroom.engine.cards import Card
from playroom.engine.contract import Turn
from playroom.engine.kit.bots import near_best
from playroom.engine.kit.judging import Judgement, JudgingBot, by_figures, only_choice
from playroom.engine.overriding import override
from playroom.engine.steps import Action

LARGE = 19
"""A hand of so many cards claims no more for the chance alone."""
CROWD = 4
"""Where so many play, a card for the chance alone is worth claiming."""
DEAR = 0.3
"""What a point of a card that is thrown is worth, in outs."""
GIVEN, GIVEN_DOWN = 8.0, 15.0
"""What it costs, in outs, to give the next player a card that brings it nearer to its contract, or
those who are down one that they can add to the table (the thrower could, once it is down itself).
"""

BRIDGE, GIVEN_CLOSED = 7.5, 25.0
"""After going down, in points: what each unseen card is worth that would add a card of the hand to
a run with it, and what it costs to help the other to its contract.
"""

LIKELY = 6
"""So many of the cards that the contract misses least are judged."""

COMPANY = 0.4
"""What a neighbour or a card of the same rank is worth, in outs: it may help later."""

OUTS_ALIKE = 0.5
"""Throws that differ by no more than this are one as good as the other, in outs."""


MISSING = 20.0
"""What one card more that is missing for the contract costs, in outs."""


class Expert(Good, JudgingBot):
    """Good's manners with a memory, exact outs and an eye on the neighbour."""

    @override
    def judge(self, turn: Turn, times: int = 1, also: Sequence[Action] = ()) -> Judgement:
        """The cards to throw; of all else what it does, without figures."""
        view: View = turn.view
        best = self.decide(turn)
        if not isinstance(best, Throw | Discard):
            return only_choice(best)
        if view.is_open:
            judged, unit = self._judged_open(view, turn), "points"
        else:
            judged, unit = self._judged(view, turn, len(view.hand)), "outs"
        if not judged:
            return only_choice(best)
        kind = type(best)
        return by_figures([(worth, kind(card)) for worth, card in judged], OUTS_ALIKE, unit)

    @override
    def discards(self, view: View, card: Card) -> Action:
        # where many play, two cards for an unwanted one are two chances more
        return Discard(card) if view.public.active >= CROWD else Throw(card)

    @override
    def lays(self, view: View) -> Action | None:
        return best_lay(view)

    @override
    def claims(self, view: View) -> bool:
        """A card that helps always, and where many play any cheap one while much is missing: two
        cards more are two chances more.
        """
        top, options = view.public.top, view.options
        assert top is not None
        near = min(rivals(view), default=13)
        now = distance(view, view.hand)
        if near <= 2:
            return False
        if now >= 0 and (options.wild[top] or distance(view, (*view.hand, top)) < now):
            return True
        if view.public.active < CROWD:
            return False
        return now >= 2 and near > 3 and len(view.hand) < LARGE and options.points[top] <= 10

    @override
    def throws(self, view: View, turn: Turn) -> Card:
        """One of those that the contract misses least, however near the others are to going out:
        who tears its hand apart to throw what is dear loses more by it.
        """
        judged = self._judged(view, turn, 0)
        if not judged:
            return min(view.hand, key=lambda card: (card.is_joker, view.options.points[card]))
        if len(judged) == 1:
            return judged[0][1]
        return near_best(judged, OUTS_ALIKE, turn.rng)

    def _judged(self, view: View, turn: Turn, others: int) -> list[tuple[float, Card]]:
        """What throwing a card that the contract misses least is worth, and so many other cards."""
        options = view.options
        sets, runs = view.public.contract
        counts, _ = split(view.hand, options)
        first: list[tuple[int, float, Card]] = []
        for card in sorted(set(view.hand)):
            if options.wild[card]:
                continue
            counts[card] -= 1
            holes = fewest_holes(counts, sets, runs)
            counts[card] += 1
            company = loose_ends(counts, card, runs > 0, sets > 0)
            first.append((holes, company - options.points[card] / 5, card))
        first.sort()
        least = first[0][0] if first else 0
        likely = [card for holes, _, card in first if holes == least][: max(LIKELY, others)]
        if len(likely) < 2 and not others:
            return [(0.0, card) for card in likely]
        judged = self._outs_kept(view, Memory(view, turn.seen), likely)
        top = max((worth for worth, _ in judged), default=0.0)
        worse = [(holes, card) for holes, _, card in first if holes > least][:others]
        return judged + [(top - MISSING * (holes - least), card) for holes, card in worse]

    def _outs_kept(
        self, view: View, memory: Memory, likely: list[Card]
    ) -> list[tuple[float, Card]]:
        """For each card how many of those that may still come bring the contract nearer after it,
        dear cards rather than cheap ones, and rather none that the others are likely to want.
        """
        sets, runs = view.public.contract
        counts, _ = split(view.hand, view.options)
        # wild cards help every hand alike
        unseen = Counter(card for card in memory.unseen if not view.options.wild[card])
        down = any(rivals(view))
        after = next_seat_of(view)
        closed = not view.public.opened[after]
        judged: list[tuple[float, Card]] = []
        for card in likely:
            company = loose_ends(counts, card, runs > 0, sets > 0)
            counts[card] -= 1
            worth = _outs(counts, unseen, (sets, runs)) - COMPANY * company
            counts[card] += 1
            worth += view.options.points[card] * DEAR
            if down:
                worth -= GIVEN_DOWN * fits_table(view, card)
            if closed:
                worth -= GIVEN * chance_of_helping(memory, after, card, (sets, runs))
            judged.append((worth, card))
        return judged

    @override
    def throws_open(self, view: View, turn: Turn) -> Card:
        """A dear card, but rather none that one card more would add to a run of the table, nor one
        that brings the next player to its contract.
        """
        return near_best(self._judged_open(view, turn), 0, turn.rng)

    def _judged_open(self, view: View, turn: Turn) -> list[tuple[float, Card]]:
        options, memory = view.options, Memory(view, turn.seen)
        unseen, after = Counter(memory.unseen), next_seat_of(view)
        closed = not view.public.opened[after]
        judged: list[tuple[float, Card]] = []
        for card in sorted(set(view.hand)):
            worth = float(options.points[card] - 1000 * options.wild[card])
            if not options.wild[card]:
                worth -= BRIDGE * bridges(view, card, unseen)
                if closed:
                    chance = chance_of_helping(memory, after, card, view.public.contract)
                    worth -= GIVEN_CLOSED * chance
            judged.append((worth, card))
        return judged


def _outs(counts: list[int], unseen: Counter[Card], contract: tuple[int, int]) -> int:
    """How many of the unseen cards would bring the contract nearer."""
    holes, outs = fewest_holes(counts, *contract), 0
    for card, copies in unseen.items():
        if not _has_company(counts, card, contract):
            continue  # what stands alone hardly ever helps, and most cards do
        counts[card] += 1
        if fewest_holes(counts, *contract) < holes:
            outs += copies
        counts[card] -= 1
    return outs


def _has_company(counts: list[int], card: Card, contract: tuple[int, int]) -> bool:
    """Does a hand hold a card of its rank, where sets are wanted, or one near it in its suit, where
    runs are?
    """
    sets, runs = contract
    first = 4 * (card.rank - 1)
    if sets and any(counts[first : first + 4]):
        return True
    if not runs:
        return False
    ranks = range(card.rank - 3, card.rank + 4)
    near = [4 * (rank - 1) + card.suit for rank in ranks if 1 <= rank <= 13 and rank != card.rank]
    return any(counts[place] for place in near) or (card.rank >= 11 and counts[card.suit] > 0)
