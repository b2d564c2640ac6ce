"""A press of a piece of the hand, as a finger, a mouse and a reader send it: told once and done at
the second press, chosen where several go into one play, or refused with the reason, in every game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playroom.doors.page.page_app import MAY
from playroom.engine.contract import Game
from playroom.engine.notes import Rejection
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.page.messages import Up
from playroom.page.page_shell import PageShell
from playroom.shell.menu import Choice, YesNo
from playroom_testing.room import run_in
from tests.conformance.test_command import package
from tests.engine.installed import on_path
from tests.outside.test_outside import HERE, OPENINGS
from tests.shell.inside import Inside
from tests.web.test_describing import act

POSITIONS = 25


class OnPage(Inside):
    """A room that a page shows."""

    def __init__(self, folder: Path, language: str = "en", **settings: object) -> None:
        super().__init__(folder, language, may=MAY, **settings)
        self.app: PageShell = PageShell(self.preferences, self.store, language, MAY)
        self.app.on_stop(self._stop)

    @property
    def lines(self) -> list[str]:
        """The lines that the page was told."""
        return [line.line for line in self.app.line_buffer._kept]

    def send(self, **up: Any) -> list[str]:
        """A frame of the page; the lines that answer it at once."""
        before = self.app.line_buffer.seq
        self.app.take(Up(**up))
        return [line.line for line in self.app.line_buffer._kept if line.seq > before]

    def touch(self, key: str) -> list[str]:
        """Presses a piece of the hand."""
        return self.send(touch=("hand", key))


def acts(room: OnPage) -> int:
    """How many events there were."""
    return len(room.table.chair.events())


def look(room: OnPage) -> str:
    """Presses every piece of the hand once, and each that is chosen a second time; what a second
    press of the last piece that can be played must play.
    """
    table, view, before = room.table.table, room.table.view(), acts(room)
    several, last = table.takes_several(view), ""
    items = room.table.zones()[0].items
    for item in items:
        plays = table.act(view, (), item)
        said = room.touch(item.key)
        assert acts(room) == before, f"{item}: the first press plays nothing"
        assert said, f"{item}: silence"
        if several:
            assert (item.key in room.table.marked) == item.markable, said
            assert not item.markable or room.touch(item.key) != said
            assert not room.table.marked
        elif isinstance(plays, Rejection):
            assert said == [room.app.announcer.line(plays.note)], "the reason"
        else:
            assert isinstance(room.app.front, Choice) == (len(plays) > 1), said
            listed = room.app.front.items if len(plays) > 1 else plays  # type: ignore[attr-defined]
            assert len(listed) == len(plays)
            told = room.app.announcer.teller.phrase(plays[0].note, room.app.announcer.listener)
            assert told in said[0] or len(plays) > 1, said
            assert said[0].endswith("Again to do it.") == (len(plays) == 1), said
            last = item.key
    together = [
        action
        for action in room.table.game.choices(view)
        if len(getattr(action, "cards", None) or ()) > 1
    ]
    assert several or last or not together, "the pieces can be chosen by no press"
    return last


def play(room: OnPage, key: str) -> None:
    """The second press of a piece, and the answer to what the game asks besides."""
    before = acts(room)
    told = room.touch(key)
    listed = acts(room) == before and isinstance(room.app.front, Choice)
    if listed or (told[:1] != [] and told[0].endswith("Again to do it.")):
        room.touch(key)  # another was pressed in between
    if isinstance(room.app.front, YesNo):
        room.press("enter")


async def walk(room: OnPage, game: Game[Any, Any]) -> None:
    """Looks at many positions of a game, and plays on by presses or as it is offered."""
    room.open_table(game, Setup.of(game.seats.start, {}))
    await room.settle()
    for _ in range(POSITIONS):
        if room.table.chair.outcome is not None:
            break
        key = look(room) if room.app.front is room.table else ""
        if key:
            before = acts(room)
            play(room, key)
            await room.settle()
            assert acts(room) > before, f"{key}: a second press does what the first one told"
        else:
            await act(room)
            await room.settle()


@pytest.mark.parametrize("game", game_ids())
def test_a_press_tells_and_the_next_one_does_it(tmp_path: Path, game: str) -> None:
    run_in(lambda: OnPage(tmp_path), lambda room: walk(room, find_game(game)))


@pytest.mark.parametrize("game", OPENINGS)
def test_so_does_a_press_in_a_game_from_outside(tmp_path: Path, game: str) -> None:
    with on_path(package(tmp_path, game, HERE / game).parent):
        run_in(lambda: OnPage(tmp_path / "data"), lambda room: walk(room, find_game(game)))
