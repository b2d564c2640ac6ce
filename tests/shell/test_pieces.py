"""A game of dice, tiles or a board is told of in words of its own: no key there speaks of cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playroom.engine.notes import note
from playroom.engine.registry import game_ids
from playroom.locale import LANGUAGES
from playroom.locale.teller import game_entries
from playroom.shell.menu import edge
from tests.shell.inside import Inside, inside

CARDS = {"en": re.compile(r"\bcards?\b", re.I), "es": re.compile(r"\bcartas?\b", re.I)}
KEYS = ("9", "h", "s-h", "e", "v", "z", "space", "tab", "end", "home", "escape", "a", "l", "H", "V")
WITHOUT_CARDS = [
    game
    for game in game_ids()
    if not any(CARDS["en"].search(text) for text in game_entries("en", game).values())
]


def test_there_are_such_games() -> None:
    assert {"farkle", "domino"} <= set(WITHOUT_CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WITHOUT_CARDS)
def test_no_key_speaks_of_cards(tmp_path: Path, game: str, language: str) -> None:
    async def run(room: Inside) -> None:
        room.deal(game)
        await room.settle()
        for key in (*KEYS, *KEYS):
            for line in room.press(key):
                assert not CARDS[language].search(line), (key, line)
        assert not [line for line in room.lines if CARDS[language].search(line)]

    inside(run, tmp_path, language)


def test_of_one_item_it_is_not_told_that_it_is_the_last(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        one = note("key-mark")
        for by in (1, -1):
            assert edge(room.app, by, one, 1).id == "shell-only-item"
            assert edge(room.app, by, one, 2).id in ("shell-list-end", "shell-list-start")

    inside(run, tmp_path)
