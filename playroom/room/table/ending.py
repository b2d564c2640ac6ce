"""How a table learns from its runner that the match is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from playroom.engine.chair import Hooks
from playroom.engine.record import Seat
from playroom.engine.steps import Placed


class End:
    """Listens to a match runner, and tells nothing but the end."""

    hooks: Hooks | None = None
    seat: Seat | None = None

    def __init__(self, over: Callable[[], None]) -> None:
        self._over = over

    def end(self) -> None:
        """The match is over; once everybody has been told, the table goes on."""
        asyncio.get_running_loop().call_soon(self._over)

    def tell(self, events: Sequence[Placed]) -> None:
        """Others tell it."""

    def look_up(self) -> None:
        """No listener here."""
