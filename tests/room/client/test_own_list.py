"""The player's own list of rooms, lists that name others, and who waits in the rooms of a list."""

from __future__ import annotations

import asyncio
import json
import os
import threading
import urllib.request
from http.server import BaseHTTPRequestHandler
from pathlib import Path
from typing import Any

import pytest

from playroom.cli import main
from playroom.engine.notes import Clean
from playroom.engine.record import replace
from playroom.room.client import listing
from playroom.room.client.asking import ask
from playroom.room.client.listing import BadList, list_at, listed_room, lists_at
from playroom.room.client.own_list import add, lists_of, read_entry, remove
from playroom.room.moderation.house_rules import USUAL
from playroom.room.server.opening import Room
from playroom.shell.room.house_rules import RulesAsked
from playroom.shell.room.lobby.screen import LobbyScreen
from playroom.shell.room.rooms import Rooms, open_own, who_waits
from playroom.shell.room.waiting_room import WaitingRoom
from playroom.store.paths import ROOM_LIST
from playroom_testing.room import Inside
from tests.room.client.test_directory import PIN, ROOM, as_list, served
from tests.room.kit import until
from tests.room.lobby.test_lobby_walked import public

every_language = pytest.mark.parametrize("language", ["en", "es"])


def listed(pin: str, name: str, **more: Any) -> dict[str, Any]:
    return {**ROOM, "pin": pin, "name": name, **more}


def test_an_entry_or_a_line_without_a_code_is_a_room() -> None:
    room = read_entry(json.dumps(ROOM))
    assert room == listed_room(ROOM)
    by_line = read_entry(f"playroom join 192.0.2.2:7447/{PIN}")
    assert by_line is not None
    assert (by_line.name, by_line.host, by_line.port) == ("192.0.2.2", "192.0.2.2", 7447)
    for wrong in (
        "",
        "{}",
        "[" * 100_000,
        json.dumps([ROOM]),
        f"playroom join 192.0.2.2:7447/kx7m2p/{PIN}",  # an invitation is for one person
        json.dumps({**ROOM, "pin": "x"}),
    ):
        assert read_entry(wrong) is None, wrong[:50]


def test_rooms_are_added_once_and_removed_by_name(tmp_path: Path) -> None:
    first, second = listed_room(ROOM), listed_room(listed(PIN[::-1], "Sala Norte"))
    assert first is not None
    assert second is not None
    assert lists_of(tmp_path, "") == ()
    for room in (first, second, replace(first, name=Clean.of("Sala Nueva"))):
        add(tmp_path, room)
    (own,) = lists_of(tmp_path, "")
    names = [room.name for room in asyncio.run(list_at(own)).rooms]
    assert names == ["Sala Norte", "Sala Nueva"]
    assert remove(tmp_path, "Sala Sur") is None
    assert remove(tmp_path, "sala norte") == second
    assert [room.name for room in asyncio.run(list_at(own)).rooms] == ["Sala Nueva"]
    assert lists_of(tmp_path, "https://club.example/") == (own, "https://club.example/")


def test_a_damaged_own_list_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / ROOM_LIST).write_text("{")
    room = listed_room(ROOM)
    assert room is not None
    with pytest.raises(BadList):
        add(tmp_path, room)
    assert (tmp_path / ROOM_LIST).read_text() == "{"


# -- lists that name lists -------------------------------------------------------------------------


def test_a_list_leads_to_others_once_each(tmp_path: Path) -> None:
    a, b, c = (f"{letter}{PIN[1:]}" for letter in "xyz")
    (tmp_path / "club").mkdir()

    def write(place: str, rooms: list[object], lists: list[str]) -> None:
        text = json.dumps({"format": 1, "rooms": rooms, "lists": lists})
        (tmp_path / place).write_text(text)

    write("one.json", [listed(a, "A")], ["club", "gone.json", "one.json"])
    write("club/rooms.json", [listed(b, "B"), listed(a, "Another name")], ["two.json"])
    write("club/two.json", [listed(c, "C")], ["../one.json", "rooms.json"])
    found = asyncio.run(list_at(str(tmp_path / "one.json")))
    assert [(room.pin, room.name) for room in found.rooms] == [(a, "A"), (b, "B"), (c, "C")]
    assert found.away == 1


def test_only_so_many_lists_are_read(tmp_path: Path) -> None:
    for number in range(30):
        pin = f"{'abcdefghijklmnopqrstuvwxyz234567'[number]}{PIN[1:]}"
        text = {"format": 1, "rooms": [listed(pin, "A")], "lists": [f"{number + 1}.json"]}
        (tmp_path / f"{number}.json").write_text(json.dumps(text))
    assert len(asyncio.run(list_at(str(tmp_path / "0.json"))).rooms) == 10


def test_a_list_from_an_address_leads_to_no_file(tmp_path: Path) -> None:
    secret = tmp_path / "secret.json"
    secret.write_bytes(as_list(listed(PIN[::-1], "Secret")))

    def answer(to: BaseHTTPRequestHandler) -> None:
        lists = [str(secret), f"file://{secret}", "more/"] if to.path == "/rooms.json" else []
        rooms = [ROOM] if to.path == "/rooms.json" else [listed(f"z{PIN[1:]}", "More")]
        to.send_response(200 if to.path in ("/rooms.json", "/more/rooms.json") else 404)
        to.end_headers()
        to.wfile.write(json.dumps({"format": 1, "rooms": rooms, "lists": lists}).encode())

    with served(answer) as where:
        found = asyncio.run(list_at(where.removesuffix("rooms.json")))
    assert [room.name for room in found.rooms] == ["Sala Sur", "More"]
    assert found.away == 2


