"""Bots against bots, as fast as the rules go: for measuring bots, rules and machines.

Every bot plays through the public `Match` and is given what its seat may know and nothing else. The
cards come from one seed, the bots' own random numbers from another, so that a bot cannot work the
deal out from its own numbers.
"""

from __future__ import annotations

import gc
import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from playroom.engine.contract import Game, Turn
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng

MOST_INPUTS = 200_000
"""A match that is longer is given up and counted as `unfinished`."""

_BLOCK = 20  # games a task; the same whatever `jobs` is, so that sums are made in the same order
_TICK = (
    100  # nanoseconds; decisions are counted in such steps, which costs less than keeping them all
)


@dataclass(slots=True)
class _Sums:
    """What some games gave together; by entry of `levels`, not by seat."""

    wins: list[int]
    scores: list[int]
    games: int = 0
    actions: int = 0
    draws: int = 0
    unfinished: int = 0
    rejected: int = 0
    times: dict[int, int] = field(default_factory=dict)
    figures: dict[str, tuple[float, int, float | None]] = field(default_factory=dict)

    def add(self, other: _Sums) -> None:
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.games += other.games
        self.actions += other.actions
        self.draws += other.draws
        self.unfinished += other.unfinished
        self.rejected += other.rejected
        for tick, count in other.times.items():
            self.times[tick] = self.times.get(tick, 0) + count
        for name, figure in other.figures.items():
            self.add_figure(name, *figure)

    def add_figure(self, name: str, total: float, count: int, squares: float | None = None) -> None:
        """Adds a game's figure; it has an interval only if all its parts tell their squares."""
        before = self.figures.get(name)
        if before is not None:
            total, count = total + before[0], count + before[1]
            squares = None if squares is None or before[2] is None else squares + before[2]
        self.figures[name] = (total, count, squares)

    def told_figures(self) -> dict[str, float]:
        """The averages, and for those with squares the ends of their 95 % confidence interval."""
        lines = {}
        for name, (total, count, squares) in sorted(self.figures.items()):
            if not count:
                continue
            mean = total / count
            lines[name] = round(mean, 4)
            if squares is not None and count > 1:
                half = 1.96 * math.sqrt(max(0.0, squares / count - mean * mean) / (count - 1))
                lines[f"{name}_low"], lines[f"{name}_high"] = (
                    round(mean - half, 4),
                    round(mean + half, 4),
                )
        return lines


@dataclass(frozen=True, slots=True)
class _Task:
    """Some games of a simulation.

    Travels to other processes, so the game is its id unless it is not registered.
    """

    game: str | Game[Any, Any]
    first: int
    last: int
    levels: tuple[str, ...]
    setup: Setup
    seed: str


def simulate(
    game: str | Game[Any, Any],
    games: int,
    levels: Sequence[str],
    setup: Setup,
    seed: str,
    jobs: int = 1,
) -> dict[str, Any]:
    """Plays `games` matches of `game` (an id, or a game) between bots of these `levels`, one for
    each seat of `setup`.

    The seats rotate from game to game: in game k the bot of entry e sits in seat (e + k) mod n, so
    that no bot has the first deal more often. `wins`, `mean_score` and `seats` of the answer follow
    the entries of `levels`, not the seats; partners win together and a draw counts for no side
    (`draws`). With the same `seed` everything but the times is the same for any number of `jobs`
    (processes; one, where there can be no more).

    The answer is ready for JSON: `seconds` in all, `decision_ms` the thinking time of one decision
    (median and 99th percentile, in milliseconds), `rejected` how many actions of bots the rules
    refused (the first legal one is played instead), `unfinished` the matches given up after 200,000
    inputs, `figures` the game's own averages, with `<name>_low` and `<name>_high`, the ends of a 95
    % confidence interval, where the game tells the squares. Raises `ValueError` for an unknown
    level or a table that the game refuses, `KeyError` for an unknown game.
    """
    rules = find_game(game) if isinstance(game, str) else game
    _refuse(rules, games, levels, setup, jobs)
    starts = range(0, games, _BLOCK)
    tasks = [
        _Task(game, first, min(first + _BLOCK, games), tuple(levels), setup, seed)
        for first in starts
    ]
    sums = _Sums([0] * len(levels), [0] * len(levels))
    began = time.perf_counter()
    for played in _results(tasks, min(jobs, len(tasks))):
        sums.add(played)
    seconds = time.perf_counter() - began
    return {
        "game": rules.id,
        "games": sums.games,
        "seats": list(levels),
        "seconds": round(seconds, 3),
        "actions": sums.actions,
        "actions_per_second": round(sums.actions / seconds, 1),
        "games_per_second": round(sums.games / seconds, 2),
        "wins": sums.wins,
        "draws": sums.draws,
        "mean_score": [round(score / sums.games, 4) for score in sums.scores],
        "decision_ms": {
            "median": _percentile(sums.times, 0.5),
            "p99": _percentile(sums.times, 0.99),
        },
        "rejected": sums.rejected,
        "unfinished": sums.unfinished,
        "figures": sums.told_figures(),
    }


