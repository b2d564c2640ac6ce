"""Rooms of a list and rooms near by: read from what anybody may have written, asked how they are,
heard, and gone to.
"""

from __future__ import annotations

import asyncio
import json
import random
import string
import threading
import unicodedata
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from playroom.cli import main
from playroom.engine.notes import note
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.engine.registry import find_game
from playroom.room.client import nearby
from playroom.room.client.asking import Asked, Found, ask, ask_all
from playroom.room.client.listing import (
    BadList,
    ListedRoom,
    RoomList,
    list_at,
    listed_room,
    read_list,
)
from playroom.room.client.saved_rooms import SavedRoom, SavedRooms
from playroom.room.protocol.room_info import LONGEST_NAME, read_room_info
from playroom.room.protocol.trust import cards_of, certificate_in
from playroom.room.server.connection_limiter import Limits
from playroom.shell.menu import YesNo
from playroom.shell.room import rooms as shown
from playroom.shell.room.others import Others
from playroom.shell.room.rooms import Rooms, open_list, open_near
from playroom_testing.room import Inside
from tests.room.far import FarRoom
from tests.room.kit import until

every_language = pytest.mark.parametrize("language", ["en", "es"])
PIN = "abcdefghijklmnopqrstuvwxyz"
ROOM: dict[str, Any] = {
    "name": "Sala Sur",
    "host": "127.0.0.1",
    "port": 7447,
    "pin": PIN,
    "page": "https://sala.example/",
    "languages": ["es", "en"],
    "about": {"es": "Cuna y escoba, todas las noches.", "en": "Cribbage every night."},
}


def as_list(*rooms: object) -> bytes:
    return json.dumps({"format": 1, "rooms": rooms}).encode()


def open_rooms(folder: Path, count: int, test: Callable[..., Coroutine[Any, Any, None]]) -> None:
    """Runs a test with rooms that are open on this machine, each with a table, and show it."""

    async def run() -> None:
        rooms = [FarRoom(folder / f"room{number}") for number in range(count)]
        try:
            for far in rooms:
                await far.open()
                far.room.open_table(find_game("cribbage"), Setup.of(2), {})
                far.room.show()
            await test(*rooms)
        finally:
            for far in rooms:
                await far.room.close()

    asyncio.run(run())


def entry_of(far: FarRoom, **more: Any) -> dict[str, Any]:
    room = far.room
    return {**ROOM, "port": room.place.port, "pin": room.certificate.pin, **more}


def entry(far: FarRoom, **more: Any) -> ListedRoom:
    made = listed_room(entry_of(far, **more))
    assert made is not None
    return made


# -- lists -----------------------------------------------------------------------------------------


def test_a_list_is_read_with_what_a_newer_one_has_more() -> None:
    (room,) = read_list(b"\xef\xbb\xbf" + as_list({**ROOM, "since": 2030})).rooms
    assert (room.name, room.host, room.port, room.pin) == ("Sala Sur", "127.0.0.1", 7447, PIN)
    assert room.languages == ("es", "en")
    assert room.about["en"] == "Cribbage every night."


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": "\u202e\u200b\x07"},
        {"host": "a b"},
        {"host": "evil.example/x"},
        {"host": "a\nb"},
        {"host": "-"},
        {"port": 0},
        {"port": 65_536},
        {"port": True},
        {"port": "7447"},
        {"pin": PIN[:-1]},
        {"pin": 5},
        {"page": "javascript:alert(1)"},
        {"page": "https://a\r\nb"},
        {"languages": ["Spanish"]},
        {"about": {"es": 5}},
        {"about": [[]]},
    ],
)
def test_a_room_that_cannot_be_one_is_left_out_and_counted(wrong: dict[str, Any]) -> None:
    read = read_list(as_list({**ROOM, **wrong}, {**ROOM, "pin": PIN[::-1]}))
    assert read.bad == 1
    assert [room.pin for room in read.rooms] == [PIN[::-1]]


