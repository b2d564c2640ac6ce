"""What must never hurt a player: kill -9, signals, bad words, bad files, random keys, narrow
windows, paste, closed input.
"""

from __future__ import annotations

import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from playroom.engine.match import Match
from playroom.engine.narration import narrate
from playroom.engine.registry import find_game
from playroom.locale import Listener, teller_of
from playroom.records.opening import load_match
from playroom.store import Store
from tests.shell.by_keys import KeyPlayer, playroom, prepare

pytestmark = pytest.mark.pty

EVENTS = re.compile(r"Berta: |You lay away |You count \d|Starter: ")
KILLS = 100 if os.environ.get("PLAYROOM_THOROUGH") else 12


def run(
    *words: str, data: Path | None = None, stdin: str | None = None, **more: object
) -> subprocess.CompletedProcess[str]:
    """The playroom through pipes."""
    argv: list[str] = [sys.executable, "-m", "playroom", *words]
    if data is not None:
        argv += ["--data", str(data)]
    env = {**os.environ, "LANG": "C.UTF-8"}
    env.pop("PLAYROOM_SPEECH", None)
    return subprocess.run(
        argv, input=stdin, capture_output=True, text=True, timeout=60, env=env, check=False
    )


def told(match: Match[object, object]) -> list[str]:
    """All lines of the log as the person heard them."""
    listener = Listener.at_table(match.game, match.header, 0)
    teller = teller_of("en")
    return [
        teller.tell(line, listener)
        for placed in match.events
        for line in narrate(match.game, placed.event, 0)
    ]


@pytest.mark.timeout(1800 if KILLS > 12 else 300)
def test_kill_9_at_any_moment_loses_nothing_that_was_heard(tmp_path: Path) -> None:
    """CRB-129, and the promise of the store: an input is on disk before its event is announced."""
    chance = random.Random(20261121)
    data = prepare(tmp_path / "data")
    game_seed, match_id = 0, ""
    for _kill in range(KILLS):
        words = (
            ("resume", match_id)
            if match_id
            else ("play", "cribbage", "--seed", str(game_seed), "--option", "target=61")
        )
        with playroom(*words, data=data) as session:
            session.until("where you left it" if match_id else "cards:")
            player = KeyPlayer(session, data)
            player.script.append(("", []))
            played = player.match().header.id
            moment = time.monotonic() + chance.uniform(0, 0.4)
            while time.monotonic() < moment and player.step():
                pass
            session.send("".join(chance.choice("123 \rzct") for _ in range(chance.randint(0, 6))))
            time.sleep(chance.uniform(0, 0.02))
            session.signal(signal.SIGKILL)
            assert session.wait() == -signal.SIGKILL
            session.quiet(0)
            answered = {
                line for line in session.lines if line.startswith("Starter: ")
            }  # told by F when it is resumed
            heard = [
                line
                for line in session.lines
                if EVENTS.match(line) and not (match_id and line in answered)
            ]
            player.close()
        with Store.open(data) as store:
            match_id = max(store.all(), key=lambda one: one.created).id
            match = load_match(store, match_id)
            lines = told(match)
            if match_id != played:  # it was over, and Enter has begun the next
                lines = told(load_match(store, played)) + lines
        at = 0
        for line in heard:
            assert line in lines[at:], (line, lines[-5:])
            at = lines.index(line, at) + 1
        if match.outcome is not None:
            game_seed, match_id = game_seed + 1, ""


@pytest.mark.parametrize(
    "words",
    [
        ("play",),
        ("play", "chess"),
        ("play", "cribbage", "--preset", "nothing"),
        ("play", "cribbage", "--option", "target"),
        ("play", "cribbage", "--option", "target=5"),
        ("play", "cribbage", "--option", "colour=red"),
        ("play", "cribbage", "--option", "teams=3"),
        ("play", "cribbage", "--seats", "you"),
        ("play", "cribbage", "--seats", "you,Ana:mad"),
        ("play", "cribbage", "--seats", "Ana,Luis"),
        ("play", "cribbage", "--verbosity", "loud"),
        ("play", "cribbage", "--speech", "shout"),
        ("play", "cribbage", "--lang", "fr"),
        ("play", "cribbage", "--games", "3"),
        ("dance",),
        ("rules",),
        ("rules", "chess"),
        ("resume", "nothing"),
        ("resume",),
        ("replay",),
        ("replay", "nothing"),
        ("import", "nothing"),
        ("export", "nothing"),
        ("simulate", "cribbage", "--games", "many"),
        ("simulate", "cribbage", "--games", "-1"),
        ("simulate", "cribbage", "--seats", "easy,mad"),
        ("games", "--wrong"),
        ("play", "cribbage", "--seed"),
    ],
)
@pytest.mark.parametrize("language", ["en", "es"])
def test_bad_words_get_one_sentence_and_status_2(
    words: tuple[str, ...], language: str, tmp_path: Path
) -> None:
    more = () if "--lang" in words else ("--lang", language)
    done = run(*words, *more, data=tmp_path)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.strip().endswith((".", "!", "?"))
    assert "{" not in done.stderr
    assert done.stdout == ""


def test_a_folder_that_cannot_be_used_gets_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    done = run("play", "cribbage", data=file)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert file.read_text() == "not a folder"


