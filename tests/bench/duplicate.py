"""Two players compared on the same cards: every deal is played in every rotation of the seats, and
the error is told over the deals. Rotations that give every seat the same kind of player again, as
with two and two partners, are left out.

A player is a level of the game, or a name with a policy of its own (`PEERS` of the caller).
"""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from playroom.engine.contract import Bot, Game
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from tests.bench.partial import deals as kept_deals

Peers = Mapping[str, Callable[[], Bot]]


@dataclass
class Contest:
    """What the first side of `names` reached: for every deal its share of the wins and its lead
    (points better than the mean of the others), and how long it thought. `seats` is how many seats
    its side has.
    """

    names: tuple[str, ...]
    seats: int = 1
    wins: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    thought: list[float] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The share of the games that it won."""
        return statistics.fmean(self.wins)

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return _error(self.wins)

    def told(self) -> dict[str, Any]:
        """Ready for JSON: shares in per cent, thinking in milliseconds of processor time."""
        ordered = sorted(1000 * seconds for seconds in self.thought)
        return {
            "match": " ".join(self.names),
            "deals": len(self.wins),
            "wins": round(100 * self.share, 1),
            "wins_error": round(100 * self.error, 1),
            "lead": round(statistics.fmean(self.leads), 2),
            "lead_error": round(_error(self.leads), 2),
            **(
                {
                    "median_ms": round(ordered[len(ordered) // 2], 2),
                    "p99_ms": round(ordered[int(len(ordered) * 0.99)], 2),
                }
                if ordered  # nothing was played when all was kept
                else {}
            ),
        }


def _error(values: Sequence[float]) -> float:
    return statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf


def contest(
    game: Game[Any, Any],
    names: Sequence[str],
    deals: int,
    seed: str,
    options: Mapping[str, Any] | None = None,
    peers: Peers | None = None,
    told: Callable[[Contest], object] = lambda _: None,
) -> Contest:
    """Plays `deals` deals in every rotation; `names` are the players by entry, the entries of the
    first one's side are those that are compared with the rest. `told` is called after each deal.
    """
    levels: dict[str, Callable[[], Bot]] = {**game.bots, **(peers or {})}
    setup = Setup.of(len(names), options or {})
    partners = next(side for side in game.sides(setup) if 0 in side)
    found = Contest(tuple(names), len(partners))
    turns = [
        [(seat - turn) % len(names) for seat in range(len(names))] for turn in range(len(names))
    ]
    side_of = {seat: side for side, seats in enumerate(game.sides(setup)) for seat in seats}
    different = {
        (side_of[seated.index(0)], *[names[entry] for entry in seated]): seated for seated in turns
    }

    def deal(number: int) -> tuple[float, float]:
        both = [
            _one(game, setup, seated, names, levels, f"{seed} {number}", found)
            for seated in different.values()
        ]
        wins, leads = zip(*both, strict=True)
        return statistics.fmean(wins), statistics.fmean(leads)

    for won, lead in kept_deals(f"{seed} {game.id} {' '.join(names)}", deals, deal):
        found.wins.append(won)
        found.leads.append(lead)
        told(found)
    return found


def _one(
    game: Game[Any, Any],
    setup: Setup,
    seated: Sequence[int],
    names: Sequence[str],
    levels: Mapping[str, Callable[[], Bot]],
    seed: str,
    found: Contest,
) -> tuple[float, float]:
    """One game: whether the side of entry 0 won it, and by how much it led."""
    players = tuple(Player(Clean.of(f"P{entry}"), "good") for entry in seated)
    match: Match[Any, Any] = Match(
        game, Header("bench", game.id, game.version, setup, players, seed)
    )
    bots = [levels[names[entry]]() for entry in seated]
    dice = [Rng(f"dice of {seed}").stream(f"{entry}") for entry in seated]
    while awaited := match.awaited():
        seat = awaited[0].seat
        turn = match.turn(seat, dice[seat].stream(f"{match.sequence}"))
        began = time.thread_time()
        action = bots[seat].decide(turn)
        if names[seated[seat]] == names[0]:
            found.thought.append(time.thread_time() - began)
        refused = match.submit(seat, action)
        assert refused is None, f"{names[seated[seat]]}: {action} is refused: {refused}"
    outcome = match.outcome
    assert outcome is not None
    first = seated.index(0)
    sides = game.sides(setup)
    mine = next(side for side, seats in enumerate(sides) if first in seats)
    others = [score for side, score in enumerate(outcome.scores) if side != mine]
    lead = outcome.scores[mine] - statistics.fmean(others)
    won = 1 / len(outcome.winners) if mine in outcome.winners else 0.0
    return won, -lead if game.fewer_wins else lead