def test_a_pin_counts_once_and_a_list_has_an_end() -> None:
    assert read_list(as_list(ROOM, {**ROOM, "name": "Again"})).bad == 1
    letters = string.ascii_lowercase
    many = [{**ROOM, "pin": f"{a}{b}{PIN[2:]}"} for a in letters for b in letters]
    read = read_list(as_list(*many))
    assert len(read.rooms) == 100
    assert read.bad == len(many) - 100


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "foreign"),
        (b"[]", "foreign"),
        (b'{"format": 2, "rooms": []}', "foreign"),
        (b'{"format": 1}', "foreign"),
        (b"<!doctype html>", "foreign"),
        (b'{"format": 1, "rooms": ' + b"[" * 100_000, "foreign"),
        (b'{"format": 1, "rooms": ["\xff\xfe"]', "foreign"),
        (b" " * 262_145, "too-big"),
    ],
)
def test_what_is_no_list_is_refused(data: bytes, why: str) -> None:
    with pytest.raises(BadList) as refused:
        read_list(data)
    assert refused.value.why == why


def test_nothing_that_a_list_or_a_room_says_reaches_anybody_as_it_is() -> None:
    """Whatever is written there: either it is refused, or it can be heard."""
    dice = random.Random(19)
    nasty = '\x00\x07\x1b[2J\u202e\u200b\u2066\ue000\ufdfa\u0301\u0302\U000e0041\n\t"\\é中Aa1 '
    heard = 0
    for _ in range(5_000):
        text = "".join(dice.choice(nasty) for _ in range(dice.randrange(1, 80)))
        read = read_list(as_list({**ROOM, "name": text, "about": {"es": text}}))
        said = [text for room in read.rooms for text in (room.name, *room.about.values())]
        room_info = {**NOTICE, "name": text}
        said.append(read_room_info(json.dumps(room_info).encode()).name)
        heard += len(read.rooms)
        assert not [c for line in said for c in line if unicodedata.category(c)[0] == "C"]
        assert all(len(room.name) <= LONGEST_NAME for room in read.rooms)
    assert heard > 1_000
    whole = as_list(ROOM, {**ROOM, "pin": PIN[::-1]})
    for _ in range(5_000):
        data = bytearray(whole)
        for _ in range(dice.randrange(1, 6)):
            data[dice.randrange(len(data))] = dice.randrange(256)
        with suppress(BadList):
            read_list(bytes(data))


NOTICE = {
    "format": 1,
    "protocol": 1,
    "version": "0.1.0",
    "name": "Sala",
    "languages": [],
    "tables": 0,
    "free": 0,
    "waits": [],
    "rules": {},
    "here": 0,
    "open": [],
}


def test_only_where_a_room_is_and_its_name_are_required() -> None:
    required = ("name", "host", "port", "pin")
    found = read_list(as_list({name: ROOM[name] for name in required}))
    assert (found.bad, found.rooms[0].languages) == (0, ())
    for name in required:
        without = {key: value for key, value in ROOM.items() if key != name}
        assert read_list(as_list(without)) == RoomList((), 1)


def test_a_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    for where in (str(tmp_path), str(tmp_path / "none"), "a\0b", "~nobody-of-that-name/x"):
        with pytest.raises(BadList) as refused:
            asyncio.run(list_at(where))
        assert refused.value.why == "unreadable"


@pytest.mark.parametrize(
    "where",
    [
        "http://rooms.example/rooms.json",
        "ftp://127.0.0.1/rooms.json",
        "file:///etc/passwd",
        "https://",
        "https://user:word@rooms.example/",
        "https://rooms.example:99999/",
        "https://[::1",
    ],
)
def test_a_list_comes_only_over_ways_that_nobody_changes_it_on(where: str) -> None:
    with pytest.raises(BadList) as refused:
        asyncio.run(list_at(where))
    assert refused.value.why == "address"


