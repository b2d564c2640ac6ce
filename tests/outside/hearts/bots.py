"""The rivals: one quick bot, and better ones that imagine what they cannot see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from playroom.engine import kit
from playroom.engine.kit.search import SearchBot, dealt_anew

from .actions import Lay, Pass
from .state import HEARTS, PASSES, QUEEN, RANKING, SPADES, State, View, bad, choices, danger, legal


class EasyBot:
    """Ducks with its highest card that does not take, throws the queen and high hearts."""

    def decide(self, turn: kit.Turn) -> kit.Action:
        """The cards to pass, or the card to lay."""
        view: View = turn.view
        if view.seat in view.choosing:
            return Pass(tuple(sorted(sorted(view.hand, key=danger)[-PASSES:])))
        return Lay(card_of(view))


def card_of(view: View) -> kit.Card:
    """The card that an easy player lays."""
    cards = sorted(legal(view), key=RANKING.height)
    led = view.trick.led
    if led is None:
        calm = [card for card in cards if card.suit != SPADES or card.rank not in (1, 12, 13)]
        return (calm or cards)[0]
    if cards[0].suit != led.suit:
        return max(cards, key=thrown)
    best = RANKING.best(view.trick)
    under = [card for card in cards if not RANKING.beats(card, best)]
    if under:
        return QUEEN if QUEEN in under else under[-1]
    over = [card for card in cards if card != QUEEN] or cards
    last = len(view.trick.cards) == 3 and not any(map(bad, view.trick.cards))
    return over[-1] if last else over[0]


def thrown(card: kit.Card) -> tuple[int, int]:
    """How gladly a card is thrown away."""
    high = card.suit == SPADES and card.rank in (1, 13)
    return (
        3 if card == QUEEN else 2 if high else 1 if card.suit == HEARTS else 0,
        RANKING.height(card),
    )


def few(view: View) -> Iterator[kit.Action]:
    """The choices that are worth comparing."""
    return islice(choices(view), 8) if view.choosing else choices(view)


def imagine(view: View, seen: Sequence[kit.Event], rng: kit.Rng) -> State:
    """A state that looks like the true one from the seat of the view."""
    seat = view.seat
    assert seat is not None
    out = {card for cards in view.taken for card in cards} | set(view.trick.cards) | set(view.hand)
    given: dict[int, tuple[kit.Card, ...]] = {}
    if view.gave and not view.choosing:
        to = (seat + view.steps) % 4
        given[to] = tuple(card for card in view.gave if card not in out)
    known = out.union(*given.values())
    counts = [
        0 if other == seat else count - len(given.get(other, ()))
        for other, count in enumerate(view.counts)
    ]
    unknown = [card for card in kit.FRENCH.cards() if card not in known]
    *dealt, _ = dealt_anew(
        unknown, counts, rng, lambda hand, card: hand > 3 or card.suit not in view.voids[hand]
    )
    hands = tuple(
        view.hand if other == seat else tuple(sorted((*dealt[other], *given.get(other, ()))))
        for other in range(4)
    )
    passes = tuple(
        view.gave
        if other == seat
        else ()
        if other in view.choosing or not view.choosing
        else hand[:PASSES]
        for other, hand in enumerate(hands)
    )
    return kit.state_of(State, view, hands=hands, passes=passes)


def level(worlds: int, overlooks: float) -> SearchBot:
    """A bot that compares its choices in so many imagined worlds."""
    from .game import GAME

    return SearchBot(
        lambda: GAME,
        imagine,
        EasyBot,
        worlds=worlds,
        overlooks=overlooks,
        choices=few,
        over=lambda first, now: now.deal != first.deal,
    )


LEVELS = {
    "easy": EasyBot,
    "fair": lambda: level(2, 0.3),
    "good": lambda: level(6, 0.0),
    "expert": lambda: level(20, 0.0),
}
