"""Games for the tests of the store. No rules are needed: the store keeps texts."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from playroom.engine.header import Header, Player
from playroom.engine.log.entries import Entry
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.store import Store, StoreLog
from playroom.store.database import FILE
from playroom.store.shapes import Origin

T0 = 1_767_225_600_000
"""2026-01-01T00:00:00Z in milliseconds."""


class Clock:
    """A clock that goes on by a second every time it is read."""

    def __init__(self, now: int = T0) -> None:
        self.now = now

    def __call__(self) -> int:
        self.now += 1000
        return self.now


def header(id_: str = "abcd2345", game: str = "cribbage", seed: str = "5eed") -> Header:
    """A game for two."""
    players = (Player(Clean.of("Íñigo"), "person"), Player(Clean.of("Ana"), "easy"))
    setup = Setup.of(2, {"target": 121, "muggins": True, "count": "manual"}, {0: {"clock": 30}})
    return Header(id_, game, 3, setup, players, seed, "2026-01-01T00:00:00+00:00")


def entry(sequence: int) -> Entry:
    """The input of that place; every seventh is a timeout, every second has an id."""
    kind = "timeout" if sequence % 7 == 0 else "act"
    return Entry(
        sequence, kind, sequence % 2, f"play {sequence}H", f"x{sequence}" if sequence % 2 else ""
    )


def entries(count: int) -> list[Entry]:
    """The first `count` inputs."""
    return [entry(n) for n in range(1, count + 1)]


def add(store: Store, game: str, *inputs: Entry) -> None:
    """Adds inputs to the log of a game, as who plays it does."""
    with closing(StoreLog(store.file, store._clock)) as log:
        for one in inputs:
            assert log.append(game, one.sequence, one) == one.sequence


def filled(folder: Path, games: int = 3, inputs: int = 40) -> dict[str, list[Entry]]:
    """A closed store of some games; what is in it, by id."""
    kept = {}
    with Store.open(folder, clock=Clock()) as store:
        for game in range(games):
            id_ = f"game{game}x"
            store.create(header(id_, seed=f"seed {game}"))
            add(store, id_, *entries(inputs))
            store.checkpoint(id_, inputs, "ab" * 32)
            store.set_origin(id_, Origin("again", f"game{game}y"))
            kept[id_] = entries(inputs)
    return kept


def raw(folder: Path) -> sqlite3.Connection:
    """The database without the store."""
    return sqlite3.connect(folder / FILE, isolation_level=None)
