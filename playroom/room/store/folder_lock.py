"""Folder lock: one process for one folder: its files (certificate, listen address, log) are its
own, also with a shared database.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from playroom.store.paths import ensure
from playroom.store.sqlite_file import open_own, open_there, translated

FILE = "served.lock"


class FolderLock:
    """A folder that is held until it is let go, or the process ends, however that is."""

    def __init__(self, folder: Path) -> None:
        """Raises `StoreError` (`locked`: another process holds it)."""
        file = folder / FILE
        ensure(folder)
        with translated(file):
            # SQLite locks a file on every system, and the system lets go of it after a kill
            self._sql = open_own(file, 0.2)
            try:
                self._sql.execute("BEGIN EXCLUSIVE")
            except BaseException:
                self._sql.close()
                raise

    def close(self) -> None:
        """Lets it go."""
        self._sql.close()


def is_held(folder: Path) -> bool:
    """Does another process hold the folder? Nothing is made by asking."""
    file = folder / FILE
    if not file.exists():
        return False
    try:
        asked = open_there(file, "mode=rw", 0.2)
        try:
            asked.execute("BEGIN EXCLUSIVE")
        finally:
            asked.close()
    except sqlite3.OperationalError:
        return True
    return False
