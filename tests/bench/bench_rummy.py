"""Rummy: hands a second, how long bots think, contract questions on the hardest hands, and how
strong the levels are.

One JSON object a line. `--games N` (default 40) sets the length of the contests; the issue's figure
needs 300.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from typing import Any

from games.rummy import GAME
from games.rummy.rules.contract import can_open, openings
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from tests.rummy.position import options_for

GAMES = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else 40


def played(levels: list[str], seed: str, thinking: dict[str, list[float]]) -> Match[Any, Any]:
    """A game between bots; the time of every decision goes into `thinking`."""
    players = tuple(Player(Clean.of(f"P{seat}"), level) for seat, level in enumerate(levels))
    match: Match[Any, Any] = Match(
        GAME, Header("bench", "rummy", 1, Setup.of(len(levels)), players, seed)
    )
    bots = [GAME.bots[level]() for level in levels]
    chance = Rng(f"{seed} bots")
    while awaited := match.awaited():
        seat = awaited[0].seat
        begin = time.perf_counter()
        dice = chance.stream(f"{seat} {match.sequence}")
        action = bots[seat].decide(match.turn(seat, dice))
        thinking.setdefault(levels[seat], []).append(time.perf_counter() - begin)
        assert match.submit(seat, action) is None
    return match


def contest(better: str, worse: str, thinking: dict[str, list[float]]) -> dict[str, object]:
    """Two of each level at a table of four, seats changing; the difference of their mean totals
    with its error.
    """
    differences, totals = [], {better: 0.0, worse: 0.0}
    for number in range(GAMES):
        levels = [better, worse] * 2 if number % 2 else [worse, better] * 2
        outcome = played(levels, f"contest {number}", thinking).outcome
        assert outcome is not None
        mean = {
            level: statistics.mean(
                score for score, one in zip(outcome.scores, levels, strict=True) if one == level
            )
            for level in totals
        }
        differences.append(mean[worse] - mean[better])
        for level, value in mean.items():
            totals[level] += value / GAMES
    error = statistics.stdev(differences) / GAMES**0.5
    return {
        "contest": f"{better} against {worse}",
        "games": GAMES,
        "totals": {k: round(v, 1) for k, v in totals.items()},
        "difference": round(statistics.mean(differences), 1),
        "error": round(error, 1),
    }


def spread(values: list[float]) -> dict[str, float]:
    """Milliseconds."""
    ordered = sorted(value * 1000 for value in values)
    return {
        "median": round(ordered[len(ordered) // 2], 2),
        "p99": round(ordered[int(len(ordered) * 0.99)], 2),
        "max": round(ordered[-1], 2),
    }


def questions() -> dict[str, object]:
    """Contract questions on hands of 20 cards: random ones, of two suits, of neighbouring ranks,
    with and without wild cards.
    """
    times = []
    for opts in ({}, {"deuces_wild": True}, {"red_aces_wild": False}):
        options, chance = options_for(8, opts), random.Random(1)
        deck = list(options.deck)
        for number in range(300):
            some = deck
            if number % 3 == 1:
                some = [one for one in deck if one.suit in (0, 2) or options.wild[one]]
            elif number % 3 == 2:
                some = [
                    one for one in deck if 3 <= one.rank <= 8 or (number % 2 and options.wild[one])
                ]
            hand = tuple(chance.sample(some, 20))
            for contract in range(1, 8):
                begin = time.perf_counter()
                can_open(hand, contract, options)
                openings(hand, contract, options)
                times.append(time.perf_counter() - begin)
    return {"contract_questions_ms": spread(times)}


def main() -> None:
    """All measurements."""
    thinking: dict[str, list[float]] = {}
    begin = time.process_time()
    for number in range(6):
        played(["easy"] * 4, f"speed {number}", thinking)
    print(
        json.dumps({"easy_hands_per_second_of_cpu": round(42 / (time.process_time() - begin), 1)}),
        flush=True,
    )
    print(json.dumps(questions()), flush=True)
    for better, worse in (("good", "easy"), ("expert", "good")):
        print(json.dumps(contest(better, worse, thinking)), flush=True)
    print(
        json.dumps({"thinking_ms": {level: spread(values) for level, values in thinking.items()}}),
        flush=True,
    )


if __name__ == "__main__":
    main()
