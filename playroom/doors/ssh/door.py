"""The door of a room for SSH. It serves tables and nothing else: no forwarding, no files, no
commands.
"""

from __future__ import annotations

import asyncio
import logging
import warnings
from pathlib import Path

import asyncssh

from playroom.doors.guest_door import ended
from playroom.doors.ssh import SSH
from playroom.doors.ssh.guard import Guard
from playroom.doors.ssh.ssh_door import SshDoor
from playroom.room.protocol.trust import write_private
from playroom.room.server.opening import Place, Room

PING = 10.0
"""Seconds between two signs of life that are asked for; who gives none to three is gone."""
LOGIN_WAIT = 20.0
"""Seconds to authenticate."""
KEY_EXCHANGE = "*25519-sha*"
"""A pattern: the hybrids with a post-quantum method differ with the installed libraries."""
ENCRYPTION = (
    "chacha20-poly1305@openssh.com",
    "aes256-gcm@openssh.com",
    "aes128-gcm@openssh.com",
    "aes256-ctr",
    "aes192-ctr",
    "aes128-ctr",
)
MACS = ("hmac-sha2-256-etm@openssh.com", "hmac-sha2-512-etm@openssh.com")
USER_KEYS = (
    "ssh-ed25519",
    "sk-ssh-ed25519@openssh.com",
    "ecdsa-sha2-nistp256",
    "ecdsa-sha2-nistp384",
    "ecdsa-sha2-nistp521",
    "sk-ecdsa-sha2-nistp256@openssh.com",
    "rsa-sha2-512",
    "rsa-sha2-256",
)
"""How clients may sign; many have no Ed25519 key."""


async def open_door(room: Room, place: Place, language: str) -> dict[str, str]:
    """Opens the door of a room at a place; it is closed with the room. `language` is spoken to who
    tells none. Gives the fingerprint of the room's key, as programs are told it.

    Raises `OSError`.
    """
    _silence()
    key = host_key(room.services.folder / "ssh.key")
    door = SshDoor(room, language)
    server = await asyncssh.listen(
        place.address,
        place.port,
        server_factory=lambda: Guard(door),
        server_host_keys=[key],
        server_version="playroom",
        login_timeout=LOGIN_WAIT,
        keepalive_interval=PING,
        keepalive_count_max=3,
        host_based_auth=False,
        gss_host=None,
        allow_scp=False,
        sftp_factory=None,
        agent_forwarding=False,
        x11_forwarding=False,
        kex_algs=KEY_EXCHANGE,
        encryption_algs=ENCRYPTION,
        mac_algs=MACS,
        signature_algs=USER_KEYS,
        compression_algs=["none"],
        line_editor=False,
        encoding=None,
        window=16_384,
        max_pktsize=8_192,
    )
    here = Place(place.address, server.get_port(), room.place.called or place.called)

    async def close() -> None:
        """The sessions have been told by their tables."""
        server.close()
        await ended(guest.task for guest in door.served)
        await asyncio.sleep(0.05)  # the last words are on their way
        for guest in tuple(door.served):
            guest.cut()

    SSH.opened(room, here, close)
    return {"fingerprint": key.get_fingerprint()}


def _silence() -> None:
    """Silences the libraries' logs and warnings, which clients could write into this terminal."""
    quiet = logging.getLogger("asyncssh")
    quiet.addHandler(logging.NullHandler())
    quiet.propagate = False
    warnings.filterwarnings("ignore", module=r"(asyncssh|cryptography)(\.|$)")


def host_key(file: Path) -> asyncssh.SSHKey:
    """The key of the room, kept in a file that only its owner reads; made when there is none.

    Raises `OSError`.
    """
    if not file.exists():
        key = asyncssh.generate_private_key("ssh-ed25519", "playroom")
        write_private(file, key.export_private_key())
    try:
        return asyncssh.import_private_key(file.read_bytes())
    except asyncssh.KeyImportError as why:
        raise OSError(f"{file.name} is no key") from why
