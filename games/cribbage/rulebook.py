"""The rules of a table, chapter by chapter."""

from __future__ import annotations

from games.cribbage.options import Rules
from playroom.engine.contract import Chapter


def rulebook(rules: Rules) -> tuple[Chapter, ...]:
    """The chapters for these options."""
    return ()
