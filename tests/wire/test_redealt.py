"""What a seat is sent does not tell what it cannot know: in other worlds, which it cannot tell from
this one, not a byte of it is another. With `PLAYROOM_THOROUGH=1` in more than 10,000 worlds; `-s`
tells how many messages were compared.

The chairs are those of a real desk, so that names, clocks and everything else are what the product
sends.
"""

from __future__ import annotations

import asyncio
import copy
import time
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

import pytest

from playroom import clock
from playroom.engine.log.inputs import Act
from playroom.engine.notes import Rejection
from playroom.engine.options import Setup
from playroom.engine.record import Seat
from playroom.engine.registry import game_ids
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Mode, Request
from playroom.engine.wire import encode
from playroom.match.local_chair import LocalChair
from playroom.match.match_log import MatchInlineQueue
from playroom.match.runner import MatchRunner
from playroom.room.protocol import messages as e
from playroom.room.server.chair_server import ChairServer
from playroom.room.server.responses import Responder, ResponseCache
from playroom_testing.cases import Case, any_case
from playroom_testing.checks.cards import Watched, WatchedRng, cards_in, told
from playroom_testing.checks.contract import pool_of
from playroom_testing.find import subject_of
from playroom_testing.walks import AnyMatch, some_choices
from tests.clock import HeldClock
from tests.conformance.test_conformance import hooks_name
from tests.conftest import THOROUGH

pytestmark = pytest.mark.timeout(3_600 if THOROUGH else 120)
WORLDS = 2_600 if THOROUGH else 120
"""Other worlds at the tables of each game."""
EVERY = 8 if THOROUGH else 25
"""One of so many positions of a match is looked at."""


class Table:
    """A desk in a world, and all that one place at it is sent."""

    def __init__(self, match: AnyMatch, world: Any, seat: Seat | None) -> None:
        self.seat = seat
        self.match = copied(match, world)
        self.rng = WatchedRng("the same in all worlds")
        self.match._rng = self.rng
        self.sent: list[bytes] = []
        self.failures: list[object] = []
        write_queue = MatchInlineQueue()
        for row in match.entries:
            write_queue.log.append(match.header.id, row.sequence, row)
        self.runner = MatchRunner(self.match, write_queue, "", self.failures.append)
        self.runner._set_clocks()
        failed = self.failures.append
        answering = Responder(ResponseCache(), self._send, failed)
        self.mirror = ChairServer(LocalChair(self.runner, seat), self._send, answering, failed)
        self._send(self.mirror.start())

    def _send(self, message: e.AnyDown) -> None:
        self.sent.append(encode(message))

    def bring(self, seat: Seat, action: Action) -> Rejection | Exception | None:
        """An input; returns its result."""
        came: list[Rejection | Exception | None] = []
        self.sent.clear()
        self.runner.submit(Act(seat, action), came.append)
        return came[0]


def copied(match: AnyMatch, world: Any) -> AnyMatch:
    """A match that has come to this point and goes on in another world."""
    other = copy.copy(match)
    for name in type(match).__slots__:
        value = getattr(match, name)
        if isinstance(value, (list, dict, set, array)):
            setattr(other, name, copy.copy(value))
    other.state = world
    other.requests = match.game.requests(world)
    return other


