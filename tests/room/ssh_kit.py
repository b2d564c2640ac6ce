"""A room with a door for SSH, and a client."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from playroom.doors.ssh.door import open_door
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.room.moderation import house_rules as house
from playroom.room.server.opening import Place, Room, open_room
from playroom.room.table import values as v
from playroom.room.table.running import RunningTable

KEY, OTHER_KEY = (asyncssh.generate_private_key("ssh-ed25519") for _ in range(2))


class Client(asyncssh.SSHClient):
    """Answers a password prompt with a code."""

    def __init__(self, code: str = "") -> None:
        self.code, self.asked = code, [""]

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(
        self, name: str, instructions: str, lang: str, prompts: Any
    ) -> list[str]:
        self.asked += [instructions, *(prompt for prompt, _ in prompts)]
        return [self.code for _ in prompts]


class House:
    """A room with a door for SSH, and a table with free seats."""

    def __init__(self, room: Room, table: RunningTable, faults: list[list[str]]) -> None:
        self.room, self.table, self.faults = room, table, faults
        self.port = room.doors["ssh"].place.port

    def invite(self, seat: int | None = None, name: str = "") -> str:
        """A code."""
        return self.room.services.people.invite(self.table.state.id, seat, name)

    def refused(self) -> list[str]:
        """What was refused."""
        return [what for _, _, what in self.room.services.room_store.refusals()]

    def connect(self, user: str, key: asyncssh.SSHKey | None = None, **more: Any) -> Any:
        """A connection of a client that has nothing but a key, or not even that."""
        more.setdefault("client_factory", Client)
        return asyncssh.connect(
            "127.0.0.1",
            self.port,
            username=user,
            client_keys=[key] if key else None,
            agent_path=None,
            known_hosts=None,
            config=None,
            preferred_auth="publickey,keyboard-interactive",
            **more,
        )

    @asynccontextmanager
    async def guest(
        self, user: str, key: asyncssh.SSHKey | None = None, lang: str = "", **more: Any
    ) -> AsyncIterator[Heard]:
        """An SSH session."""
        env = {"LANG": lang} if lang else None
        async with self.connect(user, key, **more) as connection:
            process = await connection.create_process(
                term_type="xterm", term_size=(80, 24), env=env, encoding=None
            )
            yield Heard(process)

    async def until(self, what: Callable[[v.TableState], object]) -> None:
        """Waits for something at the table."""
        async with asyncio.timeout(5):
            while not what(self.table.state):
                await asyncio.sleep(0.005)


class Heard:
    """What comes out of a session, and what goes in."""

    def __init__(self, process: Any) -> None:
        self.process = process
        self.raw = ""

    async def hear(self, wanted: str, times: int = 1) -> str:
        """Waits for a text; gives everything since the last one."""
        before = len(self.raw)
        try:
            async with asyncio.timeout(5):
                while self.raw.count(wanted, before) < times:
                    data = await self.process.stdout.read(65_536)
                    assert data, f"ended without {wanted!r}: {self.raw[before:]!r}"
                    self.raw += data.decode()
        except TimeoutError:
            pytest.fail(f"{wanted!r} is not in {self.raw[before:]!r}")
        return self.raw[before:]

    async def rest(self) -> str:
        """Everything to the end of the session."""
        async with asyncio.timeout(5):
            while data := await self.process.stdout.read(65_536):
                self.raw += data.decode()
        return self.raw

    def press(self, keys: str) -> None:
        """Sends keys."""
        self.process.stdin.write(keys.encode())


def at_home(
    folder: Path,
    test: Callable[[House], Coroutine[Any, Any, None]],
    language: str = "en",
    rules: house.House = house.USUAL,
) -> None:
    """Runs a test in a room with a door for SSH."""

    async def run() -> None:
        faults: list[list[str]] = []
        room = await open_room(
            folder / "room",
            Place("127.0.0.1", 0),
            find_game,
            faults.append,
            ("Clara", "Dora"),
            house=rules,
        )
        try:
            game = find_game("cribbage")
            table = room.open_table(game, Setup.of(2, {}), {})
            await open_door(room, Place("127.0.0.1", 0), language)
            await test(House(room, table, faults))
        finally:
            await room.close()
        assert not faults

    asyncio.run(run())
