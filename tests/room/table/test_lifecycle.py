"""Every arrow of a table's life that time or people draw: over and open again, closed and opened
again, a match that waits for its people; and the seats of those who are invited.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from playroom.engine.registry import find_game
from playroom.room.table import values as v
from playroom.room.table.running import RunningTable
from playroom.room.table.session import CloseReason
from playroom.room.table.values import Phase
from tests import clock
from tests.room.far import FarRoom, with_room
from tests.room.kit import Near, Person, in_room, play_on, until


async def reopened(near: Near) -> RunningTable:
    """The room is shut, and its closed table is opened again."""
    near.close()
    await asyncio.sleep(0)
    near._open()
    near.table = RunningTable.again(near.services, find_game, near.table.state.id, reopens=True)
    near.table.reconcile()
    return near.table


# -- over ------------------------------------------------------------------------------------------


async def played(near: Near, **options: object) -> list[Person]:
    near.open_table("casino", **options)
    persons = await near.begin("Ana", "Ben")
    await play_on(persons, lambda: near.table.state.phase is Phase.OVER)
    return persons


def test_a_while_after_a_match_the_table_is_an_open_one(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        ana, _ = await played(near)
        match = near.table.state.match
        await until(lambda: near.table.state.phase is Phase.OPEN)
        assert isinstance(ana.rows[-1], v.OpenedAgain)
        assert [guest.seat for guest in near.table.state.guests] == [0, 1]
        game = near.table.kept_game()
        assert game is not None
        assert game.header.id == match

    in_room(tmp_path, test, over_wait=0.1)


def test_whoever_stands_up_after_a_match_opens_the_table(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        ana, ben = await played(near)
        assert await ben.ask(v.Stand()) == ""
        assert near.table.state.phase is Phase.OPEN
        assert near.table.state.free == (1,)
        assert await ana.ready() == ""

    in_room(tmp_path, test)


def test_who_leaves_for_good_after_a_match_opens_the_table(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        _, ben = await played(near)
        await ben.go(True)
        await until(lambda: near.table.state.phase is Phase.OPEN)

    in_room(tmp_path, test)


def test_a_rematch_is_in_the_same_seats_at_once(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        ana, ben = await played(near)
        before = near.table.state.match
        assert await ben.ready() == ""
        assert await ana.ready() == ""
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        assert near.table.state.match != before
        assert [ana.session.seat, ben.session.seat] == [0, 1]
        assert ana.chair is not None
        assert ana.chair.seat == 0

    in_room(tmp_path, test)


# -- closed, and opened again ----------------------------------------------------------------------


def test_a_table_without_anybody_is_closed_after_a_while(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana = near.come("Ana")
        await until(lambda: bool(near.table.state.guests))
        ana.session.close()
        await until(lambda: near.table.state.phase is Phase.CLOSED)
        assert near.told[-1] == v.Closed()

    in_room(tmp_path, test, deserted_wait=0.1)


def test_a_table_stays_open_while_somebody_watches(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await until(lambda: len(near.table.state.guests) == 2)
        ana.session.close()
        await clock.passes(0.2)
        assert near.table.state.phase is Phase.OPEN
        ben.session.close()
        await until(lambda: near.table.state.phase is Phase.CLOSED)

    in_room(tmp_path, test, deserted_wait=0.1)


def test_who_is_back_in_time_keeps_the_table_open(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        near.come("Ana").session.close()
        await until(lambda: any(not guest.here for guest in near.table.state.guests))
        near.come("Ana")
        await clock.passes(0.4)
        assert near.table.state.phase is Phase.OPEN

    in_room(tmp_path, test, deserted_wait=0.2)


def test_a_table_to_which_nobody_has_come_yet_waits(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table().reconcile()
        await clock.passes(0.1)
        assert near.table.state.phase is Phase.OPEN
        (await near.again()).reconcile()
        await clock.passes(0.1)
        assert near.table.state.phase is Phase.OPEN

    in_room(tmp_path, test, deserted_wait=0.02)


def test_a_match_waits_at_a_closed_table_until_all_its_people_are_back(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        persons = await near.begin("Ana", "Ben")
        await play_on(persons, lambda: len(persons[0].events) > 12)
        match = near.table.state.match
        sequence = near.table._match.sequence
        for person in persons:
            person.session.close()
        await until(lambda: near.table.state.phase is Phase.CLOSED)
        state = (await reopened(near)).state
        assert (state.phase, state.waits, state.match) == (Phase.OPEN, True, match)
        ana = near.come("Ana")
        await until(lambda: any(guest.here for guest in near.table.state.guests))
        await clock.passes(0.05)
        assert near.table.state.phase is Phase.OPEN
        assert near.table.runner is not None
        assert near.table.runner.resting
        ben = near.come("Ben")
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        assert near.table.state.match == match
        assert near.table._match.sequence >= sequence
        assert isinstance(ana.rows[-1], v.Resumed)
        await play_on([ana, ben], lambda: near.table.state.phase is Phase.OVER)

    in_room(tmp_path, test, deserted_wait=0.1)


def test_a_changed_rule_gives_up_the_match_that_waits(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = await near.begin("Ana", "Ben")
        assert await ana.ask(v.CloseTable()) == ""
        assert ana.ended == ben.ended == [CloseReason.CLOSED]
        await reopened(near)
        ana = near.come("Ana")
        await until(lambda: any(guest.here for guest in near.table.state.guests))
        assert await ana.ask(v.SetOption("target", 61)) == ""
        assert not near.table.state.waits
        near.come("Ben")
        await until(lambda: all(guest.here for guest in near.table.state.guests))
        await clock.passes(0.05)
        assert near.table.state.phase is Phase.OPEN

    in_room(tmp_path, test)


def test_whoever_is_sent_away_is_not_waited_for(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=3)
        ana, ben, _ = await near.begin("Ana", "Ben", "Eva")
        assert await ana.ask(v.CloseTable()) == ""
        await reopened(near)
        ana = near.come("Ana")
        near.come("Eva")
        await until(lambda: sum(guest.here for guest in near.table.state.guests) == 2)
        assert await ana.ask(v.KickFromTable(ben.me)) == ""
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        await until(lambda: near.table._match.kinds[1] != "person")  # a bot plays for Ben

    in_room(tmp_path, test)


def test_only_the_owner_closes(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await until(lambda: len(near.table.state.guests) == 2)
        assert await ben.ask(v.CloseTable()) == "not_owner"
        assert await ana.ask(v.CloseTable()) == ""
        assert not near.table.state.deserted

    in_room(tmp_path, test)


# -- pause -----------------------------------------------------------------------------------------


def test_all_persons_together_pause_and_anybody_who_plays_goes_on(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=3)
        eva = near.come("Eva")  # looks after the table, and watches
        ana, ben, dan = await near.begin("Ana", "Ben", "Dan")
        assert near.table.state.owner == eva.me
        assert await ben.ask(v.Pause()) == ""
        assert await ana.ask(v.Pause()) == ""
        assert near.table.state.phase is Phase.PLAYING
        assert near.table.state.pausing == (ben.me, ana.me)
        assert await dan.ask(v.Pause()) == ""
        assert near.table.state.phase is Phase.PAUSED
        assert near.told[-1] == v.Paused(None)
        assert await dan.ask(v.GoOn()) == ""
        assert near.table.state.phase is Phase.PLAYING
        assert near.table.state.pausing == ()

    in_room(tmp_path, test)


def test_who_is_away_is_not_asked_for_a_pause(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=3)
        near.come("Eva")
        ana, ben, dan = await near.begin("Ana", "Ben", "Dan")
        for person in (ana, ben):
            assert await person.ask(v.Pause()) == ""
        dan.session.close()
        await until(lambda: not all(guest.here for guest in near.table.state.guests))
        assert near.table.state.phase is Phase.PLAYING
        assert await ben.ask(v.Pause()) == ""  # asks once more: all who are here want it
        assert near.table.state.phase is Phase.PAUSED

    in_room(tmp_path, test, grace=5.0)


# -- invitations -----------------------------------------------------------------------------------


def test_an_invitation_without_a_seat_seats_in_the_first_free_one_once(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("casino", 4)
        await room.come("Ana", 1)
        ben = await room.come("Ben", None)
        await until(lambda: ben.session.seat == 0)
        eva = await room.come("Eva", 1)  # a seat taken meanwhile
        await until(lambda: eva.session.seat == 2)
        assert await ben.ask(v.Stand()) == ""
        ben.line.close()
        await until(lambda: any(not guest.here for guest in room.table.state.guests))
        again = await room.arrive(type(ben.line)(
            ben.line.room, ben.line._name, "en", ben.line._games, find_game,
            lambda home: None, lambda room: None), [], None)  # fmt: skip
        await until(lambda: all(guest.here for guest in room.table.state.guests))
        assert await again.say("Hello") == ""
        assert again.session.seat is None  # they stood up, and are not seated again

    with_room(tmp_path, test)


def test_with_no_free_seat_whoever_is_invited_watches(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("casino", 2, bots=1)
        await room.come("Ana", None)
        eva = await room.come("Eva", None)
        await until(lambda: len(room.table.state.guests) == 2)
        assert await eva.say("Hello") == ""
        assert eva.session.seat is None
        assert [bot.seat for bot in room.table.state.bots] == [1]

    with_room(tmp_path, test)


def test_whoever_is_invited_in_a_game_takes_the_seat_that_was_left(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("casino", 2)
        _, ben = await room.begin("Ana", "Ben")
        await ben.go(True)
        await until(lambda: room.table._match.kinds[1] != "person")
        eva = await room.come("Eva", None)
        await until(lambda: eva.session.seat == 1)
        await until(lambda: room.table._match.kinds[1] == "person")

    with_room(tmp_path, test)


@pytest.mark.parametrize("bar", [True, False])
def test_who_was_sent_away_is_not_seated_by_the_old_invitation(tmp_path: Path, bar: bool) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await until(lambda: len(near.table.state.guests) == 2)
        assert await ana.ask(v.KickFromTable(ben.me, bar)) == ""
        near.table.session(near._members["Ben"], invited_to=v.Sit(1))
        await clock.passes(0.1)
        assert near.table.state.in_seat(1) is None

    in_room(tmp_path, test)
