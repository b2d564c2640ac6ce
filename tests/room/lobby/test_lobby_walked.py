"""A public room from the first menu on: by a list to its lobby, to others' tables, and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.notes import Clean
from playroom.engine.registry import find_game
from playroom.room.moderation.house_rules import USUAL, House
from playroom.room.server.opening import Place, Room, open_room
from playroom.room.table import values as v
from playroom.shell.prompt import Prompt
from playroom.shell.room.house_rules import RulesAsked
from playroom.shell.room.joining import NamePrompt
from playroom.shell.room.lobby.screen import LobbyScreen
from playroom.shell.room.others import Others
from playroom.shell.room.rooms import Rooms, open_list
from playroom.shell.room.waiting_room import WaitingRoom
from playroom_testing.room import Inside
from tests.room import ssh_kit as ssh
from tests.room.client.test_directory import ROOM, as_list
from tests.room.kit import BOTS, until
from tests.web import kit as page

every_language = pytest.mark.parametrize("language", ["en", "es"])


def public(
    folder: Path,
    test: Callable[..., Coroutine[Any, Any, None]],
    *languages: str,
    house: House = USUAL,
) -> None:
    """Runs a test with a public room, and people at home."""

    async def run() -> None:
        faults = list[str]()
        room = await open_room(
            folder / "public",
            Place("127.0.0.1", 0, "127.0.0.1"),
            find_game,
            lambda lines: faults.append("".join(lines)),
            BOTS,
            bot_pause=0.0,
            public=True,
            house=house,
        )
        names = ("Ana", "Ben", "Eva")
        insides = [
            Inside(folder / name, language, name=name)
            for name, language in zip(names, languages, strict=False)
        ]
        for inside in insides:
            inside.open_room()
        try:
            await test(room, *insides)
            for inside in insides:
                assert not inside.faults()
            assert not faults, faults
        finally:
            for inside in insides:
                inside.app.close()
                for close in inside.app.closing:
                    await close()
                inside.store.close()
            await room.close()

    asyncio.run(run())


async def come(inside: Inside, room: Room, folder: Path) -> None:
    """By a list to the lobby."""
    file = folder / "list.json"
    entry = {**ROOM, "port": room.place.port, "pin": room.certificate.pin}
    file.write_bytes(as_list(entry))
    open_list(inside.app, str(file))
    await until(lambda: isinstance(inside.app.front, Rooms))
    inside.press("enter")
    await until(lambda: isinstance(inside.app.front, LobbyScreen))


async def all_end(*insides: Inside) -> None:
    """These have met no fault, and go."""
    for inside in insides:
        assert not inside.faults()
        inside.app.close()
        for close in inside.app.closing:
            await close()
        inside.store.close()


async def heard(inside: Inside, wanted: str) -> None:
    """Waits until the first item of the list begins so."""
    await until(lambda: inside.press("home")[-1].startswith(wanted))


@every_language
def test_two_meet_in_the_hall_and_play(language: str, tmp_path: Path) -> None:
    words = {
        "en": ("Cribbage: 1 free seat, with Ana, Spanish.", "You are in the hall"),
        "es": ("La cuna: 1 asiento libre, con Ana, español.", "Estás en el vestíbulo"),
    }[language]

    async def test(room: Room, ana: Inside, ben: Inside) -> None:
        await come(ana, room, tmp_path)
        await come(ben, room, tmp_path)
        ana.press("home", "down", "enter")  # a table of one's own
        while not ana.lines[-1].startswith("La cuna"):
            ana.press("down")
        ana.press("enter", "enter", "enter")  # its first rules, for everybody
        await until(lambda: isinstance(ana.app.front, WaitingRoom))
        await heard(ben, words[0])
        ben.press("enter")
        await until(lambda: isinstance(ben.app.front, WaitingRoom))
        (table,) = room.host.tables.values()
        await until(lambda: len(table.state.seated) == 2)
        ben.text("/hall" if language == "en" else "/vestíbulo")
        await until(lambda: isinstance(ben.app.front, LobbyScreen))
        assert any(words[1] in line for line in ben.lines[-4:])
        await heard(ben, words[0][: words[0].index(":")])
        ben.press("enter")  # back to one's own place
        await until(lambda: isinstance(ben.app.front, WaitingRoom))
        ben.press("enter")
        ana.press("enter")
        await until(lambda: table.state.match is not None)
        before = len(ana.lines)
        await room.close()
        await until(lambda: len(ana.lines) > before and not isinstance(ana.app.front, WaitingRoom))

    public(tmp_path, test, "es", language)


@every_language
def test_two_who_wait_for_the_same_are_brought_together(language: str, tmp_path: Path) -> None:
    async def test(room: Room, ana: Inside, ben: Inside) -> None:
        await come(ana, room, tmp_path)
        await come(ben, room, tmp_path)
        for inside in (ana, ben):
            inside.text("/next cribbage" if inside.app.language == "en" else "/siguiente cuna")
        await until(
            lambda: (
                isinstance(ana.app.front, WaitingRoom) and isinstance(ben.app.front, WaitingRoom)
            )
        )
        (table,) = room.host.tables.values()
        await until(lambda: len(table.state.seated) == 2)
        told = {"en": "Cribbage: somebody else waited", "es": "La cuna: alguien más esperaba"}
        assert any(line.startswith(told[language]) for line in ben.lines)
        result = {"en": "Ana is here, and speaks Spanish.", "es": "Llega Ana."}
        await until(lambda: result[language] in ben.lines)  # earlier people, too
        ben.press("c-s")
        await until(lambda: isinstance(ben.app.front, LobbyScreen))
        ben.press("end", "enter")
        await until(lambda: not isinstance(ben.app.front, LobbyScreen))

    public(tmp_path, test, "es", language)


@every_language
def test_the_room_is_known_from_then_on(language: str, tmp_path: Path) -> None:
    back = {"en": "Back to playroom, at 127.0.0.1", "es": "Volver a playroom, en 127.0.0.1"}

    async def test(room: Room, ana: Inside) -> None:
        await come(ana, room, tmp_path)
        ana.press("end", "enter")
        await until(lambda: not isinstance(ana.app.front, LobbyScreen))
        ana.app.push(Others(ana.app))
        assert ana.press("end")[-1].startswith(back[language])
        ana.press("enter")
        await until(lambda: isinstance(ana.app.front, LobbyScreen))

    public(tmp_path, test, language)


def test_a_room_that_closes_is_told_once_in_the_hall(tmp_path: Path) -> None:
    async def test(room: Room, ana: Inside) -> None:
        await come(ana, room, tmp_path)
        before = len(ana.lines)
        room.host.lobby.close()
        await until(lambda: not isinstance(ana.app.front, LobbyScreen))
        assert [line for line in ana.lines[before:] if "closed" in line] == [
            "The room is closed and all is kept. playroom join brings you back once it is open."
        ]

    public(tmp_path, test, "en")


@every_language
def test_the_same_person_comes_from_another_machine(language: str, tmp_path: Path) -> None:
    """With the same name, and the passphrase that was set; any other name is another person."""

    async def test(room: Room, ana: Inside, other: Inside) -> None:
        await come(ana, room, tmp_path)
        ana.press("end", "up", "enter")
        ana.text("seven words of mine")
        set_ = {"en": "The passphrase is set.", "es": "La contraseña queda puesta."}["es"]
        await until(lambda: set_ in ana.lines)
        other.app.set_setting("name", "Ana")
        open_list(other.app, str(tmp_path / "list.json"))
        await until(lambda: isinstance(other.app.front, Rooms))
        other.press("enter")
        for phrase in ("another phrase", "seven words of mine"):
            await until(lambda: isinstance(other.app.front, NamePrompt))
            other.text("Ana")
            await until(lambda: type(other.app.front) is Prompt)
            other.text(phrase)
        await until(lambda: isinstance(other.app.front, LobbyScreen))
        await until(lambda: not isinstance(ana.app.front, LobbyScreen))  # one at a time

    public(tmp_path, test, "es", language)


def test_whoever_reads_lines_from_a_pipe_can_agree_to_the_rules(tmp_path: Path) -> None:
    """A script goes on when it is the player who is waited for."""
    house = House(rules={"en": (Clean.of("Be kind."),)})

    async def test(room: Room, ana: Inside) -> None:
        (tmp_path / "list.json").write_bytes(
            as_list({**ROOM, "port": room.place.port, "pin": room.certificate.pin})
        )
        open_list(ana.app, str(tmp_path / "list.json"))
        await until(lambda: isinstance(ana.app.front, Rooms))
        ana.press("enter")
        await until(lambda: isinstance(ana.app.front, RulesAsked))
        await asyncio.wait_for(ana.app.settled(), 20)
        ana.press("enter")
        await asyncio.wait_for(ana.app.settled(), 20)
        assert isinstance(ana.app.front, LobbyScreen), "what is waited for is waited for again"

    public(tmp_path, test, "en", house=house)


def test_the_same_over_ssh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By an invitation to its table, and from there to the lobby and out."""
    monkeypatch.setattr(ssh, "open_room", partial(open_room, public=True))

    async def test(house: ssh.House) -> None:
        async with house.guest(house.invite(1, "Ana")) as ana:
            assert "You sit in seat 2 of 2." in await ana.hear("Enter when you are ready")
            ana.press("\x13")
            assert "You are in the hall" in await ana.hear("Cribbage: your place")
            ana.press("\x1b[F\r")
            assert "The same SSH line brings you back." in await ana.rest()
        await house.until(lambda state: not any(guest.here for guest in state.guests))
        guest = house.table.state.in_seat(1)
        assert isinstance(guest, v.Guest)

    ssh.at_home(tmp_path, test)


def test_the_same_on_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "open_room", partial(open_room, public=True))

    async def test(house: page.House) -> None:
        async with house.page(house.invite()) as ana:
            await page.sit(house, ana)
            await house.until(lambda: house.table.state.seated)
            await ana.send(text="/hall")
            await ana.until(lambda: any("your place" in line for line in ana.listed))
            code = house.guest(ana)
        async with house.page(page=ana) as ana:  # the same shell, in the lobby
            assert house.guest(ana) is code
            await ana.send(choose=["list", "0"])
            await ana.until(lambda: any("Seat 1" in line for line in ana.listed))

    page.in_house(tmp_path, test)
