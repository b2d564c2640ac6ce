"""A room as one of its guests hears it: what was missed, who is away, and how one is called."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.table import Ask
from playroom.room.client import room_client as line_module
from playroom.room.client.saved_rooms import SavedRoom, SavedRooms
from playroom.room.client.tls_connection import connect_tls
from playroom.room.server.opening import Place
from playroom.room.table import values as v
from playroom.room.table.values import Phase
from playroom.shell.room.hosting import first_table, host_room
from playroom.shell.room.joining import NamePrompt, any_name, join_room
from playroom.shell.room.session_screens import MOST_MISSED
from playroom.shell.room.waiting_room import WaitingRoom
from playroom_testing.room import Inside
from tests.room.client.test_transcripts import Shown
from tests.room.far import FarRoom, Guest, with_room
from tests.room.kit import until


async def play(guests: list[Guest], inputs: int) -> None:
    for _ in range(inputs):
        await until(lambda: any(guest.awaited() for guest in guests))
        await next(guest for guest in guests if guest.awaited()).play()


@pytest.mark.parametrize(("language", "meanwhile"), [("en", "Meanwhile"), ("es", "Mientras tanto")])
@pytest.mark.parametrize("inputs", [1, 12])
def test_much_that_was_missed_is_counted_and_little_is_told(
    language: str, meanwhile: str, inputs: int, tmp_path: Path
) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("casino")
        guests = await room.begin("Ana", "Ben")
        eva = Shown(tmp_path / "Eva", "Eva", language)
        await eva.come(room, None)
        await until(lambda: eva.chair is not None)
        before = len(eva.inside.lines)
        history = len(eva.inside.app.announcer.history)
        line_module.FIRST_WAIT = 0.5
        connection: Any = eva.line._connection
        eva.line._came -= 10
        played = asyncio.Event()

        async def later(room: SavedRoom) -> Any:
            await played.wait()  # however long that takes
            return await connect_tls(room)

        eva.line._get = later
        connection.abort()
        await until(lambda: any(guest.name == "Eva" and not guest.here
                                for guest in room.table.state.guests))  # fmt: skip
        await play(guests, inputs)
        played.set()
        runner = room.table.runner
        assert runner is not None
        await until(lambda: eva.chair.view == runner.match.view(None))
        await asyncio.sleep(0.1)
        lines = eva.inside.lines[before:]
        announcer = eva.inside.app.announcer
        happened = announcer.history[history:]
        texts = [announcer.line(one) for heard in happened for one in heard.notes]
        told = [line for line in lines if meanwhile in line]
        if len(texts) > MOST_MISSED:
            assert len(told) == 1
            assert f" {len(texts)} " in told[0]
            assert len(lines) <= 4
            assert texts[-1] in lines
            eva.inside.press(",")
            assert eva.inside.lines[-1] == texts[-1]
        else:
            assert not told
            assert [line for line in lines if line in texts] == texts
        eva.close()

    with_room(tmp_path / "room", test)


def test_whoever_is_awaited_and_away_is_told_so(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("casino")
        ana, ben = Shown(tmp_path / "Ana", "Ana", "en"), Shown(tmp_path / "Ben", "Ben", "en")
        for seat, one in enumerate((ana, ben)):
            await one.come(room, seat)
        await until(lambda: len(room.table.state.seated) == 2)
        await until(
            lambda: (
                ana.session_screens.session.state
                == ben.session_screens.session.state
                == room.table.state
            )
        )
        for one in (ana, ben):
            one.inside.press("home", "enter")
        await until(lambda: room.table.state.phase is Phase.PLAYING)
        await until(lambda: ana.chair is not None and ben.chair is not None)
        runner = room.table.runner
        assert runner is not None
        (request,) = runner.match.awaited()
        awaited, other = (ana, ben) if request.seat == 0 else (ben, ana)
        assert [line for line in other.inside.press("t") if "away" in line] == []
        awaited.line.close()
        away = f"{awaited.name} is away."
        await until(lambda: away in other.inside.lines)
        await until(lambda: any(person.away for person in other.chair.people))
        assert other.inside.press("t")[-1] == away
        told = len(other.inside.lines)
        other.inside.press("n")
        await until(lambda: len(other.inside.lines) > told)
        assert other.inside.lines[-1] == away
        table = other.inside.app.table()
        assert table is not None
        assert len(table.answer(Ask.TURN)) == 2  # type: ignore[attr-defined]
        other.close()
        awaited.inside.close()

    with_room(tmp_path / "room", test)


# -- names -----------------------------------------------------------------------------------------


def come(inside: Inside, room: FarRoom, folder: Path, name: str = "", seat: int = 0) -> None:
    join_room(inside.app, SavedRooms(folder), None, room.invitation(seat, name))


@pytest.mark.parametrize("language", ["en", "es"])
def test_who_has_no_name_is_asked_once_and_it_is_kept(language: str, tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        await room.come("Ana", 1)
        inside = Inside(tmp_path / "mine", language)
        come(inside, room, tmp_path / "mine")
        await until(lambda: isinstance(inside.app.front, NamePrompt))
        asked = inside.lines[-1]
        assert ("others call you" if language == "en" else "llamen los demás") in asked
        inside.text("?!")  # nothing that can be said
        assert inside.lines[-1] == asked
        inside.text("ANA")
        await until(lambda: inside.lines[-1] != asked and isinstance(inside.app.front, NamePrompt))
        inside.text("Inés")
        await until(lambda: len(room.table.state.guests) == 2)
        assert str(room.table.state.guests[1].name) == "Inés"
        assert inside.app.settings.get("name") == "Inés"
        await until(lambda: room.table.state.guests[1].seat == 0)
        inside.close()

    with_room(tmp_path / "room", test)


def test_escape_leaves_the_question_for_a_name_and_the_code_stays_good(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        inside = Inside(tmp_path / "mine")
        invitation = room.invitation(0)
        join_room(inside.app, SavedRooms(tmp_path / "mine"), None, invitation)
        await until(lambda: isinstance(inside.app.front, NamePrompt))
        inside.press("escape")
        assert inside.stopped
        assert room.table.state.guests == ()
        await room.come("Eva", invitation=invitation)
        inside.close()

    with_room(tmp_path / "room", test)


@pytest.mark.parametrize(("language", "names"), [("en", "Guest"), ("es", "Visita")])
def test_who_cannot_be_asked_has_a_name_all_the_same(
    language: str, names: str, tmp_path: Path
) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table(seats=3)
        insides = [Inside(tmp_path / f"mine{number}", language) for number in range(3)]
        for seat, inside in enumerate(insides):
            inside.app.line_mode = True
            come(inside, room, tmp_path / f"mine{seat}", "Ben" if seat == 2 else "", seat)
            await until(lambda: len(room.table.state.guests) == seat + 1)  # noqa: B023
        called = [str(guest.name) for guest in room.table.state.guests]
        assert called == [names, f"{names} 2", "Ben"]
        assert any_name(insides[0].app) == names
        for inside in insides:
            inside.close()

    with_room(tmp_path / "room", test)


def test_who_opens_a_room_is_asked_for_a_name_too(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        inside = Inside(tmp_path / "mine")
        place = Place("127.0.0.1", 0)
        host_room(inside.app, tmp_path / "hosted", place, first_table)
        assert isinstance(inside.app.front, NamePrompt)
        assert not (tmp_path / "hosted").exists()  # no door is open yet
        inside.text("Eva")
        await until(lambda: any("Your room is open" in line for line in inside.lines))
        inside.press("enter", "enter")  # the first game, by its first rules
        await until(lambda: any("seat 1" in line for line in inside.lines))
        inside.press(";")
        assert not any("?" in line for line in inside.lines[-4:])
        inside.app.close()
        for close in inside.app.closing:
            await close()
        inside.store.close()

    (tmp_path / "other").mkdir()
    with_room(tmp_path / "other", test)


def test_names_of_the_list_of_seats(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table(seats=2)
        inside = Inside(tmp_path / "mine", name="Zoë")
        come(inside, room, tmp_path / "mine", "Ana")
        await until(lambda: len(room.table.state.guests) == 1)
        assert str(room.table.state.guests[0].name) == "Zoë"  # one's own name comes first
        await until(lambda: isinstance(inside.app.front, WaitingRoom))
        inside.close()
        await until(lambda: not room.table.state.guests[0].here)
        assert isinstance(room.table.recent.since(1), tuple)
        assert not [row for row in room.table.recent.kept if isinstance(row, v.Gone)]

    with_room(tmp_path / "room", test)
