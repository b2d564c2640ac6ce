"""The words of a game are found in its package, and what is missing names the game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from playroom.engine.notes import Note, Notes, note
from playroom.locale import Teller
from playroom.locale.teller import game_entries
from playroom_testing.language.messages import compare, report
from tests.engine.installed import install, on_path

from .telling import TEAMS

BOTH = {
    "en.ftl": "toy-name = Toy\ntoy-about = A game.\ntoy-falls = { -toy-thing } falls\n",
    "en/more.ftl": "-toy-thing = The ball\ntoy-name = not this\nshell-welcome = not this\n",
    "es.ftl": "toy-name = Juguete\n",
    "es/words.ftl": "toy-falls = Cae la pelota\n",
    "fr.ftl": "toy-name = Jouet\n",
}
PLAY = note("room-game", game=note("toy-name"))


def tell(language: str, one: Note) -> str:
    return Teller(language).tell(one, TEAMS)


def installed(folder: Path, words: Mapping[str, str]) -> Path:
    return install(folder, "toybox", "raise ImportError", {"toy": "toybox:GAME"}, words)


def test_words_come_from_the_package_in_one_file_or_several(tmp_path: Path) -> None:
    with on_path(installed(tmp_path, BOTH)):
        assert tell("en", note("toy-falls")) == "The ball falls."
        assert tell("es", note("toy-falls")) == "Cae la pelota."
        assert [tell(language, PLAY) for language in ("en", "es")] == [
            "Play Toy.",
            "Jugar: Juguete.",
        ]
        assert Teller("es").has("toy-name")
        assert not Teller("es").has("toy-about")
        assert tell("en", note("shell-welcome")) != "not this.", "a game cannot change the room"
        assert "shell-welcome" not in game_entries("en", "toy")
    assert not Teller("en").has("toy-falls")


def test_what_one_language_lacks_is_told_in_the_other(tmp_path: Path) -> None:
    with on_path(installed(tmp_path, BOTH)):
        assert tell("es", note("toy-about")) == "A game."
        line = note("setup-preset", preset=note("toy-about"))
        assert tell("es", line) == "Variante: A game.", "only the part is told in English"
        both = Notes((note("toy-name"), note("toy-about")))
        assert tell("es", note("transcript-players", players=both)).endswith("Juguete y A game.")


@pytest.mark.parametrize("only", ["en", "es"])
def test_words_in_one_language_only(only: str, tmp_path: Path) -> None:
    with on_path(installed(tmp_path, {f"{only}.ftl": BOTH[f"{only}.ftl"]})):
        name = {"en": "Toy", "es": "Juguete"}[only]
        assert tell("en", PLAY) == f"Play {name}."
        assert tell("es", PLAY) == f"Jugar: {name}."
        assert tell("xx", note("toy-name")) == f"{name}."
        problems = report(compare(games={"toy": (tmp_path / "toybox" / "locales",)}))
        other = {"en": "es", "es": "en"}[only]
        assert f"toy/{other}.ftl: is missing ({only} has it)" in problems


def test_no_words_at_all_names_the_game_in_the_language_of_the_listener(tmp_path: Path) -> None:
    with on_path(installed(tmp_path, {})):
        assert tell("en", PLAY) == "Play toy."
        assert tell("es", PLAY) == "Jugar: toy."
        for one in (note("toy-falls"), note("setup-preset", preset=note("toy-preset-usual"))):
            english, spanish = Teller("en"), Teller("es")
            assert english.tell(one, TEAMS) == (
                "Something happened in toy, but the words for it are missing."
            )
            assert spanish.tell(one, TEAMS) == (
                "Ha pasado algo en toy, pero faltan las palabras para decirlo."
            )
            assert any("toy-" in problem for problem in spanish.problems)


def test_files_that_cannot_be_read_are_no_words(tmp_path: Path) -> None:
    installed(tmp_path, {"en.ftl": "toy-name = Toy\n", "es.ftl": "toy-name = Juguete\n"})
    (tmp_path / "toybox" / "locales" / "es.ftl").write_bytes(b"toy-name = \xff\xfe\n")
    with on_path(tmp_path):
        assert tell("es", PLAY) == "Jugar: Toy."
