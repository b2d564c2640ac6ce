"""Doors of a room that are opened by a place alone: their options, and where
they were the last time.
"""

from __future__ import annotations

import argparse

from playroom.cli.printing import teller_for
from playroom.cli.refusals import is_off, refuse, typed_text
from playroom.doors import placed
from playroom.doors.door import Door
from playroom.room.server.opening import Place, Room


def door_places(args: argparse.Namespace) -> dict[str, Place]:
    """Where the options say that doors are, by their names; those that were not given, and those
    that there are to be no more, are not in it. Raises `CliError`.
    """
    found = {}
    for door in placed():
        text = getattr(args, door.name)
        if text is None or is_off(text):
            continue
        place = Place.read(text, usual=door.port)
        if place is None:
            refuse("cli-bad-place", text=typed_text(text))
        found[door.name] = place
    return found


async def open_doors(room: Room, args: argparse.Namespace) -> dict[str, str]:
    """Opens the doors where they were asked for, or where they were the last time. Gives what
    programs are told: the address of each under its name, and whatever else it tells.

    Raises `CliError`, `StoreError`.
    """
    told, places = dict[str, str](), door_places(args)
    for door in placed():
        name, text = door.name, getattr(args, door.name)
        if text is not None and is_off(text):
            room.keep_place(name, None)
        elif place := places.get(name) or room.kept_place(name):
            told |= await _open(door, room, place, teller_for(args).language)
    return told


async def _open(door: Door, room: Room, place: Place, language: str) -> dict[str, str]:
    try:
        more = await door.open(room, place, language)
    except OSError:
        refuse("cli-place-taken", text=typed_text(f"{place.address}:{place.port}"))
    here = room.doors[door.name].place
    room.keep_place(door.name, here)
    told = {f"{door.name}_{what}": value for what, value in more.items()}
    return {door.name: f"{here.address}:{here.port}", **told}
