"""Four people in two languages, a bot, and a spectator: one comes with a stock `ssh`, the others
with a shell of their own at the end of a wire. What each is told of a game, to its end, is what a
local telling of the same log tells, line by line.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from playroom.doors import guest_preferences as preferences
from playroom.doors.ssh.door import open_door
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.record import Seat
from playroom.engine.registry import find_game
from playroom.locale.typed import Typing
from playroom.room.client.remote_session import GameHome
from playroom.room.client.room_client import RoomClient
from playroom.room.client.saved_rooms import SavedRoom, SavedRooms
from playroom.room.server.opening import Place
from playroom.room.table.values import Phase
from playroom.shell.room.session_screens import SessionScreens
from playroom.shell.table.table_screen import TableScreen
from playroom.store import Settings
from playroom_testing.room import Inside
from tests.conftest import THOROUGH
from tests.match.plain import Plain
from tests.one_game import one_game
from tests.room.far import GAMES, FarRoom, with_room
from tests.room.kit import until
from tests.terminal.drive import lines_of

PEOPLE = (("Ana", "es"), ("Ben", "en"), ("Luz", "es"))
GUEST = ("Tom", "es")
"""Who has nothing but `ssh`."""
SHORT: dict[str, dict[str, Any]] = {
    "cribbage": {"target": 31},
    "casino": {"game_mode": "deal"},
    "escoba": {"game_mode": "deal"},
    "calatone": {"limit": "10-hands", "declaration": "auto"},
}
"""Options under which a game is soon over."""
INPUTS = 100_000 if THOROUGH else 200
"""Where another one is left."""


class Shown:
    """A remote client with a whole shell."""

    def __init__(self, folder: Path, name: str, language: str) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        self.inside = Inside(folder, language)
        self.name = name
        self.language = language
        self.line: RoomClient
        self.session_screens: SessionScreens
        self.left = False
        self.came_home: Callable[[GameHome], object] = lambda home: None

    async def come(self, room: FarRoom, seat: Seat | None, port: int = 0) -> None:
        given = room.invitation(seat)
        self.line = RoomClient(
            SavedRoom(given.host, port or given.port, given.pin, secrets.token_hex(16)),
            Clean.of(self.name), self.language, GAMES, find_game,
            lambda home: self.came_home(home), SavedRooms(self.inside.store.file.parent).keep,
        )  # fmt: skip
        session = await self.line.join(given)
        self.session_screens = SessionScreens(self.inside.app, session, self._left)
        self.session_screens.begin()

    def _left(self) -> None:
        self.left = True

    @property
    def chair(self) -> Any:
        return self.session_screens.session.chair

    def told(self) -> list[tuple[tuple[int, int], tuple[str, ...]]]:
        """What was told of the game: the place of each event and its lines."""
        return told_in(self.inside)

    def close(self) -> None:
        self.line.close()
        self.inside.close()


class Guest:
    """A guest with a stock `ssh`, who plays by typing."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self.raw = bytearray()
        self._reading = asyncio.get_running_loop().create_task(self._read())

    @classmethod
    async def come(cls, room: FarRoom, seat: Seat, home: Path) -> Guest:
        """Comes to a seat by an invitation."""
        await open_door(room.room, Place("127.0.0.1", 0), "en")
        code = room.room.services.people.invite(room.table.state.id, seat, GUEST[0])
        options = [
            *("-tt", "-F", "/dev/null", "-o", "UserKnownHostsFile=/dev/null", "-o"),
            *("LogLevel=ERROR", "-o", "StrictHostKeyChecking=no", "-o", "IdentityFile=/dev/null"),
            *(
                "-o",
                "IdentityAgent=none",
                "-o",
                "SendEnv=LANG",
                "-p",
                str(room.room.doors["ssh"].place.port),
            ),
        ]
        env = {"PATH": os.environ["PATH"], "HOME": str(home), "TERM": "xterm",
               "LANG": f"{GUEST[1]}_MX.UTF-8"}  # fmt: skip
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *("ssh", *options, f"{code}@127.0.0.1"),
            env=env,
            stdin=pipe,
            stdout=pipe,
            stderr=asyncio.subprocess.DEVNULL,
        )
        return cls(process)

    async def _read(self) -> None:
        assert self._process.stdout is not None
        while data := await self._process.stdout.read(65_536):
            self.raw += data

    def type(self, text: str) -> None:
        """Types a line, or only Enter."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{text}\r".encode())

    @property
    def lines(self) -> list[str]:
        """All rows on the terminal."""
        return lines_of(bytes(self.raw))

    async def end(self) -> None:
        """Hangs up."""
        if self._process.returncode is None:
            self._process.terminate()
        await self._process.wait()
        await self._reading


def in_haste(settings_of: Callable[[str | None], Settings]) -> Callable[[str | None], Settings]:
    """The settings of guests, without pauses."""

    def settings(kept: str | None) -> Settings:
        found = settings_of(kept)
        found.set("pace", 0)
        return found

    return settings


def typed(match: Match[Any, Any], action: Any, language: str) -> str:
    """A move as it is typed in a language."""
    game = match.game
    pack = game.pack_of(match.header.setup)
    spelled = Typing.of(language, pack, game.id, game.notation.moves)
    return "/" + spelled.spoken(game.format(action))


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


@pytest.mark.needs("openssh-client")
@pytest.mark.parametrize("game", one_game())
def test_each_is_told_what_a_local_telling_of_the_log_tells(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preferences, "_settings_of", in_haste(preferences._settings_of))

    async def test(room: FarRoom) -> None:
        seats = min(find_game(game).seats[-1], 5)
        room.open_table(game, seats, bots=1, **SHORT.get(game, {}))
        people = PEOPLE[: seats - 2]
        shown = [Shown(tmp_path / name, name, language) for name, language in people]
        eva = Shown(tmp_path / "Eva", "Eva", "en")
        for seat, one in enumerate(shown):
            await one.come(room, seat)
        tom = await Guest.come(room, len(shown), tmp_path)
        await until(lambda: len(room.table.state.seated) == len(shown) + 1)
        await eva.come(room, None)
        everybody = [*shown, eva]
        await until(
            lambda: all(one.session_screens.session.state == room.table.state for one in everybody)
        )
        for one in shown:
            one.inside.press("home", "enter")
        tom.type("")
        await until(lambda: room.table.state.phase is Phase.PLAYING)
        await until(lambda: all(one.chair is not None for one in everybody))
        runner = room.table.runner
        assert runner is not None
        match = runner.match
        moves = await play(match, shown, tom)
        if match.outcome is None:
            assert game not in SHORT
            runner.rest()
            room.table.presence._run_or_rest = lambda: None  # type: ignore[method-assign]
            await asyncio.sleep(0.05)
        else:
            await until(lambda: room.table.state.phase is Phase.OVER)
        await until(
            lambda: all(
                one.chair.view == match.view(one.chair.seat)
                and one.session_screens.session.state == room.table.state
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
        home = locally(tmp_path / "home", match, len(shown), GUEST[1])
        wanted = home.lines[: -1 if match.outcome is not None else None]  # its last: how one goes
        await until(lambda: wanted[-1] in tom.lines)
        heard = tom.lines[tom.lines.index(wanted[0]) :]
        assert told_by_ssh(heard, moves, wanted)[: len(wanted)] == wanted
        assert [row for row in heard if row in moves] == moves
        assert len(moves) > 3
        home.close()
        await tom.end()
        for one in everybody:
            one.close()

    with_room(tmp_path / "room", test)


async def play(match: Match[Any, Any], shown: list[Shown], tom: Guest) -> list[str]:
    """Everybody plays the first legal choice, to the end or for so many inputs. What was typed."""
    moves = list[str]()
    seat = len(shown)
    end = asyncio.get_running_loop().time() + (250 if THOROUGH else 60)
    most = 100_000 if match.game.id in SHORT else INPUTS
    while match.outcome is None and match.sequence < most:
        assert asyncio.get_running_loop().time() < end, "it does not end"
        if any(r.awaited for r in match.requests_of(seat)):
            before, rows = match.acts, len(tom.lines)
            moves.append(typed(match, next(iter(match.game.choices(match.view(seat)))), GUEST[1]))
            tom.type(moves[-1])
            # done, and answered by a row of its own beside the one that was typed
            await until(lambda: match.acts > before and len(tom.lines) > rows + 1)  # noqa: B023
            continue
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
    return moves


def told_by_ssh(rows: list[str], moves: list[str], wanted: list[str]) -> list[str]:
    """The rows on a terminal but for what was typed, and for what answered that alone: who is ready
    before the others hears who is not.
    """
    told = list[str]()
    for before, row in pairwise(["", *rows]):
        expected = wanted[len(told)] if len(told) < len(wanted) else row
        if row not in moves and (before not in moves or row == expected):
            told.append(row)
    return told
