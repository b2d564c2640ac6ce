"""A write queue: each log has its order, and what is waited for comes back or is raised."""

from __future__ import annotations

import asyncio
import time

import pytest

from playroom.log.write_queue import WriteQueue


def test_each_log_has_its_thread_and_its_order() -> None:
    async def test() -> None:
        write_queue, done = WriteQueue(0.0, threads=4), list[tuple[str, int]]()
        names = [f"log {n}" for n in range(20)]
        for number in range(50):
            for name in names:
                write_queue.run(
                    lambda n=number, of=name: done.append((of, n)), lambda result: None, name
                )
        write_queue.close()
        for name in names:
            assert [n for of, n in done if of == name] == list(range(50))

    asyncio.run(test())


def test_what_is_waited_for_comes_back_or_is_raised() -> None:
    async def test() -> None:
        write_queue = WriteQueue(0.0)

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

    asyncio.run(test())
