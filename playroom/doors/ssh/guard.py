"""Authentication of one SSH connection."""

from __future__ import annotations

import re
from collections.abc import Sequence

import asyncssh

from playroom.doors.ssh.session import SshSession
from playroom.doors.ssh.ssh_door import Shown, SshDoor
from playroom.engine.overriding import override
from playroom.room.members.device_key import has_small_order

ATTEMPTS = 6
"""Codes that one connection may try without success; of keys twice as many."""
CODE = re.compile(r"[a-z2-7]{12}")


class Guard(asyncssh.SSHServer):
    """One connection, from its first byte on."""

    def __init__(self, door: SshDoor) -> None:
        self._door = door
        self._connection: asyncssh.SSHServerConnection | None = None
        self._place = "?"
        self._counted = False
        self._tried = 0
        self._shown = Shown()
        """What was shown last: it is what let them in when they were let in."""
        self._has_session = False

    @override
    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self._connection = conn
        self._place = str((conn.get_extra_info("peername") or ("?",))[0])
        if not self._door.pending.opened(self, self._place, lambda: conn.abort()):
            conn.abort()
            return
        self._counted = self._door.limiter.admits(self._place)

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self._door.pending.closed(self)
        if self._counted:
            self._counted = False
            self._door.limiter.closed(self._place)

    @override
    def begin_auth(self, username: str) -> bool:
        """Authentication is always required."""
        if not self._counted:  # only now a client understands why
            self._disconnect(asyncssh.DISC_TOO_MANY_CONNECTIONS, "guest-too-many")
        return True

    def _disconnect(self, code: int, why: str) -> None:
        assert self._connection is not None
        self._connection.disconnect(code, self._door.plain(why))

    @override
    def public_key_auth_supported(self) -> bool:
        return True

    @override
    def password_auth_supported(self) -> bool:
        """For clients that cannot ask what the server wants to ask."""
        return True

    @override
    def kbdint_auth_supported(self) -> bool:
        return True

    @override
    async def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """That they hold the key is checked after this."""
        if anybody_holds(key):
            return await self._shows(Shown())
        return await self._shows(Shown(key.get_fingerprint(), code_of(username)))

    @override
    async def validate_password(self, username: str, password: str) -> bool:
        """The code may be the user name or the password."""
        code = code_of(username)
        return (bool(code) and await self._shows(Shown(code=code))) or await self._shows(
            Shown(code=code_of(password)), counts=True
        )

    @override
    async def get_kbdint_challenge(
        self, username: str, lang: str, submethods: str
    ) -> bool | tuple[str, str, str, Sequence[tuple[str, bool]]]:
        """No challenge when the user name is a valid code."""
        code = code_of(username)
        if code and await self._shows(Shown(code=code)):
            return True
        door = self._door
        told = door.told("guest-not-invited") + " " if code else ""
        if door.admission.is_public:
            told += door.told("guest-no-key") + " "
        prompt = door.told("guest-code").rstrip(".") + ": "
        return "", "", "", [(told + prompt, True)]

    @override
    async def validate_kbdint_response(self, username: str, responses: Sequence[str]) -> bool:
        code = code_of(responses[0]) if len(responses) == 1 else ""
        return await self._shows(Shown(code=code), counts=True)

    async def _shows(self, shown: Shown, counts: bool = False) -> bool:
        good = self._counted and bool(shown.key or shown.code) and await self._door.lets_in(shown)
        self._shown = shown if good else Shown()
        if not good:
            self._tried += 1
            if counts:
                self._door.limiter.refused(self._place, "not_invited")
            if self._tried >= 2 * ATTEMPTS or (counts and self._tried >= ATTEMPTS):
                self._disconnect(asyncssh.DISC_NO_MORE_AUTH_METHODS_AVAILABLE, "guest-not-invited")
        return good

    @override
    def auth_completed(self) -> None:
        self._door.pending.closed(self)

    @override
    def session_requested(self) -> SshSession | bool:
        """One table a connection."""
        if self._has_session:
            return False
        self._has_session = True
        return SshSession(self._door, self._shown)


def anybody_holds(key: asyncssh.SSHKey) -> bool:
    """Can anybody sign with it, since its point is of small order?"""
    kind = key.get_algorithm()
    if kind not in ("ssh-ed25519", "sk-ssh-ed25519@openssh.com"):
        return False
    start = 4 + len(kind) + 4  # two strings, each behind its length
    return has_small_order(key.public_data[start : start + 32])


def code_of(text: str) -> str:
    """The typed invitation code, or ""."""
    code = text.strip().lower()
    return code if CODE.fullmatch(code) else ""
