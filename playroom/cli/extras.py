"""Refuses what needs an optional package, with the command that installs it."""

from __future__ import annotations

from playroom.cli.refusals import refuse
from playroom.room.server.extras import NEAR, PUBLIC, ROOM, SHARED, lacking


def needs_room() -> None:
    """Refuses when what plays with others is missing. Raises `CliError`."""
    needs_modules(ROOM)


def needs_public() -> None:
    """Refuses when what a room needs that anybody may come to is missing. Raises `CliError`."""
    needs_modules(PUBLIC)


def needs_near() -> None:
    """Refuses when what finds rooms near by is missing. Raises `CliError`."""
    needs_modules(NEAR)


def needs_shared() -> None:
    """Refuses when what speaks to a shared database is missing. Raises `CliError`."""
    command = lacking(SHARED)
    if command is not None:
        refuse("cli-no-shared", command=command)


def needs_modules(modules: tuple[str, ...]) -> None:
    """Refuses when one of them is missing. Raises `CliError`."""
    command = lacking(modules)
    if command is not None:
        refuse("cli-no-extra", command=command)
