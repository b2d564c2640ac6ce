"""All that is true, what a seat may know of it, and which cards may be laid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from playroom.engine import kit

from .actions import Lay, Pass
from .options import HeartsOptions

SEATS, HAND, PASSES = 4, 13, 3
TWO = kit.FRENCH.card("2C")
QUEEN = kit.FRENCH.card("QS")
JACK = kit.FRENCH.card("JD")
CLUBS, HEARTS, SPADES = TWO.suit, kit.FRENCH.card("2H").suit, QUEEN.suit
RANKING = kit.Ranking(kit.ACE_HIGH)
NOBODY: tuple[tuple[kit.Card, ...], ...] = ((),) * 4


class State(kit.Record):
    """All that is true: the hands of all seats, and what was passed."""

    options: HeartsOptions
    scores: tuple[kit.Points, ...]
    hands: tuple[tuple[kit.Card, ...], ...]
    trick: kit.Trick
    passes: tuple[tuple[kit.Card, ...], ...] = NOBODY
    """What every seat passes in this deal, sorted."""
    choosing: tuple[kit.Seat, ...] = ()
    taken: tuple[tuple[kit.Card, ...], ...] = NOBODY
    """The cards in the tricks of every seat in this deal."""
    voids: tuple[tuple[kit.Count, ...], ...] = ((),) * 4
    """The suits that a seat has shown not to have."""
    broken: bool = False
    deal: kit.Count = 1
    acts: kit.Count = 0
    winners: tuple[kit.Seat, ...] = ()
    last: kit.Laid | None = None

    @property
    def ranking(self) -> kit.Ranking:
        """HEA-007: no trumps, aces are high."""
        return RANKING


class View(kit.TrickView):
    """What a seat may know."""

    options: HeartsOptions
    choosing: tuple[kit.Seat, ...]
    taken: tuple[tuple[kit.Card, ...], ...]
    voids: tuple[tuple[kit.Count, ...], ...]
    broken: bool
    deal: kit.Count
    last: kit.Laid | None
    gave: tuple[kit.Card, ...]
    """What the seat passes in this deal."""

    @property
    def first(self) -> bool:
        """Is it the first trick of the deal?"""
        return not any(self.taken)

    @property
    def steps(self) -> int:
        """How many seats on the cards go."""
        return self.options.steps(self.deal)


def points(card: kit.Card, options: HeartsOptions) -> int:
    """HEA-001: a heart counts 1, the queen of spades 13. HEA-012: the jack of diamonds 10 less."""
    if card.suit == HEARTS:
        return 1
    if card == QUEEN:
        return 13
    return -10 if card == JACK and options.jack else 0


def points_of(cards: Iterable[kit.Card], options: HeartsOptions) -> int:
    """What several cards count together."""
    return sum(points(card, options) for card in cards)


def bad(card: kit.Card) -> bool:
    """Does the card cost points?"""
    return card.suit == HEARTS or card == QUEEN


def legal(view: View) -> tuple[kit.Card, ...]:
    """The cards that may be laid to the trick now, in the order of the hand."""
    cards = kit.may_lay(view.hand, view.trick, RANKING)
    if view.trick.led is None:
        if view.first:  # HEA-005: the two of clubs is led first
            return (TWO,) if TWO in cards else cards
        if not view.broken:  # HEA-008: hearts are led when they are broken, or nothing else is left
            return tuple(card for card in cards if card.suit != HEARTS) or cards
    elif view.first and not view.options.bleeding:  # HEA-006: no points in the first trick
        return tuple(card for card in cards if not bad(card)) or cards
    return cards


def danger(card: kit.Card) -> tuple[int, int]:
    """How gladly a card is passed."""
    height = RANKING.height(card)
    if card.suit == SPADES and card.rank in (1, 12, 13):
        return (2, 1 if card == QUEEN else 0)
    return (1, height * 2 + (card.suit == HEARTS))


def choices(view: View) -> Iterator[kit.Action]:
    """What the seat may do, best first."""
    if view.seat in view.choosing:
        hand = sorted(view.hand, key=danger, reverse=True)
        yield from (Pass(tuple(sorted(three))) for three in combinations(hand, PASSES))
    elif view.turn is not None and view.turn == view.seat:
        yield from (Lay(card) for card in sorted(legal(view), key=RANKING.height))


def pass_refusal(view: View, action: Pass) -> kit.Rejection | None:
    """HEA-002: three different cards of the own hand."""
    if len(set(action.cards)) != PASSES or len(action.cards) != PASSES:
        return kit.Rejection.of("three", "hearts-refuse-three")
    if not set(action.cards) <= set(view.hand):
        return kit.Rejection.of("not_held", "hearts-refuse-held")
    return None


def lay_refusal(view: View, card: kit.Card) -> kit.Rejection | None:
    """Why a card of the hand that follows suit may not be laid all the same."""
    cards = legal(view)
    if card in cards:
        return None
    if view.trick.led is None and view.first:
        return kit.Rejection.of("two_first", "hearts-refuse-two")
    if view.trick.led is None:
        return kit.Rejection.of("not_broken", "hearts-refuse-broken")
    return kit.Rejection.of("first_trick", "hearts-refuse-first")
