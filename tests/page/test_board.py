"""A game on a board is one grid on the page: rows and cells for readers, one stop of Tab, arrows
that keep the column.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from tests.conformance.test_command import package
from tests.page import looks
from tests.page.chromium import Chromium
from tests.page.journey import Looker, quiet, sit_down
from tests.page.room import Room

HERE = "document.activeElement.dataset.key"
CELLS = "[...document.querySelectorAll('[role=grid] > [role=row] > [role=gridcell]')]"


def test_a_board_is_a_grid(chromium: Chromium, tmp_path: Path) -> None:
    site = package(tmp_path, "raya", like="grid").parent
    with Room("raya", site=site) as room, chromium.tab() as tab:
        tab.go(room.link())
        sit_down(tab, "Eva")
        assert tab.js(f"{CELLS}.map(cell => cell.dataset.key).join(' ')") == (
            "a3 b3 c3 a2 b2 c2 a1 b1 c1"
        )
        tree = tab.page.get_by_role("grid").aria_snapshot()
        assert tree.count("- row") == 3
        assert tree.count("- gridcell") == 9
        assert not tab.js("!!document.querySelector('#hand').checkVisibility()")
        tab.js(f"{CELLS}[0].focus()")
        for key, square in (
            ("ArrowRight", "b3"),
            ("ArrowDown", "b2"),
            ("ArrowDown", "b1"),
            ("ArrowDown", "b1"),
            ("End", "c1"),
            ("ArrowUp", "c2"),
            ("Home", "a2"),
        ):
            tab.press(key)
            assert tab.js(HERE) == square, key
        assert tab.js(f"{CELLS}.filter(cell => cell.tabIndex === 0).length") == 1
        tab.until("watch.heard.some(node => /Ana marks/.test(node.text))")
        tab.js(f"{CELLS}.find(cell => cell.textContent.endsWith('empty')).focus()")
        square = tab.js(HERE)
        tab.press("Enter")  # what it would do is told first
        quiet(tab)
        tab.press("Enter")
        tab.until("watch.heard.some(node => /You mark field/.test(node.text))")
        assert tab.js(HERE) == square, "the focus stays on the square that is marked"
        looker = Looker(tab)
        looker.look("board")
        assert looker.found == []
        assert looks.faults(tab) == {}
        assert not room.errors()
