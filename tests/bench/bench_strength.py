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
from collections.abc import Mapping
from typing import NamedTuple

from playroom.engine.options import OptionValue
from playroom.engine.registry import find_game
from tests.bench.duplicate import Contest, contest
from tests.bench.peers import Hoyle

THOROUGH = bool(os.environ.get("PLAYROOM_THOROUGH"))


class Bar(NamedTuple):
    """A contest, how many deals the whole form has, and the least share of the wins, in per
    cent.
    """

    game: str
    names: tuple[str, ...]
    deals: int
    least: float
    options: Mapping[str, OptionValue] = {}


BARS = (
    Bar("cribbage", ("expert", "good"), 1000, 56),
    Bar("cribbage", ("good", "hoyle"), 1000, 58),
    Bar("cribbage", ("expert", "hoyle"), 600, 63),
    Bar("cribbage", ("expert", "good", "good"), 200, 36),
    Bar("casino", ("expert", "good"), 200, 60),
    Bar("casino", ("expert", "good", "expert", "good"), 400, 50, {"game_mode": "deal"}),
    Bar("rummy", ("expert", "good"), 400, 55),
    Bar("rummy", ("expert", "good", "good", "good"), 60, 27),
)


def played(bar: Bar, deals: int) -> Contest:
    """The contest of a bar, over so many deals."""
    peers = {"hoyle": Hoyle} if bar.game == "cribbage" else {}
    return contest(find_game(bar.game), bar.names, deals, "strength", bar.options, peers)


def main() -> None:
    """Prints a line for each contest."""
    for bar in BARS:
        if os.environ.get("PLAYROOM_CONTEST", "") not in f"{bar.game} {' '.join(bar.names)}":
            continue
        found = played(bar, bar.deals if THOROUGH else max(2, bar.deals // 10))
        fair = 100 * found.seats / len(bar.names)
        told = {"game": bar.game, **found.told(), "fair": round(fair, 1), "least": bar.least}
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
