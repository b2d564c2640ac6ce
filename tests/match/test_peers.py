"""Several desks run one match at one log, each in a process of its own: one of them plays for bots
and ends clocks, the others tell what it does, and any of them may be the next.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from playroom.engine.log.entries import Entry, Lease, MemoryLog, StaleLease
from playroom.match.match_log import MatchWriteQueue
from tests.match.test_runner import Table, run


def two(kinds: tuple[str, ...], log: Any = None, **options: Any) -> list[Table]:
    """Two desks of which the first one acts."""
    log = log or MemoryLog()
    tables = [Table(kinds, log=log, **options) for _ in range(2)]
    tables[1].runner.lead(False)
    for table in tables:
        table.runner.start()
    return tables


async def until(true: Any) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.002)


def close(tables: list[Table]) -> None:
    for table in tables:
        table.close()


def test_clocks_run_everywhere_and_one_desk_ends_them() -> None:
    async def test() -> None:
        acting, other = tables = two(("person", "person"), turn_seconds=10)
        for table in tables:
            (request,) = table.chairs[0].requests
            assert 9 < table.chairs[0].clocks[request.id] <= 10
        other.runner.expire(request)
        assert not [e for e in acting.log.read("m1") if e.kind == "timeout"]
        acting.runner.expire(request)
        other.runner.catch_up(acting.match.sequence)
        assert other.match.entries == acting.match.entries
        assert other.match.entries[-1].id == f"timeout:{request.id}"
        close(tables)

    run(test)


def test_what_has_run_out_meanwhile_ends_when_somebody_acts_again() -> None:
    async def test() -> None:
        acting, other = tables = two(("person", "person"), turn_seconds=10)
        acting.close()  # it hangs, or is gone
        for seat in range(2):
            (request,) = other.chairs[seat].requests
            _, handle = other.runner._clocks[request.id]
            handle.cancel()
            other.runner._clocks[request.id] = 0.0, handle  # long ago
        other.runner.expire(request)
        assert [e.kind for e in other.match.entries] == []
        other.runner.lead(True)
        assert [e.kind for e in other.match.entries].count("timeout") == 2
        close(tables[1:])

    run(test)


def test_bots_play_on_one_desk_and_on_the_next_one_when_it_stops() -> None:
    async def test() -> None:
        acting, other = tables = two(("easy", "person"))
        await until(lambda: acting.match.acts == 1)
        assert not other.match.acts
        other.runner.catch_up(acting.match.sequence)
        assert other.match.acts == 1
        acting.runner.lead(False)
        assert other.play(1) == [None]
        acting.runner.catch_up(other.match.sequence)
        sequence = acting.match.sequence
        await asyncio.sleep(0.05)
        assert acting.match.sequence == other.match.sequence == sequence
        other.runner.lead(True)
        await until(lambda: other.match.acts > 2)
        close(tables)

    run(test)


class Reigning(MemoryLog):
    """Takes what is of the table only from the reign that is."""

    def __init__(self) -> None:
        super().__init__()
        self.term = 1

    def append(self, log: str, expected: int, row: Entry, by: Lease | None = None) -> int:
        if by is not None and by.term != self.term:
            raise StaleLease
        assert (by is not None) == (row.kind in ("timeout", "clock") or row.id.startswith("bot:"))
        return super().append(log, expected, row, by)


def test_a_desk_that_wakes_up_too_late_adds_nothing_and_says_nothing() -> None:
    async def test() -> None:
        table = Table(("easy", "person"), log=Reigning())
        fenced = list[str]()
        table.runner.on_lease_lost = lambda: fenced.append("fenced")
        table.runner.lead(True, Lease("table", 1))
        table.runner.start()
        await until(lambda: table.match.acts == 1)
        table.log.term = 2
        sequence = table.match.sequence
        assert table.play(1) == [None]  # play goes on here
        await until(lambda: bool(fenced))
        await asyncio.sleep(0.02)
        assert fenced == ["fenced"]
        assert not table.runner.is_leader
        assert table.match.sequence == sequence + 1
        assert not any(listening.failures for listening in table.listeners)
        table.runner.lead(True, Lease("table", 2))
        await until(lambda: table.match.acts >= 3)
        table.close()

    run(test)


class Counting(MemoryLog):
    """Counts what is read, and may refuse it."""

    def __init__(self) -> None:
        super().__init__()
        self.reads = 0
        self.refuses = False

    def read(self, log: str, *given: Any, **more: Any) -> Any:
        self.reads += 1
        if self.refuses:
            raise OSError
        return super().read(log, *given, **more)


def test_nothing_is_read_for_what_is_known_and_all_of_it_for_what_is_not() -> None:
    async def test() -> None:
        acting, other = tables = two(("person", "person"), log=Counting())
        acting.play(0)
        reads = acting.log.reads
        acting.runner.catch_up(acting.match.sequence)  # one's own news
        assert acting.log.reads == reads
        other.runner.catch_up(acting.match.sequence)
        assert other.match.sequence == acting.match.sequence
        assert acting.log.reads == reads + 1
        told = list[Exception | None]()
        other.runner.catch_up(on_ready=told.append)
        acting.log.refuses = True
        other.runner.catch_up(on_ready=told.append)
        assert [type(why) for why in told] == [type(None), OSError]
        close(tables)

    run(test)


def test_each_log_has_its_thread_and_its_order() -> None:
    async def test() -> None:
        write_queue, done = MatchWriteQueue(MemoryLog(), 0.0, threads=4), list[tuple[str, int]]()
        names = [f"log {n}" for n in range(20)]
        for number in range(50):
            for name in names:
                write_queue.run(
                    lambda n=number, of=name: done.append((of, n)), lambda result: None, name
                )
        write_queue.close()
        for name in names:
            assert [n for of, n in done if of == name] == list(range(50))

    run(test)


def test_what_is_waited_for_comes_back_or_is_raised() -> None:
    async def test() -> None:
        write_queue = MatchWriteQueue(MemoryLog(), 0.0)

        def fails() -> str:
            raise OSError("full")

        assert await write_queue.ran(lambda: "kept") == "kept"
        with pytest.raises(OSError, match="full"):
            await write_queue.ran(fails)
        slow = asyncio.ensure_future(write_queue.ran(lambda: time.sleep(0.05)))
        await asyncio.sleep(0)
        slow.cancel()  # the caller gives up, and it is done all the same
        assert await write_queue.ran(lambda: "next") == "next"
        write_queue.close()

    run(test)
