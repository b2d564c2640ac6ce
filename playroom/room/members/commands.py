"""Personal commands: what a member asks of a room for themselves, and the answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from playroom.engine.notes import Rejection
from playroom.room.members.circle import PersonalCommand, Told
from playroom.room.ratings.values import Question, Ratings

AnyPersonal: TypeAlias = PersonalCommand | Question
AnyTold: TypeAlias = Told | Ratings
OnPersonal: TypeAlias = Callable[[AnyTold | Rejection | Exception], None]
"""Called once with the answer, or with why there is none."""
