"""SSH session, from the first byte of its channel to the last."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncssh

from playroom.clock import monotonic
from playroom.doors.ssh import SSH
from playroom.doors.ssh.ssh_door import Shown, SshDoor
from playroom.doors.terminal import ChannelKeys, ChannelLines, TooMuch
from playroom.doors.terminal_session import TerminalSession
from playroom.engine.overriding import override
from playroom.locale import find_language
from playroom.room.server.admission import Credentials

BYTES_A_SECOND, BYTES_AT_ONCE = 400.0, 6_000.0
"""Rate limit of input, in bytes; beyond, reading pauses and nothing is lost."""
AT_A_TIME = 64
"""Bytes that are read before others get their turn."""
WAITING = 4_096
"""Bytes that may wait here; then the client is asked to keep the rest."""
UNREAD = 256 * 1024
"""Bytes that may wait for a client that does not take them."""
LANGUAGE_OF = ("LC_ALL", "LC_MESSAGES", "LANG")


class SshSession(TerminalSession, asyncssh.SSHServerSession[bytes]):
    """SSH session of one guest, as long as the channel is open."""

    def __init__(self, door: SshDoor, shown: Shown) -> None:
        super().__init__(SSH, door)
        self._door = door
        self._shown = shown
        self._channel: asyncssh.SSHServerChannel[bytes] | None = None
        self._kind = ""
        self._has_terminal = False
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
        self.source = ChannelKeys() if keys else ChannelLines()
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
        self._waiting.clear()
        if self._pumping is not None:
            self._pumping.cancel()
            self._pumping = None
        self.lost()

    def cut(self) -> None:
        """Ends the connection, whatever is under way."""
        if self._channel is not None and not self.is_gone:
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
        if piece and self.source is not None:
            try:
                self.source.feed(piece)
            except TooMuch:
                self._door.limiter.refused(self._address, "too_much")
                self.cut()
                return
        if self._paused and len(self._waiting) < WAITING // 2 and self._channel is not None:
            self._paused = False
            self._channel.resume_reading()
        if self._waiting:
            self._pumping = loop.call_later(0, self._pump)
        elif self._ended and self.source is not None:
            self.source.end()

    @property
    def _address(self) -> str:
        if self._channel is None:
            return "?"
        return str((self._channel.get_extra_info("peername") or ("?",))[0])

    @override
    def send(self, data: bytes) -> None:
        channel = self._channel
        if channel is None or self.is_gone or channel.is_closing():
            raise BrokenPipeError
        channel.write(data)
        if channel.get_write_buffer_size() > UNREAD:
            self._door.limiter.refused(self._address, "too_slow")
            self.cut()

    @override
    def size(self) -> tuple[int, int]:
        if self._channel is None:
            return 0, 0
        columns, lines, _, _ = self._channel.get_terminal_size()
        return min(columns, 1_000), min(lines, 200)

    # -- what the guest's session needs ------------------------------------------------------------

    async def _run(self) -> None:
        try:
            await self.run()
        finally:
            self._door.served.discard(self)

    @override
    def end(self) -> None:
        if self._channel is not None:
            self._channel.exit(0)
            # who does not hang up then is hung up on
            connection = self._channel.get_connection()
            asyncio.get_running_loop().call_later(2.0, connection.close)

    @override
    def credentials(self, language: str) -> Credentials:
        return self._shown.credentials(language, self._address)

    @override
    def told_language(self) -> str | None:
        assert self._channel is not None
        told = self._channel.get_environment_bytes()
        for name in LANGUAGE_OF:
            value = told.get(name.encode())
            if value and (found := find_language(value[:40].decode("ascii", "replace"))):
                return found
        return None

    @property
    @override
    def terminal(self) -> str:
        return self._kind

    @property
    @override
    def has_rows(self) -> bool:
        return self._has_terminal
