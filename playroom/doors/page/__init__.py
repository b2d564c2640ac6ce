"""Door for browsers: the listener, the page that it serves, and a shell for each guest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playroom.doors.door import Door
from playroom.engine.overriding import override

if TYPE_CHECKING:
    from playroom.room.members.people import Key
    from playroom.room.server.opening import Place


class Page(Door):
    """The row of the door for browsers; `playroom.cli.hosting.page` has its settings."""

    name = "page"
    port = 7480
    has_settings = True

    @override
    def line(self, place: Place, code: str) -> str:
        return f"{place.host}{'#' if code else ''}{code}"

    @override
    def key(self, shown: str) -> Key:
        from playroom.room.members.people import Key  # here: only when a guest connects

        return Key.page(shown)


PAGE = Page()
