"""A disk that lets a player wait, in a real terminal: another program holds the file of the games.
No key waits for it; a play is told when it is kept, and that it is being kept when that takes long.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from playroom.records.opening import load_match
from playroom.store import Store
from tests.shell.by_keys import playroom, prepare
from tests.terminal.drive import Session, key_bytes

pytestmark = pytest.mark.pty

HOLD = """
import sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("BEGIN EXCLUSIVE")
print("held", flush=True)
sys.stdin.read()
db.execute("ROLLBACK")
"""
AT_ONCE = 0.1
"""Seconds that the answer to a question may take on a busy machine, usually; at rest it is 1 ms."""
KEPT_AFTER = 0.5
"""Seconds after which it is said that a play is being kept."""


@contextmanager
def held(data: Path) -> Iterator[None]:
    """Meanwhile another program holds the games of a folder."""
    command = [sys.executable, "-c", HOLD, str(data / "games.db")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == b"held\n"
        yield


def answered(session: Session, key: str) -> tuple[float, str]:
    """Presses a key: the seconds until there is a line, and the first one."""
    before = len(session.lines)
    began = time.monotonic()
    session.send(key_bytes(key))
    while len(session.lines) == before:
        assert time.monotonic() - began < session.deadline, f"no answer to {key}"
        session.pty.read(0.01)
    took = time.monotonic() - began
    line = session.lines[before]
    session.quiet(0.01)
    return took, line


def test_questions_are_answered_while_a_play_is_being_kept(tmp_path: Path) -> None:
    data = prepare(tmp_path / "data")
    with playroom("play", "cribbage", "--seed", "4", data=data) as session:
        session.until("cards:")
        session.keys("1", "space", "2", "space")
        with held(data):
            began = time.monotonic()
            session.send(key_bytes("enter"))
            answers = [answered(session, key) for key in "cbhsfcbhsf"]
            first = time.monotonic() - began
            session.until("Your play is on its way.")
            said = time.monotonic() - began
            again = answered(session, "enter")
            later = answered(session, "b")
            assert not any("You lay away" in line for line in session.lines), "not kept so far"
        session.until("Your turn")
    took = [seconds for seconds, _ in answers]
    assert statistics.median(took) < AT_ONCE
    assert max(took) < KEPT_AFTER, "Enter or a question has waited for the disk"
    assert [line for _, line in answers[:5]] == [line for _, line in answers[5:]]
    assert answers[1][1] == later[1] == "Your crib."
    assert first < KEPT_AFTER <= said
    assert again[1] == "Your play is still on its way."
    lines = session.lines
    assert sum("You lay away" in line for line in lines) == 1
    assert lines.count("Your play is on its way.") == 1
    with Store.open(data, read_only=True) as store:
        match = load_match(store, store.unfinished()[0].id)
    assert [entry.seat for entry in match.entries].count(0) == 1


def test_a_new_table_opens_when_it_is_kept(tmp_path: Path) -> None:
    data = prepare(tmp_path / "data")
    with playroom(data=data) as session:
        session.until("Playroom.")
        to_item(session, "down", "Play Cribbage")
        session.key("enter")
        to_item(session, "up", "Start the game")
        with held(data):
            session.send(key_bytes("enter"))
            answers = [answered(session, key) for key in ("h", "enter", "down", "escape")]
            time.sleep(0.1)
            with Store.open(data, read_only=True) as store:
                assert store.all() == []
        session.until("cards:")
        session.send(key_bytes("s"))
        session.until("121 wins.")
    assert max(seconds for seconds, _ in answers) < KEPT_AFTER
    assert {line for _, line in answers} == {"Opening the table."}
    with Store.open(data, read_only=True) as store:
        assert len(store.all()) == 1


def to_item(session: Session, key: str, item: str) -> None:
    """Goes through a list to an item."""
    for _ in range(30):
        if any(item in line for line in session.key(key)):
            return
    raise AssertionError(f"{item} is not on the list")
