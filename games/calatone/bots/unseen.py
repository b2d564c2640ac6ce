"""Sampling of unseen cards, with the hands that everybody would then have."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from games.calatone.events import DealtUp, Exposed, HandStarted
from games.calatone.rules.evaluator import CODE, FIVE_OF_SUIT, START, Evaluator, Key
from games.calatone.rules.packs import CARDS, pack_of
from games.calatone.view import HandView, View
from playroom.engine.cards import PACK, Card
from playroom.engine.contract import Turn
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Event

Future: TypeAlias = tuple[Key, tuple[tuple[Card, Key], ...]]
"""One's own key at the end, and of every rival the hidden card and the key at the end."""

_CARD_OF = {code: card for card, code in zip(PACK, CODE, strict=True)}
_BATCH = 16
"""How many deals between two looks at the clock."""
_SPARE = 0.02
"""Seconds that deciding takes after the deals."""


class Known(NamedTuple):
    """What a seat knows of the hand being played.

    `this_hand` are its events, `unseen` the cards it has not seen in it.
    """

    hand: HandView
    own: tuple[Card, ...]
    rivals: tuple[Seat, ...]
    unseen: tuple[Card, ...]
    this_hand: tuple[Event, ...]


def known(view: View, seen: Sequence[Event]) -> Known:
    """What the seat of `view` knows, cards that the withdrawn had shown included."""
    hand = view.hand
    assert hand is not None
    events: list[Event] = []
    gone = set(hand.own)
    for event in reversed(seen):
        events.append(event)
        if isinstance(event, (DealtUp, Exposed)):
            gone.add(event.card)
        elif isinstance(event, HandStarted):
            break
    unseen = tuple([card for card in pack_of(hand.deal.size).cards() if card not in gone])
    rivals = tuple([seat for seat in hand.bets.live if seat != view.seat])
    return Known(hand, hand.own, rivals, unseen, tuple(reversed(events)))


def deals(
    evaluator: Evaluator, facts: Known, many: int, rng: Rng, deadline: float | None
) -> list[Future]:
    """Up to `many` ways in which the hand may go on if all stay in; fewer when `deadline` comes
    first.
    """
    chance = random.Random(rng.below(1 << 62)).random
    deck = [CODE[card] for card in facts.unseen]
    left = len(deck)
    come = CARDS - len(facts.own)
    bases = [
        (sum(map(CODE.__getitem__, up), START), up)
        for up in (facts.hand.up[seat] for seat in facts.rivals)
    ]
    own = sum(map(CODE.__getitem__, facts.own), START)
    # who is all-in still gets all cards; a rival's hidden card comes first
    needed = come + len(bases) * (come + 1)
    steps = [(i, left - i) for i in range(needed)]
    of_ranks = evaluator.of_ranks
    futures: list[Future] = []
    for number in range(many):
        if (
            deadline is not None
            and number % _BATCH == 0
            and futures
            and time.monotonic() > deadline - _SPARE
        ):
            break
        for i, rest in steps:
            j = i + int(chance() * rest)
            deck[i], deck[j] = deck[j], deck[i]
        more = deck[:come]
        total = sum(more, own)
        mine = (
            evaluator.of_suit(total, _cards(facts.own, more))
            if total & FIVE_OF_SUIT
            else of_ranks(total)
        )
        place, theirs = come, []
        for base, up in bases:
            more = deck[place : place + come + 1]
            total = sum(more, base)
            key = (
                evaluator.of_suit(total, _cards(up, more))
                if total & FIVE_OF_SUIT
                else of_ranks(total)
            )
            theirs.append((_CARD_OF[deck[place]], key))
            place += come + 1
        futures.append((mine, tuple(theirs)))
    return futures


def _cards(cards: tuple[Card, ...], more: Sequence[int]) -> tuple[Card, ...]:
    return (*cards, *[_CARD_OF[code] for code in more])


def won(turn: Turn, facts: Known, many: int) -> float:
    """What part of pots a hand takes, from 0 to 1, in up to `many` deals of what is not seen."""
    futures = deals(turn.view.evaluator, facts, many, turn.rng, turn.deadline)
    parts = sum(share(mine, [key for _, key in theirs]) for mine, theirs in futures)
    return parts / len(futures)


def share(mine: Key, theirs: Sequence[Key]) -> float:
    """What part of a pot a key takes against others: all of it, nothing, or its part in a tie."""
    best = max(theirs, default=())
    if mine != best:
        return 1.0 if mine > best else 0.0
    return 1 / (1 + theirs.count(best))
