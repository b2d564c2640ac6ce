"""Ratings of bots of known strength: do they find the order of strength?

    python3 -m tests.bench ratings

64 players play 30 boards each. A player is a mixture: it decides as `easy` with its own
probability, which falls in 64 even steps from 1 to 0, and else as the game's strongest level. Two
designs take luck out, and both use the formulas of the room:

`pairs`: on a board two players play the same deal twice, with exchanged seats; who is ahead in
both games together has won.
`tables`: on a board all tables play the same deal, and eight players who have met the same
opponent (the level `fair`, from both seats) are placed by their lead.

Prints one JSON object a design: Spearman's rank correlation of ratings with strength, the seed, the
load of the machine and the seconds. PLAYROOM_GAMES: the games (cribbage); PLAYROOM_DESIGNS,
PLAYROOM_SEED: others than usual; PLAYROOM_BOARDS, PLAYROOM_PLAYERS: fewer or more.
"""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from playroom.engine.contract import Bot, Game, Turn
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Given, Setup
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.room.ratings.weng_lin import Rating, rated
from tests.bench.bench_ladder import SHORT
from tests.room.ratings.model import correlation

TOGETHER = 8
"""Players who are placed together where all play one deal."""
OPTIONS: Mapping[str, Given] = {**SHORT, "brisca": {"target": 1}, "domino": {"target": 100}}


class Mixture(Bot):
    """Decides as the weakest level with a probability, and else as the strongest one."""

    def __init__(self, game: Game[Any, Any], weak: float, strongest: str) -> None:
        self._weak = weak
        self._levels = game.bots["easy"](), game.bots[strongest]()

    def decide(self, turn: Turn) -> Any:
        at_random = turn.rng.stream("mixture").below(1_000_000) / 1_000_000
        return self._levels[at_random >= self._weak].decide(turn)


def lead(game: Game[Any, Any], setup: Setup, bots: Sequence[Bot], seed: str) -> int:
    """Plays a match; the lead of the first seat in points."""
    players = tuple(Player(Clean.of(f"bot {seat}"), "easy") for seat in range(setup.seats))
    match: Match[Any, Any] = Match(game, Header("x", game.id, game.version, setup, players, seed))
    dice = [Rng(f"dice of {seed} {seat}") for seat in range(setup.seats)]
    while awaited := match.awaited():
        seat = awaited[0].seat
        turn = match.turn(seat, dice[seat].stream(f"{match.sequence}"))
        assert match.submit(seat, bots[seat].decide(turn)) is None
    assert match.outcome is not None
    return game.lead(match.outcome.scores, 0)


def pairs(
    players: Sequence[Bot], boards: int, both: Callable[[Bot, Bot, str], int], seed: str
) -> list[Rating]:
    """Each round pairs players whose ratings are alike, as a Swiss tournament does."""
    chance, ratings = random.Random(seed), [Rating()] * len(players)
    for board in range(boards):
        order = chance.sample(range(len(players)), len(players))
        if board % 2:
            order.sort(key=lambda one: ratings[one].mean)
        for one, other in zip(order[::2], order[1::2], strict=True):
            ahead = both(players[one], players[other], f"{seed} {board} {one} {other}")
            places = [int(ahead < 0), int(ahead > 0)]
            (first,), (second,) = rated([[ratings[one]], [ratings[other]]], places)
            ratings[one], ratings[other] = first, second
    return ratings


def tables(
    players: Sequence[Bot],
    boards: int,
    both: Callable[[Bot, Bot, str], int],
    seed: str,
    opponent: Bot,
) -> list[Rating]:
    """On every board all are compared in groups that are drawn by lot."""
    chance, ratings = random.Random(seed), [Rating()] * len(players)
    for board in range(boards):
        leads = [both(player, opponent, f"{seed} {board}") for player in players]
        order = chance.sample(range(len(players)), len(players))
        for first in range(0, len(players), TOGETHER):
            table = order[first : first + TOGETHER]
            places = [sum(leads[other] > leads[one] for other in table) for one in table]
            after = rated([[ratings[one]] for one in table], places)
            for one, (rating,) in zip(table, after, strict=True):
                ratings[one] = rating
    return ratings


def measure(id: str, design: str, players: int, boards: int, seed: str) -> dict[str, Any]:
    """One design, ready for JSON."""
    game = find_game(id)
    setup = Setup.of(2, OPTIONS.get(id, {}))
    strongest = game.best_level(setup)
    weak = [1 - number / (players - 1) for number in range(players)]
    bots = [Mixture(game, one, strongest) for one in weak]
    began, played = time.perf_counter(), 0

    def both(one: Bot, other: Bot, deal: str) -> int:
        nonlocal played
        played += 2
        return lead(game, setup, (one, other), deal) - lead(game, setup, (other, one), deal)

    if design == "pairs":
        ratings = pairs(bots, boards, both, seed)
    else:
        ratings = tables(bots, boards, both, seed, game.bots["fair"]())
    found = correlation([-one for one in weak], [one.mean for one in ratings])
    return {
        "game": id,
        "design": design,
        "players": players,
        "boards": boards,
        "strongest": strongest,
        "correlation": round(found, 3),
        "weakest_points": ratings[0].points,
        "strongest_points": ratings[-1].points,
        "games_played": played,
        "seed": seed,
        "seconds": round(time.perf_counter() - began, 1),
        "load": [round(load, 1) for load in os.getloadavg()],
    }


def main() -> None:
    """Prints what is found."""
    asked = os.environ.get
    for id in asked("PLAYROOM_GAMES", "cribbage").split(","):
        for design in asked("PLAYROOM_DESIGNS", "pairs,tables").split(","):
            players, boards = (
                int(asked("PLAYROOM_PLAYERS", "64")),
                int(asked("PLAYROOM_BOARDS", "30")),
            )
            found = measure(id, design, players, boards, asked("PLAYROOM_SEED", "ratings 1"))
            print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
