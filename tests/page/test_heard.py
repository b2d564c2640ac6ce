"""The page through Orca, in a real window of both browsers: a hand is played by what is heard, and
every line is heard once, in its order. All games, longer bursts and every place of the focus are
`python -m tests.page.listening`.
"""

from __future__ import annotations

import re
import sys

import pytest

if sys.platform == "win32":
    pytest.skip("Orca is for Linux", allow_module_level=True)

from tests.page import orca
from tests.page.listening import Listening, brisk, bursts, hand_of, quick_keys, same_key_twice
from tests.page.orca import WebDesk
from tests.page.room import Room
from tests.readers.hear import need

again = pytest.mark.flaky(reruns=2)  # readers work by the clock: see tests/readers/conftest.py


@again
@pytest.mark.reader
@pytest.mark.parametrize("browser", ["chromium", "firefox"])
def test_a_hand_is_heard(browser: str) -> None:
    need("the page through Orca", orca.missing())
    with Room("casino") as room, WebDesk() as runner, Listening(runner, browser, room) as listening:
        listening.arrive("Hugo", waits=4.0)
        for milliseconds in (20, 150, 300):
            quick_keys(listening, "vshetlcb", milliseconds)
        hand_of(listening, 3)
        assert len(same_key_twice(listening)) == 4, listening.told()
        bursts(listening, 8)
        card = next(name for role, name in listening.window.tree() if role == "toggle button")
        sent = listening.sent(lambda: listening.window.press(card))
        assert "touch" in sent[0], "a double tap touches the card"
        heard = listening.listen(f"touch {card}")
        told = re.compile("plays|trail|capture|build", re.IGNORECASE)
        assert any(told.search(text) for text in heard), listening.told()
        assert listening.heard.faults() == [], listening.told()
        assert listening.heard.lines > 20
        assert not room.errors()


@again
@pytest.mark.long
@pytest.mark.reader
@pytest.mark.parametrize(("browser", "game"), [("chromium", "brisca"), ("firefox", "escoba")])
def test_a_brisk_player_hears_news(browser: str, game: str) -> None:
    need("the page through Orca", orca.missing())
    with (
        Room(game, pause=1.0) as room,
        WebDesk() as runner,
        Listening(runner, browser, room) as listening,
    ):
        listening.arrive("Hugo")
        waited, count = brisk(listening, 4.0, 8)
        print(browser, game, count, [round(one, 1) for one in waited])
        assert len(waited) > 0.6 * count, listening.told()
        assert waited[len(waited) // 2] < 1.0, listening.told()
        assert waited[9 * len(waited) // 10] < 3.0, listening.told()
        assert not room.errors()
