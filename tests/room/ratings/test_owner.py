"""Who looks after a table among strangers can neither send an opponent out of a rated match, nor
close the table or pause the match to take the result away.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.engine.registry import game_ids
from playroom.room.table import values as v
from playroom.room.table.running import RunningTable
from playroom.room.table.values import Phase
from tests.room.far import FarRoom, with_room
from tests.room.kit import play_on, until
from tests.room.lobby_kit import Walker, walk_in


async def begun(room: FarRoom, game: str, listed: bool) -> tuple[RunningTable, list[Walker]]:
    """A table at which Ana, who has opened it, and Ben play."""
    ana, ben = await walk_in(room, "Ana"), await walk_in(room, "Ben")
    assert await ana.open(game, listed=listed) == ""
    assert ana.person is not None
    id = ana.person.session.state.id
    table = room.room.host.tables[id]
    room.room.services.people.place(ben.me, id)
    room.room.host.lobby.invited(ben.me, id)  # type: ignore[union-attr]
    await until(lambda: id in ben.seen)
    assert await ben.enter(id) == ""
    await until(lambda: len(table.state.seated) == 2)
    for walker in (ana, ben):
        assert walker.person is not None
        heard = table.state.rows
        assert await walker.person.ready(heard) == ""
    await until(lambda: table.state.phase is Phase.PLAYING)
    return table, [ana, ben]


@pytest.mark.parametrize("listed", [True, False])
def test_a_rated_match_is_not_ended_by_the_owner_of_the_table(listed: bool, tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        table, (ana, ben) = await begun(room, "brisca", listed)
        assert ana.person is not None
        assert ben.person is not None
        assert await ben.person.ask(v.CloseTable()) == "not_owner"
        refused = "rated" if listed else ""
        assert await ana.person.ask(v.CloseTable() if listed else v.Pause()) == refused
        assert await ana.person.ask(v.KickFromTable(ben.me)) == refused
        if listed:  # a bot plays for a player who has left
            await ben.leave()
            runner = table.runner
            assert runner is not None
            await until(lambda: "person" not in runner.match.kinds[1:])
            ana.person.session.ask(v.CloseTable(), lambda result: None)
            await until(lambda: table.state.phase is Phase.CLOSED)

    with_room(tmp_path, test, public=True)


async def pause(*walkers: Walker) -> list[str]:
    return [await one.person.ask(v.Pause()) for one in walkers if one.person is not None]


@pytest.mark.parametrize("listed", [True, False])
def test_a_rated_match_is_paused_by_all_who_sit_and_not_by_the_owner_of_the_table(
    listed: bool, tmp_path: Path
) -> None:
    async def test(room: FarRoom) -> None:
        table, (ana, ben) = await begun(room, "brisca", listed)
        assert await pause(ana, ana) == ["", "" if listed else "not_playing"]
        assert table.state.phase is (Phase.PLAYING if listed else Phase.PAUSED)
        if listed:
            assert await pause(ben) == [""]
            assert ben.person is not None
            assert await ben.person.ask(v.GoOn()) == ""
            await pause(ana)
            assert table.state.phase is Phase.PLAYING

    with_room(tmp_path, test, public=True)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("for_good", [False, True])
def test_a_rated_match_that_all_leave_while_it_is_paused_is_played_by_bots_to_its_end(
    game: str, for_good: bool, tmp_path: Path
) -> None:
    async def test(room: FarRoom) -> None:
        object.__setattr__(room.room.services, "deserted_wait", 0.05)
        table, (ana, ben) = await begun(room, game, listed=True)
        assert table.runner is not None
        match = table.runner.match
        table.runner.substitute = lambda: "easy"  # type: ignore[method-assign]
        await pause(ana, ben)
        assert table.state.phase is Phase.PAUSED
        await ana.leave(for_good)
        await ben.leave(for_good)
        await until(lambda: match.outcome is not None, 60)
        kept = "SELECT unrated FROM played"
        execute = room.room.services.room_store.database.execute
        await until(lambda: execute(kept) == [("",)])
        await until(lambda: table.state.phase is Phase.CLOSED)

    with_room(tmp_path, test, public=True)


def test_a_pause_keeps_the_seat_of_who_comes_back_and_not_of_who_stays_away(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        table, (ana, ben) = await begun(room, "brisca", listed=True)
        assert table.runner is not None
        object.__setattr__(room.room.services, "grace", 0.05)
        await pause(ana, ben)
        await ana.leave(for_good=False)
        await until(lambda: "grace paused 0 " + ana.me in table.presence._timers)
        assert await ana.enter(table.state.id) == ""
        await until(lambda: not [name for name in table.presence._timers if "grace" in name])
        assert [*table.runner.match.kinds] == ["person", "person"]
        object.__setattr__(room.room.services, "deserted_wait", 0.05)
        await ana.leave(for_good=False)
        await until(lambda: table.runner is not None and table.runner.match.kinds[0] != "person")
        assert table.state.phase is Phase.PAUSED  # Ben goes on when he likes
        assert ben.person is not None
        assert await ben.person.ask(v.GoOn()) == ""

    with_room(tmp_path, test, public=True)


def test_a_private_match_that_was_over_when_the_room_died_stays_unrated(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        table, walkers = await begun(room, "farkle", listed=False)
        assert table.runner is not None
        match = table.runner.match
        players = [walker.person for walker in walkers if walker.person is not None]
        await play_on(players, lambda: match.outcome is not None)
        why = "SELECT unrated FROM played"

        def kept() -> list[tuple[str, ...]]:
            return room.room.services.room_store.database.execute(why)

        await until(lambda: kept() == [("private",)])
        room.room.services.room_store.database.execute("DELETE FROM played")
        await room.room.close()
        await room.open()
        await until(lambda: kept() == [("private",)])

    with_room(tmp_path, test, public=True)
