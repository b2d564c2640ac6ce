"""What is not installed with the playroom, and the command that brings it."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from playroom.cli.refusals import refuse
from playroom.engine.notes import Clean

ROOM = ("websockets", "cryptography", "asyncssh")


def needs_room() -> None:
    """Refuses when what plays with others is missing. Raises `CliError`."""
    if any(find_spec(module) is None for module in ROOM):
        command = f"{sys.executable} -m pip install {' '.join(ROOM)}"  # not said in words
        refuse("cli-no-extra", command=Clean.of(command, 300))
