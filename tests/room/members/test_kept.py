"""What a room keeps of one person is told on request, and deleted on request, once it is closed."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest

from playroom.cli import main
from playroom.engine.notes import Clean
from playroom.room.members.kept import forget_person, people_kept
from playroom.room.members.people import Key, Member, Role
from playroom.room.store.room_store import RoomStore
from playroom.room.store.sqlite import SqliteDatabase
from tests.room.far import FarRoom, with_room
from tests.room.kit import until


def opened(folder: Path) -> RoomStore:
    return RoomStore(SqliteDatabase(folder / "room.db"))


def visited(folder: Path) -> None:
    """A room where Ana and Ben sat, and whose table is closed; Eva looks after it."""

    async def test(room: FarRoom) -> None:
        room.open_table()
        await room.come("Ana", 0)
        await room.come("Ben", 1)
        await until(lambda: len(room.table.state.seated) == 2)

    with_room(folder / "room", test)
    with closing(opened(folder / "room")) as room_store:
        ana = next(one for one in people_kept(room_store) if one.name == "Ana")
        room_store.fact(f"settings {ana.id}", '{"verbosity": "brief"}')
        room_store.fact(f"agreed {ana.id}", "0" * 32)
        room_store.fact(f"notices {ana.id}", '{"mail": "ana@example.org", "code": "123456"}')
        room_store.fact(f"vacation {ana.id}", f"{10**9}-{10**9 + 86_400}")
        room_store.people.keep_phrase(ana.id, "hash")
        eva = room_store.people.add(Clean("Eva"), "en", (Key.token("e" * 32),), Role.OWNER)
        assert isinstance(eva, Member)


def close_tables(folder: Path) -> None:
    with closing(opened(folder / "room")) as room_store:
        room_store.database.execute("UPDATE room_tables SET closed = 1")


def host(folder: Path, *words: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    status = main(["host", *words, "--data", str(folder), "--lang", "en"])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_all_that_is_kept_of_a_person_is_told_and_no_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    visited(tmp_path)
    status, out, _ = host(tmp_path, "people", "--person", "ana", "--json", capsys=capsys)
    assert status == 0
    told = json.loads(out)
    assert (told["name"], told["settings"]) == ("Ana", {"verbosity": "brief"})
    assert (told["keys"], told["has_passphrase"], told["has_agreed"]) == (["token"], True, True)
    assert [(one["seat"], one["is_open"]) for one in told["places"]] == [(0, True)]
    assert told["notices"]["mail"] == "ana@example.org"
    assert told["vacations"] == [["2001-09-09", "2001-09-10"]]
    assert "hash" not in out
    assert "123456" not in out
    _, out, _ = host(tmp_path, "people", capsys=capsys)
    assert [line.split(",")[0] for line in out.splitlines()] == ["Ana", "Ben", "Eva"]


def test_a_person_is_forgotten_and_nobody_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    visited(tmp_path)
    status, _, err = host(tmp_path, "forget", "--person", "Ana", capsys=capsys)
    assert (status, "open table" in err) == (2, True)
    close_tables(tmp_path)
    status, out, _ = host(tmp_path, "forget", "--person", "Ana", capsys=capsys)
    assert (status, out.startswith("Ana is forgotten")) == (0, True)
    with closing(opened(tmp_path / "room")) as room_store:
        assert [one.name for one in people_kept(room_store)] == ["Ben", "Eva"]
        for table in ("keys", "phrases", "places", "codes", "done", "owed"):
            there = {row[0] for row in room_store.database.execute(f"SELECT person FROM {table}")}
            known = {one.id for one in people_kept(room_store)}
            assert there - known - {None} == set(), table
        assert room_store.database.execute("SELECT 1 FROM facts WHERE name LIKE 'settings %'") == []
        eva = people_kept(room_store, "Eva")[0]
        assert not forget_person(room_store, eva.id), "who runs the room stays"


def test_what_cannot_be_done_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no room yet" in host(tmp_path, "people", capsys=capsys)[2]
    visited(tmp_path)
    assert "Say whom" in host(tmp_path, "forget", capsys=capsys)[2]
    assert (
        "knows nobody called Zoe" in host(tmp_path, "people", "--person", "Zoe", capsys=capsys)[2]
    )
    with closing(opened(tmp_path / "room")) as room_store:
        second = room_store.people.add(Clean("Ben"), "es", (Key.token("b" * 32),), Role.MEMBER)
        assert isinstance(second, Member)
        held = host(tmp_path, "people", capsys=capsys)
        assert (held[0], "Another program" in held[2]) == (2, True)
    several = host(tmp_path, "forget", "--person", "Ben", capsys=capsys)
    assert "Several people are called Ben" in several[2]
    assert host(tmp_path, "forget", "--person", second.id, capsys=capsys)[0] == 0
