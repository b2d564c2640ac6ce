"""The room without a terminal, as the tests of the room use it: games by their ids."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom_testing.room import Inside as AnyRoom
from playroom_testing.room import Recorder as Recorder
from playroom_testing.room import run_in


class Inside(AnyRoom):
    """A room that deals cribbage unless told otherwise."""

    def deal(
        self,
        game: str = "cribbage",
        seed: str = "7",
        levels: tuple[str, ...] = ("easy",),
        **options: Any,
    ) -> None:
        """A new game of you in seat 0 and bots of these levels."""
        self.open_table(find_game(game), Setup.of(len(levels) + 1, options), seed, levels)


def inside(
    test: Callable[[Inside], Coroutine[Any, Any, None]],
    folder: Path,
    language: str = "en",
    **more: Any,
) -> None:
    """Runs an asynchronous test in a room of its own."""
    run_in(lambda: Inside(folder, language, **more), test)
