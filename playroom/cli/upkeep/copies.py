"""Copies of the kept games and of the installed packages, made before an update and put back when
it fails.
"""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playroom.store.database import FILE, Store
from playroom.store.errors import StoreError, os_key, spoken_path
from playroom.store.sqlite_file import copy_consistent

BESIDE_GAMES = ("rooms.json", "key.pem", "deals.json")
"""Small files that stand beside the games and are copied with them."""
DATABASES = (FILE, f"room/{FILE}", "room/room.db")
"""The databases of a data folder."""


def copy_games(folder: Path, version: str) -> Path | None:
    """Copies the games of a data folder, and those of its room, into a new folder in it; None where
    there are none. Raises `StoreError`.
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


def put_back_games(folder: Path, copied: Path) -> None:
    """Puts copied games back where this version cannot open those that a newer one has changed;
    the changed file stays in the folder of the copy. Raises `StoreError`, `OSError`.
    """
    try:
        Store.open(folder).close()
    except StoreError as why:
        if why.key != "newer":
            raise
        changed = copied / f"changed-{FILE}"
        copy_consistent(folder / FILE, changed)
        for end in ("-wal", "-shm", "-journal"):
            (folder / (FILE + end)).unlink(missing_ok=True)
        fresh = folder / f".{FILE}.before"
        shutil.copy2(copied / FILE, fresh)
        fresh.replace(folder / FILE)


class PackagesCopy:
    """A copy of an environment's packages, to be put back."""

    def __init__(self, original: Path, copy: Path) -> None:
        self._original = original
        self._copy = copy

    def put_back(self) -> None:
        """Replaces the packages as they are by the copy. Raises `OSError`."""
        fresh = self._original.with_name(f"{self._original.name}.fresh")
        failed = self._original.with_name(f"{self._original.name}.failed")
        for left in (fresh, failed):
            shutil.rmtree(left, ignore_errors=True)
        shutil.copytree(self._copy, fresh, symlinks=True)
        if self._original.exists():
            self._original.replace(failed)
        fresh.replace(self._original)
        shutil.rmtree(failed, ignore_errors=True)


@contextlib.contextmanager
def packages_copied(original: Path) -> Iterator[PackagesCopy]:
    """Copies a folder of packages, for as long as it may have to be put back. Raises `OSError`."""
    with tempfile.TemporaryDirectory(prefix="playroom-update-") as folder:
        copy = Path(folder) / "packages"
        shutil.copytree(original, copy, symlinks=True)
        yield PackagesCopy(original, copy)
