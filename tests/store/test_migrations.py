"""Files of every schema that was ever released open in this program, with everything in them.

`fixtures/schema<N>.db` was written by the program that had schema N; it is never written again.
"""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest

from playroom.engine.steps import Outcome
from playroom.store import Store, StoreError, schema
from playroom.store.database import FILE
from tests.store.sample import T0, add, entries, entry, header, raw

FIXTURES = Path(__file__).parent / "fixtures"


def released(tmp_path: Path, version: int) -> Path:
    shutil.copyfile(FIXTURES / f"schema{version}.db", tmp_path / FILE)
    return tmp_path


def test_there_is_a_file_of_every_schema() -> None:
    assert sorted(one.name for one in FIXTURES.glob("*.db")) == [
        f"schema{n}.db" for n in range(1, len(schema.MIGRATIONS) + 1)
    ]


@pytest.mark.parametrize("version", range(1, len(schema.MIGRATIONS) + 1))
def test_a_released_file_opens_with_everything_in_it(tmp_path: Path, version: int) -> None:
    with Store.open(released(tmp_path, version)) as store:
        assert store.check() == []
        (left,) = store.unfinished()
        assert (left.id, left.game, left.sequence, left.origin) == (
            "leftopen",
            "cribbage",
            30,
            None,  # what stood beside a game in those days is not asked for any more
        )
        assert store.load("leftopen") == (header("leftopen"), entries(30))
        assert store.log("leftopen").times == tuple(T0 + 1000 * n for n in range(3, 33))
        assert store.log("leftopen").states == {25: "ab" * 32}
        (over,) = store.finished()
        assert (over.id, over.outcome) == ("finished", Outcome((121, 97), (0,), "target"))
        assert store.load("finished") == (header("finished", seed="otherseed"), entries(12))
        assert store.find("given-up").status == "abandoned"
        add(store, "leftopen", entry(31))


def test_a_new_file_has_the_schema_of_the_kept_one(tmp_path: Path) -> None:
    """A change of the tables is a new migration, never an edit of a released one."""
    newest = len(schema.MIGRATIONS)
    Store.open(tmp_path / "new").close()

    def tables(file: Path) -> list[tuple[str, ...]]:
        db = sqlite3.connect(file)
        try:
            return db.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall()
        finally:
            db.close()

    if schema._STRICT:
        assert tables(tmp_path / "new" / FILE) == tables(FIXTURES / f"schema{newest}.db")


NEXT = (
    *schema.MIGRATIONS,
    ("ALTER TABLE matches ADD COLUMN origin TEXT", "CREATE INDEX later ON matches (origin)"),
)


def test_the_next_schema_is_reached_in_one_step_and_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    released(tmp_path, 1)
    monkeypatch.setattr(schema, "MIGRATIONS", NEXT)
    with pytest.raises(StoreError) as caught:
        Store.open(tmp_path, read_only=True)
    assert caught.value.key == "older"
    with Store.open(tmp_path, clock=lambda: T0) as store:
        assert store.load("leftopen")[1] == entries(30)
        assert store.check() == []
    db = raw(tmp_path)
    assert db.execute("PRAGMA user_version").fetchone() == (len(NEXT),)
    later = [(number, T0) for number in range(2, len(NEXT) + 1)]
    assert db.execute("SELECT version, at FROM migrations").fetchall() == [(1, T0 + 1000), *later]
    db.close()
    monkeypatch.undo()
    with pytest.raises(StoreError) as caught:
        Store.open(tmp_path)
    assert caught.value.key == "newer"


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = released(tmp_path, 1).joinpath(FILE).read_bytes()
    monkeypatch.setattr(
        schema, "MIGRATIONS", (*NEXT, ("CREATE TABLE more (x)", "CREATE TABLE more (x)"))
    )
    with pytest.raises(StoreError):
        Store.open(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


def test_without_strict_tables_all_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite before 3.37 knows no STRICT."""
    plain = tuple(
        tuple(one.replace(", STRICT", "").replace(") STRICT", ")") for one in some)
        for some in schema.MIGRATIONS
    )
    assert plain != schema.MIGRATIONS or not schema._STRICT
    monkeypatch.setattr(schema, "MIGRATIONS", plain)
    with Store.open(tmp_path) as store:
        store.create(header())
        add(store, "abcd2345", *entries(5))
        assert store.load("abcd2345") == (header(), entries(5))
        assert store.check() == []
