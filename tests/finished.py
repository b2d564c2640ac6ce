"""The records of finished games at once, as tests look at them."""

from __future__ import annotations

from playroom.records.gathering import FinishedGames, gathering
from playroom.store import Store


def finished_games(store: Store, fresh: bool = False) -> FinishedGames:
    """The records of all finished games with a player of this machine."""
    steps = gathering(store, fresh)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: FinishedGames = end.value
            return found
