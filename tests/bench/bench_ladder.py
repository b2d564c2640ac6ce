"""The ladder of levels: what every level wins from the one below it, by game and number of seats.

    python3 -m tests.bench ladder

prints one JSON object a step (docs/levels.md has the figures). A pair is two
games from the same cards: in the first every other side plays the stronger level, in the second
the sides change. `won` is the stronger level's share of the games (a half when they are alike),
`lead` how far it is ahead of the weaker one on average, in the game's own points, `error` one
standard error over the pairs and `errors` how many of them the lead is.

PLAYROOM_PAIRS: how many pairs a step (100); PLAYROOM_GAMES, PLAYROOM_STEPS, PLAYROOM_SEATS: only
these games, steps (`fair-good`) and numbers of seats, with commas between; PLAYROOM_FOUND: a folder
from which a run that was cut short goes on (`tests/bench/partial.py`).
"""

from __future__ import annotations

import json
import os
import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from playroom.engine.contract import Bot, Game, Turn
from playroom.engine.header import Header, Player
from playroom.engine.kit.bots import levels_of
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Given, Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng
from tests.bench.partial import deals

SHORT: Mapping[str, Given] = {
    "calatone": {"limit": "20-hands", "stack": 20_000},
    "casino": {"game_mode": "deal"},
    "escoba": {"game_mode": "deal"},
}
"""How a game is kept short, where its usual length says no more for the time it takes."""


def pair(
    game: Game[Any, Any],
    weaker: Callable[[], Bot],
    stronger: Callable[[], Bot],
    setup: Setup,
    seed: str,
) -> tuple[float, float]:
    """The stronger one's share of the wins and its lead, in two games from the same cards."""
    won, lead = 0.0, 0.0
    sides = game.sides(setup)
    for turn in (0, 1):
        strong = [side for side in range(len(sides)) if (side + turn) % 2 == 0]
        weak = [side for side in range(len(sides)) if (side + turn) % 2 == 1]
        makers = {seat: stronger if side in strong else weaker
                  for side, seats in enumerate(sides) for seat in seats}  # fmt: skip
        match = play(game, [makers[seat] for seat in range(setup.seats)], setup, seed)
        assert match.outcome is not None
        scores, winners = match.outcome.scores, match.outcome.winners
        more = -1 if game.fewer_wins else 1
        won += sum(side in strong for side in winners) / len(winners)
        lead += more * (
            statistics.fmean(scores[side] for side in strong)
            - statistics.fmean(scores[side] for side in weak)
        )
    return won / 2, lead / 2


def play(
    game: Game[Any, Any], makers: Sequence[Callable[[], Bot]], setup: Setup, seed: str
) -> Match[Any, Any]:
    """A whole game between these bots."""
    players = tuple(Player(Clean.of(f"bot {seat}"), "easy") for seat in range(setup.seats))
    match: Match[Any, Any] = Match(game, Header("x", game.id, game.version, setup, players, seed))
    bots = [maker() for maker in makers]
    dice = [Rng(f"dice of {seed} {seat}") for seat in range(setup.seats)]
    while awaited := match.awaited():
        seat = awaited[0].seat
        mine = tuple(request for request in match.requests if request.seat == seat)
        chance = dice[seat].stream(str(match.sequence))
        action = bots[seat].decide(Turn(match.view(seat), mine, match.seen(seat), chance))
        refused = match.submit(seat, action)
        assert refused is None, (game.id, seat, action, refused)
    return match


def step(
    game: Game[Any, Any],
    weaker: str,
    stronger: str,
    seats: int,
    pairs: int,
    seed: str = "ladder",
    bots: Mapping[str, Callable[[], Bot]] | None = None,
    options: Given | None = None,
) -> dict[str, Any]:
    """What one step of the ladder brings; `bots` may hold players that are no levels."""
    known = {**game.bots, **(bots or {})}
    setup = Setup.of(seats, SHORT.get(game.id, {}) if options is None else options)
    began = time.process_time()
    found = deals(
        f"{seed} {game.id} {weaker}-{stronger} {seats}",
        pairs,
        lambda number: pair(game, known[weaker], known[stronger], setup, f"{seed} {number}"),
    )
    won, lead = zip(*found, strict=True)
    error = statistics.stdev(lead) / pairs**0.5
    return {
        "game": game.id,
        "step": f"{weaker}-{stronger}",
        "seats": seats,
        "pairs": pairs,
        "won": round(100 * statistics.fmean(won), 1),
        "won_error": round(100 * statistics.stdev(won) / pairs**0.5, 1),
        "lead": round(statistics.fmean(lead), 2),
        "error": round(error, 2),
        "errors": round(statistics.fmean(lead) / error, 1) if error else 0.0,
        "seconds": round(time.process_time() - began, 1),
    }


def steps(game: Game[Any, Any]) -> Iterator[tuple[str, str, int]]:
    """Every step of a ladder at every number of seats: weaker, stronger, seats."""
    for weaker, stronger in pairwise(levels_of(game)):
        for seats in game.seats:
            if stronger in levels_of(game, Setup.of(seats, SHORT.get(game.id, {}))):
                yield weaker, stronger, seats


def _asked(name: str) -> set[str]:
    return set(filter(None, os.environ.get(name, "").split(",")))


def main() -> None:
    """Prints the steps that are asked for."""
    pairs = int(os.environ.get("PLAYROOM_PAIRS", "100"))
    games, wanted, seated = map(_asked, ("PLAYROOM_GAMES", "PLAYROOM_STEPS", "PLAYROOM_SEATS"))
    for id_ in game_ids():
        if games and id_ not in games:
            continue
        game = find_game(id_)
        for weaker, stronger, seats in steps(game):
            if wanted and f"{weaker}-{stronger}" not in wanted:
                continue
            if seated and str(seats) not in seated:
                continue
            print(json.dumps(step(game, weaker, stronger, seats, pairs)), flush=True)


if __name__ == "__main__":
    main()
