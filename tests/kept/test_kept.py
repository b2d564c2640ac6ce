"""Games kept by an older playroom open, go on, are told and verify in this one.

`before/README.md` says what is in the folder.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from playroom.cli.doctor_games import problems
from playroom.engine.log.inputs import Timeout
from playroom.engine.match import Match, Prepared
from playroom.records.opening import good_part, load_match, open_file
from playroom.store import KeptGame, Store, StoreError, StoreLog, log_lines, read_log
from playroom.store.database import FILE
from tests.kept.before_files import BEFORE, GAMES, LANGUAGES, OPEN, SAID, Said, change, copied

every_game = pytest.mark.parametrize("id_", GAMES)
every_open_game = pytest.mark.parametrize("id_", OPEN)
one_of_each = pytest.mark.parametrize(
    "id_", ["cribbage-teams", "casino-claims", "calatone-minutes", "rummy-window"]
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the folder for tests that change nothing."""
    return copied(tmp_path_factory.mktemp("kept"))


@pytest.fixture(scope="module")
def store(folder: Path) -> Iterator[Store]:
    """Its games, for reading."""
    with Store.open(folder, read_only=True) as games:
        yield games


def outcome_of(match: Match[Any, Any]) -> dict[str, Any] | None:
    """The outcome as it was written down."""
    outcome = match.outcome
    if outcome is None:
        return None
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": outcome.reason,
    }


def sum_of(log: KeptGame) -> str:
    """SHA-256 of the inputs, as it was written down."""
    lines = (f"{entry.sequence} {entry.kind} {entry.seat} {entry.text}\n" for entry in log.entries)
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def opens_as_before(match: Match[Any, Any], log: KeptGame) -> None:
    """Does the match stand where it stood?"""
    said = GAMES[match.header.id]
    assert match.sequence == said["inputs"]
    assert outcome_of(match) == said["outcome"]
    assert [request.seat for request in match.awaited()] == said["awaited"]
    assert match.kinds == said["kinds"]
    assert sum_of(log) == said["log"]
    assert match.entries == list(log.entries)


def test_what_is_in_the_folder() -> None:
    for name in ("cribbage", "casino", "calatone", "rummy"):
        games = [game for game in GAMES.values() if game["game"] == name]
        assert {"open", "finished"} <= {game["status"] for game in games}
        headers = [read_log(BEFORE / f"{game['id']}.jsonl").header for game in games]
        assert len({header.setup.options for header in headers}) >= 3
        assert len({header.setup.seats for header in headers}) >= 2
    logs = [read_log(BEFORE / f"{id_}.jsonl") for id_ in GAMES]
    kinds = {entry.kind for log in logs for entry in log.entries}
    assert kinds == {"act", "timeout", "leave", "return", "clock"}
    assert any(log.header.setup.own for log in logs)
    states = [state for log in logs for state in log.states.values()]
    assert states
    assert not any(":" in state for state in states)


def test_every_game_is_listed(store: Store, folder: Path) -> None:
    assert store.check() == []
    assert problems(folder) == []
    listed = {game.id: game for game in store.all()}
    assert {id_: (one.game, one.status, one.sequence) for id_, one in listed.items()} == {
        id_: (said["game"], said["status"], said["inputs"]) for id_, said in GAMES.items()
    }
    assert not any(game.damaged for game in listed.values())
    assert sorted(game.id for game in store.unfinished()) == sorted(OPEN)
    for game in store.finished():
        assert game.outcome is not None
        assert list(game.outcome.scores) == GAMES[game.id]["outcome"]["scores"]


@every_game
def test_a_kept_game_opens_where_it_was(id_: str, store: Store) -> None:
    opens_as_before(load_match(store, id_), store.log(id_))
    assert good_part(store, id_) == store.log(id_)


@every_game
def test_an_exported_game_opens_and_is_written_as_it_was(id_: str, store: Store) -> None:
    file = BEFORE / f"{id_}.jsonl"
    log = read_log(file)
    opens_as_before(open_file(log), log)
    assert log == store.log(id_)
    assert "".join(log_lines(log)) == file.read_text(encoding="utf-8")


