"""Answers and events that are one line."""

from __future__ import annotations

from playroom.engine.notes import Kind, Note, Value, note


def say(id: str, kind: Kind = Kind.ANSWER, /, **values: Value) -> tuple[Note, ...]:
    """One line, as what answers a key or tells an event.

    >>> [line.id for line in say("toy-ask-score", points=3)]
    ['toy-ask-score']
    """
    return (note(id, kind, **values),)


def lines(prefix: str, *parts: str | Note) -> tuple[Note, ...]:
    """Several lines: a name stands for the message `<prefix>-<name>`, a note for itself.

    >>> [line.id for line in lines("toy-lesson", "aim", note("lesson-go-on"))]
    ['toy-lesson-aim', 'lesson-go-on']
    """
    return tuple(note(f"{prefix}-{part}") if isinstance(part, str) else part for part in parts)
