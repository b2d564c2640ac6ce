"""The games that are kept: what goes in comes out, and only in the right order."""

from __future__ import annotations

import stat
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.header import Player
from playroom.engine.log.entries import Entry
from playroom.engine.notes import Clean, Kind, Note
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.engine.steps import Outcome
from playroom.store import KeptGame, Store, StoreError, StoreLog, new_id, new_seed
from playroom.store.database import FILE
from playroom.store.shapes import Origin
from tests.store.sample import T0, Clock, add, entries, entry, filled, header, raw


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store.open(tmp_path, clock=Clock())


@pytest.fixture
def log(store: Store) -> Iterator[StoreLog]:
    with closing(StoreLog(store.file, Clock())) as log:
        yield log


def fails(key: str, call: object, *args: object, **values: object) -> None:
    with pytest.raises(StoreError) as caught:
        call(*args)  # type: ignore[operator]
    assert caught.value.key == key
    assert {name: caught.value.values.get(name) for name in values} == values


def test_a_game_comes_back_as_it_was(store: Store, tmp_path: Path) -> None:
    store.create(header())
    assert store.load("abcd2345") == (header(), [])
    add(store, "abcd2345", *entries(20))
    store.close()
    with Store.open(tmp_path) as again:
        assert again.load("abcd2345") == (header(), entries(20))


def test_every_kind_of_option_name_and_text_comes_back(store: Store) -> None:
    setup = Setup.of(
        3,
        {"yes": True, "no": False, "one": 1, "zero": 0, "word": "así: «»", "low": -5},
        {2: {"a": 1}, 0: {}},
    )
    players = tuple(
        Player(Clean.of(name), kind)
        for name, kind in (("Ñ", "person"), ("🂡 A", "easy"), ("李", "expert"))
    )
    odd = replace(header(), setup=setup, players=players, seed="mañana, 'x' \"y\" \\")
    store.create(odd)
    texts = ["", "10D + 5H", "¿«é»?", "'; DROP TABLE inputs; --", "x" * 2000, "🂡"]
    some = [Entry(n, "act", n % 3, text) for n, text in enumerate(texts, 1)]
    add(store, odd.id, *some)
    got, logged = store.load(odd.id)
    assert got == odd
    assert logged == some
    assert [type(v) for _, v in got.setup.options] == [type(v) for _, v in setup.options]


@pytest.mark.parametrize(
    "bad",
    [
        Entry(1, "act", 0, "\ud800"),
        Entry(1, "act", 0, "a\nb"),
        Entry(1, "act", 0, "x" * 2001),
        Entry(1, "act", -1, "a"),
        Entry(1, "act", 2**70, "a"),
        Entry(1, "shout", 0, "a"),
        Entry(1, "act", 0, "a", "\0"),
        Entry(1, "act", True, "a"),
        Entry(1, "act", 0, 5),  # type: ignore[arg-type]
    ],
)
def test_what_could_not_be_read_again_is_not_kept(store: Store, log: StoreLog, bad: Entry) -> None:
    store.create(header())
    fails("bad-value", log.append, "abcd2345", 1, bad)
    add(store, "abcd2345", entry(1))


@pytest.mark.parametrize(
    "bad",
    [
        {"id": ""},
        {"id": "a b"},
        {"id": "x" * 65},
        {"game": "../x"},
        {"version": 0},
        {"seed": ""},
        {"seed": "\ud800"},
        {"seed": "a\nb"},
        {"players": ()},
        {"players": (Player(Clean("a\u202eb"), "person"), Player(Clean("b"), "easy"))},
        {"players": (Player(Clean(""), "person"), Player(Clean("b"), "easy"))},
        {"setup": Setup.of(2, {"x": 2**60})},
        {"setup": Setup.of(2, {"x": 0.5})},  # type: ignore[dict-item]
        {"setup": Setup.of(2, {}, {2: {"x": 1}})},
        {"created": "\x1b[2J"},
    ],
)
def test_a_header_that_could_not_be_read_again_is_not_kept(
    store: Store, bad: dict[str, Any]
) -> None:
    fails("bad-value", store.create, replace(header(), **bad))
    assert store.all() == []


def test_games_that_are_not_there_or_twice(store: Store) -> None:
    store.create(header())
    fails("exists", store.create, header())
    for call in (
        lambda: add(store, "nobody", entry(1)),
        lambda: store.load("nobody"),
        lambda: store.finish("nobody", Outcome((1, 0), (0,))),
        lambda: store.abandon("nobody"),
        lambda: store.remove("nobody"),
        lambda: store.checkpoint("nobody", 1, "x"),
        lambda: store.set_origin("nobody", Origin("again")),
        lambda: store.log("nobody").states,
        lambda: store.find("nobody"),
    ):
        fails("no-game", call, game="nobody")


