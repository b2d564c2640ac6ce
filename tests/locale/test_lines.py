"""Lines: people, lists, numbers, nested phrases, lengths, sentence starts, and what happens when
words are missing.
"""

from __future__ import annotations

import pytest

from playroom.engine.cards import cards
from playroom.engine.notes import Clean, Note, Notes, Seats, Side, Value, Who, note
from playroom.locale import Listener, LocaleError, Teller

from .telling import FOUR, NAMES, NOBODY, TEAMS, says, teller, told

PLAYS = "x-play = { $who } plays { $card }.\nx-play-you = You play { $card }.\n"
CARD = cards("5H")[0]


# -- people ----------------------------------------------------------------------------------------


def test_you_have_your_own_message() -> None:
    assert says("en", PLAYS, note("x-play", who=Who(0), card=CARD)) == "You play 5 of hearts."
    assert says("en", PLAYS, note("x-play", who=Who(1), card=CARD)) == "Berta plays 5 of hearts."
    assert (
        says("en", PLAYS, note("x-play", who=Who(0), card=CARD), NOBODY) == "Ana plays 5 of hearts."
    )


def test_only_who_chooses_the_message_for_you() -> None:
    source = (
        "x-a = { $to_is -> \n    [you] for you\n   *[other] for { $to }\n }.\nx-a-you = wrong\n"
    )
    assert says("en", source, note("x-a", to=Who(0))) == "for you."
    assert says("en", source, note("x-a", to=Who(2))) == "for Luis."


def test_a_message_without_a_form_for_you_names_you() -> None:
    assert told("en", "{ $who }, { $who_is }.", who=Who(0)) == "You, you."
    assert told("es", "{ $who } o { $who }.", who=Who(0)) == "Tú o tú."


@pytest.mark.parametrize(
    ("language", "side", "listener", "said"),
    [
        ("en", 0, TEAMS, "Your team, team, 2."),
        ("en", 1, TEAMS, "Berta and Inés's team, other, 2."),
        ("en", 0, NOBODY, "Ana and Luis's team, other, 2."),
        ("en", 0, FOUR, "You, you, 1."),
        ("en", 1, FOUR, "Berta, other, 1."),
        ("es", 0, TEAMS, "Tu equipo, team, 2."),
        ("es", 1, TEAMS, "El equipo de Berta e Inés, other, 2."),
        ("es", 0, NOBODY, "El equipo de Ana y Luis, other, 2."),
        ("es", 0, FOUR, "Tú, you, 1."),
    ],
)
def test_sides(language: str, side: int, listener: Listener, said: str) -> None:
    assert told(language, "{ $s }, { $s_is }, { $s_count }.", listener, s=Side(side)) == said


def test_a_side_of_one_has_the_message_for_you() -> None:
    source = "x-won = { $who } wins.\nx-won-you = You win.\n"
    assert says("en", source, note("x-won", who=Side(0)), FOUR) == "You win."
    assert says("en", source, note("x-won", who=Side(0)), TEAMS) == "Your team wins."
    assert says("en", source, note("x-won", who=Side(1)), FOUR) == "Berta wins."


def test_prepositions_of_people_in_spanish() -> None:
    line = "Cuna { DEL($s) }, puntos { PARA($s) }, juega { CON($s) }, gana { AL($s) }."
    assert (
        told("es", line, FOUR, s=Who(0)) == "Cuna de ti, puntos para ti, juega contigo, gana a ti."
    )
    assert (
        told("es", line, s=Who(1))
        == "Cuna de Berta, puntos para Berta, juega con Berta, gana a Berta."
    )
    team = (
        "Cuna del equipo de X, puntos para el equipo de X, juega con el equipo de X, gana al "
        "equipo de X."
    )
    assert told("es", line, s=Side(1)) == team.replace("X", "Berta e Inés")
    yours = "Cuna de tu equipo, puntos para tu equipo, juega con tu equipo, gana a tu equipo."
    assert told("es", line, s=Side(0)) == yours


def test_spanish_contracts_de_el_and_a_el_wherever_they_meet() -> None:
    line = "De { $s }. La cuna de { $s }, a { THE($c) }, de { THE($q) }, desde { $s }."
    said = (
        "Del equipo de X. La cuna del equipo de X, al 5 de corazones, de la reina de picas, desde "
        "el equipo de X."
    )
    five, queen = cards("5H,QS")
    assert told("es", line, s=Side(1), c=five, q=queen) == said.replace("X", "Berta e Inés")
    typed = Listener(None, ("El Pato", "él"))
    assert (
        told("es", "Cuna de { $a } y de { $b }.", typed, a=Who(0), b=Who(1))
        == "Cuna de El Pato y de él."
    )


