"""A page that is itself and is loaded anew in a game comes back to its table; from anywhere else,
and when the table has been left, to the first menu.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playroom.browser.here import Here
from playroom.engine.header import Player
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.shell.app import App
from playroom.shell.menu import Menu
from playroom.shell.table.table_screen import TableScreen
from playroom.store import StoreError


class Loaded:
    """A page of one tab, and the playroom in its worker."""

    def __init__(self, folder: Path, back: str = "") -> None:
        self.screen: dict[str, Any] = {}
        self.lines = ""
        self.here = Here(self._take, str(folder))
        hello = {"resume": 0, "token": "0" * 32, "session": "", "language": "en", "back": back}
        self.here.take(json.dumps(hello))
        assert self.here.app is not None
        self.app: App = self.here.app

    def _take(self, frame: str) -> None:
        told = json.loads(frame)
        self.screen |= told.get("screen", {})
        self.lines += told.get("line", "")

    async def until(self, what: Callable[[], object]) -> None:
        """Waits until it is so."""
        async with asyncio.timeout(20):
            while not what():
                await asyncio.sleep(0)

    async def shown(self) -> str:
        """Shows what is in front; where a page that is loaded anew comes back to."""
        await self.until(lambda: self.app.screens)
        self.app.line_buffer.show()  # type: ignore[attr-defined]
        return str(self.screen["back"])

    def deal(self) -> None:
        """Begins a game."""
        players = (Player(Clean.of("You"), "person"), Player(Clean.of("Berta"), "easy"))
        self.app.tables.new_game(find_game("brisca"), Setup.of(2, {}), players, "7")


def test_it_comes_back_to_the_table(tmp_path: Path) -> None:
    async def run() -> None:
        first = Loaded(tmp_path)
        assert await first.shown() == ""
        first.deal()
        await first.until(lambda: first.app.table())
        back = await first.shown()
        assert back == first.app.table().chair.header.id  # type: ignore[union-attr]
        first.here.close()

        again = Loaded(tmp_path, back)
        await again.until(lambda: again.app.screens)
        assert isinstance(again.app.front, TableScreen)
        assert await again.shown() == back
        assert again.screen["zones"]
        again.app.key("c-s")
        assert await again.shown() == "", "the table was left"
        again.here.close()

        other = Loaded(tmp_path, "0" * 32)
        await other.until(lambda: other.app.screens)
        assert isinstance(other.app.front, Menu), "no such match: a lesson, or one that is gone"
        other.here.close()

    asyncio.run(run())


def test_a_match_that_cannot_be_taken_up_leaves_the_first_menu(tmp_path: Path) -> None:
    async def run() -> None:
        first = Loaded(tmp_path)
        await first.shown()
        first.deal()
        await first.until(lambda: first.app.table())
        back = await first.shown()
        first.here.close()

        def damaged(id_: str) -> None:
            raise StoreError("no-person", game=Clean.of(id_[:6]))

        again = Loaded(tmp_path, back)
        again.app.openers["kept"] = damaged
        await again.until(lambda: again.app.screens)
        await again.until(lambda: back[:6] in again.lines)
        assert isinstance(again.app.front, Menu)
        assert again.here.task is not None
        assert not again.here.task.done(), "keys are answered"
        again.here.close()

    asyncio.run(run())
