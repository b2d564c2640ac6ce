"""Each reader is a case of its own; one that is not installed is skipped, and the reason names the
package.
"""

from __future__ import annotations

import pytest

from tests.readers.hear import NAMES, READERS, need


def reader_cases() -> list[object]:
    return [pytest.param(name, marks=marks(name)) for name in NAMES]


def marks(name: str) -> list[pytest.MarkDecorator]:
    # Real readers work by the clock (how long after a key a change counts as its answer): a machine
    # that is busy for a moment makes them miss what they would have said. What fails three times is
    # our fault.
    again = [pytest.mark.flaky(reruns=2)] if name in READERS else []
    return [pytest.mark.reader, *again]


@pytest.fixture(params=reader_cases())
def reader(request: pytest.FixtureRequest) -> str:
    """The name of a reader that runs here."""
    name: str = request.param
    need(name)
    return name
