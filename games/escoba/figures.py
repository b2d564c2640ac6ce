"""Figures of finished games, of a match and of one player, for simulations and statistics."""

from __future__ import annotations

from collections.abc import Mapping

from games.escoba.events import Blown, DealScored, EscobaMarked, InitialEscoba, Laid, Robbed, Took
from playroom.engine.contract import Finished
from playroom.engine.kit.counting import own_sums
from playroom.engine.record import Seat
from playroom.engine.steps import Event

ITEMS = ("cards", "oros", "velo", "sevens", "setenta", "few", "fine", "escoba")


def figures(finished: Finished) -> Mapping[str, tuple[float, int]]:
    """`deals` a game; `points`, `escobas`, `takes`, `lays`, `soplos` a deal; `cards` a take."""
    deals = [event for event in finished.events if isinstance(event, DealScored)]
    takes = [event for event in finished.events if isinstance(event, Took)]
    lays = sum(isinstance(event, Laid) for event in finished.events)
    soplos = sum(isinstance(event, Blown) for event in finished.events)
    escobas = sum(count.escobas for deal in deals for count in deal.counts)
    count = len(deals)
    return {
        "deals": (float(count), 1),
        "points": (float(sum(sum(deal.points) for deal in deals)), count),
        "escobas": (float(escobas), count),
        "takes": (float(len(takes)), count),
        "lays": (float(lays), count),
        "soplos": (float(soplos), count),
        "cards": (float(sum(len(take.cards) + 1 for take in takes)), len(takes)),
    }


def own_figures(finished: Finished, seat: Seat) -> Mapping[str, tuple[float, int]]:
    """Name -> (sum, count), a deal each: `points` of one's side and of that the `ITEMS`, and the
    escobas that one has made oneself (`made`).
    """
    deals = [event for event in finished.events if isinstance(event, DealScored)]
    made = sum(_made(event, seat) for event in finished.events)
    sums = {**own_sums(deals, seat), "made": float(made)}
    always = ("points", "cards", "oros", "velo", "escoba", "made")
    names = [name for name in ("points", *ITEMS, "made") if name in always or sums.get(name)]
    return {name: (sums.get(name, 0.0), len(deals)) for name in names if deals}


def _made(event: Event, seat: Seat) -> int:
    """The escobas that an event gives a seat."""
    match event:
        case Took() | Blown() | EscobaMarked():
            return int(event.seat == seat and event.escobas > 0)
        case InitialEscoba():
            return event.count if event.seat == seat else 0
        case Robbed():
            return int(event.seat == seat)
    return 0
