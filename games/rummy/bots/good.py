"""A player who keeps what the contract needs, claims when it pays, and opens with the melds that
leave least in the hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from games.rummy.actions import GoDown, MayI, Pass, Stock, Take, Throw
from games.rummy.bots.distance import fewest_holes, split
from games.rummy.bots.easy import loose_ends, routine
from games.rummy.moves import lay_offs, replacements
from games.rummy.options import CONTRACTS, RummyOptions
from games.rummy.rules.contract import openings
from games.rummy.rules.melds import RUN, SET, Cards, Meld, cards_in, laid_on, without
from games.rummy.state import Phase, View, next_seat
from playroom.engine.cards import Card
from playroom.engine.contract import Bot, Turn
from playroom.engine.kit.bots import near_best
from playroom.engine.overriding import override
from playroom.engine.record import Seat
from playroom.engine.steps import Action

ALIKE = 0.25
"""Cards with neighbours within this difference count as equal to throw."""

_MISSED = 1000
"""What a card missing for the contract counts, in company: more than any company."""


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
            if not isinstance(laid_on(laid.meld, card, False, end, view.options), str):
                return True
    return False


def distance(view: View, hand: Cards) -> int:
    """Cards missing for the contract; below 0 when wild cards are left over."""
    sets, runs = CONTRACTS[view.public.number - 1]
    counts, pool = split(hand, view.options)
    return fewest_holes(counts, sets, runs) - pool


def left_after(hand: Cards, melds: tuple[Meld, ...], view: View) -> Cards:
    """What stays in the hand when `melds` are laid and all that fits is added to them and to the
    table.
    """
    options = view.options
    left = sorted(without(hand, cards_in(melds)), key=lambda card: options.wild[card])
    table = [*[laid.meld for laid in view.public.melds], *melds]
    cards: list[Card] = []
    for _ in range(2):  # a run that has grown takes more
        cards = []
        for card in left:
            for place, meld in enumerate(table):
                now = added(meld, card, options)
                if now is not None:
                    table[place] = now
                    break
            else:
                cards.append(card)
        left = cards
    return tuple(cards)


def added(meld: Meld, card: Card, options: RummyOptions) -> Meld | None:
    """The meld with the card added at whatever end takes it, or None."""
    if meld.kind == SET:
        if card.rank != meld.of and not options.wild[card]:
            return None
        made = laid_on(meld, card, False, "", options)
        return None if isinstance(made, str) else made
    if card.suit != meld.of and not options.wild[card]:
        return None
    for end in ("high", "low"):
        made = laid_on(meld, card, False, end, options)
        if not isinstance(made, str):
            return made
    return None


def best_opening(view: View) -> tuple[Meld, ...] | None:
    """The opening that leaves the fewest points, then the fewest cards in the hand."""
    options = view.options
    ways = openings(view.hand, view.public.number, options, 12)
    if not ways:
        return None

    def cost(melds: tuple[Meld, ...]) -> tuple[int, int]:
        left = left_after(view.hand, melds, view)
        return options.score(left), len(left)

    return min(ways, key=cost)


class Good(Bot):
    """Knows what its hand lacks; counts only what lies open."""

    @override
    def decide(self, turn: Turn) -> Action:
        view: View = turn.view
        settled = routine(view)
        if settled is not None:
            return settled
        match view.public.phase:
            case Phase.CLAIM:
                return MayI() if not view.is_open and self.claims(view) else Pass()
            case Phase.DRAW:
                return Take() if self.takes(view) else Stock()
        if view.is_open:
            return self.lays(view) or Throw(self.throws_open(view, turn))
        melds = best_opening(view)
        return self.discards(view, self.throws(view, turn)) if melds is None else GoDown(melds)

    def takes(self, view: View) -> bool:
        """Is the top of the pile better than an unknown card?"""
        top = view.public.top
        if top is None:
            return False
        if view.is_open:
            return fits_table(view, top)
        if view.options.wild[top]:
            return True
        return distance(view, (*view.hand, top)) < distance(view, view.hand)

    def claims(self, view: View) -> bool:
        """Is the card worth its penalty card?"""
        top = view.public.top
        if top is None:
            return False
        now = distance(view, view.hand)
        if now < 0 or min(rivals(view), default=13) <= 3:
            return False
        if view.options.wild[top]:
            return True
        return distance(view, (*view.hand, top)) < now and (now > 1 or len(view.hand) < 15)

    def throws(self, view: View, turn: Turn) -> Card:
        """The card that the contract misses least; among equals one with little company, dear
        rather than cheap. It overlooks that a rival who is down may add it to the table.
        """
        options = view.options
        sets, runs = CONTRACTS[view.public.number - 1]
        counts, _ = split(view.hand, options)
        near = min(rivals(view), default=13)
        judged: list[tuple[float, Card]] = []
        for card in sorted(set(view.hand)):
            if options.wild[card]:
                continue
            counts[card] -= 1
            holes = fewest_holes(counts, sets, runs)
            counts[card] += 1
            company = loose_ends(counts, card, runs > 0, sets > 0)
            points = options.points[card]
            missed = holes - points / 10 if near <= 2 else holes
            judged.append((-_MISSED * missed - company + points / 5, card))
        if judged:
            return near_best(judged, ALIKE, turn.rng)
        return min(view.hand, key=lambda card: (card.is_joker, options.points[card]))

    def throws_open(self, view: View, turn: Turn) -> Card:
        """The dearest card."""
        options = view.options
        judged = [
            (float(options.points[card] * (not options.wild[card])), card) for card in view.hand
        ]
        return near_best(judged, 0, turn.rng)

    def discards(self, view: View, card: Card) -> Action:
        """The discard of a card before going down, which it does not want back."""
        return Throw(card)

    def lays(self, view: View) -> Action | None:
        """A card onto the table, naturals before wild cards; a freed wild card costs nothing."""
        options = view.options
        fitting = list(lay_offs(view))
        if not fitting:
            return next(replacements(view), None)
        return max(
            fitting, key=lambda action: (not options.wild[action.card], options.points[action.card])
        )


def next_seat_of(view: View) -> Seat:
    """Who plays after the seat of the view."""
    assert view.seat is not None
    return next_seat(view.public.vacated, view.seat, view.options.seats)
