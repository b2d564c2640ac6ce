"""One session at the door: from the first byte of its channel to the last."""

from __future__ import annotations

import asyncio
import contextlib
import traceback
from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple, TextIO, cast

import asyncssh

from playroom.clock import monotonic
from playroom.doors.ssh.guest_app import GuestApp
from playroom.doors.ssh.reception import Reception, Who
from playroom.doors.ssh.terminal import ChannelKeys, ChannelLines, ChannelStream, TooMuch
from playroom.engine.notes import Clean, Kind, Note, note
from playroom.engine.overriding import override
from playroom.engine.record import Seat, replace
from playroom.locale import find_language
from playroom.room.members.names import name_of
from playroom.room.members.people import Member
from playroom.room.server.limits import Rate
from playroom.room.table import values as v
from playroom.room.table.running import RunningTable
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
from playroom.shell.terminal.line_writer import FarTerminal, LineWriter
from playroom.store import StoreError

BYTES_A_SECOND, BYTES_AT_ONCE = 400.0, 6_000.0
"""Of what somebody sends; what is more waits with them, and nothing of it is lost."""
AT_A_TIME = 64
"""Bytes that are read before others get their turn."""
WAITING = 4_096
"""Bytes that may wait here; then the client is asked to keep the rest."""
UNREAD = 256 * 1024
"""Bytes that may wait for a client that does not take them."""
LANGUAGE_OF = ("LC_ALL", "LC_MESSAGES", "LANG")


class _Comer(NamedTuple):
    """Somebody who may come in: `places` are all they have at tables, `table` and `seat` the one
    they come to; `invited`: the code that they have shown, if any, is good.
    """

    member: Member
    preferences: GuestPreferences
    places: Mapping[v.TableId, Seat | None]
    table: RunningTable | None
    seat: Seat | None
    invited: bool


