"""A game with one cut of one wire, at a frame that is named: before the frame has come or gone, or
just after it. Whichever frame it is, everything is told once and in order, and done once.

With `PLAYROOM_THOROUGH=1`: at every frame of a game of each kind.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.registry import game_ids
from playroom.room.client.room_client import RoomClient
from playroom.room.protocol.trust import InvitationLine
from tests.conftest import THOROUGH
from tests.one_game import one_game
from tests.room.client.test_transcripts import SHORT
from tests.room.far import FarRoom, assert_heard_once, play_some, with_room
from tests.room.kit import until

pytestmark = pytest.mark.timeout(7_200 if THOROUGH else 120)
CUTS = 4
"""Of each game, when not all are tried."""
INPUTS = 60
"""After which a game is left that is not over."""


class CutOnce(RoomClient):
    """A line that is cut at one of its frames, of those that come and those that go."""

    at = -1
    after = False
    """Whether the frame still comes, or goes."""
    frames = 0
    was_cut = ""

    def _cuts(self, data: bytes) -> bool:
        self.frames += 1
        if self.frames - 1 != self.at:
            return False
        self.was_cut = data[:40].decode("utf-8", "replace")
        return True

    def _cut(self) -> None:
        if self._connection is not None:
            self._connection.abort()

    def _send(self, data: bytes) -> None:
        if not self._cuts(data):
            super()._send(data)
        elif self.after:
            super()._send(data)
            asyncio.get_running_loop().call_later(0.002, self._cut)  # sent, and not answered
        else:
            self._cut()

    async def join(self, invitation: InvitationLine | None) -> Any:
        session = await super().join(invitation)
        take = session.take

        def taken(data: bytes) -> None:
            if self._cuts(data):
                self._cut()
                if not self.after:
                    raise ConnectionResetError  # it never came
            take(data)

        session.take = taken  # type: ignore[method-assign]
        return session


def played(folder: Path, game: str, at: int, after: bool) -> CutOnce:
    """A game of two, the wire of one of them cut at a frame."""
    lines = list[CutOnce]()

    class Cut(CutOnce):
        pass

    Cut.at, Cut.after = at, after

    async def test(room: FarRoom) -> None:
        room.open_table(game, 2, **SHORT.get(game, {}))
        ben = await room.come("Ben", 1)
        ana = await room.come("Ana", 0, make=Cut)
        await until(lambda: len(room.table.state.seated) == 2)
        guests = [ana, ben]
        while room.table.state.matches == 0:  # a cut takes agreement back
            for guest in guests:
                now = room.table.state.guest(guest.me)
                known = guest.session.state.rows >= room.table.state.changed
                if now is not None and now.here and not now.ready and known:
                    await guest.ready()
            await asyncio.sleep(0.005)
        await until(lambda: all(guest.chair is not None for guest in guests))
        runner = room.table.runner
        assert runner is not None
        over = await play_some(room, guests, INPUTS)
        for guest in guests:
            assert_heard_once(room, guest)
            assert not guest.ended
            if over:
                await until(lambda: len(guest.homes) == 1)  # noqa: B023
                assert list(guest.homes[0].entries) == list(runner.match.entries)
        ids = [entry.id for entry in runner.match.entries]
        assert len(set(ids)) == len(ids)
        assert isinstance(ana.line, CutOnce)
        lines.append(ana.line)

    folder.mkdir()
    with_room(folder, test)
    return lines[0]


@pytest.mark.parametrize("game", one_game())
def test_wherever_the_wire_is_cut_nothing_is_lost_or_doubled(game: str, tmp_path: Path) -> None:
    frames = played(tmp_path / "whole", game, -1, False).frames
    assert frames > 30
    step = 1 if THOROUGH else frames // CUTS
    first = 0 if THOROUGH else game_ids().index(game)
    cut = 0
    for number, at in enumerate(range(first, frames, step)):
        for after in (False, True) if THOROUGH else (number % 2 == 0,):
            line = played(tmp_path / f"{at} {after}", game, at, after)
            assert line.was_cut or line.frames <= at  # no two games are alike
            cut += bool(line.was_cut)
    print(f"{game}: cut {cut} times in games of about {frames} frames")
    assert cut >= CUTS - 1