def test_finishing_and_abandoning(store: Store, log: StoreLog) -> None:
    for id_ in ("one", "two", "three"):
        store.create(header(id_))
    add(store, "one", entry(1))
    store.finish("one", Outcome((121, 90), (0,), "target"))
    store.finish(
        "one", Outcome((121, 90), (0,), "target")
    )  # after a kill between the last input and this
    store.abandon("two")
    assert [one.id for one in store.unfinished()] == ["three"]
    assert [(one.id, one.outcome) for one in store.finished()] == [
        ("one", Outcome((121, 90), (0,), "target"))
    ]
    assert {one.id: one.status for one in store.all()} == {
        "one": "finished",
        "two": "abandoned",
        "three": "open",
    }
    fails("over", log.append, "one", 2, entry(2))
    fails("over", log.append, "two", 1, entry(1))
    fails("over", store.abandon, "one")
    store.remove("one")
    assert store.finished() == []
    fails("no-game", store.load, "one")
    assert raw(store.file.parent).execute("SELECT count(*) FROM inputs").fetchone() == (0,)


def test_what_is_listed(store: Store) -> None:
    store.create(header("first"))
    store.create(header("second", game="casino"))
    add(store, "first", entry(1))
    store.set_origin("first", Origin("again", "second"))
    first, second = store.unfinished()
    assert (first.id, second.id) == ("first", "second"), "the one last played first"
    assert (first.game, first.version, first.sequence) == ("cribbage", 3, 1)
    assert (first.setup, first.players) == (header().setup, header().players)
    assert first.origin == Origin("again", "second")
    assert first.created == "2026-01-01T00:00:02.000Z"
    assert first.updated == "2026-01-01T00:00:05.000Z"
    assert (second.game, second.sequence, second.origin, second.outcome) == (
        "casino",
        0,
        None,
        None,
    )
    assert second.updated == second.created == "2026-01-01T00:00:03.000Z"


def test_a_clock_that_jumps_loses_nothing(tmp_path: Path) -> None:
    times = iter([T0, T0, T0, T0 + 10**9, T0 - 10**9, 0, T0])
    with Store.open(tmp_path, clock=lambda: next(times)) as store:
        store.create(header())
        add(store, "abcd2345", *entries(4))
        assert store.load("abcd2345")[1] == entries(4)
        assert store.log("abcd2345").times == (T0 + 10**9, T0 - 10**9, 0, T0)


def test_finding_by_the_beginning_of_an_id(store: Store) -> None:
    for id_ in ("abc", "abcd", "xyz"):
        store.create(header(id_))
    assert store.find("x").id == "xyz"
    assert store.find(" xyz ").id == "xyz"
    assert store.find("abc").id == "abc", "a whole id wins over the beginning of another"
    fails("several-games", store.find, "ab", count=2)
    for nothing in ("", "  ", "y", "%", "_yz", "ABC", "abcde"):
        fails("no-game", store.find, nothing)


def test_fingerprints(store: Store) -> None:
    store.create(header())
    add(store, "abcd2345", entry(1))
    store.checkpoint("abcd2345", 1, "aa" * 32)
    store.checkpoint("abcd2345", 1, "bb" * 32)
    store.checkpoint("abcd2345", 0, "cc" * 32)
    assert store.log("abcd2345").states == {0: "cc" * 32, 1: "bb" * 32}


def test_a_whole_game_is_added_at_once_or_not_at_all(store: Store, tmp_path: Path) -> None:
    times = tuple(T0 + n for n in range(30))
    log = KeptGame(header(), tuple(entries(30)), times, {7: "ab" * 32})
    store.add(log, Outcome((1, 2), (1,)))
    assert store.log("abcd2345") == log
    assert store.finished()[0].updated == "2026-01-01T00:00:00.029Z"
    fails("exists", store.add, log)
    for second, what in ((entry(3), "sequence"), (replace(entry(2), id="x1"), "id")):
        fails("bad-value", store.add, KeptGame(header("bad"), (entry(1), second)), what=what)
    fails("bad-value", store.add, KeptGame(header("bad"), (entry(1), replace(entry(2), text="\n"))))
    assert [one.id for one in store.all()] == ["abcd2345"]


def test_after_a_refusal_the_store_goes_on(store: Store) -> None:
    store.create(header())
    fails("no-game", store.finish, "nobody", Outcome((1, 0), (0,)))
    assert not store._db.in_transaction
    with raw(store.file.parent) as other:
        other.execute("BEGIN IMMEDIATE")  # nothing is left locked
        other.execute("ROLLBACK")


def test_what_stands_beside_a_game_must_be_readable_again(store: Store) -> None:
    store.create(header())
    for bad in (
        Origin("a\nb"),
        Origin("again", "\ud800"),
        Origin("x" * 81),
        Origin(5),  # type: ignore[arg-type]
    ):
        fails("bad-value", store.set_origin, "abcd2345", bad)
    store.set_origin("abcd2345", Origin("bots"))
    rows = raw(store.file.parent)
    assert rows.execute("SELECT note FROM matches").fetchone() == ('{"how":"bots"}',)
    rows.execute("UPDATE matches SET note = '{\"how\":5}'")
    assert [(one.origin, one.damaged) for one in store.all()] == [(None, False)], "of no weight"


