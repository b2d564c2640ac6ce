"""Addresses of an open room, for its host."""

from __future__ import annotations

from functools import partial

from playroom.engine.notes import note
from playroom.room.server.opening import Room
from playroom.shell.menu import MenuItem, item
from playroom.shell.shell import Shell


def ways_item(shell: Shell, room: Room) -> MenuItem:
    """The item of a list that tells it."""
    return item(note("host-ways"), partial(tell_ways, shell, room), note("host-ways-about"))


def tell_ways(shell: Shell, room: Room) -> None:
    """Tells it; what is passed on is in rows of its own."""
    ways = room.ways
    addresses = {"host-ready-public": ways.line}
    addresses |= {f"host-ways-{name}": line for name, line in reversed(ways.others.items())}
    if room.host.lobby is not None:
        addresses["host-ways-entry"] = room.entry
    shell.passed_on = ways.line
    lines = [(shell.announcer.line(note(id_)), way) for id_, way in addresses.items()]
    shell.announcer.text(*(part for line in lines for part in line))