def test_one_list_of_several_may_be_away(tmp_path: Path) -> None:
    (tmp_path / "rooms.json").write_bytes(as_list(ROOM))
    found = asyncio.run(lists_at((str(tmp_path / "none.json"), str(tmp_path))))
    assert (len(found.rooms), found.away) == (1, 1)
    with pytest.raises(BadList):
        asyncio.run(lists_at((str(tmp_path / "none.json"),)))


# -- who waits -------------------------------------------------------------------------------------

HOUSE = replace(
    USUAL,
    name=Clean.of("Sala Sur"),
    languages=("es", "en"),
    rules={
        "en": (Clean.of("Be kind."), Clean.of("No bets.")),
        "es": (Clean.of("Con amabilidad."), Clean.of("Sin apuestas.")),
    },
)


async def look(inside: Inside) -> None:
    open_own(inside.app)
    await until(lambda: isinstance(inside.app.front, Rooms))


async def enter(inside: Inside) -> None:
    """Into the room under the cursor, after agreeing to its rules."""
    inside.press("enter")
    await until(lambda: isinstance(inside.app.front, RulesAsked))
    inside.press("enter")
    await until(lambda: isinstance(inside.app.front, LobbyScreen))


async def go_in(inside: Inside, room: Room) -> None:
    """By the room's entry in one's own list."""
    entry = read_entry(room.entry)
    assert entry is not None
    add(inside.store.file.parent, entry)
    await look(inside)
    await enter(inside)


@every_language
def test_a_newcomer_finds_who_waits_by_the_entry_alone(language: str, tmp_path: Path) -> None:
    async def test(room: Room, ana: Inside, ben: Inside) -> None:
        await go_in(ana, room)
        ana.text("/next cribbage")
        lobby = room.host.lobby
        assert lobby is not None
        await until(lambda: len(lobby.seeking.here) == 1)
        entry = read_entry(room.entry)
        assert entry is not None
        data = ben.store.file.parent
        add(data, entry)
        notes = await asyncio.to_thread(who_waits, data, "")
        ben.app.waiting = notes
        ben.press("home")
        waits = {"en": "1 waits for Cribbage", "es": "1 persona espera para La cuna"}[language]
        lines = [ben.press("down")[-1] for _ in range(20)]
        others = {"en": "Play with others: ", "es": "Jugar con otras personas: "}[language]
        assert any(line.startswith(others + waits) for line in lines), lines
        await look(ben)
        assert waits in ben.lines[-1]
        rules = {
            "en": "Rules of the house: Be kind, No bets.",
            "es": "Normas de la casa: Con amabilidad, Sin apuestas.",
        }[language]
        assert rules in ben.press("space")[-1]
        await enter(ben)
        ben.text("/next cribbage" if language == "en" else "/siguiente cuna")
        await until(
            lambda: (
                isinstance(ana.app.front, WaitingRoom) and isinstance(ben.app.front, WaitingRoom)
            )
        )

    public(tmp_path, test, "en", language, house=HOUSE)


def test_rooms_tell_how_many_wait_and_for_what(tmp_path: Path) -> None:
    async def test(room: Room, ana: Inside) -> None:
        entry = read_entry(room.entry)
        assert entry is not None
        assert (entry.name, entry.languages) == ("Sala Sur", ("es", "en"))
        asked = await ask(entry)
        assert asked.room_info is not None
        assert asked.room_info.waits == ()
        assert asked.room_info.rules["en"] == ("Be kind.", "No bets.")
        await go_in(ana, room)
        ana.text("/next casino")
        lobby = room.host.lobby
        assert lobby is not None
        await until(lambda: len(lobby.seeking.here) == 1)
        asked = await ask(entry)
        assert asked.room_info is not None
        assert [(w.game, w.people) for w in asked.room_info.waits] == [("casino", 1)]

    public(tmp_path, test, "en", house=HOUSE)


def test_a_list_is_made_by_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ["--data", str(tmp_path), "--lang", "en"]
    assert main(["rooms", "--add", json.dumps({**ROOM, "port": 1}), *data]) == 0
    assert capsys.readouterr().out == "Sala Sur is in your own list of rooms now.\n"
    assert main(["rooms", *data]) == 0
    assert "Sala Sur: no answer." in capsys.readouterr().out.splitlines()
    assert main(["rooms", "--add", "nonsense", *data]) == 2
    assert "no entry of a room" in capsys.readouterr().err
    assert main(["rooms", "--remove", "Sala Este", *data]) == 2
    assert main(["rooms", "--remove", "Sala Sur", *data]) == 0
    assert main(["rooms", *data]) == 0
    assert "That list has no rooms." in capsys.readouterr().out


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]"])
def test_a_list_from_elsewhere_leads_to_no_service_of_this_machine(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    public, inner = "https://example.org/rooms.json", f"http://{host}:631/printers"
    fetched = list[str]()

    async def fetch(where: str) -> bytes:
        fetched.append(where)
        return json.dumps({"format": 1, "rooms": [], "lists": [inner]}).encode()

    monkeypatch.setattr(listing, "_fetched", fetch)
    assert asyncio.run(listing.list_at(public)).away == 1
    assert fetched == [public]
    ways, request = listing._SafeWays(), urllib.request.Request(public)
    with pytest.raises(listing.BadList):
        ways.redirect_request(request, None, 302, "", {}, inner)


def test_a_list_that_names_a_pipe_is_read_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "rooms.json").write_text('{"format": 1, "rooms": [], "lists": ["pipe"]}')
    found = list[listing.RoomList]()

    def read() -> None:
        found.append(asyncio.run(listing.list_at(str(tmp_path))))

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    reader.join(20)
    assert [one.away for one in found] == [1]
