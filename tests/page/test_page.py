"""What holds of the page, whatever is played on it: see `checks` and `sounding`."""

from __future__ import annotations

import sys
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from tests.page import background, checks, gestures, sounding
from tests.page.chromium import Chromium
from tests.page.room import Room

ALL = (
    *checks.CHECKS,
    *checks.WITH_ROOM,
    *sounding.CHECKS,
    *sounding.WITH_ROOM,
    *gestures.CHECKS,
    *background.CHECKS,
)
CHECKS = {check.__name__: check for check in ALL}


@pytest.mark.parametrize("name", CHECKS)
def test_it_holds(name: str, chromium: Chromium, room: Room) -> None:
    check: Any = CHECKS[name]
    check(chromium, room)
