"""The one who runs a room that anybody may come to: in its lobby like everybody else, at whichever
table, and with what only they do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.room.client.saved_rooms import SavedRooms
from playroom.room.lobby.lobby import TableSummary
from playroom.room.members.people import Key
from playroom.room.protocol.trust import InvitationLine
from playroom.room.server.opening import Place, open_room
from playroom.room.table.session import TableSession
from playroom.shell.room.hosting import OwnRoom, host_room
from playroom.shell.room.joining import join_room
from playroom.shell.room.lobby.screen import LobbyScreen
from playroom.shell.room.others import Others
from playroom.shell.room.room_table import RoomTable
from playroom.shell.room.waiting_room import WaitingRoom
from playroom_testing.room import Inside
from tests.room.kit import Person, play_on, until
from tests.web import kit as page

every_language = pytest.mark.parametrize("language", ["en", "es"])
HEARD = Path(__file__).parent
"""Where `host_in_lobby.LANGUAGE.txt` is: all that they hear, from the room's opening to its end."""


def rows(text: str) -> list[str]:
    return text.strip().splitlines()


def at_home(folder: Path, test: Callable[..., Coroutine[Any, Any, None]], *languages: str) -> None:
    """Runs a test with Ana, who hosts an open room, and others in a first menu."""

    async def run() -> None:
        names = ("Ana", "Ben", "Eva")
        insides = [
            Inside(folder / name, language, name=name)
            for name, language in zip(names, languages, strict=False)
        ]
        for inside in insides:
            inside.open_room()
        ana = insides[0].app
        below = lambda: ana.put(Others(ana))  # noqa: E731
        place = Place("127.0.0.1", 0, "127.0.0.1")
        try:
            host_room(ana, folder / "room", place, lambda room: None, below, public=True)
            await until(lambda: isinstance(ana.front, LobbyScreen))
            await test(*insides)
            for inside in insides:
                assert not inside.faults()
        finally:
            for inside in insides:
                inside.app.close()
                for close in inside.app.closing:
                    await close()
                inside.store.close()

    asyncio.run(run())


def own(ana: Inside) -> OwnRoom:
    room: OwnRoom = ana.app.own_room
    return room


async def come(ben: Inside, ana: Inside) -> None:
    line = InvitationLine.read(own(ana).room.line)
    join_room(ben.app, SavedRooms(ben.store.file.parent), None, line)
    await until(lambda: isinstance(ben.app.front, LobbyScreen))


def cards(ana: Inside) -> tuple[TableSummary, ...]:
    """The tables as they are told in the lobby that is in front."""
    screen = ana.app.front
    assert isinstance(screen, LobbyScreen)
    return screen.inside.lobby.cards


NEXT = {"en": "/next cribbage", "es": "/siguiente cuna"}
HALL = {"en": "/hall", "es": "/vestíbulo"}


@every_language
def test_whoever_runs_the_room_is_in_its_hall_like_anybody(language: str, tmp_path: Path) -> None:
    other = "es" if language == "en" else "en"

    async def test(ana: Inside, ben: Inside) -> None:
        await come(ben, ana)
        ana.text(NEXT[language])
        ben.text(NEXT[other])
        await until(
            lambda: (
                isinstance(ana.app.front, WaitingRoom) and isinstance(ben.app.front, WaitingRoom)
            )
        )
        seat = "Ben sits" if language == "en" else "Ben se sienta"
        await until(lambda: ana.lines[-1].startswith(seat))
        line, entry, before = own(ana).room.line, own(ana).room.entry, len(ana.lines)
        ana.text(HALL[language])
        await until(lambda: len(ana.lines) == before + 2)  # how one went, and where one is
        await until(lambda: cards(ana)[0].languages == (other,))
        ana.press("home", ";", "end", "up", "enter", "escape", "end", "enter")
        await until(lambda: isinstance(ana.app.front, Others))
        ana.press("down", "down", "down", "enter", "enter")
        await until(lambda: ana.app.own_room is None and isinstance(ana.app.front, Others))
        wanted = (HEARD / f"host_in_lobby.{language}.txt").read_text("utf-8").splitlines()
        await until(lambda: ana.lines[-1] == wanted[-1])
        heard = [str(told).replace(line, "LINE").replace(entry, "ENTRY") for told in ana.lines]
        assert heard[heard.index(wanted[0]) :] == wanted
        assert not isinstance(
            ben.app.front, LobbyScreen | WaitingRoom
        )  # it was closed for everybody

    at_home(tmp_path, test, language, other)


