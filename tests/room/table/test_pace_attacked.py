"""Tables by correspondence against players who would harm others by the time of turns."""

from __future__ import annotations

from pathlib import Path

from playroom.engine.notes import Rejection
from playroom.room.table import values as v
from playroom.room.table.vacations import vacation
from playroom.room.table.values import Phase
from tests import clock
from tests.room.kit import Near, in_room, until

DAY = 86_400


def test_short_vacations_are_as_few_as_days() -> None:
    taken: list[tuple[int, int]] = []
    for now in range(10**9, 10**9 + 1_000, 2):
        begun = vacation(taken, 1, now)
        ended = begun if isinstance(begun, Rejection) else vacation(begun, 0, now + now % 4 // 2)
        if isinstance(ended, Rejection):
            assert ended.code == "vacation_spent"
            break
        taken = ended
    assert len(taken) == 30


def test_no_one_who_is_away_gets_less_time_for_a_turn(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        for seat, person in enumerate((ana, ben)):
            assert await person.ask(v.Sit(seat)) == ""
        assert await ana.ask(v.SetPace(72)) == ""
        await ben.go(False)
        assert await ana.ask(v.SetPace(1)) == "pace_away"
        assert await ana.ask(v.SetPace(96)) == ""
        assert await ana.ask(v.SetPace(0)) == "", "no match begins without them"
        assert await ana.ask(v.SetPace(1)) == "pace_away"
        near.come("Ben")
        await until(lambda: all(guest.here for guest in near.table.state.seated))
        assert await ana.ask(v.SetPace(1)) == ""

    in_room(tmp_path, test)


def test_a_match_that_all_have_left_for_good_keeps_no_table_open(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        for seat, person in enumerate((ana, ben)):
            assert await person.ask(v.Sit(seat)) == ""
        assert await ana.ask(v.SetPace(24)) == ""
        for person in (ana, ben):
            assert await person.ready() == ""
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        for person in (ana, ben):
            await person.go(False)
        await clock.passes(20 * DAY)
        assert near.table.state.seated, "their seats are kept"
        for name in ("Ana", "Ben"):
            await near.come(name).go(True)
        await clock.passes(20 * DAY)
        assert near.table.state.phase is Phase.CLOSED

    in_room(tmp_path, test)
