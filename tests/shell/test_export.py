"""Games that are passed on: as text in either language, and as files that are read in input by
input.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.registry import game_ids
from playroom.store import Store
from tests.shell.inside import Inside, inside
from tests.shell.kept import a_header, finished_game, kept_game, play
from tests.shell.test_mending import run
from tests.shell.test_replay import heard, walk


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_transcript_holds_all_that_was_heard(language: str, tmp_path: Path) -> None:
    log = finished_game(tmp_path)
    done = run("export", "aaaa", "--text", "--lang", language, data=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0].startswith(
        {"en": "Cribbage, 2026-01-01", "es": "La cuna, 2026-01-01"}[language]
    )
    assert "Berta" in lines[1]
    told = heard(log, 0, language)
    at = lines.index(told[0])
    assert [line for line in lines[at:-1] if line] == told
    assert lines[-1].startswith({"en": "Final scores: ", "es": "Puntos al final: "}[language])
    assert "" in lines[at:-2], "an empty line between the deals"
    everything = run(
        "export", "aaaa", "--text", "--seat", "all", "--lang", language, data=tmp_path
    ).stdout
    assert "Berta " in everything


def test_the_transcript_of_an_open_game_is_what_its_person_heard(tmp_path: Path) -> None:
    log = kept_game(tmp_path, inputs=20)
    text = run("export", "aaaa", "--text", "--lang", "en", data=tmp_path)
    assert "The game is not over." in text.stdout
    assert [line for line in text.stdout.splitlines() if "6 cards" in line] == [
        line for line in heard(log, 0) if "6 cards" in line
    ]
    assert run("export", "aaaa", "--text", "--seat", "2", data=tmp_path).returncode == 2
    assert run("export", "aaaa", "--seat", "1", data=tmp_path).returncode == 2


def test_the_room_writes_a_transcript(tmp_path: Path) -> None:
    finished_game(tmp_path)

    async def play_(room: Inside) -> None:
        await walk(room)
        room.press("escape", "tab")
        assert "Write it as text" in room.lines[-1]
        (line,) = room.press("enter")
        file = tmp_path / "cribbage-aaaa22.en.txt"
        assert str(file) in line
        assert "Final scores" in file.read_text(encoding="utf-8")

    inside(play_, tmp_path)


def wrong_card(rows: list[dict[str, Any]]) -> int:
    """The first card that is played becomes one that could not be played there."""
    at = next(n for n, row in enumerate(rows) if row["text"].startswith("play"))
    rows[at]["text"] = rows[at - 1]["text"]
    return at


def wrong_seat(rows: list[dict[str, Any]]) -> int:
    at = next(n for n, row in enumerate(rows) if row["text"].startswith("play"))
    rows[at]["seat"] = 1 - rows[at]["seat"]
    return at


def no_notation(rows: list[dict[str, Any]]) -> int:
    rows[7]["text"] = "dance"
    return 7


def after_the_end(rows: list[dict[str, Any]]) -> int:
    rows.append({**rows[-1], "sequence": len(rows) + 1, "id": ""})
    return len(rows) - 1


def a_timeout_that_does_something_else(rows: list[dict[str, Any]]) -> int:
    at = next(
        n
        for n, row in enumerate(rows)
        if row["text"].startswith("count") or row["text"].startswith("claim")
    )
    rows[at]["kind"] = "timeout"
    rows[at]["text"] = "claim 29"
    return at


def nobody_leaves(rows: list[dict[str, Any]]) -> int:
    rows[5] = {**rows[5], "kind": "leave", "text": "no-such-level"}
    return 5


def a_gap(rows: list[dict[str, Any]]) -> int:
    del rows[4]
    return 4


@pytest.mark.parametrize(
    "spoil",
    [
        wrong_card,
        wrong_seat,
        no_notation,
        after_the_end,
        a_timeout_that_does_something_else,
        nobody_leaves,
        a_gap,
    ],
    ids=lambda one: one.__name__,
)
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_false_file_is_refused_at_the_line_that_is_wrong(
    spoil: Callable[[list[dict[str, Any]]], int], language: str, tmp_path: Path
) -> None:
    finished_game(tmp_path)
    head, *rest = run("export", "aaaa", data=tmp_path).stdout.splitlines()
    rows = [json.loads(line) for line in rest]
    wrong = spoil(rows)
    first = json.loads(head)
    first.pop("inputs")
    text = "\n".join([json.dumps(first), *(json.dumps(row) for row in rows)]) + "\n"
    (file := tmp_path / "false.jsonl").write_text(text, encoding="utf-8")
    other = tmp_path / "other"
    done = run("import", str(file), "--lang", language, data=other)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(
        {"en": f"Line {wrong + 2}", "es": f"Línea {wrong + 2}"}[language]
    ) or (f" {wrong + 2} " in done.stderr)
    assert not other.exists() or Store.open(other).all() == []


@pytest.mark.parametrize("game", game_ids())
def test_every_game_goes_out_and_in_again(game: str, tmp_path: Path) -> None:
    header = a_header("whole2", game)
    levels = tuple("random" for _ in header.players)
    match = play(header, inputs=120, levels=levels)
    from playroom.store import KeptGame

    with Store.open(tmp_path) as store:
        store.add(KeptGame(header, tuple(match.entries)), match.outcome)
    text = run("export", "whole2", data=tmp_path).stdout
    (file := tmp_path / "game.jsonl").write_text(text, encoding="utf-8")
    other = tmp_path / "other"
    assert run("import", str(file), data=other).returncode == 0
    assert run("export", "whole2", data=other).stdout == text
    for words in (("replay",), ("export", "--text"), ("verify",)):
        done = run(words[0], "whole2", *words[1:], "--lang", "es", data=other)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout
