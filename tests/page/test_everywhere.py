"""What holds of the page holds of the page that is itself too, and of both in Firefox: the checks
that need no server (`tests.page.checks`).
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from tests.browser.exported import missing
from tests.browser.page_of_export import ExportedPage
from tests.page import background, checks, gestures, sounding, speaking
from tests.page.chromium import WATCH, Chromium
from tests.page.firefox import PROGRAM, Firefox
from tests.page.room import Room
from tests.readers.hear import need

ALL = (
    *(*checks.CHECKS, *sounding.CHECKS, *speaking.CHECKS),
    *(*gestures.CHECKS, *background.CHECKS),
)
CHECKS = {check.__name__: check for check in ALL}
ANYWHERE = (
    *(*checks.CHECKS, *speaking.CHECKS, *background.SILENT),
    sounding.sounds_are_those_of_the_room,
)
SILENT = {check.__name__: check for check in ANYWHERE}
"""Those without a loudspeaker: Firefox runs no sound where the machine has none."""


@pytest.fixture(scope="module")
def page_of_export() -> Iterator[ExportedPage]:
    need("an export", missing())
    source = ExportedPage()
    yield source
    source.close()


@pytest.fixture(scope="module")
def firefox() -> Iterator[Firefox]:
    need("the page", "" if shutil.which(PROGRAM) else "the Debian package firefox-esr")
    with Firefox(WATCH) as browser:
        yield browser


@pytest.mark.parametrize("name", CHECKS)
def test_of_an_export_in_chromium(
    name: str, chromium: Chromium, page_of_export: ExportedPage
) -> None:
    check: Any = CHECKS[name]
    check(chromium, page_of_export)


@pytest.mark.parametrize("name", SILENT)
def test_of_an_export_in_firefox(name: str, firefox: Firefox, page_of_export: ExportedPage) -> None:
    check: Any = SILENT[name]
    check(firefox, page_of_export)


@pytest.mark.parametrize("name", SILENT)
def test_of_a_room_in_firefox(name: str, firefox: Firefox, room: Room) -> None:
    check: Any = SILENT[name]
    check(firefox, room)
