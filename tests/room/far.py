"""A room with a door, and people who come to it over TLS on this machine."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

from playroom.engine.chair import reduced
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.steps import Placed
from playroom.match.bots.pool import BotPool
from playroom.room.client import room_client as line_module
from playroom.room.client.remote_session import GameHome
from playroom.room.client.room_client import RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.members.device_key import DeviceKey
from playroom.room.moderation.house_rules import USUAL, House
from playroom.room.protocol.trust import InvitationLine
from playroom.room.server.opening import Place, Room, open_room
from playroom.room.table import values as v
from playroom.room.table.running import RunningTable
from playroom.store import Engine
from tests.room.kit import BOTS, SHORT, Person, play_on, state_of, until

GAMES = {id_: find_game(id_).version for id_ in game_ids()}


class Guest(Person):
    """A remote guest."""

    line: RoomClient
    homes: list[GameHome]


class FarRoom:
    """A room in this process with a real door."""

    def __init__(
        self,
        folder: Path,
        house: House = USUAL,
        public: bool = False,
        engine_of: Callable[[], Engine | None] = lambda: None,
    ) -> None:
        self.folder = folder
        self.engine_of = engine_of
        self.house = house
        self.public = public
        self.faults: list[str] = []
        self.guests: list[Guest] = []
        self.bot_pool: BotPool | None = None
        self.room: Room
        self.table: RunningTable

    async def open(self, port: int = 0) -> None:
        self.room = await open_room(
            self.folder,
            Place("127.0.0.1", port, "127.0.0.1"),
            find_game,
            lambda lines: self.faults.append("".join(lines)),
            BOTS,
            bot_pause=0.0,
            bot_pool=self.bot_pool,
            house=self.house,
            public=self.public,
            engine=self.engine_of(),
        )
        for table in self.room.host.tables.values():
            self.table = table

    @property
    def port(self) -> int:
        return self.room.place.port

    def open_table(
        self, game: str = "casino", seats: int = 2, bots: int = 0, **options: Any
    ) -> None:
        setup = Setup.of(seats, {**SHORT[game], **options})
        given = {seats - 1 - n: (BOTS[n], "easy") for n in range(bots)}
        self.table = self.room.open_table(find_game(game), setup, given)

    def invitation(self, seat: int | None, name: str = "") -> InvitationLine:
        code = self.room.services.people.invite(self.table.state.id, seat, name)
        return InvitationLine.read(self.room.invitation(code).line)

    async def come(
        self,
        name: str,
        seat: int | None = None,
        port: int = 0,
        language: str = "en",
        invitation: InvitationLine | None = None,
        make: type[RoomClient] = RoomClient,
        key: DeviceKey | None = None,
        token: str = "",
    ) -> Guest:
        """A client joins by an invitation to a seat."""
        given = invitation or self.invitation(seat)
        line = make(
            SavedRoom("127.0.0.1", port or given.port, given.pin, token or secrets.token_hex(16)),
            Clean.of(name),
            language,
            GAMES,
            find_game,
            lambda home: homes.append(home),
            lambda room: None,
            key,
        )
        homes = list[GameHome]()
        return await self.arrive(line, homes, given)

    async def watch(self, name: str, **more: Any) -> Guest:
        """A client joins and watches."""
        guest = await self.come(name, None, **more)
        await until(lambda: self.table.state.guest(guest.me) is not None)
        await until(lambda: guest.session.state == self.table.state)
        if guest.session.seat is not None:  # they sit as soon as they come, or not at all
            assert await guest.ask(v.Stand()) == ""
        return guest

    async def arrive(
        self, line: RoomClient, homes: list[GameHome], invitation: InvitationLine | None
    ) -> Guest:
        session = await line.join(invitation)
        assert session is not None
        guest = Guest(session)
        guest.line, guest.homes = line, homes
        self.guests.append(guest)
        return guest

    async def begin(
        self, *names: str, port: int = 0, make: type[RoomClient] = RoomClient
    ) -> list[Guest]:
        """These come to the seats in order, are ready, and it begins."""
        guests = [await self.come(n, seat, port, make=make) for seat, n in enumerate(names)]
        await until(lambda: len(self.table.state.seated) == len(names))
        end = asyncio.get_running_loop().time() + 40
        while self.table.state.matches == 0:  # a cut takes agreement back, and gives a deal up
            assert asyncio.get_running_loop().time() < end, "nobody agrees"
            for guest in guests:
                now = self.table.state.guest(guest.me)
                known = guest.session.state.rows >= self.table.state.changed
                if now is not None and not now.ready and known:
                    await guest.ready()
            await asyncio.sleep(0.01)
        await until(lambda: all(guest.chair is not None for guest in guests))
        return guests

    async def close(self) -> None:
        for guest in self.guests:
            guest.line.close()
        with suppress(Exception):
            await self.room.close()


def with_room(
    folder: Path,
    test: Callable[[FarRoom], Coroutine[Any, Any, None]],
    wait: float = 0.01,
    house: House = USUAL,
    public: bool = False,
    engine_of: Callable[[], Engine | None] = lambda: None,
) -> None:
    """Runs a test in a room with a door; fails on any reported fault."""

    async def run() -> None:
        room = FarRoom(folder, house, public, engine_of)
        await room.open()
        try:
            await test(room)
            assert not room.faults, room.faults[0]
            for guest in room.guests:
                assert not guest.failures, guest.failures[0]
        finally:
            await room.close()

    before = line_module.FIRST_WAIT
    line_module.FIRST_WAIT = wait
    try:
        asyncio.run(run())
    finally:
        line_module.FIRST_WAIT = before


def told_locally(match: Match[Any, Any], seat: int | None) -> list[Placed]:
    """What a seat is told of the log of a match, from all of it."""
    again = Match.replay(match.game, match.header, match.entries)
    return list(reduced(again.events, seat))


def assert_heard_once(room: FarRoom, guest: Guest) -> None:
    """Every row and every event once, in order, equal to what the log tells."""
    runner = room.table.runner
    assert runner is not None
    chair = guest.chair
    assert chair is not None
    assert guest.heard(runner.header.id) == told_locally(runner.match, chair.seat)
    state, kept = room.table.state, list(room.table.recent.kept)
    rows = room.room.services.room_store.rows(state.id)[
        : state.rows
    ]  # it may be one ahead of what is told
    assert rows[-len(kept) :] == kept
    first = len(rows) - len(guest.rows)
    assert guest.rows == rows[first:]
    assert [state.rows for state in guest.lives] == list(range(first + 1, len(rows) + 1))
    assert guest.session.state == state_of(rows, room.table.game) == room.table.state


async def play_some(
    room: FarRoom, guests: list[Guest], inputs: int = 1_000_000, seconds: float = 60
) -> bool:
    """They play until it is over, or for so many inputs, and everybody has been told; is it
    over?
    """
    runner = room.table.runner
    assert runner is not None
    match = runner.match
    await play_on(
        list(guests), lambda: match.outcome is not None or match.sequence > inputs, seconds
    )
    over = match.outcome is not None
    if over:
        await until(lambda: room.table.state.phase.value == "over")
    else:
        runner.rest()  # nothing happens any more while it is looked at
        room.table.presence._run_or_rest = lambda: None  # type: ignore[method-assign]
        await asyncio.sleep(0.02)

    def told() -> bool:
        return all(_knows_all(room, guest, over) for guest in guests)

    await until(told, 20)
    return over


def _knows_all(room: FarRoom, guest: Guest, over: bool) -> bool:
    chair = guest.chair
    if chair is None or guest.session.state != room.table.state:
        return False
    return chair.view == _view(room, guest) and (chair.outcome is not None) is over


def _view(room: FarRoom, guest: Guest) -> Any:
    assert room.table.runner is not None
    assert guest.chair is not None
    return room.table.runner.match.view(guest.chair.seat)


async def to_the_end(room: FarRoom, guests: list[Guest], seconds: float = 60) -> None:
    """They play until it is over and everybody has been told."""
    assert await play_some(room, guests, seconds=seconds)
