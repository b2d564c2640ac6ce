"""How fast Casino goes: `python -m tests.bench.bench_casino [GAMES]` prints JSON.

* `random_games_per_second`: whole games between random bots through the public `Match`, by seats
  and preset, in seconds of processor time, so that other work on the machine counts less
* `listing_ms`: all plays of hostile tables, by the number of loose cards
* `decision_ms`: what one decision of a level takes (median, 99th percentile), by preset
* `strength`: shares of classic games that a level wins against `easy`
"""

from __future__ import annotations

import json
import sys
import time

from games.casino import GAME
from games.casino.moves import plans
from playroom.engine.cards import PACK
from playroom.engine.options import Setup
from playroom.simulate import simulate
from tests.casino.position import load_position

TABLES = ((2, "classic"), (3, "classic"), (4, "classic"), (2, "royal"), (4, "royal"), (2, "draw"))


def games_per_second(seats: int, preset: str, games: int) -> float:
    """Random games in a second of processor time."""
    setup = Setup.of(seats, GAME.presets[preset])
    simulate(GAME, 10, ("random",) * seats, setup, "warm")
    began = time.process_time()
    simulate(GAME, games, ("random",) * seats, setup, "bench")
    return round(games / (time.process_time() - began), 1)


def listing_ms(ranks: int, copies: int) -> float:
    """All plays of two tens, a 9 and a king over `copies` of every rank up to `ranks`."""
    loose = [one for one in PACK if one.rank <= ranks and one.suit < copies]
    hand = [one for one in PACK if str(one) in ("10S", "9S", "KS", "AS")]
    state = load_position(
        f"hand A: {' '.join(map(str, hand))}\nhand B: KH\ntable: {' '.join(map(str, loose))}"
    )
    began = time.process_time()
    plans(state.public, 0, state.hands[0])
    return round((time.process_time() - began) * 1000, 2)


def main(games: int = 200) -> None:
    """Prints the measurements."""
    found = {
        f"{preset}/{seats}": games_per_second(seats, preset, games) for seats, preset in TABLES
    }
    print(json.dumps({"random_games_per_second": found}), flush=True)
    tables = {
        ranks * copies: listing_ms(ranks, copies)
        for ranks, copies in ((6, 2), (9, 2), (5, 3), (8, 3), (10, 3))
    }
    print(json.dumps({"listing_ms": tables}), flush=True)
    for level in [level for level in GAME.bots if level != "random"]:
        times = {}
        for preset in ("classic", "royal", "draw"):
            some = simulate(
                GAME, max(1, games // 50), (level,) * 2, Setup.of(2, GAME.presets[preset]), "bench"
            )
            times[preset] = some["decision_ms"]
        print(json.dumps({"decision_ms": {level: times}}), flush=True)
    for level in ("good", "expert"):
        some = simulate(GAME, max(10, games // 4), (level, "easy"), Setup.of(2), "strength")
        print(
            json.dumps({"strength": {level: round(some["wins"][0] / some["games"], 3)}}), flush=True
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
