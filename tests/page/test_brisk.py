"""A brisk player at real tables: each line is told soon or not at all, and nothing that is over."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from playroom.engine.registry import game_ids
from tests.page.brisk import played
from tests.page.checks import Browser
from tests.page.chromium import WATCH, Chromium
from tests.page.firefox import PROGRAM, Firefox
from tests.page.room import Room
from tests.readers.hear import need

SPEEDS = ("normal", "slow", "fast", "at-once")
PACES = (2.0, 4.0, 8.0)
TABLES = (",Ana:easy", ",Ana:easy,Luis:easy")


@pytest.fixture(scope="module")
def firefox() -> Iterator[Firefox]:
    need("the page", "" if shutil.which(PROGRAM) else "the Debian package firefox-esr")
    with Firefox(WATCH) as browser:
        yield browser


def told_in_time(browser: Browser, game: str, every: float, count: int, speed: str) -> None:
    seats = TABLES[game_ids().index(game) % len(TABLES)]
    with Room(game, seats, pause=1.0) as room, browser.tab() as tab:
        found = played(tab, room.link(), every, count, speed)
        assert len(found.waited) > 2 * count, found
        assert len(found.waited) > 0.6 * found.events, found
        assert found.part(0.5) < 1_000, found
        assert found.part(0.9) < 3_000, found
        assert found.over == [], found
        assert not room.errors()
        print(game, every, speed, found)


def test_a_play_each_four_seconds(chromium: Chromium) -> None:
    told_in_time(chromium, "brisca", 4.0, 3, "normal")


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(game_ids())))
def test_every_game_in_chromium(number: int, chromium: Chromium) -> None:
    game, every = game_ids()[number], PACES[number % len(PACES)]
    told_in_time(chromium, game, every, int(40 / every), SPEEDS[number % len(SPEEDS)])


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(game_ids())))
def test_every_game_in_firefox(number: int, firefox: Firefox) -> None:
    game, every = game_ids()[number], PACES[(number + 1) % len(PACES)]
    told_in_time(firefox, game, every, int(40 / every), SPEEDS[(number + 2) % len(SPEEDS)])
