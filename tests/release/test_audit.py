"""The audit of dependencies tells apart what is clean, was found, and was not answered."""

from __future__ import annotations

import pytest

from tests.release.tools import tool

CLEAN = {"name": "a", "version": "1", "vulns": []}
SKIPPED = {"name": "b", "skip_reason": "Dependency not found"}
BAD = {"name": "c", "version": "2", "vulns": [{"id": "PYSEC-1", "fix_versions": ["3"]}]}


@pytest.mark.parametrize(
    ("report", "status", "told"),
    [
        ({"dependencies": [CLEAN]}, 0, ["1 packages audited, nothing is known against them"]),
        (None, 0, ["NOT AUDITED: the advisories could not be reached. Nothing is known."]),
        (
            {"dependencies": [SKIPPED]},
            0,
            ["NOT AUDITED: the advisories could not be reached. Nothing is known."],
        ),
        (
            {"dependencies": [SKIPPED, CLEAN]},
            0,
            [
                "NOT AUDITED, without an answer: b",
                "1 packages audited, nothing is known against them",
            ],
        ),
        (
            {"dependencies": [BAD, SKIPPED]},
            1,
            ["FOUND: c 2: PYSEC-1 (mended in 3)", "NOT AUDITED, without an answer: b"],
        ),
    ],
)
def test_each_outcome_is_told(report: object, status: int, told: list[str]) -> None:
    assert tool("audit").judged(report) == (status, told)
