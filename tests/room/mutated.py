"""Frames with something wrong in them, sent to a room and to a client: the tests send a few
thousand, `python3 -m tests.room.mutated --frames 1000000 --minutes 60` all (frames to a room, then
minutes of a hostile room).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from playroom.bootstrap import ready
from playroom.engine.notes import Clean
from playroom.engine.registry import NoGame, find_game
from playroom.engine.rng import Rng
from playroom.engine.wire import BadJson, encode
from playroom.room.client.remote_chair import OtherGame, SequenceGap
from playroom.room.client.remote_end import ComeAgain
from playroom.room.client.remote_session import RemoteSession
from playroom.room.client.room_client import RoomClient
from playroom.room.protocol import messages as e
from playroom.room.table import values as v
from playroom.room.table.state import NoTable
from tests.room.far import FarRoom, with_room
from tests.room.kit import Person, until

LONGEST = 0.005
"""Seconds of the processor that a frame may take."""


@dataclass
class Found:
    """What came of it."""

    frames: int = 0
    refused: int = 0
    slow: list[tuple[float, str]] = field(default_factory=list)


def mutated(chance: Rng, frames: list[bytes]) -> bytes:
    """A frame with something wrong in it."""
    data = bytearray(chance.choice(frames))
    for _ in range(1 + chance.below(4)):
        at = chance.below(len(data) + 1)
        match chance.below(6):
            case 0:
                data[at : at + 1 + chance.below(8)] = b""
            case 1:
                data[at:at] = bytes(chance.below(256) for _ in range(1 + chance.below(6)))
            case 2:
                data[at : at + 1] = bytes([chance.below(256)])
            case 3:
                other = chance.choice(frames)
                data[at:at] = other[: chance.below(len(other))]
            case 4:
                data[at:at] = chance.choice(
                    [b"99999999999999999999", b"-1", b"null", b"1e999", b"{}", b"[]", b'"\\ud800"',
                     b'"\\u0000"', b"true", b'"x"']
                )  # fmt: skip
            case _:
                data[at:at] = bytes(data[at // 2 : at])[:2_000]
    return bytes(data)


def _took(act: Callable[[bytes], object], data: bytes) -> float:
    """Seconds of the processor in this thread, whatever else the machine does."""
    began = time.thread_time()
    with contextlib.suppress(BadJson):
        act(data)
    return time.thread_time() - began


def frames_up(match: str, person: v.PersonId) -> list[bytes]:
    """One of every kind that a client sends, and some commands."""
    commands: list[v.AnyCommand] = [
        v.Sit(1), v.Stand(), v.SetOption("target", 21), v.SetSeats(3), v.PutBot("good", 1),
        v.BeReady(True, 3), v.Pause(), v.GoOn(), v.MuteAtTable(person, True), v.TakeBot(),
    ]  # fmt: skip
    frames = [
        *(
            encode({"type": "ask", "id": f"a{n}", "command": command})
            for n, command in enumerate(commands)
        ),
        encode({"type": "say", "id": "s1", "text": "hola", "to": "table", "person": None}),
        encode({"type": "nudge_them", "id": "n1"}),
        encode({"type": "invite_one", "id": "i1", "seat": 1}),
        encode({"type": "pledged", "match": match, "commitment": "a" * 64}),
        encode({"type": "showing", "match": match, "number": "a" * 64}),
        encode({"type": "do", "id": "d1", "match": match, "request": "r", "text": "play 5H"}),
        encode({"type": "leave", "id": "l1", "match": match}),
        encode({"type": "come_back", "id": "c1", "match": match}),
        encode({"type": "hurry"}),
    ]
    for frame in frames:
        e.read_up(frame)  # each of them is one, before something is wrong in it
    return frames


def to_a_room(folder: Path, count: int, seed: str = "mutated") -> Found:
    """Reads so many, and does what a tenth of them ask for at a table at which a match is on. No
    fault may be reported there, and no client may be cut off by what another sends.
    """
    found = Found()

    async def test(room: FarRoom) -> None:
        room.open_table("casino")
        ana, ben = await room.begin("Ana", "Ben")
        door = next(iter(room.room.host.connections))
        room.room.services.rate_limiter.may = lambda *_: True  # type: ignore[method-assign]
        frames, chance = frames_up(room.table.state.match or "", ben.me), Rng(seed)
        for number in range(count):
            data = mutated(chance, frames)
            began = time.thread_time()
            try:
                e.read_up(data)
            except BadJson:
                found.refused += 1
            took = time.thread_time() - began
            if number % 10 == 0:
                took = max(took, _took(door.take, data))
                if number % 500 == 0:
                    await asyncio.sleep(0)
            if took > LONGEST:  # a collection of garbage, or really so?
                took = min(_took(e.read_up, data) for _ in range(3))
                if number % 10 == 0:
                    took = max(took, min(_took(door.take, data) for _ in range(3)))
                if took > LONGEST:
                    found.slow.append((took, repr(data)))
        found.frames = count
        assert not room.faults, room.faults[0]
        assert ana.session.state.guest(ana.me) is not None

    with_room(folder, test)
    return found


def sent_by_a_room(folder: Path) -> tuple[e.Snapshot, list[bytes]]:
    """What a room sends to a client in the first plays of a game."""
    sent: list[bytes] = []

    class Spied(RoomClient):
        async def join(self, invitation: Any) -> Any:
            session = await super().join(invitation)
            take = session.take

            def taken(data: bytes) -> None:
                sent.append(data)
                take(data)

            session.take = taken  # type: ignore[method-assign]
            return session

    welcomes: list[e.Snapshot] = []

    async def test(room: FarRoom) -> None:
        room.open_table("casino")
        ana = await room.come("Ana", 0, make=Spied)
        ben = await room.come("Ben", 1)
        await until(lambda: len(room.table.state.seated) == 2)
        for guest in (ana, ben):
            await until(lambda: guest.session.state.rows >= room.table.state.changed)  # noqa: B023
            await guest.ready()
        await until(lambda: ana.chair is not None and ben.chair is not None)
        for _ in range(12):
            for guest in (ana, ben):
                if guest.awaited():
                    await guest.play()
            await asyncio.sleep(0.005)
        await ana.say("hola")
        welcomes.append(
            e.Snapshot(Clean.of("room"), ana.me, ana.session.state, (), ana.session.state)
        )

    with_room(folder, test)
    return welcomes[0], sent


def to_a_client(folder: Path, count: int, minutes: float = 0.0, seed: str = "hostile") -> Found:
    """A client takes so many, and more for so many minutes. Whatever it takes ends nothing but in
    a way for which its line has a sentence.
    """
    welcome, sent = sent_by_a_room(folder)
    frames = [encode(welcome), *sent]
    played = [frame for frame in sent if frame.startswith((b'{"type":"at"', b'{"type":"news"'))]
    assert len(played) > 10
    found = Found()

    async def hostile() -> None:
        chance, until = Rng(seed), time.monotonic() + 60 * minutes
        session: RemoteSession | None = None
        person: Person | None = None
        while found.frames < count or time.monotonic() < until:
            if session is None or session.is_over or found.frames % 50 == 0:
                if person is not None:
                    person.session.close()
                session = RemoteSession(
                    welcome, find_game("casino"), lambda data: None, lambda home: None, find_game
                )
                person = Person(session)
                for frame in played[: chance.below(len(played))]:
                    session.take(frame)
                await asyncio.sleep(0)
            found.frames += 1
            try:
                session.take(mutated(chance, frames))
            except (BadJson, NoTable, ComeAgain, OtherGame, NoGame, SequenceGap):
                found.refused += 1

    asyncio.run(hostile())
    return found


def main() -> int:
    """Prints what came of each; the status is 1 when a frame took too long."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", default="mutated")
    status = ready("tests.room.mutated", sys.argv[1:], "test-all")
    if status is not None:
        return status
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        room = to_a_room(Path(folder) / "room", asked.frames, asked.seed)
        print(json.dumps({"to_a_room": asdict(room)}), flush=True)
        client = to_a_client(Path(folder) / "client", asked.frames // 3, asked.minutes, asked.seed)
        print(json.dumps({"to_a_client": asdict(client)}), flush=True)
    return 1 if room.slow else 0


if __name__ == "__main__":
    sys.exit(main())
