"""A player who keeps what the contract needs, claims when it pays, and opens with the melds that
leave least in the hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.rummy import actions as a
from games.rummy.bots.simple import routine
from games.rummy.choosing import lay_offs, replacements
from games.rummy.flow import without
from games.rummy.melds import RUN, SET, Cards, Meld, laid_on
from games.rummy.nearest import fewest_holes, split
from games.rummy.options import CONTRACTS, Rules
from games.rummy.search import openings
from games.rummy.state import View
from playroom.engine.cards import Card
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Request


def rivals(view: View) -> Iterator[int]:
    """How many cards the other open seats hold."""
    public = view.public
    for seat, held in enumerate(public.held):
        if seat != view.seat and public.opened[seat] and seat not in public.vacated:
            yield held


def fits_table(view: View, card: Card) -> bool:
    """Can the card be added to a meld of the table?"""
    for laid in view.public.melds:
        for end in ("low", "high") if laid.meld.kind == RUN else ("",):
            if not isinstance(laid_on(laid.meld, card, False, end, view.rules), str):
                return True
    return False


def distance(view: View, hand: Cards) -> int:
    """Cards missing for the contract; below 0 when wild cards are left over."""
    sets, runs = CONTRACTS[view.public.number - 1]
    counts, pool = split(hand, view.rules)
    return fewest_holes(counts, sets, runs) - pool


def left_after(hand: Cards, melds: tuple[Meld, ...], view: View) -> Cards:
    """What stays in the hand when `melds` are laid and all that fits is added to them and to the
    table.
    """
    rules = view.rules
    left = sorted(
        without(hand, tuple([one for meld in melds for one in meld.cards])),
        key=lambda one: rules.wild[one],
    )
    table = [*[laid.meld for laid in view.public.melds], *melds]
    kept: list[Card] = []
    for _ in range(2):  # a run that has grown takes more
        kept = []
        for card in left:
            for place, meld in enumerate(table):
                now = _added(meld, card, rules)
                if now is not None:
                    table[place] = now
                    break
            else:
                kept.append(card)
        left = kept
    return tuple(kept)


def _added(meld: Meld, card: Card, rules: Rules) -> Meld | None:
    if meld.kind == SET:
        if card.rank != meld.of and not rules.wild[card]:
            return None
        found = laid_on(meld, card, False, "", rules)
        return None if isinstance(found, str) else found
    if card.suit != meld.of and not rules.wild[card]:
        return None
    for end in ("high", "low"):
        found = laid_on(meld, card, False, end, rules)
        if not isinstance(found, str):
            return found
    return None


def best_opening(view: View) -> tuple[Meld, ...] | None:
    """The opening that leaves the fewest points, then the fewest cards in the hand."""
    rules = view.rules
    found = openings(view.hand, view.public.number, rules, 12)
    if not found:
        return None

    def cost(melds: tuple[Meld, ...]) -> tuple[int, int]:
        left = left_after(view.hand, melds, view)
        return rules.score(left), len(left)

    return min(found, key=cost)


def loose_ends(counts: list[int], card: Card, runs: bool, sets: bool) -> int:
    """How much company a natural card has in a hand: pairs for sets, neighbours for runs."""
    company = 0
    if sets:
        first = 4 * (card.rank - 1)
        company += 2 * (sum(counts[first : first + 4]) - 1)
    if runs:
        for step, worth in ((1, 2), (2, 1)):
            for rank in (card.rank - step, card.rank + step):
                if 1 <= rank <= 13:
                    company += worth * (counts[4 * (rank - 1) + card.suit] > 0)
                elif rank == 14:
                    company += worth * (counts[card.suit] > 0)
    return company


class Good:
    """Knows what its hand lacks; counts only what lies open."""

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
        if public.phase == "claim":
            return a.MayI() if self.claims(view) else a.Pass()
        if public.phase == "draw":
            return a.Take() if self.takes(view) else a.Stock()
        if not public.opened[seat]:
            melds = best_opening(view)
            if melds is not None:
                return a.GoDown(melds)
            return a.Discard(self.throws(view))
        return self.lays(view) or a.Discard(self.throws_open(view))

    # -- drawing -----------------------------------------------------------------------------------

    def takes(self, view: View) -> bool:
        """Is the top of the pile better than an unknown card?"""
        top = view.public.top
        if top is None:
            return False
        if view.seat is not None and view.public.opened[view.seat]:
            return fits_table(view, top)
        if view.rules.wild[top]:
            return True
        return distance(view, (*view.hand, top)) < distance(view, view.hand)

    def claims(self, view: View) -> bool:
        """Is the card worth its penalty card?"""
        public, top = view.public, view.public.top
        if top is None or (view.seat is not None and public.opened[view.seat]):
            return False
        now = distance(view, view.hand)
        if now < 0 or min(rivals(view), default=13) <= 3:
            return False
        if view.rules.wild[top]:
            return True
        return distance(view, (*view.hand, top)) < now and (now > 1 or len(view.hand) < 15)

    # -- throwing ----------------------------------------------------------------------------------

    def throws(self, view: View) -> Card:
        """The card that the contract misses least; among equals the one with least company, then
        the dearest.
        """
        rules = view.rules
        sets, runs = CONTRACTS[view.public.number - 1]
        counts, _ = split(view.hand, rules)
        near = min(rivals(view), default=13)
        best: tuple[float, ...] | None = None
        chosen = view.hand[0]
        for card in sorted(set(view.hand)):
            if rules.wild[card]:
                continue
            counts[card] -= 1
            holes = fewest_holes(counts, sets, runs)
            counts[card] += 1
            company = loose_ends(counts, card, runs > 0, sets > 0)
            points = rules.points[card]
            key = (holes - points / 10 if near <= 2 else holes, company - points / 5, -points)
            if best is None or key < best:
                best, chosen = key, card
        return (
            chosen
            if best is not None
            else min(view.hand, key=lambda one: (one.is_joker, rules.points[one]))
        )

    def throws_open(self, view: View) -> Card:
        """The dearest card."""
        rules = view.rules
        return max(view.hand, key=lambda one: (rules.points[one] * (not rules.wild[one]), -one))

    # -- laying ------------------------------------------------------------------------------------

    def lays(self, view: View) -> Action | None:
        """A card onto the table, naturals before wild cards; a freed wild card costs nothing."""
        rules = view.rules
        found = list(lay_offs(view))
        if found:
            return max(
                found, key=lambda action: (not rules.wild[action.card], rules.points[action.card])
            )
        return next(replacements(view), None)


def next_seat_of(view: View) -> Seat:
    """Who plays after the seat of the view."""
    assert view.seat is not None
    n = view.rules.seats
    for step in range(1, n):
        if (view.seat + step) % n not in view.public.vacated:
            return (view.seat + step) % n
    return view.seat
