"""The page that is itself, through Orca: it is heard that it loads, the first menu, and keys, each
line once and in order.
"""

from __future__ import annotations

import sys
import time

import pytest

if sys.platform == "win32":
    pytest.skip("Orca is for Linux", allow_module_level=True)

from tests.browser.exported import served
from tests.page import orca
from tests.page.orca import WebDesk, Window, utterances
from tests.readers.hear import need

MENU = "Choose with Tab, then Enter. Play Brisca."
again = pytest.mark.flaky(reruns=2)  # readers work by the clock: see tests/readers/conftest.py


def heard(desk: WebDesk, wanted: str, seconds: float = 40.0) -> list[str]:
    """Everything that was heard, once `wanted` was."""
    limit = time.monotonic() + seconds
    while True:
        said = utterances(desk.speech.events, 0.0)
        texts = [one.text.replace("\\u00a0", " ").strip() for one in said]
        if any(wanted in text for text in texts) and desk.speech._now is None:
            return texts
        assert time.monotonic() < limit, texts
        time.sleep(0.05)


@again
@pytest.mark.reader
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_it_is_heard_that_it_loads_and_then_the_menu_and_every_key_once(browser: str) -> None:
    need("the page through Orca", orca.missing())
    with served() as server, WebDesk() as desk, Window(desk, browser, server.address) as window:
        texts = heard(desk, MENU)
        assert sum("The playroom is being loaded" in text for text in texts) == 1, texts
        assert sum(MENU in text for text in texts) == 1, texts
        heard(desk, "New here?")
        time.sleep(1.0)
        window.key("Return")
        texts = heard(desk, "Enter starts")
        assert sum("Brisca. Enter starts" in text for text in texts) == 1, texts
        time.sleep(1.0)
        window.key("space")
        assert len(heard(desk, "Start the game")) > 0
