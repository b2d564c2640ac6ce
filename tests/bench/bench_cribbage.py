"""How fast cribbage goes: `python -m tests.bench.bench_cribbage [GAMES]` prints JSON.

* `shows_per_second`: hands of four and a starter scored, random ones, warm
* `random_games_per_second`: by number of seats (and teams), whole games between random bots through
  the public `Match`, in seconds of processor time, so that other work on the machine counts less
* `decision_ms`: what one decision of a level takes (median, 99th percentile), by seats
"""

from __future__ import annotations

import json
import sys
import time

from games.cribbage import GAME
from games.cribbage.rules.show import score
from playroom.engine.cards import PACK
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.simulate import simulate

TABLES = ((2, 0), (3, 0), (4, 0), (4, 2), (5, 0), (6, 0), (6, 2), (6, 3))


def shows_per_second(count: int = 100_000) -> float:
    """Hands scored in a second of processor time."""
    rng = Rng("bench")
    hands = [rng.shuffled(PACK)[:5] for _ in range(count // 10)]
    pairs = [(hand[:4], hand[4]) for hand in hands]
    for hand, starter in pairs:
        score(hand, starter)
    began = time.process_time()
    for _ in range(10):
        for hand, starter in pairs:
            score(hand, starter)
    return round(10 * len(pairs) / (time.process_time() - began))


def games_per_second(seats: int, teams: int, games: int) -> float:
    """Random games in a second of processor time."""
    setup = Setup.of(seats, {"teams": teams} if teams else {})
    simulate(GAME, 10, ("random",) * seats, setup, "warm")
    began = time.process_time()
    simulate(GAME, games, ("random",) * seats, setup, "bench")
    return round(games / (time.process_time() - began), 1)


def main(games: int = 200) -> None:
    """Prints the measurements."""
    print(json.dumps({"shows_per_second": shows_per_second()}), flush=True)
    found = {f"{seats}/{teams}": games_per_second(seats, teams, games) for seats, teams in TABLES}
    print(json.dumps({"random_games_per_second": found}), flush=True)
    for level in [level for level in GAME.bots if level != "random"]:
        times = {}
        for seats in (2, 4, 6):
            some = simulate(GAME, max(1, games // 50), (level,) * seats, Setup.of(seats), "bench")
            times[str(seats)] = some["decision_ms"]
        print(json.dumps({"decision_ms": {level: times}}), flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
