"""The playroom inside Firefox: it says that it loads, is played by keys, and is there again."""

from __future__ import annotations

import shutil

from tests.browser.exported import served
from tests.page.firefox import PROGRAM, Firefox
from tests.readers.hear import need

ITEMS = "document.querySelectorAll('#list button')"
LIST = "document.querySelector('#list button')"


def test_a_game_is_played_and_there_again_when_the_page_is_loaded_anew() -> None:
    need("the page", "" if shutil.which(PROGRAM) else "the Debian package firefox-esr")
    with served() as server, Firefox() as firefox:
        firefox.go(server.address)
        firefox.until(f"!!{LIST}", 60)
        firefox.js(f"[...{ITEMS}].find(item => item.textContent.includes('Escoba')).click()")
        firefox.until("document.querySelector('#list').textContent.includes('Start the game')")
        firefox.press("Enter")
        firefox.until("!!document.querySelector('#hand button')")
        firefox.press("Enter")
        firefox.until("document.querySelector('#history').textContent.includes('Berta')")
        assert "went wrong" not in firefox.js("document.querySelector('#history').textContent")
        firefox.go(server.address)
        firefox.until("document.querySelector('#list').textContent.includes('Resume')", 60)
