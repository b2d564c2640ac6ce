"""Values of ratings: what is asked of them, and a rating as it is told."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Annotated, TypeAlias

from msgspec import Meta

from playroom.engine.notes import Clean, Rejection
from playroom.engine.record import Count, Record, Word

LIVE = "live"
"""The pace of a match that is played in one go."""
SLOW = "correspondence"
"""That of a match over hours or days, which is rated apart."""
SETTLED = 10
"""Matches after which a rating is not provisional any more."""
BEST = 10
"""Ratings in the list of a game."""
MOST_TOLD = 64
"""Ratings in one answer."""


class About(enum.StrEnum):
    """What ratings are asked for."""

    MINE = "mine"
    NAMED = "named"  # those of one person
    BEST = "best"  # the best ten of a game
    MATCH = "match"  # how a match has changed one's own
    HIDE = "hide"  # one's own are told to no one else any more
    SHOW = "show"


class Question(Record, tag="ratings"):
    """What is asked; `text` is the name of a person, of a game or of a match."""

    about: About
    text: Annotated[str, Meta(max_length=64)] = ""


class Standing(Record):
    """A rating as it is told: of a person, or of a bot by its level (its name is empty). `change`:
    in points, by the match that was asked about.
    """

    name: Clean
    game: Word
    pace: Word
    points: Annotated[int, Meta(ge=-100_000, le=100_000)]
    games: Count
    level: Word | None = None
    change: Annotated[int, Meta(ge=-100_000, le=100_000)] = 0

    @property
    def is_settled(self) -> bool:
        """Were there enough matches?"""
        return self.games >= SETTLED


class Ratings(Record, tag="ratings"):
    """An answer. `is_hidden`: one's own are told to no one else; `unrated`: why a match is not
    rated.
    """

    standings: Annotated[tuple[Standing, ...], Meta(max_length=MOST_TOLD)] = ()
    is_hidden: bool = False
    unrated: Annotated[str, Meta(max_length=20)] = ""


OnRatings: TypeAlias = Callable[[Ratings | Rejection | Exception], None]
"""Called once with the answer, or with why there is none."""
