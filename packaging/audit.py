"""Audit of dependencies: what pip-audit says about a list of pinned packages, and whether it has
asked at all.

    python packaging/audit.py REQUIREMENTS

pip-audit ends with 0 where the advisories of no package could be read. Here it is told what was
not looked at; the status is 1 when something was found.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

WAIT = 15
"""Seconds until the service is taken not to answer."""


def judged(report: dict[str, Any] | None) -> tuple[int, list[str]]:
    """The status, and what is told of a report (None: there is none)."""
    rows = [] if report is None else report["dependencies"]
    found = [
        f"{row['name']} {row['version']}: {one['id']}"
        f" (mended in {', '.join(one['fix_versions']) or 'no version'})"
        for row in rows
        for one in row.get("vulns", ())
    ]
    unasked = [row["name"] for row in rows if "skip_reason" in row]
    told = [f"FOUND: {line}" for line in found]
    if len(unasked) == len(rows):
        told.append("NOT AUDITED: the advisories could not be reached. Nothing is known.")
    elif unasked:
        told.append(f"NOT AUDITED, without an answer: {', '.join(unasked)}")
    asked = len(rows) - len(unasked)
    if asked and not found:
        told.append(f"{asked} packages audited, nothing is known against them")
    return (1 if found else 0), told


def audit(requirements: Path) -> dict[str, Any] | None:
    """The report of pip-audit, None where it could not make one."""
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch) / "report.json"
        subprocess.run(
            [
                *(sys.executable, "-m", "pip_audit", "--requirement", str(requirements)),
                *("--no-deps", "--disable-pip", "--progress-spinner", "off"),
                *("--timeout", str(WAIT), "--format", "json", "--output", str(file)),
            ],
            stderr=subprocess.DEVNULL, check=False,
        )  # fmt: skip
        made: dict[str, Any] | None = json.loads(file.read_text("utf-8")) if file.exists() else None
    return made


if __name__ == "__main__":
    status, lines = judged(audit(Path(sys.argv[1])))
    print(*lines, sep="\n")
    sys.exit(status)
