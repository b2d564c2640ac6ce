"""A client of a room that plays by itself and kills itself as a match ends, without having kept it;
started again, it says what has come home. `python -m tests.room.killed_player FOLDER INVITATION`,
then without the invitation.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import sys
from pathlib import Path

from playroom.engine.notes import Clean
from playroom.engine.registry import find_game
from playroom.engine.wire import PLAIN, written
from playroom.room.client.room_client import RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.fair.own_deals import OwnDeals
from playroom.room.protocol.trust import InvitationLine
from playroom.room.table import values as v
from playroom.room.table.session import GameHome
from tests.room.far import GAMES
from tests.room.kit import Person


def dies(home: GameHome) -> bool:
    os.kill(os.getpid(), signal.SIGKILL)
    return False


def says(home: GameHome) -> bool:
    proof = "" if home.proof is None else home.proof.value
    print(home.header.id, home.seat, proof, len(home.entries), home.missed, flush=True)
    return True


async def plays(person: Person) -> None:
    """Agrees, and does the first thing there is, until the end of the room."""
    while not person.ended:
        me = person.session.state.guest(person.me)
        if person.session.state.phase is v.Phase.OPEN and me is not None and not me.ready:
            await person.ready()
        elif person.awaited():
            await person.play()
        await asyncio.sleep(0.01)


async def main(folder: Path, invitation: str) -> None:
    """Comes by an invitation and dies at the end, or comes back for so many seconds."""
    file = folder / "room.json"
    if invitation:
        line = InvitationLine.read(invitation)
        room = SavedRoom(line.host, line.port, line.pin, secrets.token_hex(16))
    else:
        room = PLAIN.decode(file.read_bytes(), SavedRoom)
    wire = RoomClient(
        room, Clean.of(folder.name), "en", GAMES, find_game, dies if invitation else says,
        lambda now: None, deals=OwnDeals(folder),
    )  # fmt: skip
    session = await wire.join(InvitationLine.read(invitation) if invitation else None)
    file.write_text(written(wire.room), encoding="utf-8")
    print("here", flush=True)
    assert session is not None
    if invitation:
        await plays(Person(session))
    await asyncio.sleep(2.0)
    wire.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), "".join(sys.argv[2:])))
