"""Tournaments that a player disturbs: one who is there and never acts, one who joins and leaves
again and again, and one who has all their data deleted.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from playroom.room.contests import state as c
from playroom.room.contests.views import ContestDo
from playroom.room.members.circle import PersonalAct, Told
from tests import clock
from tests.room.contests.test_in_a_room import director, people, played
from tests.room.far import FarRoom
from tests.room.kit import until
from tests.room.members.test_personal import asked


def in_public_room(folder: Path, test: Callable[[FarRoom], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        room = FarRoom(folder, public=True)
        await room.open()
        try:
            await test(room)
            assert not room.faults, room.faults[0]
        finally:
            await room.room.close()

    clock.run(run())


def test_a_bot_plays_for_a_player_who_is_there_and_never_acts(tmp_path: Path) -> None:
    async def run(room: FarRoom) -> None:
        ana, _, luz = players = await people(room, "Ana", "Ben", "Luz")
        assert await ana.ask(ContestDo.OPEN, "swiss brisca 1 rounds 2 minutes absent") == ""
        for player in (ana, luz):
            assert await player.ask(ContestDo.JOIN) == ""
        assert await ana.ask(ContestDo.BEGIN) == ""
        await until(lambda: luz.view.meeting is not None)
        await luz.goes()
        await played(players[:1], lambda: ana.view.phase is c.Phase.OVER)
        (result,) = director(room).contests[0].rounds[0].results.values()
        assert result.match is not None, "it was played to its end"
        assert result.absent == (luz.lobby.me,), "what a bot has won is not theirs"

    in_public_room(tmp_path, run)


def test_bots_play_for_all_when_no_player_acts(tmp_path: Path) -> None:
    async def run(room: FarRoom) -> None:
        ana, luz = players = await people(room, "Ana", "Luz")
        assert await ana.ask(ContestDo.OPEN, "swiss brisca 1 rounds 2 minutes absent") == ""
        for player in players:
            assert await player.ask(ContestDo.JOIN) == ""
        assert await ana.ask(ContestDo.BEGIN) == ""
        await until(lambda: luz.view.meeting is not None)
        for player in players:
            await player.goes()
        await played([], lambda: ana.view.phase is c.Phase.OVER)
        (result,) = director(room).contests[0].rounds[0].results.values()
        assert result.match is not None, "also the first of all turns has its time"

    in_public_room(tmp_path, run)


def test_who_joins_and_leaves_again_and_again_is_slowed_down(tmp_path: Path) -> None:
    async def run(room: FarRoom) -> None:
        ana, ben = await people(room, "Ana", "Ben")
        assert await ana.ask(ContestDo.OPEN, "swiss brisca") == ""
        answers = [await ben.ask(do) for do in (ContestDo.JOIN, ContestDo.LEAVE) * 10]
        assert answers[:4] == [""] * 4
        assert answers[-1] == "too_fast"

    in_public_room(tmp_path, run)


def test_who_has_their_data_deleted_is_withdrawn(tmp_path: Path) -> None:
    async def run(room: FarRoom) -> None:
        ana, ben = await people(room, "Ana", "Ben")
        assert await ana.ask(ContestDo.OPEN, "swiss brisca") == ""
        for player in (ana, ben):
            assert await player.ask(ContestDo.JOIN) == ""
        assert isinstance(await asked(ben.lobby, PersonalAct.DELETE), Told)
        await until(lambda: director(room).contests[0].active == (ana.lobby.me,))

    in_public_room(tmp_path, run)
