"""Friends, ignored people and tournaments in a room that several processes serve: as in a room of
one process.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from playroom.room.contests import state as c
from playroom.room.contests.views import ContestDo
from playroom.room.members.circle import Notice, PersonalAct
from playroom.room.members.device_key import DeviceKey
from tests.room.contests.test_in_a_room import Player
from tests.room.gates import Gates, in_gates
from tests.room.kit import until
from tests.room.lobby_kit import walk_in
from tests.room.members.test_personal import asked, forget_rates, hang_up, hears, ids
from tests.store.postgres import Server


def test_friends_at_two_processes_see_each_other(postgres: Server, tmp_path: Path) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        key = DeviceKey.new()
        ana, ben = await walk_in(first, "Ana", key=key), await walk_in(second, "Ben")
        for_ana, for_ben = list[Notice](), list[Notice]()
        hears(ana, for_ana)
        hears(ben, for_ben)
        assert ids(await asked(ben.lobby, PersonalAct.FRIEND, "ana")) == ["friend-asked"]
        await until(lambda: [notice.note.id for notice in for_ana] == ["friend-asks"])
        assert ids(await asked(ana.lobby, PersonalAct.FRIEND)) == ["friend-asked"]
        await until(lambda: len(for_ben) == 1)
        for lobby in (ana.lobby, ben.lobby):
            told = await asked(lobby, PersonalAct.FRIENDS)
            assert not isinstance(told, str)
            where = told.lines[1].get("where")
            assert getattr(where, "id", None) == "friend-in-hall"
        # a private table of the one leads the other there, in another process
        assert await ben.open("cribbage", listed=False) == ""
        assert ben.person is not None
        table = ben.person.session
        assert ids(await asked(table, PersonalAct.CALL, "Ana")) == ["friend-called"]
        await until(lambda: for_ana[-1].table == table.state.id)
        await until(lambda: table.state.id in first.room.host.tables)
        assert await ana.enter(table.state.id) == ""
        await ana.leave()
        # who comes is heard there, and who is ignored or has gone is not
        services = first.room.services
        forget_rates(first)
        services.personal.greet(ana.me, ana.lobby.name)
        await until(lambda: for_ben[-1].note.id == "friend-here")
        await asked(ana.lobby, PersonalAct.STATUS, text="invisible")
        told = await asked(ben.lobby, PersonalAct.FRIENDS)
        assert not isinstance(told, str)
        assert getattr(told.lines[1].get("where"), "id", None) == "friend-away"
        await asked(ana.lobby, PersonalAct.STATUS, text="available")
        hang_up(ana)
        await until(lambda: not first.room.host.lobby.people)  # type: ignore[union-attr]
        told = await asked(ben.lobby, PersonalAct.FRIENDS)
        assert not isinstance(told, str)
        assert getattr(told.lines[1].get("where"), "id", None) == "friend-away"
        hang_up(ben)

    in_gates(tmp_path, postgres, test, public=True)


def test_a_tournament_is_played_by_people_at_two_processes(
    postgres: Server, tmp_path: Path
) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        walkers = [await walk_in(first, "Ana"), await walk_in(second, "Ben")]
        ana, ben = (Player(walker.lobby) for walker in walkers)
        moderation = first.room.services.moderation
        moderation.own(ana.lobby.me)
        await until(lambda: moderation.state.is_moderator(ana.lobby.me))
        assert await ana.ask(ContestDo.OPEN, "knockout brisca duplicate") == ""
        await until(lambda: bool(ben.lobby.contests))
        for player in (ana, ben):
            assert await player.ask(ContestDo.JOIN) == ""
        assert await ana.ask(ContestDo.BEGIN) == ""

        async def over() -> None:
            while not all(one.view.phase is c.Phase.OVER for one in (ana, ben)):
                for player in (ana, ben):
                    await player.acts()
                await asyncio.sleep(0.05)

        await asyncio.wait_for(over(), 90)
        assert ana.view.standings == ben.view.standings
        assert {line.points for line in ana.view.standings} == {0, 2}
        for walker in walkers:
            hang_up(walker)

    in_gates(tmp_path, postgres, test, public=True)
