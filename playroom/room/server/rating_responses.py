"""Responses to questions about ratings."""

from __future__ import annotations

from collections.abc import Callable

from playroom.engine.notes import Rejection
from playroom.room.protocol import messages as e
from playroom.room.ratings.values import Ratings


def send_ratings(
    send: Callable[[e.AnyDown], None],
    failed: Callable[[Exception], None],
    id: str,
    told: Ratings | Rejection | Exception,
) -> None:
    """Sends the answer to a question, or why there is none."""
    if isinstance(told, Exception):
        failed(told)
        told = Rejection.of("not_kept", "table-not-kept")
    send(e.RatingsTold(id, told) if isinstance(told, Ratings) else e.Denied(id, told))
