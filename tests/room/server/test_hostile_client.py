"""Arbitrary input to a room is refused, noted for the owner, and never takes long; and arbitrary
input from a room never ends more than that session, with a sentence.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.wire import encode
from playroom.room.client.room_client import RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.members.names import distinct, is_taken, name_of, said_of, skeleton
from playroom.room.protocol import messages as e
from playroom.room.protocol.trust import certificate_in
from playroom.room.server import host as host_module
from playroom.room.server import send_queue as send_queue_module
from playroom.room.server.connection_limiter import Limits
from playroom.room.server.wire import listener as listener_module
from playroom.room.table import values as v
from playroom.room.table.session import CloseReason
from tests.conftest import THOROUGH
from tests.room import mutated as mutated_frames
from tests.room.client.test_transcripts import Guest as SshGuest
from tests.room.client.test_transcripts import Shown
from tests.room.far import GAMES, FarRoom, with_room
from tests.room.kit import Person, until
from tests.room.tls import tls

FRAMES = 100_000 if THOROUGH else 3_000
FEW = Limits(connections=10, attempts=20)


async def raw(room: FarRoom) -> ClientConnection:
    """A wire without our client."""
    address = f"wss://127.0.0.1:{room.port}"
    return await connect(address, ssl=tls(), compression=None, max_size=2**24, proxy=None)


def hello(name: str = "Eva", token: str = "a" * 32, code: str | None = None, **more: Any) -> bytes:
    return encode(
        {
            "type": "hello",
            "v": e.PROTOCOL,
            "name": name,
            "language": "en",
            "token": token,
            "code": code,
            "games": GAMES,
            **more,
        }
    )


async def last_words(wire: ClientConnection) -> list[str]:
    """Why the room says goodbye, and how the wire is closed."""
    found = list[str]()
    try:
        while True:
            message = json.loads(await asyncio.wait_for(wire.recv(), 10))
            if message["type"] == "bye":
                found.append(message["why"])
    except ConnectionClosed as why:
        found.append(str(why.rcvd.code if why.rcvd is not None else "cut"))
    return found


async def noted(room: FarRoom) -> list[str]:
    """What the owner's log holds, the oldest first."""
    await asyncio.sleep(0.05)
    return [what for _, _, what in reversed(room.room.services.room_store.refusals())]


