"""The first menu begins with the tables by correspondence that wait in saved rooms, which are asked
without coming in.
"""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.engine.registry import find_game
from playroom.engine.wire import BadJson
from playroom.locale import Listener, teller_of
from playroom.room.client.asking import Asked, Found, waiting_in
from playroom.room.client.listing import ListedRoom
from playroom.room.client.saved_rooms import SavedRooms
from playroom.room.members.device_key import DeviceKey
from playroom.room.protocol.room_info import OpenTable, RoomInfo
from playroom.room.protocol.waiting_tables import WaitingTable, read_waiting
from playroom.room.server.opening import Room
from playroom.room.table.values import Phase
from playroom.shell.room.lobby.screen import LobbyScreen
from playroom.shell.room.room_table import RoomTable
from playroom.shell.room.rooms import Rooms, about_note, turns_waiting
from playroom.shell.screens import first_menu
from playroom_testing.room import Inside
from tests.room.client.test_own_list import HOUSE, every_language, go_in
from tests.room.kit import until
from tests.room.lobby.test_lobby_walked import public
from tests.room.lobby.test_my_turns import WORDS, to_hall, to_table

LINES = {
    "en": ("1 table waits for you in Sala Sur: Cribbage with {}", "Enter goes there."),
    "es": ("1 mesa te espera en Sala Sur: La cuna con {}", "Intro te lleva."),
}


def in_front(inside: Inside, screen: type[object]) -> bool:
    return isinstance(inside.app.front, screen)


@every_language
def test_the_first_menu_begins_with_the_tables_that_wait(language: str, tmp_path: Path) -> None:
    async def test(room: Room, ana: Inside, ben: Inside) -> None:
        table = room.open_table(find_game("cribbage"), Setup.of(2, {}), {})
        for inside in (ana, ben):
            await go_in(inside, room)
            await to_table(inside, table)
        ana.text(WORDS[language]["pace"])
        await until(lambda: table.state.pace == 72)
        for inside in (ana, ben):
            inside.press("home", "enter")
        await until(lambda: table.state.phase is Phase.PLAYING)
        await until(lambda: len(table.turns.deadlines) == 2)
        for inside in (ana, ben):
            await to_hall(inside, language)
            screen = inside.app.front
            assert isinstance(screen, LobbyScreen)
            screen.inside.leave()
            await until(partial(in_front, inside, Rooms))
            inside.press("escape")
            while not isinstance(inside.app.front, first_menu.Room):
                inside.press("escape")
        await until(lambda: not any(guest.here for guest in table.state.guests))
        rows = len(room.services.room_store.rows(table.state.id))

        data = ana.store.file.parent
        assert [saved.paced for saved in SavedRooms(data).all()] == [True]
        turns = await asyncio.to_thread(turns_waiting, data, language)
        assert len(room.services.room_store.rows(table.state.id)) == rows, "one is not there by it"
        assert not any(guest.here for guest in table.state.guests)
        waits, goes = (line.format("Ben") for line in LINES[language])
        ana.app._turns_wait(turns)
        assert ana.lines[-2:] == [f"{waits}.", goes]
        ana.app._turns_wait(turns)
        assert ana.lines[-2:] == [f"{waits}.", goes], "told once"
        ben.press("down")
        ben.app._turns_wait(await asyncio.to_thread(turns_waiting, ben.store.file.parent, language))
        assert ben.lines[-1] != goes
        assert ben.app.front.at == 2, "who has moved stays on their item"
        ana.press("enter")
        await until(lambda: isinstance(ana.app.front, RoomTable))
        assert ana.app.turns == ()

        (saved,) = SavedRooms(data).all()
        key = DeviceKey.kept_in(data)
        assert len(await waiting_in(saved, key, language)) == 1
        for wrong in (
            waiting_in(replace(saved, token="0" * 32), DeviceKey.new(), language),
            waiting_in(saved, DeviceKey.new(), language),
            waiting_in(replace(saved, port=1), key, language),
        ):
            assert await wrong == ()

    public(tmp_path, test, language, language, house=HOUSE)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Free seats: 3 at Cribbage with 3 days a turn, 1 at Casino to play at once."),
        ("es", "Asientos libres: 3 en La cuna con 3 días por turno, 1 en Casino para jugar ya."),
    ],
)
def test_the_time_per_turn_is_told_of_the_free_seats_of_a_room(language: str, told: str) -> None:
    seats = (OpenTable(1, "casino"), OpenTable(2, "cribbage", 72), OpenTable(1, "cribbage", 72))
    listed = ListedRoom(Clean.of("Sala Sur"), "127.0.0.1", 1, "a" * 26)
    info = RoomInfo(1, 4, "x", "Sala Sur", (), 3, 4, open=seats)
    about = about_note(Asked(listed, Found.HERE, info), language)
    assert told in teller_of(language).tell(about, Listener(None, (), ()))


def test_an_answer_is_bounded_and_heard_clean() -> None:
    answer = b'[{"game":"casino","people":["A\\u0007na"],"more":1}]'
    assert read_waiting(answer)[0].names == ("A na",)
    assert read_waiting(b"[]") == ()
    for wrong in (b"", b"{}", b'[{"game":""}]', b"[" * 10_000, b'["' * 100):
        with pytest.raises(BadJson):
            read_waiting(wrong)
    many = b",".join([b'{"game":"casino"}'] * 100)
    with pytest.raises(BadJson):
        read_waiting(b"[" + many + b"]")
    assert WaitingTable("casino").names == ()
