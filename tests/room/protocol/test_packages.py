"""A client without the package of a game, or with another version of it, hears which one it is and
how it is had; their invitation stays good, in a browser too. At every way to a table.
"""

from __future__ import annotations

import secrets
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from playroom.doors.page import PAGE
from playroom.engine.notes import Clean
from playroom.engine.registry import OWN, find_game
from playroom.engine.wire import BadJson, encode
from playroom.locale import LANGUAGES, Listener, Teller
from playroom.room.client.room_client import NoPlace, RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.protocol import messages as e
from playroom.room.protocol.packages import Needs, needs_note
from playroom.room.protocol.trust import InvitationLine
from playroom.room.server.opening import OpenDoor, Place
from tests.room.far import GAMES, FarRoom, with_room
from tests.room.kit import added, code_of, until

WITHOUT = {game: version for game, version in GAMES.items() if game != "cribbage"}
OLDER = {**GAMES, "cribbage": 1_000}


def line_with(
    games: dict[str, int], given: InvitationLine, token: str, language: str = "en"
) -> RoomClient:
    known = SavedRoom("127.0.0.1", given.port, given.pin, token)
    ana, nothing = Clean.of("Ana"), lambda what: None
    return RoomClient(known, ana, language, games, find_game, nothing, nothing)


def with_page(room: FarRoom) -> None:
    place = Place(called="https://room.example/")
    room.room.doors["page"] = OpenDoor(place, PAGE.line)


@pytest.mark.parametrize(("games", "update"), [(WITHOUT, False), (OLDER, True)])
def test_the_package_is_named_and_the_invitation_stays_good(
    games: dict[str, int], update: bool, tmp_path: Path
) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("cribbage")
        with_page(room)
        given, token = room.invitation(0), secrets.token_hex(16)
        with pytest.raises(NoPlace) as refused:
            await line_with(games, given, token, "es").join(given)
        page = f"https://room.example/#{given.code}"
        own = Needs(Clean("La cuna"), "accessible-playroom", update, page, version(OWN))
        assert refused.value.needs == own
        line = line_with(GAMES, given, token)
        session = await line.join(given)  # with the very same code
        assert session is not None
        await until(lambda: len(room.table.state.seated) == 1)
        line.close()
        with pytest.raises(NoPlace) as refused:  # the way back
            await line_with(games, given, token).join(None)
        assert refused.value.needs is not None
        assert refused.value.needs.game == "Cribbage"

    with_room(tmp_path, test)


def test_in_a_hall_the_refusal_names_it_at_every_wish(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("cribbage")
        with_page(room)
        lobby_of = room.room.host.lobby
        assert lobby_of is not None
        lobby = lobby_of.come(added(room.room.services, "Ana"), {}, WITHOUT)
        answers = list[Any]()
        lobby.enter(room.table.state.id, False, answers.append)
        lobby.open("cribbage", None, True, answers.append)
        lobby.seek("cribbage", None, answers.append)
        assert [code_of(answer) for answer in answers] == ["game"] * 3
        assert {answer.note for answer in answers} == {
            needs_note(Needs(Clean("Cribbage"), OWN, False, "https://room.example/", version(OWN)))
        }

    with_room(tmp_path, test, public=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_has_the_game_the_command_and_the_page(language: str) -> None:
    teller, nobody = Teller(language, strict=True), Listener(None, (), ())
    for update in (False, True):
        page = "https://room.example/#abc"
        needs = Needs(Clean("Hearts"), "hearts-game", update, page, "1.2")
        told = teller.tell(needs_note(needs), nobody, "full")
        for part in ("Hearts", "pip install hearts-game==1.2 ", f"{page} "):
            assert part in told
        pipx = "pipx inject accessible-playroom hearts-game==1.2"
        assert f"{pipx} " in teller.tell(needs_note(needs, pipx), nobody, "full")
        own = teller.tell(needs_note(Needs(Clean("Hearts"), OWN, update)), nobody, "full")
        assert ("playroom update" in own, "pip" in own) == (True, False)
    told = teller.tell(needs_note(Needs(Clean("Hearts"))), nobody, "full")
    assert "Hearts" in told
    assert "pip" not in told


@pytest.mark.parametrize("package", ["-r x", "http://evil.example/x", "a b", "a;b", "../x"])
def test_a_room_cannot_put_anything_but_a_name_into_the_command(package: str) -> None:
    for needs in (Needs(Clean("A"), package), Needs(Clean("A"), "a", release=f"1{package}")):
        with pytest.raises(BadJson):
            e.read_down(encode(e.Close("no_package", None, (), needs)))
