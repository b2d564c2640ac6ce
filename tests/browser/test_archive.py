"""Games of a store as one file, and taken out of it again."""

from __future__ import annotations

import io
import zipfile
from contextlib import closing
from pathlib import Path

from playroom.browser.archive import LONGEST, packed, take
from playroom.store import Store
from playroom.store.jsonl import log_lines
from tests.shell.kept import a_header, finished_game, kept_game


def test_games_come_back_as_they_were(tmp_path: Path) -> None:
    finished_game(tmp_path / "one")
    kept_game(tmp_path / "one", 5, header=a_header("bbbb3333"))
    with closing(Store.open(tmp_path / "one")) as one, closing(Store.open(tmp_path / "two")) as two:
        data = packed(one)
        count = len(one.all())
        assert count >= 2
        assert take(two, data) == (count, 0)
        for summary in one.all():
            assert list(log_lines(two.log(summary.id))) == list(log_lines(one.log(summary.id)))
            assert two.find(summary.id).status == summary.status
        assert take(two, data) == (0, count), "they are there already"


def test_a_file_that_is_damaged_keeps_what_is_sound(tmp_path: Path) -> None:
    finished_game(tmp_path / "one")
    with closing(Store.open(tmp_path / "one")) as one, closing(Store.open(tmp_path / "two")) as two:
        (summary,) = one.all()
        good = "".join(log_lines(one.log(summary.id)))
        data = io.BytesIO()
        with zipfile.ZipFile(data, "w") as file:
            file.writestr("bad.jsonl", good.replace("act", "cat", 1))
            file.writestr("none.jsonl", "no game")
            file.writestr("good.jsonl", good)
        assert take(two, data.getvalue()) == (1, 2)
        assert take(two, b"PK\x03\x04 torn") == (0, 1)
        assert take(two, b"x" * (LONGEST + 1)) == (0, 1)


def test_one_game_needs_no_zip(tmp_path: Path) -> None:
    finished_game(tmp_path / "one")
    with closing(Store.open(tmp_path / "one")) as one, closing(Store.open(tmp_path / "two")) as two:
        (summary,) = one.all()
        assert take(two, "".join(log_lines(one.log(summary.id))).encode()) == (1, 0)
