"""Page session: the shell of one guest by browser, which outlives its page's sockets."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import traceback
from collections.abc import Sequence
from functools import partial
from typing import Protocol

from playroom.doors.arriving import (
    NameAsked,
    ShellPrompts,
    admit_guest,
    arrive,
    close_all,
    come_to_table,
)
from playroom.doors.guest_preferences import GuestPreferences
from playroom.doors.page import PAGE
from playroom.doors.page.page_app import PageApp
from playroom.doors.page.page_door import OWNER, GuestSession, PageDoor, why_not
from playroom.doors.study import furnish, study_item
from playroom.engine.notes import Clean, Kind, Rejection, note
from playroom.engine.options import Setup
from playroom.engine.overriding import override
from playroom.engine.registry import find_game, offered_ids
from playroom.locale import find_language
from playroom.page.line_buffer import Pipe
from playroom.page.messages import Hello, Up, encode
from playroom.page.page_sounds import sound_table
from playroom.page.preferences import PageChannel
from playroom.page.words import words
from playroom.room.members.commands import AnyTold
from playroom.room.members.names import name_of
from playroom.room.members.people import Member
from playroom.room.notices.values import NoticeChange, NoticeState
from playroom.room.server.admission import Admitted, Candidate
from playroom.room.server.opening import NoTableMore
from playroom.room.table import values as v
from playroom.room.table.running import RunningTable
from playroom.room.table.session import CloseReason
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.players import bot_names
from playroom.shell.room.hosting import admit_owner
from playroom.shell.room.member.notices import ask_notices
from playroom.shell.room.ways import ways_item

KEPT_FOR = 60 * 60.0
"""Seconds that a shell waits for its page, at most; the seat is kept by the room, however long."""


class Page(Pipe, Protocol):
    """A page, as long as its socket lives."""

    def send_close(self, why: str) -> None:
        """Sends a last frame: what the button says that comes back; then the socket is closed."""
        ...

    def close(self) -> None:
        """Closes the socket when all has been sent; the page tries again by itself."""
        ...


class PagePreferences(PageChannel, GuestPreferences):
    """Preferences of a guest by browser."""


class OwnRoom(Menu):
    """The tables of the room, for the one who runs it; there is nothing behind it."""

    def cancel(self) -> bool:
        self.say()
        return True


class PageSession(GuestSession):
    """Session of a guest by browser, with or without a page at the moment."""

    def __init__(self, door: PageDoor, token: str, preferences: PagePreferences, language: str):
        self.door = door
        self.token = token
        self.language_open = False
        """Has their browser told no language that there is?"""
        self.place = ""
        """The address from which they came."""
        self.session = secrets.token_hex(8)
        self.app = PageApp(preferences, language)
        furnish(self.app, door.room.services, lambda: self.member.id if self.member else OWNER)
        self.task: asyncio.Task[None] | None = None
        self.ended = False
        self._page: Page | None = None
        self._forget: asyncio.TimerHandle | None = None
        self._said_language = ""
        self.member: Member | None = None
        """Who it is; None: the one who runs the room."""
        self._table: RunningTable | None = None
        self._lobby = door.room.host.lobby

    # -- the page ----------------------------------------------------------------------------------

    def attach(self, page: Page, hello: Hello) -> None:
        """The page of this person is here (again). An older one is told so."""
        old, self._page = self._page, None
        if old is not None:
            old.send_close(str(words(self.app.language)["come-back"]))
        if self._forget is not None:
            self._forget.cancel()
            self._forget = None
        self.door.wakes(self)
        self._page = page
        self.app.touch = hello.touch
        line_buffer = self.app.line_buffer
        same = hello.session == self.session and hello.resume <= line_buffer.seq
        line_buffer.attach(page)
        self._say_words(hello.session != self.session)
        line_buffer.show()
        if same and hello.resume:
            line_buffer.catch_up(hello.resume, self._summary)
        else:
            line_buffer.show_old()
            if self.app.screens and line_buffer.seq:  # a page that was loaded anew
                self.app.answer_key(lambda _: self.app.screens[-1].resumed(), "")
        if self.app.session is not None:
            self.app.session.mended()

    def _say_words(self, first: bool = False) -> None:
        """Greets the page; `first`: it has never been greeted here."""
        language = self._said_language = self.app.language
        assert self._page is not None
        told: dict[str, object] = {
            "language": language,
            "session": self.session,
            "seq": self.app.line_buffer.seq,
            "words": words(language),
        }
        if first:
            told["sounds"] = sound_table()
        self._page.send(encode({"welcome": told}))

    def _summary(self, count: int) -> str:
        return self.app.announcer.line(note("browser-meanwhile", count=count))

    def detach(self, page: Page) -> None:
        """This page has gone."""
        if self._page is not page:
            return
        self._page = None
        self.app.line_buffer.detach()
        if self.app.session is not None:
            self.app.session.cut()
        if not self.ended:
            self._forget = asyncio.get_running_loop().call_later(KEPT_FOR, self.app.forgotten)
            self.door.sleeps(self)

    @property
    def is_at_table(self) -> bool:
        """Whether the guest is at a table."""
        return self.app.session is not None and self.app.session.close_reason is None

    @override
    def forget(self) -> None:
        self.app.forgotten()

    def take(self, up: Up) -> None:
        """What the page asks for."""
        if up.ping and self._page is not None:
            self._page.send(b'{"pong":true}')
        if up.push is not None:
            self._push(up.push)
            return
        self.app.take(up)
        if self._page is not None and self.app.language != self._said_language:
            self._say_words()

    def _push(self, text: str) -> None:
        """Adds a browser to those that are told of this person's turns, or takes them away."""
        app, session = self.app, self.app.session
        at_table = session is not None and session.close_reason is None
        place = session if at_table else app.lobby
        if place is None:
            app.announcer.reply(note("notices-none", Kind.REFUSAL))
            app.line_buffer.show()
        elif text:
            change = NoticeChange("stop", "push") if text == "off" else NoticeChange("push", text)
            ask_notices(app, place, change)
        else:
            place.personal(NoticeChange(), self._push_key)

    def _push_key(self, result: AnyTold | Rejection | Exception) -> None:
        if isinstance(result, NoticeState) and result.key and self._page is not None:
            self._page.send(encode({"push": result.key}))
            return
        why = result.note if isinstance(result, Rejection) else None
        self.app.announcer.reply(why or note("notices-no-channel", Kind.REFUSAL, what="push"))
        self.app.line_buffer.show()

    @override
    def end(self) -> None:
        page, self._page = self._page, None
        if page is not None:
            page.close()
        self.app.forgotten()

    def is_of(self, candidate: Candidate | None, table: RunningTable | None) -> bool:
        """Is it this person's, at this table or in the lobby (None: of who runs the room)? In the
        lobby a table is one that they come to by an invitation, and may not be at yet.
        """
        if candidate is None or self.member is None:
            return candidate is None and self.member is None
        if self._lobby is None:
            same_place = table is self._table
        else:
            session = self.app.session
            at = None if session is None or session.close_reason is not None else session.state.id
            same_place = table is None or table.state.id == at
        return candidate.member.id == self.member.id and same_place

    # -- the person --------------------------------------------------------------------------------

    def start(self, candidate: Candidate | None, table: RunningTable | None) -> None:
        """Begins to serve: a guest who comes to a table or, in a room that has one, to the lobby;
        or (None) the one who runs the room.
        """
        self.member = None if candidate is None else candidate.member
        self._table = table
        self.task = asyncio.get_running_loop().create_task(self._run(candidate))

    async def _run(self, candidate: Candidate | None) -> None:
        door = self.door
        begin = self._begin_own if candidate is None else partial(self._begin, candidate)
        try:
            await self.app.run(begin)
        except asyncio.CancelledError:
            pass
        except Exception as why:
            door.room.services.faults(traceback.format_exception(why))
            with contextlib.suppress(Exception):
                self.app.line_buffer.say(
                    door.phrase(self.app.language, "shell-fault-without-files")
                )
        finally:
            self.ended = True
            session = self.app.session
            close_all(self.app, self.app.meant)
            if self._forget is not None:
                self._forget.cancel()
            door.wakes(self)
            if door.sessions.get(self.token) is self:
                del door.sessions[self.token]
            gone = session is not None and session.close_reason is CloseReason.ROOM_GONE
            if gone or door.room.host.is_draining:  # the page tries again by itself
                self.end()
            elif self._page is not None:
                self._page.send_close(str(words(self.app.language)["come-back"]))

    def _begin(self, candidate: Candidate) -> None:
        app, prompts = self.app, ShellPrompts(self.app, self.language_open)
        not_good = why_not(candidate.credentials.code)
        admit_guest(app, self.door.admission, candidate, prompts, self._arrived, not_good)

    def _arrived(self, result: Admitted) -> None:
        arrive(self.app, self.app, result, PAGE.name, self._lobby, (study_item(self.app),))

    # -- the one who runs the room -----------------------------------------------------------------

    def _begin_own(self) -> None:
        name = name_of(str(self.app.settings.get("name")))
        if name:
            self._named(name)
        elif self.door.owner_name:
            self._name(self.door.owner_name)
        else:
            self.app.push(NameAsked(self.app, self._name, None, self.language_open))

    def _name(self, name: Clean) -> None:
        self.app.set_setting("name", str(name))
        self._named(name)

    def _named(self, name: Clean) -> None:
        app, room, lobby = self.app, self.door.room, self._lobby
        if lobby is None:
            app.push(OwnRoom(app, note("browser-own-room", name=name), self._own_items))
            return
        # where anybody may come, they are in the lobby like them
        more = (ways_item(app, room), study_item(app))

        def admitted(result: Admitted) -> None:
            arrive(app, app, result, PAGE.name, lobby, more)

        admit_owner(app, room, name, admitted, peer=self.place)

    def _own_items(self) -> Sequence[MenuItem]:
        room = self.door.room
        made = []
        for table in room.host.tables.values():
            if table.state.phase is v.Phase.CLOSED:
                continue
            who = [str(guest.name) for guest in table.state.guests]
            told = note(
                "browser-table",
                game=note(f"{table.game.id}-name"),
                names=Clean.of(", ".join(who), 120),
                count=len(who),
            )
            made.append(item(told, partial(self._sit_at, table), key=f"table {table.state.id}"))
        for id_ in offered_ids():
            line = note("room-game", game=note(f"{id_}-name"))
            made.append(item(line, partial(self._open, id_)))
        return [*made, study_item(self.app)]

    def _open(self, id_: str) -> None:
        """A new table, with bots in all the other seats."""
        app, room, game = self.app, self.door.room, find_game(id_)
        preset = next(iter(game.presets))
        setup = Setup.of(game.seats.start, game.presets[preset])
        mine = str(app.settings.get("name")).casefold()
        names = [name for name in bot_names(app.announcer.teller) if name.casefold() != mine]
        weakest = next(level for level in game.bots if level != "random")
        bots = {seat: (names[seat % len(names)], weakest) for seat in range(1, setup.seats)}
        try:
            table = room.open_table(game, setup, bots, preset)
        except NoTableMore as why:
            app.announcer.reply(why.note)
            return
        self._sit_at(table)

    def _sit_at(self, table: RunningTable) -> None:
        app = self.app

        def admitted(result: Admitted) -> None:
            seat = next(iter(table.state.free), None)
            come_to_table(app, app, table, result.member, seat, PAGE.name)

        name = name_of(str(app.settings.get("name")))
        admit_owner(app, self.door.room, name, admitted, table, self.place)


async def new_session(
    door: PageDoor,
    token: str,
    language: str,
    candidate: Candidate | None,
    table: RunningTable | None,
    place: str,
) -> PageSession:
    """A session of an identified guest, with their preferences. `candidate` is None for the host;
    `table`: the one to join, `place`: the peer's address. Raises `StoreError`.
    """
    whose = OWNER if candidate is None else candidate.member.id
    preferences = await door.preferences(PagePreferences, whose)
    chosen = find_language(str(preferences.get("language"))) or find_language(language)
    here = door.sessions.get(token)
    if isinstance(here, PageSession):  # two pages of one person came at once
        return here
    session = PageSession(door, token, preferences, chosen or door.language)
    session.place = place
    session.language_open = not find_language(language)
    door.sessions[token] = session
    session.start(candidate, table)
    return session
