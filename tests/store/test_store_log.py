"""The store's file as a log: what it promises beyond the contract of all logs (`test_logs`)."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from playroom.engine.log.entries import Conflict, Entry
from playroom.engine.record import replace
from playroom.engine.steps import Outcome
from playroom.store import Store, StoreError, StoreLog, schema
from playroom.store.database import FILE
from tests.store.sample import Clock, add, entries, entry, filled, header, raw

GAME = "abcd2345"
WON = Outcome((121, 90), (0,), "target")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path, clock=Clock()) as store:
        store.create(header())
        yield store


@pytest.fixture
def log(store: Store) -> Iterator[StoreLog]:
    with closing(StoreLog(store.file, Clock())) as log:
        yield log


def key_of(call: Callable[[], object]) -> str:
    """The key of the `StoreError` that the call raises."""
    with pytest.raises(StoreError) as caught:
        call()
    return caught.value.key


def test_what_is_appended_is_the_game_that_the_store_has(store: Store, log: StoreLog) -> None:
    for one in entries(20):
        assert log.append(GAME, one.sequence, one) == one.sequence
    assert store.load(GAME) == (header(), entries(20))
    assert store.log(GAME).times[0] == Clock()() + 1000, "the first tick was for opening"
    assert store.find(GAME).sequence == 20


def test_a_game_that_is_not_there(log: StoreLog) -> None:
    for call in (
        lambda: log.append("nobody", 1, entry(1)),
        lambda: log.read("nobody"),
        lambda: log.read("nobody", 7),
    ):
        assert key_of(call) == "no-game"


def test_nothing_is_opened_before_it_is_needed(tmp_path: Path) -> None:
    log = StoreLog(tmp_path / "later" / FILE)
    for call in (lambda: log.append(GAME, 1, entry(1)), lambda: log.read(GAME)):
        assert key_of(call) == "not-found"
    assert not (tmp_path / "later").exists()
    with Store.open(tmp_path / "later") as store:
        store.create(header())
        assert log.append(GAME, 1, entry(1)) == 1
        assert list(log.read(GAME)) == entries(1)
    log.close()
    assert [file.name for file in (tmp_path / "later").iterdir()] == [FILE]


def test_closed_is_closed(store: Store, log: StoreLog) -> None:
    log.append(GAME, 1, entry(1))
    log.close()
    log.close()
    for call in (lambda: log.append(GAME, 2, entry(2)), lambda: log.read(GAME)):
        assert key_of(call) == "closed"
    assert store.load(GAME)[1] == entries(1)


def test_closing_waits_for_what_is_being_kept(store: Store, log: StoreLog) -> None:
    log.append(GAME, 1, entry(1))
    other = raw(store.file.parent)
    other.execute("BEGIN IMMEDIATE")
    kept: list[int] = []
    writing = threading.Thread(target=lambda: kept.append(log.append(GAME, 2, entry(2))))
    ending = threading.Thread(target=log.close)
    writing.start()
    time.sleep(0.1)
    ending.start()
    time.sleep(0.1)
    assert ending.is_alive()
    other.execute("ROLLBACK")
    writing.join()
    ending.join()
    assert kept == [2]
    assert store.load(GAME)[1] == entries(2)


# -- waiting ---------------------------------------------------------------------------------------


def test_who_reads_never_waits_for_who_writes(store: Store, log: StoreLog) -> None:
    """Another program holds the file: an input waits for it, no question does."""
    log.append(GAME, 1, entry(1))
    other = raw(store.file.parent)
    other.execute("BEGIN IMMEDIATE")
    kept: list[int] = []
    thread = threading.Thread(target=lambda: kept.append(log.append(GAME, 2, entry(2))))
    thread.start()
    until = time.monotonic() + 0.5
    slowest = 0.0
    while time.monotonic() < until:
        began = time.monotonic()
        assert list(log.read(GAME)) == entries(1)
        assert [one.sequence for one in store.unfinished()] == [1]
        slowest = max(slowest, time.monotonic() - began)
        time.sleep(0.01)
    assert kept == []
    other.execute("ROLLBACK")
    thread.join()
    assert kept == [2]
    assert slowest < 0.25, "a look at the games has waited"


@pytest.mark.parametrize("opened", [True, False], ids=["opened", "not yet opened"])
def test_a_file_that_is_not_let_go_is_locked_and_the_same_input_can_be_tried_again(
    store: Store, log: StoreLog, monkeypatch: pytest.MonkeyPatch, opened: bool
) -> None:
    monkeypatch.setattr(schema, "WAIT", 0.05)
    if opened:
        store.create(header("other"))
        log.append("other", 1, entry(1))
    other = raw(store.file.parent)
    other.execute("BEGIN IMMEDIATE")
    assert key_of(lambda: log.append(GAME, 1, entry(1))) == "locked"
    assert log.read(GAME) == []
    other.execute("ROLLBACK")
    assert log.append(GAME, 1, entry(1)) == 1
    assert log.append(GAME, 1, entry(1)) == 1
    assert store.load(GAME)[1] == entries(1)


def test_inputs_are_on_the_disk_when_they_are_kept(log: StoreLog) -> None:
    log.append(GAME, 1, entry(1))
    seen: list[str] = []
    db = log._writer.rows().db
    db.set_trace_callback(seen.append)
    log.append(GAME, 2, entry(2))
    assert not any("synchronous" in one for one in seen)
    assert db.execute("PRAGMA synchronous").fetchone() == (3,)


# -- the end of a game -----------------------------------------------------------------------------


def test_a_game_that_is_over_takes_nothing_more_but_knows_what_it_has(
    store: Store, log: StoreLog
) -> None:
    add(store, GAME, *entries(5))
    store.finish(GAME, WON)
    assert key_of(lambda: log.append(GAME, 6, entry(6))) == "over"
    assert log.append(GAME, 5, entry(5)) == 5, "the answer was lost, not the input"
    with pytest.raises(Conflict) as caught:
        log.append(GAME, 5, replace(entry(5), id="late"))
    assert caught.value.next == 6, "who reads on learns that it is over"
    assert list(log.read(GAME, 4)) == entries(5)[4:]


# -- damage ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("statement", "after", "sequence"),
    [
        ("UPDATE inputs SET text = 'play 9H' WHERE sequence = 25", 20, 25),
        ("UPDATE inputs SET text = 'play 9H' WHERE sequence = 25", 24, 25),
        ("UPDATE inputs SET chain = x'00' WHERE sequence = 25", 25, 26),
        ("DELETE FROM inputs WHERE sequence = 25", 20, 25),
        ("DELETE FROM inputs WHERE sequence = 25", 25, 25),
        ("DELETE FROM inputs WHERE sequence > 30", 20, 31),
        ("DELETE FROM inputs WHERE sequence > 30", 30, 31),
        ("UPDATE inputs SET sequence = 41 WHERE sequence = 40", 20, 40),
        ("UPDATE matches SET sequence = 30", 20, 31),
        ("UPDATE matches SET sequence = 50", 20, 41),
        ("UPDATE matches SET head = x'00'", 20, 41),
        ("UPDATE matches SET head = x'00'", 40, 41),
        ("UPDATE secrets SET seed = 'other'", 0, 1),
        ("DELETE FROM secrets", 20, 0),
        ("UPDATE inputs SET text = CAST(x'ff' AS TEXT) WHERE sequence = 25", 20, 0),
    ],
)
def test_rows_that_were_changed_are_not_given(
    tmp_path: Path, statement: str, after: int, sequence: int
) -> None:
    filled(tmp_path, games=1)
    with raw(tmp_path) as db:
        db.execute(statement)
    db.close()
    with closing(StoreLog(tmp_path / FILE)) as log, pytest.raises(StoreError) as caught:
        log.read("game0x", after)
    assert (caught.value.key, caught.value.values["sequence"]) == ("damaged-game", sequence)


def test_only_what_is_read_is_looked_at(tmp_path: Path) -> None:
    kept = filled(tmp_path, games=1)["game0x"]
    with raw(tmp_path) as db:
        db.execute("UPDATE inputs SET text = 'play 9H' WHERE sequence = 20")
    db.close()
    with closing(StoreLog(tmp_path / FILE)) as log:
        assert list(log.read("game0x", 0, 19)) == kept[:19]
        assert list(log.read("game0x", 20)) == kept[20:]
        assert list(log.read("game0x", 40)) == []
        assert key_of(lambda: log.read("game0x", 10)) == "damaged-game"


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE inputs SET chain = x'00' WHERE sequence = 40",
        "DELETE FROM inputs WHERE sequence = 40",
        "UPDATE matches SET head = x'00'",
        "INSERT INTO inputs SELECT match, 41, kind, seat, text, '', at, chain FROM inputs"
        " WHERE sequence = 40",
    ],
)
def test_a_log_whose_end_was_changed_does_not_go_on(tmp_path: Path, statement: str) -> None:
    filled(tmp_path, games=1)
    with raw(tmp_path) as db:
        db.execute(statement)
    db.close()
    with closing(StoreLog(tmp_path / FILE)) as log:
        assert key_of(lambda: log.append("game0x", 41, entry(41))) == "damaged-game"


def test_an_id_is_looked_up_and_not_searched_for(store: Store, log: StoreLog) -> None:
    seen: list[str] = []
    db = log._writer.rows().db
    db.set_trace_callback(seen.append)
    log.append(GAME, 1, Entry(1, "act", 0, "a", "an id"))
    db.set_trace_callback(None)
    [asked] = [one for one in seen if "an id" in one and one.startswith("SELECT")]
    plan = [row[-1] for row in db.execute(f"EXPLAIN QUERY PLAN {asked}")]
    assert len(plan) == 1
    assert "inputs_id" in plan[0]
