"""The rulebook of Casino: what the rules have and a player asks for, in the words of the player,
and nothing that the table does not do.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from games.casino import GAME
from playroom.cli import main
from playroom.engine.options import OptionValue, Setup
from playroom.locale import LANGUAGES, Listener, Teller
from playroom.locale.teller import Words

READER = Listener(None, ("Ana", "Berta"), ())


def rules(language: str, seats: int = 2, /, **options: OptionValue) -> list[str]:
    """The lines of the rules, their titles among them."""
    teller = Teller(language, strict=True)
    return [
        teller.tell(line, READER)
        for chapter in GAME.rulebook(Setup.of(seats, options))
        for line in (chapter.title, *chapter.lines)
    ]


def test_the_order_of_the_count_is_told_with_the_four_aces() -> None:
    """CAS-129, CAS-130, CAS-133: it decides games, so it is told, the suits of the aces too."""
    usual = rules("es")
    assert "El orden: cartas, picas, Gran Casino, Pequeño Casino y ases." in usual
    assert "Los ases van por palos: picas, tréboles, corazones y diamantes." in usual
    assert not [line for line in usual if line.startswith("Después,")]
    all_of_them = {"sweeps": True, "overs": True, "spade_overs": True}
    last = "Después, las barridas, las cartas sobrantes, las picas sobrantes."
    assert last in rules("es", **all_of_them)
    royal = rules("es", face_values=True, **all_of_them)
    assert "Después, las cartas sobrantes, las picas sobrantes, las barridas." in royal
    assert "After these, cards over 30." in rules("en", overs=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_chapter_is_called_as_in_every_game(language: str) -> None:
    assert rules(language)[0] == {"en": "Aim.", "es": "Objetivo."}[language]


def test_a_table_without_duty_does_not_tell_of_it() -> None:
    """CAS-100, CAS-109: where owners may do anything, the lines do not say that they may not
    trail.
    """
    assert [line for line in rules("en") if "except for the owner" in line]
    assert not [line for line in rules("en", builder_duty="none") if "except" in line]


def test_without_sweeps_no_line_says_sweep() -> None:
    for language, word in (("en", "sweep"), ("es", "barrida")):
        assert [line for line in rules(language, sweeps=True) if word in line.lower()]
        assert not [line for line in rules(language) if word in line.lower()]


def test_the_time_to_answer_is_told_as_it_is() -> None:
    """CAS-176: it is the clock of votes at every table, of challenges with the claims referee."""
    assert "20 seconds to say whether to deal again; then the answer is no." in rules("en")
    assert "20 seconds to challenge or answer; then the answer is no." in rules(
        "en", referee="claims"
    )
    assert not [line for line in rules("en", challenge_seconds=0) if "seconds" in line]


def test_leaving_is_told_as_it_is() -> None:
    """CAS-177."""
    assert rules("es")[-1] == "Si alguien se va, lo sustituye un robot."
    assert rules("es", on_leave="forfeit")[-1] == "Quien se va pierde la partida."
    assert rules("en", on_leave="forfeit")[-1] == "If a player leaves, that player loses the game."


def test_the_rules_follow_the_chosen_card_words() -> None:
    teller = Teller("es", Words(jack="sota", queen="dama"), strict=True)
    lines = [
        teller.tell(line, READER)
        for preset in ("royal", "spade")
        for chapter in GAME.rulebook(Setup.of(2, GAME.presets[preset]))
        for line in chapter.lines
    ]
    assert (
        "Las figuras valen número: sota 11, dama 12 y rey 13; suman y construyen con él." in lines
    )
    assert "Valen 2 puntos la sota y el 2 de picas; cada otra pica, 1." in lines
    assert not [line for line in lines if "jota" in line or "reina" in line]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", GAME.presets)
def test_every_line_of_the_rules_begins_as_a_sentence(preset: str, language: str) -> None:
    lines = rules(language, 2, **GAME.presets[preset])
    assert not [line for line in lines if line[0].islower()]
    assert not [line for line in lines if len(line) > 110]


def test_the_printed_rules_follow_the_chosen_card_words_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`playroom rules casino --lang es` with sota and dama chosen."""
    text = '[words.es]\njack = "sota"\nqueen = "dama"\n'
    (tmp_path / "settings.toml").write_text(text, encoding="utf-8")
    words = ["rules", "casino", "--preset", "royal", "--lang", "es", "--data", str(tmp_path)]
    assert main(words) == 0
    printed = capsys.readouterr().out
    assert "Las figuras valen número: sota 11, dama 12 y rey 13" in printed
    assert "jota" not in printed
