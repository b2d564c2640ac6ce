"""Kept games in lists: two can be told apart, their numbers can be had, one can be thrown away."""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.engine.registry import game_ids
from playroom.store import Store
from playroom_testing.language.lint import lint
from tests.shell.inside import Inside, inside
from tests.shell.kept import a_header, finished_game, kept_game
from tests.shell.test_mending import run

QUESTION = {
    "en": "Throw this game away? It cannot be taken up again: ",
    "es": "¿Borrar esta partida? No se podrá seguir: ",
}


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", game_ids())
def test_a_game_that_was_left_tells_how_it_stands(tmp_path: Path, game: str, lang: str) -> None:
    kept_game(tmp_path, 0, header=a_header("aaaa2222", game))
    inputs = {"rummy": 400}.get(game, 60)
    kept_game(tmp_path, inputs, header=a_header("bbbb2222", game, seed="9"))

    async def play(room: Inside) -> None:
        room.open_room()
        said = room.press("enter")
        whole = [said[-1], room.press("tab")[0]]
        named = ["words for numbers: digits are shorter"] if game == "ninetynine" else []
        assert all(lint(line, limit=False) in ([], named) for line in whole), whole
        lines = [line.rpartition(" left ")[0] or line.rpartition(" dejada ")[0] for line in whole]
        assert lines[0] != lines[1]
        assert all("Berta" in line for line in lines)
        assert all(any(char.isdigit() for char in line) for line in lines)
        assert not any("You" in line or "Tú" in line for line in lines)

    inside(play, tmp_path, lang)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_game_is_thrown_away_when_that_is_confirmed(tmp_path: Path, lang: str) -> None:
    for id_ in ("aaaa2222", "bbbb2222"):
        kept_game(tmp_path, 9, header=a_header(id_))

    async def play(room: Inside) -> None:
        room.app.settings.set("confirm", False)  # it is asked all the same
        room.open_room()
        room.press("enter")
        first = room.store.unfinished()[0].id
        assert room.press("delete")[0].startswith(QUESTION[lang])
        room.press("escape")
        room.press("delete", "x", "n")
        assert len(room.store.unfinished()) == 2
        room.press("delete")
        lines = room.press("enter")
        assert lines[0] in ("Thrown away.", "Borrada.")
        assert "Berta" in lines[1]
        assert [one.id for one in room.store.unfinished()] == [
            one for one in ("aaaa2222", "bbbb2222") if one != first
        ]
        room.press("delete", {"en": "y", "es": "s"}[lang])
        assert room.store.unfinished() == []
        assert room.lines[-1].startswith(("No unfinished game", "No quedó"))
        assert room.press("delete") == [room.lines[-1]]
        room.press("escape")
        assert "aaaa" not in room.press("home")[0]

    inside(play, tmp_path, lang)
    with Store.open(tmp_path) as store:  # nothing that was kept is destroyed
        assert {one.status for one in store.all()} == {"abandoned"}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_command_lists_the_numbers_that_the_others_want(tmp_path: Path, lang: str) -> None:
    empty = run("kept", "--lang", lang, data=tmp_path)
    assert (empty.returncode, len(empty.stdout.splitlines())) == (0, 1)
    finished_game(tmp_path)
    kept_game(tmp_path, 9, header=a_header("bbbb2222"))
    lines = run("kept", "--lang", lang, data=tmp_path).stdout.splitlines()
    assert len(lines) == 2
    assert "bbbb22" in lines[0]
    assert "aaaa22" in lines[1]
    for command in ("replay", "verify", "export"):
        done = run(command, "--lang", lang, data=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert "playroom kept" in done.stderr
        assert run(command, "aaaa22", "--lang", lang, data=tmp_path).returncode == 0