def test_several_people() -> None:
    line = "{ $all }. x { $all_is } { $all_count }"
    assert told("en", line, all=Seats((0, 1))) == "You and Berta. x team 2."
    assert told("en", line, all=Seats((1, 2, 3))) == "Berta, Luis and Inés. x other 3."
    assert told("es", line, all=Seats((0, 3))) == "Tú e Inés. x team 2."
    assert told("es", line, all=Seats((0,))) == "Tú. x you 1."
    assert told("es", line, NOBODY, all=Seats((0, 3))) == "Ana e Inés. x other 2."


def test_names_are_cleaned_but_stay_as_typed() -> None:
    odd = Listener(None, ("berta\x1b[2J", "  luis\n\u202eiv "))
    assert (
        told("en", "{ $a } and { $b }. { $a } plays.", odd, a=Who(0), b=Who(1))
        == "berta [2J and luis iv. berta [2J plays."
    )


# -- sentence starts -------------------------------------------------------------------------------


def test_our_words_take_a_capital_where_a_sentence_starts() -> None:
    assert (
        told("es", "{ $a }, { $a }. { $a }: { $a }. ¿{ $a }? Y ¿{ $a }?", a=Who(0))
        == "Tú, tú. Tú: tú. ¿Tú? Y ¿tú?"
    )
    assert (
        told("es", "{ THE($c) } no vale. { THE($c) } sí.", c=CARD)
        == "El 5 de corazones no vale. El 5 de corazones sí."
    )
    assert told("es", "{ PARA($a) }, 2 puntos.", a=Who(0)) == "Para ti, 2 puntos."


def test_card_names_and_names_of_people_stay_as_they_are() -> None:
    lower = Listener(None, ("ana", "you there"))
    assert told("en", "{ $c }, 5.", c=cards("JH")[0]) == "jack of hearts, 5."
    assert told("en", "{ RANKS($c) }. { SUIT($c) }.", c=cards("JH")[0]) == "jacks. hearts."
    assert (
        told("en", "{ $a }. { $b }.", lower, a=Who(0), b=Seats((1, 0))) == "ana. you there and ana."
    )


def test_a_word_that_only_begins_like_ours_stays() -> None:
    assert told("en", "youth, { $a }.", a=Who(0)) == "youth, you."


# -- lists -----------------------------------------------------------------------------------------


def test_lists_of_cards() -> None:
    line = "x { $c }; { COMMAS($c) }; { OR($c) }; { THE($c) }; { $c_count }"
    said = told("en", line, c=cards("9S,5C,4H"))
    assert said == (
        "x 9 of spades, 5 of clubs and 4 of hearts; 9 of spades, 5 of clubs, 4 of hearts; "
        "9 of spades, 5 of clubs or 4 of hearts; the 9 of spades, the 5 of clubs and the "
        "4 of hearts; 3."
    )
    assert told("es", "Tomas { THE($c) }.", c=cards("9S,5C,QH")) == (
        "Tomas el 9 de picas, el 5 de tréboles y la reina de corazones."
    )
    assert told("es", "x { OR(RANK($c)) }; { COMMAS(THE($c)) }", c=cards("7H,8H")) == (
        "x 7 u 8; el 7 de corazones, el 8 de corazones."
    )
    assert told("en", "x { $c } { $c_count }", c=cards("9S")) == "x 9 of spades 1."
    assert told("en", "x { $c } { $c_count }", c=()) == "x nothing 0."
    assert told("es", "x { THE($c) }", c=()) == "x nada."


@pytest.mark.parametrize(
    ("name", "and_", "or_"),
    [
        ("Inés", "e", "o"), ("Iván", "e", "o"), ("Íñigo", "e", "o"), ("isabel", "e", "o"),
        ("Hilario", "e", "o"),
        ("Hígado", "e", "o"), ("Ignacio", "e", "o"), ("Yvonne", "e", "o"), ("Ibn", "e", "o"),
        ("Hielo", "y", "o"), ("Hiato", "y", "o"), ("Hioscina", "y", "o"), ("Ian", "y", "o"),
        ("Iago", "y", "o"),
        ("Iker", "e", "o"), ("Yolanda", "y", "o"), ("Ana", "y", "o"), ("Hugo", "y", "o"),
        ("Ulises", "y", "o"),
        ("Óscar", "y", "u"), ("Olga", "y", "u"), ("Horacio", "y", "u"), ("hortensia", "y", "u"),
        ("Hólger", "y", "u"),
        ("8 de picas", "y", "u"), ("80", "y", "u"), ("11", "y", "u"), ("110", "y", "o"),
        ("18", "y", "o"), ("7", "y", "o"),
        ("Eñe", "y", "o"), ("¿Inés", "e", "o"),
    ],
)  # fmt: skip
def test_spanish_conjunctions_follow_the_sound(name: str, and_: str, or_: str) -> None:
    two = Listener(None, ("Eva", name))
    assert (
        told("es", "x { $s }; { OR($s) }", two, s=Seats((0, 1)))
        == f"x Eva {and_} {name}; Eva {or_} {name}."
    )


