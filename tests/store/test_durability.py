"""What no accident may do: lose an input that was taken, invent one, or change a file that is not
understood.
"""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from playroom.engine.log.entries import Conflict
from playroom.engine.record import replace
from playroom.store import KeptGame, Store, StoreError, StoreLog, schema
from playroom.store.database import FILE
from tests.conftest import THOROUGH
from tests.store.sample import add, entries, entry, filled, header, raw

ROOT = Path(__file__).resolve().parents[2]

posix = pytest.mark.skipif(
    sys.platform == "win32", reason="processes are ended and limited otherwise there"
)


def worker(folder: Path, game: str, count: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.store.worker", str(folder), game, str(count)]
    return subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


# -- kills -----------------------------------------------------------------------------------------


def test_kill_at_random_moments_loses_no_input_that_was_taken(tmp_path: Path) -> None:
    moments = random.Random(11)
    taken = 0
    for _ in range(100 if THOROUGH else 10):
        process = worker(tmp_path, "game", 10**6)
        assert process.stdout is not None
        first = process.stdout.readline()
        told = [first]
        # some are ended before the game exists, some after a few hundred inputs
        stop = moments.choice([0, 1, 2, 40, 250])
        while len(told) <= stop:
            told.append(process.stdout.readline())
        process.kill()
        told += process.stdout.readlines()
        process.wait()
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == ""
        process.stderr.close()
        heard = [int(line) for line in told if line.endswith("\n") and line.strip().isdigit()]
        taken = max([taken, *heard])
        with Store.open(tmp_path) as store:
            assert store.check() == []
            if store.all():
                got = store.load("game")[1]
                assert got == entries(len(got))
                assert len(got) in (taken, taken + 1), (
                    "at most one was on the disk and not yet told"
                )
                taken = len(got)
    assert taken > 100


def test_kill_while_the_file_is_made(tmp_path: Path) -> None:
    code = (
        "import sys, pathlib; from playroom.store import Store; print('go', flush=True); "
        "[Store.open(pathlib.Path(sys.argv[1]) / str(n)).close() for n in range(100000)]"
    )
    for wait in (0.004, 0.011, 0.017, 0.03):
        folder = tmp_path / str(wait)
        process = subprocess.Popen(
            [sys.executable, "-c", code, str(folder)], cwd=ROOT, stdout=subprocess.PIPE
        )
        assert process.stdout is not None
        process.stdout.readline()
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(wait)
        process.kill()
        process.wait()
        process.stdout.close()
        for one in folder.iterdir() if folder.exists() else ():
            with Store.open(one) as store:
                store.create(header())
                add(store, "abcd2345", entry(1))
                assert store.check() == []


@pytest.mark.parametrize("there", [b"", None])
def test_an_empty_file_is_a_new_one(tmp_path: Path, there: bytes | None) -> None:
    if there is not None:
        (tmp_path / FILE).write_bytes(there)
    with Store.open(tmp_path) as store:
        store.create(header())
    with Store.open(tmp_path) as store:
        assert store.load("abcd2345") == (header(), [])


# -- damage ----------------------------------------------------------------------------------------


def everything(folder: Path, *, read_only: bool = False) -> dict[str, list[object]]:
    """All that a store gives; any exception but `StoreError` is a failure of the test."""
    with Store.open(folder, read_only=read_only) as store:
        listed = store.all()
        store.unfinished()
        store.finished()
        out: dict[str, list[object]] = {}
        for one in listed:
            try:
                out[one.id] = list(store.load(one.id)[1])
            except StoreError as why:
                if why.key not in ("damaged", "damaged-game", "no-game"):
                    raise
        out["check"] = list(store.check())
        return out


def flipped(data: bytes, place: int, bit: int) -> bytes:
    out = bytearray(data)
    out[place] ^= 1 << bit
    return bytes(out)


def test_a_flipped_bit_is_found_or_harmless(tmp_path: Path) -> None:
    kept = filled(tmp_path / "good")
    data = (tmp_path / "good" / FILE).read_bytes()
    chance = random.Random(5)
    # the head of the file, then places anywhere, most of them inside rows
    used = [n for n in range(100, len(data)) if data[n]]
    places = [*range(100), *chance.sample(used, 3000 if THOROUGH else 300)]
    folder = tmp_path / "flipped"
    folder.mkdir()
    refused = 0
    for place in places:
        bad = flipped(data, place, chance.randrange(8))
        (folder / FILE).write_bytes(bad)
        try:
            found = everything(folder, read_only=place % 2 == 0)
        except StoreError as why:
            if why.key not in ("damaged", "foreign", "newer"):
                raise
            refused += 1
            continue
        faults = found.pop("check")
        for id_, got in found.items():
            if id_ in kept:
                assert got == kept[id_], f"a changed log was taken for good, byte {place}"
        assert found == kept or faults, (
            f"a game is missing and the check does not find it, byte {place}"
        )
        for leftover in folder.iterdir():
            if leftover.name != FILE:
                leftover.unlink()
    assert refused > 30


def test_a_file_refused_is_left_as_it_is(tmp_path: Path) -> None:
    filled(tmp_path / "good")
    data = (tmp_path / "good" / FILE).read_bytes()
    newer = bytearray(data)
    newer[60:64] = (77).to_bytes(4, "big")
    foreign = bytearray(data)
    foreign[68:72] = b"GIMP"
    cases = {
        "damaged": [
            b"x",
            b"\0" * 5000,
            b"SQLite format 3\0",
            data[:50],
            data[:4096],
            data[:-1],
            data[: len(data) // 2],
            b"not a database at all " * 500,
            data[16:],
            bytes(len(data)),
            flipped(data, 0, 3),
        ],
        "newer": [bytes(newer)],
        "foreign": [bytes(foreign)],
    }
    number = 0
    for key, contents in cases.items():
        for content in contents:
            for read_only in (False, True):
                number += 1
                folder = tmp_path / str(number)
                folder.mkdir()
                (folder / FILE).write_bytes(content)
                with (
                    pytest.raises(StoreError) as caught,
                    Store.open(folder, read_only=read_only) as store,
                ):
                    store.all()
                assert caught.value.key == key, (number, key, len(content))
                assert str(caught.value.values["file"]).endswith(FILE)
                assert (folder / FILE).read_bytes() == content
                assert [one.name for one in folder.iterdir()] == [FILE], (
                    "and nothing is left beside it"
                )


def test_torn_anywhere(tmp_path: Path) -> None:
    kept = filled(tmp_path / "good", inputs=200)
    data = (tmp_path / "good" / FILE).read_bytes()
    folder = tmp_path / "torn"
    folder.mkdir()
    for length in [*range(1, 600, 31), *range(512, len(data), 1536), len(data) - 1]:
        (folder / FILE).write_bytes(data[:length])
        with pytest.raises(StoreError) as caught:
            everything(folder)
        assert caught.value.key == "damaged"
        assert (folder / FILE).read_bytes() == data[:length]
    (folder / FILE).write_bytes(data)
    assert everything(folder) == kept | {"check": []}


@posix
def test_a_damaged_log_of_the_last_inputs_gives_the_inputs_before_it(tmp_path: Path) -> None:
    """Left behind by a kill: what SQLite has not yet moved into the file proper."""
    process = worker(tmp_path / "good", "game", 120)
    assert process.stdout is not None
    while process.stdout.readline().strip() != "119":
        pass
    os.kill(process.pid, signal.SIGSTOP)
    data = (tmp_path / "good" / FILE).read_bytes()
    log = (tmp_path / "good" / (FILE + "-wal")).read_bytes()
    process.kill()
    process.communicate()
    assert len(log) > 10_000, "else there is nothing to damage"
    chance = random.Random(3)
    folder = tmp_path / "bad"
    folder.mkdir()
    lengths = set()
    for number in range(40):
        torn = (
            log[: chance.randrange(len(log))]
            if number % 2
            else flipped(log, chance.randrange(len(log)), 4)
        )
        (folder / FILE).write_bytes(data)
        (folder / (FILE + "-wal")).write_bytes(torn)
        (folder / (FILE + "-shm")).unlink(missing_ok=True)
        found = everything(folder)
        assert found.pop("check") == []
        for got in found.values():
            assert got == entries(len(got))
            lengths.add(len(got))
    assert len(lengths) > 5


def test_a_newer_schema_that_is_only_in_the_log_is_refused_untouched(tmp_path: Path) -> None:
    filled(tmp_path)
    db = raw(tmp_path)
    db.execute("PRAGMA user_version=9")
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in (FILE, FILE + "-wal"):
        (copy / name).write_bytes((tmp_path / name).read_bytes())
    db.close()
    before = {name: (copy / name).read_bytes() for name in (FILE, FILE + "-wal")}
    for read_only in (False, True):
        with pytest.raises(StoreError) as caught:
            Store.open(copy, read_only=read_only)
        assert caught.value.key == "newer"
        assert (caught.value.values["version"], caught.value.values["known"]) == (
            9,
            len(schema.MIGRATIONS),
        )
        assert before == {name: (copy / name).read_bytes() for name in before}


@pytest.mark.parametrize(
    ("statement", "first_wrong"),
    [
        ("UPDATE inputs SET text = 'play 9H' WHERE sequence = 5", 5),
        ("UPDATE inputs SET at = at + 1 WHERE sequence = 5", 5),
        ("UPDATE inputs SET seat = 1 - seat WHERE sequence = 40", 40),
        ("DELETE FROM inputs WHERE sequence = 5", 5),
        ("DELETE FROM inputs WHERE sequence = 1", 1),
        ("UPDATE inputs SET sequence = 41 WHERE sequence = 40", 40),
        ("UPDATE inputs SET chain = x'00' WHERE sequence = 1", 1),
        ("DELETE FROM inputs WHERE sequence > 30", 31),
        ("DELETE FROM inputs WHERE sequence > 0", 1),
        ("UPDATE matches SET sequence = 20", 41),
        ("UPDATE matches SET sequence = 50", 41),
        ("UPDATE secrets SET seed = 'other'", 1),
        ("UPDATE matches SET setup = replace(setup, '121', '61')", 1),
        ("UPDATE matches SET players = replace(players, 'easy', 'hard')", 1),
        ("UPDATE matches SET version = 4", 1),
        ("UPDATE matches SET setup = '{'", 0),
        ("UPDATE matches SET setup = '[[[['", 0),
        ("UPDATE matches SET players = 'null'", 0),
        ("UPDATE matches SET players = CAST(x'ff22' AS TEXT)", 0),
        ("UPDATE inputs SET text = CAST(x'ff' AS TEXT) WHERE sequence = 3", 0),
        ("DELETE FROM secrets", 0),
    ],
)
def test_rows_that_were_changed_are_found(tmp_path: Path, statement: str, first_wrong: int) -> None:
    filled(tmp_path, games=1)
    with Store.open(tmp_path) as store:
        store.create(header("sound"))
        add(store, "sound", entry(1))
    db = raw(tmp_path)
    db.execute(f"{statement} {'AND' if 'WHERE' in statement else 'WHERE'} {_of_game(statement)}")
    db.close()
    with Store.open(tmp_path) as store:
        with pytest.raises(StoreError) as caught:
            store.load("game0x")
        assert (caught.value.key, caught.value.values["sequence"]) == ("damaged-game", first_wrong)
        with pytest.raises((StoreError, Conflict)):  # nor does it go on from there
            add(store, "game0x", entry(51))
        assert [one.values["game"] for one in store.check()] == ["game0x"]
        assert store.load("sound")[1] == entries(1), "another game is none the worse"
        assert {one.id for one in store.unfinished()} == {"game0x", "sound"}


def _of_game(statement: str) -> str:
    column = "number" if " matches " in statement else "match"
    return f"{column} = (SELECT number FROM matches WHERE id = 'game0x')"


def test_a_list_shows_a_game_whose_setup_is_damaged(tmp_path: Path) -> None:
    filled(tmp_path, games=2)
    db = raw(tmp_path)
    db.execute("UPDATE matches SET players = CAST(x'ff22' AS TEXT) WHERE id = 'game0x'")
    db.close()
    with Store.open(tmp_path) as store:
        listed = {one.id: one for one in store.unfinished()}
        assert listed["game0x"].damaged
        assert not listed["game1x"].damaged
        assert len(listed["game1x"].players) == 2


# -- a full disk -----------------------------------------------------------------------------------


def test_a_full_disk_refuses_and_when_there_is_room_again_the_game_goes_on(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        store.create(header())
        log = StoreLog(store.file)
        rooms = (store._db, log._writer.rows().db)
        pages = store._db.execute("PRAGMA page_count").fetchone()[0]
        for room in rooms:
            room.execute(f"PRAGMA max_page_count={pages + 2}")
        at, key = 0, ""
        while not key and at < 10_000:
            try:
                at = log.append("abcd2345", at + 1, entry(at + 1))
            except StoreError as why:
                key = why.key
        assert key == "disk-full"
        assert at > 10
        assert store.load("abcd2345")[1] == entries(at)
        with pytest.raises(StoreError, match="disk-full"):
            store.add(_long())
        for room in rooms:
            room.execute("PRAGMA max_page_count=100000")
        log.append("abcd2345", at + 1, entry(at + 1))
        log.close()
        assert store.load("abcd2345")[1] == entries(at + 1)
        assert [one.id for one in store.all()] == ["abcd2345"]


def _long() -> KeptGame:
    return KeptGame(header("long"), tuple(entries(2000)))


@posix
def test_a_disk_that_is_full_at_any_write(tmp_path: Path) -> None:
    """No file may grow beyond a limit, which is raised step by step: every write fails once."""
    code = """
import resource, signal, sys, pathlib
from playroom.store import Store, StoreError, StoreLog
from playroom.store.database import FILE
from tests.store.sample import add, header, entry, entries
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
keys = set()
for number, limit in enumerate(list(range(0, 70000, 2500)) + list(range(70000, 400000, 30000))):
    folder = pathlib.Path(sys.argv[1]) / str(number)
    told = 0
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, hard))
    store, log = None, StoreLog(folder / FILE)
    try:
        store = Store.open(folder)
        store.create(header())
        for n in range(1, 81):
            log.append("abcd2345", n, entry(n))
            told = n
    except StoreError as why:
        keys.add(why.key)
        if store is not None and told:
            assert store.load("abcd2345")[1] == entries(told), "refused, and yet there"
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    if store is not None and number % 2:
        log.close()
        store.close()
    with Store.open(folder) as again:
        assert again.check() == [], limit
        if told:
            got = again.load("abcd2345")[1]
            assert got == entries(len(got)) and len(got) >= told, (limit, told, len(got))
        elif not again.all():
            again.create(header())
        at = len(again.load("abcd2345")[1])
        add(again, "abcd2345", entry(at + 1))
print(*sorted(keys))
"""
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    assert set(done.stdout.split()) <= {"disk-full", "disk-error", "cannot-open"}
    assert done.stdout.split(), "the limit was never felt"


# -- several rooms ---------------------------------------------------------------------------------


def test_rooms_at_different_games_do_not_disturb_each_other(tmp_path: Path) -> None:
    rooms = [worker(tmp_path, f"game{n}", 80) for n in range(3)]
    for room in rooms:
        out, err = room.communicate(timeout=60)
        assert (err, room.returncode) == ("", 0)
        assert [int(line) for line in out.split()[1:]] == list(range(1, 81))
    with Store.open(tmp_path) as store:
        assert all(store.load(f"game{n}")[1] == entries(80) for n in range(3))


def test_a_room_that_went_on_elsewhere_is_told_so(tmp_path: Path) -> None:
    with Store.open(tmp_path) as one, Store.open(tmp_path) as other:
        one.create(header())
        add(other, "abcd2345", entry(1))
        with pytest.raises(Conflict) as caught:
            add(one, "abcd2345", replace(entry(1), id="of another room"))
        assert caught.value.next == 2
        add(one, "abcd2345", entry(2))
        assert other.load("abcd2345")[1] == entries(2)


def test_a_room_that_does_not_let_go_is_waited_for_only_so_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "WAIT", 0.05)
    with Store.open(tmp_path) as store:
        store.create(header())
        other = raw(tmp_path)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as caught:
            add(store, "abcd2345", entry(1))
        assert caught.value.key == "locked"
        with pytest.raises(StoreError) as caught:
            Store.open(tmp_path)
        assert caught.value.key == "locked"
        assert store.load("abcd2345") == (header(), []), "reading goes on"
        other.execute("ROLLBACK")
        other.close()
        add(store, "abcd2345", entry(1))


# -- folders ---------------------------------------------------------------------------------------


def test_a_folder_that_cannot_be_one(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    (tmp_path / "dir" / FILE).mkdir(parents=True)
    cases: list[tuple[Path, str]] = [
        (tmp_path / "file", "not-a-folder"),
        (tmp_path / "file" / "below", "not-a-folder"),
        (tmp_path / ("x" * 300), "cannot-open"),
        (tmp_path / "dir", "cannot-open"),
        (Path("/\0"), "cannot-open"),
    ]
    for folder, key in cases:
        with pytest.raises(StoreError) as caught:
            Store.open(folder)
        assert caught.value.key == key, folder
    for folder, key in (cases[0], cases[3]):
        with pytest.raises(StoreError) as caught:
            Store.open(folder, read_only=True)
        assert caught.value.key == key, folder


@contextmanager
def public_folder() -> Iterator[Path]:
    """A folder that every user of the machine can reach."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


def as_nobody(call: Callable[[], None]) -> str:
    """What `call` raises, in a child that root's rights do not help; `-` for nothing."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        try:
            if os.geteuid() == 0:
                os.setegid(65534)
                os.seteuid(65534)
            call()
            told = "-"
        except StoreError as why:
            told = why.key
        except BaseException as why:
            told = repr(why)
        os.write(writer, told.encode())
        os._exit(0)
    os.close(writer)
    os.waitpid(child, 0)
    with os.fdopen(reader) as stream:
        return stream.read()


@posix
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_read_only_folder_can_be_read_and_says_that_it_cannot_be_written() -> None:
    with public_folder() as folder:
        kept = filled(folder / "games")
        before = (folder / "games" / FILE).read_bytes()
        (folder / "games" / FILE).chmod(0o444)
        (folder / "games").chmod(0o555)
        (folder / "empty").mkdir(0o555)

        def read() -> None:
            assert everything(folder / "games", read_only=True) == kept | {"check": []}

        assert as_nobody(read) == "-"
        assert as_nobody(lambda: Store.open(folder / "games").close()) == "not-writable"
        assert as_nobody(lambda: Store.open(folder / "empty").close()) == "not-writable"
        assert as_nobody(lambda: Store.open(folder / "empty" / "below").close()) == "not-writable"
        assert as_nobody(lambda: Store.open(folder / "empty", read_only=True).close()) == "-"
        (folder / "games" / FILE).chmod(0o000)
        assert as_nobody(lambda: Store.open(folder / "games").close()) == "not-writable"
        assert (
            as_nobody(lambda: Store.open(folder / "games", read_only=True).close())
            == "not-writable"
        )
        (folder / "games" / FILE).chmod(0o644)
        assert (folder / "games" / FILE).read_bytes() == before


def test_nothing_of_sqlite_comes_out() -> None:
    """Whatever the library raises is translated, known codes to their own keys."""
    seen = {}
    for name in (
        "BUSY",
        "READONLY",
        "IOERR",
        "CORRUPT",
        "NOTADB",
        "FULL",
        "CANTOPEN",
        "PERM",
        "ERROR",
        "CONSTRAINT",
    ):
        error = sqlite3.OperationalError(name)
        error.sqlite_errorcode = getattr(sqlite3, f"SQLITE_{name}")
        with pytest.raises(StoreError) as caught, schema.translated(Path("x")):
            raise error
        seen[name] = caught.value.key
    assert seen == {
        "BUSY": "locked",
        "READONLY": "not-writable",
        "IOERR": "disk-error",
        "CORRUPT": "damaged",
        "NOTADB": "damaged",
        "FULL": "disk-full",
        "CANTOPEN": "cannot-open",
        "PERM": "not-writable",
        "ERROR": "damaged",
        "CONSTRAINT": "damaged",
    }
