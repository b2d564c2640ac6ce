"""A fault in a thread, or in a task that is never awaited, goes to the file of faults and never
between the lines of the player.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
from pathlib import Path

import pytest

from playroom.cli import run
from playroom.store.faults import report_loop_faults


@pytest.mark.threads
def test_a_fault_in_a_thread_is_kept_and_prints_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    class Failing:
        def __del__(self) -> None:
            raise LookupError("while it is thrown away")

    def fails(_: object) -> int:
        thread = threading.Thread(target=lambda: 1 // 0)
        thread.start()
        thread.join()
        Failing()
        gc.collect()
        return 0

    before = threading.excepthook, sys.unraisablehook
    monkeypatch.setattr(run, "_carry_out", fails)
    assert run.main(["games", "--data", str(tmp_path)]) == 0
    assert capfd.readouterr() == ("", "")
    kept = (tmp_path / "faults.log").read_text(encoding="utf-8")
    assert "ZeroDivisionError" in kept
    assert "while it is thrown away" in kept
    assert (threading.excepthook, sys.unraisablehook) == before


def test_a_fault_of_a_task_that_nobody_waits_for_is_kept_and_prints_nothing(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def fails() -> None:
        raise LookupError("in a task")

    async def play() -> None:
        loop = asyncio.get_running_loop()
        report_loop_faults(loop, tmp_path)
        kept = loop.get_exception_handler()
        report_loop_faults(loop, tmp_path / "elsewhere")
        assert loop.get_exception_handler() is kept, "whoever came first knows the folder"
        task = loop.create_task(fails())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task
        gc.collect()

    asyncio.run(play())
    assert capfd.readouterr() == ("", "")
    assert "in a task" in (tmp_path / "faults.log").read_text(encoding="utf-8")
