"""Figures of a finished sitting for `simulate`: hands, how they ended, and what every level won."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import TYPE_CHECKING

from games.calatone.events import Bank, Declared, HandEnded, PotWon

if TYPE_CHECKING:
    from games.calatone.state import State
    from games.calatone.view import View
    from playroom.engine.match import Match

ENDS = ("showdown", "all_pass", "last_player", "void")


def figures(
    match: Match[State, View],
) -> Mapping[str, tuple[float, int] | tuple[float, int, float]]:
    """Name -> (sum, count) or (sum, count, sum of squares).

    `chips_per_100_hands_<level>`: what a seat of that level won in a hand, a hundredfold; a sample
    is the mean of the level's seats in one hand, so that what neighbours win from each other is no
    noise. Levels that sit alone at the table have none. `pot`: chips in the pot at its end;
    `shown_hands`: hands laid open; `ends_<reason>`: share of the hands.
    """
    seats = range(match.header.setup.seats)
    levels: dict[str, list[int]] = defaultdict(list)
    for seat in seats:
        levels[match.header.players[seat].kind].append(seat)
    stacks = [0] * len(seats)
    won: dict[str, list[float]] = {level: [] for level in levels if len(levels) > 1}
    ends = dict.fromkeys(ENDS, 0)
    pots = shown = hands = 0
    for event in match.happened:
        if isinstance(event, Bank):
            stacks[event.seat] += event.amount if event.what == "issued" else -event.amount
        elif isinstance(event, PotWon):
            pots += event.amount
        elif isinstance(event, Declared):
            shown += 1
        elif isinstance(event, HandEnded):
            hands += 1
            ends[event.reason] += 1
            for level, mine in won.items():
                mine.append(
                    100
                    * sum(event.stacks[seat] - stacks[seat] for seat in levels[level])
                    / len(levels[level])
                )
            stacks = list(event.stacks)
    found: dict[str, tuple[float, int] | tuple[float, int, float]] = {"hands_per_game": (hands, 1)}
    for level, samples in won.items():
        found[f"chips_per_100_hands_{level}"] = (
            sum(samples),
            len(samples),
            sum(one * one for one in samples),
        )
    found["pot"] = (pots, hands)
    found["shown_hands"] = (shown, hands)
    found |= {f"ends_{reason}": (count, hands) for reason, count in ends.items()}
    return found
