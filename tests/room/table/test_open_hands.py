"""A table whose watchers hear each deal with all hands, once it is over: agreed on by all, told
over the wire, and refused where hands stay secret.
"""

from __future__ import annotations

from pathlib import Path

from playroom.engine.wire import encode
from playroom.room.table import values as v
from playroom.shell.room.telling import told
from tests.room.far import FarRoom, Guest, with_room
from tests.room.kit import Near, in_room, play_on, until


async def play_open(room: FarRoom) -> tuple[Guest, Guest]:
    """Two people begin a match of Casino that is watched with open hands."""
    room.open_table("casino")
    ana = await room.come("Ana", 0)
    await until(lambda: room.table.state.owner == ana.me)
    assert await ana.ask(v.SetOpenHands(True)) == ""
    ben = await room.come("Ben", 1)
    await until(lambda: len(room.table.state.seated) == 2)
    for guest in (ana, ben):
        await until(lambda guest=guest: guest.session.state.rows >= room.table.state.changed)
        assert await guest.ready() == ""
    await until(lambda: ana.chair is not None and ben.chair is not None)
    return ana, ben


def test_who_watches_from_elsewhere_has_all_hands_of_the_deal_before(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        ana, ben = await play_open(room)
        eva = await room.watch("Eva")
        await until(lambda: eva.chair is not None)
        runner, late, chair = room.table.runner, room.table.late, eva.chair
        assert runner is not None
        assert late is not None
        assert chair is not None
        await play_on([ana, ben], lambda: runner.match.acts >= 10)
        assert (runner.match.deals, chair.hands) == (1, ())
        assert {placed.sequence for placed in chair.events()} == {0}
        await play_on([ana, ben], lambda: runner.match.deals == 2)
        await play_on([ana, ben], lambda: late.now.acts >= 4)
        await until(lambda: len(chair.hands) == 2)
        await until(lambda: encode(chair.hands) == encode(late.now.hands))
        assert all(view.hand for view in chair.hands)
        assert ana.chair is not None
        assert ana.chair.hands == ()

    with_room(tmp_path, test)


def test_it_is_the_owners_word_and_all_agree_anew(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        table = near.open_table("casino")
        ana, ben = near.come("Ana"), near.come("Ben")
        assert await ana.ask(v.Sit(0)) == ""
        assert await ana.ready() == ""
        assert await ben.ask(v.SetOpenHands(True)) == "not_owner"
        assert await ana.ask(v.SetOpenHands(True)) == ""
        assert table.state.open_hands
        assert not any(guest.ready for guest in table.state.guests)
        row = v.ChoseOpenHands(True, ana.me)
        (line,) = told(row, table.state, table.state, ben.me, table.game, "en")
        assert line.id == "together-chose"
        assert await ana.ask(v.SetDeals(False)) == ""
        assert not table.state.open_hands
        assert await ana.ask(v.SetOpenHands(True)) == "deals_stay_secret"

    in_room(tmp_path, test)


def test_what_is_chosen_after_a_match_opens_nothing_of_it(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("casino")
        ana, ben = await near.begin("Ana", "Ben")
        match = near.table.runner.match if near.table.runner else None
        assert match is not None
        await play_on([ana, ben], lambda: match.outcome is not None)
        await until(lambda: near.table.state.phase is v.Phase.OVER)
        assert await ana.ask(v.SetOpenHands(True)) == ""
        table = await near.again()
        eva = near.come("Eva")
        await until(lambda: table.state.guest(eva.me) is not None)
        assert eva.chair is None or eva.chair.hands == ()

    in_room(tmp_path, test)
