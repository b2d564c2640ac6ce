"""Copies of the kept games, made before an update."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Collection
from pathlib import Path

from playroom.store.database import FILE
from playroom.store.errors import StoreError, os_key, spoken_path
from playroom.store.sqlite_file import copy_consistent

BESIDE_GAMES = ("rooms.json", "key.pem", "deals.json")
"""Small files that stand beside the games and are copied with them."""
DATABASES = (FILE, f"room/{FILE}", "room/room.db")
"""The databases of a data folder."""
LIST = "copied.txt"
"""In a copy with which the games were not compared yet: the version that made it, and the ids of
its games.
"""


def copy_games(folder: Path, version: str, games: Collection[str] = ()) -> Path | None:
    """Copies the games of a data folder, and those of its room, into a new folder in it, with a
    list of `games`; None where there are none. Raises `StoreError`.
    """
    there = [name for name in DATABASES if (folder / name).is_file()]
    if not there:
        return None
    try:
        target = _new_folder(folder, version)
        for name in there:
            (target / name).parent.mkdir(mode=0o700, exist_ok=True)
            copy_consistent(folder / name, target / name)
        for name in BESIDE_GAMES:
            with contextlib.suppress(FileNotFoundError):
                shutil.copy2(folder / name, target / name)
        if games:
            (target / LIST).write_text("\n".join((version, *sorted(games))), "utf-8")
    except OSError as error:
        raise StoreError(os_key(error, "not-writable"), file=spoken_path(folder)) from error
    return target


def _new_folder(folder: Path, version: str) -> Path:
    for number in range(1, 1000):
        target = folder / (f"before-update-{version}" + (f"-{number}" if number > 1 else ""))
        with contextlib.suppress(FileExistsError):
            target.mkdir(mode=0o700)
            return target
    raise StoreError("not-writable", file=spoken_path(folder))
