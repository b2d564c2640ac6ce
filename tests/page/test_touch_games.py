"""A whole game of each of the games on a telephone, by gestures; what is shown is looked at there
as axe-core and fingers find it.
"""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from playroom.engine.registry import game_ids
from tests.page import looks
from tests.page.chromium import Chromium
from tests.page.gestures import PHONE
from tests.page.journey import LANGUAGES, choose_language, quiet, sit_down
from tests.page.room import Room
from tests.page.touch_player import TouchPlayer

USUAL = "cribbage"
MANNERS = {"right", "left", "down", "up", "tap", "tap tap", "2 fingers", "3 fingers", "hold"}


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=[pytest.mark.long] * (game != USUAL)) for game in game_ids()],
)
def test_a_whole_game_by_gestures(game: str, chromium: Chromium) -> None:
    with Room(game) as room, chromium.tab(**PHONE) as tab:
        tab.go(room.link())
        sit_down(tab, "Eva")
        tab.js("(watch.guard = true)")
        for language in reversed(LANGUAGES):
            choose_language(tab, language)
            assert looks.axe(tab) == []
            assert looks.small_targets(tab) == []
            assert looks.sideways(tab) <= 0
        player = TouchPlayer(tab, room)
        player.wait()
        for key in "ts":
            player.press(key)
        player.hold()
        player.swipe("down")
        player.swipe("up")
        player.press("l")  # in a group that is closed
        while player.wait().outcome is None:
            player.step()
        quiet(tab, 300)
        player.close()
        assert looks.faults(tab) == {}
        assert not room.errors()
        if game == USUAL:
            assert set(player.made) == MANNERS
