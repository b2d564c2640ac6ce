"""How strong the levels are against each other, and against players from outside, on the same
cards: `python3 -m tests.bench strength` plays a tenth of the deals, with `PLAYROOM_THOROUGH=1` all.

`wins` is the share of the games that the first player (with its partners) won, in per cent, `lead`
by how many points it was better than the mean of the others; errors are standard errors over the
deals. `fair` is the share of a player who is no better than the rest. `PLAYROOM_CONTEST` selects
contests by words of game and names (`casino expert`); `PLAYROOM_FOUND` names a folder from which a
run that was cut short goes on (`tests/bench/partial.py`).
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from typing import NamedTuple

from games.escoba.options import PRESETS
from playroom.engine.contract import Bot
from playroom.engine.options import OptionValue
from playroom.engine.registry import find_game
from tests.bench import peers, peers_escoba
from tests.bench.duplicate import Contest, contest
from tests.bench.naive import BEGINNERS

THOROUGH = bool(os.environ.get("PLAYROOM_THOROUGH"))


SEED = "strength"
PEERS: Mapping[str, Mapping[str, Callable[[], Bot]]] = {
    "cribbage": peers.PEERS,
    "escoba": peers_escoba.PEERS,
    **{game: {"naive": beginner} for game, beginner in BEGINNERS.items()},
}


class Bar(NamedTuple):
    """A contest, how many deals the whole form has, and the least and the most share of the wins,
    in per cent.
    """

    game: str
    names: tuple[str, ...]
    deals: int
    least: float
    options: Mapping[str, OptionValue] = {}
    most: float = 100


BARS = (
    Bar("cribbage", ("expert", "good"), 1000, 56),
    Bar("cribbage", ("good", "hoyle"), 1000, 58),
    Bar("cribbage", ("expert", "hoyle"), 600, 63),
    Bar("cribbage", ("good", "table"), 600, 51),
    Bar("cribbage", ("expert", "table"), 100, 50),
    Bar("cribbage", ("naive", "easy"), 400, 40, most=60),
    Bar("cribbage", ("expert", "good", "good"), 200, 36),
    *(
        Bar("escoba", ("expert", name) * pairs, deals, 50, {**rules, **mode})
        for rules in ({}, PRESETS["scopa"])
        for name in ("greedy", "chitarella", "cicuti")
        for pairs, deals, mode in ((1, 60, {}), (2, 120, {"game_mode": "deal"}))
    ),
    Bar("escoba", ("naive", "easy"), 400, 40, most=60),
    *(Bar(game, ("naive", "easy"), 400, 40, most=60) for game in BEGINNERS),
    Bar("casino", ("expert", "good"), 200, 60),
    Bar("casino", ("expert", "good", "expert", "good"), 400, 50, {"game_mode": "deal"}),
    Bar("rummy", ("expert", "good"), 400, 55),
    Bar("rummy", ("expert", "good", "good", "good"), 60, 27),
)


def played(bar: Bar, deals: int) -> Contest:
    """The contest of a bar, over so many deals."""
    outside = PEERS.get(bar.game, {})
    return contest(find_game(bar.game), bar.names, deals, SEED, bar.options, outside)


def main() -> None:
    """Prints a line for each contest."""
    for bar in BARS:
        if os.environ.get("PLAYROOM_CONTEST", "") not in f"{bar.game} {' '.join(bar.names)}":
            continue
        found = played(bar, bar.deals if THOROUGH else max(2, bar.deals // 10))
        fair = 100 * found.seats / len(bar.names)
        bars = {"fair": round(fair, 1), "least": bar.least, "most": bar.most, "seed": SEED}
        told = {"game": bar.game, **bar.options, **found.told(), **bars}
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
