"""A person is kicked from a room: they hear once by whom and why, and then where they are."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import asyncssh
import pytest

from playroom.room.server.opening import Room, open_room
from playroom.shell.room.lobby.screen import LobbyScreen
from playroom.shell.room.waiting_room import WaitingRoom
from playroom_testing.room import Inside
from tests.room import ssh_kit as ssh
from tests.room.kit import until
from tests.room.lobby.test_lobby_walked import come, public

OWN = {"en": "Open a table of your own", "es": "Abrir una mesa propia"}


def open_own(inside: Inside, language: str) -> None:
    """Goes to the item of the lobby that opens a table of one's own, and presses Enter."""
    inside.press("home")
    for _ in range(20):
        if OWN[language] in " ".join(inside.press("tab")):
            inside.press("enter")
            return
    raise AssertionError(inside.lines[-20:])


every_language = pytest.mark.parametrize("language", ["en", "es"])

TOLD = {
    ("kick", "en"): "Ana sends you out of the room: shouting.",
    ("kick", "es"): "Ana te hace salir de la sala: shouting.",
    ("ban", "en"): "Ana bars you from this room for 2 days: shouting.",
    ("ban", "es"): "Ana te cierra esta sala durante 2 días: shouting.",
}


@every_language
@pytest.mark.parametrize("act", ["kick", "ban"])
@pytest.mark.parametrize("where", ["table", "hall"])
def test_it_is_one_line_and_then_where_one_is(
    where: str, act: str, language: str, tmp_path: Path
) -> None:
    async def test(room: Room, ana: Inside, ben: Inside) -> None:
        lobby = room.host.lobby
        assert lobby is not None
        await come(ana, room, tmp_path)
        await come(ben, room, tmp_path)
        at_home = ben.app.screens[-2].place()
        ids = {str(somebody.name): somebody.id for somebody in lobby.people}
        room.services.moderation.own(ids["Ana"])
        ana.text("/seek casino")
        if where == "table":
            ben.text("/seek casino")
            await until(lambda: isinstance(ben.app.front, WaitingRoom))
            await until(lambda: isinstance(ana.app.front, WaitingRoom))
        else:
            open_own(ana, "en")
            await until(lambda: not isinstance(ana.app.front, LobbyScreen))
            while not isinstance(ana.app.front, WaitingRoom):
                ana.press("enter")
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.1)
        before = len(ben.lines)
        ana.text(f"/{act} Ben {'2 ' if act == 'ban' else ''}shouting")
        await until(lambda: not any(isinstance(one, LobbyScreen) for one in ben.app.screens))
        place = [ben.app.announcer.line(line) for line in at_home]
        assert ben.lines[before:] == [TOLD[act, language], *place]
        if where == "table":
            said = " ".join(ana.lines)
            assert ("is barred from this room for 2 days" in said) == (act == "ban")
            assert "sent from the table" not in said  # the line above tells that, too

    public(tmp_path, test, "en", language)


@pytest.mark.parametrize("act", ["kick", "ban"])
def test_by_ssh_it_is_the_last_line(
    act: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ssh, "open_room", partial(open_room, public=True))
    keys = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(2)]

    async def test(house: ssh.House) -> None:
        async with (
            house.guest(house.invite(0, "Ana"), keys[0]) as ana,
            house.guest(house.invite(1, "Ben"), keys[1]) as ben,
        ):
            await ana.hear("Enter when you are ready")
            await ben.hear("Enter when you are ready")
            await house.until(lambda state: len(state.seated) == 2)
            ids = {str(guest.name): guest.id for guest in house.table.state.guests}
            house.room.services.moderation.own(ids["Ana"])
            before = len(ben.raw)
            ana.press(f"/{act} Ben shouting.\r")
            said = (await ben.rest())[before:]
            told = {"kick": "Ana sends you out", "ban": "Ana bars you"}[act]
            lines = [line.strip() for line in said.replace("\x1b[?2004l", "").splitlines()]
            lines = [line for line in lines if line]
            last = next(at for at, line in enumerate(lines) if told in line)
            assert len(lines) == last + 1, lines
            assert said.count("shouting") == 1

    ssh.at_home(tmp_path, test)


AT_TABLE = {"en": "say that at a table", "es": "desde una mesa"}


@every_language
def test_in_the_hall_one_hears_where_order_is_kept_and_a_name_of_two_words_has_a_comma(
    language: str, tmp_path: Path
) -> None:
    words = {"en": ("hush", "kick"), "es": ("silenciar", "expulsar")}[language]
    comma = {"en": "put a comma", "es": "pon una coma"}[language]

    async def test(room: Room, ana: Inside, ben: Inside) -> None:
        lobby = room.host.lobby
        assert lobby is not None
        await come(ana, room, tmp_path)
        ben.app.set_setting("name", "Ben María")
        await come(ben, room, tmp_path)
        ids = {str(somebody.name): somebody.id for somebody in lobby.people}
        room.services.moderation.own(ids["Ana"])
        for typed in (f"/{words[1]} Ben María", f"/{words[0]}"):
            ana.text(typed)
            assert AT_TABLE[language] in str(ana.lines[-1])
        open_own(ana, language)
        await until(lambda: not isinstance(ana.app.front, LobbyScreen))
        while not isinstance(ana.app.front, WaitingRoom):
            ana.press("enter")
            await asyncio.sleep(0.02)
        ana.text(f"/{words[1]} Ben María shouting")
        await until(lambda: comma in str(ana.lines[-1]))
        ana.text(f"/{words[1]} Ben María, shouting")
        await until(lambda: not any(isinstance(one, LobbyScreen) for one in ben.app.screens))
        assert any("shouting" in str(line) for line in ben.lines)

    public(tmp_path, test, language, language)
