"""Typed moves: by the signs of the notation, and by words alone in both languages, as a refusal
tells them, since signs are not heard.
"""

from __future__ import annotations

import re

import pytest

from games.casino import GAME
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Rejection
from playroom.engine.packs import FRENCH
from playroom.engine.steps import Action
from playroom.locale.teller import message_source
from playroom.locale.typed import Typing


def typed(text: str, language: str) -> Action:
    """The action of a typed move."""
    canonical = Typing.of(language, FRENCH, GAME.id, GAME.notation.moves).canonical(text)
    assert isinstance(canonical, str), canonical
    return GAME.parse(canonical)


@pytest.mark.parametrize(
    ("text", "language", "written"),
    [
        ("build 6C 9 3H", "en", "build 6C = 9 : 3H"),
        ("construir 6T 9 3P 2D", "es", "build 6C = 9 : 3S+2D"),
        ("take 9D 5C 4H", "en", "take 9D : 5C+4H"),
        ("capture 9D 9", "en", "take 9D : #9"),
        ("take 9D 5", "en", "take 9D : #5"),  # the build of 5, which the rules refuse later
        ("tomar 10D 5T 5P 10", "es", "take 10D : 5C+5S / #10"),
        ("tomar 9 de diamantes 5 de picas y 4 de corazones", "es", "take 9D : 5S+4H"),
        ("take 9 of diamonds 5 of spades and 4 of hearts", "en", "take 9D : 5S+4H"),
        ("duplicate 7D 10 3C", "en", "dup 7D #10 : 3C"),
        ("aumentar AP 6 7", "es", "raise AS #6 = 7"),
        ("dejar 4 de picas", "es", "trail 4S"),
        ("sí", "es", "agree"),
        ("última", "es", "last"),
    ],
)
def test_a_move_may_be_typed_without_signs(text: str, language: str, written: str) -> None:
    assert typed(text, language) == GAME.parse(written)


@pytest.mark.parametrize(
    "text", ["build 6C 9 3", "raise AS 6", "raise AS 6 7 3C", "dup 7D 10 9 3C", "take", "dealer 2"]
)
def test_numbers_too_many_or_too_few_are_not_guessed_at(text: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        GAME.parse(text)
    assert caught.value.rejection.code == "not_understood"
    assert caught.value.rejection.note.id == f"casino-refuse-misread-{text.split()[0]}"


@pytest.mark.parametrize(
    "text",
    [
        "take 9D : 5C+4H / 9S / #9",
        "take AD=14 : KC+AS",
        "take 9D : {5C 4H #9}",
        "take KC : KD",
        "build 6C = 9 : 3H / 5C+4H",
        "build 9D : 9H",
        "build 9D = 9 : - / 9H",
        "dup 7D #10 : 3C / 6C+4H",
        "raise AH #6 = 7",
        "raise AH+2C #6 = 9 / 9S",
        "accuse B 9D",
        "dealer E",
        "last",
        "last, trail 4S",
        "late take 9D : #9",
        "forfeit",
        "bad-pack",
    ],
)
def test_the_log_keeps_one_form(text: str) -> None:
    assert GAME.format(GAME.parse(text)) == text


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_the_refusals_tell_to_type_is_understood(language: str) -> None:
    rows = [move for move in GAME.notation.moves if move.misread]
    texts = [str(message_source(language, move.misread)) for move in rows]
    verbs = (
        "take|build|duplicate|increase|accuse|dealer|tomar|construir|duplicar|aumentar|acusar|dador"
    )
    told = [
        match for text in texts for match in re.findall(rf": ((?:{verbs}) [\w, ]+)(?=\.)", text)
    ]
    assert len(told) == 6, told
    for text in told:
        typed(text, language)


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("dejar 6 de diamantes", "trail 6D"),
        ("dejar jota de tréboles", "trail JC"),
        ("dejar JT", "trail JC"),
        ("dejo la dama de corazones", "trail QH"),
        ("tomar 9 de diamantes, 5 de tréboles y 4 de picas", "take 9D : 5C+4S"),
        ("construir 6 de tréboles y 3 de picas, 9", "build 6C = 9 : 3S"),
        ("construir 6 de tréboles 9 3 de picas", "build 6C = 9 : 3S"),
        ("duplicar 7 de picas y 3 de tréboles, 10", "dup 7S #10 : 3C"),
        ("aumentar as de picas, 6 hasta 7", "raise AS #6 = 7"),
        ("aumentar AP 6 7", "raise AS #6 = 7"),
        ("impugnar", "challenge"),
        ("reclamar", "challenge"),
        ("acusar A 9 de diamantes", "accuse A 9D"),
        ("acusar B 9D", "accuse B 9D"),
    ],
)
def test_spanish_words_of_cards_and_moves(text: str, notation: str) -> None:
    """In full words, in Spanish letters, with `hasta` between two values."""
    assert typed(text, "es") == GAME.parse(notation)


def test_a_bare_c_in_spanish_is_asked_about() -> None:
    asked = Typing.of("es", FRENCH, GAME.id, GAME.notation.moves).canonical("dejar 5C")
    assert isinstance(asked, Rejection)
    assert asked.code == "which_card"
