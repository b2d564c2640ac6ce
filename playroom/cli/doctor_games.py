"""The doctor's check of stored games, and their repair."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

from playroom.engine.notes import Clean, Note, note
from playroom.engine.record import Record
from playroom.engine.registry import why_not
from playroom.engine.steps import Outcome
from playroom.records.opening import NO_RULES, open_log
from playroom.store import KeptGame, Store, StoreError
from playroom.store.database import FILE
from playroom.store.errors import spoken_path
from playroom.store.repair import Mended, backup, repair


def judge(log: KeptGame) -> Outcome | None:
    """The outcome of a log by its rules."""
    return open_log(log.header, log.entries, log.states).outcome


def problems(folder: Path) -> list[StoreError]:
    """What is wrong with the kept games of a folder: the file, the logs, and logs that the rules do
    not follow.
    """
    if not folder.exists():
        return []
    try:
        with Store.open(folder, read_only=True) as store:
            problems = store.check()
            if store.was_empty:
                problems.append(StoreError("empty", file=spoken_path(store.file)))
            games = {str(problem.values.get("game")) for problem in problems}
            for game in store.all():
                if game.damaged and game.id not in games:
                    problems.append(
                        StoreError("damaged-game", game=Clean.of(game.id, 64), sequence=0)
                    )
                elif (
                    game.id not in games and (wrong := _result_trouble(store, game.id)) is not None
                ):
                    problems.append(wrong)
            return problems
    except StoreError as why:
        return [] if why.key == "older" else [why]


def hindrance(folder: Path) -> StoreError | None:
    """Why no game can be kept in a folder that is there."""
    effective = os.access in os.supports_effective_ids
    for place in (folder, folder / FILE):
        if place.exists() and not os.access(place, os.W_OK, effective_ids=effective):
            return StoreError("not-writable", file=spoken_path(place))
    return None


def absent(folder: Path) -> dict[str, int]:
    """Number of stored games without usable rules, by game id.

    Empty when the file cannot be read: that is told elsewhere.
    """
    if not folder.exists():
        return {}
    try:
        with Store.open(folder, read_only=True) as store:
            counts = Counter(game.game for game in store.all() if not game.damaged)
    except StoreError:
        return {}
    return {id_: counts[id_] for id_ in sorted(counts) if why_not(id_) is not None}


def _result_trouble(store: Store, id_: str) -> StoreError | None:
    game = store.find(id_)
    try:
        outcome = judge(store.log(id_))
    except StoreError as why:
        # a game without its rules, or of other rules, is not damaged: opening it says so
        is_about_rules = why.key in NO_RULES.values() or why.key == "other-version"
        return None if is_about_rules else _of_game(why, id_)
    if game.status == "abandoned" or outcome == game.outcome:
        return None
    return StoreError("wrong-result", game=Clean.of(id_, 64))


def _of_game(why: StoreError, id_: str) -> StoreError:
    return StoreError("bad-game", game=Clean.of(id_, 64), sequence=why.values.get("sequence", 0))


class Repair(Record):
    """A mending: the folder of the copy that was made before it, and what was done."""

    backup: str
    done: tuple[Mended, ...]


def mend(folder: Path) -> Repair:
    """Copies the file and mends it. Raises `StoreError`."""
    copy = backup(folder)
    return Repair(str(copy), tuple(repair(folder, judge)))


def mended_lines(mending: Repair) -> list[Note]:
    """What mending did, one line each."""
    lines = [note("mended-backup", file=spoken_path(mending.backup))]
    for done in mending.done:
        lines.append(note(f"mended-{done.what}", game=Clean.of(done.game, 64), count=done.count))
    if not mending.done:
        lines.append(note("mended-nothing"))
    return lines
