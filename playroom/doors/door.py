"""Door: the row by which a room, the command line and the sentences know a way in for people who
have no playroom of their own.

A door is one package with one row, listed in `playroom.doors.DOORS`. Its name is the option of
`playroom host` that opens it, the name of its line in an invitation (`Invitation.others`), and the
end of the ids of its messages: `way-back-`, `guest-help-`, `host-ready-`, `host-ways-`,
`together-invitation-` and `cli-takes-`, which lie in a file of `locales/<language>`.

Importing a row is cheap: the command line reads it at every start.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    from playroom.room.members.people import Key
    from playroom.room.server.opening import Place, Room

    Opener = Callable[[Room, Place, str], Awaitable[Mapping[str, str]]]


class Door(ABC):
    """One kind of door."""

    name: ClassVar[str]
    port: ClassVar[int]
    """The usual one, when only an address is given."""
    has_settings: ClassVar[bool] = False
    """Is more than a place asked for, by options of its own? Then `open` does not open it."""

    @abstractmethod
    def line(self, place: Place, code: str) -> str:
        """What a friend is told: how one comes by it, with an invitation code or (empty) without
        one.
        """

    @abstractmethod
    def key(self, shown: str) -> Key:
        """The key by which a guest is known who has shown this."""

    async def open(self, room: Room, place: Place, language: str) -> Mapping[str, str]:
        """Opens it at a place, by `open_door` of the module `door` of its package; it is closed
        with the room. `language` is spoken to who tells none. Gives what programs are told of it
        besides its place, by name. Raises `OSError`.
        """
        from importlib import import_module

        opener: Opener = import_module(f"{type(self).__module__}.door").open_door  # takes a while
        return await opener(room, place, language)

    def opened(self, room: Room, place: Place, close: Callable[[], Awaitable[None]]) -> None:
        """The room has this door now; `close` is called when the room closes."""
        room.has_door(self.name, place, self.line, close)
