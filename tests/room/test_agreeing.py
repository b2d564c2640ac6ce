"""People at a table agree, a deal is sealed, it begins; and when it is over, they begin again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from playroom.engine.notes import Clean
from playroom.room import values as v
from playroom.room.values import Phase
from playroom.store import StoreError
from tests.room.kit import Near, in_room, play_on, until


def test_a_deal_that_cannot_be_kept_is_not_tried_again_and_again(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        tried = 0
        create = near.store.create

        def full(*given: object) -> None:
            nonlocal tried
            tried += 1
            raise StoreError("disk-full", file=Clean.of("x"))

        near.store.create = full  # type: ignore[method-assign,assignment]
        await ana.ready()
        await ben.ready()
        await until(lambda: bool(ana.failures))
        await asyncio.sleep(0.2)
        assert tried == 1
        assert near.table.life.phase is Phase.OPEN
        assert not any(guest.ready for guest in near.table.life.guests)
        assert [type(why) for why in ana.failures] == [StoreError]
        ana.failures.clear()
        ben.failures.clear()
        near.store.create = create  # type: ignore[method-assign]
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.life.phase is Phase.PLAYING)

    in_room(tmp_path, test)


def test_rows_that_cannot_be_kept_are_told_to_who_asked_and_to_nobody_else(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await until(lambda: len(near.table.life.guests) == 2)
        tried = 0
        append = near.ledger.append

        def full(*given: object) -> None:
            nonlocal tried
            tried += 1
            raise StoreError("disk-full", file=Clean.of("x"))

        near.ledger.append = full  # type: ignore[method-assign,assignment]
        told = len(ben.rows)
        with pytest.raises(StoreError):
            await ana.ask(v.Sit(0))
        ben.visit.close()
        await asyncio.sleep(0.1)
        assert tried < 10
        assert len(ben.rows) == told
        near.ledger.append = append  # type: ignore[method-assign]
        assert await ana.ask(v.Sit(0)) == ""
        ana.failures.clear()

    in_room(tmp_path, test)


def test_who_leaves_while_it_is_being_sealed_breaks_it_off(tmp_path: Path) -> None:
    class Slow:
        async def pledge(self, match: str, seat: int) -> str:
            return "a" * 64

        async def show(self, sealed: v.Sealed) -> str:
            await asyncio.sleep(30)
            return ""

    async def test(near: Near) -> None:
        for go in ("away", "gone", "stands", "sent"):
            near.open_table()
            near._members.clear()
            ana, ben = near.come("Ana"), near.come("Ben")
            await ana.ask(v.Sit(0))
            await ben.ask(v.Sit(1))
            near.table.pledgers[ben.me] = Slow()
            await ana.ready()
            await ben.ready()
            await until(lambda: near.table.life.phase is Phase.SEALING)
            match go:
                case "away":
                    ben.visit.close()
                case "gone":
                    await ben.go(True)
                case "stands":
                    assert await ben.ask(v.Stand()) == ""
                case "sent":
                    assert await ana.ask(v.SendAway(ben.me)) == ""
            await until(lambda: near.table.life.phase is Phase.OPEN)
            await asyncio.sleep(0.7)  # longer than the numbers are waited for
            assert near.table.life.phase is Phase.OPEN, go
            assert near.table.desk is None
            assert not any(guest.ready for guest in near.table.life.guests)

    in_room(tmp_path, test)


def test_a_client_that_does_not_answer_holds_nobody_up(tmp_path: Path) -> None:
    class Silent:
        async def pledge(self, match: str, seat: int) -> str:
            await asyncio.sleep(30)
            return ""

        async def show(self, sealed: v.Sealed) -> str:
            raise AssertionError("it was not committed")

    class Liar:
        async def pledge(self, match: str, seat: int) -> str:
            return "a" * 64

        async def show(self, sealed: v.Sealed) -> str:
            return "b" * 64

    async def test(near: Near) -> None:
        near.open_table()
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        near.table.pledgers[ana.me] = Silent()
        near.table.pledgers[ben.me] = Liar()
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.life.phase is Phase.PLAYING)
        assert near.table.last_deal is not None
        sealed, numbers = near.table.last_deal
        assert [pledge.seat for pledge in sealed.pledges] == [1]
        assert numbers == {}  # the commitment itself stands for it

    in_room(tmp_path, test)


def test_seats_that_change_hands_while_numbers_are_asked_for_are_sealed_anew(
    tmp_path: Path,
) -> None:
    asked: list[int] = []

    class Slow:
        async def pledge(self, match: str, seat: int) -> str:
            asked.append(seat)
            await asyncio.sleep(0.2)
            return "a" * 64

        async def show(self, sealed: v.Sealed) -> str:
            return "b" * 64

    async def test(near: Near) -> None:
        near.open_table(seats=2)
        ana, ben = near.come("Ana"), near.come("Ben")
        await ana.ask(v.Sit(0))
        await ben.ask(v.Sit(1))
        near.table.pledgers[ana.me] = Slow()
        await ana.ready()
        await ben.ready()
        await until(lambda: asked == [0])
        await ana.ask(v.Stand())
        await ben.ask(v.Sit(0))
        await ana.ask(v.Sit(1))
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.life.phase is Phase.PLAYING)
        assert asked == [0, 1]
        assert near.table.last_deal is not None
        assert [pledge.seat for pledge in near.table.last_deal[0].pledges] == [1]

    in_room(tmp_path, test)


def test_a_rematch_in_other_seats(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        near.open_table("cribbage")
        ana, ben = await near.begin("Ana", "Ben")
        first = near.table.life.match
        await play_on([ana, ben], lambda: near.table.life.phase is Phase.OVER)
        assert near.finished == [first]
        assert (ana.overs, ben.overs) == (1, 1)
        await ana.ask(v.Stand())
        await ben.ask(v.Sit(0))
        await ana.ask(v.Sit(1))
        await ana.ready()
        await ben.ready()
        await until(lambda: near.table.life.phase is Phase.PLAYING)
        assert near.table.life.match != first
        assert ana.visit.chair is not None
        assert ben.visit.chair is not None
        assert (ben.visit.chair.seat, ana.visit.chair.seat) == (0, 1)
        await play_on([ana, ben], lambda: near.table.life.phase is Phase.OVER)
        assert len(near.finished) == 2

    in_room(tmp_path, test)


def test_deals_are_opened_only_where_it_was_agreed_before_the_game(tmp_path: Path) -> None:
    async def test(near: Near) -> None:
        for opened in (True, False):
            near.open_table()
            near._members.clear()
            ana, ben = near.come("Ana"), near.come("Ben")
            await ana.ask(v.SetDeals(opened))
            await ana.ask(v.Sit(0))
            await ben.ask(v.Sit(1))
            await ana.ready()
            await ben.ready()
            await until(lambda: near.table.life.phase is Phase.PLAYING)
            assert near.table.kept_game() is None
            await play_on([ana, ben], lambda: near.table.life.phase is Phase.OVER)
            await ana.ask(v.SetDeals(not opened))  # too late for this one
            for _ in range(2):
                game, chair = near.table.kept_game(), ana.visit.chair
                assert chair is not None
                assert (game is not None) is opened
                assert (chair.seed is not None) is opened
                await near.again()
                ana, ben = near.come("Ana"), near.come("Ben")

    in_room(tmp_path, test)
