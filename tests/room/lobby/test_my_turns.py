"""Tables by correspondence as they are heard: the tables that wait come first, Enter goes from one
to the next, and what happened meanwhile is told.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.clock import wall
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.room.server import breaks
from playroom.room.table import values as v
from playroom.room.table.running import RunningTable
from playroom.room.table.values import Phase
from playroom.shell.room.lobby.screen import LobbyScreen
from playroom.shell.room.room_table import RoomTable
from playroom.shell.room.waiting_room import WaitingRoom
from playroom_testing.room import Inside
from tests.room.far import GAMES, FarRoom, with_room
from tests.room.kit import added, until
from tests.room.lobby.test_host_in_lobby import (
    HALL,
    at_home,
    cards,
    come,
    every_language,
    own,
    session_of,
)

WORDS = {
    "en": {
        "pace": "/pace 3 days",
        "chosen": "Pace: 3 days a turn",
        "waits": "1 table waits for you",
        "many": "2 tables wait for you",
        "turn": "your turn",
        "vacation": "/vacation 5 days",
        "taken": "You are on vacation",
        "since": "Since ",
        "next": "/turns",
        "bad": "/pace 3 years",
    },
    "es": {
        "pace": "/ritmo 3 días",
        "chosen": "Ritmo: 3 días por turno",
        "waits": "1 mesa te espera",
        "many": "2 mesas te esperan",
        "turn": "te toca",
        "vacation": "/vacaciones 5 días",
        "taken": "Estás de vacaciones",
        "since": "Desde ",
        "next": "/turnos",
        "bad": "/ritmo 3 años",
    },
}


async def to_hall(inside: Inside, language: str) -> None:
    inside.text(HALL[language])
    await until(lambda: isinstance(inside.app.front, LobbyScreen))


async def to_table(inside: Inside, table: RunningTable) -> None:
    """From the lobby to one table."""
    screen = inside.app.front
    assert isinstance(screen, LobbyScreen)
    await until(lambda: any(c.table == table.state.id for c in cards(inside)))
    screen.inside.enter(next(c for c in cards(inside) if c.table == table.state.id))
    await until(lambda: isinstance(inside.app.front, WaitingRoom))


async def plays(inside: Inside, table: RunningTable) -> None:
    """Who is at a table plays until it is not their turn."""
    person = session_of(inside).me
    chair = session_of(inside).chair
    assert chair is not None
    while table.turns.is_turn(person):
        await until(
            lambda: (
                bool(chair.requests and chair.settled.is_set()) or not table.turns.is_turn(person)
            )
        )
        if awaited := chair.requests:
            action = next(iter(chair.game.choices(chair.view)))
            chair.submit(action, chair.request_of(action), lambda result: None)
            await until(lambda: chair.requests != awaited)


@every_language
def test_one_plays_where_it_is_ones_turn_and_goes_on(language: str, tmp_path: Path) -> None:
    words = WORDS[language]

    async def test(ana: Inside, ben: Inside) -> None:
        await come(ben, ana)
        room = own(ana).room
        tables = [
            room.open_table(find_game("cribbage"), Setup.of(2, {}), {}),
            room.open_table(find_game("escoba"), Setup.of(2, {}), {}),
        ]

        async def meet(table: RunningTable) -> None:
            await to_table(ana, table)
            ana.text(words["bad"])
            ana.text(words["pace"])
            await until(lambda: table.state.pace == 72)
            assert any(words["chosen"] in line for line in ana.lines[-3:])
            await to_table(ben, table)
            await until(lambda: len(table.state.seated) == 2)
            for inside in (ben, ana):
                inside.press("home", "enter")
            await until(lambda: table.state.phase is Phase.PLAYING)
            await until(
                lambda: (
                    isinstance(ana.app.front, RoomTable) and isinstance(ben.app.front, RoomTable)
                )
            )
            await to_hall(ana, language)
            await to_hall(ben, language)
            assert table.state.phase is Phase.PLAYING

        for table in tables:
            await meet(table)
        # in cribbage both lay away; in escoba one of the two leads
        leads = ana if tables[1].turns.is_turn(session_me(ana)) else ben
        await until(lambda: sum(card.turn for card in cards(leads)) == 2)
        leads.app.front.announce()
        assert any(words["many"] in line for line in leads.lines[-5:]), leads.lines[-5:]
        leads.press("home")
        assert words["turn"] in leads.lines[-1]
        leads.press("enter")
        await until(lambda: isinstance(leads.app.front, RoomTable))
        first = next(t for t in tables if t.state.id == session_of(leads).state.id)
        other = next(t for t in tables if t is not first)
        await plays(leads, first)
        chair = session_of(leads).chair
        await until(lambda: chair is not None and not chair.requests)
        leads.press("enter")  # nothing to do here: on to the next one
        await until(
            lambda: (
                isinstance(leads.app.front, RoomTable)
                and session_of(leads).state.id == other.state.id
            )
        )
        await plays(leads, other)
        leads.text(words["next"])
        follows = ben if leads is ana else ana
        await to_hall(leads, language)
        leads.text(words["vacation"])
        await until(lambda: any(words["taken"] in line for line in leads.lines[-2:]))
        await until(lambda: any(card.turn for card in cards(follows)))
        before = len(follows.lines)
        follows.press("home", "enter")
        await until(lambda: isinstance(follows.app.front, RoomTable))
        await until(lambda: any(words["since"] in line for line in follows.lines[before:]))

    at_home(tmp_path, test, language, language)


def session_me(inside: Inside) -> str:
    screen = next(s for s in inside.app.screens if isinstance(s, LobbyScreen))
    return screen.inside.lobby.me


def test_every_program_that_has_the_game_sees_a_table_by_correspondence(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("cribbage")
        ben = added(room.room.services, "Ben")
        room.table.append_now(v.Came(ben.id, ben.name, "en"), v.ChosePace(24, ben.id))
        assert room.room.host.lobby is not None
        assert [c.pace for c in room.room.host.lobby.come(ben, {}, GAMES).cards] == [24]

    with_room(tmp_path, test, public=True)


def test_a_room_keeps_when_it_was_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table("cribbage")
        assert room.room.services.breaks == []
        ana = added(room.room.services, "Ana")
        room.table.append_now(v.Came(ana.id, ana.name, "en"), v.ChosePace(24, ana.id))
        await room.room.close()
        monkeypatch.setattr(breaks, "SHORTEST", 0)  # seconds: a moment is a break
        await room.open()
        (known,) = room.room.services.breaks
        assert known[0] <= known[1] <= wall()
        assert room.table.state.pace == 24

    with_room(tmp_path, test, public=True)
