"""Games kept since then, of games that an older playroom had not, open where they were left."""

from __future__ import annotations

import json

import pytest

from playroom.records.opening import open_file
from playroom.store import log_lines, read_log
from tests.kept.since_files import SINCE, TABLES, said_of

SAID = json.loads((SINCE / "since.json").read_text(encoding="utf-8"))


def test_every_table_is_kept() -> None:
    assert set(SAID) == set(TABLES) == {file.stem for file in SINCE.glob("*.jsonl")}


@pytest.mark.parametrize("name", TABLES)
def test_a_kept_game_opens_where_it_was(name: str) -> None:
    file = SINCE / f"{name}.jsonl"
    log = read_log(file)
    match = open_file(log)
    assert said_of(match) == SAID[name]
    assert "".join(log_lines(log)) == file.read_text(encoding="utf-8")
