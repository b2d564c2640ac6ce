"""Each reader is a case of its own; one whose program is not installed is skipped, and the reason names the package."""

from __future__ import annotations

import pytest

from tests.readers.hear import NAMES, need


def reader_cases() -> list[object]:
    return [pytest.param(name, marks=marks(name)) for name in NAMES]


def marks(name: str) -> list[pytest.MarkDecorator]:
    # tdsr reads the line under the cursor a fixed time after an arrow key: on a busy machine before the answer has come.
    again = [pytest.mark.flaky(reruns=2)] if name == "tdsr" else []
    return [pytest.mark.reader, *again]


@pytest.fixture(params=reader_cases())
def reader(request: pytest.FixtureRequest) -> str:
    """The name of a reader that runs here."""
    name: str = request.param
    need(name)
    return name
