"""`playroom host ratings`: figures that follow from the logs, and figures that were changed."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from playroom.cli import main
from playroom.room.table.values import Phase
from tests.room.far import FarRoom, with_room
from tests.room.kit import play_on, until


def test_what_was_changed_afterwards_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "room"

    async def test(room: FarRoom) -> None:
        room.open_table("casino")
        guests = await room.begin("Ana", "Ben")
        await play_on(list(guests), lambda: room.table.state.phase is Phase.OVER)
        await until(lambda: bool(room.room.services.room_store.ratings.results()))

    with_room(folder, test)
    told = ["host", "ratings", "--data", str(tmp_path), "--lang", "en"]
    assert main(told) == 0
    heard = capsys.readouterr().out
    assert "1 result. From their logs follow: 1. Something else follows: 0." in heard
    assert "All ratings are as the results say." in heard
    with closing(sqlite3.connect(folder / "room.db")) as db:
        db.execute("UPDATE ratings SET mean = mean + 5 WHERE games = 1")
        db.execute("UPDATE played_seats SET place = 1 - place")
        db.commit()
    assert main(told) == 1
    heard = capsys.readouterr().out
    assert "its log leads to another result" in heard
    assert heard.count("is kept") == 2
    assert main([*told, "--json"]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["log"] for line in lines if "log" in line] == ["differs"]
