"""A table that is thought ahead: cheap to copy, with the hands as somebody imagines them, and what
its piles are worth.

Nothing here is told to anybody and no rule is judged here: the plays come from `Lister`, and only
what the search needs of a play is done. Groups of a build are not kept apart; whether it is
multiple is.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt

from games.casino.events import Pile
from games.casino.groups import points_of
from games.casino.listing import DUP, RAISE, TAKE, TRAIL, Lister, Plan
from games.casino.model import Public
from games.casino.options import Rules
from games.casino.values import BIG, SCHEMES
from playroom.engine.cards import Card
from playroom.engine.notes import replaced
from playroom.engine.record import Seat

Hands = tuple[tuple[Card, ...], ...]

CARD, SPADE = 0.11, 0.14
"""What one more card or spade is worth while cards and spades are open (9.2)."""

WON = 12.0
"""What reaching the target in this deal is worth, in points."""

_JACK = 11


def value_of(card: Card, rules: Rules) -> float:
    """The points that a captured card brings by itself."""
    if not rules.spade_points:
        return float(points_of(card))
    spade = 0 if card.suit != 3 else 2 if card.rank in (2, _JACK) else 1
    return float(spade + (2 if card == BIG else 0) + (1 if card.rank == 1 else 0))


class Weights:
    """What every card is worth to a taker now: its points, and a part of the points for most cards
    and most spades.
    """

    def __init__(self, public: Public, side: int) -> None:
        rules = public.rules
        counts = [len(pile) for pile in public.piles]
        spades = [sum(1 for one in pile if one.suit == 3) for pile in public.piles]
        card = CARD if max(counts) < 27 else 0.0
        spade = 0.0 if rules.spade_points or max(spades) >= 7 else SPADE
        if rules.overs:
            card += 0.15 + (0.6 if counts[side] >= 24 else 0.0)
        if rules.spade_overs:
            spade += 0.1 + (0.5 if spades[side] >= 6 else 0.0)
        self._rules, self._card, self._spade = rules, card, spade
        self._known: dict[Card, float] = {}

    def of(self, card: Card) -> float:
        """One card."""
        known = self._known.get(card)
        if known is None:
            spade = self._spade if card.suit == 3 else 0.0
            known = self._known[card] = value_of(card, self._rules) + self._card + spade
        return known

    def sum(self, cards: tuple[Card, ...]) -> float:
        """Several cards."""
        of = self.of
        return sum([of(one) for one in cards])


@dataclass(slots=True)
class World:
    """One imagined table.

    `cards`, `spades` and `points` are those of the sides' piles, sweeps among the points.
    """

    public: Public
    hands: Hands
    cards: tuple[int, ...]
    spades: tuple[int, ...]
    points: tuple[float, ...]
    last: int | None

    @classmethod
    def of(cls, public: Public, hands: Hands) -> World:
        """The table as it is, with these hands."""
        rules = public.rules
        cards = tuple(map(len, public.piles))
        spades = tuple(sum(1 for one in pile if one.suit == 3) for pile in public.piles)
        points = [sum(value_of(one, rules) for one in pile) for pile in public.piles]
        if rules.sweeps:
            for side in public.sweeps:
                points[side] += 1
        last = None if public.last is None else rules.side_of[public.last]
        return cls(public, hands, cards, spades, tuple(points), last)

    def play(self, seat: Seat, plan: Plan) -> World:
        """The table after a play of `seat`."""
        public = self.public
        hand = self.hands[seat]
        at = hand.index(plan.card)
        hands = replaced(self.hands, seat, hand[:at] + hand[at + 1 :])
        kind = plan.kind
        if kind == TRAIL:
            table = _table(public, (*public.loose, plan.card), public.builds)
            return World(table, hands, self.cards, self.spades, self.points, self.last)
        used = plan.loose
        loose = tuple([one for one in public.loose if one not in used]) if used else public.loose
        if kind != TAKE:
            builds = _built(public, seat, plan)
            return World(
                _table(public, loose, builds),
                hands,
                self.cards,
                self.spades,
                self.points,
                self.last,
            )
        builds = public.builds
        taken = (plan.card, *used)
        if plan.build:
            for pile in builds:
                if pile.value == plan.build:
                    taken += pile.cards
            builds = tuple([pile for pile in builds if pile.value != plan.build])
        return self._gain(
            _table(public, loose, builds), hands, public.rules.side_of[seat], taken, True
        )

    def _gain(
        self, public: Public, hands: Hands, side: int, taken: tuple[Card, ...], take: bool
    ) -> World:
        rules = public.rules
        points = sum([value_of(one, rules) for one in taken])
        if take and rules.sweeps and not public.loose and not public.builds:
            points += 1
        spades = sum([1 for one in taken if one.suit == 3])
        return World(
            public,
            hands,
            replaced(self.cards, side, self.cards[side] + len(taken)),
            replaced(self.spades, side, self.spades[side] + spades),
            replaced(self.points, side, self.points[side] + points),
            side,
        )

    def plans(self, seat: Seat) -> list[Plan]:
        """The plays of a seat, those first that take or build most; of the many ways to use suits
        only the best.
        """
        public = self.public
        found = Lister(public, seat, self.hands[seat]).all()
        if len(found) == 1:
            return found
        best: dict[tuple[str, Card, int, int, int], tuple[float, Plan]] = {}
        for plan in found:
            key = (plan.kind, plan.card, plan.value, plan.build, len(plan.loose))
            worth = _prize(public, plan)
            if key not in best or worth > best[key][0]:
                best[key] = (worth, plan)
        return [plan for _, plan in sorted(best.values(), key=_first, reverse=True)]

    # -- what it is worth --------------------------------------------------------------------------

    def balance(self, side: int, final: bool) -> float:
        """Points of `side` above those of the others: exact at the end of a deal, else with what
        cards and spades promise.
        """
        if final:
            return self._end().exact(side)
        if len(self.points) == 2:
            other = 1 - side
            out = self.points[side] - self.points[other]
            out += 3 * _lead(self.cards[side] - self.cards[other], 52 - sum(self.cards), 1.2)
            if not self.public.rules.spade_points:
                out += _lead(self.spades[side] - self.spades[other], 13 - sum(self.spades), 1.0)
        else:
            others = [one for one in range(len(self.points)) if one != side]
            mine = self.points[side] + CARD * self.cards[side] + SPADE * self.spades[side]
            theirs = [
                self.points[one] + CARD * self.cards[one] + SPADE * self.spades[one]
                for one in others
            ]
            out = mine - sum(theirs) / len(theirs)
        of, rules = self.public.rules.side_of, self.public.rules
        for pile in self.public.builds:
            if pile.owner is not None:
                worth = sum([value_of(one, rules) for one in pile.cards]) + CARD * len(pile.cards)
                out += 0.4 * worth if of[pile.owner] == side else -0.4 * worth
        return out

    def _end(self) -> World:
        public = self.public
        if self.last is None or not public.loose:
            return self
        return self._gain(_table(public, (), ()), self.hands, self.last, public.loose, False)

    def exact(self, side: int) -> float:
        """The same when the deal is over: the points of the deal, and what it means to reach the
        target.
        """
        rules = self.public.rules
        deal = list(self.points)
        _majority(deal, self.cards, 3)
        if not rules.spade_points:
            _majority(deal, self.spades, 1)
        for one in range(len(deal)):
            deal[one] += max(0, self.cards[one] - 30) if rules.overs else 0
            deal[one] += max(0, self.spades[one] - 8) if rules.spade_overs else 0
        others = [points for one, points in enumerate(deal) if one != side]
        out = deal[side] - max(others)
        if rules.single_deal:
            return out + (3 if out > 0 else -3 if out < 0 else 0)
        totals = [before + points for before, points in zip(self.public.scores, deal, strict=True)]
        if totals[side] >= rules.target:
            out += WON
        if max(total for one, total in enumerate(totals) if one != side) >= rules.target:
            out -= WON
        return out


def _first(one: tuple[float, Plan]) -> float:
    return one[0]


def _prize(public: Public, plan: Plan) -> float:
    """How promising a play looks; only for the order in which plays are tried."""
    rules = public.rules
    if plan.kind == TRAIL:
        return -value_of(plan.card, rules) - 0.05 * (plan.card.suit == 3)
    worth = sum([value_of(one, rules) + 0.3 for one in plan.loose]) + 0.01 * (plan.card.suit == 3)
    if plan.kind != TAKE:
        return 0.5 * worth
    if plan.build:
        pile = public.build_of(plan.build)
        worth += sum([value_of(one, rules) + 0.3 for one in pile.cards]) if pile else 0
    return worth + value_of(plan.card, rules) + 0.3


def _table(public: Public, loose: tuple[Card, ...], builds: tuple[Pile, ...]) -> Public:
    """The same table with other cards on it: a copy of its fields, for `replace` is slow."""
    fields = public.__dict__.copy()
    fields["loose"], fields["builds"] = loose, builds
    new: Public = object.__new__(Public)
    new.__dict__.update(fields)
    return new


def _built(public: Public, seat: Seat, plan: Plan) -> tuple[Pile, ...]:
    """The builds after a play that builds, duplicates or increases."""
    cards, many = (plan.card, *plan.loose), False
    kept = []
    for pile in public.builds:
        if plan.kind == RAISE and pile.value == plan.build:
            cards += pile.cards
            many = many or bool(plan.loose)
        elif pile.value == plan.value:
            cards += pile.cards
            many = True
        else:
            kept.append(pile)
    if not many and plan.kind not in (RAISE, DUP):
        low = SCHEMES[public.rules.scheme].table
        many = sum([low[one][0] for one in cards]) >= 2 * plan.value
    return (*kept, Pile(plan.value, seat, (cards, ()) if many else (cards,)))


def _lead(lead: int, left: int, width: float) -> float:
    """From -1 to 1: who will have most of something, by the lead and by how much is left."""
    return erf(lead / (width * sqrt(left) + 0.3)) if left else float((lead > 0) - (lead < 0))


def _majority(deal: list[float], counts: tuple[int, ...], points: int) -> None:
    top = max(counts)
    if counts.count(top) == 1:
        deal[counts.index(top)] += points
