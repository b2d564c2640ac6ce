"""A speech server that says nothing: every command it gets is a line, with its time, in the file
given.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path


def main() -> None:
    with Path(sys.argv[1]).open("a", encoding="utf-8", buffering=1) as log:
        for raw in sys.stdin.buffer:
            command = raw.decode("utf-8", "replace").rstrip("\n")
            log.write(json.dumps({"t": time.monotonic(), "raw": command}) + "\n")


if __name__ == "__main__":
    main()
