"""What is not installed is left out with a reason that the end of a run names, and never in CI."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

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
    reasons = ["this needs a", "this needs b", "this needs b"]
    reports = [SimpleNamespace(longrepr=("f", 1, f"Skipped: {reason}")) for reason in reasons]
    assert left_out(reports) == ["2 left out: this needs b", "1 left out: this needs a"]


def test_no_test_is_left_out_where_a_program_is_missing_without_a_need() -> None:
    assert SILENT.search('@pytest.mark.skipif(not shutil.which("ssh"), reason="")')
    for file in TESTS.rglob("*.py"):
        if file != Path(__file__):
            assert not SILENT.search(file.read_text("utf-8")), file
