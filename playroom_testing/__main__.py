"""`python -m playroom_testing GAME`: tests a game, in an environment that is set up first when
there is none.
"""

from __future__ import annotations

import sys

from playroom.bootstrap import ready


def run() -> int:
    """Runs the command; the status is 0 when all is well, 1 when something is wrong, 2 when nothing
    could be tested.
    """
    status = ready("playroom_testing", sys.argv[1:])
    if status is not None:
        return status
    from playroom_testing.command import main

    return main()


if __name__ == "__main__":
    sys.exit(run())
