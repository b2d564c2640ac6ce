"""Remote chair, the client side of a match: a chair with the last known state.

It differs from a local chair only in latency. Server input is untrusted: bytes that are no message,
of another table or out of order are refused; and what is a message and tells of a game that cannot
be (a seat that does not exist) fails in its hook and is reported to `hooks.failed`, not to the
reader of the wire.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from playroom.engine.chair import Chair, Done, Hooks, Person
from playroom.engine.contract import Game
from playroom.engine.notes import Rejection
from playroom.engine.record import Count, Record
from playroom.engine.registry import NoGame, find_game
from playroom.engine.steps import Action, Outcome, Placed, Request, SeatChanged
from playroom.engine.wire import BadJson, encode
from playroom.match.clocks import ClockWarnings
from playroom.match.messages import (
    At,
    ComeBack,
    Do,
    Hurry,
    LeaveGame,
    News,
    No,
    Now,
    Position,
    Row,
    Up,
    read_down,
)

LATE = 0.5
"""Seconds after which an action that has no answer yet is told to be on its way."""


class OtherGame(Exception):
    """The table plays a game that is not here, or another version of its rules."""

    def __init__(self, game: str, version: int) -> None:
        super().__init__(f"{game} in version {version}")
        self.game = game
        self.version = version


class SequenceGap(Record):
    """Sequence gap, news is missing: the owner of the wire has to join again, and is sent
    everything. On a new wire on which that has not come yet, both numbers are 0.
    """

    wanted: Count
    came: Count


class _Read(NamedTuple):
    """A parsed message."""

    now: Now
    events: list[Placed]
    requests: tuple[Request, ...]


class _Asked(NamedTuple):
    message: Do | LeaveGame | ComeBack
    done: Done
    late: asyncio.TimerHandle | None


class RemoteChair(Chair):
    """A chair at a table somewhere else."""

    def __init__(
        self,
        data: bytes,
        send: Callable[[bytes], None],
        find: Callable[[str], Game[Any, Any]] = find_game,
    ) -> None:
        """`data` is the first message of the table, `send` takes messages for it.

        Raises `BadJson` for what is no such message, `OtherGame` when it cannot be played here.
        """
        at = read_down(data)
        if not isinstance(at, At):
            raise BadJson("the first message is not the whole table")
        header = at.header
        try:
            self.game = find(header.game)
        except NoGame as why:
            raise OtherGame(header.game, header.version) from why
        if self.game.version != header.version:
            raise OtherGame(header.game, header.version)
        self.header = header
        self.seat = at.seat
        self._send = send
        self.settled = asyncio.Event()
        self._check_table(at)
        self._hooks: Hooks | None = None
        self._asked: dict[str, _Asked] = {}
        self._events: list[Placed] = []
        self._gap: SequenceGap | None = None
        self._over = False
        self._people: tuple[Person, ...] = ()
        self._clocks = ClockWarnings(self._clock)
        self._become(self._read(at.now, False))

    def _check_table(self, at: At) -> None:
        setup, seat = at.header.setup, at.seat
        try:
            sound = self.game.check_options(setup) is None
        except Exception as why:  # any error of a game about impossible options
            raise BadJson("no table of this game") from why
        if not sound or len(at.header.players) != setup.seats:
            raise BadJson("no table of this game")
        if seat is not None and seat >= setup.seats:
            raise BadJson("no seat of this table")

    # -- what comes ------------------------------------------------------------------------------

    def take(self, data: bytes) -> SequenceGap | None:
        """A message from the table. When news is missing it says so, and takes nothing more before
        everything has come anew.

        Raises `BadJson` for what is no message for this place; nothing has changed then.
        """
        message = read_down(data)
        if isinstance(message, At):
            if message.header != self.header or message.seat != self.seat:
                raise BadJson("another table")
            self._take_all(self._read(message.now, True))
        elif self._gap is not None:
            return self._gap
        elif isinstance(message, News):
            if message.now.n != self._n + 1:
                self._gap = SequenceGap(self._n + 1, message.now.n)
                return self._gap
            self._tell(self._become(self._read(message.now, False)))
        elif message.id in self._asked:
            if message.n != self._n:  # it is told before it is answered, or asked once more
                self._gap = SequenceGap(self._n, message.n)
                return self._gap
            self._answered(message.id, message.refusal if isinstance(message, No) else None)
        return None

    def rejoin(self, send: Callable[[bytes], None]) -> None:
        """From now on there is another wire: nothing is taken from it before everything has come
        anew, and then what has no answer is asked there once more.
        """
        self._send = send
        self._gap = SequenceGap(0, 0)

    def _take_all(self, read: _Read) -> None:
        """Everything anew: what was missed is told, and what has no answer is asked once more."""
        self._gap = None
        self._tell(self._become(read))
        for asked in list(self._asked.values()):
            self._send(encode(asked.message))

    def _read(self, now: Now, again: bool) -> _Read:
        wire = self.game.wire
        requests = wire.decode(now.requests, tuple[Request, ...])
        if any(request.seat != self.seat for request in requests):
            raise BadJson("a request of another seat")
        if [person.seat for person in now.people[: self._seats]] != list(range(self._seats)):
            raise BadJson("the seats are not told in order")
        return _Read(now, self._unknown(now.events, again), requests)

    @property
    def _seats(self) -> int:
        return self.header.setup.seats

    def _unknown(self, rows: Iterable[Row], again: bool) -> list[Placed]:
        """The events that were not known yet; `again`: those that were may come once more."""
        new, before = list[Placed](), self.after
        known = list[Placed]()
        last: Position | None = None
        for row in rows:
            place = row.sequence, row.index
            if last is not None and place <= last:
                raise BadJson("events are not in order")
            last = place
            event = self.game.wire.decode(row.event, self.game.wire.event)
            old = before is not None and place <= before
            (known if old else new).append(Placed(*place, event))
        if known and (not again or known != self._events[-len(known) :]):
            raise BadJson("other events than before")
        return new

    def _become(self, read: _Read) -> _Read:
        now, self._before = read.now, self._people
        self._people = now.people
        self._n = now.n
        self._events += read.events
        self._bytes = bytes(now.view)
        self._view: Any = None
        self._requests = read.requests
        self._mine = now.mine
        self._outcome = now.outcome
        self._seed = now.seed
        asked = [request.id for request in read.requests]
        self._clocks.set({id: left for id, left in now.clocks.items() if id in asked})
        self._settle()
        return read

    def _settle(self) -> None:
        waited_for = any(request.awaited for request in self._requests)
        free = waited_for or self._outcome is not None or not self.plays
        if not self._asked and free:
            self.settled.set()
        else:
            self.settled.clear()

    # -- what is told ----------------------------------------------------------------------------

    def _tell(self, read: _Read) -> None:
        hooks = self._hooks
        if hooks is None:
            return
        for placed in read.events:
            self._safely(hooks.event, placed)
        self._safely(hooks.changed)
        seats_told = any(isinstance(placed.event, SeatChanged) for placed in read.events)
        if self._before != self._people and not seats_told:
            self._safely(hooks.people)
        if self._outcome is not None and not self._over:
            self._over = True
            self._safely(hooks.over)

    def _safely(self, tell: Callable[..., object], *what: object) -> None:
        """Calls a hook, if set. An error in it is reported, not raised, since the connection is
        sound.
        """
        hooks = self._hooks
        if hooks is None:
            return
        try:
            tell(*what)
        except Exception as why:
            hooks.failed(why)

    def _clock(self, left: int) -> None:
        if self._hooks is not None:
            self._hooks.clock(left)

    def _answered(self, id: str, refused: Rejection | None) -> None:
        asked = self._asked.pop(id)
        if asked.late is not None:
            asked.late.cancel()
        self._settle()
        self._safely(asked.done, refused)

    # -- the chair -------------------------------------------------------------------------------

    @property
    def view(self) -> Any:
        """The view, read when it is asked for. Raises `BadJson` when what came is none."""
        if self._view is None:
            view = self.game.wire.decode(self._bytes, self.game.views)
            if view.seat != self.seat:
                raise BadJson("the view of another seat")
            self._view = view
        return self._view

    @property
    def requests(self) -> tuple[Request, ...]:
        return self._requests

    @property
    def clocks(self) -> Mapping[str, float]:
        return self._clocks.left()

    @property
    def outcome(self) -> Outcome | None:
        return self._outcome

    @property
    def mine(self) -> int:
        return self._mine

    @property
    def seed(self) -> str | None:
        return self._seed

    @property
    def people(self) -> tuple[Person, ...]:
        return self._people

    @property
    def after(self) -> Position | None:
        """The place of the last event that is known: what a new wire begins after."""
        return (self._events[-1].sequence, self._events[-1].index) if self._events else None

    def events(self) -> Sequence[Placed]:
        return self._events

    def attach(self, hooks: Hooks) -> None:
        self._hooks = hooks
        self._over = self._outcome is not None

    def start(self, resumed: bool = False) -> None:
        """Nothing: the table goes on by itself."""

    def submit(self, action: Action, request: str, done: Done, id: str = "") -> None:
        text = self.game.format(action)
        self._ask(Do(id or secrets.token_hex(10), request, text), done)

    def leave(self, done: Done, id: str = "") -> None:
        self._ask(LeaveGame(id or secrets.token_hex(10)), done)

    def come_back(self, done: Done, id: str = "") -> None:
        self._ask(ComeBack(id or secrets.token_hex(10)), done)

    def _ask(self, message: Do | LeaveGame | ComeBack, done: Done) -> None:
        """Asks the table for something; one at a time, so that a second Enter is no second play."""
        if self._asked:
            done(Rejection.of("on_its_way", "table-on-its-way"))
            return
        self._asked[message.id] = _Asked(message, done, None)
        self._settle()
        self._send(encode(message))
        if message.id in self._asked:
            late = asyncio.get_running_loop().call_later(LATE, self._late)
            self._asked[message.id] = _Asked(message, done, late)

    def _late(self) -> None:
        if self._hooks is not None:
            self._hooks.keeping()

    def hurry(self) -> None:
        self._up(Hurry())

    def _up(self, message: Up) -> None:
        self._send(encode(message))

    def close(self) -> None:
        for asked in self._asked.values():
            if asked.late is not None:
                asked.late.cancel()
        self._asked.clear()
        self._clocks.close()
        self._hooks = None
        self.settled.set()