@contextmanager
def served(answer: Callable[[BaseHTTPRequestHandler], None]) -> Iterator[str]:
    """An address on this machine."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            with suppress(OSError):
                answer(self)

        def log_message(self, *args: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/rooms.json"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def give(data: bytes, status: int = 200, **headers: str) -> Callable[[Any], None]:
    def answer(to: BaseHTTPRequestHandler) -> None:
        to.send_response(status)
        for name, value in headers.items():
            to.send_header(name, value)
        to.end_headers()
        to.wfile.write(data)

    return answer


def why_not(answer: Callable[[Any], None]) -> str:
    with served(answer) as where, pytest.raises(BadList) as refused:
        asyncio.run(list_at(where))
    return refused.value.why


def test_a_list_is_read_from_an_address() -> None:
    with served(give(as_list(ROOM))) as where:
        assert asyncio.run(list_at(where)).rooms == read_list(as_list(ROOM)).rooms
    assert why_not(give(b"", 404)) == "away"
    assert why_not(give(b"x" * 300_000)) == "too-big"
    assert why_not(give(b"", 302, Location="http://rooms.example/")) == "address"
    assert why_not(give(b"", 302, Location="file:///etc/passwd")) == "away"
    assert why_not(lambda to: to.wfile.write(b"\xff\x00 nothing")) == "away"


def test_an_address_that_never_ends_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("playroom.room.client.listing.PATIENCE", 0.3)
    ended = threading.Event()

    def drip(to: BaseHTTPRequestHandler) -> None:
        to.send_response(200)
        to.end_headers()
        while not ended.wait(0.05):
            to.wfile.write(b" ")

    with served(drip) as where:
        with pytest.raises(BadList) as refused:
            asyncio.run(list_at(where))
        ended.set()
    assert refused.value.why == "away"


# -- asking ----------------------------------------------------------------------------------------


def test_rooms_say_what_they_are_and_nothing_about_people(tmp_path: Path) -> None:
    async def test(one: FarRoom, two: FarRoom) -> None:
        two.room.host.room_info = None
        silent = entry(two)
        gone = replace(silent, port=1, pin=PIN)
        other = replace(entry(one), pin=PIN[::-1])
        asked = await ask_all([gone, other, silent, entry(one)])
        assert [one.found for one in asked] == [
            *(Found.HERE, Found.SILENT, Found.AWAY, Found.OTHER),
        ]
        room_info = asked[0].room_info
        assert room_info is not None
        assert (room_info.name, room_info.tables, room_info.free) == ("playroom", 1, 2)
        assert set(room_info.__struct_fields__) == {*NOTICE}  # and so no name of a person

    open_rooms(tmp_path, 2, test)


def test_whoever_asks_too_often_waits_like_everybody_who_knocks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playroom.room.server.host.ALLOWED", Limits(connections=10, attempts=8))

    async def test(one: FarRoom) -> None:
        found = [(await ask(entry(one))).found for _ in range(9)]
        assert found == [Found.HERE] * 8 + [Found.SILENT]

    open_rooms(tmp_path, 1, test)


@pytest.mark.parametrize(
    ("answer", "found"),
    [
        (b"HTTP/1.1 200 OK\r\n\r\n{}", Found.SILENT),
        (b"HTTP/1.1 200 OK\r\n\r\n" + b"[" * 9_000, Found.SILENT),
        (b"HTTP/1.1 200 OK\r\n\r\n" + b" " * 100_000, Found.SILENT),
        (b"HTTP/1.1 200 OK\r\n\r\n\xff\xfe", Found.SILENT),
        (b"HTTP/1.1 500 No\r\n\r\n" + json.dumps(NOTICE).encode(), Found.SILENT),
        (b"\x00", Found.SILENT),
        (b"", Found.SILENT),
        (None, Found.AWAY),
    ],
)
def test_a_room_that_answers_badly_ends_nothing(
    answer: bytes | None, found: Found, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None: it never answers."""
    monkeypatch.setattr("playroom.room.client.asking.PATIENCE", 2.0 if answer is not None else 0.3)

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            await reader.readline()
            if answer is None:
                await reader.read()
            else:
                writer.write(answer)
                await writer.drain()
            writer.close()

    async def run() -> Asked:
        certificate = certificate_in(tmp_path)
        server = await asyncio.start_server(talk, "127.0.0.1", 0, ssl=certificate.context())
        port = server.sockets[0].getsockname()[1]
        made = listed_room({**ROOM, "port": port, "pin": certificate.pin})
        assert made is not None
        try:
            return await ask(made)
        finally:
            server.close()

    assert asyncio.run(run()).found is found


