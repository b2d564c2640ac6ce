"""Copies of games, made before something changes them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from playroom.cli.upkeep.changes import changes_in, changes_of
from playroom.cli.upkeep.copies import copy_games
from playroom.store import Store, StoreError, schema
from playroom.store.database import FILE
from playroom.store.sqlite_file import copy_consistent
from tests.shell.kept import kept_game
from tests.store.test_migrations import FIXTURES, NEXT, released


def logs(folder: Path) -> list[object]:
    with Store.open(folder, read_only=True) as store:
        return [store.log(game.id) for game in store.all()]


def test_games_are_copied_while_they_are_written(tmp_path: Path) -> None:
    kept_game(tmp_path, 10)
    with Store.open(tmp_path):  # its write-ahead log is not empty
        target = copy_games(tmp_path, "1.0")
        again = copy_games(tmp_path, "1.0")
    assert target == tmp_path / "before-update-1.0"
    assert again == tmp_path / "before-update-1.0-2"
    assert logs(target) == logs(again) == logs(tmp_path) != []
    assert copy_games(tmp_path / "none", "1.0") is None


def test_a_copy_that_cannot_be_made_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all" * 100)
    with pytest.raises(StoreError) as caught:
        copy_consistent(tmp_path / FILE, tmp_path / "copy.db")
    assert caught.value.key == "damaged"
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize("version", range(1, len(schema.MIGRATIONS) + 1))
def test_a_file_is_copied_before_it_is_migrated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    released(tmp_path, version)
    monkeypatch.setattr(schema, "MIGRATIONS", NEXT)
    Store.open(tmp_path).close()
    copy = tmp_path / f"games-schema{version}.db"

    def content(file: Path) -> list[str]:
        db = sqlite3.connect(file)
        try:
            return list(db.iterdump())
        finally:
            db.close()

    assert content(copy) == content(FIXTURES / f"schema{version}.db")
    assert [path.name for path in tmp_path.glob("games-schema*")] == [copy.name]


def test_a_migration_that_fails_leaves_no_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    released(tmp_path, 1)
    monkeypatch.setattr(schema, "MIGRATIONS", (*NEXT, ("CREATE TABLE matches (x)",)))
    with pytest.raises(StoreError):
        Store.open(tmp_path)
    assert list(tmp_path.glob("games-schema*")) == []


CHANGES = """# Changes

For players.

## 0.2.0 (spring)

Some words.

- A **new** game,
  see [the guide](guide.md).
- `playroom update`.

  More about it.

## 0.1.0

- The first.
"""


def test_the_changes_of_a_version_are_told_without_marks() -> None:
    assert changes_in(CHANGES, "0.2.0") == ["A new game, see the guide.", "playroom update."]
    assert changes_in(CHANGES, "0.1.0") == ["The first."]
    assert changes_in(CHANGES, "0.3.0") == changes_in(CHANGES, "0.2.0")
    assert changes_in("", "0.2.0") == []
    assert len(changes_in("## 1\n" + "- One.\n" * 9, "1")) == 5


def test_the_changes_are_read_in_ones_language(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/cambios.md").write_text("## 1\n\n- Sí.\n", "utf-8")
    assert "Sí" in changes_of(tmp_path, "es")
    assert changes_of(tmp_path, "en") == ""
