"""People at a table in this process, with a whole shell each: what they press and hear."""

from __future__ import annotations

from pathlib import Path

from playroom.room.table import values as v
from playroom.room.table.session import TableSession
from playroom.shell.room.session_screens import SessionScreens
from tests.room.kit import Near, added, until
from tests.shell.inside import Inside


class Hearer:
    """A person at the table, by their keys and ears."""

    def __init__(
        self, near: Near, folder: Path, name: str, language: str = "en", place: str = ""
    ) -> None:
        """`place`: the folder of their own things, when it is not called like them."""
        self.name = name
        self.language = language
        self.inside = Inside(folder / (place or name), language)
        if name not in near._members:
            near._members[name] = added(near.services, name, language)
        self.session: TableSession = near.table.session(near._members[name])
        self.left = False
        self.session_screens = SessionScreens(self.inside.app, self.session, self._left)
        self.session_screens.begin()
        self._heard = 0

    def _left(self) -> None:
        self.left = True

    @property
    def me(self) -> v.PersonId:
        return self.session.me

    def news(self) -> list[str]:
        """The lines since this was asked for the last time."""
        lines = self.inside.lines[self._heard :]
        self._heard += len(lines)
        return lines

    def press(self, *keys: str) -> list[str]:
        """Presses keys; gives what was heard since the last time."""
        self.inside.press(*keys)
        return self.news()

    def text(self, line: str) -> list[str]:
        """Types a line; gives what was heard since the last time."""
        self.inside.text(line)
        return self.news()

    async def hears(self, line: str) -> list[str]:
        """Waits until a line is heard; gives what was heard since the last time."""
        begun = self._heard
        await until(lambda: line in self.inside.lines[begun:], 5)
        return self.news()

    def close(self) -> None:
        self.inside.close()


async def at_table(near: Near, folder: Path, **people: str) -> list[Hearer]:
    """These people come to the table, one after another, each in a language."""
    result = []
    for name, language in people.items():
        result.append(Hearer(near, folder, name, language))
        await until(lambda: result[-1].session.state.guest(result[-1].me) is not None)
    for one in result:
        one.news()
    return result
