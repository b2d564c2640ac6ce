"""Wires that lose, repeat, change the order, add rubbish and are cut, between a runner and every
seat of it: every event comes to every seat once and in order, every play is done at most once and
is answered once, what was refused was not done, and the log holds only what was asked for.

With `PLAYROOM_THOROUGH=1`: 40 matches of every game, else one. `-s` says what went wrong.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pytest

from playroom.engine.match import Match
from playroom.engine.notes import Rejection
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Placed
from playroom.engine.wire import BadJson, encode
from playroom.match.local_chair import LocalChair
from playroom.match.match_log import MatchInlineQueue
from playroom.match.runner import MatchRunner
from playroom.room.client.remote_chair import RemoteChair, SequenceGap
from playroom.room.protocol import messages as e
from playroom_testing.cases import Case
from playroom_testing.checks.mutated import mutated
from playroom_testing.find import subject_of
from playroom_testing.walks import choose, open_match, some_choices
from tests.conformance.test_conformance import hooks_name
from tests.conftest import THOROUGH
from tests.match.plain import Heard, Wire, all_of, snapshot
from tests.one_game import one_game

pytestmark = pytest.mark.timeout(3_600 if THOROUGH else 120)
MATCHES = 40 if THOROUGH else 1
MOMENTS = 4_000 if THOROUGH else 2_500
"""What happens in one of them: a message that comes, a fault, a key, a row that is kept."""


class SlowKeeper(MatchInlineQueue):
    """Keeps a row when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: list[Callable[[], None]] = []

    def run(self, call: Callable[[], Any], on_result: Callable[[Any], None], of: str = "") -> None:
        run = super().run
        self._waiting.append(lambda: run(call, on_result, of))

    def keep(self) -> None:
        """The disk has had time for all."""
        while self._waiting:
            self._waiting.pop(0)()


class Asked(NamedTuple):
    """What was asked for at a far end, and every answer that came to it."""

    id: str
    text: str
    answers: list[Rejection | Exception | None]
    known: list[int]
    """The last input of this seat that was told before each answer."""


class FaultyWire:
    """One seat of a desk at the other end of a wire that does what `chance` says."""

    def __init__(
        self, runner: MatchRunner, seat: Seat | None, chance: Rng, strange: list[bytes]
    ) -> None:
        self.runner, self.seat, self.chance = runner, seat, chance
        self.strange = strange
        """Messages of other tables and places, and what else comes by mistake."""
        self.faults: Counter[str] = Counter()
        self.asked: list[Asked] = []
        self.near = LocalChair(runner, seat)
        self.heard_near = Heard(self.near)
        self.chair = LocalChair(runner, seat)
        self.wire = Wire(self.chair, held=True)
        self.heard = Heard(self.far)

    @property
    def far(self) -> RemoteChair:
        """The far chair."""
        return self.wire.end

    def _connect(self, whole: bool) -> None:
        """A new wire: what was under way on the old one is gone, and nothing more comes of it."""
        self.chair.close()
        self.chair = LocalChair(self.runner, self.seat)
        self.wire.join(self.chair, None if whole else self.far.after)

    def moment(self) -> None:
        """One message comes, or something goes wrong with one."""
        queue = self.wire.down if self.chance.below(2) else self.wire.up
        fault = self.chance.below(30)
        if fault == 0:
            self.faults["cut"] += 1
            self._connect(self.chance.below(2) == 0)
        elif fault == 1 and queue:
            self.faults["lost"] += 1
            queue.pop(self.chance.below(len(queue)))
        elif fault == 2 and queue:
            self.faults["twice"] += 1
            queue.insert(self.chance.below(len(queue) + 1), self.chance.choice(queue))
        elif fault == 3 and len(queue) > 1:
            self.faults["order"] += 1
            queue.insert(self.chance.below(len(queue)), queue.pop())
        elif fault == 4:
            self.faults["rubbish"] += 1
            queue.insert(self.chance.below(len(queue) + 1), self._rubbish(queue))
        elif self.wire.down and (queue is self.wire.down or not self.wire.up):
            self._take_down(self.wire.down.pop(0))
        elif self.wire.up:
            self._take_up(self.wire.up.pop(0))

    def _rubbish(self, queue: list[bytes]) -> bytes:
        """Bytes that are no message, or (at the far end) one of another table or place."""
        read = e.read_down if queue is self.wire.down else e.read_up
        for _ in range(20):
            data = mutated(self.chance.choice(queue or self.strange), self.chance)
            try:
                read(data)
            except BadJson:
                return data
        return self.chance.choice(self.strange)

    def _take_down(self, data: bytes) -> None:
        try:
            self.wire.take_down(data)
        except BadJson:
            self.faults["refused here"] += 1
            self._connect(whole=False)
        except SequenceGap:
            self.faults["gap"] += 1
            if self.chance.below(2):
                self.wire.begin(self.far.after)  # on the same wire
            else:
                self._connect(whole=False)

    def _take_up(self, data: bytes) -> None:
        try:
            self.wire.take_up(data)
        except BadJson:
            self.faults["refused there"] += 1
            self._connect(whole=False)

    # -- what is asked for -------------------------------------------------------------------------

    def ask(self) -> None:
        """The person does something: a choice of the game, sometimes for a question that is closed,
        sometimes leaving or coming back.
        """
        far, chance = self.far, self.chance
        id = f"{self.seat}-{len(self.asked)}"
        answers: list[Rejection | Exception | None] = []
        known: list[int] = []

        def done(came: Rejection | Exception | None) -> None:
            answers.append(came)
            known.append(far.mine)

        way = chance.below(40)
        text = "leave" if way == 0 else "return"
        if way == 0:
            self.asked.append(Asked(id, text, answers, known))
            far.leave(done, id)
        elif way == 1 or not far.plays:
            self.asked.append(Asked(id, text, answers, known))
            far.come_back(done, id)
        elif choices := some_choices(far.game, far.view) if self.seat is not None else []:
            action = choose(choices, chance)
            request = "of-yesterday" if way == 2 else far.request_of(action)
            self.asked.append(Asked(id, far.game.format(action), answers, known))
            far.submit(action, request, done, id)
        if chance.below(10) == 0:
            far.hurry()

    def heal(self) -> None:
        """A wire without faults, until everything has come."""
        self._connect(whole=False)
        while self.wire.down or self.wire.up:
            self.wire.carry()

    def close(self) -> None:
        """Ends both ends."""
        self.far.close()
        self.near.close()
        self.chair.close()


