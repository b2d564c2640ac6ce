"""Passphrase hasher (Argon2): hashes and verifies passphrases without blocking the room.

A hash takes 19 MiB and a good part of a tenth of a second against brute force of a stolen database;
at most two are computed at once.
"""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argon2 import PasswordHasher

AT_ONCE = 2
"""Passphrases that are worked out at the same time."""
WAITING = 20
"""Of those who ask; who comes then is told to come again."""
SHORTEST, LONGEST = 8, 200
"""Characters of a passphrase."""
_MEMORY, _TIME = 19_456, 2


class Busy(Exception):
    """Too many are waiting already."""


class PassphraseHasher:
    """Passphrase hasher: makes and compares hashes, in threads of its own."""

    def __init__(self, at_once: int = AT_ONCE, waiting: int = WAITING) -> None:
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="phrases")
        self._most = at_once + waiting
        self._asked = 0
        self._decoy = ""

    async def made(self, phrase: str) -> str:
        """What is kept of a passphrase. Raises `Busy`."""
        return str(await self._run(partial(_made, phrase)))

    async def is_right(self, stored_hash: str | None, phrase: str) -> bool:
        """Is it the passphrase that this was made of? Where there is nothing to compare with the
        answer takes as long. Raises `Busy`.
        """
        return bool(await self._run(partial(self._is_right, stored_hash, phrase)))

    def close(self) -> None:
        """Lets the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _run(self, work: partial[str] | partial[bool]) -> str | bool:
        if self._asked >= self._most:
            raise Busy
        self._asked += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._asked -= 1

    def _is_right(self, stored_hash: str | None, phrase: str) -> bool:
        from argon2.exceptions import Argon2Error, InvalidHashError

        if not self._decoy:  # once, on first use
            self._decoy = _made(secrets.token_hex(16))
        try:
            return _hasher().verify(stored_hash or self._decoy, phrase) and stored_hash is not None
        except (Argon2Error, InvalidHashError):
            return False


def _made(phrase: str) -> str:
    return _hasher().hash(phrase)


def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher  # here: only members with a passphrase need it

    return PasswordHasher(time_cost=_TIME, memory_cost=_MEMORY, parallelism=1)
