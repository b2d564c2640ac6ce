"""`python3 -m tests.locale.places`: records what is said on the screens of the room, in order, for
`playroom translate`.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playroom.bootstrap import ROOT, ready
from playroom.cli.translating.places import RECORDED, Recorded
from playroom.engine.notes import Note
from playroom.engine.wire import written
from playroom.locale import Listener, Teller

MOST = 30
"""Items of a list that are walked."""


class Recording(Teller):
    """A teller that remembers what it told."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.told: list[Recorded] = []

    def tell(self, note: Note, listener: Listener, length: str = "normal") -> str:
        """Tells and remembers."""
        one = Recorded(note, listener.seat, listener.cards)
        if not self.told or self.told[-1] != one:
            self.told.append(one)
        return super().tell(note, listener, length)


def record(folder: Path) -> list[Recorded]:
    """Walks all screens of a room with one game under way."""
    from tests.shell.inside import Inside, inside
    from tests.shell.kept import finished_game
    from tests.shell.test_ear import menu_ways
    from tests.shell.test_every_screen import back, ways

    finished_game(folder)
    teller = Recording("en")

    def walk(room: Any, way: Callable[[], object]) -> None:
        way()
        for key in ("tab",) * MOST:
            room.press(key)
        room.press("?", *("tab",) * MOST, "escape")

    async def run(room: Inside) -> None:
        room.app.announcer.teller = teller
        room.deal(seed="3")
        await room.settle()
        for key in ("h", "s", "t", "v", "w", "l", "1", "space", "2", "space", "enter"):
            room.press(key)
            await room.settle()
        room.press("c-s")
        room.open_room()
        bottom = room.app.front
        for every in (menu_ways(room), ways(room, folder)):
            for way in every.values():
                back(room, bottom)
                room.app.announcer.teller = teller
                walk(room, way)

    inside(run, folder)
    return teller.told


def run() -> int:
    """Writes the file."""
    status = ready("tests.locale.places", sys.argv[1:], "test")
    if status is not None:
        return status
    with tempfile.TemporaryDirectory() as folder:
        lines = [written(one).encode() for one in record(Path(folder))]
        lines = [line for line in lines if folder.encode() not in line]
    seen: set[bytes] = set()
    kept = []
    for at, line in enumerate(lines):
        near = lines[max(0, at - 1) : at + 2]
        if any(one not in seen for one in near):  # its place, or that of a neighbour
            kept.append(line)
        seen.add(line)
    RECORDED.write_bytes(b"\n".join(kept) + b"\n")
    print(RECORDED.relative_to(ROOT), len(kept))
    return 0


if __name__ == "__main__":
    sys.exit(run())