def session_of(inside: Inside) -> TableSession:
    """The session at the current table, with the lobby behind it."""
    lobby = next(s.inside.lobby for s in inside.app.screens if isinstance(s, LobbyScreen))
    assert lobby.session is not None
    return lobby.session


@every_language
def test_a_game_at_anybodys_table_is_kept_at_home_and_order_there_too(
    language: str, tmp_path: Path
) -> None:
    async def test(ana: Inside, ben: Inside) -> None:
        await come(ben, ana)
        room = own(ana).room
        table = room.open_table(find_game("casino"), Setup.of(2, {"game_mode": "deal"}), {})
        for inside in (ben, ana):
            await until(lambda inside=inside: len(cards(inside)) == 1)
            inside.press("home", "enter")
            await until(lambda inside=inside: isinstance(inside.app.front, WaitingRoom))
        await until(lambda: len(table.state.seated) == 2)
        await until(lambda: session_of(ben).state == table.state)
        assert session_of(ben).owns  # who was first
        for inside in (ben, ana):
            inside.press("home", "enter")
        await until(lambda: session_of(ana).chair is not None and session_of(ben).chair is not None)
        people = [Person(session_of(inside)) for inside in (ana, ben)]
        await play_on(people, lambda: all(person.overs for person in people), 60)
        await until(lambda: [one.id for one in ana.store.finished()] == [table.state.match])
        ana.text("/kick Ben, goodbye" if language == "en" else "/expulsar Ben, adiós")
        await until(lambda: not isinstance(ben.app.front, LobbyScreen | WaitingRoom | RoomTable))
        await until(lambda: [guest.name for guest in table.state.guests] == ["Ana"])

    at_home(tmp_path, test, language, "en")


def test_a_table_that_is_opened_from_the_menu_has_the_hall_behind_it(tmp_path: Path) -> None:
    async def test(ana: Inside) -> None:
        ana.press("end", "enter")
        assert isinstance(ana.app.front, Others)
        ana.press("home", "down", "down")
        assert ana.lines[-1] == "Open a table."
        ana.press("enter", "enter", "enter")  # the first game, and its first rules
        await until(lambda: isinstance(ana.app.front, WaitingRoom))
        (table,) = own(ana).tables
        await until(lambda: len(table.state.seated) == 1)
        ana.press("c-s")
        await until(lambda: isinstance(ana.app.front, LobbyScreen))
        assert [card.mine for card in cards(ana)] == [True]

    at_home(tmp_path, test, "en")


def test_the_same_on_ones_own_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "open_room", partial(open_room, public=True))

    async def test(house: page.House) -> None:
        people = house.room.services.people
        assert not isinstance(people.add(Clean.of("Luz"), "en", (Key.token("other"),)), str)
        async with house.page(house.door.owner_code) as luz:
            await page.sit(house, luz, "Luz")
            told = "Somebody in your room is called Luz already, so you are Luz 2."
            await luz.until(lambda: told in "\n".join(luz.said))
            await luz.until(lambda: "Leave the room" in luz.listed[-1:])
            assert "How others come to your room" in luz.listed
            await luz.send(choose=["list", "0"])
            await luz.until(lambda: any("Seat 1" in line for line in luz.listed))
            await house.until(lambda: house.table.state.seated)
            (guest,) = house.table.state.seated
            assert guest.id in house.room.services.moderation.state.owners
            await luz.send(text="/hall")
            await luz.until(lambda: any("your place" in line for line in luz.listed))

    page.in_house(tmp_path, test)