def test_a_name_that_is_none_is_nobody() -> None:
    for host in ("x" * 250, "127.0.0.1.", "::", "a..b"):
        made = listed_room({**ROOM, "host": host, "port": 1})
        assert made is None or asyncio.run(ask(made)).found is Found.AWAY


# -- near by ---------------------------------------------------------------------------------------


@pytest.fixture
def _near_on_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nearby, "INTERFACES", ["127.0.0.1"])
    # as long as players wait: an answer may be held back for a second


@pytest.mark.usefixtures("_near_on_loopback")
def test_a_room_is_found_near_by_while_it_wants_to_be(tmp_path: Path) -> None:
    async def test(one: FarRoom) -> None:
        announced = await nearby.announce(one.room)
        found: tuple[ListedRoom, ...] = ()
        for _ in range(5):  # a busy machine answers late
            found = found or await nearby.rooms_near()
        (room,) = found
        assert (room.host, room.port) == ("127.0.0.1", one.room.place.port)
        assert room.pin == one.room.certificate.pin
        await announced.close()
        assert await nearby.rooms_near() == ()

    open_rooms(tmp_path, 1, test)


def test_the_cards_of_a_pin_are_its_own() -> None:
    hands = {cards_of(f"{PIN[:-1]}{char}") for char in string.ascii_lowercase}
    assert len(hands) == 26
    assert all(len(set(hand)) == 10 for hand in hands)
    assert cards_of(PIN) == cards_of(PIN)


# -- heard -----------------------------------------------------------------------------------------


def at_home(
    folder: Path, language: str, count: int, test: Callable[..., Coroutine[Any, Any, None]]
) -> None:
    """Runs a test with a player at home and rooms that are open elsewhere."""

    async def run(*rooms: FarRoom) -> None:
        inside = Inside(folder / "Ana", language, name="Ana")
        inside.open_room()
        try:
            await test(inside, *rooms)
            assert not inside.faults()
        finally:
            inside.app.close()
            for close in inside.app.closing:
                await close()
            inside.store.close()

    open_rooms(folder, count, run)


@every_language
def test_a_list_is_heard_room_by_room(language: str, tmp_path: Path) -> None:
    async def test(ana: Inside, one: FarRoom, two: FarRoom) -> None:
        two.room.host.room_info = None
        file = tmp_path / "rooms.json"
        rooms = [
            *({**ROOM, "pin": PIN, "port": 1, "name": "Sala Este"}, {"name": "nothing"}),
            *(entry_of(two, name="Sala Norte"), entry_of(one)),
        ]
        file.write_bytes(as_list(*rooms))
        ana.app.push(Others(ana.app))
        before = len(ana.lines)
        open_list(ana.app, str(file))
        await until(lambda: isinstance(ana.app.front, Rooms))
        assert ana.app.settings.get("rooms") == str(file)
        said = ana.lines[before:]
        for _ in range(2):
            said += ana.press("down")
        assert said == (
            [
                "Looking for rooms.",
                "1 room of the list cannot be read.",
                "3 rooms, 2 open.",
                "Sala Sur: 1 table, 2 free seats, Spanish and English, 1 of 3.",
                "Sala Norte: open, says no more of itself, 2 of 3.",
                "Sala Este: no answer, 3 of 3.",
            ]
            if language == "en"
            else [
                "Buscando salas.",
                "1 sala de la lista no se entiende.",
                "3 salas, 2 abiertas.",
                "Sala Sur: 1 mesa, 2 asientos libres, español e inglés; 1 de 3.",
                "Sala Norte: abierta, no dice más; 2 de 3.",
                "Sala Este: no responde; 3 de 3.",
            ]
        )
        assert "127.0.0.1:1" in ana.press("space")[-1]
        ana.press("escape")
        (line,) = [
            line
            for line in (ana.press("home")[-1], *(ana.press("down")[-1] for _ in range(5)))
            if line.startswith(("Rooms of your list", "Salas de tu lista"))
        ]
        assert line

    at_home(tmp_path, language, 2, test)


