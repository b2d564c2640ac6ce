"""No database is opened beside SQLite, so that the locks of a process hold until it lets go; and a
file that is looked at, copied or kept by another machine is treated as it can bear it.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from playroom.room.store.folder_lock import FolderLock, is_held
from playroom.room.store.sqlite import SqliteDatabase
from playroom.store import Store, StoreError, StoreLog, file_systems, schema, sqlite_file
from playroom.store.database import FILE
from playroom.store.repair import backup
from tests.store import beside
from tests.store.sample import add, entries, entry, filled, header

ROOT = Path(__file__).parents[2]
ANOTHER = (
    "import sys, pathlib; from playroom.store import Store;"
    "store = Store.open(pathlib.Path(sys.argv[1]), read_only=sys.argv[2] == 'reads');"
    "store.all(); store.close()"
)


def another_process(folder: Path, how: str) -> None:
    """Another process opens the games, looks at them and ends."""
    command = [sys.executable, "-c", ANOTHER, str(folder), how]
    subprocess.run(command, cwd=ROOT, check=True)


@pytest.mark.parametrize("how", ["reads", "writes"])
def test_another_process_that_ends_leaves_the_log_to_whoever_still_writes(
    how: str, tmp_path: Path
) -> None:
    with Store.open(tmp_path) as store:
        store.create(header())
        wal = tmp_path / f"{FILE}-wal"
        with closing(StoreLog(store.file)) as log:
            for number in range(1, 7):
                assert log.append("abcd2345", number, entry(number)) == number
                assert log.read("abcd2345", number - 1) == [entry(number)]
                assert store.log("abcd2345").entries  # all four connections are open
                Store.open(tmp_path, read_only=True).close()
                inode = wal.stat().st_ino
                another_process(tmp_path, how)
                assert wal.stat().st_ino == inode, "the log was deleted under an open connection"
    with Store.open(tmp_path) as store:
        assert store.load("abcd2345")[1] == entries(6)
        assert store.check() == []
    assert beside.found() == []


def test_the_guard_sees_who_opens_a_database_by_itself(tmp_path: Path) -> None:
    code = compile("def spoil(file): file.open('rb').close()", str(beside.PACKAGE / "x.py"), "exec")
    spoil = dict[str, object]()
    exec(code, spoil)
    for end in ("", *sqlite_file.BESIDE[:2]):
        file = tmp_path / (FILE + end)
        with Store.open(tmp_path):
            spoil["spoil"](file)  # type: ignore[operator]
        assert len(beside.found()) == 1
    spoil["spoil"](tmp_path / FILE)  # type: ignore[operator]
    assert beside.found() == [], "nobody has it open"


def test_only_one_module_opens_databases() -> None:
    openers = set()
    for file in beside.PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Attribute) and ast.unparse(node) == "sqlite3.connect":
                openers.add(file.relative_to(beside.PACKAGE).as_posix())
    assert openers == {"store/sqlite_file.py"}


def test_a_file_that_several_threads_make_at_once_keeps_its_locks(tmp_path: Path) -> None:
    """The handle that gives a new file its permissions is closed before anybody else has one."""
    gate, books, refused = threading.Barrier(4), list[SqliteDatabase](), list[str]()

    def opens() -> None:
        gate.wait()
        try:
            books.append(SqliteDatabase(tmp_path / "room.db"))
        except StoreError as why:
            refused.append(why.key)

    threads = [threading.Thread(target=opens) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(books), refused) == (1, ["locked"] * 3)
    asked = (
        "import sys, pathlib; from playroom.room.store.sqlite import SqliteDatabase;"
        "SqliteDatabase(pathlib.Path(sys.argv[1]) / 'room.db')"
    )
    command = [sys.executable, "-c", asked, str(tmp_path)]
    other = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert "StoreError: locked" in other.stderr, "the lock on the book was lost"
    books[0].close()


def test_whoever_asks_whether_a_folder_is_held_takes_no_lock_away(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    asked = (
        "import sys, pathlib; from playroom.room.store.folder_lock import is_held;"
        "sys.exit(not is_held(pathlib.Path(sys.argv[1])))"
    )
    for _ in range(2):
        assert is_held(tmp_path)
        command = [sys.executable, "-c", asked, str(tmp_path)]
        assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0
    lock.close()
    assert not is_held(tmp_path)


def test_what_is_open_here_is_not_copied_byte_by_byte(tmp_path: Path) -> None:
    filled(tmp_path)
    with Store.open(tmp_path), pytest.raises(StoreError) as caught:
        backup(tmp_path)
    assert caught.value.key == "locked"
    assert (backup(tmp_path) / FILE).read_bytes() == (tmp_path / FILE).read_bytes()


def journal(folder: Path) -> str:
    with closing(sqlite_file.open_there(folder / FILE, "mode=rw", 1.0)) as db:
        return str(db.execute("PRAGMA journal_mode").fetchone()[0])


def test_on_a_folder_of_another_machine_there_is_no_write_ahead_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = filled(tmp_path, games=1)
    assert journal(tmp_path) == "wal"
    monkeypatch.setattr(sqlite_file, "is_remote", lambda file: True)
    with Store.open(tmp_path) as store:
        assert journal(tmp_path) == "delete"
        add(store, "game0x", entry(41))
        another_process(tmp_path, "reads")
        add(store, "game0x", entry(42))
        assert store.check() == []
    with Store.open(tmp_path, read_only=True) as store:
        assert store.load("game0x")[1] == [*kept["game0x"], entry(41), entry(42)]
    monkeypatch.undo()
    Store.open(tmp_path).close()
    assert journal(tmp_path) == "wal"


def test_a_file_that_is_open_elsewhere_with_its_log_is_not_taken_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(tmp_path, games=1)
    with Store.open(tmp_path) as store:
        add(store, "game0x", entry(41))
        monkeypatch.setattr(sqlite_file, "is_remote", lambda file: True)
        monkeypatch.setattr(schema, "WAIT", 0.1)
        with pytest.raises(StoreError) as caught:
            Store.open(tmp_path)
        assert caught.value.key == "locked"
        monkeypatch.undo()
        add(store, "game0x", entry(42))


MOUNTS = """\
22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
40 22 0:51 / /home/ana rw,relatime shared:22 - nfs4 server:/home rw,vers=4.2
41 22 0:52 / /media/usb rw shared:23 master:4 - vfat /dev/sdb1 rw
42 22 0:53 / /mnt/there rw - fuse.sshfs ana@there: rw
"""


@pytest.mark.skipif(sys.platform != "linux", reason="it is asked otherwise there")
def test_the_type_of_a_file_system_is_that_of_its_device(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not file_systems.is_remote(tmp_path / "none" / FILE)
    mounts = tmp_path / "mountinfo"
    mounts.write_text(MOUNTS)
    monkeypatch.setattr(file_systems, "MOUNTS", mounts)
    file_systems.type_of.cache_clear()
    types = {(8, 1): "ext4", (0, 51): "nfs4", (0, 52): "vfat", (0, 53): "fuse.sshfs", (9, 9): ""}
    for device, type_ in types.items():
        assert file_systems.type_of(os.makedev(*device)) == type_
    assert {"nfs4", "fuse.sshfs"} <= file_systems.REMOTE
    assert not {"ext4", "vfat", ""} & file_systems.REMOTE
    file_systems.type_of.cache_clear()
