"""Search state: cheap to copy, with sampled hands, and the value of its piles.

No events and no checks: the plays come from `Lister`, and only what the search needs of a play is
applied. Groups of a build are not kept apart; whether it is multiple is.
"""

from __future__ import annotations

from math import erf, sqrt
from operator import itemgetter

from games.casino.builds import TableBuild
from games.casino.moves import DUP, RAISE, TAKE, TRAIL, Lister, Plan
from games.casino.options import CasinoOptions
from games.casino.rules.groups import points_of
from games.casino.rules.values import BIG, SCHEMES
from games.casino.state import Phase, Public
from playroom.engine.cards import Card
from playroom.engine.kit.counting import most
from playroom.engine.notes import replaced
from playroom.engine.record import Record, Seat, replace

Hands = tuple[tuple[Card, ...], ...]

CARD, SPADE = 0.11, 0.14
"""What one more card or spade is worth while cards and spades are open."""

WON = 12.0
"""What reaching the target in this deal is worth, in points."""

_JACK = 11


def value_of(card: Card, options: CasinoOptions) -> float:
    """The points that a captured card brings by itself."""
    if not options.spade_points:
        return float(points_of(card))
    spade = 0 if card.suit != 3 else 2 if card.rank in (2, _JACK) else 1
    return float(spade + (2 if card == BIG else 0) + (1 if card.rank == 1 else 0))


class Weights:
    """What every card is worth to a taker now: its points, and a part of the points for most cards
    and most spades.
    """

    def __init__(self, public: Public, side: int) -> None:
        options = public.options
        counts = [len(pile) for pile in public.piles]
        spades = [sum(1 for card in pile if card.suit == 3) for pile in public.piles]
        card = CARD if max(counts) < 27 else 0.0
        spade = 0.0 if options.spade_points or max(spades) >= 7 else SPADE
        if options.overs:
            card += 0.15 + (0.6 if counts[side] >= 24 else 0.0)
        if options.spade_overs:
            spade += 0.1 + (0.5 if spades[side] >= 6 else 0.0)
        self._options, self._card, self._spade = options, card, spade
        self._known: dict[Card, float] = {}

    def of(self, card: Card) -> float:
        """One card."""
        worth = self._known.get(card)
        if worth is None:
            spade = self._spade if card.suit == 3 else 0.0
            worth = self._known[card] = value_of(card, self._options) + self._card + spade
        return worth

    def sum(self, cards: tuple[Card, ...]) -> float:
        """Several cards."""
        of = self.of
        return sum([of(card) for card in cards])


