"""Notes, refusals, and text that others will hear."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playroom.engine.cards import cards
from playroom.engine.notes import Clean, Kind, Note, Notes, Rejection, Who, note, replaced

BELL, ESCAPE, NUL = "\a", "\x1b", "\0"


@pytest.mark.parametrize(
    ("typed", "clean"),
    [
        ("Ana", "Ana"),
        ("  Ana   Belén \t\n ", "Ana Belén"),
        (f"An{BELL}a", "An a"),
        (f"{ESCAPE}[31mred{ESCAPE}[0m", "[31mred [0m"),
        (f"a{NUL}b", "a b"),
        ("line\nline\r\nline", "line line line"),
        ("a\u2028b\u2029c\x85d", "a b c d"),  # other line ends
        ("\u202egnirts", "gnirts"),  # turns the direction of writing around
        ("a\u200bb\u2060c\ufeffd", "a b c d"),  # invisible
        ("\u2068Ana\u2069", "Ana"),  # isolates
        ("\ue000x\U0010ffff", "x"),  # private, unassigned
        ("\ud800x", "x"),  # half of a pair
        ("Ine\u0301s", "Inés"),  # composed
        ("日本", "日本"),
        ("", ""),
        ("\n\t", ""),
    ],
)
def test_clean_text(typed: str, clean: str) -> None:
    assert Clean.of(typed) == clean
    assert isinstance(Clean.of(typed), Clean)


def test_clean_text_is_cut_at_its_limit_without_a_blank_at_the_end() -> None:
    assert Clean.of("x" * 100) == "x" * 40
    assert Clean.of("abc def", 4) == "abc"
    assert Clean.of("abc def", 7) == "abc def"


@given(st.text(max_size=80), st.integers(1, 60))
def test_clean_text_is_always_clean_and_stays_as_it_is(typed: str, limit: int) -> None:
    clean = Clean.of(typed, limit)
    assert len(clean) <= limit
    assert clean == " ".join(clean.split())
    assert not any(
        unicodedata.category(c) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for c in clean
    )
    assert Clean.of(clean, limit) == clean


def test_a_note_gives_its_values_by_name() -> None:
    said = note("cribbage-play", Kind.PLAY, who=Who(1), cards=cards("5H"), total=0)
    assert said.id == "cribbage-play"
    assert said.kind is Kind.PLAY
    assert (said.get("who"), said.get("cards"), said.get("total"), said.get("other")) == (
        Who(1),
        cards("5H"),
        0,
        None,
    )
    assert note("x").kind is Kind.ANSWER


def test_notes_are_values() -> None:
    one, two = note("x", a=1, b="hand"), note("x", a=1, b="hand")
    assert one == two
    assert hash(one) == hash(two)
    assert one != note("x", a=2, b="hand")
    with pytest.raises(AttributeError):
        one.id = "y"  # type: ignore[misc]


def test_a_value_may_be_named_like_the_parameters() -> None:
    assert note("x", id=1, kind="y").values == (("id", 1), ("kind", "y"))
    assert Rejection.of("code", "x", code=1, id="y").note.values == (("code", 1), ("id", "y"))


def test_all_values_reach_into_inner_notes() -> None:
    inner = note("inner", who=Who(2))
    outer = note("outer", one=inner, many=Notes((inner, note("deep", n=5))), card=3)
    found = list(outer.all_values())
    assert found.count(Who(2)) == 2
    assert 5 in found
    assert inner in found
    assert 3 in found


def test_a_rejection_has_a_code_for_programs_and_a_note_for_people() -> None:
    refused = Rejection.of("over_31", "cribbage-no-over", total=25)
    assert refused.code == "over_31"
    assert refused.note == Note("cribbage-no-over", (("total", 25),), Kind.REFUSAL)


@given(st.lists(st.integers(), min_size=1).map(tuple), st.data())
def test_put_changes_one_place_of_a_copy(values: tuple[int, ...], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(values) - 1))
    after = replaced(values, place, "new")
    assert after[place] == "new"
    assert after[:place] == values[:place]
    assert after[place + 1 :] == values[place + 1 :]
