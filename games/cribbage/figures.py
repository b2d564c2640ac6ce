"""Figures of a finished game for `simulate`: what hands, cribs and the play gave, and who won."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import TYPE_CHECKING

from games.cribbage.state import Counted, Dealt, LastCard, Played, State, View

if TYPE_CHECKING:
    from playroom.engine.match import Match


_WANTED = frozenset({Played, LastCard, Dealt, Counted})


def figures(match: Match[State, View]) -> Mapping[str, tuple[float, int]]:
    """Name -> (sum, count): hands and plays by role (each seat that does not deal counts), cribs,
    deals, first dealer's wins.

    Only deals that were counted to the end enter the means of hands, cribs and plays (section 7 of
    the rules).
    """
    sums: dict[str, float] = defaultdict(float)
    counts: dict[str, int] = defaultdict(int)
    rules = match.state.rules
    play = [0] * rules.seats
    shown: list[Counted] = []
    dealer, first, deals = 0, None, 0
    for event in match.happened:
        if type(event) not in _WANTED:
            continue
        if isinstance(event, (Played, LastCard)):
            play[event.seat] += event.points
        elif isinstance(event, Dealt):
            dealer, deals = event.dealer, deals + 1
            first = dealer if first is None else first
            play, shown = [0] * rules.seats, []
        elif isinstance(event, Counted):
            shown.append(event)
            if event.what == "crib":
                for one in shown:
                    name = (
                        "crib"
                        if one.what == "crib"
                        else "dealer_hand"
                        if one.seat == dealer
                        else "non_dealer_hand"
                    )
                    sums[name] += one.value
                    counts[name] += 1
                for seat, points in enumerate(play):
                    name = "dealer_play" if seat == dealer else "non_dealer_play"
                    sums[name] += points
                    counts[name] += 1
    found = {name: (sums[name], counts[name]) for name in sorted(sums)}
    found["deals_per_game"] = (deals, 1)
    outcome = match.outcome
    if outcome is not None and first is not None:
        found["first_dealer_wins"] = (float(rules.side_of[first] in outcome.winners), 1)
    return found
