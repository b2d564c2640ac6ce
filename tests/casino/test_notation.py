"""Typed moves: by the signs of the notation, and by words alone, as a refusal tells them to
somebody who hears no signs.
"""

from __future__ import annotations

import re

import pytest

from games.casino import GAME
from playroom.engine.notation import NotUnderstood
from playroom.locale.teller import game_entries


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("build 6C 9 3H", "build 6C = 9 : 3H"),
        ("construir 6C 9 3H 2D", "build 6C = 9 : 3H+2D"),
        ("take 9D 5C 4H", "take 9D : 5C+4H"),
        ("capture 9D 9", "take 9D : #9"),
        ("take 9D 5", "take 9D : #5"),  # the build of 5, which the rules refuse later
        ("tomar 10D 5C 5H 10", "take 10D : 5C+5H / #10"),
        ("duplicate 7D 10 3C", "dup 7D #10 : 3C"),
        ("aumentar AS 6 7", "raise AS #6 = 7"),
    ],
)
def test_a_move_may_be_typed_without_signs(said: str, written: str) -> None:
    assert GAME.parse(said) == GAME.parse(written)


@pytest.mark.parametrize(
    "said", ["build 6C 9 3", "raise AS 6", "raise AS 6 7 3C", "dup 7D 10 9 3C"]
)
def test_numbers_too_many_or_too_few_are_not_guessed_at(said: str) -> None:
    with pytest.raises(NotUnderstood):
        GAME.parse(said)


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_the_refusals_tell_to_type_is_understood(language: str) -> None:
    entries = game_entries(language, "casino")
    texts = entries["casino-no-verb"], entries["casino-no-notation"]
    verbs = "take|build|duplicate|increase|trail|accuse|dealer|tomar|construir|duplicar|aumentar|dejar|acusar|dador"
    told = [
        one
        for text in texts
        for one in re.findall(rf"\b((?:{verbs}) [AB0-9]\w*(?: \w+)*?)(?=[.,]| or | o )", text)
    ]
    assert len(told) >= 9, told
    for one in told:
        GAME.parse(one)
