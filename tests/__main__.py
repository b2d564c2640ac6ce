"""`python -m tests`: the tests, in an environment that is set up first when there is none. Arguments go to pytest."""

from __future__ import annotations

import os
import sys

from playroom.setup import ROOT, ready


def run() -> int:
    """Runs pytest over the tests."""
    status = ready("tests", sys.argv[1:], "test")
    if status is not None:
        return status
    import pytest

    os.chdir(ROOT)
    return int(pytest.main(sys.argv[1:]))


if __name__ == "__main__":
    sys.exit(run())
