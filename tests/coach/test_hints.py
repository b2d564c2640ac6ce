"""Hints at a table: told by key and by word in both languages, counted in the log."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from playroom.coach.thinking import turn_of
from playroom.engine.kit.judging import Question, hints_of, judge
from playroom.engine.record import replace
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.match.bots.pool import BotPool
from playroom.records.statistics import HINTS, record_of
from playroom.room.ratings.results import result_of
from playroom.shell.table.hints import Hints
from tests.shell.inside import Inside, inside


async def hinted(room: Inside, how: str = "!") -> list[str]:
    """The lines of a hint, once it is told."""
    before = len(room.lines)
    assert (room.press if how == "!" else room.text)(how)  # a key is answered at once
    for _ in range(600):
        await asyncio.sleep(0.02)
        if len(room.lines) > before + 1:
            break
    return room.lines[before + 1 :]


@pytest.mark.parametrize(
    ("language", "how", "begins"),
    [("en", "!", "My choice: "), ("en", "/hint", "My choice: "), ("es", "/pista", "Yo elegiría: ")],
)
def test_a_hint_tells_a_choice_its_worth_and_why(
    tmp_path: Path, language: str, how: str, begins: str
) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        lines = await hinted(room, how)
        assert lines[0].startswith(begins)
        assert 2 <= len(lines) <= 4

    inside(run, tmp_path, language)


def test_asked_again_it_thinks_longer_and_says_whether_it_stays(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        first, again = await hinted(room), await hinted(room)
        told = first[0].removeprefix("My choice: ")
        rather = again[0].startswith("I would rather: ")
        assert rather != (again[0] == f"I stay with it: {told}")

    inside(run, tmp_path)


def test_nothing_is_told_after_the_goodbye(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        room.press("!")
        hints, before = room.table.hints, len(room.lines)
        assert hints._thinking is not None
        room.app.quit()
        assert room.lines[before:] == ["Goodbye. Your games are kept."]
        await asyncio.wait({hints._thinking}, timeout=20)
        assert hints._thinking is None
        assert len(room.lines) == before + 1

    inside(run, tmp_path)


def test_hints_are_counted_with_the_act_that_follows(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        await hinted(room)
        await hinted(room)
        table, match = room.table, room.match
        best = judge(match.game, "expert", turn_of(table.chair)).best
        for _ in range(2):  # both heard hints count, however the table was left before an act
            table.hints = Hints(room.app, table.chair, table.typed_moves.move_note, lambda: "bots")
        table.do(replace(best, cards=()), table.chair.request_of(best))  # refused: counts nothing
        await room.settle()
        table.do(best, table.chair.request_of(best))
        await room.settle()
        assert [hints_of(entry.id) for entry in match.entries if entry.seat == 0] == [2]
        # and no other act of the match
        while match.outcome is None:
            request = match.awaited()[0]
            action = match.game.bots["easy"]().decide(match.turn(request.seat, Rng("on")))
            assert match.submit(request.seat, action) is None
        record = record_of(match, [0] * len(match.entries))
        assert record is not None
        assert record.figures[HINTS] == (2, 1)
        rated = result_of(match, {0: "me"})
        assert rated is not None
        assert match.outcome is not None
        assert rated.unrated == ("hints" if 0 in match.outcome.winners else "")

    inside(run, tmp_path)


def test_with_other_people_there_are_none(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal(levels=("person",))
        await room.settle()
        assert room.press("!") == [
            "No hints with other people at the table, unless its owner allows them before a match."
        ]

    inside(run, tmp_path)


def test_a_table_may_forbid_them(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        room.table.hints_for = "none"
        assert room.press("!") == [
            "No hints at this table, by its rules. Its owner can change that before a match."
        ]

    inside(run, tmp_path)


@pytest.mark.parametrize("name", ["cribbage", "casino"])
def test_another_process_thinks_the_same(tmp_path: Path, name: str) -> None:
    async def run(room: Inside) -> None:
        room.deal(name)
        for _ in range(100):
            await asyncio.sleep(0.02)
            if any(request.awaited for request in room.table.chair.requests):
                break
        turn, pool = turn_of(room.table.chair), BotPool(processes=1)
        try:
            there = await pool.answer(Question(find_game(name), "expert", turn, 20.0, 2))
        finally:
            pool.close()
        again = turn_of(room.table.chair)
        assert there == judge(find_game(name), "expert", again, 2)

    inside(run, tmp_path)


def test_a_hint_for_a_turn_that_is_over_gives_way_to_the_next(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        table = room.table
        room.press("!")
        away = judge(table.game, "good", turn_of(table.chair)).best
        table.do(away, table.chair.request_of(away))
        await room.settle()
        for _ in range(100):
            await asyncio.sleep(0.02)
            if any(request.awaited for request in table.chair.requests):
                break
        lines = await hinted(room)
        assert lines[0].startswith("My choice: Play ")

    inside(run, tmp_path)
