"""Bots that think in processes of their own: they do the same as in the room's, whatever becomes of
a process, and none is left when the room is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.contract import Game
from playroom.engine.header import Header, Player
from playroom.engine.kit.judging import Question
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, forget, game_ids
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from playroom.match.bots import pool as thinkers_module
from playroom.match.bots.pool import BotPool
from playroom.match.bots.thinking import Thinker
from playroom.match.bots.turns import NoAnswer, NoProcess, packed
from playroom.match.local_chair import LocalChair
from playroom.match.match_log import MatchInlineQueue
from playroom.match.runner import MatchRunner
from playroom.process import module_command
from tests.match.test_runner import Listening

STRANGE = '''
import os, sys, time
from games.cribbage import GAME as cribbage

class Looping:
    def decide(self, turn):
        while True:
            pass

class Deaf:
    """In one call of C that never lets go."""
    def decide(self, turn):
        import re
        re.match("(a+)+b", "a" * 40)

class Dying:
    def decide(self, turn):
        os._exit(3)

class Printing:
    def decide(self, turn):
        print("{", flush=True)
        os.write(1, b"{}\\n")
        input_read = sys.stdin.read()
        return cribbage.bots["easy"]().decide(turn)

class Failing:
    def decide(self, turn):
        raise KeyError("nothing")

class Strange(type(cribbage)):
    id = "strange"
    bots = {**cribbage.bots, "looping": Looping, "deaf": Deaf, "dying": Dying,
            "printing": Printing, "failing": Failing}

GAME = Strange()
'''


@pytest.fixture
def strange(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game[Any, Any]]:
    """A foreign game, with bots that do what none should."""
    (tmp_path / "strange_game.py").write_text(STRANGE)
    about = tmp_path / "strange-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: strange\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[playroom.games]\nstrange = strange_game:GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    forget()
    yield find_game("strange")
    monkeypatch.undo()
    forget()


def dealt(game: Game[Any, Any], level: str = "easy", seed: str = "7") -> Match[Any, Any]:
    """A match of bots, not begun."""
    seats = game.seats[0]
    players = tuple(Player(Clean.of(f"P{seat}"), level) for seat in range(seats))
    setup = Setup.of(seats, {})
    return Match(game, Header("m", game.id, game.version, setup, players, seed))


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


async def decided(
    bot_pool: BotPool, match: Match[Any, Any], level: str, seconds: float = 10.0
) -> Action:
    seat = match.awaited()[0].seat
    turn = match.turn(seat, Rng("dice").stream(f"{match.acts}"))
    return await bot_pool.decide(match.game, level, turn, seconds)


@contextlib.contextmanager
def opened(overtaken: float = 60.0) -> Iterator[BotPool]:
    """Processes, ended behind the test; none is left."""
    bot_pool = BotPool(overtaken, 1)
    try:
        yield bot_pool
    finally:
        pids = processes(bot_pool)
        bot_pool.close()
        until(lambda: not processes(bot_pool) and not any(map(lives, pids)))


def processes(bot_pool: BotPool) -> list[int]:
    """Those that run now."""
    own = [mind._process for mind in bot_pool._minds]
    return [one.pid for one in own if one is not None and one.poll() is None]


def until(done: Any, seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end
        time.sleep(0.01)


def lives(pid: int) -> bool:
    """Does a process run still?"""
    stat = Path(f"/proc/{pid}/stat")  # who was ended and is not reaped yet is gone
    try:
        os.kill(pid, 0)
        return not stat.exists() or stat.read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):  # gone, before or while it was looked at
        return False


def test_every_bot_does_the_same_in_another_process() -> None:
    """Made anew for every turn there, and here the same bot for a whole match: what a bot holds
    between its turns is never needed.
    """

    async def test() -> None:
        with opened() as bot_pool:
            for id in game_ids():
                game = find_game(id)
                match, own = dealt(game), dict[tuple[int, str], Any]()
                while match.outcome is None and match.sequence < 40:
                    seat = match.awaited()[0].seat
                    level = list(game.bots)[match.sequence // 3 % len(game.bots)]
                    bot = own.setdefault((seat, level), game.bots[level]())
                    turn = match.turn(seat, Rng("dice").stream(f"{match.acts}"))
                    here = bot.decide(turn)
                    assert await decided(bot_pool, match, level, 60.0) == here, (id, level)
                    assert match.submit(seat, here) is None
            assert len(processes(bot_pool)) == 1

    run(test())


def test_a_whole_match_is_the_same_with_processes_and_without() -> None:
    def played(bot_pool: BotPool | None) -> list[str]:
        match = dealt(find_game("casino"), "good")

        async def play() -> None:
            runner = MatchRunner(match, MatchInlineQueue(), "dice", faults.append, bot_pool)
            LocalChair(runner, None).attach(Listening().hooks)
            runner.start()
            while match.sequence < 30:
                await asyncio.sleep(0.01)
            runner.close()

        faults = list[list[str]]()
        run(play())
        assert not faults
        return [entry.text for entry in match.entries[:30]]

    with opened() as bot_pool:
        assert played(bot_pool) == played(None)


def test_a_bot_is_ended_at_its_time_and_the_next_turn_has_another_process(
    strange: Game[Any, Any],
) -> None:
    async def test() -> None:
        with opened(0.3) as bot_pool:
            match = dealt(strange)
            for level in ("looping", "deaf"):
                bot_pool.overtaken = 60.0  # until it is there
                assert await decided(bot_pool, match, "easy")
                before = processes(bot_pool)
                bot_pool.overtaken = 0.3
                with pytest.raises(NoAnswer) as why:
                    await decided(bot_pool, match, level)
                assert not why.value.failed
                assert why.value.lines == [f"strange {level}: no answer in 0.3 s\n"]
                assert not any(map(lives, before))
            bot_pool.overtaken = 60.0
            assert await decided(bot_pool, match, "easy")

    run(test())


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_process_that_is_killed_or_stopped_loses_nothing() -> None:
    async def test() -> None:
        with opened() as bot_pool:
            match = dealt(find_game("cribbage"))
            wanted = await decided(bot_pool, match, "expert")
            for _ in range(4):
                [pid] = processes(bot_pool)
                os.kill(pid, signal.SIGKILL)  # while it does nothing
                assert await decided(bot_pool, match, "expert") == wanted
                [pid] = processes(bot_pool)
                os.kill(pid, signal.SIGSTOP)
                asked = asyncio.ensure_future(decided(bot_pool, match, "expert"))
                await asyncio.sleep(0.05)
                assert not asked.done()
                os.kill(pid, signal.SIGKILL)  # in the middle of a turn
                assert await asked == wanted

    run(test())


def test_what_a_bot_prints_reads_or_breaks_stays_there(strange: Game[Any, Any]) -> None:
    async def test() -> None:
        with opened() as bot_pool:
            match = dealt(strange)
            assert await decided(bot_pool, match, "printing")
            assert await decided(bot_pool, match, "easy")
            with pytest.raises(NoAnswer) as why:
                await decided(bot_pool, match, "failing")
            assert why.value.failed
            assert why.value.lines[0] == "strange failing:\n"
            assert "KeyError" in why.value.lines[-1]
            with pytest.raises(NoAnswer) as why:
                await decided(bot_pool, match, "dying")
            assert why.value.failed
            assert why.value.lines == ["strange dying: its process has ended\n"]
            assert await decided(bot_pool, match, "easy")

    run(test())


def test_a_bot_that_no_process_has_thinks_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        faults = list[list[str]]()
        with opened() as bot_pool:
            match = dealt(find_game("casino"))
            seat = match.awaited()[0].seat

            class New(type(match.game)):  # type: ignore[misc]
                version = match.game.version + 1

            def turn(deadline: float | None) -> Any:
                return match.turn(seat, Rng("dice"), deadline)

            with pytest.raises(NoProcess):
                await bot_pool.decide(New(), "easy", turn(None), 1.0)
            assert await Thinker(faults.append, bot_pool).decide(New(), "easy", seat, turn)
            monkeypatch.setattr(thinkers_module, "module_command", lambda *words: ["/nowhere"])
            for pid in processes(bot_pool):
                bot_pool._minds[0].end()
                until(lambda pid=pid: not lives(pid))
            game = find_game("casino")
            assert await Thinker(faults.append, bot_pool).decide(game, "easy", seat, turn)
        assert not faults

    run(test())


def test_too_many_turns_are_refused_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(thinkers_module, "MOST", 2)
        with opened() as bot_pool:
            match = dealt(find_game("casino"))
            asked = [asyncio.ensure_future(decided(bot_pool, match, "easy")) for _ in range(2)]
            await asyncio.sleep(0)
            with pytest.raises(NoAnswer):
                await decided(bot_pool, match, "easy")
            asked[0].cancel()
            assert await asked[1]
            until_free = [await decided(bot_pool, match, "easy") for _ in range(2)]
            assert len(until_free) == 2

    run(test())


def test_processes_end_with_the_room_however_it_ends() -> None:
    """Killed at once, in the middle of a turn; no parent is left to end anything."""
    root = str(Path(__file__).parents[2])
    program = f"""
