"""Several processes that serve one room from a database; here all of them in one."""

from __future__ import annotations

import asyncio
import secrets
import shutil
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.notes import Clean
from playroom.engine.registry import find_game
from playroom.room.client.remote_session import GameHome
from playroom.room.client.room_client import RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.cluster.relay import Relay
from playroom.room.cluster.shared_membership import SharedMembership
from playroom.room.protocol.trust import InvitationLine
from playroom.room.server.opening import Place, open_room
from playroom.room.table.running import RunningTable
from playroom.room.table.values import Phase
from playroom.store import Engine
from tests.room.far import GAMES, FarRoom, Guest
from tests.room.kit import BOTS, until
from tests.store.postgres import Server


class Gate(FarRoom):
    """One of them."""

    def __init__(self, folder: Path, engine: Engine, of: Gates) -> None:
        super().__init__(folder)
        self.engine = engine
        self.of = of

    async def open(self, port: int = 0) -> None:
        self.folder.mkdir(exist_ok=True)
        if self.of.gates:
            for name in ("room.crt", "room.key"):
                shutil.copy(self.of.gates[0].folder / name, self.folder / name)
        self.room = await open_room(
            self.folder,
            Place("127.0.0.1", port, "127.0.0.1"),
            find_game,
            lambda lines: (self.of.faults.append("".join(lines)), print("".join(lines)))[0],
            BOTS,
            bot_pause=0.0,
            engine=self.engine,
            public=self.of.public,
        )

    @property
    def membership(self) -> SharedMembership:
        membership = self.room.services.membership
        assert isinstance(membership, SharedMembership)
        return membership

    def runs(self, table: str) -> RunningTable:
        """A table, as it runs here."""
        return self.room.host.tables[table]

    async def crash(self) -> None:
        """As a process that is killed: its wires and its session at the database are cut."""
        room, host = self.room, self.room.host
        for table in host.tables.values():
            table.stream.close()
            table.presence.stop()
            table.dealing.stop()
            if table.runner is not None:
                table.runner.rest()
        room.replication.relay.close()
        for relayed in room.replication.relay.guests:
            relayed.hang_up()
        self.membership._node._disconnect()
        self.membership._closed.set()
        server = room.listener._server
        assert server is not None
        for connection in server.connections:
            connection.transport.abort()
        server.close()
        if host.lobby is not None:
            host.lobby.seeking.close()
        self.of.gates.remove(self)
        self.of.crashed.append(room)


class Gates:
    """All of them."""

    def __init__(self, folder: Path, server: Server, public: bool = False) -> None:
        self.folder, self.server, self.schema = folder, server, server.schema()
        self.public = public
        self.gates: list[Gate] = []
        self.crashed: list[Any] = []
        self.faults: list[str] = []
        self.guests: list[Guest] = []

    async def open(self) -> Gate:
        """One more."""
        number = len(self.gates) + len(self.crashed)
        engine = Engine(self.server.address, self.schema)
        gate = Gate(self.folder / f"gate{number}", engine, self)
        await gate.open()
        self.gates.append(gate)
        return gate

    async def know_each_other(self) -> None:
        """Each knows where the others are."""
        count = len(self.gates) - 1
        await until(lambda: all(len(g.membership.elsewhere()) == count for g in self.gates))

    async def come(self, gate: Gate, table: str, name: str, seat: int | None) -> Guest:
        """A client joins a table by one of the nodes."""
        code = gate.room.services.people.invite(table, seat)
        line = RoomClient(
            SavedRoom("127.0.0.1", gate.port, gate.room.certificate.pin, secrets.token_hex(16)),
            Clean.of(name),
            "en",
            GAMES,
            find_game,
            lambda home: homes.append(home),
            lambda room: None,
        )
        homes = list[GameHome]()
        invitation = InvitationLine("127.0.0.1", gate.port, code, gate.room.certificate.pin)
        guest = await gate.arrive(line, homes, invitation)
        self.guests.append(guest)
        return guest

    async def close(self) -> None:
        doors = [door for gate in self.gates for door in gate.room.host.connections]
        for guest in self.guests:
            guest.line.close()
        for door in doors:  # what is on its way is waited for otherwise
            door._sender.task.cancel()  # type: ignore[attr-defined]
        for gate in self.gates:
            await gate.room.close()
        for room in self.crashed:
            with suppress(Exception):
                room.replication.close()
                room.backing.close()


def in_gates(
    folder: Path,
    server: Server,
    test: Callable[[Gates], Coroutine[Any, Any, None]],
    count: int = 2,
    public: bool = False,
    gather: bool = False,
) -> None:
    """Runs a test in a room that several processes serve. `gather`: are the people of a table sent
    to the one that runs it? Else each stays at theirs and is relayed.
    """

    async def run() -> None:
        gates = Gates(folder, server, public)
        try:
            for _ in range(count):
                await gates.open()
            await gates.know_each_other()
            await test(gates)
            assert not gates.faults, gates.faults[0]
            for guest in gates.guests:
                assert not guest.failures, guest.failures[0]
        finally:
            await gates.close()

    with pytest.MonkeyPatch.context() as stay:
        if not gather:
            stay.setattr(Relay, "way", lambda self, person, about: ())
        asyncio.run(run())


async def at_two(gates: Gates, bots: int = 0, **options: int) -> tuple[str, Guest, Guest]:
    """Ana at the first process and Ben at the second one sit at one table."""
    first, second = gates.gates[:2]
    first.open_table("cribbage", 2 + bots, bots=bots, target=31, **options)
    table = first.table.state.id
    await until(lambda: table in second.room.host.tables)
    await until(lambda: first.runs(table).is_leader)
    ana = await gates.come(first, table, "Ana", 0)
    ben = await gates.come(second, table, "Ben", 1)
    for gate in (first, second):
        await until(lambda gate=gate: len(gate.runs(table).state.seated) == 2)
    for guest in (ana, ben):
        await until(lambda guest=guest: len(guest.session.state.seated) == 2)
    await until(lambda: ana.session.state == ben.session.state)
    return table, ana, ben


async def begin(*guests: Guest) -> None:
    """Those who sit at a table are ready, and a match begins."""
    for guest in guests:
        assert await guest.ready() == ""
    await until(lambda: all(guest.chair is not None for guest in guests))
    await until(lambda: all(guest.session.state.phase is Phase.PLAYING for guest in guests))
