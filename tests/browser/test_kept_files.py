"""The files that a page keeps in its browser: whatever the moment in which it is killed, what was
told as done is kept, and what was kept is not lost.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.browser.exported import exported

SCRIPT = Path(__file__).with_name("opfs.mjs")


def test_a_kill_between_any_two_steps_loses_nothing() -> None:
    command = ["node", str(SCRIPT), str(exported())]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-3_000:]
    told = json.loads(ran.stdout)
    assert told["wrong"] == []
    assert told["tried"] > 20