@every_language
def test_trouble_with_a_list_is_a_sentence(language: str, tmp_path: Path) -> None:
    async def test(ana: Inside) -> None:
        (tmp_path / "empty.json").write_bytes(as_list())
        (tmp_path / "page.html").write_bytes(b"<!doctype html>")
        for name in ("empty.json", "page.html", "none"):
            before = len(ana.lines)
            open_list(ana.app, str(tmp_path / name))
            await until(lambda before=before: len(ana.lines) > before + 1)  # type: ignore[misc]
            assert not isinstance(ana.app.front, Rooms)
        assert ana.app.settings.get("rooms") == str(tmp_path / "empty.json")

    at_home(tmp_path, language, 0, test)


@every_language
def test_a_room_for_the_invited_says_so_and_a_changed_one_is_refused(
    language: str, tmp_path: Path
) -> None:
    async def test(ana: Inside, one: FarRoom) -> None:
        file = tmp_path / "rooms.json"
        file.write_bytes(as_list(entry_of(one)))
        open_list(ana.app, str(file))
        await until(lambda: isinstance(ana.app.front, Rooms))
        ana.press("enter")
        await until(lambda: any("invit" in line for line in ana.lines[-2:]))
        place = one.room.place
        known = SavedRooms(ana.store.file.parent)
        known.keep(SavedRoom("127.0.0.1", place.port, PIN, "0" * 32))
        told = {"en": "Nothing was sent", "es": "No se envió nada"}[language]
        assert told in ana.press("enter")[-1]

    at_home(tmp_path, language, 1, test)


@every_language
def test_a_room_near_by_is_compared_before_the_first_visit(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(ana: Inside, one: FarRoom) -> None:
        async def near() -> RoomList:
            return RoomList((entry(one),))

        gone = list[ListedRoom]()
        monkeypatch.setattr(shown, "list_near", near)
        monkeypatch.setattr(shown, "join_listed", lambda shell, known, room, _: gone.append(room))
        open_near(ana.app)
        await until(lambda: isinstance(ana.app.front, Rooms))
        (asked,) = ana.press("enter")[-1:]
        assert isinstance(ana.app.front, YesNo)
        pin = one.room.certificate.pin
        question = note("rooms-compare", name=entry(one).name, cards=cards_of(pin))
        assert asked == ana.app.announcer.line(question)
        assert asked.count({"en": " of ", "es": " de "}[language]) >= 10
        ana.press("escape")
        assert not gone
        ana.press("enter")
        ana.press("enter")
        assert [room.pin for room in gone] == [pin]
        SavedRooms(ana.store.file.parent).keep(
            SavedRoom("127.0.0.1", one.room.place.port, pin, "0" * 32)
        )
        ana.press("enter")
        assert len(gone) == 2

    at_home(tmp_path, language, 1, test)


# -- the command -----------------------------------------------------------------------------------


def test_the_command_prints_where_nobody_chooses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("rooms.json").write_bytes(as_list({**ROOM, "port": 1}, {}))
    data = ["--data", str(tmp_path / "data"), "--lang", "en"]
    assert main(["rooms", "rooms.json", "--json", *data]) == 0
    (told,) = capsys.readouterr().out.splitlines()
    (room,) = json.loads(told)["rooms"]
    assert (room["name"], room["found"], json.loads(told)["unread"]) == ("Sala Sur", "away", 1)
    assert main(["rooms", "rooms.json", *data]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "1 room of the list cannot be read.",
        "1 room, 0 open.",
        "Sala Sur: no answer.",
        "Cribbage every night. At 127.0.0.1:1. Enter goes there.",
    ]
    for words, told in (
        (["rooms"], "You have no list"),
        (["rooms", "none.json"], "That file cannot be read"),
        (["rooms", "http://rooms.example/x"], "That address is not safe"),
        (["rooms", "rooms.json", "--near"], "one of the two"),
    ):
        assert main([*words, *data]) == 2
        assert told in capsys.readouterr().err
