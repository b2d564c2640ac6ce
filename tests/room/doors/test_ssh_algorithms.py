"""What the door for SSH offers and takes, and that no client makes a warning reach the terminal."""

from __future__ import annotations

import asyncio
import base64
import warnings
from pathlib import Path

import asyncssh
import pytest
from cryptography.utils import CryptographyDeprecationWarning

from playroom.doors.ssh import door
from playroom.doors.ssh.ssh_door import Shown
from tests.room.members.test_device_key import SMALL_ORDER
from tests.room.ssh_kit import House, at_home

HYBRIDS = {
    "mlkem768x25519-sha256",
    "sntrup761x25519-sha512",
    "sntrup761x25519-sha512@openssh.com",
}
CIPHERS = [
    "chacha20-poly1305@openssh.com",
    "aes256-gcm@openssh.com",
    "aes128-gcm@openssh.com",
    "aes256-ctr",
    "aes192-ctr",
    "aes128-ctr",
]
MACS = ["hmac-sha2-256-etm@openssh.com", "hmac-sha2-512-etm@openssh.com"]


async def offered(port: int) -> list[list[str]]:
    """The ten lists of names in the first packet of a server (RFC 4253, 7.1)."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"SSH-2.0-anybody\r\n")
    assert (await reader.readline()).startswith(b"SSH-2.0-playroom")
    packet = await reader.readexactly(int.from_bytes(await reader.readexactly(4), "big"))
    writer.close()
    assert packet[1] == 20  # SSH_MSG_KEXINIT
    lists, rest = list[list[str]](), packet[18:]
    for _ in range(10):
        end = 4 + int.from_bytes(rest[:4], "big")
        lists.append(rest[4:end].decode().split(","))
        rest = rest[end:]
    return lists


def test_nothing_weak_is_offered(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        exchanges, keys, *others = await offered(house.port)
        markers = {"ext-info-s", "kex-strict-s-v00@openssh.com"}
        assert markers <= set(exchanges)
        plain = ["curve25519-sha256", "curve25519-sha256@libssh.org"]
        assert [name for name in exchanges if name not in markers | HYBRIDS] == plain
        assert keys == ["ssh-ed25519"]
        assert others[:6] == [CIPHERS, CIPHERS, MACS, MACS, ["none"], ["none"]]

    at_home(tmp_path, run)


@pytest.mark.parametrize(
    ("kind", "hashed"),
    [("ssh-ed25519", ""), ("ecdsa-sha2-nistp256", ""), ("ssh-rsa", "rsa-sha2-256")],
)
def test_the_keys_that_people_have_are_taken(tmp_path: Path, kind: str, hashed: str) -> None:
    async def run(house: House) -> None:
        key = asyncssh.generate_private_key(kind)
        algs = {"signature_algs": ["ssh-ed25519", hashed]} if hashed else {}
        code = house.invite(1, "Ana")
        async with house.guest(code, key, **algs) as ana:
            await ana.hear("You sit")
        async with house.guest("whoever", key) as ana:
            await ana.hear("Enter")

    at_home(tmp_path, run)


def test_a_key_with_which_anybody_signs_is_refused(tmp_path: Path) -> None:
    from playroom.doors.ssh.guard import Guard
    from playroom.doors.ssh.ssh_door import SshDoor

    class Wire:
        def get_extra_info(self, name: str) -> tuple[str, int]:
            return "192.0.2.7", 22

    async def run(house: House) -> None:
        guard = Guard(SshDoor(house.room, "en"))
        guard.connection_made(Wire())  # type: ignore[arg-type]
        blobs = {
            "ssh-ed25519": (SMALL_ORDER[2],),
            "sk-ssh-ed25519@openssh.com": (SMALL_ORDER[2], b"ssh:"),
        }
        for kind, parts in blobs.items():
            data = b"".join(len(part).to_bytes(4, "big") + part for part in (kind.encode(), *parts))
            key = asyncssh.import_public_key(f"{kind} {base64.b64encode(data).decode()}")
            assert not await guard.validate_public_key(house.invite(1, "Ana"), key)
            assert guard._shown == Shown()

    at_home(tmp_path, run)


def test_no_client_makes_a_warning_of_the_libraries_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "KEY_EXCHANGE", "*")  # of which finite fields are warned of

    async def run(house: House) -> None:
        async with house.connect(
            house.invite(1, "Ana"), kex_algs=["diffie-hellman-group14-sha256"]
        ):
            warned = "dh is old", CryptographyDeprecationWarning
            warnings.warn_explicit(*warned, "dh.py", 1, module="asyncssh.crypto.dh")
            warnings.warn_explicit(*warned, "dh.py", 1, module="cryptography.hazmat")
            warnings.warn_explicit("ours", UserWarning, "door.py", 1, module="playroom.doors.ssh")
            warnings.warn_explicit("theirs", UserWarning, "x.py", 1, module="asyncssh_other")

    with warnings.catch_warnings(record=True) as heard:
        warnings.simplefilter("always")
        at_home(tmp_path, run)
    assert [str(one.message) for one in heard] == ["ours", "theirs"]
