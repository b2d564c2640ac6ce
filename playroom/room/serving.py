"""This process among those that serve one room: which of them look after which table, and where the
others are.
"""

from __future__ import annotations

from typing import Protocol


class Serving(Protocol):
    """This process among others. Nothing here waits for anybody."""

    def listens(self, place: str) -> None:
        """Others are told that this process takes in whoever comes to `place`."""
        ...

    def elsewhere(self) -> tuple[str, ...]:
        """The places of the other processes that live and take in whoever comes."""
        ...

    def close(self) -> None:
        """Serves no longer."""
        ...


class AloneServing:
    """The only process of a room."""

    def listens(self, place: str) -> None:
        """See `Serving`."""

    def elsewhere(self) -> tuple[str, ...]:
        """See `Serving`."""
        return ()

    def close(self) -> None:
        """See `Serving`."""
