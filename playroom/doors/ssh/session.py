"""SSH session, from the first byte of its channel to the last."""

from __future__ import annotations

import asyncio
import contextlib
import traceback
from functools import partial
from typing import Any, TextIO, cast

import asyncssh

from playroom.clock import monotonic
from playroom.doors.arriving import ShellPrompts, admit_guest, arrive, close_all
from playroom.doors.guest_door import refusal_note
from playroom.doors.guest_preferences import GuestPreferences
from playroom.doors.ssh.guest_app import GuestApp
from playroom.doors.ssh.ssh_door import Shown, SshDoor
from playroom.doors.ssh.terminal import ChannelKeys, ChannelLines, ChannelStream, TooMuch
from playroom.engine.notes import Kind, note
from playroom.engine.overriding import override
from playroom.locale import find_language
from playroom.room.server.admission import Admitted, Refused
from playroom.shell.terminal.line_writer import FarTerminal, LineWriter
from playroom.store import StoreError

BYTES_A_SECOND, BYTES_AT_ONCE = 400.0, 6_000.0
"""Rate limit of input, in bytes; beyond, reading pauses and nothing is lost."""
AT_A_TIME = 64
"""Bytes that are read before others get their turn."""
WAITING = 4_096
"""Bytes that may wait here; then the client is asked to keep the rest."""
UNREAD = 256 * 1024
"""Bytes that may wait for a client that does not take them."""
LANGUAGE_OF = ("LC_ALL", "LC_MESSAGES", "LANG")


class SshSession(asyncssh.SSHServerSession[bytes]):
    """SSH session of one guest, as long as the channel is open."""

    def __init__(self, door: SshDoor, shown: Shown) -> None:
        self.task: asyncio.Task[None] | None = None
        self._door = door
        self._shown = shown
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
        self._door.served.add(self)
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
                self._door.limiter.refused(self._address, "too_much")
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
            self._door.limiter.refused(self._address, "too_slow")
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
            self._door.room.services.faults(traceback.format_exception(why))
            with contextlib.suppress(OSError):
                self._say(self._door.phrase(self._door.language, "shell-fault-without-files"))
        finally:
            self._leave()
            self._door.served.discard(self)
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
        door, told = self._door, self._told_language()
        spoken = told or door.language
        try:
            came = await door.admission.identify(self._shown.credentials(spoken, self._address))
            if isinstance(came, Refused):
                self._say(door.sentence(spoken, refusal_note(came)))
                return
            preferences = await door.preferences(GuestPreferences, came.member.id)
        except StoreError:
            self._say(door.phrase(spoken, "together-trouble-bye", why="other"))
            return
        language = find_language(str(preferences.get("language"))) or spoken
        writer, source = self._writer(str(preferences.get("cursor"))), self._source
        assert source is not None
        app = self._app = GuestApp(preferences, writer, language, source)
        if self._gone:
            app.close()
            return
        prompts = ShellPrompts(app, told is None)
        arrived = partial(self._arrived, app)
        not_good = note("guest-not-invited", Kind.REFUSAL)
        await app.run(partial(admit_guest, app, door.admission, came, prompts, arrived, not_good))

    def _arrived(self, app: GuestApp, came: Admitted) -> None:
        arrive(app, app, came, "ssh", self._door.room.host.lobby)

    def _writer(self, cursor: str) -> LineWriter:
        stream = ChannelStream(self._send, self._has_terminal)
        far = FarTerminal(self._kind, self._size)
        return LineWriter(cast(TextIO, stream), cursor=cursor, far=far)

    def _say(self, line: str) -> None:
        """A line where there is no shell."""
        self._writer("after").say(line, last=True)
