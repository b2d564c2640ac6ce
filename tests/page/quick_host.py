"""`playroom host` with the times of a test: `python -m tests.page.quick_host TIMES ARGUMENTS...`.

TIMES is a JSON object: `pause`, the seconds that bots wait between two plays; `keepalive`, those
after which a page that does not answer is given up (0: as ever); `quick`, whether pages may send as
much as they like and come back as often, for play faster than a person's.
"""

from __future__ import annotations

import functools
import json
import sys
from typing import Any

from playroom.cli import main
from playroom.cli.hosting import host
from playroom.doors.page import door, page_session, page_socket
from playroom.room.server.limits import RateLimiter
from playroom.room.server.opening import open_room


def run() -> int:
    """The exit status of the host."""
    times = json.loads(sys.argv[1])
    host.open_room = functools.partial(  # type: ignore[assignment]
        open_room, bot_pause=times["pause"]
    )
    begin = page_session.PagePreferences.__init__

    def paced(self: page_session.PagePreferences, kept: str | None, *more: Any) -> None:
        pace = {"pace": round(10 * times["pause"])}
        begin(self, json.dumps({**pace, **json.loads(kept or "{}")}), *more)

    page_session.PagePreferences.__init__ = paced  # type: ignore[method-assign]
    if times["quick"]:
        page_socket.FRAMES = (1e6, 1e6)
        RateLimiter.may = lambda *_: True  # type: ignore[method-assign]
    if half := times["keepalive"] / 2:
        serve = door.serve

        def watched(*given: Any, **more: Any) -> Any:
            return serve(*given, **{**more, "ping_interval": half, "ping_timeout": half})

        door.serve = watched  # type: ignore[assignment]
    return main(["host", *sys.argv[2:]])


if __name__ == "__main__":
    sys.exit(run())
