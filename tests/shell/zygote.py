"""Rooms that are killed: a process that has everything loaded makes a child for every life of a
room.

    python -m tests.shell.zygote FOLDER GAME

Every line `go SEED` on standard input starts a room that takes up what was left (or begins anew)
and plays any legal action, as fast as it can. It tells its number (`# pid 123`), then every line of
the game, `E ` before what was told of an event; `# over` at the end of a game, `# dead` when it has
gone.
"""

from __future__ import annotations

import asyncio
import io
import os
import sys
from itertools import islice
from pathlib import Path
from typing import Any

from playroom.engine.header import Player
from playroom.engine.notes import Clean, note
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.locale import Listener, teller_of
from playroom.match.match_log import PATIENCE
from playroom_testing.room import WAITS
from tests.shell.inside import Inside


class Out(io.StringIO):
    """Standard output without any buffer: what was written has left the process."""

    event = False

    def write(self, text: str) -> int:
        for line in text.splitlines():
            if line:
                os.write(1, (("E " if self.event else "") + line + "\n").encode())
        return len(text)


class Killable(Inside):
    """A room whose lines go out at once."""

    def __init__(self, folder: Path, patience: float) -> None:
        super().__init__(folder, "en")
        self.app.tables.patience = patience
        out = Out()
        self.app.announcer.writer._stream = out
        tell = self.app.announcer.tell

        def telling(*args: Any, **more: Any) -> None:
            out.event = True
            try:
                tell(*args, **more)
            finally:
                out.event = False

        self.app.announcer.tell = telling  # type: ignore[method-assign]


async def live(folder: Path, game: str, seed: str) -> None:
    """One life of a room, until it is killed or the game is over."""
    # for the disk: of a play at home, of one that is always told later, of one that never is
    room = Killable(folder, (PATIENCE, 0.0, WAITS)[int(seed) % 3])
    left = room.store.unfinished()
    if left:
        room.app.tables.resume_game(left[0].id)
    else:
        rules = find_game(game)
        names = ("Berta", "Luis", "Ana", "Marta", "Hugo")
        others = tuple(Player(Clean.of(name), "random") for name in names[: rules.seats.start - 1])
        room.app.tables.new_game(
            rules, Setup.of(rules.seats.start), (Player(Clean.of("You"), "person"), *others), seed
        )
    await room.settle()
    chance = Rng(seed)
    while room.match.outcome is None:
        await room.settle()
        match = room.match
        some = list(islice(match.game.choices(match.view(0)), 40))
        if match.outcome is None and some:
            room.table.do(chance.choice(some))
        await asyncio.sleep(0)
    os.write(1, b"# over\n")


def main() -> None:
    """Makes a child for every order."""
    folder, game = Path(sys.argv[1]), sys.argv[2]
    # loaded once, here: a room is to be killed while it plays, not while it imports
    teller = teller_of("en")
    teller.tell(note(f"{game}-name"), Listener(None, (), ()))
    find_game(game)
    for line in sys.stdin:
        seed = line.split()[1]
        child = os.fork()
        if not child:
            status = 1
            try:
                os.write(1, f"# pid {os.getpid()}\n".encode())
                asyncio.run(live(folder, game, seed))
                status = 0
            except BaseException as why:
                os.write(1, f"# failed {why!r}\n".encode())
            finally:
                os._exit(status)
        os.waitpid(child, 0)
        os.write(1, b"# dead\n")


if __name__ == "__main__":
    main()
