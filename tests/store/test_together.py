"""What several threads add to the logs of one file reaches the disk together."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from playroom.engine.log.entries import Conflict
from playroom.store import Store, StoreError, StoreLog
from playroom.store.database import FILE
from playroom.store.rows import Rows
from tests.store.log_contract import row
from tests.store.sample import header

TABLES = [f"table{number}" for number in range(8)]
SECONDS = 60.0


@pytest.fixture
def log(tmp_path: Path) -> Iterator[StoreLog]:
    with Store.open(tmp_path) as store:
        for name in TABLES:
            store.create(header(name))
    opened = StoreLog(tmp_path / FILE)
    yield opened
    opened.close()


class Disk:
    """Counts what reaches it, and lets the first of it wait until others want something, too."""

    def __init__(self, log: StoreLog, monkeypatch: pytest.MonkeyPatch) -> None:
        self.written = 0
        self._log, writing = log, Rows.writing
        self._goes_on, self._is_there = threading.Event(), threading.Event()

        @contextmanager
        def wrote(rows: Rows, game: str, wait: bool = True) -> Iterator[None]:
            self.written += 1
            self._is_there.set()
            assert self._goes_on.wait(SECONDS)
            with writing(rows, game, wait):
                yield

        monkeypatch.setattr(Rows, "writing", wrote)

    def together(self, *asked: tuple[str, int]) -> list[int | Exception]:
        """What comes of these rows (log, number) when all are wanted while the first is kept."""

        def add(name: str, number: int) -> int | Exception:
            try:
                return self._log.append(name, number, row(number))
            except (Conflict, StoreError) as why:
                return why

        with ThreadPoolExecutor(len(asked)) as threads:
            first = threads.submit(add, *asked[0])
            assert self._is_there.wait(SECONDS)
            others = [threads.submit(add, *one) for one in asked[1:]]
            until = time.monotonic() + SECONDS
            while len(self._log._waiting) < len(others) and time.monotonic() < until:
                time.sleep(0.001)
            self._goes_on.set()
            return [one.result(SECONDS) for one in (first, *others)]


def test_what_waits_is_kept_at_one_stroke(log: StoreLog, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(log, monkeypatch)
    assert disk.together(*((name, 1) for name in TABLES)) == [1] * 8
    assert disk.written == 2, "the first, and then all that waited for it"
    assert all(len(log.read(name)) == 1 for name in TABLES)


def test_who_was_late_is_told_and_the_others_rows_are_kept(
    log: StoreLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(log, monkeypatch)
    first, late, other = disk.together((TABLES[0], 1), (TABLES[1], 5), (TABLES[2], 1))
    assert (first, other) == (1, 1)
    assert isinstance(late, Conflict)
    assert late.next == 1
    assert disk.written == 2
    assert [len(log.read(name)) for name in TABLES[:3]] == [1, 0, 1]


def test_a_row_that_cannot_be_kept_takes_no_other_with_it(
    log: StoreLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(log, monkeypatch)
    first, *others = disk.together((TABLES[0], 1), (TABLES[1], 1), ("nowhere", 1), (TABLES[2], 1))
    assert first == 1
    assert isinstance(others[1], StoreError)
    assert others[1].key == "no-game"
    assert others[0] == others[2] == 1
    assert [len(log.read(name)) for name in TABLES[:3]] == [1, 1, 1]