# -- names and sayings -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "heard"),
    [
        ("Ana\r\nServer: you won", "Ana Server: you won"),
        ("\x1b[2J\x1b]0;x\x07Ana", "[2J ]0;x Ana"),
        ("Ana\u202e\u2066\u200b", "Ana"),
        ("a" + "\u0301" * 500, "á\u0301\u0301"),
        ("\u0301" * 500 + "Ana", "Ana"),
        ("Aaaaaaaaaaaaaaa", "Aaaa"),
        ("A" * 500, "AAA"),
        ("ab" * 500, "ab" * 12),
        ("!!!", ""),
        ("  ", ""),
        ("\U0001f600", ""),
        ("\ue000\ufdd0", ""),
        ("Zoë", "Zoë"),
        ("Inés  María", "Inés María"),
    ],
)
def test_names_are_made_fit_to_be_heard(given: str, heard: str) -> None:
    assert name_of(given) == heard


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "Аnа"),
        ("Ben", "BEN"),
        ("Ana", "Á n a"),
        ("Luis", "Lu1s"),
        ("Eva", "Еva"),
    ],
)
def test_names_that_look_the_same_are_taken(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert is_taken(other, ["Clara", one])
    assert not is_taken(distinct(Clean.of(other), [one]), [one])


def test_names_that_differ_are_not_taken() -> None:
    names = ["Ana", "Ann", "Anna", "Inés", "Irene", "Óscar", "Oskar", "Юрий", "Ελένη", "Łukasz"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_sayings_are_short_after_they_were_cleaned() -> None:
    assert len(said_of("\ufdfa x" * 500)) <= 300
    assert said_of("\x00" * 9 + "hola") == "hola"


# -- at the door -----------------------------------------------------------------------------------


def test_frames_at_the_door(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        good = room.invitation(0).code
        cases: list[tuple[bytes | None, list[str], str]] = [
            (b"x" * 17 * 1024, ["1009"], ""),
            (b"", ["not_understood", "1000"], "no_hello"),
            (b"garbage", ["not_understood", "1000"], "no_hello"),
            (b"[" * 10_000, ["not_understood", "1000"], "no_hello"),
            (b'{"type": "rejoin"}', ["not_understood", "1000"], "no_hello"),
            (hello(code=good, admin=True), ["not_understood", "1000"], "no_hello"),
            (hello(code=good, token="A" * 32), ["not_understood", "1000"], "no_hello"),
            (hello(code=good, name="x" * 25), ["not_understood", "1000"], "no_hello"),
            (hello(code=good, language="xxx"), ["not_understood", "1000"], "no_hello"),
            (hello(code=good, v=e.PROTOCOL - 1), ["old_program", "1000"], ""),
            (hello(code=good, v=e.PROTOCOL + 1), ["old_room", "1000"], ""),
            (hello(code="a" * 12), ["not_invited", "1000"], "not_invited"),
            (hello(), ["not_invited", "1000"], "not_invited"),
            (None, ["silent", "1000"], "silent"),
        ]
        for data, wanted, note in cases:
            if data is None:
                monkeypatch.setattr(listener_module, "HELLO_WAIT", 0.3)
            wire = await raw(room)
            before = len(await noted(room))
            if data is not None:
                await wire.send(data, text=True)
            assert await last_words(wire) == wanted, data
            assert (await noted(room))[before:] == ([note] if note else [])
            wire.transport.abort()
        assert room.table.state.guests == ()
        monkeypatch.undo()  # an honest client has time
        ana = await room.come("Ana", invitation=None, seat=0)
        assert not ana.ended

    with_room(tmp_path, test)


def test_whoever_says_nothing_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener_module, "HELLO_WAIT", 0.4)

    async def test(room: FarRoom) -> None:
        room.open_table()
        wires = [await asyncio.open_connection("127.0.0.1", room.port) for _ in range(20)]
        for _ in range(5):
            with contextlib.suppress(OSError):  # a slow machine: closed in its handshake already
                wires.append(await asyncio.open_connection("127.0.0.1", room.port, ssl=tls()))
        for reader, writer in wires:
            with contextlib.suppress(ConnectionError):
                assert await asyncio.wait_for(reader.read(), 20) == b""
            writer.close()
        counters = room.room.services.counters
        await until(lambda: counters.pending == 0)

    with_room(tmp_path, test)


def test_half_open_and_too_many_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host_module, "ALLOWED", FEW)

    async def test(room: FarRoom) -> None:
        room.open_table()
        silent = [await asyncio.open_connection("127.0.0.1", room.port) for _ in range(20)]
        halves = [
            await asyncio.open_connection("127.0.0.1", room.port, ssl=tls()) for _ in range(5)
        ]
        ana = await room.come("Ana", 0)  # clients are not held up by them
        for _, writer in (*silent, *halves):
            writer.transport.abort()
        wires = [await raw(room) for _ in range(FEW.connections + 3)]
        words = [await last_words(wire) for wire in wires[-3:]]
        assert all("too_many" in said for said in words)
        assert not ana.ended
        for wire in wires:
            wire.transport.abort()

    with_room(tmp_path, test)


def test_hellos_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_module, "ALLOWED", FEW)

    async def test(room: FarRoom) -> None:
        room.open_table()
        ana = await room.come("Ana", 0)
        words = list[str]()
        for _ in range(30):
            wire = await raw(room)
            with contextlib.suppress(ConnectionClosed):
                await wire.send(hello(code="a" * 12), text=True)
            words.append((await last_words(wire))[0])
            wire.transport.abort()
        assert words[-1] == "too_many"
        assert 15 < words.count("not_invited") <= 20
        connection: Any = ana.line._connection
        assert connection is not None

    with_room(tmp_path, test)


# -- inside ----------------------------------------------------------------------------------------


async def inside(room: FarRoom, name: str = "Eva", seat: int | None = None) -> ClientConnection:
    """An admitted client that is not ours."""
    wire = await raw(room)
    token = f"{len(room.table.state.guests):032x}"
    said = {**json.loads(hello("", token, room.invitation(seat).code)), "name": name}
    await wire.send(json.dumps(said).encode(), text=True)
    assert json.loads(await wire.recv())["type"] == "greeting"
    welcome = json.loads(await wire.recv())
    assert welcome["type"] == "welcome", welcome
    return wire


