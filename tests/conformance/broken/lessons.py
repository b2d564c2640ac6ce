"""Games whose lessons teach what cannot be played."""

from __future__ import annotations

from typing import Any, ClassVar

from playroom.engine.lesson import Begin, Do, Lesson, Press, Tell
from playroom.engine.notes import note
from playroom.engine.options import Setup
from playroom.engine.record import replace
from tests.conformance.broken.checks import scripts
from tests.conformance.broken.kit import caught_by
from tests.engine.tally import Tally

LINE = (note("tally-lesson"),)


def lesson(*steps: Any) -> Lesson:
    """A lesson that begins with its table."""
    return Lesson("tally-first", Setup.of(2), "1", {}, (Begin(), *steps))


@caught_by(scripts, "step 2: .* is refused")
class TeachesWhatIsIllegal(Tally):
    lessons: ClassVar[tuple[Lesson, ...]] = (lesson(Do(LINE, "count 5")),)


@caught_by(scripts, "step 3: 'pass' is no move")
class TeachesWhatIsNoMove(Tally):
    lessons: ClassVar[tuple[Lesson, ...]] = (lesson(Tell(LINE), Do(LINE, "pass")),)


@caught_by(scripts, "no command 'shuffle'")
class TeachesAKeyThatThereIsNot(Tally):
    lessons: ClassVar[tuple[Lesson, ...]] = (lesson(Press(LINE, "shuffle")),)


@caught_by(scripts, "cannot be dealt")
class TeachesWithCardsThatThereAreNot(Tally):
    lessons: ClassVar[tuple[Lesson, ...]] = (replace(lesson(), orders={"deal1": "JK"}),)
