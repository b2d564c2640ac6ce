"""A table that runs: people come, sit and go, and it is what its rows tell."""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.engine.log.inputs import Leave
from playroom.room.table import values as v
from playroom.room.table.session import CloseReason
from playroom.room.table.values import Phase
from tests import clock
from tests.room.kit import BOTS, Near, in_room, names, play_on, state_of, until


def test_who_comes_first_looks_after_the_table(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana = near.come("Ana")
        await until(lambda: near.table.state.owner == ana.me)
        ben = near.come("Ben")
        await until(lambda: len(near.table.state.guests) == 2)
        assert near.table.state.owner == ana.me
        assert names(v.Came, ana) == ["Ben"]
        assert names(v.Came, ben) == []

    in_room(tmp_path, test)


def test_names_that_sound_the_same_are_told_apart(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=4)
        for name in ("Ana", "Ánna", "ana", "Clara"):
            near.come(name)
        await until(lambda: len(near.table.state.guests) == 4)
        called = [str(guest.name) for guest in near.table.state.guests]
        assert called == ["Ana", "Ánna 2", "ana 3", "Clara"]
        await near.persons[0].ask(v.PutBot("easy"))
        assert near.table.state.bots[0].name == "Dora"

    in_room(tmp_path, test)


def test_who_goes_for_good_frees_the_seat_and_the_table_passes_on(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        await ana.go(True)
        assert ana.ended == [CloseReason.LEFT]
        await until(lambda: near.table.state.owner == ben.me)
        assert near.table.state.free == (0,)
        assert near.table.state.guest(ana.me) is None

    in_room(tmp_path, test)


def test_a_cut_is_told_once_and_so_is_the_return(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        ben.session.close()
        await until(lambda: names(v.Away, ana) == ["Ben"])
        near.come("Ben")
        await until(lambda: names(v.Back, ana) == ["Ben"])
        await clock.passes(0.05)
        assert names(v.Away, ana) == names(v.Back, ana) == ["Ben"]

    in_room(tmp_path, test)


def test_the_older_of_two_visits_of_one_person_ends_and_nobody_is_told(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        newer = near.come("Ben")
        assert ben.ended == [CloseReason.ELSEWHERE]
        await clock.passes(0.05)
        assert not newer.ended
        assert names(v.Away, ana) == []
        assert near.table.state.guest(ben.me) is not None
        ben.session.close()  # what the older one still does is nothing
        await clock.passes(0.05)
        guest = near.table.state.guest(ben.me)
        assert guest is not None
        assert guest.here
        assert await newer.ask(v.Sit()) == ""

    in_room(tmp_path, test)


def test_who_was_barred_does_not_come_back(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.KickFromTable(ben.me, True))
        assert ben.ended == [CloseReason.SENT_AWAY]
        again = near.come("Ben")
        await until(lambda: again.ended == [CloseReason.SENT_AWAY])
        assert near.table.state.guest(ben.me) is None

    in_room(tmp_path, test)


def test_who_was_only_sent_away_may_come_again(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.KickFromTable(ben.me))
        assert ben.ended == [CloseReason.SENT_AWAY]
        again = near.come("Ben")
        await until(lambda: near.table.state.guest(again.me) is not None)
        assert not again.ended

    in_room(tmp_path, test)


def test_a_table_is_not_more_than_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(v, "MOST_PEOPLE", 2)

    async def test(near: Near) -> None:
        near.open_table()
        near.come("Ana")
        near.come("Ben")
        eva = near.come("Eva")
        await until(lambda: bool(eva.ended))
        assert len(near.table.state.guests) == 2

    in_room(tmp_path, test)


def test_a_closed_table_says_goodbye_to_all(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = await near.begin("Ana", "Ben")
        assert await ana.ask(v.CloseTable()) == ""
        await until(lambda: bool(ben.ended))
        assert (ana.ended, ben.ended) == ([CloseReason.CLOSED], [CloseReason.CLOSED])
        await clock.passes(0.3)  # nothing goes on there: no grace, no heir
        assert isinstance(near.table.recent.since(1)[1][-1], v.Closed)

    in_room(tmp_path, test)


def test_the_table_is_what_its_rows_tell_whatever_was_done_there(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=2)
        ana, ben = await near.begin("Ana", "Ben")
        await play_on([ana, ben], lambda: near.table.state.phase is Phase.OVER)
        rows = near.room_store.rows(near.table.state.id)
        assert state_of(rows, near.table.game) == near.table.state
        for number in range(1, len(rows) + 1):
            since = near.table.recent.since(number)
            assert since is not None
            state, missed = since
            assert state == state_of(rows[:number], near.table.game)
            assert list(missed) == rows[number:]
        assert near.table.recent.since(0) is None
        assert near.table.recent.since(len(rows) + 1) is None

    in_room(tmp_path, test)


def test_bots_have_names_that_nobody_else_has(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("cribbage", seats=4)
        ana = near.come("clara")
        await ana.ask(v.Sit())
        for _ in range(3):
            await ana.ask(v.PutBot("easy"))
        assert [str(bot.name) for bot in near.table.state.bots] == list(BOTS[1:4])

    in_room(tmp_path, test)


def test_leaving_by_the_game_itself_keeps_the_place_at_the_table(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("cribbage")
        _, ben = await near.begin("Ana", "Ben")
        runner = near.table.runner
        assert runner is not None
        came: list[object] = []
        runner.submit(Leave(1, "easy"), came.append)
        await until(lambda: bool(came))
        await clock.passes(0.3)
        assert near.table.state.guest(ben.me) is not None
        assert ben.session.chair is not None
        assert (ben.session.chair.seat, ben.session.chair.plays) == (1, False)

    in_room(tmp_path, test)


def test_a_cut_at_the_moment_of_the_deal_stops_no_game_that_has_begun(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        put = near.table.dealing._put

        async def cut(asked: object) -> bool:
            if near.table.state.phase is Phase.SEALING:  # the deal is brought, and so is the cut
                near.write_queue._patience = 0.0
                ben.session.close()
            return await put(asked)  # type: ignore[arg-type]

        near.table.dealing._put = cut  # type: ignore[method-assign,assignment]
        await ana.ready()
        await ben.ready()
        await until(
            lambda: near.table.state.guest(ben.me) is not None and near.table.runner is None
        )
        await clock.passes(0.1)
        began = near.table.runner is not None
        assert began is (near.table.state.phase is Phase.PLAYING)
        assert (
            state_of(near.room_store.rows(near.table.state.id), near.table.game) == near.table.state
        )

    in_room(tmp_path, test)