def test_frames_of_somebody_inside(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        ana = await room.come("Ana", 0)
        for number, (frame, note) in enumerate(
            [
                (b"garbage", "not_understood"),
                (hello(), "not_understood"),
                (b'{"type":"ask","id":"x","command":{"type":"sit","seat":999}}', "not_understood"),
                (b'{"type":"ask","id":"x","command":{"type":"send_away"}}', "not_understood"),
                (b'{"type":"say","id":"","to":"table","text":"x"}', "not_understood"),
                (encode({"type": "say", "id": "x", "to": "table", "text": "x" * 301}),
                 "not_understood"),
            ]
        ):  # fmt: skip
            wire = await inside(room, f"Eva{number}")
            before = len(await noted(room))
            await wire.send(frame, text=True)
            assert note in await last_words(wire), frame
            assert (await noted(room))[before:] == [note]
            wire.transport.abort()
        wire = await inside(room, "Big")
        await wire.send(b"x" * 17 * 1024, text=True)
        assert (await last_words(wire))[-1] == "1009"
        assert not ana.ended

    with_room(tmp_path, test)


def test_a_flood_ends_the_wire_and_nobody_else_waits(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        ana = await room.come("Ana", 0)
        wire = await inside(room)
        await until(lambda: len(ana.session.state.guests) == 2)
        for number in range(500):
            try:
                await wire.send(
                    encode({"type": "say", "id": f"s{number}", "to": "table", "text": "x"}),
                    text=True,
                )
            except ConnectionClosed:
                break
        assert "too_fast" in await last_words(wire)
        assert await ana.say("hola") == ""
        assert len(ana.said) <= 6  # a burst of five, and her own
        assert "too_fast" in await noted(room)

    with_room(tmp_path, test)


def test_whoever_is_known_and_cut_off_again_and_again_knocks_too_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(host_module, "ALLOWED", Limits(connections=10, attempts=4))

    async def test(room: FarRoom) -> None:
        room.open_table()
        code = room.invitation(None).code
        for _ in range(4):
            wire = await raw(room)
            await wire.send(hello(token="7" * 32, code=code), text=True)
            await wire.send(b"garbage", text=True)
            assert "not_understood" in await last_words(wire)
        assert "too_many" in await last_words(await raw(room))

    with_room(tmp_path, test)


def test_what_waits_for_the_slow_is_bounded_in_bytes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(send_queue_module, "WAITING", 20_000)

    async def test(room: FarRoom) -> None:
        room.open_table()
        ana, ben = await room.come("Ana", 0), await room.come("Ben", 1)
        await until(lambda: len(room.table.sessions) == 2)
        session = next(session for session in room.table.sessions if session.me == ben.me)
        saying = v.Saying(1, ana.me, Clean.of("Ana"), v.To.TABLE, Clean.of("x" * 300, 300))
        for _ in range(100):  # at once: nothing of it can have gone out
            session.tell_saying(saying)
        await until(lambda: any(wire.value == "up" for wire in ben.wires), 20)
        assert not ana.wires

    with_room(tmp_path, test)


CONTROLS = "".join(
    chr(code)
    for code in range(0x110000)
    if unicodedata.category(chr(code)) in ("Cc", "Cf", "Cs", "Zl", "Zp")
)
"""Every character that is no text: controls, formats (which turn the writing round), halves."""
SENT = "".join(c for c in CONTROLS if unicodedata.category(c) != "Cs")
NASTY = (
    *(SENT[at : at + 80] for at in range(0, len(SENT), 80)),
    "\x1b[2J\x1b]0;x\x07\x1b]52;c;eHg=\x07\u202egood\u2066\u200b\x9b31m\r\nAna: I give up",
)


@pytest.mark.needs("openssh-client")
def test_no_character_that_is_not_text_reaches_anybody(tmp_path: Path) -> None:
    """Every name and chat line: at a remote client, and at an SSH client."""

    async def test(room: FarRoom) -> None:
        assert len(NASTY) <= 5
        room.open_table("rummy", seats=8)
        near = await room.come("Ana", 0)
        shown = Shown(tmp_path / "Ben", "Ben", "es")
        await shown.come(room, 1)
        luz = await SshGuest.come(room, 2, tmp_path)
        await until(lambda: len(room.table.state.seated) == 3)
        for number, text in enumerate(NASTY):
            name = json.loads(json.dumps(f"{'ABCDEFGH'[number] * 3}{text}"[:24]))
            wire = await inside(room, name, 3 + number)
            await until(lambda: room.table.state.in_seat(3 + number) is not None)  # noqa: B023
            say = {"type": "say", "id": f"s{number}", "to": "table", "text": f"hola {text}"[:300]}
            await wire.send(encode_json(say), text=True)
            await until(lambda: len(near.said) == number + 1)  # noqa: B023
            wire.transport.abort()
        await until(lambda: sum("hola" in line for line in luz.lines) == len(NASTY))
        heard = [*near.said, shown.inside.stream.getvalue().replace("\n", ""),
                 *(str(guest.name) for guest in room.table.state.guests)]  # fmt: skip
        for text in heard:
            assert not [c for c in text if c in CONTROLS], text
        raw = luz.raw.decode().replace("\x1b[?2004h", "")
        assert not [c for c in raw if c in CONTROLS and c not in "\r\n"], raw
        assert sum("hola" in line for line in shown.inside.lines) == len(NASTY)
        assert not [line for line in shown.inside.lines if line.startswith("Ana:")]
        await luz.end()
        shown.close()

    with_room(tmp_path / "room", test)


def encode_json(what: object) -> bytes:
    """As another program writes it, with every character that JSON can hold."""
    return json.dumps(what).encode()


def test_mutated_frames_do_no_harm_and_take_no_time(tmp_path: Path) -> None:
    found = mutated_frames.to_a_room(tmp_path, FRAMES)
    assert found.refused > FRAMES / 2
    assert not found.slow


# -- a hostile room --------------------------------------------------------------------------------


def test_what_a_hostile_room_sends_ends_no_client_but_with_a_sentence(tmp_path: Path) -> None:
    found = mutated_frames.to_a_client(tmp_path, FRAMES // 3)
    assert found.refused > FRAMES / 9


@pytest.mark.parametrize("how", ["garbage", "closes", "other_game", "silence_then_garbage"])
def test_a_client_gives_up_a_room_that_makes_no_sense_with_a_word(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("playroom.room.client.room_client.FIRST_WAIT", 0.01)
    certificate = certificate_in(tmp_path)
    wires = 0

    async def test() -> None:
        game = find_game("casino")
        owner = "1" * 12
        guest = v.Guest(owner, Clean.of("Ana"), "en")
        state = v.TableState(
            "0a0b0c", game.id, game.version, Setup.of(2, {}), owner, guests=(guest,), rows=3
        )

        async def room(connection: ServerConnection) -> None:
            nonlocal wires
            wires += 1
            await connection.send(encode(e.Challenge(e.PROTOCOL, "0" * 32)), text=True)
            await connection.recv()
            welcome = e.Snapshot(Clean.of("room"), owner, state)
            if wires > 1 and how == "other_game":
                await connection.send(encode(e.Close("other_version")), text=True)
                return
            await connection.send(encode(welcome), text=True)
            if how == "closes" and wires < 4:
                return
            if how == "closes":
                await connection.send(encode(e.Close("closed")), text=True)
                return
            await connection.send(encode(e.Synced()), text=True)
            if how == "other_game":
                return
            await connection.send(b'{"type": "nonsense"}', text=True)
            await connection.wait_closed()

        context = certificate.context()
        server = await serve(room, "127.0.0.1", 0, ssl=context, compression=None)
        port = next(iter(server.sockets)).getsockname()[1]
        line = RoomClient(
            SavedRoom("127.0.0.1", port, certificate.pin, "a" * 32), Clean.of("Ana"), "en", GAMES,
            find_game, lambda home: None, lambda room: None,
        )  # fmt: skip
        person = Person(await line.join(None))
        await until(lambda: bool(person.ended), 20)
        wanted = {
            "closes": CloseReason.CLOSED,
            "other_game": CloseReason.OTHER_VERSION,
        }.get(how, CloseReason.NOT_UNDERSTOOD)
        assert person.ended == [wanted]
        assert 2 <= wires <= 4
        line.close()
        server.close()

    asyncio.run(test())
