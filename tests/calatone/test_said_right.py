"""What was heard wrong once: numbers side by side, things that do not agree with 1, English and
`vosotros` in Spanish, words of cards that were not the chosen ones, and one thing under two names.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.calatone import GAME
from games.calatone import events as e
from games.calatone.options import CalatoneOptions
from games.calatone.rules.check import amount_refused
from games.calatone.words.rulebook import rulebook
from playroom.cli import main
from playroom.engine.notes import Kind, Note, Seats, Who, awaits, note
from playroom.engine.options import Setup
from playroom.engine.steps import Event
from playroom.engine.table import Ask
from playroom.locale import Listener, Teller
from playroom.locale.options import option_note
from playroom.locale.teller import LENGTHS
from tests.calatone.driving import Drive
from tests.calatone.test_told import told

LANGUAGES = ("en", "es")
WORDS = Path(__file__).parents[2] / "games/calatone/locales"
TRANSCRIPTS = Path(__file__).parents[1] / "transcripts"
SIDE_BY_SIDE = re.compile(r"\d, \d|\d\. \d")


def line(said: Note, language: str, length: str = "normal", players: int = 3) -> str:
    names = ("Ana", "Berta", "Luis")[:players]
    return Teller(language, strict=True).tell(said, Listener(0, names, ()), length)


def spanish() -> Iterator[tuple[str, str]]:
    """The Spanish messages as they are written: each line with the message that it is of."""
    name = ""
    for text in (WORDS / "es.ftl").read_text(encoding="utf-8").splitlines():
        begun = re.match(r"([a-z][\w-]*) =", text)
        name = begun[1] if begun else name
        if text and not text.startswith("#"):
            yield name, text.partition("= ")[2] or text


# -- who is awaited --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "awaited"),
    [
        (e.ReadyAsked(2, dealer=1, seats=(0, 1)), True),
        (e.ReadyAsked(2, dealer=0, seats=(0, 1)), True),
        (e.ReadyAsked(2, dealer=0, seats=(1,)), False),
        (e.ReadyAsked(2, dealer=1, seats=(2,)), False),
        (e.RoundStarted(1, None, None, 9), False),
        (e.DeclareAsked((1, 2)), False),
        (e.DeclareAsked((0, 1)), True),
    ],
)
def test_whoever_is_asked_is_awaited_and_nobody_else(event: Event, awaited: bool) -> None:
    lines = event.told(0)
    assert lines
    assert any(awaits(one, 0) for one in lines) is awaited


# -- numbers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "es", "en"),
    [
        (
            note("calatone-refuse-ready", seats=Seats((1,))),
            "Ya has dicho que sí; falta Berta.",
            "You are ready; still waiting for Berta.",
        ),
        (
            note("calatone-refuse-ready", seats=Seats((1, 2))),
            "Ya has dicho que sí; faltan Berta y Luis.",
            "You are ready; still waiting for Berta and Luis.",
        ),
        (
            note("calatone-event-declaring", others=Seats((1,))),
            "Berta elige sus cinco.",
            "Berta chooses five cards.",
        ),
        (
            note("calatone-event-declaring", others=Seats((1, 2))),
            "Berta y Luis eligen sus cinco.",
            "Berta and Luis choose five cards.",
        ),
        (
            note("calatone-event-refund", who=Who(1), chips=1),
            "1 ficha sin igualar vuelve a Berta.",
            "1 unmatched, back to Berta.",
        ),
        (
            note("calatone-ask-pot-declaring", pot=9, done=1, count=3),
            "9 en el bote, ha declarado 1 de 3.",
            "9 in the pot, 1 of 3 has declared.",
        ),
    ],
    ids=lambda value: value.id if isinstance(value, Note) else "",
)
def test_one_agrees(said: Note, es: str, en: str) -> None:
    assert told(said, "es") == es
    assert told(said, "en") == en


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_hand_is_left(language: str) -> None:
    """CAL-100."""
    drive = Drive(limit="2-hands").started().folds()
    (said,) = GAME.table.answer(drive.view(0), Ask.DETAILS)[-1:]
    wanted = {"en": "End: 2 hands; 1 left.", "es": "Final: 2 manos; queda 1."}
    assert line(said, language) == wanted[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_amount_without_a_choice_is_told_as_one(language: str) -> None:
    """CAL-046: with 3 chips nothing but 3 can be bet."""
    drive = Drive((4, 100, 100), min_bet=3, max_bet=3).started()
    for ask in (Ask.COUNT, Ask.TURN):
        for said in GAME.table.answer(drive.view(0), ask):
            assert not re.search(r"3 (?:or|o|to|a) ", line(said, language))
    refused = amount_refused(9, (3, 3), "bet")
    assert refused is not None
    assert line(refused.note, language).count("3") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "seats", [2, 7, *(pytest.param(seats, marks=pytest.mark.long) for seats in range(3, 7))]
)
def test_no_two_numbers_stand_side_by_side_in_the_rules(language: str, seats: int) -> None:
    for deck in ("auto", "52"):
        for chapter in rulebook(CalatoneOptions.of(Setup.of(seats, {"deck": deck}))):
            for said in chapter.lines:
                assert not SIDE_BY_SIDE.search(line(said, language)), line(said, language)


@pytest.mark.parametrize("path", sorted(TRANSCRIPTS.glob("calatone*.txt")), ids=lambda p: p.name)
def test_no_two_numbers_stand_side_by_side_in_what_is_heard(path: Path) -> None:
    heard = [text for text in path.read_text(encoding="utf-8").splitlines() if text[:1] not in "#>"]
    assert len(heard) > 50
    assert not [text for text in heard if SIDE_BY_SIDE.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_numbers_stand_side_by_side_at_any_length(language: str) -> None:
    """Lines with two numbers, at the lengths that transcripts do not have."""
    opened = note("calatone-event-bet", Kind.PLAY, who=Who(1), chips=2)
    said = (
        note("calatone-event-session", count=2, others=Seats((1,)), stack=200),
        note("calatone-event-stakes", size=52, ante=1, least=2, most=20),
        note("calatone-event-speaks-first", who=Who(1), round=2, pot=6, hand=opened),
        note("calatone-event-won-pot", who=Who(1), side="side", number=2, chips=30),
        note("calatone-event-said-then", said=opened, player=Who(1),
             turn=note("calatone-part-then-see", cost=2)),
        note("calatone-ask-pot-cost", pot=14, level=6, cost=4),
        note("calatone-ask-turn-raise", round=2, cost=4, low=8, high=20),
    )  # fmt: skip
    for one in said:
        for length in LENGTHS:
            assert not SIDE_BY_SIDE.search(line(one, language, length)), line(one, language, length)


# -- words -----------------------------------------------------------------------------------------


def test_spanish_is_for_all_who_speak_it() -> None:
    """No `vosotros`, no English."""
    wrong = re.compile(
        r"\b\w+(?:áis|éis)\b|\b(?:os|vuestr[oa]s?|vosotr[oa]s|bots?|Tab|sesión)\b", re.IGNORECASE
    )
    assert not [(name, text) for name, text in spanish() if wrong.search(text)]


def test_what_a_key_does_is_no_statement_about_the_listener() -> None:
    """`La P pasa`, not `P, pasas`."""
    wrong = re.compile(r"\b[A-Z], (?:pasas|ves|te )")
    assert not [(name, text) for name, text in spanish() if wrong.search(text)]
    keys = [text for name, text in spanish() if name.startswith("calatone-key-")]
    assert not [
        text for text in keys if re.match(r"(?:pasas|ves|abres|te retiras|respondes)", text)
    ]


def test_a_key_is_no_article_and_no_person() -> None:
    """`A puts in 20` and `I proposes` are heard as something else, `A para poner` as well."""
    for said in ("most", "open-only", "raise-only"):
        values = {"low": 2, "high": 20}
        assert line(note(f"calatone-advice-{said}", **values), "en").startswith("Key A ")
        assert line(note(f"calatone-advice-{said}", **values), "es").startswith("Con la A ")
    between = note("calatone-advice-between", rebuy=True)
    assert line(between, "en").startswith("With the I key")


def test_the_first_chapter_is_called_as_in_every_game() -> None:
    chapter = rulebook(CalatoneOptions.of(Setup.of(2)))[0]
    assert (line(chapter.title, "es"), line(chapter.title, "en")) == ("Objetivo.", "Aim.")


def test_the_rules_use_the_chosen_words_for_cards(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.toml").write_text(
        '[words.es]\njack = "sota"\nqueen = "dama"\n', encoding="utf-8"
    )
    assert main(["rules", "calatone", "--lang", "es", "--data", str(tmp_path)]) == 0
    rules = capsys.readouterr().out
    assert "Cinco figuras son sotas, damas, reyes y ases, sin tres iguales." in rules
    assert not re.search(r"\bjotas?\b|\breinas?\b", rules)


@pytest.mark.parametrize(
    ("value", "en", "es"),
    [
        ("1-hands", "after 1 hand", "tras 1 mano"),
        ("7 manos", "after 7 hands", "tras 7 manos"),
        ("90 minutes", "after 90 minutes", "tras 90 minutos"),
        ("23:30", "until 23:30", "hasta las 23:30"),
    ],
)
def test_an_end_that_no_menu_offers_is_told_in_words(value: str, en: str, es: str) -> None:
    limit = CalatoneOptions.fields["limit"]
    assert told(option_note(GAME, limit, value), "en") == f"End of the sitting: {en}."
    assert told(option_note(GAME, limit, value), "es") == f"Final de la partida: {es}."


def test_what_was_said_last_is_not_put_into_a_later_round() -> None:
    """When no seat can bet any more, rounds pass without a line (CAL-055)."""
    drive = Drive((20, 20), 1, max_bet=0, stack=20).deal(
        "As Qh Ks Jd Ad Qs 5c Tc 9d 8d 9h Th 2c 3s"
    )
    drive.show("Ks", "Qh").do(0, "bet 19").do(1, "call")
    (said,) = GAME.table.answer(drive.view(0), Ask.LAST)
    assert line(said, "en", players=2) == "Said last: Berta sees all in with 19."
    assert not re.search(r"[Rr]onda", line(said, "es", players=2))