import asyncio, sys
sys.path.insert(0, {root!r})
from tests.match.test_bot_pool import decided, dealt, processes
from playroom.match.bots.pool import BotPool
from playroom.engine.registry import find_game

async def main():
    thinkers, match = BotPool(60.0, 2), dealt(find_game("cribbage"))
    await asyncio.gather(*[decided(thinkers, match, "expert") for _ in range(4)])
    print(*processes(thinkers), flush=True)
    while True:
        await asyncio.gather(*[decided(thinkers, match, "expert") for _ in range(4)])

asyncio.run(main())
"""
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, cwd=root, text=True
    ) as room:
        assert room.stdout is not None
        pids = [int(word) for word in room.stdout.readline().split()]
        assert pids
        assert all(map(lives, pids))
        room.kill()
    until(lambda: not any(map(lives, pids)))


def test_a_worker_in_an_endless_turn_ends_by_itself(strange: Game[Any, Any]) -> None:
    match = dealt(strange)
    turn = match.turn(match.awaited()[0].seat, Rng("dice"))
    for level in ("looping", "deaf"):
        with subprocess.Popen(
            module_command("playroom.match.bots.worker", "0.5"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        ) as worker:
            out, err = worker.communicate(
                packed(Question(strange, level, turn, 0.1, 0)) + b"\n", timeout=60
            )
        assert (out, worker.returncode) == (b"", 1)
        assert b"Timeout" in err
