"""Keys by what players call them, where keys cannot be read one by one (a pipe, `/help`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.engine.registry import find_game, game_ids
from playroom.locale import LANGUAGES
from playroom.locale.typed import folded, phrases
from playroom.shell.app import PLAIN
from playroom.shell.command_words import words_of
from playroom.shell.hearing import set_language
from playroom.shell.keys import COMMANDS, _keys_by_name, key_called, key_note
from playroom.shell.terminal.keynames import keys_of_line
from tests.shell.inside import Inside, inside


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("shift h", "H"),
        ("Mayúsculas H", "H"),
        ("mayusculas h", "H"),
        ("comma", ","),
        ("coma", ","),
        ("punto", "."),
        ("question mark", "?"),
        ("signo de interrogación", "?"),
        ("mayor que", ">"),
        ("Intro", "enter"),
        ("espacio", "space"),
        ("Mayúsculas Tabulador", "s-tab"),
        ("shift tab", "s-tab"),
        ("Control S", "c-s"),
        ("avanzar página", "pagedown"),
        ("control inicio", "c-home"),
        ("f2", "f2"),
        ("ctrl-g", "c-g"),
        ("x", "x"),
        ("X", "X"),
    ],
)
def test_keys_are_known_by_their_names_in_both_languages(name: str, key: str) -> None:
    assert key_called(name) == key


def test_what_is_no_key_is_none() -> None:
    for name in ("", "shift", "mayúsculas", "cuatro", "discard 7H", "shift h h"):
        assert key_called(name) is None


def test_every_key_is_known_by_what_help_calls_it(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        for language in LANGUAGES:
            set_language(room.app, language)
            for command in COMMANDS:
                for key in command.keys:
                    name = room.app.announcer.line(key_note(key)).rstrip(".")
                    called = key_called(name.lower() if len(name) == 1 else name)
                    assert called == key, name

    inside(run, tmp_path)


def test_no_key_is_called_like_a_move_or_like_a_word_that_needs_no_slash() -> None:
    words = {
        folded(phrase)
        for game in game_ids()
        for move in find_game(game).notation.moves
        for language in LANGUAGES
        for phrase in (move.verb, *phrases(language, f"{game}-verb-{move.verb}"))
    }
    for language in LANGUAGES:
        for command in PLAIN:
            words |= {folded(word) for word in words_of(language, command)}
    assert not words & set(_keys_by_name())


def test_a_line_may_name_several_keys_each_in_some_words() -> None:
    def line(text: str) -> list[str] | None:
        return keys_of_line(text, lambda char: char == "/", key_called)

    assert line("f1 mayúsculas h signo de interrogación coma") == ["f1", "H", "?", ","]
    assert line("shift h c") == ["H", "c"]
    assert line("shift away") is None
    assert keys_of_line("coma", lambda char: True, key_called) is None  # a name that is asked for


@pytest.mark.parametrize("language", ["en", "es"])
def test_help_explains_a_key_that_is_called_so(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        by_key = room.text({"en": "/help H", "es": "/ayuda H"}[language])
        by_name = room.text({"en": "/help shift h", "es": "/ayuda mayúsculas h"}[language])
        assert by_name == by_key
        assert len(by_name) == 2

    inside(run, tmp_path, language)
