"""The rules of a table, chapter by chapter."""

from __future__ import annotations

from games.calatone.options import Terms
from playroom.engine.contract import Chapter


def rulebook(terms: Terms) -> tuple[Chapter, ...]:
    """The chapters for these options."""
    return ()
