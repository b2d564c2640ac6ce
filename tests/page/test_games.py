"""A whole game of each of the games on the page, against bots, by keys and by pressing buttons; at
everything new that is shown, all is looked at: axe-core, languages, media, widths.
"""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from playroom.engine.registry import game_ids
from tests.page import looks
from tests.page.chromium import Chromium
from tests.page.journey import Looker, phase, quiet, sit_down
from tests.page.player import Finger, PagePlayer
from tests.page.room import Room

STOPS = 20
"""Stops for the swipes of a touch reader at a table of cribbage, at most."""


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game(game: str, chromium: Chromium) -> None:
    with Room(game) as room, chromium.tab() as tab:
        tab.go(room.link())
        looker = Looker(tab)
        sit_down(tab, "Eva")
        tab.js("(watch.guard = true)")
        looker.look()
        keys, finger = PagePlayer(tab, room), Finger(tab, room)
        while keys.wait().outcome is None:  # then nothing moves until a player acts
            looker.look()
            stops = looks.reachable(tab)
            assert game != "cribbage" or len(stops) <= STOPS, stops
            keys.step()
            finger.step()
        quiet(tab, 300)
        looker.look("over " + phase(tab))
        for player in (keys, finger):
            player.close()
        assert looks.faults(tab) == {}
        assert looker.found == [], "\n".join(looker.found)
        assert {address.split("/")[2] for address in tab.asked} == {room.address.split("/")[2]}
        assert tab.context.cookies() == []
        assert not room.errors()
