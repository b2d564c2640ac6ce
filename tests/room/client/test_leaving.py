"""Going for a while is meant and told so at once; a terminal that goes away, or a wire on which
nothing answers, is a cut; and what was said is heard once, however the room is treated.
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
from pathlib import Path
from typing import Any

import pytest

from playroom.room.client import room_client as line_module
from playroom.room.client import tls_connection
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.server.wire import listener as listener_module
from playroom.room.table import values as v
from playroom.room.table.session import Utterance
from playroom.room.table.values import Phase
from playroom.shell.room.others import open_others
from tests.room.client.test_transcripts import Shown
from tests.room.far import FarRoom, with_room
from tests.room.kit import until
from tests.room.proxy import Proxy, Weather
from tests.shell.inside import Inside

BACK = {
    "en": "Your seat is kept for half a minute, then a bot plays. playroom join brings you back.",
    "es": "Tu asiento se guarda medio minuto, luego juega un robot. "
    "playroom join te trae de vuelta.",
}


def last_away(room: FarRoom) -> v.Away | None:
    found = [row for row in room.table.recent.kept if isinstance(row, v.Away)]
    return found[-1] if found else None


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("how", ["c-d", "c-s", "eof"])
def test_who_goes_by_a_key_is_told_as_meant_and_how_to_come_back(
    how: str, language: str, tmp_path: Path
) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("casino", 2)
        ben = await room.come("Ben", 1)
        ana = Shown(tmp_path / "Ana", "Ana", language)
        await ana.come(room, 0)
        app = ana.inside.app
        app.closing.append(ana.line.closed)
        await until(lambda: len(room.table.state.seated) == 2)
        await until(
            lambda: ana.session_screens.session.state == room.table.state == ben.session.state
        )
        assert await ben.ready() == ""
        ana.inside.press("home", "enter")
        await until(lambda: room.table.state.phase is Phase.PLAYING)
        await until(lambda: ana.chair is not None)
        if how != "eof":
            ana.inside.press(how)
        if how == "c-s":  # the room itself says goodbye
            await until(lambda: ana.left)
        if how != "eof":
            assert ana.inside.lines[-1] == BACK[language]
        app.close()
        for close in app.closing:
            await close()
        await until(lambda: last_away(room) is not None)
        assert last_away(room) == v.Away(ana.session_screens.session.me, how != "eof")
        await until(lambda: ben.rows[-1] == last_away(room))
        guest = room.table.state.guest(ana.session_screens.session.me)
        assert guest is not None
        assert (guest.seat, guest.here) == (0, False)
        ana.line.close()
        ana.inside.store.close()
        again = Inside(tmp_path / "Ana", language)
        way = {"en": "Back to Casino with Ben", "es": "Volver a Casino con Ben"}[language]
        assert again.open_room()[-1].startswith(way)
        again.press(*("down", "home", "delete", "escape"))
        open_others(again.app)
        assert again.lines[-1].startswith(way)
        again.close()

    with_room(tmp_path / "room", test)


def test_a_program_that_is_killed_has_not_meant_it(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("casino", 2)
        ana = await room.come("Ana", 0)
        connection: Any = ana.line._connection
        ana.line.close()
        connection.abort()
        await until(lambda: last_away(room) is not None)
        assert last_away(room) == v.Away(ana.me, False)

    with_room(tmp_path, test)


# -- a wire on which nothing answers ---------------------------------------------------------------


class Swallows:
    """Passes bytes on, until it is told to swallow what those that are open now still send."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._server: asyncio.Server | None = None
        self._open: list[asyncio.Event] = []
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._pass, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def swallow(self) -> None:
        for dead in self._open:
            dead.set()

    def close(self) -> None:
        assert self._server is not None
        self._server.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_connection("127.0.0.1", self._to)
        dead = asyncio.Event()
        self._open.append(dead)

        async def carry(source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
            with contextlib.suppress(OSError):
                while data := await source.read(65_536):
                    if not dead.is_set():
                        to.write(data)
            if not dead.is_set():
                to.transport.abort()

        try:
            await asyncio.gather(carry(reader, there[1]), carry(there[0], writer))
        finally:
            writer.transport.abort()
            there[1].transport.abort()


@pytest.mark.parametrize("notices", ["room", "client"])
def test_a_wire_on_which_nothing_answers_is_a_cut_on_both_sides(
    notices: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever side has the shorter patience."""
    monkeypatch.setattr(listener_module, "PING", 1.0 if notices == "room" else 60.0)
    monkeypatch.setattr(tls_connection, "PING", 1.0 if notices == "client" else 60.0)

    async def test(room: FarRoom) -> None:
        wire = Swallows(room.port)
        await wire.open()
        room.open_table("casino", 2)
        ben = await room.come("Ben", 1)
        ana = await room.come("Ana", 0, wire.port)
        await until(lambda: len(room.table.state.seated) == 2)
        await asyncio.sleep(2.2)  # signs of life are asked for, and given
        assert last_away(room) is None
        connection = ana.line._connection
        wire.swallow()
        if notices == "room":
            await until(lambda: last_away(room) is not None, 20)
            assert last_away(room) == v.Away(ana.me, False)
            await until(lambda: last_away(room) in ben.rows)
        else:  # it comes again by itself, on another wire
            await until(lambda: ana.line._connection not in (None, connection), 20)
            assert await ana.say("hola") == ""
            await until(lambda: ben.said == ["Ana: hola"])
        assert not ana.ended
        wire.close()
        ana.line.close()

    with_room(tmp_path, test)


def test_both_sides_ask_for_signs_of_life_within_forty_seconds() -> None:
    from playroom.doors.ssh import door

    assert listener_module.PING + listener_module.PING <= 40
    assert tls_connection.PING + tls_connection.PING <= 40
    assert 4 * door.PING <= 40


# -- what was said is heard once -------------------------------------------------------------------


def test_what_was_said_before_the_room_was_killed_is_heard_once(tmp_path: Path) -> None:
    """The answer is lost with the room, so it is said again to the next one."""

    async def test(room: FarRoom) -> None:
        room.open_table("casino", 2)
        ana, ben = await room.come("Ana", 0), await room.come("Ben", 1)
        await until(lambda: len(room.table.state.seated) == 2)
        answered = ana.line.session._answered  # type: ignore[union-attr]
        setattr(ana.line.session, "_answered", lambda id, result: None)  # noqa: B010
        ana.session.say(Utterance("hola"), lambda result: done.append(result))
        done: list[Any] = []
        await until(lambda: ben.said == ["Ana: hola"])
        await until(lambda: ana.said == ["Ana: hola"])
        port = room.port
        await killed(room)
        ana.line.session._answered = answered  # type: ignore[union-attr,method-assign]
        await room.open(port)
        await until(lambda: done == [None], 20)
        assert await ben.say("ya") == ""
        await until(lambda: ana.said[-1] == "Ben: ya")
        assert ben.said == ana.said == ["Ana: hola", "Ben: ya"]

    with_room(tmp_path, test)


async def killed(room: FarRoom) -> None:
    """The room is gone without a word to anybody."""
    for table in room.room.host.tables.values():
        for session in tuple(table.sessions):
            session._hooks = None
    server = room.room.listener._server
    assert server is not None
    for connection in tuple(server.connections):
        connection.transport.abort()
    await room.room.close()


# -- a wire that was cut for longer than the seat is kept ------------------------------------------


@pytest.mark.parametrize("language", ["en", "es"])
def test_whoever_was_cut_off_for_too_long_hears_that_a_bot_plays(
    language: str, tmp_path: Path
) -> None:
    line = {
        "en": "A bot plays for you. Enter takes your cards back.",
        "es": "Un robot juega por ti. Con Intro recuperas tus cartas.",
    }[language]

    async def test(room: FarRoom) -> None:
        room.open_table("cribbage", 2)
        room.table.services = dataclasses.replace(room.table.services, grace=0.1)
        wire = Proxy(room.port, Weather())
        await wire.open()
        ben = await room.come("Ben", 1)
        ana = Shown(tmp_path / "Ana", "Ana", language)
        await ana.come(room, 0, wire.port)
        await until(lambda: len(room.table.state.seated) == 2)
        await until(
            lambda: ana.session_screens.session.state == room.table.state == ben.session.state
        )
        assert await ben.ready() == ""
        ana.inside.press("home", "enter")
        await until(lambda: room.table.state.phase is Phase.PLAYING)
        await until(lambda: ana.chair is not None)
        line_module.FIRST_WAIT = 0.8
        ana.line._came -= 10

        async def later(room: SavedRoom) -> Any:
            await asyncio.sleep(0.6)
            return await tls_connection.connect_tls(room)

        ana.line._get = later
        wire.cut()
        runner = room.table.runner
        assert runner is not None
        await until(lambda: runner.match.kinds[0] != "person")
        await until(lambda: line in ana.inside.lines, 20)
        ana.line._get = tls_connection.connect_tls
        assert ana.inside.press("t") == [line]
        ana.inside.press("enter")
        await until(lambda: runner.match.kinds[0] == "person")
        ana.inside.close()
        await wire.close()
        ana.line.close()

    with_room(tmp_path / "room", test)
