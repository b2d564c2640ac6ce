"""A table without people keeps only its state in memory, and those who come hear nothing of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.match import Match
from playroom.engine.registry import find_game
from playroom.room.notices.service import Owes
from playroom.room.protocol import messages as e
from playroom.room.server.opening import tables_again
from playroom.room.server.table_connection import TableConnection
from playroom.room.store.room_store import RoomStore
from playroom.room.table import values as v
from playroom.room.table.idle import IdleTable, stored_idle
from playroom.room.table.running import RunningTable
from playroom.room.table.values import Phase, TableId
from tests import clock
from tests.room.far import FarRoom, with_room
from tests.room.kit import Near, in_room, kinds, play_on, until
from tests.room.lobby_kit import Walker, walk_in

IDLE = 20.0


async def leave(near: Near) -> None:
    for person in near.persons:
        if person.session.state.guest(person.me) is not None:
            person.session.close()
    await until(lambda: not any(guest.here for guest in near.table.state.guests))


def opened_again(near: Near) -> RunningTable:
    """The room was killed, and is opened with its idle tables."""
    near.close()
    near._open()
    tables, troubles = tables_again(near.services, find_game)
    assert not troubles
    near.table = tables[near.table.state.id]
    near.table.reconcile()
    return near.table


def test_a_match_goes_on_after_its_table_was_idle(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("cribbage")
        people = await near.begin("Ana", "Ben")
        for _ in range(6):
            runner = near.table.runner
            assert runner is not None
            match, stop = runner.match, runner.match.sequence + 4

            def there(match: Match[Any, Any] = match, stop: int = stop) -> bool:
                return match.outcome is not None or match.sequence > stop

            await play_on(people, there)
            if match.outcome is not None:
                break
            entries, playing = list(match.entries), near.table.playing
            await leave(near)
            await clock.passes(IDLE + 1)
            assert not near.table.is_loaded
            assert near.table.runner is None
            assert not near.table.recent.kept
            assert near.table.playing == playing
            await near.table.ensure_loaded()
            assert near.table.runner is not None
            assert list(near.table.runner.match.entries) == entries
            people = [near.come("Ana"), near.come("Ben")]
            for seat, person in enumerate(people):
                assert person.session.chair is not None
                assert person.session.chair.seat == seat
        await play_on(people, lambda: near.table.state.phase is Phase.OVER)

    in_room(tmp_path, test, idle_wait=IDLE, grace=10.0)


def test_who_comes_wakes_the_table(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        await near.begin("Ana", "Ben")
        await leave(near)
        await clock.passes(IDLE + 1)
        assert not near.table.is_loaded
        ana, ben = near.come("Ana"), near.come("Ben")
        await until(lambda: ana.session.chair is not None and ben.session.chair is not None)
        await until(lambda: all(guest.here for guest in near.table.state.guests))
        await play_on([ana, ben], lambda: near.table.state.phase is Phase.OVER)

    in_room(tmp_path, test, idle_wait=IDLE, grace=10.0)


def test_a_room_is_opened_without_the_logs_of_idle_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        await near.begin("Ana", "Ben")
        await leave(near)
        await clock.passes(IDLE + 1)
        before = near.table
        read = list[TableId]()
        rows = RoomStore.rows
        with monkeypatch.context() as patched:
            patched.setattr(
                RoomStore, "rows", lambda self, table, after=0: (read.append(table), [])[1]
            )
            table = opened_again(near)
        assert table.state.id not in read
        assert not table.is_loaded
        assert (table.state, table.playing) == (before.state, before.playing)
        assert table.state.rows == len(rows(near.room_store, table.state.id))
        ana, ben = near.come("Ana"), near.come("Ben")
        await until(lambda: ana.session.chair is not None)
        await until(lambda: ben.session.chair is not None)
        await play_on([ana, ben], lambda: near.table.state.phase is Phase.OVER)

    in_room(tmp_path, test, idle_wait=IDLE, grace=10.0)


def test_what_was_stored_before_the_last_event_is_not_believed(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        await near.begin("Ana", "Ben")
        await leave(near)
        await clock.passes(IDLE + 1)
        ((rows, text),) = near.room_store.idle_tables().values()
        assert isinstance(stored_idle(text, rows), IdleTable)
        assert stored_idle(text, rows + 1) is None
        assert stored_idle(text[:-1], rows) is None
        await near.table.ensure_loaded()
        assert near.room_store.idle_tables() == {}
        near.room_store.keep_idle(near.table.state.id, text)  # as if it was killed meanwhile
        near.come("Ana")
        await until(lambda: any(guest.here for guest in near.table.state.guests))
        assert opened_again(near).is_loaded

    in_room(tmp_path, test, idle_wait=IDLE)


def test_an_idle_table_is_closed_for_being_empty(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        near.come("Ana")
        await until(lambda: bool(near.table.state.guests))
        await leave(near)
        await clock.passes(IDLE + 1)
        assert not near.table.is_loaded
        opened_again(near)
        assert not near.table.is_loaded
        await clock.passes(601)
        await until(lambda: near.table.state.phase is Phase.CLOSED)
        assert near.room_store.is_closed(near.table.state.id)
        assert near.room_store.idle_tables() == {}

    in_room(tmp_path, test, idle_wait=IDLE)


class Notices:
    """Notes who owes an answer."""

    def __init__(self) -> None:
        self.owing = dict[v.PersonId, Owes]()

    def look(self, table: TableId, game: str, owing: Mapping[v.PersonId, Owes]) -> None:
        self.owing = dict(owing)


def test_who_is_to_be_told_of_a_turn_is_known_at_an_idle_table(tmp_path: Path) -> None:
    notices = Notices()

    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        for seat, person in enumerate((ana, ben)):
            assert await person.ask(v.Sit(seat)) == ""
        assert await ana.ask(v.SetPace(24)) == ""
        for person in (ana, ben):
            assert await person.ready() == ""
        await until(lambda: near.table.state.phase is Phase.PLAYING)
        await leave(near)
        await clock.passes(1)
        owing, until_, turns = notices.owing, near.table.turns.deadlines, near.table.turns.is_turn
        assert owing
        await clock.passes(IDLE)
        assert not near.table.is_loaded
        assert notices.owing == owing
        assert [turns(who) for who in owing] == [True] * len(owing)
        notices.owing = {}
        opened_again(near)
        assert not near.table.is_loaded
        assert notices.owing == owing
        assert near.table.turns.deadlines == until_
        await clock.passes(25 * 3600)  # the time of their turns is over
        await until(lambda: near.table.is_loaded and "person" not in kinds(near))

    in_room(tmp_path, test, idle_wait=IDLE, notices=notices, breaks=[])


def test_nothing_is_idle_while_somebody_is_there(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = await near.begin("Ana", "Ben")
        ana.session.close()
        await clock.passes(10 * IDLE)
        assert near.table.is_loaded
        near.table.unload()
        assert near.table.is_loaded
        ben.session.close()
        await until(lambda: not any(guest.here for guest in near.table.state.guests))
        await clock.passes(IDLE / 2)
        assert near.table.is_loaded
        near.come("Ana")
        await clock.passes(IDLE)
        assert near.table.is_loaded

    in_room(tmp_path, test, idle_wait=IDLE)


async def cut_off(room: FarRoom) -> None:
    for guest in room.guests:
        guest.line.close()
    room.guests.clear()
    await until(lambda: not room.table.sessions)
    await until(lambda: not any(guest.here for guest in room.table.state.guests))


def test_a_program_hears_the_same_from_a_table_that_was_idle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = list[str]()
    send = TableConnection._send

    def noted(self: TableConnection, message: e.AnyDown) -> None:
        sent.append(type(message).__name__)
        send(self, message)

    async def test(room: FarRoom) -> None:
        room.open_table("cribbage")
        given = [room.invitation(seat) for seat in (0, 1)]
        tokens = ["a" * 32, "b" * 32]

        async def come() -> None:
            for name, line, token in zip(("Ana", "Ben"), given, tokens, strict=True):
                await room.come(name, invitation=line, token=token)

        await come()
        await until(lambda: len(room.table.state.seated) == 2)
        for guest in room.guests:
            await until(lambda guest=guest: guest.session.state == room.table.state)
            assert await guest.ready() == ""
        await until(lambda: all(guest.chair is not None for guest in room.guests))
        heard = list[list[str]]()
        monkeypatch.setattr(TableConnection, "_send", noted)
        for is_idle in (False, True):
            await cut_off(room)
            if is_idle:
                room.table.unload()
                assert not room.table.is_loaded
            sent.clear()
            await come()
            await until(lambda: all(guest.chair is not None for guest in room.guests))
            await until(lambda: all(guest.here for guest in room.table.state.guests))
            heard.append(list(sent))
        assert heard[0] == heard[1]
        assert room.table.runner is not None

    with_room(tmp_path, test)


def test_who_enters_an_idle_table_from_the_lobby_is_there(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        ana: Walker = await walk_in(room, "Ana")
        assert await ana.open() == ""
        (table,) = room.room.host.tables.values()
        await until(lambda: bool(table.state.seated))
        await ana.leave(for_good=False)
        await until(lambda: not table.sessions and not table.state.guests[0].here)
        table.unload()
        assert not table.is_loaded
        ben: Walker = await walk_in(room, "Ben")
        assert [card.people for card in ben.seen.values()] == [("Ana",)]
        assert not table.is_loaded
        assert await ben.enter(table.state.id) == ""
        assert table.is_loaded
        assert await ana.enter(table.state.id) == ""
        await until(lambda: len(table.state.seated) == 2)
        assert [guest.here for guest in table.state.guests] == [True, True]
        assert isinstance(table.state.guests[0], v.Guest)

    with_room(tmp_path, test, public=True)
