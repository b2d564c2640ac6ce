"""The speech lint finds what it should and lets good lines pass."""

from __future__ import annotations

import pytest

from playroom_testing.language.lint import language, lint
from tests.terminal import demo

GOOD = """
Cribbage for 2, to 121. You and Berta. Berta deals.
Choose 2 cards for Berta's crib.
jack of hearts.
jack of hearts chosen.
king of clubs chosen, 2 of 2.
You lay away jack of hearts and king of clubs.
Starter: 4 of hearts. Your turn.
5 of spades, 5.
Berta: ten of diamonds, 15 for 2.
15, count.
You 0, Berta 2.
You count 20. It is worth 24: 4 points to Berta.
Table: 5 of clubs, 4 of hearts, 9 of spades, queen of hearts.
3 plays. Capture 9 of spades, 5 of clubs and 4 of hearts.
Capture 9 of spades.
Berta builds 8: ace of spades on 7 of clubs.
Nothing on that key.
8 of spades, 15 for 2, 1 point for last.
Ana captures an 8 and an ace with a queen.
Type a number, then Enter.
"""

GOOD_SPANISH = """
La cuna para 2, a 121. Tú y Berta. Reparte Berta.
Elige 2 cartas para la cuna de Berta.
jota de corazones.
jota de corazones, elegida.
rey de tréboles, elegida, 2 de 2.
Dejas la jota de corazones y el rey de tréboles.
Carta de salida: 4 de corazones. Te toca.
5 de picas, 5.
Berta: 10 de diamantes, 15, 2 puntos.
Cuentas 20. Vale 24: 4 puntos para Berta.
En la mesa: 5 de tréboles, 4 de corazones, 9 de picas, reina de corazones.
3 jugadas. Tomar el 9 de picas, el 5 de tréboles y el 4 de corazones.
Berta construye 8: as de picas sobre 7 de tréboles.
¿Cuántos puntos?
Ana e Inés juegan contra Luis y Berta.
Juega el as, 1 punto.
¡Ganas la partida, 121 a 98!
Nada en esa tecla.
Faltan 7 u 8 puntos.
"""


@pytest.mark.parametrize("line", GOOD.strip().splitlines())
def test_good_english(line: str) -> None:
    assert lint(line, lang="en", limit=len(line) <= 75) == []
    assert lint(line, limit=len(line) <= 75) == []


@pytest.mark.parametrize("line", GOOD_SPANISH.strip().splitlines())
def test_good_spanish(line: str) -> None:
    assert lint(line, lang="es", limit=len(line) <= 75) == []
    assert lint(line, limit=len(line) <= 75) == []


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("ok", "short"),
        ("15.", "no letter"),
        ("Ann\x1b[0m plays.", "control"),
        ("Ann\u200b plays.", "control"),
        ("Ann plays J♥.", "glyph"),
        ("Ann plays → 5.", "glyph"),
        ("Well played 🎉.", "glyph"),
        ("┌ Table.", "glyph"),
        ("Карта.", "glyph"),
        ("Ann plays ten", "end"),
        ("Ann plays 5H.", "shorthand"),
        ("Ann plays QS.", "shorthand"),
        ("Ana juega 10P.", "shorthand"),
        ("Ann & Bob win.", "symbol"),
        ("Pair +2.", "symbol"),
        ("Yes/no.", "symbol"),
        ('Say "go".', "symbol"),
        ("Score -3 points.", "minus"),
        ("Score 34-28.", "score"),
        ("Score 34:28.", "score"),
        ("Score 34 – 28.", "score"),
        ("ANN wins.", "capitals"),
        ("Ann wins!!", "runs"),
        ("Ann  wins.", "runs"),
        ("Wait...", "runs"),
        ("Ann wins .", "blank"),
        ("Ann,Bob pass.", "blank"),
        ("Ann wins (2).", "brackets"),
        ("The count is 15.", "filler"),
        ("Ahora te toca.", "filler"),
        ("Por favor elige.", "filler"),
        ("2 point(s).", "plural"),
        ("Tod@s pasan.", "plural"),
        ("Ann has 1,250 points.", "thousands"),
        ("Ana tiene 1.250 puntos.", "thousands"),
        ("Fifteen for 2.", "words for numbers"),
        ("Quince, 2 puntos.", "words for numbers"),
        ("Your 2nd card.", "ordinal"),
        ("La 2.ª carta.", "ordinal"),
        ("Ann pegs 1 points.", "number"),
        ("Ann pegs 2 point.", "number"),
        ("Ana anota 1 puntos.", "number"),
        ("Ana anota 2 punto.", "number"),
        ("You plays ten.", "person"),
        ("Tú juega el 10.", "person"),
        ("Berta and player 2 pass.", "person"),
        ("Pasa el jugador 2.", "person"),
        ("Ann has 5 pts.", "abbreviation"),
        ("None passes.", "program"),
        ("cribbage-play-card.", "program"),
        ("Ann plays the the ten.", "twice"),
        ("¿Cuántos puntos", "end"),
        ("Cuántos puntos?", "inverted"),
        ("¡Ganas la partida.", "inverted"),
        ("Ganan Ana y Inés.", "y"),
        ("Ganan hierro y hilo en la mesa.", "y"),
        ("Elige 7 o 8 cartas.", "o"),
        ("Elige una u otra, plata o oro.", "o"),
        ("Juegas el 4 de treboles.", "accent"),
        ("Carta de el mazo.", "contraction"),
        ("Juegas la as de picas.", "gender"),
        ("Juegas el reina de picas.", "gender"),
        ("Berta juega queen de picas en la mesa.", "mixed"),
        ("You play reina de picas with the king.", "mixed"),
        ("You play a ace of spades.", "article"),
        ("You play an 7 of spades.", "article"),
    ],
)
def test_bad_lines(line: str, problem: str) -> None:
    assert problem in [entry.partition(":")[0] for entry in lint(line)], lint(line)


def test_length_counts_only_for_events() -> None:
    line = "Ann takes 9 spades, 5 clubs, 4 hearts, 3 clubs, 2 spades with her 9 diamonds at once."
    assert [p.partition(":")[0] for p in lint(line)] == ["long", "wide"]
    assert lint(line, limit=False) == []


def test_the_key_and_the_line_above() -> None:
    assert lint("Count is 15.", key="c") == [
        "key: starts with the letter of the key that was pressed"
    ]
    assert lint("Count is 15.", key="enter") == []


def test_iones_and_hielo_keep_their_y() -> None:
    assert lint("Ganan oro y hielo en la mesa.", lang="es") == []


def test_the_language_is_guessed() -> None:
    assert language("You play the ten.") == "en"
    assert language("Berta juega el 10 de picas.") == "es"
    assert language("Berta 12.") == ""


def test_the_demo_speaks_well() -> None:
    for key, line in demo.ANSWERS.items():
        allowed = (
            {"key: starts with the letter of the key that was pressed"} if key in "et" else set()
        )
        assert set(lint(line, key=key)) <= allowed
    for line in (demo.WELCOME, *demo.HELP):
        assert lint(line) in ([], ["capitals: a word in capitals"])
