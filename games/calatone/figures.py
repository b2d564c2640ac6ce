"""Figures of a finished sitting for `simulate`, and of one player in it for statistics."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from games.calatone.events import Banked, Declared, HandEnded, PotWon
from playroom.engine.contract import Finished
from playroom.engine.record import Seat

ENDS = ("showdown", "all_pass", "last_player", "void")


def figures(finished: Finished) -> Mapping[str, tuple[float, int] | tuple[float, int, float]]:
    """Name -> (sum, count) or (sum, count, sum of squares).

    `chips_per_100_hands_<level>`: what a seat of that level won in a hand, a hundredfold; a sample
    is the mean of the level's seats in one hand, so that what neighbours win from each other is no
    noise. Levels that sit alone at the table have none. `pot`: chips in the pot at its end;
    `shown_hands`: hands laid open; `ends_<reason>`: share of the hands.
    """
    levels: dict[str, list[int]] = defaultdict(list)
    for seat, kind in enumerate(finished.kinds):
        levels[kind].append(seat)
    stacks = [0] * len(finished.kinds)
    won: dict[str, list[float]] = {level: [] for level in levels if len(levels) > 1}
    ends = dict.fromkeys(ENDS, 0)
    pots = shown = hands = 0
    for event in finished.events:
        if isinstance(event, Banked):
            stacks[event.seat] += event.amount if event.what == "issued" else -event.amount
        elif isinstance(event, PotWon):
            pots += event.amount
        elif isinstance(event, Declared):
            shown += 1
        elif isinstance(event, HandEnded):
            hands += 1
            ends[event.reason] += 1
            for level, means in won.items():
                gains = [event.stacks[seat] - stacks[seat] for seat in levels[level]]
                means.append(100 * sum(gains) / len(gains))
            stacks = list(event.stacks)
    named: dict[str, tuple[float, int] | tuple[float, int, float]] = {"hands_per_game": (hands, 1)}
    for level, means in won.items():
        squares = sum(mean * mean for mean in means)
        named[f"chips_per_100_hands_{level}"] = (sum(means), len(means), squares)
    named["pot"] = (pots, hands)
    named["shown_hands"] = (shown, hands)
    named |= {f"ends_{reason}": (count, hands) for reason, count in ends.items()}
    return named


def own_figures(finished: Finished, seat: Seat) -> Mapping[str, tuple[float, int]]:
    """Name -> (sum, count): chips won per 100 hands, hands a session, hands in which a pot was won
    in percent.
    """
    hands = won = 0
    in_this_hand = False
    for event in finished.events:
        if isinstance(event, PotWon):
            in_this_hand = in_this_hand or seat in event.winners
        elif isinstance(event, HandEnded):
            hands, won, in_this_hand = hands + 1, won + in_this_hand, False
    if not hands or finished.outcome is None:
        return {}
    return {
        "chips": (100.0 * finished.outcome.scores[seat], hands),
        "hands": (float(hands), 1),
        "pots": (100.0 * won, hands),
    }
