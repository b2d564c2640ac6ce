"""Kept games as lines: what was played, against whom, how long ago, how it ended."""

from __future__ import annotations

from datetime import UTC, datetime

from playroom.engine.notes import Clean, Note, Notes, note
from playroom.engine.registry import game_name, offered_ids, why_not
from playroom.store import Summary


def summary_note(one: Summary) -> Note:
    """A kept game in one line: what, against whom, how long ago.

    Of a damaged one only its id can be trusted.
    """
    if one.damaged:
        return note("resume-damaged", id=Clean.of(one.id[:6]))
    return note(
        "resume-item",
        game=game_name(one.game),
        others=others_note(one),
        ago=ago(one.updated),
        id=Clean.of(one.id[:6]),
        why=_trouble(one),
    )


def _trouble(one: Summary) -> str:
    """Why a game cannot be taken up again because of its rules; empty when it can."""
    why = None if one.game in offered_ids() else why_not(one.game)
    return why.reason if why is not None else ""


def summary_about(one: Summary) -> Note:
    """What Enter does with a kept game, and its number."""
    if one.damaged:
        return note("resume-damaged-about", id=Clean.of(one.id[:6]))
    why = _trouble(one)
    return note("resume-absent-about" if why else "resume-item-about", id=Clean.of(one.id[:6]))


def others_note(one: Summary) -> Notes:
    """The names of the bots."""
    return Notes(
        tuple(
            note("plain-name", name=Clean.of(str(p.name))) for p in one.players if not p.is_person
        )
    )


def ago(when: str) -> Note:
    """How long ago a UTC time in ISO form was."""
    try:
        then = datetime.fromisoformat(when)
    except ValueError:
        return note("ago-unknown")
    if then.tzinfo is None:
        then = then.replace(tzinfo=UTC)
    minutes = max(0, int((datetime.now(UTC) - then).total_seconds() // 60))
    if minutes < 60:
        return note("ago-minutes", count=minutes)
    if minutes < 48 * 60:
        return note("ago-hours", count=minutes // 60)
    return note("ago-days", count=minutes // (24 * 60))
