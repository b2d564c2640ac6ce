"""Notifications of the page that is itself: its service worker shows them, also on a telephone, and
they go when the turn does.
"""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from tests.browser.exported import Server, exported, missing
from tests.page.chromium import Chromium
from tests.page.conftest import need_chromium
from tests.page.gestures import PHONE
from tests.page.sounding import HIDE
from tests.readers.hear import need

IDLE = """window.Worker = class {
    postMessage(m) { if ('room' in m) setTimeout(() => this.onmessage({ data: { ready: true } })); }
    terminate() {}
};"""
"""The playroom itself is not needed, only that it says it is loaded: then the page is kept."""
SHOWN = (
    "navigator.serviceWorker.ready.then(worker => worker.getNotifications())"
    ".then(all => all.map(one => [one.title, one.body, one.data]))"
)


def test_the_service_worker_shows_and_withdraws_them() -> None:
    need("an export", missing())
    need_chromium()
    server = Server(exported())
    try:
        with Chromium() as browser, browser.tab(permissions=["notifications"], **PHONE) as tab:
            tab.preload(IDLE)
            tab.go(server.address)
            tab.until(
                "navigator.serviceWorker.ready.then(worker => worker.active.state === 'activated')",
                60,
            )
            assert tab.js("!document.getElementById('notify').closest('p').hidden")
            tab.js("(document.getElementById('notify').checked = true)")
            tab.js("(words['your-turn'] = 'Your turn')")
            tab.js(HIDE % "true")
            tab.js("show({ title: 'Escoba', awaited: 'play1' })")
            tab.until(f"{SHOWN}.then(all => all.length)")
            assert tab.js(SHOWN) == [["Your turn", "Escoba", tab.js("location.href")]]
            tab.js("show({ awaited: '' })")
            tab.until(f"{SHOWN}.then(all => !all.length)")
    finally:
        server.close()
