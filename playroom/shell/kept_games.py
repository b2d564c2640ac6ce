"""Kept games as lines: what was played, against whom, how long ago, how it ended."""

from __future__ import annotations

from datetime import UTC, datetime

from playroom.clock import utc_now
from playroom.engine.notes import Clean, Note, Notes, note
from playroom.engine.registry import game_name, offered_ids, why_not
from playroom.engine.table import Ask
from playroom.locale import Listener, Teller
from playroom.locale.listener import unnamed
from playroom.records.opening import load_match
from playroom.store import Store, Summary


def resume_note(store: Store, summary: Summary, teller: Teller) -> Note:
    """A game that was left in one line, with its scores and the deal it is in."""
    scores, deal = ("", 0) if summary.damaged else _standing(store, summary, teller)
    return summary_note(summary, scores, deal)


def _standing(store: Store, summary: Summary, teller: Teller) -> tuple[str, int]:
    """The scores as they are told at the table, and the number of the deal (0: there are none);
    nothing of a game that cannot be read.
    """
    key = (summary.id, summary.sequence, teller.language)
    if key not in _STANDINGS:
        try:
            match = load_match(store, summary.id)
            seat = summary.me
            listener = Listener.at_table(match.game, match.header, seat)
            line = next(iter(match.game.table.answer(match.view(seat), Ask.SCORES)), None)
            parts = [] if line is None else teller.phrase(line, listener).split(". ")
            names = tuple(str(player.name) for player in summary.players)
            begins = match.game.table.deals
            deal = sum(bool(begins) and isinstance(placed.event, begins) for placed in match.events)
            # sentences no more; a game whose scores are several tells its deal among them
            scores = ", ".join(_inside(part, names) for part in parts)
            _STANDINGS[key] = (scores, deal if len(parts) == 1 else 0)
        except Exception:  # damaged, or without its rules: it is told without
            _STANDINGS[key] = ("", 0)
    return _STANDINGS[key]


def _inside(sentence: str, names: tuple[str, ...]) -> str:
    """A sentence as a part of another: only a name keeps its capital."""
    named = any(sentence.startswith(name) for name in names if not unnamed(name))
    return sentence if named else sentence[:1].lower() + sentence[1:]


_STANDINGS: dict[tuple[str, int, str], tuple[str, int]] = {}
"""How games stood after so many inputs: a list asks for it again at every key."""


def summary_note(summary: Summary, scores: str = "", deal: int = 0) -> Note:
    """A kept game in one line: what, against whom, how it stands, how long ago.

    Of a damaged one only its id can be trusted.
    """
    if summary.damaged:
        return note("resume-damaged", id=Clean.of(summary.id[:6]))
    return note(
        "resume-item",
        game=game_name(summary.game),
        others=others_note(summary),
        scores=Clean.of(scores, 120),
        told=bool(scores),
        deal=deal,
        ago=ago(summary.updated),
        id=Clean.of(summary.id[:6]),
        why=_trouble(summary),
    )


def _trouble(summary: Summary) -> str:
    """Why a game cannot be taken up again because of its rules; empty when it can."""
    why = None if summary.game in offered_ids() else why_not(summary.game)
    return why.reason if why is not None else ""


def summary_about(summary: Summary) -> Note:
    """What Enter does with a kept game, and its number."""
    if summary.damaged:
        return note("resume-damaged-about", id=Clean.of(summary.id[:6]))
    why = _trouble(summary)
    return note("resume-absent-about" if why else "resume-item-about", id=Clean.of(summary.id[:6]))


def others_note(summary: Summary) -> Notes:
    """The names of the others."""
    return Notes(
        tuple(
            note("plain-name", name=Clean.of(str(player.name)))
            for seat, player in enumerate(summary.players)
            if seat != summary.me
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
    minutes = max(0, int((utc_now() - then).total_seconds() // 60))
    if minutes < 60:
        return note("ago-minutes", count=minutes)
    if minutes < 48 * 60:
        return note("ago-hours", count=minutes // 60)
    return note("ago-days", count=minutes // (24 * 60))
