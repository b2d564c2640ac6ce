"""`playroom translate`: the folder of a new language, and a message heard in its place."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from playroom.cli.translate import _hear, _lines, _says
from playroom.engine.registry import game_ids
from playroom.locale import Teller

PORTUGUESE = Path(__file__).with_name("portuguese.ftl")
"""The grammar of Portuguese: cards, articles, lists, people."""
WORDS = """
escoba-event-laid = { $who } joga { THE($card) }.
    .brief = { $who }: { $card }.
"""


def said(*words: str, data: Path, lang: str = "en") -> tuple[int, str]:
    """The status of a command, and what it says."""
    command = [sys.executable, "-m", "playroom", *words, "--data", str(data), "--lang", lang]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60)
    return done.returncode, done.stdout + done.stderr


def test_a_message_of_ones_own_folder_is_heard_in_its_place(tmp_path: Path) -> None:
    data, own = tmp_path / "data", tmp_path / "mine"
    status, line = said("translate", "pt", "--folder", str(own), data=data)
    assert (status, line.split(".")[-2]) == (0, f" Messages there: 0 of {line.split()[-1][:-1]}")
    assert str(own) in line
    (own / "cards.ftl").write_text(PORTUGUESE.read_text("utf-8"), "utf-8")
    (own / "escoba.ftl").write_text(WORDS, "utf-8")
    assert "Messages there: 0 " not in said("translate", "pt", data=data)[1]
    status, heard = said("translate", "pt", "--hear", "escoba-event-laid", data=data, lang="es")
    before, *spanish, normal, brief = heard.splitlines()
    assert status == 0
    assert before.startswith("Antes: ")
    assert spanish[0].startswith("En es, en su sitio: Ana deja ")
    card = normal.removeprefix("En pt, en su sitio: Ana joga ")
    assert card[:2] in ("o ", "a "), "an article of the new language"
    assert brief == f"En pt, breve: Ana: {card[2:]}"
    _, you = said("translate", "pt", "--hear", "escoba-event-laid-you", data=data)
    assert "In en, in its place: You lay " in you
    assert you.endswith("Not translated in pt: players hear it in English.\n")
    _, alone = said("translate", "pt", "--hear", "shell-goodbye", data=data)
    assert alone.startswith("In en, as it is written: shell-goodbye = ")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("translate",), "Which language? Give its code: "),
        (("translate", "Portuguese"), "Portuguese names no language. Give its code: "),
        (("translate", "pt", "--hear", "escoba-gone"), "There is no message escoba-gone."),
        (("translate", "pt", "--folder", f"{__file__}/pt"), "The folder cannot be made: "),
    ],
)
def test_what_cannot_be_done_is_refused(words: tuple[str, ...], why: str, tmp_path: Path) -> None:
    status, line = said(*words, data=tmp_path)
    assert status == 2
    assert line.startswith(why)
    assert line.count("\n") == 1


@pytest.mark.parametrize("game", game_ids())
def test_the_lines_of_every_game_have_a_place(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ids: dict[str, None] = {}
    for heard in _lines(game):
        id = heard.note.id
        ids[id if _says(heard, id) else f"{id}-you"] = None
        if len(ids) == 12:
            break
    for id in ids:
        _hear(id, Teller("en"), "es")
    told = capsys.readouterr().out
    assert told.count("In en, in its place: ") == told.count("In es, in its place: ") == 12
    assert "Before: " in told
