"""Cards, ranks, suits and their articles, genders and plurals, in both languages."""

from __future__ import annotations

import pytest

from playroom.engine.cards import card, cards, pack
from playroom.engine.notes import note
from playroom.locale import LocaleError, Words, word_choices

from .telling import TEAMS, teller, told

JOKER = pack(jokers=2)[53]


@pytest.mark.parametrize(
    ("text", "english", "spanish"),
    [
        ("5H", "5 of hearts", "5 de corazones"),
        ("AS", "ace of spades", "as de picas"),
        ("10D", "10 of diamonds", "10 de diamantes"),
        ("JC", "jack of clubs", "jota de tréboles"),
        ("QH", "queen of hearts", "reina de corazones"),
        ("KS", "king of spades", "rey de picas"),
        ("JK", "joker", "comodín"),
    ],
)
def test_a_card_is_rank_then_suit(text: str, english: str, spanish: str) -> None:
    assert told("en", "{ $card }", card=card(text)) == english + "."
    assert told("es", "{ $card }", card=card(text)) == spanish + "."


def test_copies_and_second_jokers_sound_alike() -> None:
    assert told("en", "{ $a } { $b }", a=JOKER, b=pack(copy=3)[0]) == "joker ace of clubs."


@pytest.mark.parametrize(
    ("text", "english", "spanish"),
    [
        ("8H", ("the 8 of hearts", "an 8 of hearts"),
         ("el 8 de corazones", "un 8 de corazones", "del 8", "al 8")),
        ("AC", ("the ace of clubs", "an ace of clubs"),
         ("el as de tréboles", "un as de tréboles", "del as", "al as")),
        ("10C", ("the 10 of clubs", "a 10 of clubs"),
         ("el 10 de tréboles", "un 10 de tréboles", "del 10", "al 10")),
        ("JH", ("the jack of hearts", "a jack of hearts"),
         ("la jota de corazones", "una jota de corazones", "de la jota", "a la jota")),
        ("QD", ("the queen of diamonds", "a queen of diamonds"),
         ("la reina de diamantes", "una reina de diamantes", "de la reina", "a la reina")),
        ("KD", ("the king of diamonds", "a king of diamonds"),
         ("el rey de diamantes", "un rey de diamantes", "del rey", "al rey")),
        ("JK", ("the joker", "a joker"), ("el comodín", "un comodín", "del comodín", "al comodín")),
    ],
)  # fmt: skip
def test_articles(text: str, english: tuple[str, ...], spanish: tuple[str, ...]) -> None:
    one = card(text)
    assert told("en", "x { THE($card) }, { A($card) }", card=one) == f"x {', '.join(english)}."
    said = told(
        "es", "x { THE($card) }, { A($card) }, { DEL_RANK($card) }, { AL_RANK($card) }", card=one
    )
    assert said == f"x {', '.join(spanish)}."
    of = told("es", "x { DEL($card) }, { AL($card) }", card=one)
    the = spanish[0]
    if the.startswith("el "):
        assert of == f"x d{the}, a{the[1:]}."
    else:
        assert of == f"x de {the}, a {the}."


def test_ranks_from_cards_and_from_numbers() -> None:
    line = "x { RANK($r) }, { RANKS($r) }, { THE_RANK($r) }, { THE_RANKS($r) }, { A_RANK($r) }"
    assert (
        told("en", line, r=11)
        == told("en", line, r=card("JS"))
        == "x jack, jacks, the jack, the jacks, a jack."
    )
    assert (
        told("es", line, r=5)
        == told("es", line, r=card("5S"))
        == "x 5, cincos, el 5, los cincos, un 5."
    )
    assert told("es", line, r=12) == "x reina, reinas, la reina, las reinas, una reina."
    assert told("en", "x { A_RANK($r) }, { A_RANK($s) }", r=8, s=1) == "x an 8, an ace."


def test_every_rank_has_its_plural() -> None:
    english = (
        "aces twos threes fours fives sixes sevens eights nines tens jacks queens kings jokers"
    )
    spanish = (
        "ases doses treses cuatros cincos seises sietes ochos nueves dieces jotas reinas reyes "
        "comodines"
    )
    for language, expected in (("en", english), ("es", spanish)):
        said = [told(language, "x { RANKS($r) }", r=rank) for rank in range(1, 15)]
        assert said == [f"x {word}." for word in expected.split()]


def test_suits() -> None:
    said = [told("en", "x { SUIT($c) }", c=one) for one in cards("5C 5D 5H 5S")]
    assert said == ["x clubs.", "x diamonds.", "x hearts.", "x spades."]
    assert told("es", "x { SUIT($c) }, { SUIT($s) }", c=card("QH"), s=3) == "x corazones, picas."


def test_words_can_be_chosen_and_change_gender() -> None:
    line = "x { THE($card) }, { RANKS($card) }, { DEL($card) }"
    jack = card("JH")
    expected = {
        "jota": "x la jota de corazones, jotas, de la jota de corazones.",
        "sota": "x la sota de corazones, sotas, de la sota de corazones.",
        "jack": "x el jack de corazones, jacks, del jack de corazones.",
    }
    for word, said in expected.items():
        one = teller("es", f"x-line = {line}\n", Words(jack=word))

        assert one.tell(note("x-line", card=jack), TEAMS) == said
    assert told("es", "x { THE_RANK($r) }", r=12) == "x la reina."
    dama = teller(
        "es", "x-line = x { THE_RANK(12) }, { THE_RANKS(12) }\n", Words(queen="dama", jack="sota")
    )
    assert dama.tell(note("x-line"), TEAMS) == "x la dama, las damas."


def test_choices_are_declared_by_the_language() -> None:
    assert word_choices("es") == {"jack": ("jota", "sota", "jack"), "queen": ("reina", "dama")}
    assert word_choices("en") == {}


def test_a_choice_that_is_not_offered_is_the_usual_word() -> None:
    one = teller("es", "x-line = x { RANK(11) }\n", Words(jack="valet", king="monarca"))
    assert one.tell(note("x-line"), TEAMS) == "x jota."
    assert Words(jack="sota", queen="dama") == Words(queen="dama", jack="sota")
    assert hash(Words()) == hash(Words())


def test_what_is_neither_card_nor_rank_is_refused() -> None:
    for line in ("{ RANK($n) }", "{ SUIT($n) }", "{ THE($n) }", "{ RANK($w) }", "{ DEL_RANK($w) }"):
        with pytest.raises(LocaleError):
            told("es", line, n=99, w="hand")
