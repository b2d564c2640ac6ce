"""A player who remembers all that was thrown and taken, imagines what may come, and grudges the
next player a card.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from games.rummy import actions as a
from games.rummy import events as e
from games.rummy.bots.good import (
    Good,
    best_opening,
    distance,
    fits_table,
    loose_ends,
    next_seat_of,
    rivals,
)
from games.rummy.bots.simple import routine
from games.rummy.flow import without
from games.rummy.melds import Cards
from games.rummy.nearest import fewest_holes, split
from games.rummy.options import CONTRACTS
from games.rummy.state import View
from playroom.engine.cards import Card
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Request

SAMPLES = 16
AHEAD = 3
"""How many cards to come are imagined in each sample."""
LARGE = 19
"""A hand of so many cards claims no more for the chance alone."""


class Memory:
    """What the events of this hand told: the pile, cards that others took up, and what can still
    come.
    """

    def __init__(self, view: View, seen: Sequence[Event]) -> None:
        self.taken: dict[Seat, list[Card]] = {}
        pile: list[Card] = []
        turned: list[Card] | None = None
        for event in _this_hand(seen):
            if isinstance(event, e.HandStarted):
                pile = [event.top]
            elif isinstance(event, e.Discarded):
                pile.append(event.card)
                self._gone(event.seat, (event.card,))
            elif isinstance(event, e.Opened):
                for meld in event.melds:
                    self._gone(event.seat, meld.cards)
            elif isinstance(event, (e.LaidOff, e.Replaced)):
                self._gone(event.seat, (event.card,))
            elif isinstance(event, e.Undone):
                self.taken.setdefault(event.seat, []).extend(event.cards)
            elif isinstance(event, (e.TookDiscard, e.Claimed)):
                if pile:
                    pile.pop()
                elif (
                    turned
                ):  # the pile was turned over for the penalty card, without the claimed one
                    turned.pop()
                self.taken.setdefault(event.seat, []).append(event.card)
                if isinstance(event, e.Claimed) and turned:
                    turned.pop(0)
            elif isinstance(event, e.DrewStock):
                if turned:
                    turned.pop(0)
            elif isinstance(event, e.StockTurned):
                turned, pile = list(pile), []
        self.pile = pile
        self.coming = turned
        """The stock in order, once the pile was turned over (RUM-060); None while nobody knows it.
        """
        self.unseen = self._unseen(view)

    def _gone(self, seat: Seat, cards: Cards) -> None:
        """Cards that have left a hand are no longer known to be there."""
        known = self.taken.get(seat)
        for card in cards if known else ():
            if known and card in known:
                known.remove(card)

    def _unseen(self, view: View) -> list[Card]:
        left = list(view.rules.deck())
        gone = [*view.hand, *self.pile, *(self.coming or ())]
        gone += [one for laid in view.public.melds for one in laid.meld.cards]
        gone += [one for seat, some in self.taken.items() if seat != view.seat for one in some]
        for one in gone:
            if one in left:
                left.remove(one)
        return left

    def samples(self, rng: Rng, view: View) -> list[Cards]:
        """Some ways the next cards of this seat may be."""
        if self.coming:
            n = view.public.active
            return [tuple(self.coming[:: max(1, n)][:AHEAD])]
        pool = self.unseen
        if len(pool) < AHEAD:
            return [tuple(pool)]
        return [tuple([pool[rng.below(len(pool))] for _ in range(AHEAD)]) for _ in range(SAMPLES)]


def _this_hand(seen: Sequence[Event]) -> list[Event]:
    """The events since the cards were dealt, oldest first."""
    found: list[Event] = []
    for event in reversed(seen):
        found.append(event)
        if isinstance(event, e.HandStarted):
            break
    found.reverse()
    return found


class Expert(Good):
    """Good's manners with a memory, sampled look-ahead and an eye on the neighbour."""

    def decide(
        self,
        view: View,
        requests: tuple[Request, ...],
        seen: Sequence[Event],
        rng: Rng,
        deadline: float | None,
    ) -> Action:
        """See `Bot`."""
        public, seat = view.public, view.seat
        assert seat is not None
        settled = routine(view, requests)
        if settled is not None:
            return settled
        is_open = public.opened[seat]
        if public.phase == "claim":
            return a.MayI() if not is_open and self._claims(view) else a.Pass()
        if public.phase == "draw":
            if is_open:
                return a.Take() if self.takes(view) else a.Stock()
            if public.top is None:
                return a.Stock()
            return a.Take() if self._takes(view, Memory(view, seen), rng) else a.Stock()
        if not is_open:
            melds = best_opening(view)
            if melds is not None:
                return a.GoDown(melds)
            return a.Discard(self._throws(view, Memory(view, seen), rng, deadline))
        return self.lays(view) or a.Discard(self.throws_open(view))

    # -- drawing -----------------------------------------------------------------------------------

    def _ahead(self, view: View, hand: Cards, samples: list[Cards]) -> float:
        """The mean distance to the contract after the imagined cards."""
        return sum([max(-1, distance(view, hand + some)) for some in samples]) / len(samples)

    def _takes(self, view: View, memory: Memory, rng: Rng) -> bool:
        top = view.public.top
        assert top is not None
        if view.rules.wild[top] or distance(view, (*view.hand, top)) < distance(view, view.hand):
            return True
        samples = memory.samples(rng, view)
        if memory.coming:
            return False
        with_top = self._ahead(view, (*view.hand, top), [some[1:] for some in samples])
        return with_top < self._ahead(view, view.hand, samples)

    def _claims(self, view: View) -> bool:
        """A card that helps always, and any cheap one while much is missing: two cards more are two
        chances more.
        """
        top, rules = view.public.top, view.rules
        assert top is not None
        near = min(rivals(view), default=13)
        now = distance(view, view.hand)
        if near <= 2:
            return False
        if now >= 0 and (rules.wild[top] or distance(view, (*view.hand, top)) < now):
            return True
        return now >= 2 and near > 3 and len(view.hand) < LARGE and rules.points[top] <= 10

    # -- throwing ----------------------------------------------------------------------------------

    def _throws(self, view: View, memory: Memory, rng: Rng, deadline: float | None) -> Card:
        rules = view.rules
        sets, runs = CONTRACTS[view.public.number - 1]
        counts, _ = split(view.hand, rules)
        near = min(rivals(view), default=13)
        after = next_seat_of(view)
        wanted = memory.taken.get(after, [])
        first: list[tuple[int, float, Card]] = []
        for card in sorted(set(view.hand)):
            if rules.wild[card]:
                continue
            counts[card] -= 1
            holes = fewest_holes(counts, sets, runs)
            counts[card] += 1
            company = loose_ends(counts, card, runs > 0, sets > 0)
            first.append((holes, company - rules.points[card] / 5, card))
        if not first:
            return min(view.hand, key=lambda one: (one.is_joker, rules.points[one]))
        first.sort()
        least = first[0][0]
        if near <= 2 and least > 1:
            return max(first, key=lambda one: (rules.points[one[2]], -one[0]))[2]
        some = [card for holes, _, card in first if holes == least][:6]
        if len(some) == 1:
            return some[0]
        samples = memory.samples(rng, view)
        best, chosen = 99.0, some[0]
        for card in some:
            if deadline is not None and time.monotonic() > deadline - 0.05:
                break
            cost = self._ahead(view, without(view.hand, (card,)), samples)
            cost -= rules.points[card] * 0.01
            cost += 0.1 * self._helps_next(view, card, wanted, sets > 0, runs > 0)
            if near < 13 and fits_table(view, card):
                cost += 0.08
            if cost < best:
                best, chosen = cost, card
        return chosen

    @staticmethod
    def _helps_next(view: View, card: Card, wanted: list[Card], sets: bool, runs: bool) -> bool:
        """Does the next player seem to collect what this card belongs to?"""
        for one in wanted:
            if sets and one.rank == card.rank:
                return True
            if runs and one.suit == card.suit and abs(one.rank - card.rank) <= 2:
                return True
        return False
