"""The door of a room for SSH. It serves tables and nothing else: no forwarding, no files, no
commands.
"""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import asyncssh

from playroom.guests.guard import Guard
from playroom.guests.reception import Reception
from playroom.room.opening import Place, Room
from playroom.room.trust import write_private
from playroom.shell.together.reception import ended

PING = 10.0
"""Seconds between two signs of life that are asked for; who gives none to three is gone."""
LOGIN_WAIT = 20.0
"""Seconds that somebody has to say who they are."""


async def open_door(room: Room, place: Place, language: str) -> str:
    """Opens the door of a room at a place; it is closed with the room. `language` is spoken to who
    tells none. Gives the fingerprint of the room's key.

    Raises `OSError`.
    """
    quiet = logging.getLogger("asyncssh")  # whoever knocks writes nothing into this terminal
    quiet.addHandler(logging.NullHandler())
    quiet.propagate = False
    key = host_key(room.services.folder / "ssh.key")
    reception = Reception(room, language)
    server = await asyncssh.listen(
        place.address,
        place.port,
        server_factory=lambda: Guard(reception),
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
        compression_algs=["none"],
        line_editor=False,
        encoding=None,
        window=16_384,
        max_pktsize=8_192,
    )
    room.ssh = Place(place.address, server.get_port(), room.place.called or place.called)

    async def close() -> None:
        """The sessions have been told by their tables."""
        server.close()
        await ended(reception.served)
        await asyncio.sleep(0.05)  # the last words are on their way
        for guest in tuple(reception.served):
            guest.cut()

    room.doors.append(close)
    return key.get_fingerprint()


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
