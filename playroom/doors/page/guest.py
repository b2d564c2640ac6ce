"""One person with a browser: their shell, which goes on while their page sleeps, and the page that
they have now.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import traceback
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Protocol

from playroom.doors.page.messages import Hello, Up, encode
from playroom.doors.page.outbox import Pipe
from playroom.doors.page.page_app import PageApp
from playroom.doors.page.page_sounds import sound_table
from playroom.doors.page.reception import OWNER, Reception, Served
from playroom.doors.page.words import words
from playroom.engine.notes import Clean, note
from playroom.engine.options import Setup
from playroom.engine.overriding import override
from playroom.engine.record import Seat
from playroom.engine.registry import find_game, offered_ids
from playroom.locale import find_language
from playroom.room.lobby.server import LobbyServer
from playroom.room.members.names import name_of
from playroom.room.members.people import Member
from playroom.room.server.opening import NoTableMore
from playroom.room.table import values as v
from playroom.room.table.running import RunningTable
from playroom.room.table.session import CloseReason
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.players import bot_names
from playroom.shell.room.guests.arriving import (
    UNNAMED,
    Credentials,
    NameAsked,
    arrive,
    arrive_in_hall,
    close_all,
    meanwhile,
    not_called,
)
from playroom.shell.room.guests.preferences import GuestPreferences
from playroom.shell.room.hosting import tell_name
from playroom.shell.room.ways import ways_item

KEPT_FOR = 60 * 60.0
"""Seconds that a shell waits for its page, at most; the seat is kept by the room, however long."""


class Page(Pipe, Protocol):
    """The page of somebody, as long as its socket lives."""

    def bye(self, why: str) -> None:
        """Sends a last frame: what the button says that comes back; then the socket is closed."""
        ...

    def close(self) -> None:
        """Closes the socket when all has been sent; the page tries again by itself."""
        ...


KEYS = {"room": (":",), "settings": ("*",), "find": ("!",)}
"""Keys in the place of those that a browser keeps for itself."""


class PagePreferences(GuestPreferences):
    """What is set for speech holds for the page's one channel: its reader speaks it."""

    @override
    def keys(self) -> Mapping[str, Sequence[str]]:
        return KEYS

    @override
    def length(self, kind: str, channel: str) -> str:
        return super().length(kind, "spoken" if channel == "printed" else channel)


class OwnRoom(Menu):
    """The tables of the room, for the one who runs it; there is nothing behind it."""

    def cancel(self) -> bool:
        self.say()
        return True


