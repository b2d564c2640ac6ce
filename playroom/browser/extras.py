"""Extras of a playroom in a browser: what its menus offer besides, and what the page around it is
asked for (wire.js): to keep the files for good, to load a newer version, to save and open a file.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Sequence

from playroom.browser.archive import packed, take
from playroom.engine.notes import Kind, note
from playroom.page.page_shell import PageShell
from playroom.shell.menu import MenuItem, item
from playroom.store import StoreError

FILE = "playroom-games.zip"


class Extras:
    """What one shell can do because it is in a browser."""

    def __init__(
        self,
        app: PageShell,
        ask: Callable[[str], object],
        go_to_room: Callable[[], None] | None,
    ) -> None:
        """`ask` takes frames for wire.js (JSON objects with `page`); `go_to_room` goes to the room
        of the page, where there is one.
        """
        self._app = app
        self._ask = ask
        self._go_to_room = go_to_room
        self._is_asked = self._is_newer = self._is_told = False
        self._persisted = "unknown"
        app.items_here = {"first": self._first, "settings": self._settings}

    def played(self) -> None:
        """A key was answered: at the first deal the browser is asked to keep the files; a newer
        version is told between games.
        """
        self._tell_newer()
        if not self._is_asked and self._app.table() is not None:
            self._is_asked = True
            self._send(page="persist")

    def heard(self, text: str) -> None:
        """What wire.js says: `newer`, `kept`, `unkept` (`told`: and its player knows that), or the
        content of a file.
        """
        told = json.loads(text)
        if told["what"] == "newer":
            self._is_newer = True
            self._tell_newer()
        elif told["what"] == "file":
            self._taken(str(told["data"]))
        else:
            self._persisted = "yes" if told["what"] == "kept" else "no"
            if told["what"] == "unkept" and not told["told"]:
                self._app.announcer.aside(note("browser-unkept", Kind.TABLE))

    def _tell_newer(self) -> None:
        """Tells of a newer version, once, and not at a table."""
        if self._is_newer and not self._is_told and self._app.table() is None:
            self._is_told = True
            self._app.announcer.aside(note("browser-newer", Kind.TABLE))
            self._app.changed()

    def _send(self, **frame: str) -> None:
        self._ask(json.dumps(frame))

    # -- menus -------------------------------------------------------------------------------------

    def _first(self) -> Sequence[MenuItem]:
        made = list[MenuItem]()
        if self._go_to_room is not None:
            made.append(item(note("room-here"), self._go_to_room, note("room-here-about")))
        if self._is_newer:
            made.append(item(note("room-newer"), self._load, note("room-newer-about")))
        return made

    def _settings(self) -> Sequence[MenuItem]:
        kept = note("setting-persisted", kept=self._persisted)
        return [
            item(kept, self._tell_persisted, note("setting-persisted-about")),
            item(note("setting-save-games"), self._save, note("setting-save-games-about")),
            item(note("setting-take-games"), self._open, note("setting-take-games-about")),
        ]

    def _tell_persisted(self) -> None:
        self._app.announcer.reply(note("setting-persisted", kept=self._persisted))

    def _load(self) -> None:
        self._app.announcer.reply(note("browser-loading"))
        self._send(page="reload")

    def _save(self) -> None:
        try:
            data = packed(self._app.store)
        except StoreError as why:
            self._app.announcer.reply(why.note)
            return
        count = len(self._app.store.all())
        self._send(page="save", name=FILE, data=base64.b64encode(data).decode())
        self._app.announcer.reply(note("browser-saved", count=count))

    def _open(self) -> None:
        self._app.announcer.reply(note("browser-choose-file"))
        self._send(page="open")

    def _taken(self, text: str) -> None:
        try:
            taken = take(self._app.store, base64.b64decode(text))
        except StoreError as why:
            unkept = self._app.hindrance(why)
            if unkept is None:
                raise
            self._app.announcer.aside(note("browser-untaken", why=unkept))
            return
        line = note("browser-taken", count=taken.kept, left=taken.left)
        self._app.announcer.aside(line)
        self._app.changed()
