"""What is not installed is left out with a reason that the end of a run names, and never in CI."""

from __future__ import annotations

import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.conftest import pytest_terminal_summary
from tests.needed import LIBRARIES, PROGRAMS, left_out, need_packages

TESTS = Path(__file__).parents[1]
SILENT = re.compile(r"skipif\((?:[^()]|\([^()]*\))*(?:which|find_library|is_there)\(")
"""A test that is left out where a program is missing, in CI too."""


def test_a_missing_package_leaves_a_test_out_but_not_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    need_packages("bash")
    monkeypatch.setitem(PROGRAMS, "not-there", "/nonexistent/program")
    monkeypatch.setitem(LIBRARIES, "libnot-there", "nonexistent")
    for package in ("not-there", "libnot-there"):
        with pytest.raises(pytest.skip.Exception, match=f"needs the Debian package {package}$"):
            need_packages("bash", package)
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="needs the Debian package not-there"):
        need_packages("not-there")


def test_what_was_left_out_is_counted_by_its_reason() -> None:
    reasons = ["Skipped: this needs a", "this needs b", "Skipped: this needs b"]
    assert left_out(reasons) == ["2 left out: this needs b", "1 left out: this needs a"]


def test_a_go_writes_its_reasons_for_the_end_of_all(tmp_path: Path) -> None:
    written = tmp_path / "tally"
    config: Any = SimpleNamespace(option=SimpleNamespace(tally=str(written), rotation=1, turns=4))
    reports = [SimpleNamespace(nodeid=f"{name}[1]@group") for name in ("b", "a", "b")]
    reasons = [SimpleNamespace(longrepr=("file", 1, "Skipped: this needs a"))]
    stats = {"skipped": reasons, "failed": reports[:2], "error": reports[2:], "passed": [1]}
    reporter = SimpleNamespace(stats=stats, write_line=pytest.fail)
    pytest_terminal_summary(reporter, config)
    config.workerinput = {}
    stats.clear()
    pytest_terminal_summary(reporter, config)
    assert json.loads(written.read_text()) == {
        "passed": 1,
        "failed": ["a[1]", "b[1]"],
        "left_out": ["Skipped: this needs a"],
        "rotation": 1,
        "turns": 4,
    }


def test_no_test_is_left_out_where_a_program_is_missing_without_a_need() -> None:
    assert SILENT.search('@pytest.mark.skipif(not shutil.which("ssh"), reason="")')
    for file in TESTS.rglob("*.py"):
        if file != Path(__file__):
            assert not SILENT.search(file.read_text("utf-8")), file
