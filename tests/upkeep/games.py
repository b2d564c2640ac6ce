"""Kept games of each kind, and what an installed playroom makes of them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng
from playroom.store import KeptGame, Store
from tests.shell.kept import T0

LEVEL = "easy"


def keep(folder: Path, each: int) -> int:
    """Keeps so many games of each kind, every second one finished; how many there are."""
    count = 0
    with Store.open(folder) as store:
        for game in game_ids():
            for number in range(each):
                match = _played(game, number)
                times = tuple(T0 + 2000 * n for n in range(1, match.sequence + 1))
                log = KeptGame(match.header, tuple(match.entries), times, {})
                store.add(log, match.outcome)
                count += 1
        assert store.count("open") >= count / 2
        assert store.count("finished") >= count / 4
    return count


def _played(game: str, number: int) -> Match[Any, Any]:
    rules = find_game(game)
    seats = max(2, rules.seats.start)
    players = (
        Player(Clean.of("You"), "person"),
        *(Player(Clean.of(f"Bot {seat}"), LEVEL) for seat in range(1, seats)),
    )
    id_ = f"{chr(97 + number)}{chr(97 + number)}{game[:6]}"
    header = Header(
        id_, game, rules.version, Setup.of(seats, {}), players, f"{number}", "2026-01-01T00:00:00Z"
    )
    match: Match[Any, Any] = Match(rules, header)
    bots = [rules.bots[LEVEL]() for _ in players]
    inputs = 2_000 if number % 2 else 5 + 2 * number
    while match.sequence < inputs and (awaited := match.awaited()):
        seat = awaited[0].seat
        numbers = Rng("x").stream(f"{seat}.{match.sequence}")
        assert match.submit(seat, bots[seat].decide(match.turn(seat, numbers))) is None
    return match


REPLAY = """
import json, sys
from pathlib import Path
from playroom.records.opening import load_match
from playroom.store import Store
from playroom.store.jsonl import log_lines
with Store.open(Path(sys.argv[1]), read_only=True) as store:
    assert store.check() == []
    games = [*store.unfinished(), *store.finished()]
    print(json.dumps({g.id: [g.status, load_match(store, g.id).digest(),
        "".join(log_lines(store.log(g.id)))] for g in games}))
"""


def replayed(python: Path, folder: Path) -> dict[str, list[str]]:
    """All games as an installed playroom reads and replays them: status, fingerprint, log."""
    done = subprocess.run(
        [python, "-I", "-c", REPLAY, str(folder)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    games: dict[str, list[str]] = json.loads(done.stdout)
    return games
