"""The book of a room in a file: it keeps the contract, for one process at a time."""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from playroom.engine.notes import Clean
from playroom.room.members.people import Key, Member
from playroom.room.store.sqlite import SqliteRoomStore
from playroom.store import StoreError
from tests.room.book_contract import RING, BookContract


class FileShelf:
    """See `Shelf`: a file, and a clock that goes when it is told to."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._now = 1_000_000
        self.book = self._opened()

    def _opened(self) -> SqliteRoomStore:
        return SqliteRoomStore(self._file, lambda: self._now, RING, RING)

    def again(self) -> None:
        self.book.close()
        self.book = self._opened()

    def pass_time(self, seconds: int) -> None:
        self._now += seconds

    @property
    def now(self) -> int:
        return self._now

    def harm(self, text: str) -> None:
        self.book._sql.execute("UPDATE rows SET text = ?", (text,))

    def kept(self) -> bytes:
        self.book._sql.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return b"".join(file.read_bytes() for file in self._file.parent.glob("room.db*"))


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[FileShelf]:
    made = FileShelf(tmp_path / "room.db")
    yield made
    made.book.close()


class TestLedger(BookContract):
    pass


def test_the_file_is_its_owners(shelf: FileShelf) -> None:
    assert shelf.book.file.stat().st_mode & 0o077 == 0


def test_a_second_process_is_told_that_the_room_is_open(shelf: FileShelf) -> None:
    code = (
        "import sys; from pathlib import Path; from playroom.store import StoreError;"
        "from playroom.room.store.sqlite import SqliteRoomStore\n"
        "try: SqliteRoomStore(Path(sys.argv[1]))\n"
        "except StoreError as why: print(why.note.id)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code, str(shelf.book.file)],
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
        SqliteRoomStore(file)


OF_TABLES = """
CREATE TABLE people (id TEXT PRIMARY KEY, token BLOB NOT NULL UNIQUE, name TEXT NOT NULL,
    language TEXT NOT NULL, room_table TEXT NOT NULL, at INTEGER NOT NULL);
CREATE TABLE invitations (code BLOB PRIMARY KEY, room_table TEXT NOT NULL, seat INTEGER,
    name TEXT NOT NULL, until INTEGER NOT NULL, person TEXT);
INSERT INTO people VALUES ('00000000000a', :token, 'Ana', 'es', '0a0b0c', 1),
    ('00000000000b', :key, 'Ana', 'en', 'ffffff', 2),
    ('00000000000c', :unknown, 'Eva', 'en', '0a0b0c', 3);
INSERT INTO invitations VALUES (:code, '0a0b0c', 2, 'Ben', 2000000, NULL),
    (x'00', '0a0b0c', 1, '', 2000000, '00000000000a');
"""


def test_people_of_tables_become_people_of_the_room(tmp_path: Path) -> None:
    def digest(secret: str) -> str:
        return hashlib.sha256(f"playroom {secret}".encode()).hexdigest()

    script = OF_TABLES
    secrets = {"token": "a" * 32, "key": "ssh key SHA256:x", "unknown": "c", "code": "b" * 12}
    for name, secret in secrets.items():
        script = script.replace(f":{name}", f"x'{digest(secret)}'")
    with contextlib.closing(sqlite3.connect(tmp_path / "room.db")) as db:
        db.executescript(script)
    shelf = FileShelf(tmp_path / "room.db")
    for _ in range(2):
        people = shelf.book.people
        ana, other = people.member(Key.token("a" * 32)), people.member(Key.ssh("SHA256:x"))
        assert ana == Member("00000000000a", Clean.of("Ana"), "es", since=1)
        assert other == Member("00000000000b", Clean.of("Ana"), "en", since=other.since)
        assert people.places(ana.id) == {"0a0b0c": 1}
        assert people.places(other.id) == {"ffffff": None}
        assert people.invited_to("b" * 12) == "0a0b0c"
        shelf.again()
    people = shelf.book.people
    ben = people.redeem("b" * 12, (Key.token("d" * 32),), Clean.of(""), "en")
    assert isinstance(ben, Member)
    assert (ben.name, people.places(ben.id)) == ("Ben", {"0a0b0c": 2})
    shelf.book.close()
