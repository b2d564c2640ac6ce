"""Games that cannot be opened as they are: refused with a sentence, their good part offered as a
copy, never guessed at.
"""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from playroom.engine.log.fingerprint import FORM
from playroom.engine.match import Match
from playroom.engine.registry import find_game
from playroom.store import Store, write_log
from playroom.store.database import FILE
from tests.shell.inside import Inside, inside
from tests.shell.kept import finished_game, kept_game


def run(*words: str, data: Path, stdin: str = "") -> subprocess.CompletedProcess[str]:
    argv = [sys.executable, "-m", "playroom", *words, "--data", str(data)]
    return subprocess.run(
        argv, input=stdin, capture_output=True, text=True, timeout=60, check=False
    )


def change(folder: Path, statement: str) -> None:
    db = sqlite3.connect(folder / FILE)
    db.execute(statement)
    db.commit()
    db.close()


OTHER = f"{FORM}:{'0' * 64}"
"""The fingerprint of a state that the game never had."""

CASES = {
    "torn": ("UPDATE inputs SET text = 'play 9H' WHERE sequence = 14", "damaged at input 14", 13),
    "state": (f"UPDATE states SET digest = '{OTHER}' WHERE sequence = 10", "After input 10", 5),
    "first state": (
        f"UPDATE states SET digest = '{OTHER}' WHERE sequence = 5",
        "After input 5",
        0,
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_good_part_is_offered_as_a_copy_and_the_original_stays(
    name: str, tmp_path: Path
) -> None:
    statement, trouble, good = CASES[name]
    log = kept_game(tmp_path, inputs=20, states=(5, 10, 15))
    change(tmp_path, statement)
    before = sqlite3.connect(tmp_path / FILE).execute("SELECT * FROM inputs").fetchall()

    async def play(room: Inside) -> None:
        room.open_room()
        question = room.press("enter")[0]
        assert trouble in question
        assert "Enter plays" in question
        assert room.table is None
        lines = room.press("enter")
        assert lines[0] == "Cribbage, where you left it."
        await room.settle()
        match = room.match
        assert match.entries[:good] == list(log.entries[:good])
        assert match.header.seed == log.header.seed
        assert match.header.id != log.header.id
        # what was played after it came from the bots, never from the untrusted rest
        direct = Match.replay(find_game("cribbage"), match.header, match.entries)
        assert direct.digest() == match.digest()

    inside(play, tmp_path)
    after = sqlite3.connect(tmp_path / FILE).execute("SELECT * FROM inputs").fetchall()
    assert before == [row for row in after if row in before]
    assert len(before) == 20


def test_without_a_sound_header_nothing_is_offered(tmp_path: Path) -> None:
    kept_game(tmp_path, inputs=20)
    change(tmp_path, "UPDATE secrets SET seed = 'other'")

    async def play(room: Inside) -> None:
        room.open_room()
        assert room.press("enter") == ["Game aaaa2222 is damaged at input 1 and was left as it is."]
        assert room.table is None

    inside(play, tmp_path)
    done = run("resume", "aaaa", "--lang", "es", data=tmp_path)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


def test_a_game_without_inputs_whose_seed_was_changed_is_damaged(tmp_path: Path) -> None:
    kept_game(tmp_path, inputs=0)
    change(tmp_path, "UPDATE secrets SET seed = 'other'")
    assert "damaged" in run("resume", "aaaa", "--lang", "en", data=tmp_path).stderr


def test_resume_by_command_offers_the_same(tmp_path: Path) -> None:
    kept_game(tmp_path, inputs=20)
    change(tmp_path, CASES["torn"][0])
    done = run("resume", "aaaa", "--lang", "es", data=tmp_path, stdin="enter\nt\nc-s\nquit\n")
    assert done.returncode == 0
    assert "dañada en la jugada 14" in done.stdout
    assert "La cuna, donde la dejaste." in done.stdout
    refused = run("resume", "aaaa", "--lang", "en", data=tmp_path, stdin="escape\nquit\n")
    assert "Cancelled." in refused.stdout
    with Store.open(tmp_path) as store:
        assert len(store.all()) == 2


def test_a_damaged_game_is_listed_without_what_cannot_be_read(tmp_path: Path) -> None:
    kept_game(tmp_path, inputs=3)
    change(tmp_path, "UPDATE matches SET players = '[[', setup = '{'")

    async def play(room: Inside) -> None:
        assert "Damaged game" in room.open_room()[-1]
        assert "damaged" in room.press("enter")[0]

    inside(play, tmp_path)


def test_a_game_that_is_over_and_was_not_marked_so_is_finished_when_it_is_opened(
    tmp_path: Path,
) -> None:
    """The room died between the last input and the result."""
    finished_game(tmp_path)
    change(tmp_path, "UPDATE matches SET status = 'open'")
    change(tmp_path, "DELETE FROM results")

    async def play(room: Inside) -> None:
        room.open_room()
        assert any("Game over" in line for line in room.press("enter"))
        assert room.store.unfinished() == []
        assert room.store.finished()[0].outcome == room.match.outcome

    inside(play, tmp_path)


def test_leaving_keeps_a_fingerprint_that_is_compared(tmp_path: Path) -> None:
    kept_game(tmp_path, inputs=20)
    left: dict[int, str] = {}

    async def play(room: Inside) -> None:
        room.open_room()
        room.press("enter", "enter")
        await room.settle()
        left[room.match.sequence] = room.match.digest()
        room.press("c-s")

    inside(play, tmp_path)
    with Store.open(tmp_path) as store:
        assert store.log("aaaa2222").states.items() >= left.items()
    change(tmp_path, f"UPDATE states SET digest = '{OTHER}'")
    assert "stands otherwise" in run("replay", "aaaa", "--lang", "en", data=tmp_path).stderr
    assert "no queda como quedó" in run("replay", "aaaa", "--lang", "es", data=tmp_path).stderr


def test_reading_leaves_the_folder_alone(tmp_path: Path) -> None:
    data = tmp_path / "nothing"
    for words in (("replay", "x"), ("export", "x")):
        assert run(*words, data=data).returncode == 2
        assert not data.exists()


def test_the_export_of_an_open_game_says_what_is_in_it(tmp_path: Path) -> None:
    kept_game(tmp_path, inputs=6)
    done = run("export", "aaaa", "--lang", "en", data=tmp_path)
    assert done.returncode == 0
    assert (
        done.stderr
        == "This game is not over. The export holds its seed, and with it every card to come.\n"
    )
    assert len(done.stdout.splitlines()) == 7
    other = tmp_path / "other"
    finished_game(other)
    assert run("export", "aaaa", "--lang", "en", data=other).stderr == ""


def test_a_file_whose_states_do_not_follow_is_refused(tmp_path: Path) -> None:
    log = kept_game(tmp_path, inputs=20, states=(5,))
    (file := tmp_path / "game.jsonl").touch()
    write_log(file, type(log)(log.header, log.entries, log.times, {5: OTHER}))
    done = run("import", str(file), "--lang", "en", data=tmp_path / "other")
    assert done.returncode == 2
    assert "after input 5" in done.stderr.lower()


def test_many_problems_of_the_settings_are_counted(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text(
        "".join(f"colour{n} = 1\n" for n in range(40)), encoding="utf-8"
    )
    lines = run(data=tmp_path, stdin="quit\n").stdout.splitlines()
    assert len([line for line in lines if "settings" in line.lower() and "Line" in line]) == 3
    assert "37 more lines of the settings are not understood." in lines


def test_a_game_of_bots_alone_is_not_resumed(tmp_path: Path) -> None:
    kept_game(tmp_path, inputs=6, person=False)
    done = run("resume", "aaaa", "--lang", "en", data=tmp_path)
    said = "Only bots sit in game aaaa22. python3 -m playroom replay tells it.\n"
    assert (done.returncode, done.stderr) == (2, said)
