"""Choice of a puzzle: of any kind of choice, or of one; left and right choose how hard it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.notes import Note, note
from playroom.engine.registry import game_name
from playroom.shell.menu import Menu, MenuItem
from playroom.shell.shell import Shell

LEVELS = ("", "easy", "medium", "hard")
"""How hard; "": as it comes."""
NO_PUZZLE = frozenset({"claim", "ready", "refuse"})
"""Kinds of choices that the rules or the table answer."""


def kinds_of(game: Game[Any, Any], line: Callable[[Note], str]) -> tuple[str, ...]:
    """The kinds of choices of a game that have a name; `line` is the text of a note."""
    unnamed = line(note("review-kind", kind="other"))
    kinds = dict.fromkeys(move.kind.__name__.lower() for move in game.notation.moves)
    named = (kind for kind in kinds if line(note("review-kind", kind=kind)) != unnamed)
    return tuple(kind for kind in named if kind not in NO_PUZZLE)


class PuzzleChoice(Menu):
    """Any puzzle first, then the kinds; all items have the level that was chosen on one."""

    def __init__(
        self, shell: Shell, game: Game[Any, Any], begin: Callable[[str, str], None]
    ) -> None:
        """`begin` is called with the kind and the level, "" for any."""
        self._kinds = kinds_of(game, shell.announcer.line)
        self._begin = begin
        self._level = ""
        super().__init__(shell, note("puzzle-choice-title", game=game_name(game.id)), self._made)

    def _made(self) -> Sequence[MenuItem]:
        return [
            MenuItem(
                partial(self._name, kind),
                partial(self._look, kind),
                self._harder,
                lambda: note("puzzle-choice-about"),
                key=kind or "any",
            )
            for kind in ("", *(self._kinds if len(self._kinds) > 1 else ()))
        ]

    def _look(self, kind: str) -> None:
        self._begin(kind, self._level)

    def _name(self, kind: str) -> Note:
        level = note("puzzle-level", level=self._level)
        if not kind:
            return note("puzzle-any", level=level)
        return note("puzzle-of-kind", kind=note("review-kind", kind=kind), level=level)

    def _harder(self, by: int) -> None:
        self._level = LEVELS[(LEVELS.index(self._level) + by) % len(LEVELS)]
