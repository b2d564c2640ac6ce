"""Fingerprints of another form are no evidence: neither for a game nor against it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playroom.cli.doctor_games import mend, problems
from playroom.engine.log.fingerprint import FORM, comparable, fingerprint
from playroom.engine.match import Match
from playroom.engine.registry import find_game
from playroom.records.opening import good_part, load_match
from playroom.store import KeptGame, Store, StoreError, log_lines, read_log
from playroom.store.repair import _rebuild
from tests.kept.before_files import BEFORE, GAMES, Said, change, copied

GAME = "calatone-minutes"
"""A game of 220 inputs with fingerprints after 50, 100, 150, 200 and some breaks."""
NEVER = "0" * 64
FORMS = {"first form": NEVER, "form to come": f"{FORM + 1}:{NEVER}"}
of_other_forms = pytest.mark.parametrize("kept", FORMS.values(), ids=list(FORMS))
not_of_the_state = pytest.mark.parametrize("kept", [f"{FORM}:{NEVER}", "lost", ""])


def put(folder: Path, kept: str, sequence: int | None = None) -> None:
    """Replaces the fingerprints of the game: all, or the one after an input."""
    statement = (
        "UPDATE states SET digest = ? WHERE match = (SELECT number FROM matches WHERE id = ?)"
    )
    if sequence is not None:
        statement += f" AND sequence = {sequence}"
    change(folder, statement, kept, GAME)


def print_after(log: KeptGame, inputs: int) -> str:
    """The fingerprint that belongs there."""
    return Match.replay(find_game(log.header.game), log.header, log.entries[:inputs]).digest()


def test_a_fingerprint_carries_the_number_of_its_form() -> None:
    kept = fingerprint((1, 2))
    assert kept.startswith(f"{FORM}:")
    assert comparable(kept)
    assert not any(comparable(other) for other in FORMS.values())
    assert comparable("lost")
    assert comparable(f"0{FORM}:{NEVER}")
    log = read_log(BEFORE / f"{GAME}.jsonl")
    assert print_after(log, 50).startswith(f"{FORM}:")


@of_other_forms
def test_one_of_another_form_disturbs_nothing(
    kept: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(copied(tmp_path), kept)
    assert problems(tmp_path) == []
    with Store.open(tmp_path) as store:
        log = store.log(GAME)
        assert load_match(store, GAME).sequence == GAMES[GAME]["inputs"]
        assert good_part(store, GAME) == log
    verified = Said(capsys, tmp_path, "verify", GAME, "--json")
    assert json.loads(verified.text)["states"] == 0
    assert Said(capsys, tmp_path, "replay", GAME).status == 0
    file = tmp_path / "game.jsonl"
    file.write_text(Said(capsys, tmp_path, "export", GAME).text, encoding="utf-8")
    assert Said(capsys, tmp_path / "other", "import", str(file)).status == 0
    with Store.open(tmp_path / "other") as other:
        assert other.log(GAME) == log


@not_of_the_state
def test_one_of_todays_form_that_differs_is_told(
    kept: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(copied(tmp_path), kept, 100)
    assert [str(trouble.values["game"]) for trouble in problems(tmp_path)] == [GAME]
    with Store.open(tmp_path) as store, pytest.raises(StoreError) as caught:
        load_match(store, GAME)
    assert (caught.value.key, caught.value.values["sequence"]) == ("state-differs", 100)
    for command in ("replay", "verify"):
        said = Said(capsys, tmp_path, command, GAME)
        assert (said.status, said.text) == (2, "")
        assert "input 100" in said.refusal


def test_in_a_file_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = read_log(BEFORE / f"{GAME}.jsonl")
    file = tmp_path / "game.jsonl"
    right = {**log.states, 100: print_after(log, 100)}
    for states, status in ((right, 0), ({**right, 150: f"{FORM}:{NEVER}"}, 2)):
        lines = list(log_lines(KeptGame(log.header, log.entries, log.times, states)))
        # an older playroom must not take numbered fingerprints for damage
        assert json.loads(lines[0])["playroom"] == 2
        file.write_text("".join(lines), encoding="utf-8")
        assert read_log(file).states == states
        said = Said(capsys, tmp_path / str(status), "import", str(file))
        assert said.status == status
    assert "after input 150" in said.refusal.lower()
    verified = Said(capsys, tmp_path / "0", "verify", GAME, "--json")
    assert json.loads(verified.text)["states"] == 1
    for wrong in (f"0{FORM}:{NEVER}", f"{FORM}:", f":{NEVER}", f"{FORM}:{NEVER}0", NEVER[1:]):
        text = (BEFORE / f"{GAME}.jsonl").read_text(encoding="utf-8")
        file.write_text(text.replace(log.states[50], wrong), encoding="utf-8")
        said = Said(capsys, tmp_path / "wrong", "import", str(file))
        assert said.status == 2
        assert "line 51" in said.refusal.lower()


def test_what_is_good_goes_back_to_a_fingerprint_that_agreed(tmp_path: Path) -> None:
    """One of another form, between that and the trouble, has proved nothing."""
    log = read_log(BEFORE / f"{GAME}.jsonl")
    put(copied(tmp_path), print_after(log, 50), 50)
    put(tmp_path, f"{FORM}:{NEVER}", 150)
    with Store.open(tmp_path) as store:
        assert 100 in store.log(GAME).states
        assert len(good_part(store, GAME).entries) == 50
    put(tmp_path, NEVER, 50)
    with Store.open(tmp_path) as store:
        assert good_part(store, GAME).entries == ()


def test_mending_finds_nothing_to_do_in_old_games(tmp_path: Path) -> None:
    assert mend(copied(tmp_path)).done == ()


def test_mending_keeps_fingerprints_of_every_form(tmp_path: Path) -> None:
    """A file that SQLite finds damaged is written anew, game by game."""
    with Store.open(copied(tmp_path)) as store:
        store.checkpoint(GAME, GAMES[GAME]["inputs"], load_match(store, GAME).digest())
        logs = {id_: store.log(id_) for id_ in GAMES}
    assert [one.what for one in _rebuild(tmp_path)] == ["rebuilt"]
    with Store.open(tmp_path) as store:
        assert {id_: store.log(id_) for id_ in GAMES} == logs
    assert problems(tmp_path) == []
