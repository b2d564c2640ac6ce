"""Rulebooks: chapters of single lines, as the options of a table make them.

>>> from playroom.engine.notes import note
>>> three, fouls = 3, False
>>> book = chapters("toy", {
...     "aim": (note("toy-rule-aim"), three > 2 and note("toy-rule-three")),
...     "fouls": (fouls and note("toy-rule-foul"),),
... })
>>> [(chapter.title.id, len(chapter.lines)) for chapter in book]
[('toy-rule-chapter-aim', 2)]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from playroom.engine.contract import Chapter
from playroom.engine.notes import Note, note


def chapters(game: str, rules: Mapping[str, Iterable[Note | bool]]) -> tuple[Chapter, ...]:
    """The chapters by their names (messages `<game>-rule-chapter-<name>`). False stands for a rule
    that does not hold at this table; a chapter without rules is left out.
    """
    told = {
        name: [rule for rule in lines if isinstance(rule, Note)] for name, lines in rules.items()
    }
    return tuple(
        Chapter(note(f"{game}-rule-chapter-{name}"), tuple(lines))
        for name, lines in told.items()
        if lines
    )
