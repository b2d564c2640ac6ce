"""The rooms in which one has a place, kept at home: a file that only its owner reads."""

from __future__ import annotations

import os
from pathlib import Path

from playroom.engine.wire import PLAIN, BadJson, written
from playroom.room.line import KnownRoom
from playroom.store import StoreError
from playroom.store.errors import os_key, spoken_path
from playroom.store.paths import ensure

MOST = 100


class KnownRooms:
    """The latest room last."""

    def __init__(self, folder: Path) -> None:
        """Reads nothing yet; `folder` is that of the games."""
        self._file = folder / "rooms.json"

    def all(self) -> tuple[KnownRoom, ...]:
        """The rooms; none when nothing was kept, or nothing that can be read."""
        return tuple(room for room in self._kept() if not room.asked)

    def _kept(self) -> tuple[KnownRoom, ...]:
        try:
            return PLAIN.decode(self._file.read_bytes(), tuple[KnownRoom, ...])
        except (OSError, BadJson):
            return ()

    def find(self, host: str, port: int, pin: str) -> KnownRoom | None:
        """The room with this certificate at this place, also when a place there was only asked for:
        whoever asks again is known by the same token.
        """
        place = host, port, pin
        return next((o for o in self._kept() if (o.host, o.port, o.pin) == place), None)

    def keep(self, room: KnownRoom) -> None:
        """Keeps a room as the latest one. Raises `StoreError`."""
        others = [
            o for o in self._kept() if (o.host, o.port, o.pin) != (room.host, room.port, room.pin)
        ]
        rooms = tuple([*others, room][-MOST:])
        ensure(self._file.parent)
        new = self._file.with_suffix(".new")
        try:
            new.unlink(missing_ok=True)
            out = os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
            with os.fdopen(out, "w", encoding="utf-8") as file:
                file.write(written(rooms))
                file.flush()
                os.fsync(file.fileno())
            new.replace(self._file)
        except OSError as why:
            raise StoreError(os_key(why), file=spoken_path(self._file)) from why
