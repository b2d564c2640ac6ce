"""The doctor and the kept games: what is wrong is told, mended from the logs after a copy, and what
cannot be is left alone.
"""

from __future__ import annotations

import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from playroom.cli.doctor import report
from playroom.cli.doctor_games import hindrance, mend
from playroom.cli.parser import parse
from playroom.cli.start.opening import store_for
from playroom.locale import teller_of
from playroom.store import KeptGame, Origin, Store, StoreError
from playroom.store.database import FILE
from playroom.store.repair import _rebuild, backup
from tests.shell.kept import a_header, kept_game
from tests.shell.test_mending import OTHER, change, run
from tests.store.test_durability import as_nobody, posix, public_folder


def three(folder: Path) -> dict[str, KeptGame]:
    """A finished game, an open one, and one that was given up."""
    logs = {
        "donegame": kept_game(folder, 100_000, header=a_header("donegame", target=31)),
        "opengame": kept_game(folder, 20, states=(5, 10), header=a_header("opengame")),
        "leftgame": kept_game(folder, 12, header=a_header("leftgame", seed="9")),
    }
    with Store.open(folder) as store:
        store.abandon("leftgame")
        store.set_origin("opengame", Origin("duplicate", "x"))
    return logs


def doctor(folder: Path, *words: str) -> dict[str, Any]:
    done = run("doctor", *words, "--json", data=folder)
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def whole(folder: Path) -> dict[str, tuple[str, int]]:
    with Store.open(folder) as store:
        assert store.check() == []
        return {one.id: (one.status, one.sequence) for one in store.all()}


def test_sound_games_are_well_and_mending_changes_nothing(tmp_path: Path) -> None:
    three(tmp_path)
    before = whole(tmp_path)
    assert doctor(tmp_path)["problems"] == []
    found = doctor(tmp_path, "--repair")
    assert found["repair"]["done"] == []
    assert whole(tmp_path) == before
    assert (Path(found["repair"]["backup"]) / FILE).exists()
    assert (
        "Nothing had to be mended."
        in run("doctor", "--repair", "--lang", "en", data=tmp_path).stdout
    )


CASES = {
    "unfinished": (
        "UPDATE matches SET status = 'open' WHERE id = 'donegame'",
        "wrong-result",
        "finished",
    ),
    "result": ("UPDATE results SET scores = '[31,30]'", "wrong-result", "result"),
    "short": ("UPDATE matches SET sequence = 7 WHERE id = 'opengame'", "damaged-game", "listed"),
}


@pytest.mark.parametrize("name", CASES)
def test_what_follows_from_a_log_is_put_right(name: str, tmp_path: Path) -> None:
    logs = three(tmp_path)
    before = whole(tmp_path)
    with Store.open(tmp_path) as store:
        outcome = store.find("donegame").outcome
    statement, problem, what = CASES[name]
    change(tmp_path, statement)
    if name == "unfinished":
        change(tmp_path, "DELETE FROM results")
    assert [one["key"] for one in doctor(tmp_path)["problems"]] == [problem]
    found = doctor(tmp_path, "--repair")
    assert [one["what"] for one in found["repair"]["done"]] == [what]
    assert found["problems"] == []
    assert whole(tmp_path) == before
    with Store.open(tmp_path) as store:
        assert store.find("donegame").outcome == outcome
        assert all(store.log(id_).entries == log.entries for id_, log in logs.items())


def test_a_damaged_log_is_told_and_left_alone(tmp_path: Path) -> None:
    three(tmp_path)
    change(tmp_path, "UPDATE inputs SET text = 'play AH' WHERE sequence = 8 AND match = 2")
    rows = sqlite3.connect(tmp_path / FILE).execute("SELECT * FROM inputs").fetchall()
    printed = run("doctor", "--lang", "es", data=tmp_path).stdout
    assert "dañada en la jugada 8" in printed
    assert "doctor --repair" in printed
    found = doctor(tmp_path, "--repair")
    assert found["repair"]["done"] == [{"what": "damaged", "game": "opengame", "count": 7}]
    assert sqlite3.connect(tmp_path / FILE).execute("SELECT * FROM inputs").fetchall() == rows


def test_a_state_that_differs_is_told(tmp_path: Path) -> None:
    three(tmp_path)
    change(tmp_path, f"UPDATE states SET digest = '{OTHER}' WHERE sequence = 10")
    assert doctor(tmp_path)["problems"] == [{"key": "bad-game", "game": "opengame"}]


