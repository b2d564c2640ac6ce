"""What a player of Calatone is told about options, chosen cards and those who are awaited."""

from __future__ import annotations

import pytest

from games.calatone import GAME
from games.calatone.options import CalatoneOptions
from playroom.engine.notes import Note, Seats, note
from playroom.locale import Listener, teller_of
from playroom.locale.options import option_note

PLAYERS = ("Ana", "Berta", "Luis")


def told(said: Note, language: str) -> str:
    return teller_of(language).tell(said, Listener(0, PLAYERS, ()), "normal")


def test_the_end_of_a_sitting_is_told_in_words_and_steps_through_its_values() -> None:
    limit = next(one for one in CalatoneOptions.declared if one.name == "limit")
    assert limit.menu() == limit.values
    assert told(option_note(GAME, limit, "none"), "es") == "Final de la partida: sin acordar."
    assert told(option_note(GAME, limit, "20-hands"), "en") == "End of the sitting: after 20 hands."


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("es", "Falta que Berta diga que sí.", "Falta que Berta y Luis digan que sí."),
        ("en", "Berta must still say ready.", "Berta and Luis must still say ready."),
    ],
)
def test_who_is_awaited_is_told_of_one_and_of_several(language: str, one: str, two: str) -> None:
    assert told(note("calatone-ask-waiting", what="between", players=Seats((1,))), language) == one
    assert (
        told(note("calatone-ask-waiting", what="between", players=Seats((1, 2))), language) == two
    )


def test_a_card_too_many_says_how_many_to_put_back() -> None:
    card = note("plain-name", name="7 de tréboles")
    said = note("calatone-item-marked", card=card, count=6, on=True, over=1)
    assert told(said, "es") == "7 de tréboles, elegida: 6, sobra 1."
