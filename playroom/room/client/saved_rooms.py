"""Saved rooms, in a file with access for its owner only."""

from __future__ import annotations

from pathlib import Path

from playroom.engine.notes import Clean
from playroom.engine.record import Record
from playroom.engine.wire import PLAIN, BadJson, written
from playroom.store.files import write_whole
from playroom.store.paths import SAVED_ROOMS, ensure

MOST = 100


class SavedRoom(Record, omit_defaults=True):
    """Saved room: one that one has a place in, kept at home, to come back to. `game` and `people`
    are what was played there, and who the others were, the last time; empty when that is not known.
    """

    host: str
    port: int
    pin: str
    token: str
    certificate: str = ""
    room: Clean = Clean.of("")
    game: str = ""
    people: tuple[Clean, ...] = ()
    others: tuple[str, ...] = ()
    """Where (`HOST:PORT`) the room answered too, the last time."""
    asked: bool = False
    """A place was asked for, and no answer has come yet; it may have been lost."""
    paced: bool = False
    """Had the player a place at a table by correspondence there, the last time?"""
    playing: bool = False
    """Had the player a seat in a match there that was not over, the last time?"""


class SavedRooms:
    """File of saved rooms, the latest room last. A room is known by its certificate, wherever it is
    just now.
    """

    def __init__(self, folder: Path) -> None:
        """Reads nothing yet; `folder` is that of the games."""
        self._file = folder / SAVED_ROOMS
        self._read: tuple[object, tuple[SavedRoom, ...]] = (None, ())
        """What was read last, and which file that was: menus ask at every key."""

    def all(self) -> tuple[SavedRoom, ...]:
        """The rooms; none when nothing was kept, or nothing that can be read."""
        return tuple(room for room in self._kept() if not room.asked)

    def _kept(self) -> tuple[SavedRoom, ...]:
        try:
            status = self._file.stat()
            file = (status.st_ino, status.st_mtime_ns, status.st_size)
            if file != self._read[0]:
                rooms = PLAIN.decode(self._file.read_bytes(), tuple[SavedRoom, ...])
                self._read = (file, rooms)
            return self._read[1]
        except (OSError, BadJson):
            return ()

    def playing(self) -> SavedRoom | None:
        """The latest room where the player has left a match that was not over."""
        return next((room for room in reversed(self.all()) if room.playing), None)

    def find(self, pin: str) -> SavedRoom | None:
        """The room with this certificate, also one only applied to: the same token is used
        again.
        """
        return next((room for room in self._kept() if room.pin == pin), None)

    def another_at(self, host: str, port: int, pin: str) -> bool:
        """Is another room than the one with this pin known at a place, and that one is nowhere?"""
        rooms = self.all()
        return any((room.host, room.port) == (host, port) for room in rooms) and not any(
            room.pin == pin for room in rooms
        )

    def keep(self, room: SavedRoom) -> None:
        """Keeps a room as the latest one. Raises `StoreError`."""
        self._write((*self._others(room), room))

    def forget(self, room: SavedRoom) -> None:
        """Forgets a room, and with it the place one had there. Raises `StoreError`."""
        self._write(self._others(room))

    def _others(self, room: SavedRoom) -> tuple[SavedRoom, ...]:
        return tuple(other for other in self._kept() if other.pin != room.pin)

    def _write(self, rooms: tuple[SavedRoom, ...]) -> None:
        ensure(self._file.parent)
        write_whole(self._file, written(rooms[-MOST:]).encode())
