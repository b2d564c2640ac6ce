"""Optional packages: which are missing, and the command that installs them.

Nothing of it is imported here: this is asked before anything else of a room.
"""

from __future__ import annotations

import sys
from importlib import invalidate_caches
from importlib.util import find_spec

from playroom.engine.notes import Clean

ROOM = ("websockets", "cryptography")
OTHERS = ("asyncssh", "argon2-cffi")
"""What doors and public rooms need besides, as packages."""
PUBLIC = ("argon2",)
NEAR = ("zeroconf",)
SHARED = ("psycopg",)


def lacking(modules: tuple[str, ...] = ROOM) -> Clean | None:
    """The command that installs what is missing of these; None when all of it is there."""
    invalidate_caches()  # it may have been installed while the playroom was open
    if all(find_spec(module) is not None for module in modules):
        return None
    others = (*ROOM, *OTHERS, *(NEAR if modules == NEAR else ()))
    wanted = '"psycopg[binary]"' if modules == SHARED else " ".join(others)
    return Clean.of(f"{sys.executable} -m pip install {wanted}", 300)  # not said in words