def test_what_is_derived_is_read_as_its_record_or_not_at_all(store: Store) -> None:
    store.create(header())
    store.keep_derived("abcd2345", Origin("again", "x"))
    assert store.derived(Origin) == {"abcd2345": Origin("again", "x")}
    assert store.derived(Outcome) == {}
    add(store, "abcd2345", entry(1))
    assert store.derived(Origin) == {}, "the log has changed since"


def test_what_is_kept_is_synced_but_no_derived_thing(store: Store) -> None:
    seen: list[str] = []
    store._db.set_trace_callback(seen.append)
    store.create(header())
    assert not any("synchronous" in one for one in seen)
    assert store._db.execute("PRAGMA synchronous").fetchone() == (3,)
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    store.set_origin("abcd2345", Origin("again"))
    fails("no-game", store.checkpoint, "nobody", 1, "")
    assert store._db.execute("PRAGMA synchronous").fetchone() == (3,)


def test_listing_does_not_look_at_inputs(store: Store) -> None:
    from playroom.store.listing import LISTED

    plan = [row[-1] for row in store._db.execute(f"EXPLAIN QUERY PLAN {LISTED}")]
    assert plan
    assert not any("inputs" in step for step in plan), plan


def test_who_reads_does_not_wait_for_who_writes(store: Store) -> None:
    """A list of games is answered while a result waits for another program to let go."""
    store.create(header())
    other = raw(store.file.parent)
    other.execute("BEGIN IMMEDIATE")
    won = Outcome((121, 90), (0,))
    writing = threading.Thread(target=store.finish, args=("abcd2345", won))
    writing.start()
    until = time.monotonic() + 0.5
    slowest = 0.0
    while time.monotonic() < until:
        began = time.monotonic()
        assert [one.id for one in store.unfinished()] == ["abcd2345"]
        assert store.load("abcd2345") == (header(), [])
        assert (store.count("open"), store.count("finished")) == (1, 0)
        slowest = max(slowest, time.monotonic() - began)
        time.sleep(0.01)
    assert writing.is_alive()
    other.execute("ROLLBACK")
    writing.join()
    assert store.finished()[0].outcome == won
    assert slowest < 0.25, "a look at the games has waited"


def test_closed_is_closed(store: Store) -> None:
    store.create(header())
    store.close()
    store.close()
    for call in (
        store.all,
        lambda: store.create(header("other")),
        lambda: store.load("abcd2345"),
    ):
        fails("closed", call)


def test_the_seed_is_in_a_table_of_its_own_and_the_file_private(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "deeper"
    with Store.open(folder) as store:
        store.create(header(seed="secretseed"))
    db = raw(folder)
    for table in ("matches", "inputs", "results", "states"):
        assert "secretseed" not in str(db.execute(f"SELECT * FROM {table}").fetchall())
    assert db.execute("SELECT seed FROM secrets").fetchall() == [("secretseed",)]
    if sys.platform != "win32":
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600


def test_read_only_makes_and_changes_nothing(tmp_path: Path) -> None:
    with Store.open(tmp_path / "none", read_only=True) as store:
        assert store.all() == []
        fails("no-game", store.find, "x")
    assert not (tmp_path / "none").exists()
    kept = filled(tmp_path)
    before = (tmp_path / FILE).read_bytes()
    with Store.open(tmp_path, read_only=True) as store:
        assert {one.id: store.load(one.id)[1] for one in store.all()} == kept
        fails("not-writable", store.finish, "game0x", Outcome((1, 0), (0,)))
        fails("not-writable", store.set_origin, "game0x", Origin("again"))
    assert (tmp_path / FILE).read_bytes() == before


def test_threads_take_turns(store: Store, log: StoreLog) -> None:
    ids = [f"game{n}" for n in range(4)]
    for id_ in ids:
        store.create(header(id_))
    failed: list[Exception] = []

    def play(id_: str) -> None:
        try:
            for one in entries(25):
                log.append(id_, one.sequence, one)
                store.unfinished()
        except Exception as why:
            failed.append(why)

    threads = [threading.Thread(target=play, args=(id_,)) for id_ in ids]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed
    assert all(store.load(id_)[1] == entries(25) for id_ in ids)


def test_an_error_is_ready_to_be_said() -> None:
    error = StoreError("gap", game=Clean("abc"), sequence=5, next=4)
    assert error.note == Note(
        "store-gap", (("game", Clean("abc")), ("sequence", 5), ("next", 4)), Kind.REFUSAL
    )
    assert str(error) == "gap game=abc sequence=5 next=4"


def test_ids_and_seeds() -> None:
    ids = {new_id() for _ in range(2000)}
    assert len(ids) == 2000
    assert set("".join(ids)) == set("abcdefghjkmnpqrstuvwxyz23456789")
    assert {len(one) for one in ids} == {8}
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(one)) == 16 for one in seeds)


def test_a_healthy_file_passes_the_check(tmp_path: Path) -> None:
    filled(tmp_path)
    with Store.open(tmp_path) as store:
        assert store.check() == []
    assert [one.name for one in tmp_path.iterdir()] == [FILE], (
        "closed, nothing is left beside the file"
    )
