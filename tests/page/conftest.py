"""Browsers and rooms for the tests of the page; what is not installed is named."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.page.room import Room
from tests.readers.hear import need

if TYPE_CHECKING:
    from tests.page.chromium import Chromium


def need_chromium() -> None:
    """Skips where there is no Chromium; in CI it fails."""
    there = Path("/usr/bin/chromium").exists()
    need("the page", "" if there else "the Debian package chromium")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    """A Chromium for a file of tests: its driver has a loop of its own that is there until then."""
    need_chromium()
    from tests.page.chromium import Chromium  # its driver is only there where browsers are

    with Chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def room() -> Iterator[Room]:
    """A room with a table of cribbage."""
    with Room("cribbage") as opened:
        yield opened
