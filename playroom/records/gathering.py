"""The records of all kept games: from beside their logs where they stand, else from the logs, and
then kept there.
"""

from __future__ import annotations

import contextlib
from typing import Any

from playroom.engine.match import Match
from playroom.engine.record import Record
from playroom.records.opening import NO_RULES, open_log
from playroom.records.statistics import FOREKNOWN, FinishedGame, record_of
from playroom.store import Store, StoreError


class Found(Record):
    """The records that count, those of games begun with known cards, how many games could not be
    read, and for each one whose rules cannot be had here the id of what was played.
    """

    records: tuple[FinishedGame, ...]
    foreknown: tuple[FinishedGame, ...]
    unread: int
    absent: tuple[str, ...] = ()


def remember(store: Store, match: Match[Any, Any]) -> None:
    """Keeps the record of a match that has just ended.

    What goes wrong is no trouble: it is worked out again later.
    """
    with contextlib.suppress(StoreError):
        record = record_of(match, store.log(match.header.id).times)
        if record is not None:
            store.keep_derived(record.id, record)


def gather(store: Store, fresh: bool = False) -> Found:
    """All records of a store. `fresh` replays every log, whatever is kept.

    Raises `StoreError` for the store as a whole.
    """
    kept = {} if fresh else store.derived(FinishedGame)
    counted: list[FinishedGame] = []
    foreknown: list[FinishedGame] = []
    unread = 0
    absent: list[str] = []
    for one in store.finished():
        if one.damaged:
            unread += 1
            continue
        if not any(player.is_person for player in one.players):
            continue
        record = kept.get(one.id)
        if record is None:
            try:
                log = store.log(one.id)
                record = record_of(open_log(log.header, log.entries, log.states), log.times)
            except StoreError as why:
                if why.key in NO_RULES.values():
                    absent.append(one.game)
                else:
                    unread += 1
                continue
            if record is None:
                continue
            with contextlib.suppress(
                StoreError
            ):  # read only, or full: it is worked out again the next time
                store.keep_derived(one.id, record)
        known = one.origin is not None and one.origin.how in FOREKNOWN
        (foreknown if known else counted).append(record)
    return Found(tuple(counted), tuple(foreknown), unread, tuple(absent))
