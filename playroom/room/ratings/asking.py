"""Questions about ratings, answered by the room."""

from __future__ import annotations

from collections.abc import Mapping

from playroom.engine.notes import Rejection
from playroom.room.ratings.values import OnRatings, Question
from playroom.room.server.limits import Rate
from playroom.room.table.context import RoomContext

RATINGS = "ratings"
"""What the calls of the write queue that concern ratings are `of`: they run in their order."""


def ask_ratings(
    services: RoomContext,
    person: str,
    question: Question,
    others: Mapping[str, str],
    on_result: OnRatings,
) -> None:
    """Answers a question of a person, unless they ask too often; `others` are the ids of those who
    are there, by their names.
    """
    if not services.rate_limiter.may(person, Rate.RATINGS):
        on_result(Rejection.of("too_fast", "together-no-too-fast"))
        return
    book = services.room_store.ratings
    services.write_queue.run(lambda: book.answer(person, question, others), on_result, of=RATINGS)
