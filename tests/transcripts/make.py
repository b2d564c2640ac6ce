"""`python3 -m tests.transcripts.make [name]`: plays the scenarios again and writes what
was heard.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from playroom.bootstrap import ROOT, ready


def run() -> int:
    """Writes the transcripts whose name begins with an argument, or all."""
    status = ready("tests.transcripts.make", sys.argv[1:], "test")
    if status is not None:
        return status
    os.chdir(ROOT)
    from tests.transcripts.scenarios import SCENARIOS
    from tests.transcripts.script import play

    for scenario in SCENARIOS:
        if sys.argv[1:] and not scenario.name.startswith(tuple(sys.argv[1:])):
            continue
        for lang in scenario.first:
            with tempfile.TemporaryDirectory() as folder:
                text = play(scenario, lang, Path(folder))
            scenario.path(lang).write_text(text, encoding="utf-8")
            print(scenario.path(lang).name, len(text.splitlines()), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(run())
