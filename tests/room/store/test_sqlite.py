"""Room store in SQLite: it keeps the contract, for one process at a time."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from playroom.room.store.room_store import RoomStore
from playroom.room.store.sqlite import SqliteDatabase
from playroom.store import StoreError
from tests.room.store.contract import RING, RoomStoreContract


class FileShelf:
    """See `Shelf`: a file, and a clock that goes when it is told to."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._now = 1_000_000
        self.room_store = self._opened()

    def _opened(self) -> RoomStore:
        self.database = SqliteDatabase(self._file, lambda: self._now)
        return RoomStore(self.database, RING, RING)

    def again(self) -> None:
        self.room_store.close()
        self.room_store = self._opened()

    def pass_time(self, seconds: int) -> None:
        self._now += seconds

    @property
    def now(self) -> int:
        return self._now

    def harm(self, text: str) -> None:
        self.database._sql.execute("UPDATE rows SET text = ?", (text,))

    def kept(self) -> bytes:
        self.database._sql.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return b"".join(file.read_bytes() for file in self._file.parent.glob("room.db*"))


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[FileShelf]:
    made = FileShelf(tmp_path / "room.db")
    yield made
    made.room_store.close()


class TestSqlite(RoomStoreContract):
    pass


def test_the_file_is_its_owners(shelf: FileShelf) -> None:
    assert shelf.database.file.stat().st_mode & 0o077 == 0


def test_a_second_process_is_told_that_the_room_is_open(shelf: FileShelf) -> None:
    code = (
        "import sys; from pathlib import Path; from playroom.store import StoreError;"
        "from playroom.room.store.sqlite import SqliteDatabase\n"
        "try: SqliteDatabase(Path(sys.argv[1]))\n"
        "except StoreError as why: print(why.note.id)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code, str(shelf.database.file)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (found.stdout.strip(), found.stderr) == ("store-locked", "")


def test_a_file_that_is_something_else_is_told_so(tmp_path: Path) -> None:
    file = tmp_path / "room.db"
    file.write_bytes(b"this is no room\n" * 400)
    with pytest.raises(StoreError):
        SqliteDatabase(file)


@pytest.mark.parametrize(
    ("made", "key"),
    [
        ("CREATE TABLE something (text TEXT)", "foreign"),
        ("PRAGMA user_version = 99", "newer"),
    ],
)
def test_a_file_of_another_program_is_told_so_and_left_as_it_is(
    tmp_path: Path, made: str, key: str
) -> None:
    file = tmp_path / "room.db"
    with closing(sqlite3.connect(file)) as db:
        db.execute(made)
    for _ in range(2):
        with pytest.raises(StoreError) as caught:
            SqliteDatabase(file)
        assert caught.value.key == key
    with closing(sqlite3.connect(file)) as db:
        assert len(db.execute("SELECT name FROM sqlite_master").fetchall()) < 2
