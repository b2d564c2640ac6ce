"""What a rival may want, read from what it threw, let lie and took, as a player at the table would.

The weights were fitted to some 90,000 cards that good and expert bots could have thrown (all seven
contracts, two seats): what a rival has thrown itself hardly ever helps it, and what stands next to
that in a run seldom; what stands near a card that it took helps often. They are rounded, and where
a sign made no sense to a card player it was left out.
"""

from __future__ import annotations

import math

from games.rummy.bots.unseen import Memory
from playroom.engine.cards import Card
from playroom.engine.record import Seat

USUAL = -3.2
"""How likely a card helps a rival of whom nothing is known, when no unseen card would go with it
(here and below: logarithms of odds).
"""
THROWN, LET_LIE = -3.0, -1.5
"""The rival has thrown the same card, or left it on the pile."""
NEXT_THROWN, NEXT_THROWN_MIXED, NEAR_THROWN = -1.2, -0.7, -0.5
"""It has thrown the next card of the suit, where runs alone or sets too are wanted; the next but
one.
"""
NEAR_TAKEN = 1.0
"""It has taken a card at most two places away in the suit."""
RANK_THROWN, RANK_THROWN_MIXED, RANK_TAKEN = -1.5, -0.5, 1.0
"""It has thrown or taken a card of the rank."""
NEAR_UNSEEN, RANK_UNSEEN, RANK_UNSEEN_MIXED = 0.2, 0.3, 0.2
"""Each unseen card that would go with it, and that the rival may therefore hold."""


def places_apart(card: Card, other: Card) -> int:
    """How far two cards are apart in a run, an ace at either end; 99 when the suits differ."""
    if card.is_joker or other.is_joker or card.suit != other.suit:
        return 99
    apart = abs(card.rank - other.rank)
    return min(apart, 13 - apart) if 1 in (card.rank, other.rank) else apart


def chance_of_helping(memory: Memory, rival: Seat, card: Card, contract: tuple[int, int]) -> float:
    """How likely `card` brings a rival who has not opened nearer to the contract."""
    sets, runs = contract
    thrown = memory.thrown.get(rival, ())
    taken = memory.taken.get(rival, ())
    odds = USUAL
    if card in thrown:
        odds += THROWN
    elif card in memory.let_lie.get(rival, ()):
        odds += LET_LIE
    if runs:
        for other in thrown:
            apart = places_apart(other, card)
            if apart == 1:
                odds += NEXT_THROWN_MIXED if sets else NEXT_THROWN
            elif apart == 2:
                odds += NEAR_THROWN
        odds += NEAR_TAKEN * sum(places_apart(other, card) in (1, 2) for other in taken)
        odds += NEAR_UNSEEN * sum(places_apart(other, card) in (1, 2) for other in memory.unseen)
    if sets:
        ranked = sum(other.rank == card.rank and other != card for other in thrown)
        if not runs:
            odds += RANK_THROWN * ranked
            odds += RANK_TAKEN * sum(other.rank == card.rank for other in taken)
        elif sets >= runs:
            odds += RANK_THROWN_MIXED * ranked
        kin = sum(other.rank == card.rank for other in memory.unseen)
        odds += (RANK_UNSEEN_MIXED if runs else RANK_UNSEEN) * kin
    return 1 / (1 + math.exp(-odds))
