"""What is the same in the browser as here. Runs in both: it knows the product alone."""

from __future__ import annotations

import hashlib
from itertools import islice
from typing import Any

from playroom.engine.header import Header, Player
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.locale import Listener, teller_of
from playroom.locale.languages import read_entries, read_parts
from playroom.locale.teller import LENGTHS, game_entries
from playroom.records.duplicate import playing_out

SAMPLES_EACH = 8
"""Samples of one message."""


def played(game: str) -> tuple[int, str, str]:
    """The number of inputs of a match between bots, its fingerprint, and that of its log."""
    rules = find_game(game)
    level = "random" if "random" in rules.bots else next(iter(rules.bots))
    players = tuple(Player(Clean.of(name), level) for name in ("Ana", "Ben"))
    header = Header(
        "m1", game, rules.version, Setup.of(2), players, "7", "2026-01-01T00:00:00+00:00"
    )
    steps = playing_out(header, "x")
    while True:
        try:
            next(steps)
        except StopIteration as end:
            match = end.value
            break
    log = "\n".join(f"{entry.kind} {entry.seat} {entry.text}" for entry in match.entries)
    return match.sequence, match.digest(), hashlib.sha256(log.encode()).hexdigest()


def told(language: str, samples: Any, listener: Listener, without: tuple[str, ...]) -> list[str]:
    """A fingerprint of the lines of every message, with sample values, at three lengths; `without`
    are the parts of the words that are not in the page.
    """
    teller, found = teller_of(language), list[str]()
    parts = sorted({*read_parts(language)} - {*without})
    own = [id for part in parts for id in read_entries(language, part)]
    of_games = [id for game in game_ids() for id in game_entries(language, game)]
    for id in sorted({*own, *of_games}):
        lines = [
            teller.tell(sample, listener, length)
            for sample in islice(samples(language, id), SAMPLES_EACH)
            for length in LENGTHS
            if not id.startswith("-")
        ]
        found.append(f"{id} {hashlib.sha256('|'.join(lines).encode()).hexdigest()[:12]}")
    return found
