"""Leaving the game itself at the table, by the documents of each game: asked first, told what it
means, and taken back where that can be.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.narration import leave_question
from playroom.engine.notes import Note, Who, note
from playroom.engine.registry import game_ids
from playroom.engine.steps import Leaving
from playroom.locale import Listener, teller_of
from tests.shell.inside import Inside, inside

every_language = pytest.mark.parametrize("language", ["en", "es"])
WORDS = {"en": ("/leave", "/leave the game", "/resign"), "es": ("/dejar la partida", "/abandonar")}
TABLES: tuple[tuple[str, str, dict[str, Any], Leaving], ...] = (
    ("CRB-129", "cribbage", {}, Leaving.BOT),
    ("CAS-177", "casino", {}, Leaving.BOT),
    ("CAS-177", "casino", {"on_leave": "forfeit"}, Leaving.FORFEIT),
    ("CAL-106", "calatone", {}, Leaving.FOLD),
    ("CAL-106", "calatone", {"on_leave": "bot"}, Leaving.HAND),
    ("RUM-075", "rummy", {}, Leaving.STAND_IN),
    ("RUM-087", "rummy", {"on_leave": "vacate"}, Leaving.VACATE),
)
every_table = pytest.mark.parametrize(
    ("rule", "game", "options", "how"),
    TABLES,
    ids=[f"{rule.lower()}-{how.value}" for rule, *_, how in TABLES],
)


def asked(room: Inside) -> Note:
    """What leaving asks at the table now."""
    question = leave_question(room.table.game, room.table.view())
    assert isinstance(question, Note)
    return question


def told(room: Inside, id_: str, **values: Any) -> str:
    """A line as the player hears it."""
    return room.app.announcer.line(note(id_, **values))


async def sit_down(room: Inside, game: str, options: dict[str, Any]) -> None:
    """At a table of three, in the first hand."""
    room.deal(game, "7", ("easy", "easy"), **options)
    await room.settle()
    if game == "calatone":  # the hand begins when everybody is there
        room.press("enter")
        await room.settle()


@every_language
@every_table
def test_leaving_is_asked_done_told_and_taken_back_where_it_can_be(
    rule: str, game: str, options: dict[str, Any], how: Leaving, tmp_path: Path, language: str
) -> None:
    async def run(room: Inside) -> None:
        await sit_down(room, game, options)
        assert room.table.game.leaving(room.table.view()) is how
        before = tuple(room.match.entries)
        words = [one for one in WORDS[language] if (game, one) != ("calatone", "/leave")]
        for word in words:
            assert room.text(word) == [room.app.announcer.line(asked(room))], word
            room.press("escape")
            assert tuple(room.match.entries) == before
            assert room.match.kinds[0] == "person"
        room.text(words[0])
        heard = room.press("enter")
        assert heard[0] == told(room, "table-seat-changed", who=Who(0), kind="easy", how=how.value)
        assert room.match.kinds[0] == "easy"
        assert room.match.entries[len(before)].kind == "leave"
        if not how.may_return:
            assert room.match.outcome is not None
            assert room.press("enter")[0] != heard[0]
            return
        stays = told(room, "table-leave-stays", how=how.value)
        assert heard[-1] == stays
        assert room.text(words[0]) == [stays]
        assert room.press("t") == room.press("w") == [stays]  # not: your turn
        back = room.press("enter")
        assert back[0] == told(room, "table-seat-changed", who=Who(0), kind="person", how="")
        assert len(back) > 1  # and whose turn it is
        assert room.match.kinds[0] == "person"
        await room.settle()
        assert room.match.requests_of(0)

    inside(run, tmp_path, language)


@every_language
def test_cal_105_between_hands_one_is_out_and_hears_so(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.deal("calatone", "7", ("easy", "easy"))
        await room.settle()
        word = {"en": "/leave the game", "es": "/dejar la partida"}[language]
        room.text(word)
        out = told(room, "table-leave-out")
        assert room.press("enter")[-1] == out
        assert room.text(word) == [out]
        assert room.press("enter")[-1] not in ("", out)  # why there is no return
        assert room.match.kinds[0] == "easy"

    inside(run, tmp_path, language)


@every_language
def test_in_a_list_the_same_word_leaves_the_room(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.open_room()
        room.text({"en": "/leave", "es": "/salir"}[language])
        assert room.stopped

    inside(run, tmp_path, language)


def test_the_questions_end_with_what_answers_them() -> None:
    ends = {"en": "Enter for yes, Escape for no.", "es": "Intro para sí, Escape para no."}
    for language, end in ends.items():
        for how in Leaving:
            question = note("table-leave-ask", how=how.value)
            line = teller_of(language).tell(question, Listener(0, ("Ana",)))
            assert line.endswith(end), line


@every_language
@pytest.mark.parametrize("game", ["casino", "rummy"])
def test_a_list_of_plays_is_gone_with_the_player_who_left(
    game: str, tmp_path: Path, language: str
) -> None:
    """Enter takes the cards back, as was said, and plays nothing of a list that still stood."""

    async def run(room: Inside) -> None:
        room.deal(game, "7", ("easy",))
        await room.settle()
        room.press("1")
        room.press("enter")  # a list of what can be done
        room.text(WORDS[language][0 if language == "es" else 1])
        room.press("enter")
        assert room.match.kinds[0] != "person"
        back = room.press("enter")
        assert back[0] == told(room, "table-seat-changed", who=Who(0), kind="person", how="")
        assert room.match.kinds[0] == "person"

    inside(run, tmp_path, language)


@every_language
def test_who_has_left_is_not_told_that_it_is_their_turn(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        await sit_down(room, "casino", {})
        yours = told(room, "casino-event-turn")
        room.text(WORDS[language][0 if language == "es" else 1])
        heard = room.press("enter")
        before = len(room.match.entries)
        for _ in range(400):
            if len(room.match.entries) > before + 6:  # the bots have played on, twice round
                break
            room.press("n")  # which may well say whose turn it is: it was asked
            heard += await room.settle()
            await asyncio.sleep(0.01)
        else:
            raise AssertionError("the bots do not play on")
        assert yours not in heard

    inside(run, tmp_path, language)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(("language", "word"), [("en", "/leave"), ("es", "/abandonar")])
def test_the_word_for_leaving_does_no_move(
    tmp_path: Path, game: str, language: str, word: str
) -> None:
    """Dominoes lays a tile by the same words, and there may be one that fits."""

    async def run(room: Inside) -> None:
        for seed in "1234":
            room.deal(game, seed=seed)
            await room.settle()
            match = room.match
            room.text(word)
            await room.settle()
            assert not [one for one in match.entries if one.kind == "act" and one.seat == 0]
            room.press("escape")

    inside(run, tmp_path, language)