def _refuse(
    game: Game[Any, Any], games: int, levels: Sequence[str], setup: Setup, jobs: int
) -> None:
    if games < 1 or jobs < 1:
        raise ValueError(f"{games} games in {jobs} jobs")
    for level in levels:
        if level not in game.bots:
            raise ValueError(f"{game.id} has no bot {level!r}")
    if refused := game.check_options(setup):
        raise ValueError(f"{refused.code}: {refused.note}")
    if len(levels) != setup.seats:
        raise ValueError(f"{len(levels)} bots for {setup.seats} seats")


def can_share() -> bool:
    """Can several processes share the games? Not without semaphores, which a container has no
    place for if its `/dev/shm` is missing.
    """
    # here: most simulations and everything else in the playroom need one process
    import multiprocessing

    try:
        multiprocessing.get_context("spawn").Lock()
    except (ImportError, OSError):
        return False
    return True


def _results(tasks: Sequence[_Task], jobs: int) -> Iterator[_Sums]:
    if jobs == 1 or not can_share():
        yield from map(_play_some, tasks)
        return
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(_play_some, tasks)


def _play_some(task: _Task) -> _Sums:
    game = find_game(task.game) if isinstance(task.game, str) else task.game
    n = len(task.levels)
    sums = _Sums([0] * n, [0] * n)
    collecting = gc.isenabled()
    # a match that is over leaves no cycles behind, and looking for them takes a third of the time
    gc.disable()
    try:
        for number in range(task.first, task.last):
            _play_one(game, task, number, sums)
            if number % 1000 == 999:
                gc.collect()
    finally:
        if collecting:
            gc.enable()
    return sums


def _play_one(game: Game[Any, Any], task: _Task, number: int, sums: _Sums) -> None:
    n = len(task.levels)
    seated = [(seat - number) % n for seat in range(n)]  # the entry that sits in each seat
    levels = [task.levels[entry] for entry in seated]
    players = tuple(Player(Clean.of(level), level) for level in levels)
    header = Header(
        f"{number}", game.id, game.version, task.setup, players, f"{task.seed}/{number}"
    )
    match = Match(game, header)
    bots = [game.bots[level]() for level in levels]
    chance = Rng(f"bots of {task.seed}/{number}")  # not said
    rngs = [chance.stream(f"{entry}") for entry in seated]
    _run(match, bots, rngs, sums)
    sums.games += 1
    sums.actions += match.sequence
    outcome = match.outcome
    if outcome is None:
        sums.unfinished += 1
        return
    sums.draws += len(outcome.winners) > 1
    for side, seats in enumerate(game.sides(task.setup)):
        for seat in seats:
            sums.wins[seated[seat]] += outcome.winners == (side,)
            sums.scores[seated[seat]] += outcome.scores[side]
    for name, figure in game.figures(match.finished()).items():
        sums.add_figure(name, *figure)


def _run(match: Match[Any, Any], bots: Sequence[Any], rngs: Sequence[Rng], sums: _Sums) -> None:
    clock, times, game = time.perf_counter_ns, sums.times, match.game
    for _ in range(MOST_INPUTS):
        requests = match.requests
        for request in requests:
            if request.awaited:
                seat = request.seat
                break
        else:
            return
        mine = (
            requests
            if len(requests) == 1
            else tuple([request for request in requests if request.seat == seat])
        )
        bot = bots[seat]
        turn = Turn(game.view(match.state, seat), mine, match.seen(seat), rngs[seat])
        before = clock()
        action = bot.decide(turn)
        tick = (clock() - before) // _TICK
        times[tick] = times.get(tick, 0) + 1
        if match.submit(seat, action) is not None:
            sums.rejected += 1
            instead = next(game.choices(turn.view), None)
            if (match.expire(seat) if instead is None else match.submit(seat, instead)) is not None:
                raise RuntimeError(
                    f"{game.id}: seat {seat} is awaited and may do nothing ({request.id})"
                )


def _percentile(times: dict[int, int], share: float) -> float:
    """Milliseconds that this share of the decisions did not exceed."""
    left = share * sum(times.values())
    for tick in sorted(times):
        left -= times[tick]
        if left <= 0:
            return round((tick + 1) * _TICK / 1e6, 4)
    return 0.0
