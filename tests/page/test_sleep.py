"""The browser sleeps, and is given up by the room: what came meanwhile is all there, once. The ten
minutes of a real sleep are `python -m tests.page.sleep`.
"""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are stopped as Debian can", allow_module_level=True)

from tests.page.conftest import need_chromium
from tests.page.sleep import BROWSERS, Slept, slept


@pytest.mark.parametrize("browser", BROWSERS)
def test_nothing_is_lost_in_sleep(browser: str) -> None:
    need_chromium()
    found = slept(browser, seconds=0.0, keepalive=2.0)
    assert found.lost == []
    assert found.twice == []
    assert found.missed >= 40
    assert found.history == []
    summary, *last = found.said
    assert any(part.isdigit() for part in summary.split()), found.said
    assert 1 <= len(last) <= 3, found.said
    assert found.given_up
    assert found.back < Slept.SOON, found
