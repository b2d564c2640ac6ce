"""The shape of a state is part of a fingerprint's form: a change of it raises `FORM`."""

from __future__ import annotations

import pytest

from playroom.engine.log.fingerprint import FORM
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom_testing.walks import open_match, walk

PINNED = {
    "brisca": "3:9209b9d0cec1af624d9c12ec9c210abce84c8ed2899aa8a07ec6f72b0f57b30f",
    "calatone": "3:23f14f76253780ed31650251ce2722a00bd99314668942f5c8ba141f9df08cfb",
    "casino": "3:572187efcd9cab29679cff03162a266b471f31cd9ce3acccd9ff65924604ac8c",
    "cribbage": "3:4c08b59cf883c62a8c695eededec38b6cc73abaadc6fa8340520aea90d8cc83a",
    "domino": "3:8c58bbcb1d60f53fae5804f3b9217d3aadf90d5727bea0edc34a300e86e4d227",
    "escoba": "3:4b0aa53d28b6ccdeeee2cffae4f7fb1ec9d8ee852c5dfc15ff6c1198a96bfeda",
    "farkle": "3:cc547fc52fcc942bc311cbfe92f5d43bd5310136a2ce8f65f6b29883861c546e",
    "ninetynine": "3:a29b7c23dcccfcc9cde88beeb99a06c20f5bbd947f501da8653fcff48ae8435d",
    "rummy": "3:e2fddb0363aca7a7bb25745afd399e33b2f51dc201ba547c307ba41c7e094a69",
}
"""The fingerprint after forty inputs of one made-up game each, in form 3."""


@pytest.mark.parametrize("game", game_ids())
def test_a_state_of_another_shape_has_another_form(game: str) -> None:
    match = open_match(find_game(game), Setup.of(3), "form")
    for _ in walk(match, "form", 40):
        pass
    assert match.digest() == PINNED[game], (
        f"states are held otherwise than in form {FORM}: raise FORM and write these anew, or kept "
        "games are called damaged"
    )
