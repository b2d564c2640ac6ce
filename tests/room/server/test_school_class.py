"""A class of a school, which has one address, comes to a public room for the first time, all at
once.
"""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

from playroom.room.server.opening import open_room
from tests.room.far import FarRoom, with_room
from tests.room.lobby_kit import walk_in
from tests.web import kit as web
from tests.web.kit import Page, in_house

PUPILS = 32
"""And those who teach them."""


def test_with_playrooms(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        names = [f"Ana {number}" for number in range(PUPILS)]
        walkers = await asyncio.gather(*(walk_in(room, name) for name in names))
        assert len(room.room.host.connections) == PUPILS
        assert room.room.services.counters.refused == {}
        for walker in walkers:
            assert not walker.ended
            assert walker.line is not None
            walker.line.close()

    with_room(tmp_path, test, public=True)


def test_with_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web, "open_room", partial(open_room, public=True))

    async def test(house: web.House) -> None:
        async def come() -> None:
            async with house.page() as page:
                await page.hear("What is your name?")
                here.append(page)
                await until_all

        here, until_all = list[Page](), asyncio.get_running_loop().create_future()
        coming = [asyncio.create_task(come()) for _ in range(PUPILS)]
        await house.until(lambda: len(here) == PUPILS)
        assert house.room.services.counters.refused == {}
        until_all.set_result(None)
        await asyncio.gather(*coming)

    in_house(tmp_path, test)