def bots_silent(runner: MatchRunner, chance: Rng) -> None:
    """A bot or a slow person has given no answer: silence stands for it."""
    awaited = runner.match.awaited()
    if awaited:
        runner.expire(chance.choice(awaited))


def strange_messages(case: Case) -> list[bytes]:
    """What another table sends."""
    runner = MatchRunner(
        open_match(case.game, case.setup, "strange"), MatchInlineQueue(), "", _never
    )
    found = [all_of(LocalChair(runner, seat)) for seat in (0, None)]
    other = e.read_down(found[0])
    assert isinstance(other, e.At)
    begun = snapshot(replace(other, header=replace(other.header, id="other")))
    found.append(encode(begun))
    return [*found, b"", b"{}", b"null", b'{"type":"hurry","more":1}', b"\xff\xfe", b"[" * 3_000]


def _never(why: object) -> None:
    raise AssertionError(str(why))


async def run_match(case: Case, seed: str) -> Counter[str]:
    """One match at bad wires. What went wrong on them, counted."""
    chance = Rng(seed)
    match = open_match(case.game, case.setup, seed)
    write_queue = SlowKeeper()
    runner = MatchRunner(match, write_queue, "secret", _never)
    strange = strange_messages(case)
    wires = [FaultyWire(runner, seat, chance, strange) for seat in case.seats]
    for _ in range(MOMENTS):
        wire = chance.choice(wires)
        way = chance.below(12)
        if way == 0:
            write_queue.keep()
        elif way <= 2:
            wire.ask()
        elif way == 3 and chance.below(10) == 0:
            bots_silent(runner, chance)
        else:
            wire.moment()
        if match.outcome is not None:
            break
    for _ in range(3):
        write_queue.keep()
        for wire in wires:
            wire.heal()
    total: Counter[str] = Counter()
    for wire in wires:
        check_wire(wire)
        total += wire.faults
        total["asked"] += len(wire.asked)
        total["done"] += sum(asked.answers == [None] for asked in wire.asked)
        total["events"] += len(wire.heard.events)
        wire.close()
    check_log(match, wires)
    return total


def check_wire(wire: FaultyWire) -> None:
    """Both ends have heard and know the same; nothing has gone wrong at either."""
    near, far = wire.near, wire.far
    assert not wire.wire.failures
    assert not wire.heard.failures
    events: Sequence[Placed] = wire.heard.events
    assert events == wire.heard_near.events, f"seat {wire.seat}"
    assert list(far.events()) == list(near.events())
    places = [(placed.sequence, placed.index) for placed in far.events()]
    assert places == sorted(set(places))
    assert far.view == near.view
    assert far.requests == near.requests
    assert far.people == near.people
    assert far.mine == near.mine
    assert far.outcome == near.outcome
    assert wire.heard.told.count("over") == (far.outcome is not None)
    assert far.asked is None
    assert not wire.wire.far._asked


def check_log(match: Match[object, object], wires: Sequence[FaultyWire]) -> None:
    """What was asked for and done stands in the log once, what was refused does not, and nothing
    else stands there.
    """
    again = Match.replay(match.game, match.header, match.entries)
    assert again.digest() == match.digest()
    rows = {entry.id: entry.sequence for entry in match.entries}
    assert len(rows) == len(match.entries)
    done: dict[str, tuple[Seat | None, str]] = {}
    for wire in wires:
        for asked in wire.asked:
            (answer,) = asked.answers
            assert not isinstance(answer, Exception)
            id = f"do:{wire.seat}:{asked.id}"
            assert (id in rows) == (answer is None), (id, answer)
            if answer is None:
                assert asked.known[0] >= rows[id], "it is told before it is answered"
                done[id] = wire.seat, asked.text
    for entry in match.entries:
        if entry.kind == "timeout":
            continue
        seat, text = done.pop(entry.id)
        assert entry.seat == seat
        assert text == (entry.text if entry.kind == "act" else entry.kind)
    assert not done


@pytest.mark.parametrize("game", one_game())
def test_every_event_comes_once_and_every_play_is_done_once(game: str) -> None:
    cases = subject_of(game, hooks_name(game), thorough=True).cases
    chance = Rng(f"faults {game}")
    total: Counter[str] = Counter()
    for number in range(MATCHES):
        total += asyncio.run(run_match(chance.choice(cases), f"faults {game} {number}"))
    for fault in ("cut", "lost", "twice", "order", "rubbish", "refused here", "gap", "done"):
        assert total[fault] > 0, total
    print(game, dict(total))  # with -s
