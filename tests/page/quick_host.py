"""`playroom host`, whose bots do not wait between two plays: `python -m tests.page.quick_host PAUSE
ARGUMENTS...`, with the seconds that they wait instead.
"""

from __future__ import annotations

import functools
import sys

from playroom.cli import host, main
from playroom.room.opening import open_room


def run() -> int:
    """The exit status of the host."""
    host.open_room = functools.partial(  # type: ignore[assignment]
        open_room, bot_pause=float(sys.argv[1])
    )
    return main(["host", *sys.argv[2:]])


if __name__ == "__main__":
    sys.exit(run())
