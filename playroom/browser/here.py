"""The playroom of one person inside their browser: takes the frames of the page, and answers them.

The page is the same as that of a room, and so are the frames (docs/page.md).
"""

from __future__ import annotations

import asyncio
import secrets
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playroom.background import INLINE
from playroom.browser.bots import WorkerBots
from playroom.browser.connection import RoomOfPage
from playroom.browser.extras import Extras
from playroom.engine.notes import Note, note
from playroom.engine.overriding import override
from playroom.engine.wire import BadJson
from playroom.locale import Listener, find_language, teller_of
from playroom.locale.languages import DEFAULT
from playroom.page.line_buffer import Pipe
from playroom.page.messages import encode, read_hello, read_up
from playroom.page.page_shell import PageShell
from playroom.page.page_sounds import sound_table
from playroom.page.preferences import PageChannel
from playroom.page.words import words
from playroom.room.client.saved_rooms import SavedRooms
from playroom.room.protocol.trust import InvitationLine, pin_of
from playroom.shell.capabilities import Capabilities
from playroom.shell.screens.first_menu import room
from playroom.shell.screens.first_run import ask_newcomer
from playroom.store import Settings, Store, StoreError
from playroom.store.faults import report_fault

MAY = Capabilities(
    files=False, voice=False, rooms=False, leave=False, signals=False, terminal=False
)
"""What a page cannot do: it has no files, no terminal and no sockets."""


class Here(Pipe):
    """One person's playroom in the worker of their page."""

    def __init__(
        self,
        post: Callable[[str], object],
        folder: str,
        bots: Any = None,
        room: RoomOfPage | None = None,
    ) -> None:
        """`post` takes frames for the page; the games are kept in `folder`; `bots` is the worker
        for bots (see `WorkerBots`), without which they think here; `room` is that of the page.
        """
        self._room = room
        self._bots = None if bots is None else WorkerBots(bots)
        self._post = post
        self._folder = Path(folder)
        self._session = secrets.token_hex(8)
        self._language = ""
        """In which the page's own words were sent last."""
        self._extras: Extras | None = None
        self.app: PageShell | None = None
        self.task: asyncio.Task[None] | None = None

    @override
    def send(self, data: bytes) -> None:
        self._post(bytes(data).decode())

    def take(self, text: str) -> None:
        """Takes a frame of the page; what is no frame is passed over. The first one is a greeting,
        and so is the first one of a page that was loaded anew.
        """
        try:
            if self.app is None or '"resume"' in text:
                self._greet(text.encode())
            else:
                self._take(text.encode(), self.app)
        except BadJson:
            return
        except Exception as why:
            self._fail(why)

    def close(self) -> None:
        """Closes the files: another page of this browser opens them."""
        if self._bots is not None:
            self._bots.close()
        if self.app is not None:
            self.app.close()
            self.app.store.close()

    def heard(self, text: str) -> None:
        """Something that the page around it says (see `Extras.heard`)."""
        try:
            if self._extras is not None:
                self._extras.heard(text)
                if self.app is not None:
                    self.app.line_buffer.show()
        except Exception as why:
            self._fail(why)

    def fault(self, text: str) -> None:
        """Something went wrong in the worker or the page, in JavaScript."""
        self._fail(RuntimeError(text))

    def _fail(self, why: Exception) -> None:
        """Tells of a fault in one sentence and notes it, and the page goes on."""
        if self.app is not None:
            self.app.fail(why)
            return
        report_fault(traceback.format_exception(why), self._folder)
        self._refuse(self._language or DEFAULT, note("shell-fault-without-files"))

    def _greet(self, data: bytes) -> None:
        hello = read_hello(data)
        try:
            app = self.app or self._start(hello.language, hello.code, hello.back)
        except StoreError as why:
            self._refuse(find_language(hello.language) or DEFAULT, why.note)
            return
        app.touch = hello.touch
        line_buffer = app.line_buffer
        line_buffer.attach(self)
        same = hello.session == self._session and 0 < hello.resume <= line_buffer.seq
        self._welcome(app, first=hello.session != self._session)
        line_buffer.show()
        if same:
            line_buffer.catch_up(hello.resume, partial(_summary, app))
        else:
            line_buffer.show_old()

    def _refuse(self, language: str, why: Note) -> None:
        """Says why the games cannot be opened; the button tries again."""
        line = teller_of(language).tell(why, Listener(None, (), ()))
        told = {"language": language, "words": words(language), "line": line}
        self.send(encode({"refused": told}))

    def _start(self, language: str, code: str, back: str) -> PageShell:
        settings, problems = Settings.load(self._folder / "settings.toml")
        preferences = PageChannel(settings, self._folder)
        chosen = find_language(str(preferences.get("language")))
        language = chosen or find_language(language) or DEFAULT
        app = PageShell(preferences, Store.open(self._folder), language, MAY, INLINE)
        app.bots = self._bots
        if self._room is not None:
            app.connect = self._room.connect
        go = None if self._room is None else partial(self._join, app, "")
        self._extras = Extras(app, self._post, go)
        self.app = app
        for problem in problems[:3]:
            app.announcer.aside(problem.note)
        self.task = asyncio.get_running_loop().create_task(self._run(app, code, back))
        return app

    async def _run(self, app: PageShell, code: str, back: str) -> None:
        def begin() -> None:
            app.put(room(app))
            if self._room is not None and (code or back == "room"):
                self._join(app, code)
            elif any(back == kept.id for kept in app.store.unfinished()):
                app.answer_key(partial(app.open, "kept"), back)
            else:
                ask_newcomer(app, False, "")

        try:
            await app.run(begin)
        except Exception as why:
            app.fail(why)

    def _join(self, app: PageShell, code: str) -> None:
        """Goes to the room of the page: by an invitation, or where one has a place already."""
        from playroom.shell.room.joining import join_room  # here: alone, none of it is needed

        assert self._room is not None
        host, port, saved = self._room.host, self._room.port, SavedRooms(self._folder)
        pin = pin_of(f"{host}:{port}".encode())
        known = saved.find(pin)
        if known is not None and not code:
            join_room(app, saved, known, None)
        else:
            join_room(app, saved, None, InvitationLine(host, port, code.lower(), pin))

    def _take(self, data: bytes, app: PageShell) -> None:
        up = read_up(data)
        if up.ping:
            self.send(b'{"pong":true}')
        app.take(up)
        if self._extras is not None:
            self._extras.played()
        if app.language != self._language:
            self._welcome(app)

    def _welcome(self, app: PageShell, first: bool = False) -> None:
        self._language = app.language
        told: dict[str, object] = {
            "language": app.language,
            "session": self._session,
            "seq": app.line_buffer.seq,
            "words": words(app.language),
        }
        if first:
            told["sounds"] = sound_table()
        self.send(encode({"welcome": told}))


def _summary(app: PageShell, count: int) -> str:
    return app.announcer.line(note("browser-meanwhile", count=count))
