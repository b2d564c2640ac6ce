"""Connection to a room: what a client sends frames by, however it got there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from playroom.room.client.saved_rooms import SavedRoom


class ConnectionLost(OSError):
    """There is no connection, or no longer one."""


class Connection(ABC):
    """Connection: frames to and from a room, in order."""

    @abstractmethod
    async def recv(self) -> bytes:
        """The next frame. Raises `ConnectionLost`."""

    @abstractmethod
    async def send(self, data: bytes) -> None:
        """Sends a frame. Raises `ConnectionLost`."""

    @abstractmethod
    def abort(self) -> None:
        """Ends the connection at once."""


Connect: TypeAlias = Callable[[SavedRoom], Awaitable[tuple[Connection, SavedRoom]]]
"""Connects to a room at its address. Gives with the connection what is known of the room now: the
certificate, when it was not known. Raises `WrongCertificate`, `OSError`, `TimeoutError`.
"""
