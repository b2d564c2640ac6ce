"""The folder `since`: kept games of what came after `before` was written, with what was said of
them. `python -m tests.kept.since_files NAME` plays and writes a game that is not there yet;
what is there is never written again.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from games.escoba.options import PRESETS
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Given, Setup
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.store import KeptGame, log_lines

SINCE = Path(__file__).parent / "since"
TABLES: dict[str, tuple[str, int, Given, int]] = {
    "escoba-two": ("escoba", 2, {"target": 11}, 0),
    "escoba-teams": ("escoba", 4, {"soplo": True, "all_oros": True, "game_mode": "deal"}, 20),
    "escoba-claims": ("escoba", 3, {"wrong_sum": "claims", "call": "rob", "target": 11}, 0),
    "escoba-scopa": ("escoba", 2, PRESETS["scopa"], 30),
}
"""A game, its seats and options, and how many inputs were made (0: to the end)."""


def said_of(match: Match[Any, Any]) -> dict[str, Any]:
    """Where a match stands, as it is written down."""
    outcome = match.outcome
    return {
        "inputs": match.sequence,
        "outcome": outcome and [list(outcome.scores), list(outcome.winners), outcome.reason],
        "awaited": [request.seat for request in match.awaited()],
        "kinds": match.kinds,
        "digest": match.digest(),
    }


def played(name: str) -> Match[Any, Any]:
    """The game as bots play it; in the first seat one that plays anything now and then."""
    id_, seats, options, most = TABLES[name]
    game = find_game(id_)
    players = [Player(Clean.of("Tú"), "person")]
    players += [Player(Clean.of(f"Berta {seat}"), "easy") for seat in range(1, seats)]
    header = Header(
        name, id_, game.version, Setup.of(seats, options), tuple(players), f"seed of {name}",
        "2026-01-01T00:00:00+00:00",
    )  # fmt: skip
    match: Match[Any, Any] = Match(game, header)
    dice = Rng(f"since {name}")
    while (awaited := match.awaited()) and not (most and match.sequence >= most):
        seat, chance = awaited[0].seat, dice.stream(str(match.sequence))
        level = "random" if match.sequence % 3 == 0 else "good"
        action = game.bots[level]().decide(match.turn(seat, chance))
        if match.sequence == 6:
            assert match.leave(0, "easy") is None
        elif match.sequence == 12:
            assert match.rejoin(0) is None
        else:
            assert match.submit(seat, action) is None
    return match


def write(name: str) -> None:
    """Plays a game and writes it."""
    file = SINCE / f"{name}.jsonl"
    assert not file.exists(), "kept games are never written again"
    match = played(name)
    SINCE.mkdir(exist_ok=True)
    log = KeptGame(match.header, tuple(match.entries))
    file.write_text("".join(log_lines(log)), encoding="utf-8")
    said = SINCE / "since.json"
    known = json.loads(said.read_text(encoding="utf-8")) if said.exists() else {}
    known[name] = said_of(match)
    lines = ",\n".join(f"{json.dumps(id_)}: {json.dumps(one)}" for id_, one in known.items())
    said.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    for wanted in sys.argv[1:]:
        write(wanted)
