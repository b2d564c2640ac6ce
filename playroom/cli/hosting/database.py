"""Connection settings of a room's shared database.

Its address may have a password, and a list of processes shows arguments, so it may also be in a
file or in the environment.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from playroom.cli import extras
from playroom.cli.refusals import refuse, typed_text

if TYPE_CHECKING:
    from playroom.store import Engine

VARIABLE = "PLAYROOM_ENGINE"
"""Where the address is in the environment."""
SCHEMA = "playroom"


def engine_asked(args: argparse.Namespace) -> tuple[str, str] | None:
    """The address and the schema that `--engine` (or the environment) and `--schema` say; None: the
    room is kept in files. Raises `CliError`.
    """
    given = args.engine or os.environ.get(VARIABLE, "")
    if not given:
        if args.schema is not None:
            refuse("cli-schema-alone")
        return None
    extras.needs("shared")
    address = given if "://" in given or "=" in given else _in_file(given)
    return address, args.schema or SCHEMA


def engine_of(args: argparse.Namespace) -> Engine | None:
    """The database that is asked for; nothing is connected yet. Raises `CliError`, `StoreError`."""
    address = engine_asked(args)
    if address is None:
        return None
    from playroom.store import Engine  # here: few rooms are shared

    return Engine(*address)


def _in_file(name: str) -> str:
    try:
        lines = Path(name).read_text("utf-8").split("\n")
    except (OSError, ValueError):
        refuse("cli-no-engine", file=typed_text(name))
    address = next((line.strip() for line in lines if line.strip()), "")
    if not address:
        refuse("cli-no-engine", file=typed_text(name))
    return address