class Guest(Served):
    """Somebody who is served, with or without a page at the moment."""

    def __init__(
        self, reception: Reception, token: str, preferences: PagePreferences, language: str
    ):
        self.reception = reception
        self.token = token
        self.language_open = False
        """Has their browser told no language that there is?"""
        self.place = ""
        """The address from which they came."""
        self.session = secrets.token_hex(8)
        self.app = PageApp(preferences, language)
        self.task: asyncio.Task[None] | None = None
        self.ended = False
        self._page: Page | None = None
        self._forget: asyncio.TimerHandle | None = None
        self._said_language = ""
        self.member: Member | None = None
        """Who it is; None: the one who runs the room."""
        self._table: RunningTable | None = None
        self._lobby = reception.room.host.lobby
        self._places: Mapping[v.TableId, Seat | None] = {}
        self.is_closed = False
        """Is the table closed of whoever has none here? Else it is played in another version."""

    # -- the page ----------------------------------------------------------------------------------

    def attach(self, page: Page, hello: Hello) -> None:
        """The page of this person is here (again). An older one is told so."""
        old, self._page = self._page, None
        if old is not None:
            old.bye(str(words(self.app.language)["come-back"]))
        if self._forget is not None:
            self._forget.cancel()
            self._forget = None
        self.reception.wakes(self)
        self._page = page
        outbox = self.app.outbox
        same = hello.session == self.session and hello.resume <= outbox.seq
        outbox.attach(page)
        self._say_words(hello.session != self.session)
        outbox.show()
        if same and hello.resume:
            outbox.catch_up(hello.resume, self._summary)
        else:
            outbox.show_old()
            if self.app.screens and outbox.seq:  # a page that was loaded anew
                self.app.answer_key(lambda _: self.app.screens[-1].resumed(), "")
        if self.app.visit is not None:
            self.app.visit.mended()

    def _say_words(self, first: bool = False) -> None:
        """Greets the page; `first`: it has never been greeted here."""
        language = self._said_language = self.app.language
        assert self._page is not None
        told: dict[str, object] = {
            "language": language,
            "session": self.session,
            "seq": self.app.outbox.seq,
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
        self.app.outbox.detach()
        if self.app.visit is not None:
            self.app.visit.cut()
        if not self.ended:
            self._forget = asyncio.get_running_loop().call_later(KEPT_FOR, self.app.forgotten)
            self.reception.sleeps(self)

    @property
    def is_at_table(self) -> bool:
        """Is it somebody at a table?"""
        return self.app.visit is not None and self.app.visit.farewell is None

    @override
    def forget(self) -> None:
        self.app.forgotten()

    def take(self, up: Up) -> None:
        """What the page asks for."""
        if up.ping and self._page is not None:
            self._page.send(b'{"pong":true}')
        self.app.take(up)
        if self._page is not None and self.app.language != self._said_language:
            self._say_words()

    @override
    def end(self) -> None:
        page, self._page = self._page, None
        if page is not None:
            page.close()
        self.app.forgotten()

    def is_of(self, member: Member | None, table: RunningTable | None) -> bool:
        """Is it this person, at this table or in the lobby (no member: who runs the room)? In the
        lobby a table is one that they come to by an invitation, and may not be at yet.
        """
        if member is None or self.member is None:
            return member is self.member
        if self._lobby is None:
            same_place = table is self._table
        else:
            visit = self.app.visit
            at = None if visit is None or visit.farewell is not None else visit.life.id
            same_place = table is None or table.life.id == at
        return member.id == self.member.id and same_place

    # -- the person --------------------------------------------------------------------------------

    def start(
        self,
        member: Member | None,
        table: RunningTable | None,
        seat: int | None,
        places: Mapping[v.TableId, Seat | None],
    ) -> None:
        """Begins to serve: a guest of a table or, in a room that has one, of the lobby; or (no
        member) the one who runs the room. `places` are theirs at tables.
        """
        self.member, self._table, self._places = member, table, places
        self.task = asyncio.get_running_loop().create_task(self._run(member, seat))

    async def _run(self, member: Member | None, seat: int | None) -> None:
        reception = self.reception
        try:
            await self.app.run(partial(self._begin, member, seat))
        except asyncio.CancelledError:
            pass
        except Exception as why:
            reception.room.services.faults(traceback.format_exception(why))
            with contextlib.suppress(Exception):
                self.app.outbox.say(
                    reception.phrase(self.app.language, "shell-fault-without-files")
                )
        finally:
            self.ended = True
            visit = self.app.visit
            close_all(self.app, self.app.meant)
            if self._forget is not None:
                self._forget.cancel()
            reception.wakes(self)
            if reception.guests.get(self.token) is self:
                del reception.guests[self.token]
            gone = visit is not None and visit.farewell is CloseReason.ROOM_GONE
            if gone or reception.room.host.is_draining:  # the page tries again by itself
                self.end()
            elif self._page is not None:
                self._page.bye(str(words(self.app.language)["come-back"]))

    def _begin(self, member: Member | None, seat: int | None) -> None:
        name = member.name if member is not None else name_of(str(self.app.settings.get("name")))
        if name and name != UNNAMED:
            self._named(member, seat, name)
        else:
            named = partial(self._name, member, seat)
            self.app.push(NameAsked(self.app, named, None, self.language_open))

    def _name(self, member: Member | None, seat: int | None, name: Clean) -> None:
        self.app.set_setting("name", str(name))
        self._named(member, seat, name)

    def _named(self, member: Member | None, seat: int | None, name: Clean) -> None:
        if member is None:
            if self._lobby is not None:
                self._own_hall(self._lobby, name)
            else:
                self.app.push(
                    OwnRoom(self.app, note("browser-own-room", name=name), self._own_items)
                )
            return
        services, language = self.reception.room.services, self.app.language

        def renamed(came: Member | str | Exception) -> None:
            if isinstance(came, Exception):
                self.app.fail(came)
                self.app.back(quiet=True)
            elif isinstance(came, str):
                named = partial(self._name, member, seat)
                self.app.push(NameAsked(self.app, named, not_called(name, came)))
            elif self._lobby is not None:
                places, trail = self._places, self._trail
                arrive_in_hall(
                    self.app, self.app, self._lobby, came, places, self._table, "page", trail
                )
            elif self._table is None:
                why = "closed" if self.is_closed else "other_game"
                self.app.announcer.reply(note("together-trouble-bye", why=why))
                self.app.back(quiet=True)
            else:
                arrive(self.app, self.app, self._table, came, seat, "page", self._trail)

        same = (member.name, member.language) == (name, language)
        if same and not services.people.unique:
            renamed(member)
        else:
            rename = partial(services.people.rename, member, name, language)
            meanwhile(self.app, services, rename, renamed)

    @property
    def _trail(self) -> Credentials:
        """By what they have come."""
        return Credentials((f"page {self.token}",), self.place)  # not said

    # -- the one who runs the room -----------------------------------------------------------------

    def _own_hall(self, lobby: LobbyServer, name: Clean) -> None:
        """Where anybody may come, the one who runs the room is in its lobby like them."""
        app, room = self.app, self.reception.room
        me = room.member(name, app.language)
        tell_name(app, name, me)
        places = room.services.people.places(me.id)
        arrive_in_hall(app, app, lobby, me, places, None, "page", more=(ways_item(app, room),))

    def _own_items(self) -> Sequence[MenuItem]:
        room = self.reception.room
        made = []
        for table in room.host.tables.values():
            if table.life.phase is v.Phase.CLOSED:
                continue
            who = [str(guest.name) for guest in table.life.guests]
            told = note(
                "browser-table",
                game=note(f"{table.game.id}-name"),
                names=Clean.of(", ".join(who), 120),
                count=len(who),
            )
            made.append(item(told, partial(self._sit_at, table), key=f"table {table.life.id}"))
        for id_ in offered_ids():
            line = note("room-game", game=note(f"{id_}-name"))
            made.append(item(line, partial(self._open, id_)))
        return made

    def _open(self, id_: str) -> None:
        """A new table, with bots in all the other seats."""
        app, room, game = self.app, self.reception.room, find_game(id_)
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
        name = name_of(str(app.settings.get("name")))
        member = self.reception.room.member(name, app.language, table)
        tell_name(app, name, member)
        seat = next(iter(table.life.free), None)
        arrive(app, app, table, member, seat, "page")


async def new_guest(
    reception: Reception,
    token: str,
    language: str,
    member: Member | None,
    table: RunningTable | None,
    seat: Seat | None,
    place: str,
) -> Guest:
    """A guest for somebody whom the room knows, at their table: with their settings. `member` is
    None for the one who runs the room; `place` is their address. Raises `StoreError`.
    """
    whose = OWNER if member is None else member.id
    preferences = await reception.preferences(PagePreferences, whose)
    places = {} if member is None else await reception.places(member)
    host = reception.room.host
    is_closed = table is None and host.lobby is None and await host.all_closed(places)
    chosen = find_language(str(preferences.get("language"))) or find_language(language)
    here = reception.guests.get(token)
    if isinstance(here, Guest):  # two pages of one person came at once
        return here
    guest = Guest(reception, token, preferences, chosen or reception.language)
    guest.place, guest.is_closed = place, is_closed
    guest.language_open = not find_language(language)
    reception.guests[token] = guest
    guest.start(member, table, seat, places)
    return guest
