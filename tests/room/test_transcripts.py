"""Four people in two languages, a bot, and somebody who watches, each with a shell of their own at
the end of a wire: what each is told of a game is what a local telling of the same log tells, line
by line.
"""

from __future__ import annotations

import asyncio
import secrets
import shutil
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.record import Seat
from playroom.engine.registry import find_game, game_ids
from playroom.room.known import KnownRoom
from playroom.room.line import Line
from playroom.room.values import Phase
from playroom.shell.table.table_screen import TableScreen
from playroom.shell.together.visiting import Visiting
from playroom.testing.room import Inside
from tests.conftest import THOROUGH
from tests.desk.plain import Plain
from tests.room.far import GAMES, FarRoom, with_room
from tests.room.kit import until

PEOPLE = (("Ana", "es"), ("Ben", "en"), ("Luz", "es"), ("Tom", "en"))
INPUTS = 100_000 if THOROUGH else 70


class Shown:
    """Somebody far away with a whole shell."""

    def __init__(self, folder: Path, name: str, language: str) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        self.inside = Inside(folder, language)
        self.name = name
        self.language = language
        self.line: Line
        self.visiting: Visiting
        self.left = False

    async def come(self, room: FarRoom, seat: Seat | None, port: int = 0) -> None:
        given = room.invitation(seat)
        self.line = Line(
            KnownRoom(given.host, port or given.port, given.pin, secrets.token_hex(16)),
            Clean.of(self.name), self.language, GAMES, find_game,
            lambda home: None, lambda room: None,
        )  # fmt: skip
        visit = await self.line.join(given)
        self.visiting = Visiting(self.inside.app, visit, self._left)
        self.visiting.begin()

    def _left(self) -> None:
        self.left = True

    @property
    def chair(self) -> Any:
        return self.visiting.visit.chair

    def told(self) -> list[tuple[tuple[int, int], tuple[str, ...]]]:
        """What was told of the game: the place of each event and its lines."""
        return told_in(self.inside)

    def close(self) -> None:
        self.line.close()
        self.inside.close()


def told_in(inside: Inside) -> list[tuple[tuple[int, int], tuple[str, ...]]]:
    announcer = inside.app.announcer
    found = []
    for heard in announcer.history:
        if heard.position is not None:
            now, announcer.listener = announcer.listener, heard.listener
            found.append((heard.position, tuple(announcer.line(one) for one in heard.notes)))
            announcer.listener = now
    return found


def locally(folder: Path, match: Match[Any, Any], seat: Seat | None, language: str) -> Inside:
    """The telling of a log at home."""
    shutil.rmtree(folder, ignore_errors=True)
    inside = Inside(folder, language)
    plain = Plain(Match(match.game, match.header))
    screen = TableScreen(inside.app, plain.chair(seat))
    inside.app.put(screen)
    screen.begin()
    for entry in match.entries:
        before = plain.match.sequence
        plain.match.replay_entry(entry)
        plain.told(before)
    return inside


def first_missing(lines: list[str], all_lines: list[str]) -> str | None:
    """The first of these lines that is not among the others, in this order."""
    rest = iter(all_lines)
    return next((line for line in lines if line not in rest), None)


@pytest.mark.parametrize("game", game_ids())
def test_each_is_told_what_a_local_telling_of_the_log_tells(game: str, tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        seats = min(find_game(game).seats[-1], 5)
        room.open_table(game, seats, bots=1)
        people = PEOPLE[: seats - 1]
        shown = [Shown(tmp_path / name, name, language) for name, language in people]
        eva = Shown(tmp_path / "Eva", "Eva", "es")
        for seat, one in enumerate(shown):
            await one.come(room, seat)
        await until(lambda: len(room.table.life.seated) == len(shown))
        await eva.come(room, None)
        everybody = [*shown, eva]
        await until(lambda: all(one.visiting.visit.life == room.table.life for one in everybody))
        for one in shown:
            one.inside.press("home", "enter")
        await until(lambda: room.table.life.phase is Phase.PLAYING)
        await until(lambda: all(one.chair is not None for one in everybody))
        desk = room.table.desk
        assert desk is not None
        match = desk.match
        end = asyncio.get_running_loop().time() + (250 if THOROUGH else 40)
        while match.outcome is None and match.sequence < INPUTS:
            assert asyncio.get_running_loop().time() < end, "it does not end"
            for one in shown:
                chair = one.chair
                if chair.settled.is_set() and any(r.awaited for r in chair.requests):
                    action = next(iter(match.game.choices(chair.view)))
                    answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
                    chair.submit(action, chair.request_of(action), answer.set_result)
                    assert await asyncio.wait_for(answer, 10) is None
                    break
            else:
                await asyncio.sleep(0.002)
        if match.outcome is None:
            desk.rest()
            room.table._run_or_rest = lambda: None  # type: ignore[method-assign]
            await asyncio.sleep(0.05)
        else:
            await until(lambda: room.table.life.phase is Phase.OVER)
        await until(
            lambda: all(
                one.chair.view == match.view(one.chair.seat)
                and one.visiting.visit.life == room.table.life
                for one in everybody
            )
        )
        for one in everybody:
            seat = one.chair.seat
            assert seat == (shown.index(one) if one in shown else None)
            home = locally(tmp_path / "home", match, seat, one.language)
            assert one.told() == told_in(home)
            assert len(one.told()) > 5
            texts = [line for _, lines in told_in(home) for line in lines if line]
            missing = first_missing(texts, one.inside.lines)
            assert missing is None
            assert not [line for line in one.inside.lines if "faults.log" in line]
            home.close()
        for one in everybody:
            one.close()

    with_room(tmp_path / "room", test)
