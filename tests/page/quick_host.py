"""`playroom host` with the times of a test: `python -m tests.page.quick_host PAUSE KEEPALIVE
ARGUMENTS...`. PAUSE: seconds that bots wait between two plays; KEEPALIVE: seconds after which a page
that does not answer is given up (0: as ever).
"""

from __future__ import annotations

import functools
import sys
from typing import Any

from playroom.cli import host, main
from playroom.room.opening import open_room
from playroom.web import door


def run() -> int:
    """The exit status of the host."""
    pause, keepalive = float(sys.argv[1]), float(sys.argv[2])
    host.open_room = functools.partial(  # type: ignore[assignment]
        open_room, bot_pause=pause
    )
    if keepalive:
        serve = door.serve

        def watched(*given: Any, **more: Any) -> Any:
            return serve(
                *given, **{**more, "ping_interval": keepalive / 2, "ping_timeout": keepalive / 2}
            )

        door.serve = watched  # type: ignore[assignment]
    return main(["host", *sys.argv[3:]])


if __name__ == "__main__":
    sys.exit(run())
