"""`python -m tests.readers.taped FILE WORDS...`: the playroom with these words; every row that it
prints is written to the file as well, so that what should be heard is known whatever others do.
"""

from __future__ import annotations

import os
import sys
from typing import Any

from playroom.cli import main
from playroom.shell.terminal.line_writer import LineWriter, clean, wrap


def taped(file: str) -> None:
    """From now on the rows that are printed are written to the file, those of one event at once."""
    tape = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    say = LineWriter.say

    def said(self: LineWriter, *lines: str, **more: Any) -> None:
        rows = [row for line in map(clean, lines) if line for row in wrap(line, self.columns)]
        os.write(tape, "".join(f"{row}\n" for row in rows).encode())
        say(self, *lines, **more)

    LineWriter.say = said  # type: ignore[method-assign]


if __name__ == "__main__":
    taped(sys.argv[1])
    sys.exit(main(sys.argv[2:]))
