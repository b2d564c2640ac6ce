"""One's own data as a file from the page, in a real browser."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from tests.page.chromium import Chromium
from tests.page.journey import sit_down
from tests.page.room import Room


@pytest.mark.parametrize(
    ("language", "way", "told"),
    [
        (
            "en-US",
            ("Room", "What can be done at this table", "My people and my data", "as a file"),
            "a file",
        ),
        (
            "es-MX",
            ("La sala", "Qué se puede hacer", "Mi gente y mis datos", "en un archivo"),
            "un archivo",
        ),
    ],
)
def test_all_that_is_kept_of_me_is_downloaded(
    tmp_path: Path, chromium: Chromium, language: str, way: tuple[str, ...], told: str
) -> None:
    with Room("cribbage") as room, chromium.tab(locale=language) as tab:
        tab.go(room.link())
        sit_down(tab, "Eva")
        for name in way[:-1]:
            tab.page.get_by_role("button", name=name).first.click()
        with tab.page.expect_download() as download:
            tab.page.get_by_role("button", name=way[-1]).first.click()
        download.value.save_as(tmp_path / "mine.json")
        tab.until(f"document.querySelector('#latest').textContent.includes('{told}')")
        kept = json.loads((tmp_path / "mine.json").read_text("utf-8"))
        assert download.value.suggested_filename == "playroom-me.json"
        assert (kept["name"], kept["language"]) == ("Eva", language[:2])
        assert kept["devices"][0]["kind"] == "page"
