"""Arrivals while the store is down: they are told so, or retried, and no member is taken for a
stranger.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.notes import Clean
from playroom.room.moderation.house_rules import USUAL, House
from playroom.store import StoreError
from tests.room.far import FarRoom, with_room
from tests.room.server.test_hostile_client import hello, last_words, noted, raw
from tests.web.kit import House as WebHouse
from tests.web.kit import Page, in_house

RULES = House(rules={"en": (Clean.of("Be kind."),)})


def fails(*given: Any, **more: Any) -> Any:
    """In the place of whatever is asked of the disk."""
    raise StoreError("disk-full", file=Clean.of("room.db"))


@pytest.mark.parametrize(
    "what", ["people.identify", "people.comes", "people.invited_to", "fact", "applied_ids"]
)
def test_by_a_playroom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        code = room.invitation(0).code
        room_store: Any = room.room.services.room_store
        of, name = (
            (room_store.people, what[7:]) if what.startswith("people.") else (room_store, what)
        )
        with monkeypatch.context() as dead:
            dead.setattr(of, name, fails)
            wire = await raw(room)
            await wire.send(hello("Ana", code=code), text=True)
            assert await last_words(wire) == ["not_kept", "1000"]
        assert await noted(room) == []

    with_room(tmp_path, test, house=RULES if what == "fact" else USUAL)


@pytest.mark.parametrize("what", ["people.member", "people.comes", "fact"])
def test_with_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    async def run(house: WebHouse) -> None:
        room_store: Any = house.room.services.room_store
        of, name = (
            (room_store.people, what[7:]) if what.startswith("people.") else (room_store, what)
        )
        page, owner = Page(), house.door.owner_code
        code = house.invite(0)
        with monkeypatch.context() as dead:
            dead.setattr(of, name, fails)
            async with house.socket() as socket:
                await page.begin(socket, owner if what == "fact" else code)
                await asyncio.wait_for(socket.wait_closed(), 10)
                assert socket.close_code == 1013
                await page.end()
        assert house.refused() == []
        assert house.door.owner_code == owner
        async with house.page(code, page):
            await page.hear("What is your name?")

    in_house(tmp_path, run)
