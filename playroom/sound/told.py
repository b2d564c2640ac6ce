"""Sounds of the room's own lines: presence, chat, the clock, the connection to a remote room, and
answers to keys.
"""

from __future__ import annotations

from collections.abc import Mapping

from playroom.engine.notes import Kind, Note

HURRY = 10
"""So many seconds of a clock or fewer are told to hurry."""

_LINES: Mapping[str, str] = {
    "together-came": "join",
    "together-back": "join",
    "together-sat": "join",
    "together-away": "leave",
    "together-gone": "leave",
    "together-sent-away": "leave",
    "together-stood": "leave",
    "together-nudged": "hurry",
    "together-trying": "lost",
    "together-up": "back",
}
_ANSWERS: Mapping[str, str] = {
    "shell-list-end": "edge",
    "shell-list-start": "edge",
    "shell-end-again": "edge",
    "shell-start-again": "edge",
    "shell-only-item": "edge",
    "shell-oldest": "edge",
    "shell-newest": "edge",
    "table-marked": "ok",
    "table-unmarked": "ok",
}


def sound_of_note(line: Note, answers: bool) -> str | None:
    """The sound of a line of the room, None for a silent one; `answers`: it answers a key, so that
    what was told once does not sound again when it is asked for.
    """
    if answers:
        return "wrong" if line.kind is Kind.REFUSAL else _ANSWERS.get(line.id)
    if line.id == "table-clock":
        seconds = line.get("seconds")
        return "hurry" if isinstance(seconds, int) and seconds <= HURRY else "tick"
    return "chat" if line.kind is Kind.CHAT else _LINES.get(line.id)
