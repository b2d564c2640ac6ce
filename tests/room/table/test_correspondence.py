"""Fifty tables by correspondence over fourteen days, in a room that is closed, moved and opened
again: no turn is lost within the time agreed, and a bot plays exactly when it is over.
"""

from __future__ import annotations

import heapq
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from playroom.clock import wall
from playroom.engine.log.inputs import Act, id_of
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng
from playroom.room.members.people import Member
from playroom.room.server.breaks import SHORTEST, Breaks
from playroom.room.server.opening import IDLE_WAIT, tables_again
from playroom.room.table import values as v
from playroom.room.table.deadlines import deadline
from playroom.room.table.running import RunningTable
from playroom.room.table.values import Phase
from playroom.store import rows, schema
from tests import clock
from tests.room.kit import SHORT, Near, Person, added, code_of

HOUR, DAY = 3600, 24 * 3600
PACES = (6, 24, 48, 72)
TABLES, DAYS = 50, 14
KEPT_WITHIN = 30
"""Seconds that a busy machine may take to keep what it has decided."""


class Turn(NamedTuple):
    """The turn of a person at a table that has begun."""

    person: v.PersonId
    table: v.TableId
    pace: v.Pace
    here: bool


class Room(Near):
    """A room of many tables, which is closed and opened again."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self.tables: dict[str, RunningTable] = {}
        self.closed: list[tuple[int, int]] = []
        self.chance = chance
        self.plans: list[tuple[float, int, Callable[[], Any]]] = []
        self.turns: dict[tuple[str, str], Turn] = {}
        self.began: dict[tuple[str, str], int] = {}
        self.played = self.substituted = 0
        self.wrong: list[str] = []
        self.opened_idle = 0
        super().__init__(folder, breaks=[], grace=30.0, idle_wait=IDLE_WAIT)
        self.members = {name: added(self.services, name) for name in "ABCDEFGHIJ"}
        self.open()

    def open(self) -> None:
        self.room_store.database.execute("PRAGMA synchronous = OFF")
        self.moderation.tables = lambda: list(self.tables.values())
        self.breaks = Breaks(self.services)
        self.breaks.open()
        self.tables, troubles = tables_again(self.services, find_game)
        self.opened_idle += sum(not table.is_loaded for table in self.tables.values())
        assert not troubles
        for table in self.tables.values():
            table.reconcile()
        self.breaks.watch(self.tables)

    def shut(self) -> None:
        self.breaks.close()
        for table in self.tables.values():
            self.table = table
            table.close()
        self.write_queue.close()
        self.log.close()
        self.room_store.close()
        self.store.close()

    def plan(self, at: float, does: Callable[[], Any]) -> None:
        heapq.heappush(self.plans, (at, len(self.plans) + self.chance.getrandbits(40), does))

    # -- what the people do

    def sits(self, number: int) -> None:
        game = find_game(game_ids()[number % len(game_ids())])
        row = v.Opened(
            f"{number:06x}", game.id, game.version, Setup.of(2, SHORT[game.id]), None, listed=True
        )
        log: list[v.TableEvent] = [row]
        players = [
            self.members["ABCDEFGHIJ"[(number + k * (1 + number // 10)) % 10]] for k in (0, 1)
        ]
        for seat, member in enumerate(players):
            log += [v.Came(member.id, member.name, "en"), v.Sat(member.id, seat)]
        log += [v.ChosePace(PACES[number % len(PACES)], players[0].id)]
        log += [v.Readied(player.id) for player in players]
        log += [v.Away(player.id) for player in players]
        self.room_store.append(row.id, 1, log)
        self.tables[row.id] = RunningTable(self.services, game, log)
        self.tables[row.id].reconcile()

    def hears(self, row: v.TableEvent, state: v.TableState) -> None:
        """Where a turn begins the person plans when to play; some are too late."""
        if not isinstance(row, v.TurnBegan | v.TurnEnded):
            return
        guest = state.guest(self.tables[state.id].playing[row.seat])
        assert guest is not None
        news = Turn(guest.id, state.id, state.pace, guest.here)
        key, now = (news.table, news.person), int(wall())
        if isinstance(row, v.TurnEnded):
            self.ends(key, now)
            return
        if key in self.turns:
            self.wrong.append(f"{key}: told twice")
        self.turns[key], self.began[key] = news, now
        if not news.here:
            seconds = news.pace * HOUR
            late = self.chance.random() < 0.1
            after = self.chance.uniform(0.2, 0.95) * seconds if not late else 1.2 * seconds
            does = self.comes_late if late else self.plays
            self.plan(now + after, lambda: does(news))

    def agreed(self, key: tuple[str, str]) -> int:
        """The deadline of a turn, by what this test knows of the room's closing."""
        return deadline(self.began[key], self.turns[key].pace * HOUR, self.closed)

    def ends(self, key: tuple[str, str], now: int) -> None:
        table, news = self.tables[key[0]], self.turns[key]
        assert table.runner is not None
        seat = next(seat for seat, who in table.playing.items() if who == key[1])
        if table.runner.match.kinds[seat] != "person":
            self.substituted += 1
            if abs(now - self.agreed(key)) > KEPT_WITHIN:
                self.wrong.append(f"{news}: a bot played at {now}, agreed was {self.agreed(key)}")
        elif now > self.agreed(key) + KEPT_WITHIN:
            self.wrong.append(f"{news}: it went on until {now}")
        del self.turns[key]

    def plays(self, news: Turn) -> None:
        if self.turns.get((news.table, news.person)) is not news:
            return
        table = self.tables[news.table]
        table.load(lambda why: self.plays_at(table, news))

    def plays_at(self, table: RunningTable, news: Turn) -> None:
        runner = table.runner
        assert runner is not None
        seat = next(seat for seat, who in table.playing.items() if who == news.person)
        request = next(r for r in runner.match.requests_of(seat) if r.awaited)
        bot = runner.match.game.bots[next(iter(runner.match.game.bots))]()
        given = Act(seat, bot.decide(runner.match.turn(seat, Rng("1"))))
        self.played += 1
        result: list[Any] = []
        runner.submit(given, result.append, id_of(given, request.id, runner.match.ids), request.id)
        self.plan(wall() + 1, lambda: self.was_kept(result, news))

    def was_kept(self, result: list[Any], news: Turn) -> None:
        if [code_of(one) for one in result] != [""]:
            self.wrong.append(f"{news}: refused {result}")

    def comes_late(self, news: Turn) -> None:
        """Back at the table after the time was over, and away again; the bot's seat is theirs."""
        member: Member = next(m for m in self.members.values() if m.id == news.person)
        table = self.tables[news.table]
        if table.state.phase is not Phase.PLAYING:
            return
        person = Person(table.session(member))

        def goes() -> None:
            assert table.runner is not None
            seat = next(seat for seat, who in table.playing.items() if who == member.id)
            if table.runner.match.outcome is None and table.runner.match.kinds[seat] != "person":
                self.wrong.append(f"{news}: the seat is not taken back")
            if (turn := self.turns.get((news.table, news.person))) is not None:
                self.plan(wall() + 60, lambda: self.plays(turn))
            person.session.go(False, lambda result: None)

        self.plan(wall() + 1, goes)

    async def until(self, end: float) -> None:
        """Time passes, with all that was planned."""
        while self.plans and self.plans[0][0] <= end:
            at, _, does = heapq.heappop(self.plans)
            await clock.passes(max(0.0, at - wall()))
            does()
        await clock.passes(max(0.0, end - wall()))


