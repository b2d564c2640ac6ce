"""The playroom inside Firefox: it says that it loads, is played by keys, is in order, and is there
again, also without a server.
"""

from __future__ import annotations

import shutil

from tests.browser.exported import Server, exported
from tests.page import looks
from tests.page.firefox import PROGRAM, Firefox
from tests.readers.hear import need

ITEMS = "document.querySelectorAll('#list button')"
LIST = "document.querySelector('#list button')"


def test_a_game_is_played_and_there_again_when_the_page_is_loaded_anew() -> None:
    need("the page", "" if shutil.which(PROGRAM) else "the Debian package firefox-esr")
    server = Server(exported())
    with Firefox() as firefox:
        firefox.go(server.address)
        firefox.until(f"!!{LIST}", 60)
        firefox.js(f"[...{ITEMS}].find(item => item.textContent.includes('Escoba')).click()")
        firefox.until("document.querySelector('#list').textContent.includes('Start the game')")
        firefox.press("Enter")
        firefox.until("!!document.querySelector('#hand button')")
        firefox.press("Enter", "Enter")
        firefox.until("document.querySelector('#history').textContent.includes('Berta')")
        assert "went wrong" not in firefox.js("document.querySelector('#history').textContent")
        wrong = looks.axe(firefox) + looks.stops(firefox)
        for width in (1280, 320):
            firefox.size(width, 640)
            wrong += looks.small_targets(firefox) + ["too wide"] * (looks.sideways(firefox) > 0)
        assert wrong == []
        firefox.go(server.address)
        firefox.until("!!document.querySelector('#hand button[aria-pressed]')", 60)
        firefox.until("navigator.serviceWorker.ready.then(there => !!there.active)")
        firefox.go(server.address)
        firefox.until("!!document.querySelector('#hand button[aria-pressed]')", 60)
        server.close()
        firefox.go(server.address)
        firefox.until("!!document.querySelector('#hand button[aria-pressed]')", 60)
