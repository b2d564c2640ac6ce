"""A game in a terminal while other processes use the same folder with every command: whatever was
heard is in the log, and the write-ahead log is never removed under a process that still writes into
it.

50 games with PLAYROOM_THOROUGH=1, a few otherwise.
"""

from __future__ import annotations

import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from playroom.records.opening import load_match
from playroom.room.store.room_store import RoomStore
from playroom.room.store.sqlite import SqliteDatabase
from playroom.store import Store
from playroom.store.jsonl import write_log
from tests.conftest import THOROUGH
from tests.shell.by_keys import playroom, prepare
from tests.shell.kept import a_header, finished_game, kept_game
from tests.shell.test_hard import told
from tests.terminal.drive import Session

ROUNDS = 50 if THOROUGH else 2
GAMES = ("casino", "escoba")
"""Where Enter alone goes on: it takes the best play, and then plays it."""
PLAYED = re.compile(
    r"(Escoba! )?(You|Berta) (builds?|captures?|trails?|takes?|lays?|duplicates?|increases?) "
)
AT_ONCE = 3
"""Processes that are at work at the same time, at most."""

pytestmark = [
    pytest.mark.pty,
    pytest.mark.slow,
    pytest.mark.timeout(300),
    pytest.mark.skipif(sys.platform != "linux", reason="open files are looked at in /proc"),
]


def commands(data: Path, mine: str, number: int) -> list[tuple[str, ...]]:
    """One command of every kind, and a file to be read in."""
    header = a_header(f"cccc{number:04}")
    whole = finished_game(data.with_name(f"other{number}"), header)
    file = data.with_name(f"file{number}.jsonl")
    write_log(file, whole)
    return [
        ("kept",),
        ("stats",),
        ("stats", "--fresh", "--json"),
        ("export", mine),
        ("export", "donegame", "--text"),
        ("verify", mine),
        ("replay", "donegame"),
        ("doctor", "--json"),
        ("doctor", "--repair", "--json"),
        ("import", str(file)),
        ("host", "--check", "--json"),
    ]


def started(data: Path, *words: str) -> subprocess.Popen[str]:
    argv = [sys.executable, "-m", "playroom", *words, "--data", str(data), "--lang", "en"]
    return subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@contextmanager
def a_room(data: Path) -> Iterator[subprocess.Popen[str]]:
    """A room that is served from the folder, until it is stopped."""
    room = started(data, "host", "--listen", "127.0.0.1:0")
    assert room.stdout is not None
    assert room.stdout.readline()
    try:
        yield room
    finally:
        room.send_signal(signal.SIGTERM)
        _, wrong = room.communicate(timeout=30)
        assert "Traceback" not in wrong


def deleted(process: subprocess.Popen[str] | subprocess.Popen[bytes]) -> list[str]:
    """Unlinked database files that a process has open."""
    found = list[str]()
    for handle in Path(f"/proc/{process.pid}/fd").iterdir():
        try:
            name = str(handle.readlink())
        except OSError:
            continue
        if ".db" in name and name.endswith("(deleted)"):
            found.append(name)
    return found


def play(session: Session, chance: random.Random) -> None:
    """Some keys: what plays on, and a question in between."""
    for _ in range(chance.randrange(1, 4)):
        if chance.random() < 0.3:
            session.key("s")
        session.keys("z", "enter", "enter")


def resume_and_leave(data: Path, id_: str) -> None:
    """Another player looks into another game of the same folder."""
    with playroom("resume", id_, data=data) as other:
        other.until("where you left it")
        other.keys("t", "c-s")
        other.send(b"\x04")
        other.wait()


def finished(processes: Sequence[tuple[tuple[str, ...], subprocess.Popen[str]]]) -> None:
    for words, process in processes:
        out, wrong = process.communicate(timeout=60)
        may_be = (0, 1) if "--check" in words else (0,)  # a check tells so what is not right
        assert process.returncode in may_be, (words, out, wrong)
        assert "Traceback" not in wrong, (words, wrong)


@pytest.mark.parametrize("number", range(ROUNDS))
def test_whatever_others_do_with_the_folder_every_play_that_was_heard_is_kept(
    number: int, tmp_path: Path
) -> None:
    chance = random.Random(number)
    data = prepare(tmp_path / "data")
    finished_game(data, a_header("donegame", target=31))
    kept_game(data, 20, header=a_header("opengame"))
    with a_room(data) as room:
        second = started(data, "host", "--listen", "127.0.0.1:0")
        with playroom("play", GAMES[number % 2], "--seed", str(number), data=data) as session:
            session.until(lambda lines: len(lines) > 4)  # the game, who deals, what is dealt
            with Store.open(data, read_only=True) as store:
                mine = next(one.id for one in store.unfinished() if one.id != "opengame")
            words = commands(data, mine, number)
            chance.shuffle(words)
            resumes = chance.randrange(len(words))
            running = list[tuple[tuple[str, ...], subprocess.Popen[str]]]()
            for place, one in enumerate(words):
                running.append((one, started(data, *one)))
                play(session, chance)
                if place == resumes:
                    resume_and_leave(data, "opengame")
                if len(running) == AT_ONCE or chance.random() < 0.2:
                    finished(running)
                    running.clear()
                assert deleted(session.pty.process) == []
                assert deleted(room) == []
            finished(running)
            play(session, chance)
            assert second.wait(30) != 0, "two processes serve one room"
            _, why = second.communicate()
            assert why.strip()
            assert "Traceback" not in why
            session.quiet(0.2)
            heard = [line for line in session.lines if PLAYED.match(line)]
            assert len(heard) > 10
            session.key("c-s")
            session.send(b"\x04")
            session.wait()
    with Store.open(data) as store:
        assert store.check() == []
        assert store.find(f"cccc{number:04}").status == "finished"
        match = load_match(store, mine)
        lines = [line for line in told(match) if PLAYED.match(line)]
        assert lines[: len(heard)] == heard
    with closing(RoomStore(SqliteDatabase(data / "room" / "room.db"))) as book:
        assert book.tables() == []
        assert book.database.execute("PRAGMA integrity_check") == [("ok",)]
