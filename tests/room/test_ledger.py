"""The book of a room in a file: it keeps the contract, for one process at a time."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from playroom.room.ledger import Ledger
from playroom.store import StoreError
from tests.room.book_contract import RING, BookContract


class FileShelf:
    """See `Shelf`: a file, and a clock that goes when it is told to."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._now = 1_000_000
        self.book = self._opened()

    def _opened(self) -> Ledger:
        return Ledger(self._file, lambda: self._now, RING, RING)

    def again(self) -> None:
        self.book.close()
        self.book = self._opened()

    def pass_time(self, seconds: int) -> None:
        self._now += seconds

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
        "import sys; from pathlib import Path; from playroom.room.ledger import Ledger;"
        "from playroom.store import StoreError\n"
        "try: Ledger(Path(sys.argv[1]))\n"
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
        Ledger(file)
