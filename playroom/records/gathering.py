"""Records of all finished games: read from beside their logs, or worked out from the logs and
stored there.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import Any

from playroom.engine.kit.judging import Steps
from playroom.engine.match import Match
from playroom.engine.record import Record
from playroom.records.opening import NO_RULES, open_log
from playroom.records.statistics import FOREKNOWN, LEFT, FinishedGame, record_of
from playroom.store import Store, StoreError


class FinishedGames(Record):
    """The finished games of a store: records that count, those begun with known cards, those
    finished by a bot, the number of unreadable games, and for each game without installed rules its
    id.
    """

    records: tuple[FinishedGame, ...]
    foreknown: tuple[FinishedGame, ...]
    left: tuple[FinishedGame, ...]
    unread: int
    absent: tuple[str, ...] = ()


def remember(store: Store, match: Match[Any, Any]) -> None:
    """Keeps the record of a match that has just ended.

    What goes wrong is no trouble: it is worked out again later.
    """
    with contextlib.suppress(StoreError):
        log = store.log(match.header.id)
        record = record_of(match, log.times, log.home)
        if record is not None:
            store.keep_derived(record.id, record)


def gathering(
    store: Store,
    fresh: bool = False,
    progress: Callable[[int, int], None] = lambda done, count: None,
) -> Steps[FinishedGames]:
    """The records of all finished games with a player of this machine, in steps: one for each
    record that has to be worked out, of which `progress` is told. `fresh` replays every log and
    ignores stored records.

    Raises `StoreError` for the store as a whole.
    """
    stored = {} if fresh else store.derived(FinishedGame)
    records: list[FinishedGame] = []
    foreknown: list[FinishedGame] = []
    left: list[FinishedGame] = []
    unread = 0
    absent: list[str] = []
    games = store.finished()
    for done, summary in enumerate(games, 1):
        if summary.damaged:
            unread += 1
            continue
        if summary.me is None:
            continue
        record = stored.get(summary.id)
        if record is None:
            try:
                record = _worked_out(store, summary.id)
            except StoreError as why:
                if why.key in NO_RULES.values():
                    absent.append(summary.game)
                else:
                    unread += 1
                continue
            if record is not None:
                progress(done, len(games))
                yield None
        if record is None:
            continue
        is_foreknown = summary.origin is not None and summary.origin.how in FOREKNOWN
        apart = left if record.result == LEFT else records
        (foreknown if is_foreknown else apart).append(record)
    return FinishedGames(tuple(records), tuple(foreknown), tuple(left), unread, tuple(absent))


def _worked_out(store: Store, id_: str) -> FinishedGame | None:
    """The record of a game from its log, and kept from now on. Raises `StoreError`."""
    log = store.log(id_)
    record = record_of(open_log(log.header, log.entries, log.states), log.times, log.home)
    if record is not None:
        with contextlib.suppress(StoreError):  # read only, or full: worked out again the next time
            store.keep_derived(id_, record)
    return record
