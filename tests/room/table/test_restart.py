"""A room that was shut, or killed, is the same when it is opened again."""

from __future__ import annotations

from pathlib import Path

from playroom.match.runner import MatchRunner
from playroom.room.table import values as v
from playroom.room.table.ending import End
from playroom.room.table.values import Phase
from tests import clock
from tests.room.kit import Near, in_room, kinds, play_on, until


def test_an_open_table_is_the_same_after_the_room_was_shut(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table(seats=3)
        ana, ben = near.come("Ana"), near.come("Ben", "es")
        await ana.ask(v.Sit(2))
        await ana.ask(v.PutBot("easy", 0))
        await ana.ask(v.SetOption("target", 61))
        await ana.ready()
        before = near.table.state
        await near.again()
        assert near.table.state.phase is Phase.OPEN
        assert near.table.state.setup == before.setup
        assert near.table.state.bots == before.bots
        assert [(g.id, g.seat, g.here, g.ready) for g in near.table.state.guests] == [
            (ana.me, 2, False, False),
            (ben.me, None, False, False),
        ]
        ana = near.come("Ana")
        await until(lambda: near.table.state.guests[0].here)
        assert ana.session.seat == 2
        assert near.table.state.owner == ana.me

    in_room(tmp_path, test)


def test_a_game_goes_on_after_the_room_was_shut(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("cribbage")
        ana, ben = await near.begin("Ana", "Ben")
        for _ in range(8):
            runner = near.table.runner
            assert runner is not None
            stop = runner.match.sequence + 5

            def there(runner: MatchRunner = runner, stop: int = stop) -> bool:
                return runner.match.sequence > stop or runner.match.outcome is not None

            await play_on([ana, ben], there)
            if runner.match.outcome is not None:
                break
            entries = list(runner.match.entries)
            await near.again()
            assert near.table.runner is not None
            assert list(near.table.runner.match.entries) == entries
            assert kinds(near) == ("person", "person")
            assert near.table.runner.resting
            ana, ben = near.come("Ana"), near.come("Ben")
            assert ben.session.chair is not None
            assert ben.session.chair.seat == 1
        await play_on([ana, ben], lambda: near.table.state.phase is Phase.OVER)

    in_room(tmp_path, test)


def test_who_does_not_come_back_after_the_room_was_shut_is_replaced(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("cribbage")
        await near.begin("Ana", "Ben")
        await near.again()
        near.come("Ana")
        await until(lambda: kinds(near)[1] != "person")
        await near.again()
        ben = near.come("Ben")
        assert ben.session.chair is not None
        assert (ben.session.chair.seat, ben.session.chair.plays) == (1, False)

    in_room(tmp_path, test)


def test_who_had_gone_for_good_when_the_room_was_shut_is_replaced(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("cribbage")
        _, ben = await near.begin("Ana", "Ben")
        near.table.append_now(v.Gone(ben.me))  # and was shut before the game knew
        await near.again()
        assert kinds(near)[1] == "person"
        near.come("Ana")
        await until(lambda: kinds(near)[1] != "person")

    in_room(tmp_path, test)


def test_a_pause_lasts_over_a_shut_room(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, _ = await near.begin("Ana", "Ben")
        await ana.ask(v.Pause())
        await near.again()
        assert near.table.state.phase is Phase.PAUSED
        ana = near.come("Ana")
        await clock.passes(0.3)
        assert near.table.runner is not None
        assert near.table.runner.resting
        assert kinds(near) == ("person", "person")
        assert await ana.ask(v.GoOn()) == ""
        assert not near.table.runner.resting

    in_room(tmp_path, test)


def test_a_deal_that_was_being_sealed_when_the_room_was_shut_is_given_up(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        near.table.append_now(v.Readied(ana.me), v.Readied(ben.me), v.Sealed("m1", "a" * 64))
        (await near.again()).reconcile()
        await until(lambda: near.table.state.phase is Phase.OPEN)
        ana, ben = near.come("Ana"), near.come("Ben")
        await until(lambda: all(guest.here for guest in near.table.state.guests))
        await clock.passes(0.05)
        assert near.table.state.phase is Phase.OPEN
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.state.phase is Phase.PLAYING)

    in_room(tmp_path, test)


def test_a_game_whose_end_was_not_kept_at_the_table_ends_when_it_is_opened(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = await near.begin("Ana", "Ben")
        near.table._over = lambda: None  # type: ignore[method-assign]
        runner = near.table.runner
        assert runner is not None
        runner.chairs[:] = [one for one in runner.chairs if not isinstance(one, End)]
        await play_on([ana, ben], lambda: runner.match.outcome is not None)
        assert near.table.state.phase is Phase.PLAYING
        await near.again()
        assert near.table.state.phase is Phase.OVER
        assert near.finished == [runner.header.id]
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.state.phase is Phase.PLAYING)

    in_room(tmp_path, test)
