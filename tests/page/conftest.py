"""Browsers and rooms for the tests of the page; what is not installed is named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.page import chromium as chromium_module
from tests.page.chromium import Chromium
from tests.page.room import Room
from tests.readers.hear import need


def need_chromium() -> None:
    """Skips where there is no Chromium; in CI it fails."""
    there = Path(chromium_module.PROGRAM).exists()
    need("the page", "" if there else "the Debian package chromium")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    """A Chromium for a file of tests: its driver has a loop of its own that is there until then."""
    need_chromium()
    with Chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def room() -> Iterator[Room]:
    """A room with a table of cribbage."""
    with Room("cribbage") as opened:
        yield opened
