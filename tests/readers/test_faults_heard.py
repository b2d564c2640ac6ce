"""The harness hears what it is there to hear: each guard of the line writer, left out, shows under
some reader.

These tests also say why each guard exists. If one of them begins to fail because a reader has
become wiser, the guard may go.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are POSIX", allow_module_level=True)

from tests.readers.hear import Ear, Report, need
from tests.terminal.demo import ANSWERS, WELCOME

ROOT = Path(__file__).parents[2]
pytestmark = [pytest.mark.reader, pytest.mark.long]  # what readers do, and not the playroom


def run(
    reader: str,
    fault: str,
    tmp_path: Path,
    *events: str,
    keys: str = "",
    rows: int = 24,
    cursor: str = "on",
) -> Report:
    need(reader)
    fifo = tmp_path / "events"
    os.mkfifo(fifo)
    argv = [sys.executable, str(ROOT / "tests/readers/faulty.py"), fault]
    env = {"PYTHONPATH": str(ROOT), "DEMO_EVENTS": str(fifo), "PLAYROOM_CURSOR": cursor}
    with Ear(reader, argv, rows=rows, env=env, patience=1.5) as ear:
        ear.wait_for(WELCOME)
        for key in keys:
            ear.press(key, ANSWERS[key])
        for event in events:
            ear.do(lambda text=event: fifo.write_text(text + "\n"), event)  # type: ignore[misc]
        return ear.finish("q", "Goodbye.")


@pytest.mark.parametrize("reader", ["yasr", "tdsr", "windows-terminal"])
def test_an_answer_that_begins_with_its_key_loses_its_first_letter(
    reader: str, tmp_path: Path
) -> None:
    report = run(
        reader, "first-letter", tmp_path, keys="ebebebe", cursor="after"
    )  # yasr only if the answer is quick
    assert "e: eight of spades." in report.missed, report.transcript()
    assert "e: ight of spades." in report.noise, report.transcript()


def test_equal_lines_on_a_full_screen_are_not_noticed_by_fenrir(tmp_path: Path) -> None:
    report = run("fenrir", "repeats", tmp_path, keys="c" * 9, rows=6)
    assert len(report.missed) > 2, report.transcript()


def test_a_newline_that_comes_later_is_said_as_blank(tmp_path: Path) -> None:
    report = run("yasr", "two-writes", tmp_path, keys="cbs", cursor="after")
    assert "c: blank" in report.noise, report.transcript()


def test_a_newline_that_comes_later_cuts_the_line_off(tmp_path: Path) -> None:
    report = run("fenrir", "two-writes", tmp_path, keys="cbs", cursor="after")
    assert any("15, count." in entry for entry in report.cut), report.transcript()


@pytest.mark.parametrize("reader", ["yasr", "tdsr", "windows-terminal"])
def test_a_prompt_is_read_again_after_every_line(reader: str, tmp_path: Path) -> None:
    report = run(reader, "prompt", tmp_path, "Ann passes.", keys="cb")
    assert len(report.noise) >= 3, report.transcript()


def test_a_line_half_as_long_is_key_echo_to_fenrir(tmp_path: Path) -> None:
    report = run("fenrir", "half-length", tmp_path, "x" * 20 + ".", "y" * 9 + ".")
    assert any("yyyy" in entry for entry in report.missed), report.transcript()
