"""Moves in the words of players: into the notation, and back for examples."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playroom.engine.cards import Card, card, names
from playroom.engine.notation import Move, Notation
from playroom.engine.notes import Rejection
from playroom.engine.packs import FRENCH, SPANISH_40, SPANISH_48, Pack, french
from playroom.engine.steps import Action
from playroom.locale import LANGUAGES, Listener, Teller, typed
from playroom.locale.typed import ANSWERS, Phrases, Typing, folded, message_ids, value_of

VERBS: dict[str, Phrases] = {
    "en": {
        "discard": ("discard", "lay away"),
        "play": ("play",),
        "claim": ("count",),
        "take": ("take", "capture"),
        "last": ("last",),
        "go_down": ("go down",),
        "layoff": ("add",),
        "may_i": ("may i",),
        "fold": ("fold",),
        "refuse": ("no",),
        "pass": ("pass",),
    },
    "es": {
        "discard": ("dejar", "descartar"),
        "play": ("echar", "jugar"),
        "claim": ("cuento", "contar"),
        "take": ("tomar",),
        "last": ("última",),
        "go_down": ("bajar",),
        "layoff": ("añadir",),
        "may_i": ("puedo",),
        "fold": ("no voy",),
        "refuse": ("no",),
        "pass": ("paso", "count"),
    },
}
WORDS: dict[str, Phrases] = {
    "en": {"high": ("above", "on top"), "low": ("below",), ":": ("with",), "take": ("take",)},
    "es": {"high": ("arriba",), "low": ("abajo", "por debajo"), ":": ("con",), "take": ("tomar",)},
}
TYPINGS = {
    (language, pack.id): Typing(language, pack, VERBS, WORDS, apart=("take", "last"))
    for language in ("en", "es")
    for pack in (FRENCH, french(jokers=2), SPANISH_40, SPANISH_48)
}


def canonical(language: str, text: str, pack: Pack = FRENCH) -> str:
    """The notation of a typed text that is understood."""
    found = TYPINGS[language, pack.id].canonical(text)
    assert isinstance(found, str), found
    return found


def asked(language: str, text: str, pack: Pack = FRENCH) -> str:
    """The sentence about a typed text that is not taken."""
    found = TYPINGS[language, pack.id].canonical(text)
    assert isinstance(found, Rejection), found
    assert found.code == "which_card"
    listener = Listener(0, ("Ana",), (), pack.words)
    return Teller(language, strict=True).tell(found.note, listener)


def test_behind_a_verb_of_the_notation_alone_suits_are_those_of_the_notation() -> None:
    assert canonical("es", "go_down set 7: 7c 7h") == "go_down set 7: 7C,7H"
    assert canonical("es", "layoff 2 7c high") == "layoff 2 7C high"
    assert "7" in asked("es", "añadir 2 7c arriba")


def test_the_documented_examples_hold() -> None:
    assert doctest.testmod(typed).failed == 0


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("dejar 2 de diamantes y 6 de diamantes", "discard 2D,6D"),
        ("descartar 2 de diamantes, 6 de diamantes y 7 de picas", "discard 2D,6D,7S"),
        ("echar 10 de picas", "play 10S"),
        ("echar el siete de picas", "play 7S"),
        ("ECHAR  LA JOTA DE TREBOLES", "play JC"),
        ("echar jota trébol", "play JC"),
        ("echar JT", "play JC"),
        ("echar 10T", "play 10C"),
        ("echar TT", "play 10C"),
        ("echar 7p", "play 7S"),
        ("echar 5co", "play 5H"),
        ("echar 5 co", "play 5H"),
        ("echar 1 de picas", "play AS"),
        ("echar sota de picas", "play JS"),
        ("echar dama de corazones", "play QH"),
        ("TD", "10D"),
        ("cuento 12", "claim 12"),
        ("12", "12"),
        ("no", "refuse"),
        ("no voy", "fold"),
        ("No  Voy", "fold"),
        ("puedo", "may_i"),
        ("may i", "may_i"),
        ("ultima, tomar 9D con 5T y 4H", "last, take 9D : 5C,4H"),
        ("descartar as 5h", "discard AS,5H"),
    ],
)
def test_spanish(text: str, notation: str) -> None:
    assert canonical("es", text) == notation


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("discard 7h kc", "discard 7H,KC"),
        ("lay away 7h and kc", "discard 7H,KC"),
        ("discard 7h, 8h, and kc", "discard 7H,8H,KC"),
        ("the jack of clubs", "JC"),
        ("play the ace of spades", "play AS"),
        ("play ten of hearts", "play 10H"),
        ("play 5C", "play 5C"),
        ("may i", "may_i"),
        ("may_i", "may_i"),
        ("count 12", "claim 12"),
        ("claim 12", "claim 12"),
        ("capture 9D 5C 4H", "take 9D 5C 4H"),
        ("capture 9D with 5C and 4H", "take 9D : 5C,4H"),
    ],
)
def test_english(text: str, notation: str) -> None:
    assert canonical("en", text) == notation


def test_the_other_language_is_understood_where_it_does_not_clash() -> None:
    assert canonical("en", "dejar JT y 5 de corazones") == "discard JC,5H"
    assert canonical("es", "lay away 7h and 8h") == "discard 7H,8H"
    assert canonical("es", "count") == "pass"  # a word of one's own comes first
    assert canonical("en", "count") == "claim"
    assert canonical("es", "claim 12") == "claim 12"


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("take 9D : 6S+3H / #9", "take 9D : 6S+3H / #9"),
        ("take 9D : {6S 3H #9}", "take 9D : {6S 3H #9}"),
        ("build 6S = 9 : 3H", "build 6S = 9 : 3H"),
        ("raise AH #6 = 7", "raise AH #6 = 7"),
        ("go_down set Q: Qs Qd JK; run s 5: 5s JK 7s 8s",
         "go_down set Q: QS,QD,JK; run s 5: 5S,JK,7S,8S"),
        ("go_down set *: 2d* AH* 7s", "go_down set *: 2D* AH* 7S"),
        ("layoff 2 7s high", "layoff 2 7S high"),
        ("layoff 2 2s low", "layoff 2 2S low"),
        ("replace 1 2 7s 3", "replace 1 2 7S 3"),
        ("resume [Ana y Luis;El As de Picas] 2024-01-31",
         "resume [Ana y Luis;El As de Picas] 2024-01-31"),
        ("accuse B 7D", "accuse B 7D"),
        ("limit 20 hands", "limit 20 hands"),
        ('{"type": "discard",  "card": "5C"}', '{"type": "discard", "card": "5C"}'),
        ("", ""),
        ("/", "/"),
    ],
)  # fmt: skip
def test_what_is_no_card_stays_as_it_was_typed(language: str, text: str, notation: str) -> None:
    assert canonical(language, text, french(jokers=2)) == notation


def test_words_of_arguments_and_jokers() -> None:
    jokers = french(jokers=2)
    assert canonical("es", "añadir 2 7 de picas arriba", jokers) == "layoff 2 7S high"
    assert canonical("es", "anadir 2 2 de picas por debajo", jokers) == "layoff 2 2S low"
    assert canonical("en", "add 2 7 of spades on top", jokers) == "layoff 2 7S high"
    assert canonical("es", "dejar el comodín", jokers) == "discard JK"
    assert canonical("es", "dejar comodin y as de picas", jokers) == "discard JK,AS"
    assert canonical("es", "bajar set reina: qs qd", jokers) == "go_down set Q: QS,QD"
    assert canonical("en", "discard joker") == "discard joker"  # none in this pack


def test_a_letter_that_is_another_suit_in_the_players_language_is_asked_for() -> None:
    assert asked("es", "echar 5C") == ("5C: ¿5 de corazones o 5 de tréboles? Escribe 5co o 5T.")
    assert asked("es", "dejar 7h kc").startswith("kc: ¿rey de corazones o rey de tréboles?")
    assert asked("es", "TC").endswith("Escribe Tco o TT.")
    assert canonical("en", "play 5C") == "play 5C"
    for letter in "DHS":
        assert canonical("es", f"echar 5{letter}") == f"play 5{letter}"


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("echar 7 de oros", "play 7D"),
        ("echar as de bastos", "play AC"),
        ("echar 1B", "play AC"),
        ("echar so", "play JD"),
        ("echar 10E", "play JS"),
        ("echar sota de espadas", "play JS"),
        ("echar CCo", "play QH"),
        ("echar 11 de copas", "play QH"),
        ("echar caballo de oros", "play QD"),
        ("echar RE", "play KS"),
        ("echar 12 de copas", "play KH"),
        ("echar KH", "play KH"),
        ("echar 4O", "play 4D"),
        ("echar 4D", "play 4D"),
        ("tomar 7O : SE + 4Co", "take 7D : JS + 4H"),
        ("tomar 7 de oros con sota de espadas y 4 de copas", "take 7D : JS,4H"),
    ],
)
def test_a_spanish_pack_in_spanish(text: str, notation: str) -> None:
    assert canonical("es", text, SPANISH_40) == notation


def test_a_spanish_pack_in_english() -> None:
    for text, notation in (
        ("play knight of cups", "play QH"),
        ("play horse of cups", "play QH"),
        ("play 7 of coins", "play 7D"),
        ("play jack of batons", "play JC"),
        ("play 5B", "play 5C"),
        ("play 5co", "play 5D"),
        ("play 5cu", "play 5H"),
        ("play 5S", "play 5S"),
        ("echar sota de oros", "play JD"),
    ):
        assert canonical("en", text, SPANISH_40) == notation


def test_a_bare_c_is_refused_with_a_spanish_pack() -> None:
    assert asked("es", "echar 5C", SPANISH_40) == (
        "5C: ¿5 de copas o 5 de bastos? Escribe 5co o 5B."
    )
    assert asked("es", "echar SC", SPANISH_40).endswith("Escribe Sco o SB.")
    assert asked("en", "play 5C", SPANISH_40) == (
        "5C: 5 of coins, 5 of cups or 5 of batons? Type 5co, 5cu or 5B."
    )


def test_cards_that_the_pack_has_not_are_no_cards() -> None:
    assert "8D" not in canonical("es", "echar 8 de oros", SPANISH_40)
    assert canonical("es", "echar 8 de oros", SPANISH_48) == "play 8D"
    assert TYPINGS["es", SPANISH_40.id].card("TD") is None


def test_one_card() -> None:
    spanish = TYPINGS["es", SPANISH_40.id]
    assert spanish.card("la sota de espadas") == card("JS")
    assert spanish.card(" so ") == card("JD")
    assert isinstance(spanish.card("5C"), Rejection)
    for text in ("", "7", "7O 4O", "dejar 7O", "nada"):
        assert spanish.card(text) is None


@pytest.mark.parametrize(
    ("language", "notation", "said"),
    [
        ("es", "discard 2D,6D", "dejar 2 de diamantes y 6 de diamantes"),
        ("en", "discard 2D,6D,KC", "discard 2 of diamonds, 6 of diamonds and king of clubs"),
        ("es", "play JC", "echar jota de tréboles"),
        ("es", "discard Tc", "dejar 10 de tréboles"),
        ("es", "layoff 2 7S high", "añadir 2 7 de picas arriba"),
        (
            "es",
            "take 9D : 6C+3H / #9",
            "tomar 9 de diamantes con 6 de tréboles y 3 de corazones / #9",
        ),
        ("es", "may_i", "puedo"),
        ("es", "claim 12", "cuento 12"),
        ("es", "odd 12", "odd 12"),
        ("es", "discard JK,AS", "dejar comodín y as de picas"),
        ("es", "resume [AS;Ana] 2024-01-31", "resume [AS;Ana] 2024-01-31"),
        ("es", '{"card": "5C"}', '{"card": "5C"}'),
        ("es", "accuse B 7D", "accuse B 7 de diamantes"),
    ],
)  # fmt: skip
def test_spoken(language: str, notation: str, said: str) -> None:
    assert TYPINGS[language, french(jokers=2).id].spoken(notation) == said


def test_spoken_prefers_the_words_that_the_player_chose() -> None:
    own = Typing("es", FRENCH, VERBS, chosen=("sota", "dama"))
    assert own.spoken("discard JS,QS") == "dejar sota de picas y dama de picas"
    assert own.example("discard") == "dejar"
    assert own.example("odd") == "odd"


@pytest.mark.parametrize(("language", "pack"), TYPINGS)
@given(data=st.data())
def test_what_is_spoken_is_understood(language: str, pack: str, data: st.DataObject) -> None:
    typing = TYPINGS[language, pack]
    some = data.draw(
        st.lists(st.sampled_from(typing.pack.cards()), min_size=1, max_size=5, unique_by=str)
    )
    verb = data.draw(st.sampled_from(["discard", "play", "odd"]))
    notation = f"{verb} {names(some)}"
    assert typing.canonical(typing.spoken(notation)) == notation


@pytest.mark.parametrize(("language", "pack"), TYPINGS)
def test_notation_is_taken_or_asked_about_and_never_means_another_card(
    language: str, pack: str
) -> None:
    typing = TYPINGS[language, pack]
    unsure = 0
    for one in typing.pack.cards():
        for text in (str(one), str(one).lower()):
            found = typing.card(text)
            if isinstance(found, Rejection):
                asks = found.note.get("cards")
                assert isinstance(asks, tuple)
                assert one in asks
                unsure += 1
            else:
                assert isinstance(found, Card)
                assert str(found) == str(one)
    in_question = 0 if (language, typing.pack.words) == ("en", "french") else len(typing.pack.ranks)
    assert unsure == 2 * in_question


@given(text=st.text(max_size=40))
def test_whatever_is_typed_has_an_answer(text: str) -> None:
    for typing in TYPINGS.values():
        assert isinstance(typing.canonical(text), (str, Rejection))
        assert isinstance(typing.spoken(text), str)
    assert len(folded(text)) <= len(text)


class Lay(Action):
    cards: tuple[Card, ...]


class Take(Action):
    card: Card
    others: tuple[Card, ...] = ()


ROWS = (Move("lay", Lay), Move("take", Take, words=("take", ":")))


def test_the_messages_of_a_game() -> None:
    assert message_ids("casino", ROWS) == {
        "casino-verb-lay",
        "casino-verb-take",
        "casino-word-take",
        "casino-word-with",
    }


def test_a_typing_is_made_from_the_rows_of_a_notation() -> None:
    made = Typing.of("es", FRENCH, "nothing", ROWS)
    assert made.canonical("lay 9d el 5 de picas") == "lay 9D,5S"
    assert made.canonical("take 9d el 5 de picas") == "take 9D 5S"
    notation = Notation("nothing", ROWS)
    typed_text = made.canonical("lay 9d y 5 de picas")
    assert isinstance(typed_text, str)
    assert notation.parse(typed_text) == Lay((card("9D"), card("5S")))


def test_values_of_commands_in_any_language() -> None:
    for text in ("inglés", "INGLES", "English", "en", "EN"):
        assert value_of("language", text, LANGUAGES) == "en"
    assert value_of("language", "spanish", LANGUAGES) == "es"
    assert value_of("language", "Klingon", LANGUAGES) == "klingon"
    lengths = ("brief", "normal", "full")
    assert value_of("verbosity", "completos", lengths) == "full"
    assert value_of("verbosity", "breves", lengths) == "brief"
    for text in ("y", "S", "Sí", "yes"):
        assert value_of("answer", text, ANSWERS) == "yes"
    assert value_of("answer", "N", ANSWERS) == "no"
    assert value_of("speech", "lector  de pantalla", ("screen-reader",)) == "screen-reader"
