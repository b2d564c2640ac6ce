"""Games as a room needs them, wherever they are kept."""

from __future__ import annotations

from typing import Protocol

from playroom.engine.header import Header
from playroom.engine.steps import Outcome
from playroom.store.jsonl import KeptGame


class Games(Protocol):
    """The games of one place; their inputs are added by a `Log`. Everything raises `StoreError`,
    and may be called from several threads.
    """

    def create(self, header: Header) -> None:
        """Keeps a new game, so far without inputs. Raises `exists`, `bad-value`."""
        ...

    def log(self, match_id: str) -> KeptGame:
        """A whole game, proved to be as it was written. Raises `no-game`, `damaged-game`."""
        ...

    def checkpoint(self, match_id: str, sequence: int, digest: str) -> None:
        """Notes the fingerprint of the state after an input."""
        ...

    def forget(self, match_id: str) -> None:
        """Deletes a game and all that belongs to it. Doing it again is harmless."""
        ...

    def finish(self, match_id: str, outcome: Outcome) -> None:
        """The game is over. Doing it again is harmless."""
        ...