@pytest.mark.long
def test_fifty_tables_over_fourteen_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (schema, rows):  # nothing here is about a disk that loses its power
        monkeypatch.setattr(module, "SYNCED", "OFF")
    chance = random.Random(42)

    async def test() -> None:
        room = Room(tmp_path / "0", chance)
        start = wall()
        for number in range(TABLES):
            room.sits(number)
        await room.until(start + 60)
        assert len(room.turns) >= TABLES
        moves = 0
        for day in range(DAYS):
            await room.until(start + day * DAY + chance.uniform(2, 20) * HOUR)
            closed = int(wall())
            room.shut()
            if day % 3 == 1:  # the folder moves to another machine
                moves += 1
                folder = tmp_path / str(moves)
                shutil.move(room.folder, folder)
                room.folder = folder
            await clock.passes(chance.choice((5, 40, HOUR, 9 * HOUR)))
            if wall() - closed >= SHORTEST:
                room.closed.append((closed, int(wall())))
            room._open()
            room.open()
        await room.until(start + DAYS * DAY)
        assert not room.wrong, room.wrong[:3]
        assert not room.faults, room.faults[0]
        overdue = [key for key in room.turns if room.agreed(key) < wall() - KEPT_WITHIN]
        assert not overdue
        assert room.closed
        assert room.opened_idle > 500, room.opened_idle
        assert room.substituted > 20
        assert room.played > 500, room.played
        room.shut()

    (tmp_path / "0").mkdir()
    clock.run(test())