class SshSession(asyncssh.SSHServerSession[bytes]):
    """SSH session of somebody at a table, as long as their channel is open."""

    def __init__(self, reception: Reception, who: Who) -> None:
        self.task: asyncio.Task[None] | None = None
        self._reception = reception
        self._who = who
        self._channel: asyncssh.SSHServerChannel[bytes] | None = None
        self._kind = ""
        self._has_terminal = False
        self._source: ChannelKeys | ChannelLines | None = None
        self._app: GuestApp | None = None
        self._gone = False
        self._waiting = bytearray()
        self._ended = False
        self._paused = False
        self._pumping: asyncio.TimerHandle | None = None
        self._left = BYTES_AT_ONCE
        self._filled = 0.0

    # -- the channel -------------------------------------------------------------------------------

    @override
    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        self._channel = chan

    @override
    def pty_requested(self, term_type: str, term_size: Any, term_modes: Any) -> bool:
        self._kind, self._has_terminal = term_type[:40], True
        return True

    @override
    def shell_requested(self) -> bool:
        return True

    @override
    def session_started(self) -> None:
        keys = self._has_terminal and self._kind not in ("", "dumb")
        self._source = ChannelKeys() if keys else ChannelLines()
        self._reception.served.add(self)
        self.task = asyncio.get_running_loop().create_task(self._run())

    @override
    def data_received(self, data: bytes, datatype: Any) -> None:
        self._waiting += data
        if len(self._waiting) > WAITING and not self._paused and self._channel is not None:
            self._paused = True
            self._channel.pause_reading()
        if self._pumping is None:
            self._pump()

    @override
    def eof_received(self) -> bool:
        """What is still said is sent."""
        self._ended = True
        if self._pumping is None:
            self._pump()
        return True

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self._gone = True
        self._waiting.clear()
        if self._pumping is not None:
            self._pumping.cancel()
            self._pumping = None
        if self._source is not None:
            self._source.end()
        if self._app is not None:
            self._app.hung_up()

    def cut(self) -> None:
        """Ends the connection, whatever is under way."""
        if self._channel is not None and not self._gone:
            self._channel.get_connection().abort()

    def _pump(self) -> None:
        """Reads some of what has come, and goes on soon."""
        self._pumping = None
        loop = asyncio.get_running_loop()
        now = monotonic()
        self._left = min(BYTES_AT_ONCE, self._left + (now - self._filled) * BYTES_A_SECOND)
        self._filled = now
        piece = bytes(self._waiting[:AT_A_TIME])
        if piece and self._left < len(piece):
            wait = (len(piece) - self._left) / BYTES_A_SECOND
            self._pumping = loop.call_later(wait, self._pump)
            return
        del self._waiting[: len(piece)]
        self._left -= len(piece)
        if piece and self._source is not None:
            try:
                self._source.feed(piece)
            except TooMuch:
                self._reception.refused(self._address, "too_much")
                self.cut()
                return
        if self._paused and len(self._waiting) < WAITING // 2 and self._channel is not None:
            self._paused = False
            self._channel.resume_reading()
        if self._waiting:
            self._pumping = loop.call_later(0, self._pump)
        elif self._ended and self._source is not None:
            self._source.end()

    @property
    def _address(self) -> str:
        if self._channel is None:
            return "?"
        return str((self._channel.get_extra_info("peername") or ("?",))[0])

    def _send(self, data: bytes) -> None:
        channel = self._channel
        if channel is None or self._gone or channel.is_closing():
            raise BrokenPipeError
        channel.write(data)
        if channel.get_write_buffer_size() > UNREAD:
            self._reception.refused(self._address, "too_slow")
            self.cut()

    def _size(self) -> tuple[int, int]:
        if self._channel is None:
            return 0, 0
        columns, lines, _, _ = self._channel.get_terminal_size()
        return min(columns, 1_000), min(lines, 200)

    # -- the guest ---------------------------------------------------------------------------------

    async def _run(self) -> None:
        channel = self._channel
        assert channel is not None
        try:
            await self._serve()
        except asyncio.CancelledError:
            pass
        except Exception as why:
            self._reception.room.services.faults(traceback.format_exception(why))
            with contextlib.suppress(OSError):
                self._say(self._reception.language, "shell-fault-without-files")
        finally:
            self._leave()
            self._reception.served.discard(self)
            if not self._gone:
                channel.exit(0)
                # who does not hang up then is hung up on
                asyncio.get_running_loop().call_later(2.0, channel.get_connection().close)

    def _leave(self) -> None:
        if self._app is not None:
            close_all(self._app, self._app.meant)

    def _told_language(self) -> str | None:
        """The language of the machine over there, when it tells."""
        assert self._channel is not None
        told = self._channel.get_environment_bytes()
        for name in LANGUAGE_OF:
            value = told.get(name.encode())
            if value and (found := find_language(value[:40].decode("ascii", "replace"))):
                return found
        return None

    async def _serve(self) -> None:
        told = self._told_language()
        spoken = told or self._reception.language
        comer = await self._comer(spoken)
        if comer is None:
            return
        preferences, source = comer.preferences, self._source
        language = find_language(str(preferences.get("language"))) or spoken
        member = await self._called(comer, language)
        writer = self._writer(str(preferences.get("cursor")))
        assert source is not None
        app = self._app = GuestApp(preferences, writer, language, source)
        if self._gone:
            app.close()
        elif member.name and member.name != UNNAMED:
            await app.run(partial(self._sit_down, app, comer, member))
        else:
            await app.run(partial(self._ask_name, app, comer, member, None, told is None))

    async def _comer(self, language: str) -> _Comer | None:
        """Who it is that may come in; None: they may not, and have been told why."""
        reception, bye = self._reception, partial(self._say, language, "together-trouble-bye")
        host = reception.room.host
        try:
            member = await reception.member(self._who, language, self._address)
            if isinstance(member, str):
                self._say(language, member)
                return None
            invited = await reception.holds(self._who, member)
            preferences = await reception.preferences(GuestPreferences, member.id)
            places = await reception.places(member)
            table, seat = host.table_for(places)
            is_nowhere = table is None and host.lobby is None
            is_closed = is_nowhere and await host.all_closed(places)
        except StoreError:
            bye(why="other")
            return None
        if not reception.room.services.rate_limiter.may(member.id, Rate.COME):
            reception.refused(self._address, "too_fast")
            bye(why="too_fast")
            return None
        reception.was_known(self._address)
        if is_nowhere:
            bye(why="closed" if is_closed else "other_game")
            return None
        return _Comer(member, preferences, places, table, seat, invited)

    async def _called(self, comer: _Comer, language: str) -> Member:
        """Somebody under the name and with the language that are set for them."""
        reception, member = self._reception, comer.member
        services = reception.room.services
        name = name_of(str(comer.preferences.get("name"))) or member.name
        if services.moderation.is_muted(member.id):
            name = member.name  # a name is heard, too
        people = services.people
        if not people.unique and (member.name, member.language) == (name, language):
            return member
        came = await services.keeper.ran(lambda: people.rename(member, name, language))
        # whose name somebody else has by now is asked for another one
        return came if isinstance(came, Member) else replace(member, name=UNNAMED)

    def _ask_name(
        self,
        app: GuestApp,
        comer: _Comer,
        member: Member,
        why: Note | None = None,
        language_open: bool = False,
    ) -> None:
        """Asks for a name until nobody else has it; `why` it is asked again; `language_open`: they
        have told no language.
        """
        services = self._reception.room.services

        def named(name: Clean) -> None:
            def renamed(came: Member | str | Exception) -> None:
                if isinstance(came, Exception):
                    app.fail(came)
                    app.back(quiet=True)
                elif isinstance(came, str):
                    self._ask_name(app, comer, member, not_called(name, came))
                else:
                    app.set_setting("name", str(name))
                    self._sit_down(app, comer, came)

            # they may have chosen the other one meanwhile
            rename = partial(services.people.rename, member, name, app.language)
            meanwhile(app, services, rename, renamed)

        app.push(NameAsked(app, named, why, language_open))

    def _sit_down(self, app: GuestApp, comer: _Comer, member: Member) -> None:
        shown = (f"ssh key {self._who.key}",) if self._who.key else ()  # not said
        trail = Credentials(shown, self._address)
        lobby, table, invited = self._reception.room.host.lobby, comer.table, comer.invited
        if lobby is not None:
            to, places = table if self._who.code and invited else None, comer.places
            arrive_in_hall(app, app, lobby, member, places, to, "ssh", trail, invited=invited)
        elif table is not None:
            if not invited:
                app.announcer.aside(note("guest-not-invited", Kind.REFUSAL))
            arrive(app, app, table, member, comer.seat, "ssh", trail)

    def _writer(self, cursor: str) -> LineWriter:
        stream = ChannelStream(self._send, self._has_terminal)
        far = FarTerminal(self._kind, self._size)
        return LineWriter(cast(TextIO, stream), cursor=cursor, far=far)

    def _say(self, language: str, id_: str, **values: Any) -> None:
        """A line where there is no shell."""
        self._writer("after").say(self._reception.phrase(language, id_, **values), last=True)
