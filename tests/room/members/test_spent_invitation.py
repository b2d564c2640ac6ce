"""An invitation that is not good (any more), in a room that anybody may come to: it is said, and
then one is in the lobby.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import asyncssh
import pytest

from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.room.client.saved_rooms import SavedRooms
from playroom.room.protocol.trust import InvitationLine
from playroom.room.server.opening import Room, open_room
from playroom.shell.room.joining import join_room
from playroom.shell.room.lobby.screen import LobbyScreen
from playroom_testing.room import Inside
from tests.room import ssh_kit as ssh
from tests.room.kit import until
from tests.room.lobby.test_lobby_walked import public

NOT_GOOD = "That invitation is not good"
WRONG = "a" * 12


def test_by_a_playroom(tmp_path: Path) -> None:
    async def test(room: Room, ana: Inside, ben: Inside) -> None:
        table = room.open_table(find_game("casino"), Setup.of(2, {}), {})
        code = room.services.people.invite(table.state.id, None)

        def join(who: Inside, code: str) -> None:
            line = InvitationLine("127.0.0.1", room.place.port, code, room.certificate.pin)
            join_room(who.app, SavedRooms(who.preferences.folder), None, line)

        join(ana, code)
        await until(lambda: len(table.state.guests) == 1)
        assert NOT_GOOD not in " ".join(ana.lines)
        for bad in (code, WRONG):
            before = len(ben.lines)
            join(ben, bad)
            await until(lambda: isinstance(ben.app.front, LobbyScreen))
            said = ben.lines[before:]
            assert sum(NOT_GOOD in line for line in said) == 1
            at = next(at for at, line in enumerate(said) if NOT_GOOD in line)
            assert [line for line in said if "the hall." in line] == said[at + 1 : at + 2]
            ben.press("end", "enter")
            await until(lambda: not isinstance(ben.app.front, LobbyScreen))

    public(tmp_path, test, "en", "en")


def test_by_ssh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ssh, "open_room", partial(open_room, public=True))
    key, other, third = (asyncssh.generate_private_key("ssh-ed25519") for _ in range(3))

    async def test(house: ssh.House) -> None:
        code = house.invite(1, "Ana")
        for _ in range(2):  # the code is the way back of who used it
            async with house.guest(code, key) as ana:
                assert NOT_GOOD not in await ana.hear("eat 2")
        for who, bad in ((other, code), (third, WRONG)):
            async with house.guest(bad, who) as eva:
                said = await eva.hear("What is your name?")
                assert said.index(NOT_GOOD) < said.index("What is your name?")  # as on the page
                eva.press("Eva\r" if bad == code else "Fay\r")
                assert NOT_GOOD not in await eva.hear("the hall.")

    ssh.at_home(tmp_path, test)