def test_english_conjunctions_do_not() -> None:
    assert told("en", "x { $s }; { OR($s) }", s=Seats((0, 3))) == "x you and Inés; you or Inés."


def test_lists_of_phrases() -> None:
    source = (
        "x-a = { $n } points.\nx-b = Go!\nx-all = { $parts_count }: { $parts }; "
        "{ COMMAS($parts) }.\n"
    )
    parts = Notes((note("x-a", n=2), note("x-a", n=3), note("x-b")))
    assert (
        says("en", source, note("x-all", parts=parts))
        == "3: 2 points, 3 points and Go!; 2 points, 3 points, Go!."
    )


# -- other values ----------------------------------------------------------------------------------


def test_numbers_choose_the_plural_and_are_never_grouped() -> None:
    line = "{ $n ->\n    [one] { $n } punto\n   *[other] { $n } puntos\n }."
    for number, said in (
        (1, "1 punto."),
        (2, "2 puntos."),
        (0, "0 puntos."),
        (12345, "12345 puntos."),
    ):
        assert told("es", line, n=number) == said
    exact = "{ $n ->\n    [0] nadie\n    [one] uno\n   *[other] varios { NUMBER($n) }\n }."
    assert [told("es", exact, n=n) for n in (0, 1, 5)] == ["nadie.", "uno.", "varios 5."]
    assert told("en", "x { NUMBER($n, useGrouping: 0) }", n=12345) == "x 12345."


def test_numbers_below_zero_are_words() -> None:
    assert told("en", "x { $n }.", n=-5) == "x minus 5."
    assert told("es", "x { $n }.", n=-15) == "x menos 15."


def test_tokens_and_bools_choose() -> None:
    line = (
        "x { $what ->\n    [hand] the hand\n   *[crib] the crib\n } { $ok ->\n    [yes] counts\n"
        "   *[no] waits\n }."
    )
    assert told("en", line, what="hand", ok=True) == "x the hand counts."
    assert told("en", line, what="crib", ok=False) == "x the crib waits."


def test_typed_text_is_said_as_it_is() -> None:
    assert (
        told("en", "No { $t } here", t=Clean.of("a { b } $who { $who }"))
        == "No a { b } $who { $who } here."
    )
    long = Clean.of("word " * 2000, 9000)
    assert told("en", "{ $t }", t=long) == long + "."


def test_a_nested_note_is_a_phrase_for_the_same_listener() -> None:
    source = (
        "x-card = { $who } has { $card }.\n    .brief = { $card }.\n"
        "x-card-you = you have { $card }.\n    .brief = { $card }.\n"
        "x-line = { $item }, chosen.\n"
    )
    mine, other = (note("x-line", item=note("x-card", who=Who(seat), card=CARD)) for seat in (0, 1))
    assert says("en", source, mine) == "You have 5 of hearts, chosen."
    assert says("en", source, other) == "Berta has 5 of hearts, chosen."
    assert says("en", source, other, TEAMS, "brief") == "5 of hearts, chosen."
    assert (
        says("en", source.replace("you have", "{ $who } have"), mine)
        == "You have 5 of hearts, chosen."
    )
    inside = source.replace("{ $item }, chosen", "Chosen: { $item }")
    assert says("en", inside, mine) == "Chosen: you have 5 of hearts."


# -- lengths and the shape of a line ---------------------------------------------------------------


def test_lengths_fall_back_to_the_value() -> None:
    source = (
        "x-a = Normal.\n    .brief = Brief.\nx-b = Value.\n    .full = Full, { $n } of 4.\n"
        "x-a-you = You.\n    .full = Full you.\n"
    )
    assert [
        says("en", source, note("x-a"), TEAMS, length) for length in ("brief", "normal", "full")
    ] == [
        "Brief.",
        "Normal.",
        "Normal.",
    ]
    assert [
        says("en", source, note("x-b", n=2), TEAMS, length)
        for length in ("brief", "normal", "full")
    ] == [
        "Value.",
        "Value.",
        "Full, 2 of 4.",
    ]
    assert [
        says("en", source, note("x-a", who=Who(0)), TEAMS, length)
        for length in ("brief", "normal", "full")
    ] == [
        "You.",
        "You.",
        "Full you.",
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("no stop", "no stop."), ("a stop.", "a stop."), ("two..", "two."), ("a  b\n  c", "a b c."),
        ("¿Qué?", "¿Qué?"),
        ("¡Go!", "¡Go!"), ("{ $t }.", "J.R."), ("What { $t }?", "What J.R.?"),
    ],
)  # fmt: skip
def test_a_line_has_one_stop_and_no_odd_blanks(text: str, line: str) -> None:
    assert told("en", text, t=Clean.of("J.R.")) == line


