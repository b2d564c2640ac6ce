"""The first run: asked once, in every language, without standing in anybody's way; a newcomer plays a card in 8 keys."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from playroom.engine.registry import game_ids
from playroom.shell.first_run import ask_newcomer
from tests.shell.by_keys import KeyPlayer, playroom
from tests.shell.inside import Inside, inside

ENGLISH, SPANISH = "Language: E for English.", "Idioma: S para español."


def begin(room: Inside, reader: bool = True, language: bool = True) -> list[str]:
    room.open_room()
    before = len(room.lines)
    ask_newcomer(room.app, language=language, reader=reader)
    return room.lines[before:]


def test_the_language_is_asked_in_every_language_with_its_own_voice(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        assert begin(room) == [ENGLISH, SPANISH]
        assert [(text, language) for text, _, language in room.voice.said[-2:]] == [(ENGLISH, "en"), (SPANISH, "es")]
        assert room.press("s") == ["Español.", "¿Ya lee este terminal un lector de pantalla? S para sí, N para no."]
        assert room.app.language == "es"
        lines = room.press("n")
        assert lines[0].startswith("Voz propia")
        assert lines[-1].startswith("Jugar a")
        assert room.app.settings.get("first_run_done") is True
        assert room.app.settings.get("language") == "es"
        before = len(room.lines)
        ask_newcomer(room.app, language=True, reader=True)
        assert room.lines[before:] == []

    inside(run, tmp_path)


def test_a_reader_that_already_reads_leaves_the_own_voice_off(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        assert begin(room, language=False) == ["Does a screen reader already read this terminal? Y for yes, N for no."]
        assert room.press("y")[0] == "Own voice off, printing only."

    inside(run, tmp_path)


def test_a_key_that_is_no_answer_goes_to_the_menu_and_the_question_is_gone(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        begin(room)
        assert room.press("tab")[0].endswith(".")
        assert len(room.app._stack) == 1
        assert room.app.settings.get("first_run_done") is True

    inside(run, tmp_path)


def test_nothing_is_asked_when_all_is_known_or_in_a_pipe(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        assert begin(room, reader=False, language=False) == []
        room.app.set_setting("first_run_done", False)
        room.app.line_mode = True
        assert begin(room)[:1] != [ENGLISH]

    inside(run, tmp_path)
    argv = [sys.executable, "-m", "playroom", "--data", str(tmp_path / "pipe")]
    done = subprocess.run(argv, input="tab\n", capture_output=True, text=True, timeout=60, check=False)
    assert ENGLISH not in done.stdout


@pytest.mark.pty
@pytest.mark.parametrize("game", game_ids())
def test_a_newcomer_plays_the_first_card_in_8_keys(tmp_path: Path, game: str) -> None:
    """From `playroom` with nothing set to the first move in a game: keys are counted, questions go unanswered."""
    data = tmp_path / "data"
    keys = 0
    with playroom(data=data, lang="en", env={"PLAYROOM_SPEECH": "off"}) as session:
        session.until("Choose with Tab")
        session.quiet(0.1)
        for key in (str(game_ids().index(game) + 1), "enter", "enter"):
            session.key(key)
            keys += 1
        session.quiet(0.3)
        player = KeyPlayer(session, data)
        player.script.append(("", []))
        player.wait()
        how = list(player.keys_for(player.decide()))
        for kind, what in how:
            keys += 1 if kind == "key" else len(what) + 1
        assert keys <= 8, how
        assert player.step()
        player.close()
