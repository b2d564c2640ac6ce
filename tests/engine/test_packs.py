"""Packs: which cards there are, in which order, and what is refused."""

from __future__ import annotations

import doctest

import pytest

from playroom.engine import packs
from playroom.engine.cards import PACK, Card, card, names, pack
from playroom.engine.lesson import Lesson
from playroom.engine.options import Setup
from playroom.engine.packs import FRENCH, SPANISH_40, SPANISH_48, Pack, french, stripped
from tests.engine.tally import TALLY


def test_the_documented_examples_hold() -> None:
    assert doctest.testmod(packs).failed == 0


def test_the_french_pack_is_the_pack_of_the_engine() -> None:
    assert FRENCH.cards() == PACK
    assert french(jokers=3).cards() == pack(3)
    assert french(2, copies=2).cards() == (*pack(2), *pack(2, copy=1))
    assert french() == FRENCH
    assert FRENCH.words == "french"


@pytest.mark.parametrize("lowest", range(2, 9))
def test_stripped_packs_keep_the_aces_and_the_order(lowest: int) -> None:
    expected = tuple(one for one in PACK if one.rank == 1 or one.rank >= lowest)
    assert stripped(lowest).cards() == expected
    assert len(expected) == 4 * (15 - lowest)


def test_spanish_packs() -> None:
    assert len(SPANISH_40.cards()) == 40
    assert len(SPANISH_48.cards()) == 48
    assert names(SPANISH_40.cards()[:5]) == "AD,AH,AS,AC,2D"
    assert names(SPANISH_40.cards()[-8:]) == "QD,QH,QS,QC,KD,KH,KS,KC"
    assert [rank for rank in SPANISH_48.ranks if rank not in SPANISH_40.ranks] == [8, 9]
    assert SPANISH_40.words == "spanish"


def test_what_is_in_a_pack() -> None:
    assert card("7D") in SPANISH_40
    assert card("8D") not in SPANISH_40
    assert card("8D") in SPANISH_48
    assert card("JK") not in FRENCH
    assert card("JK") in french(jokers=1)
    assert pack(copy=1)[0] not in FRENCH
    assert pack(copy=1)[0] in french(copies=2)
    assert "7D" not in FRENCH
    for whole in (FRENCH, SPANISH_40, french(2, 2)):
        assert len(set(whole.cards())) == len(whole.cards())
        assert all(one in whole for one in whole.cards())


def test_reading_cards_of_a_pack() -> None:
    assert SPANISH_40.card("js") == card("JS")
    assert SPANISH_40.read("7D, 5C+KH") == (card("7D"), card("5C"), card("KH"))
    for whole, text in (
        (SPANISH_40, "9D"),
        (SPANISH_40, "JK"),
        (FRENCH, "JK"),
        (FRENCH, "5E"),
        (FRENCH, ""),
    ):
        with pytest.raises(ValueError, match="not"):
            whole.card(text)


@pytest.mark.parametrize(
    ("ranks", "suits", "jokers", "copies"),
    [
        ((0,), (0,), 0, 1),
        ((14,), (0,), 0, 1),
        ((1, 1), (0,), 0, 1),
        ((1,), (4,), 0, 1),
        ((1,), (), 0, 1),
        ((), (0,), 0, 1),
        ((1,), (0,), 5, 1),
        ((1,), (0,), 0, 9),
        ((1,), (0,), 0, 0),
    ],
)
def test_packs_that_cannot_be(
    ranks: tuple[int, ...], suits: tuple[int, ...], jokers: int, copies: int
) -> None:
    with pytest.raises(ValueError, match="no such pack"):
        Pack("odd", ranks, suits, jokers, copies)


@pytest.mark.parametrize("lowest", [0, 1, 14])
def test_no_pack_begins_with_such_a_rank(lowest: int) -> None:
    with pytest.raises(ValueError, match="begins"):
        stripped(lowest)


def test_a_game_plays_with_the_french_pack_unless_it_says_otherwise() -> None:
    assert TALLY.pack_of(Setup.of(2)) == FRENCH


def test_the_orders_of_a_lesson_are_cards_of_its_pack() -> None:
    def lesson(order: str) -> Lesson:
        return Lesson("x", Setup.of(2), "seed", {"deal1": order}, ())

    stacked = lesson("7D,JS,AC").rng(SPANISH_40).stream("deal1").shuffled(SPANISH_40.cards())
    assert names(stacked[:3]) == "7D,JS,AC"
    assert sorted(stacked) == sorted(SPANISH_40.cards())
    with pytest.raises(ValueError, match="not in the pack"):
        lesson("8D").rng(SPANISH_40)
    assert isinstance(stacked[0], Card)
