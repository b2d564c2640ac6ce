"""Tables by correspondence: the time of a turn runs from the moment at which a seat owes an answer,
is kept in the log, and only when it is over a bot plays; who comes back has the seat again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.clock import wall
from playroom.room.table import values as v
from playroom.room.table.deadlines import MOST_PACED, Break, deadline
from playroom.room.table.values import Phase
from tests import clock
from tests.room.kit import Near, Person, in_room, kinds, until

HOUR, DAY = 3600, 24 * 3600


@pytest.mark.parametrize(
    ("breaks", "after"),
    [
        ([], 100),
        ([(0, 900)], 100),  # before it began
        ([(950, 1020)], 120),  # half of it before
        ([(1010, 1030)], 120),
        ([(1010, 1030), (1020, 1040)], 130),  # what overlaps counts once
        ([(1050, 1060), (1105, 1115)], 120),  # the second is reached by the first
        ([(1100, 1200)], 100),  # the time was over
        ([(1030, 1010)], 100),
    ],
)
def test_a_deadline_does_not_count_breaks(breaks: list[Break], after: int) -> None:
    assert deadline(1000, 100, breaks) == 1000 + after


async def correspondence(near: Near, *names: str, hours: int = 72, game: str = "cribbage") -> None:
    """A match by correspondence between these, who all go home after its first card."""
    near.open_table(game, seats=len(names))
    persons = [near.come(name) for name in names]
    for seat, person in enumerate(persons):
        assert await person.ask(v.Sit(seat)) == ""
    assert await persons[0].ask(v.SetPace(hours)) == ""
    for person in persons:
        assert await person.ready() == ""
    await until(lambda: near.table.state.phase is Phase.PLAYING)
    await until(lambda: bool(near.table.turns.deadlines))
    for person in persons:
        await person.go(False)


def began(near: Near) -> list[v.TurnBegan]:
    return [row for row in near.told if isinstance(row, v.TurnBegan)]


async def play_once(near: Near, name: str) -> None:
    """A person comes, plays what is asked, and goes."""
    person = near.come(name)
    await until(person.awaited)
    assert await person.play() == ""
    await clock.passes(0.01)
    await person.go(False)


def test_seats_are_kept_for_the_time_agreed_and_then_a_bot_plays(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        await correspondence(near, "Ana", "Ben")
        first = dict(near.table.turns.deadlines)
        assert set(first) == {0, 1}, "both lay away"
        assert near.table.state.phase is Phase.PLAYING
        await clock.passes(2 * DAY)
        await play_once(near, "Ana")
        assert kinds(near) == ("person", "person")
        assert near.table.turns.deadlines == {1: first[1]}
        await clock.passes(first[1] - wall() - 5)
        assert kinds(near) == ("person", "person"), "the time is not over"
        await clock.passes(10)
        assert kinds(near)[0] == "person"
        assert kinds(near)[1] in near.table.game.bots
        ben = near.come("Ben")
        await until(lambda: kinds(near) == ("person", "person"))
        assert ben.session.chair is not None
        assert ben.session.chair.plays
        assert not near.faults

    in_room(tmp_path, test)


def test_a_turn_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        await correspondence(near, "Ana", "Ben", hours=24)
        first = dict(near.table.turns.deadlines)
        await clock.passes(20 * HOUR)
        await near.again()
        near.table.reconcile()
        assert near.table.turns.deadlines == first
        await clock.passes(3 * HOUR)
        assert kinds(near) == ("person", "person")
        await clock.passes(HOUR + 5)
        assert "person" not in kinds(near)

    in_room(tmp_path, test)


def test_a_closed_room_takes_no_time_of_a_turn(tmp_path: Path) -> None:
    breaks: list[Break] = []

    async def test(near: Near) -> None:
        await correspondence(near, "Ana", "Ben", hours=24)
        first = near.table.turns.deadlines[0]
        closed = int(wall()) + HOUR
        breaks.append((closed, closed + 3 * DAY))
        await clock.passes(3 * DAY + 20 * HOUR)
        await near.again()
        near.table.reconcile()
        assert near.table.turns.deadlines[0] == first + 3 * DAY
        await clock.passes(1)
        assert kinds(near) == ("person", "person")

    in_room(tmp_path, test, breaks=breaks)


def test_a_restart_begins_no_turn_again(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        await correspondence(near, "Ana", "Ben")
        assert [row.seat for row in began(near)] == [0, 1]
        await near.again()
        near.table.reconcile()
        await clock.passes(1)
        assert len(began(near)) == 2
        await play_once(near, "Ana")
        await play_once(near, "Ben")
        ended = [row.seat for row in near.told if isinstance(row, v.TurnEnded)]
        assert ended[:2] == [0, 1]

    in_room(tmp_path, test)


def test_no_turn_is_kept_where_all_are_there(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, _ = await near.begin("Ana", "Ben")
        await until(ana.awaited)
        await ana.play()
        await clock.passes(1)
        assert not any(isinstance(row, v.TurnBegan | v.TurnEnded) for row in near.told)

    in_room(tmp_path, test)


def test_who_watches_is_not_told_by_rows_who_is_awaited() -> None:
    assert v.as_told(v.TurnBegan(1, 7, 1_800_000_000)) == v.TurnBegan()
    assert v.as_told(v.TurnEnded(1, True)) == v.TurnEnded()


def test_the_owner_starts_while_others_are_away(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        for seat, person in enumerate((ana, ben)):
            await person.ask(v.Sit(seat))
        await ana.ask(v.SetPace(24))
        await ben.go(False)
        await until(lambda: not near.table.state.seated[1].here)
        assert near.table.state.phase is Phase.OPEN
        assert await ana.ready() == ""
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        assert await ana.ask(v.Pause()) == "no_pause"

    in_room(tmp_path, test)


def test_who_is_ready_may_go(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        for seat, person in enumerate((ana, ben)):
            await person.ask(v.Sit(seat))
        await ana.ask(v.SetPace(24))
        await ana.ready()
        await ana.go(False)
        assert await ben.ready() == ""
        await until(lambda: near.table.state.phase is Phase.PLAYING)

    in_room(tmp_path, test)


def test_a_table_of_bots_and_nobody_rests(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        await correspondence(near, "Ana", "Ben", hours=1)
        await clock.passes(2 * HOUR)
        assert "person" not in kinds(near)
        runner = near.table.runner
        assert runner is not None
        assert runner.resting
        assert runner.match.outcome is None
        clocks = sum(entry.kind == "clock" for entry in runner.match.entries)
        assert clocks < 10, "the minutes of an empty table are not kept"
        ben: Person = near.come("Ben")
        await until(lambda: kinds(near)[1] == "person")
        assert not runner.resting
        assert ben.failures == []

    in_room(tmp_path, test)


def test_the_time_of_a_turn_stands_still_on_vacation_until_the_person_plays(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        await correspondence(near, "Ana", "Ben", hours=24)
        first = dict(near.table.turns.deadlines)
        ben = near.come("Ben")
        assert await ben.ask(v.TakeVacation(31 - 1)) == ""
        assert await ben.ask(v.TakeVacation(5)) == ""
        await until(lambda: near.table.turns.deadlines[1] == first[1] + 5 * DAY)
        assert near.table.state.seated[1].vacation > wall() + 4 * DAY
        await ben.go(False)
        await clock.passes(2 * DAY)
        await near.again()
        near.table.reconcile()
        await clock.passes(2 * DAY)
        assert kinds(near)[1] == "person"
        assert kinds(near)[0] != "person"
        await play_once(near, "Ben")
        await until(lambda: near.table.state.seated[1].vacation == 0)
        assert near.services.room_store.fact(f"vacation {ben.me}") is not None

    in_room(tmp_path, test)


def test_a_year_has_thirty_days_of_vacation(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        await correspondence(near, "Ana", "Ben", hours=24)
        ben = near.come("Ben")
        assert await ben.ask(v.TakeVacation(20)) == ""
        await clock.passes(20 * DAY)
        assert await ben.ask(v.TakeVacation(11)) == "vacation_spent"
        assert await ben.ask(v.TakeVacation(10)) == ""
        near.open_table()
        assert await near.come("Eva").ask(v.TakeVacation(1)) == "not_paced"

    in_room(tmp_path, test)


def test_a_person_sits_at_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        await correspondence(near, "Ana", "Ben", hours=24)
        many = [near.table] * MOST_PACED
        near.open_table()
        near.moderation.tables = lambda: [*many, near.table]
        ana = near.come("Ana")
        assert await ana.ask(v.Sit()) == ""
        assert await ana.ask(v.SetPace(24)) == "many_paced"
        near.moderation.tables = lambda: [*many[1:], near.table]
        assert await ana.ask(v.SetPace(24)) == ""

    in_room(tmp_path, test)
