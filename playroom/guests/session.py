"""One session at the door: from the first byte of its channel to the last."""

from __future__ import annotations

import asyncio
import contextlib
import traceback
from collections.abc import Mapping
from functools import partial
from typing import Any, TextIO, cast

import asyncssh

from playroom.engine.notes import Clean, Kind, Note, note
from playroom.engine.record import Seat, replace
from playroom.guests.guest_app import GuestApp
from playroom.guests.reception import Reception, Who
from playroom.guests.terminal import ChannelKeys, ChannelLines, ChannelStream, TooMuch
from playroom.locale import Listener, find_language, teller_of
from playroom.room import values as v
from playroom.room.limits import Pace
from playroom.room.names import name_of
from playroom.room.people import Member
from playroom.room.running import RunningTable
from playroom.shell.terminal.line_writer import FarTerminal, LineWriter
from playroom.shell.together.arriving import (
    UNNAMED,
    NameAsked,
    Trail,
    arrive,
    arrive_in_hall,
    close_all,
    meanwhile,
    not_called,
)
from playroom.shell.together.guest_preferences import GuestPreferences
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


class Session(asyncssh.SSHServerSession[bytes]):
    """Somebody at a table, as long as their channel is open."""

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

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """See `SSHServerSession`."""
        self._channel = chan

    def pty_requested(self, term_type: str, term_size: Any, term_modes: Any) -> bool:
        """See `SSHServerSession`."""
        self._kind, self._has_terminal = term_type[:40], True
        return True

    def shell_requested(self) -> bool:
        """See `SSHServerSession`."""
        return True

    def session_started(self) -> None:
        """See `SSHServerSession`."""
        keys = self._has_terminal and self._kind not in ("", "dumb")
        self._source = ChannelKeys() if keys else ChannelLines()
        self._reception.served.add(self)
        self.task = asyncio.get_running_loop().create_task(self._run())

    def data_received(self, data: bytes, datatype: Any) -> None:
        """See `SSHServerSession`."""
        self._waiting += data
        if len(self._waiting) > WAITING and not self._paused and self._channel is not None:
            self._paused = True
            self._channel.pause_reading()
        if self._pumping is None:
            self._pump()

    def eof_received(self) -> bool:
        """See `SSHServerSession`. What is still said is sent."""
        self._ended = True
        if self._pumping is None:
            self._pump()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """See `SSHServerSession`."""
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
        now = loop.time()
        self._left = min(BYTES_AT_ONCE, self._left + (now - self._filled) * BYTES_A_SECOND)
        self._filled = now
        some = bytes(self._waiting[:AT_A_TIME])
        if some and self._left < len(some):
            wait = (len(some) - self._left) / BYTES_A_SECOND
            self._pumping = loop.call_later(wait, self._pump)
            return
        del self._waiting[: len(some)]
        self._left -= len(some)
        if some and self._source is not None:
            try:
                self._source.feed(some)
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
        reception = self._reception
        assert self._source is not None
        told = self._told_language()
        services = reception.room.services
        ledger, people = services.ledger, services.people
        try:
            member = await reception.member(self._who, told or reception.language, self._address)
            kept = seat = table = None
            places = dict[v.TableId, Seat | None]()
            invited = True
            if not isinstance(member, str):
                me = member
                invited = await reception.holds(self._who, me)
                fact = f"settings {me.id}"
                kept = await reception.kept(lambda: ledger.fact(fact))
                places = await reception.kept(lambda: people.comes(me.id))
                table, seat = reception.room.host.table_for(places)
        except StoreError:
            self._say(told or reception.language, "together-trouble-bye", why="other")
            return
        if isinstance(member, str):
            self._say(told or reception.language, member)
            return
        if not services.paces.may(member.id, Pace.COME):
            reception.refused(self._address, "too_fast")
            self._say(told or reception.language, "together-trouble-bye", why="too_fast")
            return
        reception.was_known(self._address)
        if table is None and reception.room.host.hall is None:
            self._say(told or reception.language, "together-trouble-bye", why="closed")
            return

        def keep(text: str) -> None:
            services.keeper.run(lambda: ledger.fact(fact, text), lambda came: None)

        preferences = GuestPreferences(kept, keep, services.faults)
        language = find_language(str(preferences.get("language"))) or told or reception.language
        name = name_of(str(preferences.get("name"))) or me.name
        if services.warden.is_hushed(me.id):
            name = me.name  # a name is heard, too
        if people.unique or (me.name, me.language) != (name, language):
            came = await reception.kept(lambda: people.rename(me, name, language))
            # whose name somebody else has by now is asked for another one
            me = came if isinstance(came, Member) else replace(me, name=UNNAMED)
        writer = self._writer(str(preferences.get("cursor")))
        app = self._app = GuestApp(preferences, writer, language, self._source)
        if self._gone:
            app.close()
            return

        def begin() -> None:
            if me.name and me.name != UNNAMED:
                self._sit_down(app, table, me, seat, places, invited)
            else:
                ask_name(None, told is None)

        def ask_name(why: Note | None, language_open: bool = False) -> None:
            def named(name: Clean) -> None:
                def renamed(came: Member | str | Exception) -> None:
                    if isinstance(came, Exception):
                        app.fail(came)
                        app.back(quiet=True)
                    elif isinstance(came, str):
                        ask_name(not_called(name, came))
                    else:
                        app.set_setting("name", str(name))
                        self._sit_down(app, table, came, seat, places, invited)

                # they may have chosen the other one meanwhile
                rename = partial(people.rename, me, name, app.language)
                meanwhile(app, services, rename, renamed, "ssh")

            app.push(NameAsked(app, named, why, language_open))

        await app.run(begin)

    def _writer(self, cursor: str) -> LineWriter:
        stream = ChannelStream(self._send, self._has_terminal)
        far = FarTerminal(self._kind, self._size)
        return LineWriter(cast(TextIO, stream), cursor=cursor, far=far)

    def _say(self, language: str, id_: str, **values: Any) -> None:
        """A line where there is no shell."""
        line = teller_of(language).tell(note(id_, **values), Listener(None, (), ()))
        self._writer("after").say(line, last=True)

    def _sit_down(
        self,
        app: GuestApp,
        table: RunningTable | None,
        member: Member,
        seat: Seat | None,
        places: Mapping[v.TableId, Seat | None],
        invited: bool,
    ) -> None:
        shown = (f"ssh key {self._who.key}",) if self._who.key else ()  # not said
        trail = Trail(shown, self._address)
        hall = self._reception.room.host.hall
        if hall is not None:
            invited_to = table if self._who.code and invited else None
            arrive_in_hall(
                app, app, hall, member, places, invited_to, "ssh", trail, invited=invited
            )
        elif table is not None:
            if not invited:
                app.announcer.aside(note("guest-not-invited", Kind.REFUSAL))
            arrive(app, app, table, member, seat, "ssh", trail)
