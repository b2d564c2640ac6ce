"""The thread for what takes long: one cancelled call does not end it."""

from __future__ import annotations

import threading

from playroom.background import THREADS


def test_a_thread_goes_on_after_a_cancelled_call() -> None:
    thread, begins, ends = THREADS.worker("test"), threading.Event(), threading.Event()

    def works() -> str:
        begins.set()
        ends.wait(20)
        return "done"

    running, waiting = thread.submit(works), thread.submit(works)
    begins.wait(20)
    assert not running.cancel()
    assert waiting.cancel()
    ends.set()
    assert running.result(20) == "done"
    assert thread.submit(lambda: "next").result(20) == "next"
    thread.shutdown()