def test_damaged_pages_are_read_game_by_game_into_a_new_file(tmp_path: Path) -> None:
    """Pages in the middle are overwritten: what can be proved is kept, nothing false is, and a copy
    is there.
    """
    source = tmp_path / "source"
    logs = three(source)
    for n in range(12):
        header = a_header(f"more{n}game", seed=str(n))
        logs[header.id] = kept_game(source, 60, header=header)
    data = (source / FILE).read_bytes()
    page = int.from_bytes(data[16:18], "big")
    chance = random.Random(5)
    rebuilt = kept = 0
    for number in range(8):
        folder = tmp_path / f"bad{number}"
        folder.mkdir()
        spoiled = bytearray(data)
        for _ in range(3):
            at = chance.randrange(3, len(data) // page) * page
            spoiled[at : at + page] = chance.randbytes(page)
        (folder / FILE).write_bytes(bytes(spoiled))
        try:
            mending = mend(folder)
        except StoreError:  # nothing of it could be read: the file is as it was
            assert (folder / FILE).read_bytes() == bytes(spoiled)
            continue
        rebuilt += any(one.what == "rebuilt" for one in mending.done)
        assert (Path(mending.backup) / FILE).read_bytes() == bytes(spoiled)
        with Store.open(folder) as store:
            assert store.check() == []
            for one in store.all():
                log = store.log(one.id)
                assert log.entries == logs[one.id].entries[: len(log.entries)], (
                    "never anything that was not played"
                )
                kept += 1
    assert rebuilt >= 3
    assert kept > 20


def test_a_file_that_another_room_holds_is_not_replaced(tmp_path: Path) -> None:
    source = tmp_path / "source"
    three(source)
    folder = tmp_path / "bad"
    folder.mkdir()
    (folder / FILE).write_bytes((source / FILE).read_bytes())
    with Store.open(folder) as room:
        room.all()
        with pytest.raises(StoreError, match="locked"):
            list(_rebuild(folder))
        room.set_origin("opengame", Origin("still there"))
    list(_rebuild(folder))
    with Store.open(folder) as store:
        assert store.find("opengame").origin == Origin("still there")


def test_flipped_bits_never_give_a_game_that_was_not_played(tmp_path: Path) -> None:
    source = tmp_path / "source"
    logs = three(source)
    data = (source / FILE).read_bytes()
    chance = random.Random(11)
    folder = tmp_path / "bad"
    folder.mkdir()
    for _ in range(60):
        spoiled = bytearray(data)
        at = chance.randrange(len(data))
        spoiled[at] ^= 1 << chance.randrange(8)
        (folder / FILE).write_bytes(bytes(spoiled))
        for end in ("-wal", "-shm"):
            (folder / (FILE + end)).unlink(missing_ok=True)
        try:
            with Store.open(folder) as store:
                for one in store.all():
                    try:
                        log = store.log(one.id)
                    except StoreError:
                        continue
                    assert log.entries == logs[one.id].entries
                    assert log.header == logs[one.id].header
        except StoreError as why:
            assert why.key in (  # noqa: PT017
                "damaged", "foreign", "newer", "cannot-open", "disk-error"
            )  # fmt: skip


def test_a_file_of_which_nothing_can_be_read_stays(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"this is no database\n" * 100)
    done = run("doctor", "--repair", "--lang", "en", data=tmp_path)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert (tmp_path / FILE).read_bytes() == b"this is no database\n" * 100
    assert "damaged" in run("doctor", "--lang", "en", data=tmp_path).stdout
    for language, mends in (("en", "mends what it can"), ("es", "arregla lo que puede")):
        told = run("kept", "--lang", language, data=tmp_path).stderr
        assert f"doctor --repair {mends}" in told


@pytest.mark.parametrize(("language", "told"), [("en", "was empty"), ("es", "estaba vacío")])
def test_a_file_that_was_emptied_is_told(language: str, told: str, tmp_path: Path) -> None:
    three(tmp_path)
    assert told not in run("kept", "--lang", language, data=tmp_path).stdout
    (tmp_path / FILE).write_bytes(b"")
    for words in (("kept",), ("doctor",), ("doctor", "--repair"), ()):  # the last one makes it anew
        assert not (tmp_path / FILE).stat().st_size
        done = run(*words, "--lang", language, "--speech", "none", data=tmp_path)
        assert (done.stdout + done.stderr).count(told) == 1, words
        assert "--repair" not in done.stdout
    assert told not in run("kept", "--lang", language, data=tmp_path).stdout


def test_a_first_start_that_was_killed_tells_of_no_loss(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    (tmp_path / f"{FILE}-journal").touch()
    with Store.open(tmp_path) as store:
        assert not store.was_empty
    with Store.open(tmp_path / "new") as store:
        assert not store.was_empty


@posix
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_in_a_folder_that_cannot_be_written_games_are_read() -> None:
    with public_folder() as folder:
        games = three(folder / "games")
        for file in (folder / "games").iterdir():
            file.chmod(0o444)
        (folder / "games").chmod(0o555)

        def doctor() -> None:
            if (why := hindrance(folder / "games")) is not None:
                raise why

        def opens(command: str) -> None:
            with store_for(command, folder / "games") as store:
                assert {one.id for one in store.all()} == {log.header.id for log in games.values()}

        assert as_nobody(doctor) == as_nobody(lambda: opens("play")) == "not-writable"
        assert as_nobody(lambda: opens("review")) == as_nobody(lambda: opens("replay")) == "-"


def test_the_doctor_says_that_nothing_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    three(tmp_path)
    monkeypatch.setattr("playroom.cli.doctor_games.os.access", lambda *_, **__: False)
    monkeypatch.setattr("playroom.cli.doctor.probe", list)
    for language, told in (("en", "cannot be written"), ("es", "no se puede escribir")):
        heard = list[str]()
        args = parse(["doctor", "--data", str(tmp_path)])
        assert report(args, teller_of(language), heard.append) == 2
        assert sum(told in line for line in heard) == 1


def test_copies_never_overwrite_each_other(tmp_path: Path) -> None:
    three(tmp_path)
    assert len({backup(tmp_path) for _ in range(3)}) == 3


def test_the_doctor_makes_nothing_where_there_is_nothing(tmp_path: Path) -> None:
    assert doctor(tmp_path / "none", "--repair")["repair"] is None
    assert not (tmp_path / "none").exists()