@pytest.mark.parametrize("damage", ["text", "newer", "torn"])
def test_damaged_and_newer_databases_are_refused_and_left_alone(
    damage: str, tmp_path: Path
) -> None:
    data = prepare(tmp_path / "data")
    run("play", "cribbage", "--seed", "1", data=data, stdin="")
    with Store.open(data) as store:
        assert len(store.all()) == 1
    file = next(
        path for path in data.iterdir() if path.suffix not in (".toml",) and path.stat().st_size > 0
    )
    if damage == "text":
        file.write_bytes(b"this is no database\n" * 100)
    elif damage == "newer":
        db = sqlite3.connect(file)
        db.execute("pragma user_version = 999")
        db.close()
    else:
        file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    before = file.read_bytes()
    done = run("resume", data=data)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert file.read_bytes() == before


@pytest.mark.parametrize("columns", [80, 20])
def test_ten_thousand_random_keys_never_hurt(columns: int, tmp_path: Path) -> None:
    chance = random.Random(columns)
    data = prepare(tmp_path / "data")
    keys = [
        *"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
        *"0123456789 \r\t\r\t <>,.?/+-=\x7f\x07",
        "\x1b[A",
        "\x1b[B",
        "\x1b[Z",
        "\x1bOP",
    ]
    with playroom("play", "cribbage", "--seed", "3", data=data) as session:
        session.resize(24, columns)
        session.until("cards:")
        for _ in range(200 if not os.environ.get("PLAYROOM_THOROUGH") else 1000):
            session.send("".join(chance.choice(keys) for _ in range(7)))
            session.quiet(0.005)
            if session.pty.ended:
                break
        session.send("\x07\x07")
        session.quiet(0.1)
        text = session.raw.decode("utf-8", "replace")
        assert "Traceback" not in text
        assert "went wrong" not in text
        assert not (data / "faults.log").exists()
        if not session.pty.ended:
            session.send("\x07\x04")
            assert session.wait() == 0
    with Store.open(data) as store:
        for one in store.all():
            load_match(store, one.id)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_signals_end_it_and_the_game_goes_on_later(number: signal.Signals, tmp_path: Path) -> None:
    data = prepare(tmp_path / "data")
    with playroom("play", "cribbage", "--seed", "4", data=data) as session:
        session.until("cards:")
        session.signal(number)
        assert session.wait() == 0
        assert b"Traceback" not in session.raw
    with Store.open(data) as store:
        assert len(store.unfinished()) == 1


def test_closed_input_and_output(tmp_path: Path) -> None:
    done = run("play", "cribbage", "--seed", "4", data=tmp_path, stdin="")
    assert (done.returncode, done.stderr) == (0, "")
    argv = [sys.executable, "-m", "playroom", "--data", str(tmp_path)]
    with subprocess.Popen(
        argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b"tab\n" * 50)
        process.stdin.close()
        assert b"Traceback" not in process.stderr.read()
        assert process.wait(20) == 0


def test_what_is_pasted_is_text_and_never_plays(tmp_path: Path) -> None:
    data = prepare(tmp_path / "data")
    with playroom("play", "cribbage", "--seed", "4", data=data) as session:
        session.until("cards:")
        session.paste("1 2 \r q \r c")
        session.key("c-g")
        player = KeyPlayer(session, data)
        assert all(entry.seat != 0 for entry in player.match().entries)
        player.close()


def test_events_while_a_number_is_typed_lose_and_repeat_nothing(tmp_path: Path) -> None:
    data = prepare(tmp_path / "data", pace=3)
    with playroom("play", "cribbage", "--seed", "7", "--option", "target=61", data=data) as session:
        session.until("cards:")
        player = KeyPlayer(session, data)
        player.script.append(("", []))
        while not player.match().game.table.wants_number(player.wait().view(0)):
            assert player.step()
        session.send("1")
        session.quiet(0.05)
        session.send("0")
        session.quiet(0.05)
        before = player.match().sequence
        session.send("\r")
        session.until("You count 10")
        entries = player.match().entries
        assert entries[before].text.split()[-1] == "10"
        player.close()


def test_the_game_that_is_told_again_is_the_game_that_was_heard(tmp_path: Path) -> None:
    data = prepare(tmp_path / "data")
    with playroom(
        "play", "cribbage", "--seed", "11", "--option", "target=31", data=data
    ) as session:
        session.until("cards:")
        player = KeyPlayer(session, data)
        player.script.append(("", []))
        while player.step():
            pass
        match_id = player.match().header.id
        heard = session.lines
        player.close()
    replayed = run("replay", match_id, "--lang", "en", data=data)
    assert replayed.returncode == 0
    lines = replayed.stdout.splitlines()
    assert lines
    at = 0
    for line in lines:
        assert line in heard[at:], line
        at = heard.index(line, at) + 1
    exported = run("export", match_id, data=data).stdout
    (tmp_path / "game.jsonl").write_text(exported, encoding="utf-8")
    other = tmp_path / "other"
    assert run("import", str(tmp_path / "game.jsonl"), data=other).returncode == 0
    assert run("replay", match_id, "--lang", "en", data=other).stdout == replayed.stdout
    assert find_game("cribbage").id == "cribbage"
