"""What a good player would consider, said where the table runs with `help` (CAL-118)."""

from __future__ import annotations

from games.calatone.view import View
from playroom.engine.table import Answer


def advice(view: View) -> Answer:
    """Lines of advice for the seat of `view`; none when there is nothing to weigh."""
    return ()