@every_game
def test_a_kept_game_is_told_as_it_was(
    id_: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in LANGUAGES:
        told = Said(capsys, folder, "replay", id_, "--lang", language)
        assert (told.status, told.refusal) == (0, "")
        assert len(told.lines) == GAMES[id_]["told_lines"][language]
        text = BEFORE / f"{id_}.{language}.txt"
        if text.exists():
            assert told.lines == text.read_text(encoding="utf-8").splitlines()


@every_game
def test_a_kept_game_verifies(id_: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, folder, "verify", id_, "--json")
    assert (said.status, said.refusal) == (0, "")
    # fingerprints of another form prove nothing, so none is said to have been compared
    assert json.loads(said.text) == GAMES[id_]["verify"] | {
        "states": 0,
        "heard": None,
        "joint": None,
    }


def test_finished_games_count_as_they_did(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = copied(tmp_path)
    for words in (("stats",), ("stats", "--fresh")):
        for language in LANGUAGES:
            said = Said(capsys, own, *words, "--lang", language)
            assert sorted(said.lines) == sorted(SAID["stats"][language])
        figures = json.loads(Said(capsys, own, *words, "--json").text)
        assert figures == SAID["figures"] | {"absent": {}}


@one_of_each
def test_export_and_import_by_command(
    id_: str, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = BEFORE / f"{id_}.jsonl"
    exported = Said(capsys, folder, "export", id_)
    assert exported.text == file.read_text(encoding="utf-8")
    assert Said(capsys, tmp_path, "import", str(file)).status == 0
    with Store.open(tmp_path) as other:
        opens_as_before(load_match(other, id_), other.log(id_))
    assert Said(capsys, tmp_path, "export", id_).text == exported.text


@every_open_game
def test_an_open_game_goes_on(id_: str, tmp_path: Path) -> None:
    with Store.open(copied(tmp_path)) as store, closing(StoreLog(store.file)) as log:
        match = load_match(store, id_)
        for _ in range(3):
            if awaited := match.awaited():
                prepared = match.prepare(Timeout(awaited[0].seat))
                assert isinstance(prepared, Prepared)
                log.append(id_, prepared.sequence, prepared.entry)
                match.commit(prepared)
        store.checkpoint(id_, match.sequence, match.digest())
        again = load_match(store, id_)
        assert again.entries == match.entries
        assert again.digest() == match.digest()
        assert good_part(store, id_) == store.log(id_)


@one_of_each
def test_an_open_game_is_resumed_in_the_room(id_: str, tmp_path: Path) -> None:
    before = GAMES[id_]["inputs"]
    (copied(tmp_path) / "settings.toml").write_text(
        'pace = 0\nwait_for_voice = false\nspeech = "off"\n', encoding="utf-8"
    )
    argv = [sys.executable, "-m", "playroom", "resume", id_, "--lang", "en"]
    done = subprocess.run(
        [*argv, "--data", str(tmp_path)],
        input="s\nc-s\nquit\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "where you left it." in done.stdout
    with Store.open(tmp_path) as store:
        log = store.log(id_)
        assert list(log.entries[:before]) == list(read_log(BEFORE / f"{id_}.jsonl").entries)
        assert log.states[len(log.entries)] == load_match(store, id_).digest()


@one_of_each
def test_a_damaged_copy_is_refused(
    id_: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = copied(tmp_path)
    where = "WHERE sequence = 5 AND match = (SELECT number FROM matches WHERE id = ?)"
    change(own, f"UPDATE inputs SET text = text || ' ' {where}", id_)
    for command in ("replay", "verify", "export"):
        said = Said(capsys, own, command, id_)
        assert (said.status, said.text) == (2, "")
        assert "damaged at input 5" in said.refusal
    with Store.open(own) as store:
        with pytest.raises(StoreError) as caught:
            load_match(store, id_)
        assert caught.value.key == "damaged-game"
        assert len(good_part(store, id_).entries) == 4
        assert [trouble.key for trouble in store.check()] == ["damaged-game"]


@one_of_each
def test_a_file_with_another_first_input_is_refused(
    id_: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file has no chain; the rules find out."""
    first, second, *rest = (BEFORE / f"{id_}.jsonl").read_text(encoding="utf-8").splitlines()
    last = json.loads(rest[-1])
    moved = json.loads(second) | {"kind": "act", "seat": last["seat"], "text": last["text"]}
    lines = "\n".join([first, json.dumps(moved), *rest])
    (tmp_path / "game.jsonl").write_text(lines + "\n", encoding="utf-8")
    said = Said(capsys, tmp_path, "import", str(tmp_path / "game.jsonl"))
    assert (said.status, said.text) == (2, "")
    assert "does not follow" in said.refusal
    assert not (tmp_path / FILE).exists()


def test_a_seed_that_was_changed_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = copied(tmp_path)
    change(own, "UPDATE secrets SET seed = 'another'")
    for id_ in ("cribbage-two", "casino-two", "calatone-two", "rummy-two"):
        assert Said(capsys, own, "verify", id_).status == 2
