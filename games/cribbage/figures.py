"""Figures of a finished match: for `simulate`, and of one player for the statistics."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from games.cribbage.events import Counted, Dealt, LastCard, Played
from games.cribbage.options import CribbageOptions
from playroom.engine.contract import Finished
from playroom.engine.record import Points, Seat

_TOLD_OF = frozenset({Played, LastCard, Dealt, Counted})


def figures(finished: Finished) -> Mapping[str, tuple[float, int]]:
    """Name -> (sum, count): hands and plays by role (each seat that does not deal counts), cribs,
    deals, first dealer's wins.

    Only deals that were counted to the end enter the means of hands, cribs and plays.
    """
    sums: dict[str, float] = defaultdict(float)
    counts: dict[str, int] = defaultdict(int)

    def add(name: str, value: float) -> None:
        sums[name] += value
        counts[name] += 1

    options = CribbageOptions.of(finished.setup)
    play = [0] * options.seats
    hands: list[Counted] = []
    dealer, first_dealer, deals = 0, None, 0
    for event in finished.events:
        if type(event) not in _TOLD_OF:  # most are not
            continue
        if isinstance(event, (Played, LastCard)):
            play[event.seat] += event.points
        elif isinstance(event, Dealt):
            dealer, deals = event.dealer, deals + 1
            first_dealer = dealer if first_dealer is None else first_dealer
            play, hands = [0] * options.seats, []
        elif isinstance(event, Counted) and event.what == "hand":
            hands.append(event)
        elif isinstance(event, Counted):
            for hand in hands:
                add("dealer_hand" if hand.seat == dealer else "non_dealer_hand", hand.value)
            add("crib", event.value)
            for seat, points in enumerate(play):
                add("dealer_play" if seat == dealer else "non_dealer_play", points)
    by_name: dict[str, tuple[float, int]] = {
        name: (sums[name], counts[name]) for name in sorted(sums)
    }
    by_name["deals_per_game"] = (deals, 1)
    if finished.outcome is not None and first_dealer is not None:
        won = options.side_of[first_dealer] in finished.outcome.winners
        by_name["first_dealer_wins"] = (float(won), 1)
    return by_name


def own_figures(finished: Finished, seat: Seat) -> Mapping[str, tuple[float, int]]:
    """Name -> (sum, count): `hand` and `crib` a count, `play` a deal, `lost` to miscounting a game,
    `exact` in percent.
    """
    sums: dict[str, float] = defaultdict(float)
    counts: dict[str, int] = defaultdict(int)
    side = CribbageOptions.of(finished.setup).side_of[seat]
    for event in finished.events:
        if isinstance(event, Dealt):
            counts["play"] += 1
        elif isinstance(event, (Played, LastCard)) and event.seat == seat:
            sums["play"] += event.points
        elif isinstance(event, Counted) and event.seat == seat:
            sums[event.what] += event.value
            counts[event.what] += 1
            if event.how != "auto":
                counts["lost"] = 1
                sums["lost"] += _lost(event, side)
                sums["exact"] += 100 * (event.claim == event.value)
                counts["exact"] += 1
    return {
        name: (sums[name], counts[name])
        for name in ("hand", "crib", "play", "exact", "lost")
        if counts[name]
    }


def _lost(event: Counted, side: Seat) -> Points:
    """What a count has cost: points of one's own not had, or as many as were counted too many where
    others get those.
    """
    had = sum(points for other, points in event.awards if other == side)
    paid = any(points for other, points in event.awards if other != side)
    too_many = (
        event.claim - event.value if event.claim is not None and paid and not event.joke else 0
    )
    return max(0, event.value - had, too_many)
