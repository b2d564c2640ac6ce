"""A long count is told line by line at the pace of the room, hurried by N, and never in the way of
a key.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from playroom.engine.rng import Rng
from playroom.shell.table.pacing import Telling
from playroom_testing.room import match_of
from tests.shell.inside import Inside, inside

SEED = "transcript 1"


async def to_the_count(room: Inside) -> None:
    """Plays a deal of Casino up to its count, the first line of which waits."""
    room.deal("casino", SEED, game_mode="deal", first_dealer="b")
    table = room.table
    bot, dice = table.game.bots["easy"](), Rng("to the count")
    while match_of(table).outcome is None:
        requests = tuple(r for r in match_of(table).requests_of(0) if r.awaited)
        if requests:
            room.app.announcer.key_pressed()
            table.do(bot.decide(match_of(table).turn(0, dice)))
        table.chair.hurry()
        await asyncio.sleep(0.005)


def counted(room: Inside) -> list[str]:
    """The lines of the count that have been told."""
    lines = room.lines
    start = next(
        (n for n, line in enumerate(lines) if "most cards" in line or "points for cards" in line),
        len(lines),
    )
    return lines[start:]


def test_a_count_waits_for_its_listener(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        await to_the_count(room)
        assert not counted(room), "the count begins after a pause"
        first = room.press("n")
        assert len(first) == 1, "N brings the next line at once"
        assert counted(room) == first
        assert room.press("r") == first, "R says the line again, and the count waits"
        assert len(room.press("n")) == 1
        told = len(counted(room))
        answer = room.press("s")
        assert answer[-1].startswith("You "), (
            "any other key is answered after the rest of the count"
        )
        assert any(line.startswith("Game over") for line in answer[:-1])
        assert len(counted(room)) > told + 3
        before = len(room.lines)
        await asyncio.sleep(0.1)
        assert len(room.lines) == before, "nothing is told twice"
        assert room.press("n"), "N answers when nothing waits"

    inside(run, tmp_path, pace=50)


def test_without_a_pause_all_is_told_at_once(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        await to_the_count(room)
        assert room.lines[-1].startswith("Game over")

    inside(run, tmp_path, pace=0)


def test_what_waits_is_told_in_order_and_its_end_comes_last() -> None:
    told: list[str] = []

    async def run() -> None:
        from playroom.engine.notes import note

        telling = Telling(
            lambda notes, position, answers: told.extend(
                f"{one.id}{'!' if answers else ''}" for one in notes
            ),
            lambda: 0.01,
            lambda: False,
            lambda why: told.append(repr(why)),
        )
        telling.add((note("a"),), (1, 0), answers=True)
        telling.add((note("b"), note("c")), (1, 1), paced=True)
        telling.add((note("d"), note("e")), (1, 2))
        telling.then(lambda: told.append("end"))
        assert told == ["a!"]
        assert telling.busy()
        for _ in range(500):
            if told[-1] == "end":
                break
            await asyncio.sleep(0.01)
        assert told == ["a!", "b", "c", "d", "e", "end"]
        told.clear()
        telling.add((note("b"), note("c")), (2, 1), paced=True)
        telling.add((note("d"),), (2, 2))
        assert telling.next(key=True)
        telling.all()
        assert told == ["b!", "c", "d"]
        assert not telling.next(key=True)

    asyncio.run(run())


def test_a_clock_that_runs_is_not_spent_on_a_count(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("casino", SEED, turn_seconds=60)
        assert room.table.happening.pause_of_lines() == 0.0

    inside(run, tmp_path, pace=8)
