"""At which of a room's processes somebody is: the last one to which they came, whatever breaks."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from playroom.room.table import values as v
from playroom.store import Engine, Node, Visits
from tests.room.gates import Gate, Gates, at_two, in_gates
from tests.room.kit import names, until
from tests.store.postgres import Server


async def all_kept(gate: Gate, of: str) -> None:
    """What a process was to do so far has been done, and told."""
    await gate.room.services.keeper.ran(lambda: None, of)
    await asyncio.sleep(0)


def hears(gate: Gate, table: str, person: str) -> None:
    """A process is told anew where somebody is, as after every break."""
    assert gate.room.sharing is not None
    gate.room.sharing.heard({f"!{table}/{person}": 0})


def test_nobody_is_put_out_because_their_process_has_a_new_number(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is cut off: a process comes anew, and hears all that it may have missed before
    it has said who is still there.
    """

    async def test(gates: Gates) -> None:
        _, second = gates.gates
        table, ana, ben = await at_two(gates)
        old = second.serving.number
        with monkeypatch.context() as late:
            late.setattr(second.room.sharing, "re_register", lambda: None)
            node = second.serving._node
            with node._session:
                node._register()
            assert second.serving.number != old
            await asyncio.sleep(1.0)  # a beat or two
            hears(second, table, ben.me)
            await all_kept(second, ben.me)
        assert second.serving.visits.holder(table, ben.me) == old
        second.room.sharing.re_register()  # type: ignore[union-attr]
        await until(lambda: second.serving.visits.holder(table, ben.me) == second.serving.number)
        assert await ben.say("Still here") == ""
        await until(lambda: bool(ana.said))
        assert ben.ended == []
        assert names(v.Away, ana) == []

    in_gates(tmp_path, postgres, test)


def test_a_process_that_wakes_up_takes_nobody_back_who_has_gone_on_meanwhile(
    tmp_path: Path, postgres: Server
) -> None:
    """Whoever it thinks is there has left a wire that it has not looked at yet."""

    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, ana, ben = await at_two(gates)
        holder = "UPDATE visits SET gateway = %s WHERE person = %s"
        second.engine.do(lambda db: db.execute(holder, (first.serving.number, ben.me)))
        assert second.room.sharing is not None
        second.room.sharing.re_register()
        await all_kept(second, ben.me)
        assert second.serving.visits.holder(table, ben.me) == first.serving.number
        first.runs(table).lost(ben.me, lambda came: None)  # and was taken for lost before
        await until(lambda: names(v.Back, ana) == ["Ben"])
        await all_kept(second, ben.me)
        assert second.serving.visits.holder(table, ben.me) == first.serving.number

    in_gates(tmp_path, postgres, test)


def test_who_comes_back_while_it_is_asked_where_they_are_stays(
    tmp_path: Path, postgres: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(gates: Gates) -> None:
        first, second = gates.gates
        table, _, ben = await at_two(gates)
        running, goes_on = second.runs(table), threading.Event()

        def holder(table: str, person: str) -> int:
            goes_on.wait(10)
            return first.serving.number

        monkeypatch.setattr(second.serving.visits, "holder", holder)
        hears(second, table, ben.me)
        member = next(door.member for door in second.room.host.doors)
        again = running.visit(member)
        goes_on.set()
        await all_kept(second, ben.me)
        assert running.visits == [again]
        assert again.farewell is None

    in_gates(tmp_path, postgres, test)


def test_a_gateway_keeps_only_whom_no_other_one_has_that_lives(postgres: Server) -> None:
    engine = Engine(postgres.address, postgres.schema())
    visits, first, second = Visits(engine), Node(engine, "first"), Node(engine, "second")
    try:
        visits.here("table", "ana", first.number)
        with first._session:
            first._register()
        assert len(first.numbers) == 2
        visits.still("table", "ana", first.numbers)  # by the number before
        assert visits.holder("table", "ana") == first.number
        visits.still("table", "ana", second.numbers)
        assert visits.holder("table", "ana") == first.number
        assert visits.gone("table", "ana", second.numbers) is False
        first.close()
        visits.still("table", "ana", second.numbers)
        assert visits.holder("table", "ana") == second.number
        visits.still("table", "ben", second.numbers)  # they were taken for lost
        assert visits.holder("table", "ben") == second.number
        with second._session:
            second._register()
        assert visits.gone("table", "ben", second.numbers) is True  # by the number before
        assert visits.holder("table", "ben") is None
    finally:
        for gateway in (first, second):
            gateway.close()
        engine.close()
