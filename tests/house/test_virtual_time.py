"""The loop in which tests let time pass: it waits for no timer, and for every thread."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from playroom.clock import monotonic, utc_now, wall
from tests import clock


def test_an_hour_passes_at_once_by_every_clock() -> None:
    async def test() -> None:
        before = monotonic(), wall(), utc_now()
        await clock.passes(3_600)
        assert monotonic() - before[0] == pytest.approx(3_600)
        assert wall() - before[1] == pytest.approx(3_600)
        assert (utc_now() - before[2]).total_seconds() == pytest.approx(3_600)

    began = time.monotonic()
    clock.run(test())
    assert time.monotonic() - began < 60
    assert abs(monotonic() - time.monotonic()) < 60  # the playroom has the machine's clock again


def test_computing_takes_no_time() -> None:
    async def test() -> None:
        before = monotonic()
        time.sleep(0.02)
        assert monotonic() == before

    clock.run(test())


def test_timers_are_due_in_their_order() -> None:
    async def test() -> None:
        due, loop = list[int](), asyncio.get_running_loop()
        for seconds in (30, 10, 20):
            loop.call_later(seconds, due.append, seconds)
        await clock.passes(25)
        assert due == [10, 20]
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.Event().wait(), 600)
        assert due == [10, 20, 30]

    clock.run(test())


@pytest.mark.parametrize("fails", [False, True])
def test_no_timer_is_due_while_a_thread_has_work(fails: bool) -> None:
    def work() -> str:
        time.sleep(0.05)
        if fails:
            raise OSError("full")
        return "kept"

    async def test(pool: ThreadPoolExecutor) -> None:
        done = asyncio.get_running_loop().run_in_executor(pool, work)
        async with asyncio.timeout(10):
            if fails:
                with pytest.raises(OSError, match="full"):
                    await done
            else:
                assert await done == "kept"

    with ThreadPoolExecutor(1) as pool:
        clock.run(test(pool))


def test_whoever_would_wait_in_real_time_is_told() -> None:
    with pytest.raises(AssertionError, match="real time"):
        asyncio.run(clock.passes(1))
