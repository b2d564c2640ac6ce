"""Calatone and rummy: every step of the ladder, beginners against `easy`, and what Calatone's
`expert` and `good` win from weaker players. Some two minutes of CPU; a JSON object a line.

`PLAYROOM_PAIRS` (60) are the pairs of games from the same cards with the seats exchanged,
`PLAYROOM_SEEDS` the Calatone sittings of 40 hands, each in both seats. The seeds are `bars` and a
number; errors are standard errors, and `least` and `most` are what is asked for. The step from
`naive` is a beginner's (`tests/bench/naive.py`): `won` is what `easy` wins.
"""

from __future__ import annotations

import json
import os
from itertools import pairwise

from playroom.engine.kit.bots import levels_of
from playroom.engine.registry import find_game
from tests.bench.bench_calatone_bots import PROBES, SEEDS, match
from tests.bench.bench_ladder import step
from tests.bench.naive import NaiveCalatone, NaiveRummy

PAIRS = int(os.environ.get("PLAYROOM_PAIRS", "60"))


def main() -> None:
    """Prints the bars."""
    for id_, beginner in (("rummy", NaiveRummy), ("calatone", NaiveCalatone)):
        game = find_game(id_)
        found = step(game, "naive", "easy", 2, PAIRS, "bars", {"naive": beginner})
        print(json.dumps({**found, "least": 40, "most": 60}), flush=True)
        for weaker, stronger in pairwise(levels_of(game)):
            found = step(game, weaker, stronger, 2, PAIRS, "bars")
            print(json.dumps({**found, "least": "3 errors"}), flush=True)
    for rival in ("easy", "fair", *PROBES):
        for level in ("good", "expert"):
            print(json.dumps(match([level, rival], SEEDS, "bars")), flush=True)


if __name__ == "__main__":
    main()
