"""Records: the frozen values that the engine, the games and the log hand to each other.

A record is a `msgspec.Struct`: made in a tenth of the time of a frozen dataclass, equal and
hashable by its fields, matched by `match`, changed only by `replace`, and read strictly from JSON
by its own annotations (`engine.wire`). So that a value which came over a wire is as safe as one
made here, whole numbers and texts have bounds: annotate them with the names below, not with `int`
and `str`.

>>> class Point(Record):
...     x: Count
...     y: Count = 0
>>> replace(Point(3), y=4)
Point(x=3, y=4)
"""

from __future__ import annotations

import re
from typing import Annotated, TypeAlias, dataclass_transform

import msgspec
from msgspec.structs import replace as replace

Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]
"""The place of a player, from 0 in turn order."""

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
"""How many of something there are, or the number of something (a deal, a build), 0 or more."""

Points: TypeAlias = Annotated[int, msgspec.Meta(ge=-1_000_000_000, le=1_000_000_000)]
"""Points, chips, differences: a whole number that may be below 0."""

Minute: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000_000)]
"""Minutes of local time since 1970."""

Token: TypeAlias = Annotated[str, msgspec.Meta(max_length=80)]
"""A word that programs look at (a kind, a reason, an id): never said as it is."""

Word: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[a-z][a-z0-9_-]{0,31}\Z")]
"""A token as it stands in files and is typed: the id of a game, the level of a bot."""

Version: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
"""The number of a version, from 1."""

MOST_SEATS = 64
"""At any table; nothing that has one of something a seat has more."""

Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=4_000)]
"""A longer text, such as a move in notation."""


@dataclass_transform(frozen_default=True, field_specifiers=(msgspec.field,))
class RecordMeta(msgspec.StructMeta):
    """Tells type checkers that a record is made from its fields and frozen."""


class Record(
    msgspec.Struct, metaclass=RecordMeta, frozen=True, forbid_unknown_fields=True, gc=False
):
    """A frozen value. Read from JSON it refuses fields that it does not know.

    It can only hold what was there before it, never itself: the collector of circles has nothing to
    look for in it (`gc=False`), and records are made a quarter faster for that.
    """


def tag_of(name: str) -> str:
    """What a class of that name is called in JSON and in lists of kinds: `GoDown` is `go_down`.

    >>> tag_of("GoDown")
    'go_down'
    """
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
