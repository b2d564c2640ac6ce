"""Kept games as they are listed: what is known of each without reading its log."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import Any

from playroom.engine.header import Player, own_seat
from playroom.engine.options import Setup
from playroom.engine.record import Points, Record, Seat
from playroom.engine.steps import Outcome
from playroom.store.jsonl import time_text
from playroom.store.shapes import Origin, SetupRow, from_text, setup_of

LISTED = """
    SELECT m.id, m.game, m.version, m.setup, m.players, m.sequence, m.created, m.updated,
           m.status, m.note,
           r.scores, r.winners, r.reason
      FROM matches m LEFT JOIN results r ON r.match = m.number
"""


class Summary(Record):
    """A kept game as it is listed. Times are UTC in ISO form; `sequence` is that of the last input.

    `status` is `open`, `finished` or `abandoned`. `origin` is what was given to `Store.set_origin`.
    `damaged` games cannot be read; of their setup and players nothing is known.
    """

    id: str
    game: str
    version: int
    setup: Setup
    players: tuple[Player, ...]
    sequence: int
    created: str
    updated: str
    status: str
    outcome: Outcome | None = None
    origin: Origin | None = None
    damaged: bool = False

    @property
    def me(self) -> Seat | None:
        """One's own seat; None: no player of this machine."""
        return own_seat(self.players, None if self.origin is None else self.origin.home)


def listed(db: sqlite3.Connection, where: str, *values: object) -> list[Summary]:
    """The games that `where` (the end of a statement) leaves, the latest first."""
    db.text_factory = _lenient  # one row with damaged text must not hide the others
    try:
        rows = db.execute(LISTED + where, values).fetchall()
    finally:
        db.text_factory = str
    summaries = [_summary(row) for row in rows]
    summaries.sort(key=lambda summary: summary.updated, reverse=True)
    return summaries


def _lenient(text: bytes) -> str:
    return text.decode("utf-8", "replace")


def _summary(row: tuple[Any, ...]) -> Summary:
    (
        id_,
        game,
        version,
        setup,
        players,
        sequence,
        created,
        updated,
        status,
        note,
        scores,
        winners,
        reason,
    ) = row
    try:
        return Summary(
            id=id_,
            game=game,
            version=version,
            setup=setup_of(from_text(setup, SetupRow)),
            players=from_text(players, tuple[Player, ...]),
            sequence=sequence,
            created=time_text(created),
            updated=time_text(updated),
            status=status,
            outcome=outcome_of(scores, winners, reason),
            origin=origin_of(note),
        )
    except (ValueError, TypeError, OverflowError, RecursionError):
        return Summary(str(id_), str(game), 0, Setup(0), (), 0, "", "", str(status), damaged=True)


def outcome_of(scores: str | None, winners: str, reason: str) -> Outcome | None:
    """The outcome in a row of results, None where there is no row. Raises `ValueError`."""
    if scores is None:
        return None
    return Outcome(
        from_text(scores, tuple[Points, ...]), from_text(winners, tuple[Seat, ...]), reason
    )


def origin_of(note: str | None) -> Origin | None:
    """How a game began by what stands beside it; None for nothing, or nothing that is known."""
    with contextlib.suppress(ValueError, RecursionError):
        return None if note is None else from_text(note, Origin)
    return None