def test_a_phrase_has_no_stop() -> None:
    one = teller("en", "x-a = Cribbage.\nx-b = { $who } wins.\n")
    assert one.phrase(note("x-a"), TEAMS) == "Cribbage"
    assert one.phrase(note("x-b", who=Who(0)), TEAMS) == "You wins"


# -- when words are missing ------------------------------------------------------------------------

BROKEN: list[tuple[str, Note]] = [
    ("", note("x-nowhere")),
    ("x-a = { $card } { $gone }.", note("x-a", card=CARD)),
    ("x-a = { x-gone }.", note("x-a")),
    ("x-a = { -gone }.", note("x-a")),
    ("x-a = { GONE($card) }.", note("x-a", card=CARD)),
    ("x-a = { THE($n) }.", note("x-a", n=2)),
    ("x-a = { $what }.", note("x-a", what="hand")),
    ("x-a = { $ok }.", note("x-a", ok=True)),
    ("x-a = { $who }.", note("x-a", who=Who(9))),
    ("x-a = { $who }.", note("x-a", who=Who(-1))),
    ("x-a = { $who }.", note("x-a", who=Side(7))),
    ("x-a = { $who }.", Note("x-a", (("who", None),))),  # type: ignore[arg-type]
    ("x-a = { $c }.", Note("x-a", (("c", (1, 2)),))),  # type: ignore[arg-type]
    ("x-a = { $n }.", note("x-a", n=note("x-gone"))),
    ("x-a = { x-a }.", note("x-a")),
    ("x-a = { $n", note("x-a", n=1)),
    ("x-a =\n    .brief = only this", note("x-a")),
]


@pytest.mark.parametrize("case", range(len(BROKEN)))
def test_a_strict_teller_raises(case: int) -> None:
    source, one = BROKEN[case]
    with pytest.raises(LocaleError, match=one.id):
        teller("es", source + "\n").tell(one, TEAMS)


@pytest.mark.parametrize("case", range(len(BROKEN)))
def test_a_player_hears_a_sentence_all_the_same(case: int) -> None:
    source, one = BROKEN[case]
    lenient = teller("es", source + "\n", strict=False)
    line = lenient.tell(one, TEAMS)
    assert line.endswith(".")
    assert line.isprintable()
    assert not set(line) & set("{}$")
    assert (
        line == "Ha pasado algo, pero faltan las palabras para decirlo."
        or one.get("what")
        or one.get("ok")
    )
    assert lenient.problems or one.get("what") or one.get("ok")


def test_what_spanish_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    from playroom.locale import teller as module

    index = {
        "x-a": "x-a = { $who } has gone.\n",
        "people-you": "people-you = you\n",
        "x-a-you": "x-a-you = You left.\n",
    }
    monkeypatch.setattr(
        module, "_index", lambda language: {**index, **_real(language)} if language == "en" else {}
    )
    spanish = Teller("es")
    assert spanish.tell(note("x-a", who=Who(1)), TEAMS) == "Berta has gone."
    assert spanish.tell(note("x-a", who=Who(0)), TEAMS) == "You left."
    assert not spanish.has("x-a")
    assert any("x-a" in problem for problem in spanish.problems)


def _real(language: str) -> dict[str, str]:
    from playroom.locale.languages import read_entries

    return read_entries(language, "cards")


def test_an_unknown_language_still_speaks() -> None:
    line = Teller("xx").tell(note("nothing-like-this"), TEAMS)
    assert line == "Something happened, but the words for it are missing."


def test_without_any_files_the_name_of_the_message_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    from playroom.locale import languages
    from playroom.locale import teller as module

    monkeypatch.setattr(languages, "_READ", {})
    monkeypatch.setattr(languages, "_folder", lambda: "/no/such/folder")
    monkeypatch.setattr(module, "_index", lambda language: {})
    monkeypatch.setattr(module, "teller_of", Teller)  # none that has read them already
    assert Teller("es").tell(note("cribbage-turn_up"), TEAMS) == "cribbage turn up."
    assert languages.first_line("es", "shell-welcome") == "shell welcome."


def test_a_line_is_the_same_however_often_it_is_told() -> None:
    one = teller("es", "x-a = { $who } y { THE($c) } { $s }.\n")
    values: dict[str, Value] = {"who": Who(2), "c": cards("5H,QS"), "s": Seats((1, 3))}
    lines = {
        one.tell(note("x-a", **values), listener) for _ in range(3) for listener in (TEAMS, NOBODY)
    }
    assert lines == {"Luis y el 5 de corazones y la reina de picas Berta e Inés."}
    assert NAMES[3] in lines.pop()
