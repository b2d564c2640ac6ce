"""Idle tables: a table without people, where nothing goes on, keeps only its state in memory. The
rest (its match, its recent events) is loaded from the logs again once it is wanted.

What is left is stored, too, so that a room with many such tables opens without reading their logs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.match import Match
from playroom.engine.record import Record, Seat
from playroom.engine.wire import PLAIN, BadJson
from playroom.records.opening import load_match
from playroom.room.table import values as v
from playroom.room.table.context import RoomContext
from playroom.room.table.state import told_by
from playroom.room.table.turns import IdleTurns
from playroom.room.table.values import Phase, TableState
from playroom.store import StoreError

QUIET = (Phase.OPEN, Phase.PLAYING, Phase.PAUSED)
"""Phases in which a table without people may be idle."""


class IdleTable(Record, omit_defaults=True):
    """What is known of an idle table, as long as its log has `state.rows` events."""

    state: TableState
    opened_by: v.PersonId | None = None
    playing: tuple[tuple[Seat, v.PersonId], ...] = ()
    turns: IdleTurns = IdleTurns()


def stored_idle(text: str, rows: int) -> IdleTable | None:
    """What was stored of an idle table with so many events in its log; None: it was not idle when
    the last of them was appended, or another version of the program stored it.
    """
    try:
        idle = PLAIN.decode(text.encode(), IdleTable)
    except BadJson:
        return None
    return idle if idle.state.rows == rows else None


def match_of(services: RoomContext, state: TableState) -> Match[Any, Any] | None:
    """The match of a table that is on, waits, or was on last. May be called in any thread. Raises
    `StoreError`.
    """
    if state.match is None or state.phase in (Phase.CLOSED, Phase.SEALING):
        return None  # what is being sealed has not been dealt
    try:
        return load_match(services.games, state.match)
    except StoreError:
        if state.phase is Phase.OPEN and not state.waits:
            return None  # it is over, and the next one does not need it
        raise


def is_kept_by(
    idle: IdleTable, services: RoomContext, find: Callable[[str], Game[Any, Any]]
) -> bool:
    """May a table stay idle when a room is opened? Not where people were when the room was killed,
    nor where the rules of the house or of the game have changed. Raises `NoGame`.
    """
    state = idle.state
    if state.version != find(state.game).version or state.late != services.house.delay:
        return False
    return state.phase in QUIET and not any(guest.here for guest in state.guests)


def read_table(
    services: RoomContext, game: Game[Any, Any], table: v.TableId
) -> tuple[list[v.TableEvent], Match[Any, Any] | None]:
    """The log of a table and its match; it is not idle any more. May be called in any thread.
    Raises `StoreError`.
    """
    rows = services.room_store.rows(table)
    match = match_of(services, told_by(rows, lambda id: game))
    services.room_store.forget_idle(table)
    return rows, match
