"""Identity: proved by a key that never leaves its machine, to this room and this once."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
from contextlib import suppress
from pathlib import Path

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from playroom.engine.notes import Clean
from playroom.engine.registry import find_game
from playroom.engine.wire import encode
from playroom.room.client.room_client import NoPlace, RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.members.device_key import FILE, DeviceKey, has_small_order, is_proved
from playroom.room.protocol import messages as e
from playroom.room.protocol.trust import certificate_in
from tests.room.far import GAMES, FarRoom, with_room
from tests.room.server.test_hostile_client import hello, last_words, noted, raw

PIN, NONCE, TOKEN = "a2" * 13, "0" * 32, "b" * 32


def test_the_key_is_made_once_and_its_owners(tmp_path: Path) -> None:
    key = DeviceKey.kept_in(tmp_path / "new")
    assert DeviceKey.kept_in(tmp_path / "new").public == key.public != DeviceKey.new().public
    file = tmp_path / "new" / FILE
    if os.name == "posix":
        assert file.stat().st_mode & 0o077 == 0
        file.chmod(0o644)  # as a copy of it may come back from a backup
        assert DeviceKey.kept_in(tmp_path / "new").public == key.public
        assert file.stat().st_mode & 0o077 == 0


def test_a_file_that_holds_no_such_key_is_told_so_and_left_as_it_is(tmp_path: Path) -> None:
    other = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    for data in (b"", b"garbage", other):
        (tmp_path / FILE).write_bytes(data)
        with pytest.raises(OSError, match=FILE):
            DeviceKey.kept_in(tmp_path)
        assert (tmp_path / FILE).read_bytes() == data


def test_a_proof_holds_for_what_it_was_made_for_and_nothing_else() -> None:
    key, other = DeviceKey.new(), DeviceKey.new()
    proof = key.proof(PIN, NONCE, TOKEN)
    assert is_proved(key.public, proof, PIN, NONCE, TOKEN)
    for given in [
        (other.public, proof, PIN, NONCE, TOKEN),
        (key.public, other.proof(PIN, NONCE, TOKEN), PIN, NONCE, TOKEN),
        (key.public, proof, "a3" * 13, NONCE, TOKEN),
        (key.public, proof, PIN, "1" * 32, TOKEN),
        (key.public, proof, PIN, NONCE, "c" * 32),
        (key.public, "", PIN, NONCE, TOKEN),
        ("00" * 32, "00" * 64, PIN, NONCE, TOKEN),
    ]:
        assert not is_proved(*given)


SMALL_ORDER = [
    (y + sign * 2**255).to_bytes(32, "little")
    for y in (
        *(0, 1, 2**255 - 20),  # orders 4, 1 and 2
        *(2**255 - 19, 2**255 - 18),  # 0 and 1 once more, as no encoder writes them
        0x7A03AC9277FDC74EC6CC392CFA53202A0F67100D760B3CBA4FD84D3D706A17C7,
        0x05FC536D880238B13933C6D305ACDFD5F098EFF289F4C345B027B2C28F95E826,
    )
    for sign in (0, 1)
]
"""Every encoding of the 8 points of small order."""
ALWAYS_GOOD = bytes([1, *bytes(63)])
"""A signature that holds for every message, or every eighth, under such a key."""


@pytest.mark.parametrize("raw", SMALL_ORDER, ids=bytes.hex)
def test_a_key_with_which_anybody_signs_is_refused(raw: bytes) -> None:
    assert has_small_order(raw)
    for n in range(64):
        assert not is_proved(raw.hex(), ALWAYS_GOOD.hex(), PIN, NONCE, f"{n:032x}")


def test_no_other_key_is_taken_for_one() -> None:
    for n in range(2, 200):
        assert not has_small_order(n.to_bytes(32, "little"))
        assert not has_small_order(bytes.fromhex(DeviceKey.new().public))


async def refused(line: RoomClient) -> str:
    with pytest.raises(NoPlace) as caught:
        await line.join(None)
    line.close()
    return caught.value.why


def another(line: RoomClient, key: DeviceKey | None, token: str | None = None) -> RoomClient:
    """Another program that knows what this one knows, but for its key."""
    known = line.room
    room = SavedRoom(known.host, known.port, known.pin, token or known.token, known.certificate)
    return RoomClient(
        room, Clean.of(""), "en", GAMES, find_game, lambda home: None, lambda room: None, key
    )


def test_a_stolen_token_opens_nothing_without_the_key(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        mine = DeviceKey.new()
        ana = await room.come("Ana", 0, key=mine)
        for key in (None, DeviceKey.new()):
            assert await refused(another(ana.line, key)) == "other_key"
        assert not ana.ended
        # the key alone is enough: the token of a new installation is bound by it
        session = await (again := another(ana.line, mine, "c" * 32)).join(None)
        assert session.me == ana.me
        again.close()

    with_room(tmp_path, test)


def test_who_came_before_there_were_keys_is_bound_to_theirs(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        ana = await room.come("Ana", 0)
        session = await (again := another(ana.line, DeviceKey.new())).join(None)
        assert session.me == ana.me
        again.close()
        assert await refused(another(ana.line, None)) == "other_key"

    with_room(tmp_path, test)


async def greeted(room: FarRoom) -> tuple[ClientConnection, str]:
    wire = await raw(room)
    return wire, json.loads(await wire.recv())["nonce"]


def test_a_proof_that_was_overheard_is_worth_nothing(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        key, pin, code = DeviceKey.new(), room.room.certificate.pin, room.invitation(0).code
        wire, nonce = await greeted(room)
        proof = key.proof(pin, nonce, TOKEN)
        said = hello("Ana", TOKEN, code, key=key.public, proof=proof)
        await wire.send(said, text=True)
        assert json.loads(await wire.recv())["type"] == "welcome"
        other, again = await greeted(room)
        assert again != nonce
        await other.send(said, text=True)
        assert await last_words(other) == ["other_key", "1000"]
        third, _ = await greeted(room)  # a key that is only shown
        await third.send(hello("Ana", TOKEN, key=key.public), text=True)
        assert await last_words(third) == ["other_key", "1000"]
        assert await noted(room) == ["not_proved", "not_proved"]
        wire.transport.abort()

    with_room(tmp_path, test)


def test_a_room_cannot_pass_on_who_comes_to_it(tmp_path: Path) -> None:
    """A trusted room relays a client's login to another one, in their name."""

    async def test(room: FarRoom) -> None:
        room.open_table()
        key = DeviceKey.new()
        ana = await room.come("Ana", 0, key=key)
        token = ana.line.room.token
        heard: list[str] = []

        async def passes_on(connection: ServerConnection) -> None:
            wire = await raw(room)
            await connection.send(await wire.recv(), text=True)
            await wire.send(await connection.recv(), text=True)
            with suppress(ConnectionClosed):
                heard.append(json.loads(await wire.recv())["why"])
            await connection.send(encode(e.Close(heard[-1])), text=True)
            wire.transport.abort()

        false = certificate_in(tmp_path)
        server = await serve(passes_on, "127.0.0.1", 0, ssl=false.context(), compression=None)
        port = next(iter(server.sockets)).getsockname()[1]
        line = RoomClient(
            SavedRoom("127.0.0.1", port, false.pin, token), Clean.of("Ana"), "en", GAMES,
            find_game, lambda home: None, lambda room: None, key,
        )  # fmt: skip
        assert await refused(line) == "other_key"
        assert heard == ["other_key"]
        assert not ana.ended
        server.close()

    (tmp_path / "room").mkdir()
    with_room(tmp_path / "room", test)


@pytest.mark.parametrize(
    ("room_speaks", "told"), [(e.PROTOCOL + 1, "old_program"), (e.PROTOCOL - 1, "old_room")]
)
def test_a_program_is_told_which_side_is_too_old(
    tmp_path: Path, room_speaks: int, told: str
) -> None:
    """By the number in the first message, whatever else that room would say or understand."""

    async def test() -> None:
        certificate, heard = certificate_in(tmp_path), list[str | bytes]()

        async def of_another_version(connection: ServerConnection) -> None:
            await connection.send(encode(e.Challenge(room_speaks, "0" * 32)), text=True)
            with suppress(ConnectionClosed):
                heard.append(await connection.recv())

        server = await serve(of_another_version, "127.0.0.1", 0, ssl=certificate.context())
        port = next(iter(server.sockets)).getsockname()[1]
        known = SavedRoom("127.0.0.1", port, certificate.pin, secrets.token_hex(16))
        line = RoomClient(
            known, Clean.of("Ana"), "en", GAMES, find_game, lambda h: None, lambda room: None
        )
        assert await refused(line) == told
        assert heard == []
        server.close()

    asyncio.run(test())
