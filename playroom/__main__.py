"""`python -m playroom`: runs the playroom, and in a fresh checkout sets it up first.

Nothing but the standard library may be needed to get here.
"""

from __future__ import annotations

import sys


def run() -> int:
    """Runs the command line, in an environment that has what it needs."""
    try:  # Control C is no fault, even before anything is loaded
        from playroom.frozen import started_module

        if started_module(sys.argv[1:]):
            return 0
        from playroom.bootstrap import ready

        status = ready("playroom", sys.argv[1:])
        if status is not None:
            return status
        from playroom.cli import main

        return main()
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(run())
