"""Translation of a new language: texts, files, what is kept, and what is heard."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from playroom.cli.translating import walk
from playroom.cli.translating.command import folder_of
from playroom.cli.translating.messages import read_text
from playroom.cli.translating.places import places_of, recorded_places
from playroom.cli.translating.plurals import plural_samples
from playroom.cli.translating.texts import Forms, Piece, pieces_of
from playroom.cli.translating.walk import Translation, source_of
from playroom.cli.translating.written import in_order, with_texts
from playroom.locale import Teller, languages
from playroom.locale.languages import split_entries
from playroom.locale.teller import forget
from tests.locale.test_gates import piece, translation


@pytest.mark.parametrize("part", ["kept", "hall", "together", "escoba"])
def test_a_source_is_a_translation_of_itself(part: str) -> None:
    """Every message divided into its texts and put together again has the same texts, in a file of
    the same order that can be read.
    """
    forms, made = Forms(("one", "other")), {}
    for id, source in split_entries(source_of("en", part)).items():
        pieces = pieces_of(id, part, source, forms)
        whole = None
        for of in dict.fromkeys(one.of for one in pieces):
            group = [one for one in pieces if one.of == of]
            whole = with_texts(whole, group, [one.source for one in group])
        assert whole is not None
        assert pieces_of(id, part, whole, forms) == pieces
        made[id] = whole
    text = in_order(source_of("en", part), made)
    assert list(split_entries(text)) == list(split_entries(source_of("en", part)))
    comments = [line for line in source_of("en", part).splitlines() if line.startswith("#")]
    assert [line for line in text.splitlines() if line.startswith("#")] == comments


def test_plural_categories_are_those_that_numbers_of_a_game_have() -> None:
    assert plural_samples("pt") == (("one", 1), ("other", 2))
    assert plural_samples("pl") == (("one", 1), ("few", 2), ("many", 5))
    assert [name for name, _ in plural_samples("ja")] == ["other"]


def test_a_text_is_kept_at_once_in_the_order_of_the_source(tmp_path: Path) -> None:
    of = translation(tmp_path)
    of.keep(piece(of, "escoba", "escoba-event-turn"), "É a sua vez.")
    of.keep(piece(of, "escoba", "escoba-event-deal"), "$who dá as cartas.")
    of.keep(piece(of, "escoba", "escoba-event-laid", "brief"), "$who: $card.")
    text = (tmp_path / "escoba.ftl").read_text("utf-8")
    assert text == (
        "## The deal\n\nescoba-event-deal = { $who } dá as cartas.\n"
        "escoba-event-turn = É a sua vez.\n\n## Plays\n\n"
        "escoba-event-laid =\n    .brief = { $who }: { $card }.\n"
    )
    again = Translation("pt", "en", tmp_path)
    asked = [one.of for one in again.pieces("escoba") if again.wanted(one)]
    assert ("escoba-event-deal", None) not in asked
    assert ("escoba-event-laid", "brief") not in asked
    assert ("escoba-event-laid", None) in asked
    assert again.progress("escoba")[0] == 3


def test_variants_are_a_message_when_all_are_there(tmp_path: Path) -> None:
    of = translation(tmp_path)
    one, other = (
        each
        for each in of.pieces("shell")
        if each.of == ("setup-seats", None)
    )  # fmt: skip
    of.keep(one, "1 jogador")
    assert not (tmp_path / "shell.ftl").exists()
    again = Translation("pt", "en", tmp_path)
    assert again.text(one) == "1 jogador"
    assert not again.wanted(one)
    again.keep(other, "$count jogadores")
    assert split_entries((tmp_path / "shell.ftl").read_text("utf-8"))["setup-seats"].strip() == (
        "setup-seats =\n    { $count ->\n        [one] 1 jogador\n"
        "       *[other] { $count } jogadores\n    }"
    )
    assert json.loads((tmp_path / "translation.json").read_text("utf-8"))["drafts"] == {}


def test_what_changed_in_the_source_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of = translation(tmp_path)
    turn = piece(of, "escoba", "escoba-event-turn")
    of.keep(turn, "É a sua vez.")
    changed = Translation("pt", "en", tmp_path, "escoba", "changed")
    assert [one for one in changed.pieces("escoba") if changed.wanted(one)] == []
    now = source_of("en", "escoba").replace("= Your turn.", "= It is your turn.")
    monkeypatch.setattr(walk, "source_of", lambda language, part: now)
    found = [one.id for one in changed.pieces("escoba") if changed.wanted(one)]
    assert found == ["escoba-event-turn"]


def test_articles_are_asked_for_every_gender_of_the_ranks(tmp_path: Path) -> None:
    of = translation(tmp_path)
    forms = [one for one in of.pieces("cards") if one.of == ("form-a", None)]
    assert [one.choices for one in forms] == [(("gender", "m"),), (("gender", "f"),)]
    assert of.line(forms[0], "um $words", None) == "um ás."
    assert of.line(forms[1], "uma $words", None) == "uma dama."
    for one, text in zip(forms, ("um $words", "uma $words"), strict=True):
        of.keep(one, text)
    none = Translation("fi", "en", tmp_path / "fi")
    none.keep(piece(none, "cards", "rank-1", "gender"), "")
    assert [one.choices for one in none.pieces("cards") if one.of == ("form-a", None)] == [()]
    asked = [one.id for one in none.pieces("cards") if one.attribute == "gender"]
    assert asked == ["rank-1"]


def test_a_text_is_heard_with_the_values_of_its_place(tmp_path: Path) -> None:
    of = translation(tmp_path)
    laid = piece(of, "escoba", "escoba-event-laid")
    place = of.place(laid)
    assert place is not None
    assert place.before is not None
    known = of.known_line(laid, place)
    assert known.startswith("Berta lays the ")
    heard = of.line(laid, "$who joga THE($card).", place)
    assert heard is not None
    assert heard.startswith(("Berta joga o ", "Berta joga a "))
    bare = Translation("fr", "en", tmp_path / "fr")
    assert bare.line(laid, "$who joue $card.", place) is None  # no words for cards yet
    you = piece(of, "escoba", "escoba-event-laid-you")
    assert of.known_line(you, of.place(you)).startswith("You lay the ")


def test_every_place_that_was_recorded_can_be_told() -> None:
    """`python3 -m tests.locale.places` records it anew when messages have other values."""
    tellers = [Teller(language, strict=True) for language in ("en", "es")]
    told = 0
    for places in recorded_places().values():
        for place in places:
            for teller in tellers:
                assert teller.tell(place.saying.note, place.saying.listener)
                told += 1
    assert told > 1000


def test_bots_play_what_is_heard_before_and_after() -> None:
    place = places_of("escoba", "escoba-event-turn")[0]
    assert place.before is not None
    assert place.before.id.startswith("escoba-")


def test_in_the_source_tree_a_game_keeps_its_words(tmp_path: Path) -> None:
    of = Translation("pt", "en", languages.locales_dir() / "pt")
    assert of.file("shell") == languages.locales_dir() / "pt" / "shell.ftl"
    assert of.file("escoba").parts[-3:] == ("escoba", "locales", "pt.ftl")
    assert Translation("pt", "en", tmp_path).file("escoba") == tmp_path / "escoba.ftl"


def test_a_folder_that_is_asked_for_is_remembered(tmp_path: Path) -> None:
    data, own = tmp_path / "data", tmp_path / "mine"
    assert folder_of(None, data, "pt") == data / "languages" / "pt"
    assert folder_of(str(own), data, "pt") == own
    assert folder_of(None, data, "pt") == own
    assert folder_of(None, data, "fr") == data / "languages" / "fr"


def test_another_folder_is_given_what_was_kept_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    of = translation(old)
    of.keep(piece(of, "escoba", "escoba-event-turn"), "É a sua vez.")
    monkeypatch.setattr(languages, "_TRANSLATED", {"pt": str(old)})
    forget()
    Translation("pt", "en", new, before=old).bring()
    forget()
    for name in ("cards.ftl", "escoba.ftl", "translation.json"):
        assert (new / name).read_text("utf-8")
    assert "É a sua vez." in (new / "escoba.ftl").read_text("utf-8")


def test_a_message_that_was_kept_is_read_by_the_checks(tmp_path: Path) -> None:
    of = translation(tmp_path)
    read_text(of.read, "escoba", "-escoba-cards = cartas\n", "escoba")
    deal = piece(of, "escoba", "escoba-event-deal")
    assert of.wrong(deal, "$who dá as { -escoba-cards }.", None) == []
    assert isinstance(deal, Piece)
