"""How a bot counts: truly, or as a person does who now and then overlooks something (CRB-109).

A table says by `bots_miscount` which levels may err. What they overlook is what people overlook:
a fifteen of many cards, one of the runs of a doubled rank, the flush, the jack; seldom something is
counted that is not there. A bot looks only at the cards of the open count, which all see.
"""

from __future__ import annotations

from games.cribbage.actions import Claim
from games.cribbage.events import Combination
from games.cribbage.rules.show import explain_count
from games.cribbage.state import OpenCount, View
from playroom.engine.contract import Turn
from playroom.engine.record import Points
from playroom.engine.rng import Rng
from playroom.engine.steps import SeatChanged

SLIPS = {"easy": 4, "fair": 3, "good": 2}
"""How many times as often as a practised player, who miscounts 1 hand in 35, the bots of a level
err: easy ones 1 hand in 10, fair ones 1 in 13, good ones 1 in 19.
"""

_ERRING = {"none": (), "easy": ("easy",), "good": ("easy", "fair", "good")}
"""The levels that err, by the option of the table."""

_OVERLOOKED = {"fifteen": 4, "pair": 2, "three": 2, "four": 2, "run": 6, "flush": 40, "jack": 25}
"""In a thousand, how often a practised player overlooks something that scores; a fifteen of more
than two cards is overlooked this often for every further card once more.
"""

_TWICE = 5
"""In a thousand, how often a fifteen is counted twice."""

_WRONG_JACK = 10
"""In a thousand, how often a jack of another suit than the starter's is counted."""


def claim(turn: Turn, level: str = "") -> Claim:
    """What a bot of `level` says that its open count is worth; the truth without a level, and for a
    seat that was left (CRB-129).
    """
    view: View = turn.view
    count = view.public.open
    assert count is not None
    value, scoring = explain_count(view.options, count)
    if level not in _ERRING[view.options.bots_miscount] or _stands_in(turn):
        return Claim(value)
    said = value + _slip(count, scoring, SLIPS[level], turn.rng)
    if said == 19 and view.options.joke:  # not a likely mistake where it means 0
        return Claim(value)
    return Claim(said)


def _slip(count: OpenCount, scoring: tuple[Combination, ...], times: int, rng: Rng) -> Points:
    """By how much the count goes wrong: usually 0."""

    def happens(thousandths: int) -> bool:
        return rng.below(1000) < times * thousandths

    by = 0
    for combination in scoring:
        often = _OVERLOOKED[combination.kind]
        if combination.kind == "fifteen":
            often *= len(combination.cards) - 1
        if happens(often):
            by -= combination.points
    kinds = [combination.kind for combination in scoring]
    if "fifteen" in kinds and happens(_TWICE):
        by += 2
    jacks = any(card.rank == 11 for card in count.cards)
    if jacks and "jack" not in kinds and count.starter.rank != 11 and happens(_WRONG_JACK):
        by += 1
    return by


def _stands_in(turn: Turn) -> bool:
    """Whether the bot replaces a person in this seat."""
    return any(
        isinstance(event, SeatChanged) and event.seat == turn.view.seat for event in turn.seen
    )
