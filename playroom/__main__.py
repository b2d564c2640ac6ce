"""`python -m playroom`: runs the playroom, and in a fresh checkout sets it up first.

Nothing but the standard library may be needed to get here.
"""

from __future__ import annotations

import sys

from playroom.bootstrap import ready


def run() -> int:
    """Runs the command line, in an environment that has what it needs."""
    status = ready("playroom", sys.argv[1:])
    if status is not None:
        return status
    from playroom.cli import main

    return main()


if __name__ == "__main__":
    sys.exit(run())
