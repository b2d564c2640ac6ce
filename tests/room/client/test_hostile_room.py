"""A room that means harm: it cannot make a client knock without end, anywhere else either, nor keep
its keys waiting.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.wire import encode
from playroom.room.client import room_client as line_module
from playroom.room.client.connection import ConnectionLost
from playroom.room.client.room_client import RoomClient, is_place
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.protocol import messages as e
from playroom.room.protocol.trust import certificate_in
from playroom.room.table import values as v
from tests.room.far import GAMES
from tests.room.kit import Person, until

OWNER = "1" * 12


def welcome() -> e.Snapshot:
    game = find_game("casino")
    guest = v.Guest(OWNER, Clean.of("Ana"), "en")
    state = v.TableState(
        "0a0b0c", game.id, game.version, Setup.of(2, {}), OWNER, guests=(guest,), rows=3
    )
    return e.Snapshot(Clean.of("room"), OWNER, state)


def line_to(port: int, pin: str) -> RoomClient:
    known = SavedRoom("127.0.0.1", port, pin, "a" * 32)
    return RoomClient(
        known, Clean.of("Ana"), "en", GAMES, find_game, lambda home: None, lambda room: None
    )


@pytest.mark.parametrize(
    ("host", "port", "good"),
    [
        ("sala.example", "7447", True),
        ("sala.españa.example", "7447", True),
        ("127.0.0.1", "1", True),
        ("2001:db8::7", "7447", True),
        ("sala.example", "0", False),
        ("sala.example", "65536", False),
        ("sala.example", "99999999999999999999", False),
        ("sala.example", "\u0663", False),
        ("sala.example", "-1", False),
        ("", "7447", False),
        ("a..b", "7447", False),
        ("a" * 64 + ".example", "7447", False),
        ("user@sala.example", "7447", False),
        ("sala.example/path", "7447", False),
        ("sala example", "7447", False),
        ("sala\u202e", "7447", False),
        ("::1::2", "7447", False),
    ],
)
def test_where_a_room_can_be(host: str, port: str, good: bool) -> None:
    assert is_place(host, port) is good


def test_who_is_thrown_out_again_and_again_knocks_less_and_less(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does it knock at all the places that it is sent to: some of them cannot even be."""
    monkeypatch.setattr(line_module, "FIRST_WAIT", 0.05)
    result = asyncio.run(thrown_out(tmp_path, 7))
    assert result[6] - result[5] >= 16 * 0.05


def test_who_is_thrown_out_once_knocks_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were sent on to a process that was just killed."""
    monkeypatch.setattr(line_module, "FIRST_WAIT", 60.0)
    monkeypatch.setattr(line_module, "THROWN_OUT", 60.0)
    asyncio.run(thrown_out(tmp_path, 2))


async def thrown_out(folder: Path, times: int) -> list[float]:
    """Goes to a room that sends everybody on as soon as they have come in; when they came."""
    certificate, result = certificate_in(folder), list[float]()

    async def room(connection: ServerConnection) -> None:
        result.append(time.monotonic())
        await connection.send(encode(e.Challenge(e.PROTOCOL, "0" * 32)), text=True)
        await connection.recv()
        await connection.send(encode(welcome()), text=True)
        odd = ("a..b:1", "x:99999", "here:0", "no port", "user@there:443")
        await connection.send(encode(e.Elsewhere(odd)), text=True)
        await connection.send(encode(e.Close("moved", 0, odd)), text=True)

    server = await serve(room, "127.0.0.1", 0, ssl=certificate.context(), compression=None)
    line = line_to(next(iter(server.sockets)).getsockname()[1], certificate.pin)
    person = Person(await line.join(None))  # type: ignore[arg-type]
    await until(lambda: len(result) == times, 20)
    assert not person.ended
    line.close()
    server.close()
    return result


def test_a_room_that_nobody_can_be_at_is_not_there() -> None:
    async def test() -> None:
        line = line_to(7447, "a" * 26)
        line.room = SavedRoom("a..b", 7447, "a" * 26, "a" * 32)
        with pytest.raises(OSError, match="nobody"):
            await line.join(None)

    asyncio.run(test())


def test_keys_have_their_turn_whatever_a_room_sends(monkeypatch: pytest.MonkeyPatch) -> None:
    frames = 200

    class Flood:
        """A wire on which the next frame is always there already."""

        left = frames

        async def recv(self) -> bytes:
            self.left -= 1
            if self.left < 0:
                raise ConnectionLost
            return b""

        def abort(self) -> None: ...

    class End:
        is_over = False

        def take(self, data: bytes) -> None:
            time.sleep(0.001)  # what a frame costs

    async def test() -> None:
        line: Any = line_to(7447, "a" * 26)
        line._connection = Flood()
        turns = 0

        async def keys() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0)
                turns += 1

        others = asyncio.ensure_future(keys())
        await line._listen(End())
        others.cancel()
        assert turns >= frames * 0.001 / line_module.AT_A_TIME / 2

    asyncio.run(test())
