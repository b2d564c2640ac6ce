"""A new door is one package and one row: telnet, which exists only here, is invited to, opened,
played through and refused by what the room has already.
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from playroom import doors
from playroom.cli.hosting.doors import open_doors
from playroom.engine.notes import Note, note
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.locale import LANGUAGES, Listener, languages, locales_dir, teller, teller_of
from playroom.room.server.opening import Place, Room, open_room
from playroom.shell.room.others import bad_invitation
from tests.room.doors.telnet import TELNET
from tests.room.doors.test_every_door import bar
from tests.room.kit import BOTS, until

HERE = Path(__file__).parent / "telnet" / "locales"
WORDS = {
    "en": ("Olga", "people", "turn", "6 cards", "Choose 2 cards"),
    "es": ("Olga", "gente", "turno", "6 cartas", "Elige 2 cartas"),
}
"""A name, two words that are typed, and what is heard of the cards."""


@pytest.fixture(autouse=True)
def _row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Adds the row, and the two files with its sentences."""
    folder = tmp_path / "locales"
    shutil.copytree(locales_dir(), folder)
    for language in LANGUAGES:
        shutil.copy(HERE / f"{language}.ftl", folder / language / "telnet.ftl")
    monkeypatch.setattr(languages, "_folder", lambda: str(folder))
    monkeypatch.setattr(doors, "DOORS", (*doors.DOORS, TELNET))
    teller.forget()
    yield
    monkeypatch.undo()
    teller.forget()


class Caller:
    """A guest with a telnet client."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self.raw, self._heard = "", 0

    @classmethod
    async def calls(cls, room: Room, code: str) -> Caller:
        place = room.doors["telnet"].place
        caller = cls(*await asyncio.open_connection("127.0.0.1", place.port))
        caller.types(code)
        return caller

    def types(self, line: str) -> None:
        self._writer.write(f"{line}\r\n".encode())

    async def hear(self, wanted: str) -> None:
        """Waits for a text behind the last one."""
        async with asyncio.timeout(5):
            while wanted not in self.raw[self._heard :]:
                data = await self._reader.read(65_536)
                assert data, f"ended without {wanted!r}: {self.raw[self._heard :]!r}"
                self.raw += data.decode()
        self._heard = self.raw.index(wanted, self._heard) + len(wanted)

    async def rest(self) -> str:
        """Everything to the end."""
        async with asyncio.timeout(5):
            while data := await self._reader.read(65_536):
                self.raw += data.decode()
        self._writer.close()
        return self.raw


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_invited_to_opened_and_played_through(language: str, tmp_path: Path) -> None:
    def told(line: Note) -> str:
        return teller_of(language).tell(line, Listener(None, (), ()))

    name, people, turn, dealt, asked = WORDS[language]

    async def run() -> None:
        faults: list[list[str]] = []
        here = Place("127.0.0.1", 0)
        room = await open_room(tmp_path / "room", here, find_game, faults.append, BOTS)
        try:
            cribbage = find_game("cribbage")
            table = room.open_table(cribbage, Setup.of(2, {}), {1: ("Clara", "easy")})
            args = argparse.Namespace(
                ssh=None, telnet="127.0.0.1:0", lang=language, data=str(tmp_path)
            )
            shown = await open_doors(room, args)
            port = room.doors["telnet"].place.port
            assert shown == {"telnet": f"127.0.0.1:{port}"}
            code = room.services.people.invite(table.state.id, 0)
            line = room.invitation(code).others["telnet"]
            assert line == f"telnet 127.0.0.1 {port} {code}"
            assert bad_invitation(line).id == "others-line-telnet"

            caller = await Caller.calls(room, code)
            await caller.hear(told(note("guest-name")))
            caller.types(name)
            await caller.hear(told(note("guest-help-telnet")))
            await until(lambda: bool(table.state.guests))
            caller.types("enter" if language == "en" else "intro")
            await caller.hear(dealt)
            await caller.hear(asked)
            caller.types(turn)
            await caller.hear(asked)
            caller.types(people)
            await caller.hear("Clara")
            (guest,) = table.state.guests
            await bar(room.services, guest.id, name)
            await caller.rest()

            again = await Caller.calls(room, code)
            heard = await again.rest()
            assert told(note("together-trouble-bye", why="barred")) in heard
        finally:
            await room.close()
        assert not faults

    asyncio.run(run())
