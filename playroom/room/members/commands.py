"""Personal commands: what a member asks of a room for themselves, and the answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from playroom.engine.notes import Rejection
from playroom.room.members.circle import PersonalCommand, Told
from playroom.room.notices.values import NoticeChange, NoticeState
from playroom.room.ratings.values import Question, Ratings

AnyPersonal: TypeAlias = PersonalCommand | Question | NoticeChange
AnyTold: TypeAlias = Told | Ratings | NoticeState
OnPersonal: TypeAlias = Callable[[AnyTold | Rejection | Exception], None]
"""Called once with the answer, or with why there is none."""
