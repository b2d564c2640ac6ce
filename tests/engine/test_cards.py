"""Cards: identity, order, notation, and that they cannot be changed."""

from __future__ import annotations

import copy
import json
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playroom.engine.cards import JOKER, PACK, Card, card, cards, names, pack

ALL = [one for number in range(8) for one in pack(4, number)]


def test_a_pack_has_every_rank_in_every_suit_once() -> None:
    assert len(PACK) == len(set(PACK)) == 52
    assert {(one.rank, one.suit) for one in PACK} == {
        (rank, suit) for rank in range(1, 14) for suit in range(4)
    }
    assert [str(one) for one in PACK[:5]] == ["AC", "AD", "AH", "AS", "2C"]
    assert [str(one) for one in PACK[-5:]] == ["QS", "KC", "KD", "KH", "KS"]


def test_packs_differ_from_each_other_and_have_the_jokers_asked_for() -> None:
    assert len(set(ALL)) == 8 * 56
    for jokers in range(5):
        some = pack(jokers, 3)
        assert len(some) == 52 + jokers
        assert [one.is_joker for one in some] == [False] * 52 + [True] * jokers
        assert {one.copy for one in some} == {3}
    assert {one.rank for one in pack(4)[52:]} == {JOKER}


@pytest.mark.parametrize(("jokers", "number"), [(-1, 0), (5, 0), (0, -1), (0, 8)])
def test_there_are_no_other_packs(jokers: int, number: int) -> None:
    with pytest.raises(ValueError, match="no such pack"):
        pack(jokers, number)


@pytest.mark.parametrize("number", [-1, 56, 63, 64 + 60, 512, 10**9])
def test_numbers_without_a_card_are_refused(number: int) -> None:
    with pytest.raises(ValueError, match="no card"):
        Card(number)


def test_a_card_is_its_number_and_stays_the_same_object() -> None:
    for one in ALL:
        assert Card(int(one)) is one
        assert int(one) == 64 * one.copy + 4 * (one.rank - 1) + one.suit
        assert pickle.loads(pickle.dumps(one)) is one
        assert copy.deepcopy(one) is one
        assert copy.copy(one) is one
        assert hash(one) == int(one)
        assert bool(one)
        assert (one.face.rank, one.face.suit, one.face.copy) == (one.rank, one.suit, 0)


def test_cards_are_frozen() -> None:
    one = card("5H")
    with pytest.raises(AttributeError):
        one.rank = 6
    with pytest.raises(AttributeError):
        del one.rank
    assert (one.rank, one.suit) == (5, 2)


def test_order_is_rank_then_clubs_diamonds_hearts_spades() -> None:
    assert names(sorted(cards("KS AC 10D 10C TS 2H JK"))) == "AC,2H,10C,10D,10S,KS,JK"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("10D", "10D"),
        ("10d", "10D"),
        ("Td", "10D"),
        ("td", "10D"),
        (" 5h ", "5H"),
        ("as", "AS"),
        ("jk", "JK"),
    ],
)
def test_spellings(text: str, name: str) -> None:
    assert str(card(text)) == name
    assert f"{card(text)}" == name


@pytest.mark.parametrize(
    "text", ["", "1D", "11D", "0C", "5", "H5", "5HH", "5 H", "JKK", "JK1", "ñ", "5♥", "T", "10"]
)
def test_what_is_not_a_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        card(text)


@given(st.lists(st.sampled_from(pack(1))), st.sampled_from([",", " ", "+", ", "]))
def test_names_and_cards_are_each_others_reverse(some: list[Card], between: str) -> None:
    assert cards(names(some, between)) == tuple(some)


@given(st.text(max_size=6))
def test_any_text_is_a_card_or_a_value_error(text: str) -> None:
    try:
        one = card(text)
    except ValueError:
        return
    assert one in pack(1)


def test_copies_are_told_apart_where_it_matters() -> None:
    first, second = card("5H"), Card(int(card("5H")) + 64)
    assert first != second
    assert second.face is first
    assert (str(second), repr(second)) == ("5H", "5H'1")


def test_as_a_number_for_programs_in_json() -> None:
    assert json.dumps([card("AC"), card("KS")]) == "[0, 51]"
