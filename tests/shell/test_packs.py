"""A table with a Spanish pack: what is told, painted, typed and read in the rules follows the
pack.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.engine.packs import Pack
from playroom.engine.registry import find_game
from playroom_testing.room import match_of
from tests.shell.inside import Inside, inside

WHOLE = Pack("spanish-52", tuple(range(1, 14)), (1, 2, 3, 0), words="spanish")
SUITS = ("bastos", "oros", "copas", "espadas")


@pytest.fixture(autouse=True)
def spanish_casino(monkeypatch: pytest.MonkeyPatch) -> None:
    """Casino with all the cards it has, called as those of a Spanish pack."""
    monkeypatch.setattr(type(find_game("casino")), "pack", WHOLE)


async def sit_down(room: Inside) -> None:
    """A game of casino in Spanish, up to the player's turn."""
    room.text("/idioma es")
    room.deal("casino", "3")
    await room.settle()
    while not room.match.requests_of(0):
        await room.settle()


def test_cards_are_called_as_those_of_the_pack(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        await sit_down(room)
        (hand,) = room.press("h")
        assert any(f" de {suit}" in hand for suit in SUITS)
        assert not any(suit in hand for suit in ("tréboles", "diamantes", "corazones", "picas"))
        room.press("c-s")
        assert room.app.announcer.listener.cards == "french"
        assert any(
            any(f" de {suit}" in line for suit in SUITS) for line in room.press(",", ",", ",", ",")
        ), "the history stays as it was heard"

    inside(run, tmp_path)


def test_a_card_is_typed_in_words_of_the_pack(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        await sit_down(room)
        table = room.table
        held = table.zones()[0].items[0].card
        assert held is not None
        phrase = room.app.announcer.line(table.zones()[0].items[0].note).rstrip(".")
        plays = table.table.act(table.view(), (), table.zones()[0].items[0])
        before = match_of(table).sequence
        said = room.text(f"/jugar el {phrase.upper()}")
        assert match_of(table).sequence > before or said[0].startswith(str(len(plays)))
        assert room.text("/jugar 5C")[0].startswith(("5C: ¿5 de copas o 5 de bastos?", "¿Cuál"))

    inside(run, tmp_path)


def test_colours_follow_the_table(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        painted: list[str] = []
        room.app.repaint = lambda: painted.append(  # type: ignore[method-assign]
            room.app.announcer.listener.cards
        )
        await sit_down(room)
        room.press("c-s")
        assert painted[-2:] == ["spanish", "french"]

    inside(run, tmp_path)


def test_the_rules_of_a_table_that_is_prepared_speak_of_its_pack(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        from playroom.engine.options import Setup
        from playroom.shell.screens.rules import open_rules

        open_rules(room.app, find_game("casino"), Setup.of(2))
        assert room.app.announcer.listener.cards == "spanish"
        room.press("escape")
        assert room.app.announcer.listener.cards == "french"

    inside(run, tmp_path)
