"""Doors into a room for people who have not installed the playroom, and sit in a shell that the
room runs for them. Everything else of the playroom asks this list.
"""

from __future__ import annotations

from playroom.doors.door import Door
from playroom.doors.page import PAGE
from playroom.doors.ssh import SSH

DOORS: tuple[Door, ...] = (SSH, PAGE)
"""The doors that a room can have besides that of the playroom's own program."""


def placed() -> tuple[Door, ...]:
    """Those that are opened by a place alone."""
    return tuple(door for door in DOORS if not door.has_settings)
