"""Typed moves at the table: what is asked back, questions and wishes in words, what is nearly a
word.
"""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from playroom.engine.steps import Action
from playroom.locale.questions import answer_of, command_of, mended, vocabulary
from playroom.shell.keys import BY_NAME
from playroom.shell.menu import YesNo
from playroom.shell.table.plays import Which
from playroom_testing.room import match_of
from tests.shell.inside import Inside, inside


def test_a_rank_that_several_moves_have_is_asked_about_and_answered_in_words(
    tmp_path: Path,
) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        cards = [item.card for item in room.table.zones()[0].items if item.card is not None]
        before = match_of(room.table).sequence
        asked = room.text(f"/discard {str(cards[0])[:-1]}")
        assert asked[0].startswith("Which")
        assert isinstance(room.app.front, Which)
        assert match_of(room.table).sequence == before
        room.text(f"/{cards[0]} {cards[1]}")
        assert room.app.front is room.table
        assert match_of(room.table).sequence > before

    inside(run, tmp_path)


@pytest.mark.parametrize(("answer", "left"), [("sure", True), ("no thanks", True), ("hm?", False)])
def test_yes_and_no_in_any_form_answer_what_is_asked(
    tmp_path: Path, answer: str, left: bool
) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        assert room.text("/scroes") == ["Did you mean: scores?"]
        assert isinstance(room.app.front, YesNo)
        said = room.text(answer)
        assert (room.app.front is room.table) is left
        assert (said[0] == room.press("s")[0]) is (answer == "sure")

    inside(run, tmp_path)


@pytest.mark.parametrize(
    ("line", "key"),
    [("cómo vamos", "s"), ("¿a quién le toca?", "t"), ("marcador", "s"), ("pista", "!"),
     ("por qué", "w"), ("quién gana", "s"), ("qué puedo hacer", "w"), ("mis cartas", "h")],
)  # fmt: skip
def test_questions_in_words_are_answered_as_their_keys_are(
    tmp_path: Path, line: str, key: str
) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        assert room.text(f"/{line}") == room.press(key)

    inside(run, tmp_path, "es")


def test_a_wish_that_is_no_command_is_told_what_there_is(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        for wish in ("pause", "faster", "statistics", "what time is it"):
            assert len(room.text(f"/{wish}")) == 1
        assert room.app.front is room.table

    inside(run, tmp_path)


def test_what_cannot_be_done_now_is_refused_for_its_reason(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("escoba")
        await room.settle()
        table = room.table
        while not match_of(table).requests_of(0):
            await room.settle()
        held = {item.card.rank for item in table.zones()[0].items if item.card is not None}
        missing = next(rank for rank in (1, 2, 3, 4, 5, 6, 7) if rank not in held)
        said = room.text(f"/I'll lay the {missing}, please")
        assert said[0].startswith("You hold no ")

    inside(run, tmp_path)


@pytest.mark.parametrize(
    ("game", "key", "lines"),
    [
        ("brisca", "b", ("¿qué triunfo hay?", "qué pinta", "triunfo", "what's trump", "quién da")),
        ("domino", "f", ("¿cuáles son las puntas?", "las puntas", "which ends are open?")),
        ("domino", "e", ("cuántas fichas tiene Berta", "how many tiles does Berta have")),
        ("rummy", "c", ("qué contrato", "qué pide esta mano", "what do I need to go down?")),
        ("rummy", "b", ("quién reparte", "who deals?")),
        ("calatone", "c", ("¿qué bote hay?", "what's in the pot")),
        ("casino", "S", ("quién reparte", "who's dealing?")),
        ("farkle", "w", ("cuánto vale", "what's it worth?")),
    ],
)
def test_a_question_is_answered_by_the_key_that_answers_it_in_this_game(
    tmp_path: Path, game: str, key: str, lines: tuple[str, ...]
) -> None:
    async def run(room: Inside) -> None:
        room.deal(game)
        await room.settle()
        for line in lines:
            assert room.text(f"/{line}") == room.press(key), line

    inside(run, tmp_path, "es")


def test_a_refusal_repeats_the_whole_line(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("domino")
        await room.settle()
        assert room.text("/xyzzy plugh frobnitz")[0] == "No entiendo: xyzzy plugh frobnitz."

    inside(run, tmp_path, "es")


def test_a_line_with_the_word_for_leaving_in_it_asks_before_anything_is_left(
    tmp_path: Path,
) -> None:
    async def run(room: Inside) -> None:
        room.deal("domino")
        await room.settle()
        for line in ("/will Berta quit soon", "/how do I get up"):
            assert room.text(line)[0].startswith("Did you mean")
            assert isinstance(room.app.front, YesNo)
            room.press("escape")
            assert room.app.front is room.table

    inside(run, tmp_path)


def test_a_costly_move_that_was_not_named_is_asked_about_with_what_it_costs(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("rummy", seed="b")
        await room.settle()
        while not any(type(a).__name__ == "MayI" for a in choices_of(room)):
            room.press("x")
            await room.settle()
        asked = room.text("/otra carta")
        assert "castigo" in asked[0]
        assert "pedir" in asked[0]
        assert isinstance(room.app.front, YesNo)
        room.press("escape")
        room.text("/pedir")
        assert not any(type(a).__name__ == "MayI" for a in choices_of(room))

    inside(run, tmp_path, "es")


def choices_of(room: Inside) -> list[Action]:
    """What the player in seat 0 may do."""
    return list(room.table.game.choices(room.table.view()))


def test_every_command_that_words_lead_to_exists() -> None:
    for language, lines in {
        "en": (
            "what did Berta play?",
            "has the king of spades gone?",
            "what's the score?",
            "sort my hand by suit",
            "hint",
            "what's on the table?",
        ),
        "es": (
            "¿cuántas picas tengo tomadas?",
            "¿quién tomó el rey?",
            "cuánto va",
            "ordena mis cartas por palos",
            "repite la última jugada",
            "menú",
        ),
    }.items():
        for line in lines:
            assert command_of(language, line) in BY_NAME
    assert command_of("es", "tiro el rey") == ""
    assert answer_of("es", "quiero deshacer") is not None
    assert answer_of("es", "tiro el rey") is None


def test_only_words_that_are_nearly_known_are_mended() -> None:
    known = {"scores", "queen", "throw"}
    assert mended("thorw the quenn", known) == "throw the queen"
    assert mended("scores", known) == ""
    assert mended("xyzzy", known) == ""


def test_a_typed_line_is_read_in_a_moment(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("casino")
        await room.settle()
        table = room.table
        table.typed_moves.read("dejo el rey")  # the first line reads the words
        began = time.process_time()
        for _ in range(10):
            table.typed_moves.read("me llevo el 3 y el 4 con el 7")
        assert (time.process_time() - began) / 10 < 0.01

    inside(run, tmp_path, "es")


def test_words_of_questions_are_mended_too() -> None:
    assert mended("marcadr", vocabulary("es")) == "marcador"
    assert mended("whos winnning", vocabulary("en")) == "whose winning"
