"""The page in Firefox: a whole game, all that is looked at elsewhere too, and a burst of lines."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

import itertools

from tests.page import looks
from tests.page.between import Between
from tests.page.checks import burst, pieces, welcome_of
from tests.page.chromium import WATCH
from tests.page.firefox import PROGRAM, Firefox
from tests.page.journey import phase, quiet, sit_down
from tests.page.player import Finger, PagePlayer
from tests.page.room import Room
from tests.readers.hear import need


@pytest.fixture(scope="module")
def firefox() -> Iterator[Firefox]:
    need("the page", "" if shutil.which(PROGRAM) else "the Debian package firefox-esr")
    with Firefox(WATCH) as browser:
        browser.size(1280, 900)
        yield browser


def test_a_whole_game(firefox: Firefox) -> None:
    with Room("cribbage", lang="es") as opened:
        firefox.go(opened.link())
        sit_down(firefox, "Eva")
        firefox.js("(watch.guard = true)")
        seen, found = list[str](), list[str]()
        keys, finger = PagePlayer(firefox, opened), Finger(firefox, opened)
        while keys.wait().outcome is None:  # then nothing moves until a player acts
            if (kind := phase(firefox)) not in seen:
                seen.append(kind)
                found += [f"{kind}: {what}" for what in looks.axe(firefox)]
                firefox.size(320, 480)
                found += [f"{kind}: {what}" for what in looks.small_targets(firefox)]
                found += [f"{kind}: too wide"] * (looks.sideways(firefox) > 0)
                firefox.size(1280, 900)
            keys.step()
            finger.step()
        quiet(firefox, 300)
        for player in (keys, finger):
            player.close()
        assert found == [], "\n".join(found)
        assert looks.faults(firefox) == {}
        assert {"table", "table number", "table marked"} & set(seen) != set()
        assert not opened.errors()


def test_a_burst_is_said_once_in_order(firefox: Firefox, room: Room) -> None:
    with Between(room.address, welcome_of("en")) as between:
        firefox.go(between.address + "/")
        firefox.until("watch.came.length")
        firefox.js("(document.getElementById('speed').value = 'at-once')")
        lines = burst(12)
        between.say(*lines)
        firefox.until(
            f"watch.heard.map(node => node.text).join(' ').length >= {len(' '.join(lines))}"
        )
        nodes = firefox.js("watch.heard")
        assert pieces([node["text"] for node in nodes], lines)
        gaps = [b["at"] - a["at"] for a, b in itertools.pairwise(nodes)]
        assert min(gaps) >= 295, gaps
        assert looks.faults(firefox) == {}