class World(Record):
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
        options = public.options
        cards = tuple(map(len, public.piles))
        spades = tuple(sum(1 for card in pile if card.suit == 3) for pile in public.piles)
        points = [sum(value_of(card, options) for card in pile) for pile in public.piles]
        if options.sweeps:
            for side in public.sweeps:
                points[side] += 1
        last = None if public.last is None else options.side_of[public.last]
        return cls(public, hands, cards, spades, tuple(points), last)

    def play(self, seat: Seat, plan: Plan) -> World:
        """The table after a play of `seat`."""
        public = self.public
        hand = self.hands[seat]
        index = hand.index(plan.card)
        hands = replaced(self.hands, seat, hand[:index] + hand[index + 1 :])
        kind = plan.kind
        if kind == TRAIL:
            table = _table(public, (*public.loose, plan.card), public.builds)
            if public.owed:  # the debt is paid: the card must not be asked for again
                owed = tuple([debt for debt in public.owed if debt != (seat, plan.card)])
                table = replace(table, owed=owed)
            return World(table, hands, self.cards, self.spades, self.points, self.last)
        used = plan.loose
        loose = tuple([card for card in public.loose if card not in used]) if used else public.loose
        if kind != TAKE:
            table = _table(public, loose, _built(public, seat, plan))
            return World(table, hands, self.cards, self.spades, self.points, self.last)
        builds = public.builds
        taken = (plan.card, *used)
        if plan.build:
            for build in builds:
                if build.value == plan.build:
                    taken += build.cards
            builds = tuple([build for build in builds if build.value != plan.build])
        side = public.options.side_of[seat]
        return self._gain(_table(public, loose, builds), hands, side, taken, True)

    def _gain(
        self, public: Public, hands: Hands, side: int, taken: tuple[Card, ...], take: bool
    ) -> World:
        options = public.options
        points = sum([value_of(card, options) for card in taken])
        if take and options.sweeps and not public.loose and not public.builds:
            points += 1
        spades = self.spades[side] + sum([1 for card in taken if card.suit == 3])
        cards = replaced(self.cards, side, self.cards[side] + len(taken))
        gained = replaced(self.points, side, self.points[side] + points)
        return World(public, hands, cards, replaced(self.spades, side, spades), gained, side)

    def plans(self, seat: Seat, every: bool = False) -> list[Plan]:
        """The plays of a seat, those first that take or build most; of the many ways to use suits
        only the best, unless `every` one is wanted.
        """
        public = self.public
        plays = Lister(public, seat, self.hands[seat]).all()
        if len(plays) == 1:
            return plays
        if every:
            return sorted(plays, key=lambda plan: -_prize(public, plan))
        best: dict[tuple[str, Card, int, int, int], tuple[float, Plan]] = {}
        for plan in plays:
            key = (plan.kind, plan.card, plan.value, plan.build, len(plan.loose))
            worth = _prize(public, plan)
            if key not in best or worth > best[key][0]:
                best[key] = (worth, plan)
        return [plan for _, plan in sorted(best.values(), key=itemgetter(0), reverse=True)]

    # -- what it is worth --------------------------------------------------------------------------

    def balance(self, side: int, final: bool) -> float:
        """Points of `side` above those of the others: exact at the end of a deal, else with what
        cards and spades promise.
        """
        if final:
            return self._end().exact(side)
        if len(self.points) == 2:
            other = 1 - side
            lead = self.points[side] - self.points[other]
            lead += 3 * _lead(self.cards[side] - self.cards[other], 52 - sum(self.cards), 1.2)
            if not self.public.options.spade_points:
                lead += _lead(self.spades[side] - self.spades[other], 13 - sum(self.spades), 1.0)
        else:
            worths = [
                points + CARD * cards + SPADE * spades
                for points, cards, spades in zip(self.points, self.cards, self.spades, strict=True)
            ]
            mine = worths.pop(side)
            lead = mine - sum(worths) / len(worths)
        options = self.public.options
        for build in self.public.builds:
            if build.owner is not None:
                cards = build.cards
                worth = sum([value_of(card, options) for card in cards]) + CARD * len(cards)
                lead += 0.4 * worth if options.side_of[build.owner] == side else -0.4 * worth
        return lead

    def _end(self) -> World:
        public = self.public
        if self.last is None or not public.loose:
            return self
        return self._gain(_table(public, (), ()), self.hands, self.last, public.loose, False)

    def exact(self, side: int) -> float:
        """The same when the deal is over: the points of the deal, and what it means to reach the
        target.
        """
        options = self.public.options
        deal = list(self.points)
        if (side_with_most := most(self.cards)) is not None:
            deal[side_with_most] += 3
        if not options.spade_points and (side_with_most := most(self.spades)) is not None:
            deal[side_with_most] += 1
        for number in range(len(deal)):
            deal[number] += max(0, self.cards[number] - 30) if options.overs else 0
            deal[number] += max(0, self.spades[number] - 8) if options.spade_overs else 0
        others = [points for number, points in enumerate(deal) if number != side]
        lead = deal[side] - max(others)
        if options.single_deal:
            return lead + (3 if lead > 0 else -3 if lead < 0 else 0)
        totals = [before + points for before, points in zip(self.public.scores, deal, strict=True)]
        if totals[side] >= options.target:
            lead += WON
        if max(total for number, total in enumerate(totals) if number != side) >= options.target:
            lead -= WON
        return lead


def _prize(public: Public, plan: Plan) -> float:
    """How promising a play looks; only for the order in which plays are tried."""
    options = public.options
    if plan.kind == TRAIL:
        return -value_of(plan.card, options) - 0.05 * (plan.card.suit == 3)
    spade = 0.01 * (plan.card.suit == 3)
    worth = sum([value_of(card, options) + 0.3 for card in plan.loose]) + spade
    if plan.kind != TAKE:
        return 0.5 * worth
    if plan.build:
        build = public.build_of(plan.build)
        worth += sum([value_of(card, options) + 0.3 for card in build.cards]) if build else 0
    return worth + value_of(plan.card, options) + 0.3


def _table(public: Public, loose: tuple[Card, ...], builds: tuple[TableBuild, ...]) -> Public:
    """The same table with other cards on it, after a play that is final."""
    return replace(public, loose=loose, builds=builds, phase=Phase.PLAY)


def _built(public: Public, seat: Seat, plan: Plan) -> tuple[TableBuild, ...]:
    """The builds after a play that builds, duplicates or increases."""
    cards, many = (plan.card, *plan.loose), False
    piles = []
    for build in public.builds:
        if plan.kind == RAISE and build.value == plan.build:
            cards += build.cards
            many = many or bool(plan.loose)
        elif build.value == plan.value:
            cards += build.cards
            many = True
        else:
            piles.append(build)
    if not many and plan.kind not in (RAISE, DUP):
        low = SCHEMES[public.options.scheme].table
        many = sum([low[card][0] for card in cards]) >= 2 * plan.value
    return (*piles, TableBuild(plan.value, seat, (cards, ()) if many else (cards,)))


def _lead(lead: int, left: int, width: float) -> float:
    """From -1 to 1: who will have most of something, by the lead and by how much is left."""
    return erf(lead / (width * sqrt(left) + 0.3)) if left else float((lead > 0) - (lead < 0))
