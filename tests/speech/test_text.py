"""What is handed to a synthesizer."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playroom.speech.text import LONGEST, speakable
from playroom.speech.waiting import join


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("El as de copas: ¡mañana será otro día!", "El as de copas: ¡mañana será otro día!"),
        ("\x1b[1;31mhearts\x1b[0m", "hearts"),
        ("\x1b]8;;http://x\x07link\x1b]8;;\x07", "link"),
        ("\x1b]0;title\x1b\\7 of clubs", "7 of clubs"),
        ("one\r\n  two\tthree\n", "one two three"),
        ("│ 7 │\x007\x07", "7 7"),
        ("*Berta*: `10`_", "Berta : 10"),
        ("zero\u200bwidth, soft\xadhyphen, \ufeffmark", "zerowidth, softhyphen, mark"),
        ("lone\udcff surrogate", "lone surrogate"),
        ("no\xa0break", "no break"),
        ("n\u0303andu\u0301", "ñandú"),
        ("", ""),
        (" \n\x00", ""),
    ],
)
def test_only_words_are_left(text: str, spoken: str) -> None:
    assert speakable(text) == spoken


def test_an_endless_text_ends_at_a_word() -> None:
    spoken = speakable("word " * 5000)
    assert len(spoken) <= LONGEST
    assert spoken.endswith("word")


@given(st.text())
def test_anything_at_all_becomes_one_printable_line(text: str) -> None:
    spoken = speakable(text)
    assert spoken == spoken.strip()
    assert spoken.isprintable()
    assert unicodedata.is_normalized("NFC", spoken)
    spoken.encode("utf-8")
    assert speakable(spoken) == spoken


def test_joined_sentences_have_pauses_between_them() -> None:
    assert (
        join(["Berta deals", "4 of hearts.", "Your turn!", "15"])
        == "Berta deals. 4 of hearts. Your turn! 15"
    )
    assert join(["", "one", ""]) == "one"
