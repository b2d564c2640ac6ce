"""The gates of a translation: each kind of mistake is typed once, and found."""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.cli.translating.gates import left_over
from playroom.cli.translating.texts import Piece
from playroom.cli.translating.typed_words import clashes
from playroom.cli.translating.walk import Translation
from playroom.engine.registry import game_ids, words_of
from playroom.locale.languages import read_entries, read_folder, read_parts

PORTUGUESE = Path(__file__).with_name("portuguese.ftl")
"""The grammar of Portuguese as a translator began it: cards, articles, lists, people."""
DEAL = ("escoba", "escoba-event-deal")
LAID = ("escoba", "escoba-event-laid")


def translation(folder: Path, language: str = "pt", known: str = "en") -> Translation:
    """A translation with the words of cards done."""
    if language == "pt":
        (folder / "cards.ftl").write_text(PORTUGUESE.read_text("utf-8"), "utf-8")
    return Translation(language, known, folder)


def piece(of: Translation, part: str, id: str, attribute: str | None = None) -> Piece:
    """A text of a message: its value or a length, the first of its variants."""
    return next(one for one in of.pieces(part) if one.of == (id, attribute))


def codes(
    of: Translation, which: tuple[str, str], text: str, attribute: str | None = None
) -> list[str]:
    """What is wrong with a text that is typed."""
    one = piece(of, *which, attribute)
    return [wrong.code for wrong in of.wrong(one, of.finished(one, text), of.place(one))]


@pytest.mark.parametrize(
    ("which", "text", "attribute"),
    [
        (DEAL, "$who dá as cartas", None),
        (DEAL, "Quem dá as cartas é { $who }.", None),
        (LAID, "$who joga THE($card)", None),
        (LAID, "$who: $card", "brief"),
        (("shell", "table-plays"), "$first", None),
        (("cards", "list-and"), "$before e $next", None),
        (("cards", "card-typed-rank-2"), "2, dois, duas", None),
    ],
)
def test_a_good_text_passes(
    tmp_path: Path, which: tuple[str, str], text: str, attribute: str | None
) -> None:
    assert codes(translation(tmp_path), which, text, attribute) == []


@pytest.mark.parametrize(
    ("which", "text", "attribute", "code"),
    [
        (DEAL, "{ $who dá as cartas", None, "form"),
        (DEAL, "As cartas estão dadas", None, "unused"),
        (DEAL, "$who dá $card", None, "unknown"),
        (("cards", "rank-1"), "THE($card)", None, "unknown"),
        (LAID, "$who joga DEL($card)", None, "function"),
        (DEAL, "$who dá { -cartas }", None, "reference"),
        (DEAL, "$who dá +2", None, "signs"),
        (DEAL, "$who dá AGORA", None, "stress"),
        (DEAL, "$who dá  -  as cartas", None, "dash"),
        (DEAL, "$who dá.. as cartas", None, "stops"),
        (DEAL, "$who dá cartas , agora", None, "before-sign"),
        (LAID, "$who joga agora mesmo e sem pensar $card", "brief", "cells"),
        (LAID, f"$who joga {'nesta mesa ' * 6} THE($card)", None, "line-wide"),
        (DEAL, "$who dá: 1, 2", None, "line-numbers"),
        (("cards", "list-and"), "$before e", None, "unused"),
        (("cards", "card-typed-rank-3"), "3, curinga", None, "clash"),
        (("shell", "option-number"), "{ $unit -> [x] $number *[other] $number }", None, "tokens"),
    ],
)  # fmt: skip
def test_a_planted_mistake_is_found(
    tmp_path: Path, which: tuple[str, str], text: str, attribute: str | None, code: str
) -> None:
    assert code in codes(translation(tmp_path), which, text, attribute)


def test_a_key_that_is_a_letter_is_called_a_key_in_every_language(tmp_path: Path) -> None:
    of = translation(tmp_path)
    key = ("shell", "shell-welcome")
    assert "line-key" in codes(of, key, "Sala de jogos. S diz os pontos.")
    assert "line-key" not in codes(of, key, "Sala de jogos. A tecla S diz os pontos.")


def test_a_choice_by_number_has_all_categories_of_the_language(tmp_path: Path) -> None:
    of = translation(tmp_path, "pl")
    plays = ("shell", "table-more-plays")
    assert "category" in codes(of, plays, "{ $count -> [one] $count ruch *[other] $count ruchów }")
    whole = "{ $count -> [one] $count ruch [few] $count ruchy *[many] $count ruchów }"
    assert "category" not in codes(of, plays, whole)
    keys = [one.choices for one in of.pieces("shell") if one.of == ("setup-seats", None)]
    assert keys == [(("count", "one"),), (("count", "few"),), (("count", "many"),)]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Tú y $who repartís", "line-vosotros"),
        ("$who reparte the cards", "line-english"),
        ("$who reparte despues", "accent"),
        ("¿$who reparte", "marks"),
    ],
)
def test_spanish_has_gates_of_its_own(tmp_path: Path, text: str, code: str) -> None:
    assert code in codes(translation(tmp_path, "es"), DEAL, text)


@pytest.mark.parametrize(
    ("text", "source", "left"),
    [
        ("Leva as cartas that make 15", "Take cards from the table that make 15", ""),
        ("Leva cards from the mesa", "Take cards from the table", "cards from the"),
        ("$who deals cards", "$who deals cards.", "deals cards"),
        ("Casino", "Casino", ""),
        ("Casino para $n", "Casino for $n", ""),
    ],
)
def test_words_left_in_the_source_language(text: str, source: str, left: str) -> None:
    assert left_over(text, source, "pt", "en") == left
    assert left_over(text, source, "en", "en") == ""


@pytest.mark.parametrize("language", ["en", "es"])
def test_typed_words_mean_one_thing(language: str) -> None:
    entries: dict[str, str] = {}
    for part in read_parts(language):
        entries |= read_entries(language, part)
    for game in game_ids():
        for folder in words_of(game):
            entries |= read_folder(str(folder), language)
    assert list(clashes(entries)) == []
    entries["card-typed-rank-2"] = (
        "card-typed-rank-2 =" + entries["card-typed-rank-3"].partition("=")[2]
    )
    found = {(one, two) for one, two, _ in clashes(entries)}
    assert found == {("card-typed-rank-2", "card-typed-rank-3")}
