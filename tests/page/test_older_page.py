"""The page that players have kept from an older playroom gives way to the one of today, through the
service worker that it came with. The files of `older` are never written again.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from playroom.browser.export import _page, _worker
from tests.browser.exported import Server
from tests.page.chromium import Chromium

OLDER = Path(__file__).parent / "older"


def test_a_page_that_was_kept_loads_the_one_of_today(tmp_path: Path, chromium: Chromium) -> None:
    folder = tmp_path / "page"
    shutil.copytree(OLDER, folder)
    server = Server(folder)
    try:
        with chromium.tab() as tab:
            tab.go(server.address)
            tab.until("navigator.serviceWorker.ready.then(all => all.active.state === 'activated')")
            (kept,) = tab.js("caches.keys()")
            tab.go(server.address)
            _page(folder)
            _worker(folder)
            tab.js("navigator.serviceWorker.getRegistration().then(all => all.update()) && true")
            tab.until("document.getElementById('latest').textContent === 'newer'")
            assert kept in tab.js("caches.keys()"), "it stays until it is wanted no more"
            with tab.page.expect_navigation():
                tab.js("reload()")
            tab.until("document.getElementById('history')")
            tab.until(f"caches.keys().then(names => names.length === 1 && names[0] !== '{kept}')")
    finally:
        server.close()