class Judge:
    """Compares what one place is sent in this world and in another."""

    def __init__(self, watched: Watched, seat: Seat | None, world: Any, chance: Rng) -> None:
        self.match, self.seat, self.chance = watched.match, seat, chance
        self.game = watched.match.game
        self.states = watched.match.state, world
        self.compared: Counter[str] = Counter()

    def tables(self) -> list[Table]:
        return [Table(self.match, state, self.seat) for state in self.states]

    def compare(self, tables: Sequence[Table], what: str) -> None:
        """Not a byte differs."""
        for table in tables:
            assert not table.failures
            assert table.sent == tables[0].sent, what
            self.compared[what] += len(table.sent)
            self.compared["bytes"] += sum(map(len, table.sent))

    def arriving(self, actions: Sequence[Action]) -> None:
        """Coming to the table, and trying what is refused there: all of the header, the view, the
        requests, the events so far, the clocks, and why it is refused.
        """
        tables = self.tables()
        self.compare(tables, "arriving")
        for number, action in enumerate(actions):
            asked = e.Do(f"{number}", self.match.header.id, "", self.game.format(action))
            if self.seat is None or self.game.check(self.states[0], self.seat, action) is not None:
                for table in tables:
                    table.sent.clear()
                    table.mirror.take(asked)
                self.compare(tables, "refused")

    def turns(self) -> None:
        """What is told of an input in turn, its own or not, whose result looks the same in both
        worlds: nothing is turned up, and the own view and who is awaited agree after it. Not of
        windows: closing one tells what the others have answered.
        """
        known = cards_in(self.match.view(self.seat))
        for request, action in self._acts(Mode.TURN, Mode.CLAIM):
            tables = self.tables()
            if any(table.bring(request.seat, action) is not None for table in tables):
                continue  # not a play of the other world
            same = len({encode((t.match.view(self.seat), t.match.requests)) for t in tables}) == 1
            if same and not any(self._turned_up(table, known) for table in tables):
                self.compare(tables, "turn")

    def _turned_up(self, table: Table, known: set[Any]) -> bool:
        """Were random numbers drawn, or is this place told of cards that it had not seen?"""
        last = [at.event for at in table.match.events if at.sequence == table.match.sequence]
        return bool(table.rng.labels or cards_in(told(last, self.seat)) - known)

    def secrets(self) -> None:
        """What others choose in secret, while a seat still chooses: any choice in any world is told
        in the same bytes.
        """
        asked = {r.seat for r in self.match.awaited() if r.mode is Mode.SECRET}
        if len(asked) < 2:
            return
        for request, action in self._acts(Mode.SECRET):
            here, _ = self.tables()
            assert here.bring(request.seat, action) is None
            there = Table(self.match, self.states[1], self.seat)
            others = some_choices(self.game, self.game.view(self.states[1], request.seat))
            fitting = [one for one in others if isinstance(one, request.kinds)]
            assert there.bring(request.seat, self.chance.choice(fitting)) is None
            self.compare([here, there], "secret")

    def _acts(self, *modes: Mode) -> Iterator[tuple[Request, Action]]:
        """Two choices for every request of these modes; of secret ones those of others."""
        for request in self.match.awaited():
            if request.mode in modes and (Mode.SECRET not in modes or request.seat != self.seat):
                choices = some_choices(self.game, self.match.view(request.seat))
                fitting = [one for one in choices if isinstance(one, request.kinds)]
                for _ in range(2 if fitting else 0):
                    yield request, self.chance.choice(fitting)


def tables_of(game: str, chance: Rng) -> Iterator[Case]:
    """Tables of a game: presets, with every second one options at random; at most of them clocks
    run.
    """
    subject = subject_of(game, hooks_name(game), thorough=True)
    options = subject.game.options.declared
    clocks = {one.name: 60 for one in options if one.name.endswith("_seconds")}
    for number in count():
        case = any_case(subject, f"{number}") if number % 2 else chance.choice(subject.cases)
        setup = Setup.of(case.setup.seats, {**case.setup.given(), **clocks})
        if chance.below(4) == 0 or subject.game.check_options(setup) is not None:
            yield case
        else:
            yield Case(subject, setup, f"{case.name}-clocks")


@pytest.mark.parametrize("game", game_ids())
def test_no_byte_differs_in_what_a_seat_is_sent_in_other_worlds(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        # clocks count in all worlds alike, and so do the timers of the loop
        monkeypatch.setattr(time, "monotonic", lambda: 1_000.0)
        monkeypatch.setattr(clock, "current", HeldClock(1_000.0))
        chance, compared = Rng(f"redealt {game}"), Counter[str]()
        for case in tables_of(game, chance):
            for watched in Watched(case, f"redealt {compared['worlds']}").walk(60):
                if chance.below(EVERY):
                    continue
                pool = pool_of(watched.match, chance, 8)[:-1]
                clocks = any(r.seconds for r in watched.match.awaited())
                for seat in case.seats:
                    for world in watched.worlds(seat, f"{compared['worlds']}", 2):
                        judge = Judge(watched, seat, world, chance)
                        judge.arriving(pool)
                        judge.turns()
                        judge.secrets()
                        compared += judge.compared
                        compared["worlds"] += 1
                        compared["other worlds"] += world != watched.match.state
                        compared["with clocks"] += clocks
            if compared["worlds"] >= WORLDS:
                break
        monkeypatch.undo()
        print(game, dict(compared))  # with -s
        if game != "farkle":  # in which nothing is hidden
            others = compared["other worlds"]
            assert others > compared["worlds"] // 2, "the worlds are not other ones"
        assert compared["with clocks"] > compared["worlds"] // 3
        assert compared["refused"] > compared["worlds"]
        assert compared["turn"] > WORLDS // 20

    asyncio.run(run())


def test_a_byte_that_differs_is_found() -> None:
    """A place that is sent what another may see is told apart."""
    subject = subject_of("cribbage", hooks_name("cribbage"))

    async def run() -> None:
        watched = Watched(subject.cases[0], "found")
        world = watched.worlds(0, "found", 1)[0]
        assert world != watched.match.state
        judge = Judge(watched, 1, world, Rng("found"))  # the world is another for seat 0 only
        with pytest.raises(AssertionError, match="arriving"):
            judge.arriving(())

    asyncio.run(run())
