"""Remote chair, the client side of a match: a chair with the last known state.

It differs from a local chair only in latency. Server input is untrusted: bytes that are no message,
of another table or out of order are refused; and what is a message and tells of a game that cannot
be (a seat that does not exist) fails in its hook and is reported to `hooks.failed`, not to the
reader of the wire.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from playroom.engine.chair import Chair, Done, Hooks, Person
from playroom.engine.contract import Game
from playroom.engine.notes import Rejection
from playroom.engine.registry import NoGame, find_game
from playroom.engine.steps import Action, Outcome, Placed, Request, SeatChanged
from playroom.engine.wire import BadJson
from playroom.match.clocks import ClockWarnings
from playroom.room.client.remote_end import new_id
from playroom.room.protocol import messages as e

LATE = 0.5
"""Seconds after which an action that has no answer yet is told to be on its way."""


class OtherGame(Exception):
    """The table plays a game that is not here, or another version of its rules."""

    def __init__(self, game: str, version: int) -> None:
        super().__init__(f"{game} in version {version}")
        self.game = game
        self.version = version


class SequenceGap(Exception):
    """News of the match is missing on this wire: the room is joined again, by what is known."""


class _Read(NamedTuple):
    """A parsed message."""

    now: e.Now
    events: list[Placed]
    requests: tuple[Request, ...]


AskOf: TypeAlias = Callable[[e.MatchCommand], None]
"""Asks the room for something, until it is answered; `RemoteChair.answer` is given the answer."""


class RemoteChair(Chair):
    """A chair at a table somewhere else."""

    def __init__(
        self,
        at: e.At,
        ask: AskOf,
        hurry: Callable[[], None],
        find: Callable[[str], Game[Any, Any]] = find_game,
    ) -> None:
        """`at` is all that is known at first; `ask` asks the room, `hurry` ends the pause of a bot.

        Raises `BadJson` for what cannot be, `OtherGame` when it cannot be played here.
        """
        header = at.header
        try:
            self.game = find(header.game)
        except NoGame as why:
            raise OtherGame(header.game, header.version) from why
        if self.game.version != header.version:
            raise OtherGame(header.game, header.version)
        self.header = header
        self.seat = at.seat
        self._ask_room = ask
        self._hurry = hurry
        self.settled = asyncio.Event()
        self._check_table(at)
        self._hooks: Hooks | None = None
        self.asked: str | None = None
        """What has no answer yet."""
        self._on_result: Done = lambda result: None
        self._late: asyncio.TimerHandle | None = None
        self._events: list[Placed] = []
        self._is_cut = False
        self._over = False
        self._people: tuple[Person, ...] = ()
        self._clocks = ClockWarnings(self._clock)
        self._become(self._read(at.now, False))

    def _check_table(self, at: e.At) -> None:
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

    def is_at(self, at: e.At) -> bool:
        """Is it of this place? Else (another seat, another match) there is another chair."""
        return at.header == self.header and at.seat == self.seat

    def begins(self, at: e.At) -> None:
        """Everything anew, on this wire or another one: what was missed is told.

        Raises `BadJson` for what is not of this place; nothing has changed then.
        """
        if not self.is_at(at):
            raise BadJson("another table")
        read = self._read(at.now, True)
        self._is_cut = False
        self._tell(self._become(read))

    def take(self, news: e.News) -> None:
        """What has happened. Raises `SequenceGap`, `BadJson`; nothing has changed then."""
        if self._is_cut or news.now.n != self._n + 1:
            raise SequenceGap
        self._tell(self._become(self._read(news.now, False)))

    def check_answer(self, n: int | None) -> None:
        """An answer follows all news until `n`. Raises `SequenceGap` when some of it is missing: it
        is told before it is answered.
        """
        if n is not None and (self._is_cut or n != self._n):
            raise SequenceGap

    def cut(self) -> None:
        """There is another wire: nothing is taken from it before everything has come anew."""
        self._is_cut = True

    def _read(self, now: e.Now, again: bool) -> _Read:
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

    def _unknown(self, rows: Iterable[e.EventRow], again: bool) -> list[Placed]:
        """The events that were not known yet; `again`: those that were may come once more."""
        new, before = list[Placed](), self.after
        known = list[Placed]()
        last: e.Position | None = None
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
        self._hands = tuple(map(bytes, now.hands))
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
        if self.asked is None and free:
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

    def take_over(self, old: RemoteChair) -> None:
        """Waits for the pending request of `old`, a chair at the same place."""
        self._wait_for(old.asked, old._on_result)

    def answer(self, result: Rejection | None) -> None:
        """Passes on the result of the pending request."""
        on_result = self._on_result
        self._forget()
        self._settle()
        self._safely(on_result, result)

    def _forget(self) -> None:
        late, self._late, self.asked = self._late, None, None
        self._on_result = lambda result: None
        if late is not None:
            late.cancel()

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
    def hands(self) -> tuple[Any, ...]:
        """The views of all seats. Raises `BadJson` when what came are none."""
        if len(self._hands) not in (0, self._seats):
            raise BadJson("not the views of all seats")
        views = tuple(self.game.wire.decode(hand, self.game.views) for hand in self._hands)
        if any(view.seat != seat for seat, view in enumerate(views)):
            raise BadJson("the view of another seat")
        return views

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
    def after(self) -> e.Position | None:
        """The place of the last event that is known: what a new wire begins after."""
        return (self._events[-1].sequence, self._events[-1].index) if self._events else None

    def events(self) -> Sequence[Placed]:
        return self._events

    def attach(self, hooks: Hooks) -> None:
        self._hooks = hooks
        self._over = self._outcome is not None

    def start(self, resumed: bool = False) -> None:
        """Nothing: the table goes on by itself."""

    def submit(self, action: Action, request: str, on_result: Done, id: str = "") -> None:
        text = self.game.format(action)
        self._ask(e.Do(id or new_id(), self.header.id, request, text), on_result)

    def leave(self, on_result: Done, id: str = "") -> None:
        self._ask(e.LeaveGame(id or new_id(), self.header.id), on_result)

    def come_back(self, on_result: Done, id: str = "") -> None:
        self._ask(e.ComeBack(id or new_id(), self.header.id), on_result)

    def _ask(self, message: e.MatchCommand, on_result: Done) -> None:
        """Asks the room for something; one at a time, so that a second Enter is no second play."""
        if self.asked is not None:
            on_result(Rejection.of("on_its_way", "table-on-its-way"))
            return
        self._wait_for(message.id, on_result)
        self._ask_room(message)
        if self.asked is not None:
            self._late = asyncio.get_running_loop().call_later(LATE, self._is_late)

    def _wait_for(self, id: str | None, on_result: Done) -> None:
        self.asked, self._on_result = id, on_result
        self._settle()

    def _is_late(self) -> None:
        if self._hooks is not None:
            self._hooks.keeping()

    def hurry(self) -> None:
        self._hurry()

    def close(self) -> None:
        self._forget()
        self._clocks.close()
        self._hooks = None
        self.settled.set()
