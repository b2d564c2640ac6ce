"""What holds of the page, whatever is played on it: each check is a function of its module."""

from __future__ import annotations

import sys
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from tests.page import background, checks, gestures, grouping, sounding, speaking
from tests.page.chromium import Chromium
from tests.page.room import Room

ALL = (
    *(*checks.CHECKS, *checks.WITH_ROOM, *grouping.CHECKS),
    *(*sounding.CHECKS, *sounding.WITH_ROOM, *speaking.CHECKS),
    *(*gestures.CHECKS, *background.CHECKS),
)
CHECKS = {check.__name__: check for check in ALL}


@pytest.mark.parametrize("name", CHECKS)
def test_it_holds(name: str, chromium: Chromium, room: Room) -> None:
    check: Any = CHECKS[name]
    check(chromium, room)
