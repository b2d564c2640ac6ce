"""What is not installed with the playroom, and the command that brings it."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from playroom.cli.refusals import refuse
from playroom.engine.notes import Clean

ROOM = ("websockets", "cryptography")
SSH = ("asyncssh",)


def needs_room() -> None:
    """Refuses when what plays with others is missing. Raises `CliError`."""
    _needs(ROOM)


def needs_ssh() -> None:
    """Refuses when what serves SSH is missing. Raises `CliError`."""
    _needs(SSH)


def _needs(modules: tuple[str, ...]) -> None:
    if any(find_spec(module) is None for module in modules):
        wanted = " ".join((*ROOM, *SSH))
        command = f"{sys.executable} -m pip install {wanted}"  # not said in words
        refuse("cli-no-extra", command=Clean.of(command, 300))
