"""Chairs straight on a match: no bots, no clocks of their own, nothing is kept. What a wire needs
of a chair, and not more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from playroom.engine.chair import Chair, Done, Hooks, Person, reduced
from playroom.engine.header import PublicHeader
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Rejection
from playroom.engine.record import Seat
from playroom.engine.steps import Action, Outcome, Placed, Request
from playroom.engine.wire import BadJson, encode
from playroom.room.client.remote_chair import RemoteChair
from playroom.room.client.remote_session import RemoteSession
from playroom.room.protocol import messages as e
from playroom.room.server.chair_server import ChairServer
from playroom.room.server.responses import Responder, ResponseCache
from playroom.room.table import values as v
from playroom.room.table.session import ConnectionState
from playroom_testing.walks import AnyMatch


class Plain:
    """A match whose chairs are told of every input."""

    def __init__(self, match: AnyMatch) -> None:
        self.match = match
        self.chairs: list[PlainChair] = []
        self.left: dict[str, float] = {}
        """The seconds left of requests, as the test wants them."""
        self.watching: tuple[Person, ...] = ()

    def chair(self, seat: Seat | None) -> PlainChair:
        chair = PlainChair(self, seat)
        self.chairs.append(chair)
        return chair

    def do(self, act: Callable[[], Rejection | bool | None], mine: Seat | None = None) -> Any:
        """An input; what came of it is told to all chairs."""
        before = self.match.sequence
        answer = act()
        if self.match.sequence > before:
            self.told(before, mine)
        return answer

    def told(self, before: int, mine: Seat | None = None) -> None:
        """Tells all that happened after the input `before`."""
        fresh = [placed for placed in self.match.events if placed.sequence > before]
        for chair in self.chairs:
            if mine is not None and chair.seat == mine:
                chair.last = self.match.sequence
            chair.tell(fresh)


class PlainChair(Chair):
    def __init__(self, table: Plain, seat: Seat | None) -> None:
        self.table = table
        self.game = table.match.game
        self.seat = seat
        self.header = PublicHeader.of(table.match.header)
        self.settled = asyncio.Event()
        self.last = 0
        self.hurried = 0
        self.hooks: Hooks | None = None

    @property
    def _match(self) -> Match[Any, Any]:
        return self.table.match

    def tell(self, fresh: Sequence[Placed]) -> None:
        if self.hooks is not None:
            for placed in reduced(fresh, self.seat):
                self.hooks.event(placed)
            self.hooks.changed()
            if self.outcome is not None:
                self.hooks.over()

    @property
    def view(self) -> Any:
        return self._match.view(self.seat)

    @property
    def requests(self) -> tuple[Request, ...]:
        return () if self.seat is None else self._match.requests_of(self.seat)

    @property
    def clocks(self) -> dict[str, float]:
        left = self.table.left
        return {one.id: left[one.id] for one in self.requests if one.id in left}

    @property
    def outcome(self) -> Outcome | None:
        return self._match.outcome

    @property
    def mine(self) -> int:
        return self.last

    @property
    def seed(self) -> str | None:
        return self._match.header.seed if self.outcome is not None else None

    @property
    def people(self) -> tuple[Person, ...]:
        seats = (
            Person(player.name, player.kind, seat)
            for seat, player in enumerate(self._match.players)
        )
        return (*seats, *self.table.watching)

    def events(self) -> Sequence[Placed]:
        return list(reduced(self._match.events, self.seat))

    def attach(self, hooks: Hooks) -> None:
        self.hooks = hooks

    def start(self, resumed: bool = False) -> None: ...

    def submit(self, action: Action, request: str, done: Done, id: str = "") -> None:
        if self.seat is None:
            done(Rejection.of("not_seated", "table-not-seated"))
            return
        if id in self._match.ids:
            done(None)
            return
        seat = self.seat
        done(self.table.do(lambda: self._match.submit(seat, action, id, request), seat))

    def leave(self, done: Done, id: str = "") -> None:
        level = next(iter(self.game.bots))
        done(self.table.do(lambda: self._match.leave(self.seat or 0, level)))

    def come_back(self, done: Done, id: str = "") -> None:
        done(self.table.do(lambda: self._match.rejoin(self.seat or 0)))

    def hurry(self) -> None:
        self.hurried += 1

    def close(self) -> None:
        self.hooks = None


class Heard:
    """What a chair tells, written down."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.events: list[Placed] = []
        self.views: list[Any] = []
        self.told: list[str] = []
        self.failures: list[Exception] = []
        self.answers: list[Rejection | None] = []
        chair.attach(
            Hooks(
                event=self._event,
                changed=lambda: self.told.append("changed"),
                clock=lambda left: self.told.append(f"clock {left}"),
                failed=self.failures.append,
                keeping=lambda: self.told.append("keeping"),
                over=lambda: self.told.append("over"),
                people=lambda: self.told.append("people"),
                pause=lambda: 0.0,
                voice_busy=lambda: False,
            )
        )

    def _event(self, placed: Placed) -> None:
        self.events.append(placed)
        self.views.append(self.chair.view)
        self.told.append("event")

    def done(self, refused: Rejection | None) -> None:
        self.answers.append(refused)
        self.told.append("done" if refused is None else f"no {refused.code}")


ME = "1" * 12


def snapshot(at: e.At) -> e.Snapshot:
    """What a wire to a table begins with at which this match is on."""
    header = at.header
    state = v.TableState(
        "0a0b0c", header.game, header.version, header.setup, ME, v.Phase.PLAYING,
        match=header.id, opens_deals=False,
    )  # fmt: skip
    return e.Snapshot(Clean.of("room"), ME, state, chair=at)


def all_of(chair: Chair) -> bytes:
    """All that is known at a chair, as it goes over a wire."""
    send = list[e.AnyDown]().append
    failed = list[Exception]().append
    return encode(
        ChairServer(chair, send, Responder(ResponseCache(), send, failed), failed).start()
    )


def remote(data: bytes) -> RemoteChair:
    """A chair at the other end of a wire that takes nothing. Raises what `RemoteChair` raises."""
    at = e.read_down(data)
    if not isinstance(at, e.At):
        raise BadJson("not the whole match")
    return RemoteChair(at, lambda message: None, lambda: None)


def heed(chair: RemoteChair, data: bytes) -> None:
    """Gives a message of the match to a chair. Raises `SequenceGap`, `BadJson`."""
    match e.read_down(data):
        case e.At() as at:
            chair.begins(at)
        case e.News() as news:
            chair.take(news)
        case _:
            raise BadJson("not of the match")


class Wire:
    """A chair, and a far one at the other end of a wire in this process. Messages come at once, or
    when they are carried; both directions are kept.
    """

    def __init__(self, chair: Chair, held: bool = False) -> None:
        self.held = held
        self.down: list[bytes] = []
        self.up: list[bytes] = []
        self.failures: list[Exception] = []
        self.sent: list[bytes] = []
        """All that ever came down."""
        self.answers = ResponseCache()
        self.session: RemoteSession | None = None
        self._number = 0
        self.join(chair)
        self.carry()

    def join(self, chair: Chair, after: e.Position | None = None) -> None:
        """A new wire to the same far end: nothing more comes of the old one."""
        self.cut()
        if self.session is not None:
            self.session.tell_wire(ConnectionState.UP)
        self._number += 1
        number = self._number

        def send(message: e.AnyDown) -> None:
            if number == self._number:
                self.tell(message)

        answering = Responder(self.answers, send, self.failures.append)
        self.mirror = ChairServer(chair, send, answering, self.failures.append)
        self.begin(after)

    def begin(self, after: e.Position | None = None) -> None:
        """Everything once more."""
        self.tell(snapshot(self.mirror.start(after)))

    @property
    def far(self) -> RemoteSession:
        """The far end."""
        assert self.session is not None
        return self.session

    @property
    def end(self) -> RemoteChair:
        """The far chair."""
        chair = self.far.chair
        assert isinstance(chair, RemoteChair)
        return chair

    def tell(self, message: e.AnyDown) -> None:
        """Something comes down."""
        data = encode(message)
        self.sent.append(data)
        self.down.append(data)
        if not self.held:
            self.carry()

    def _up(self, data: bytes) -> None:
        self.up.append(data)
        if not self.held:
            self.carry()

    def carry(self) -> None:
        """Delivers everything."""
        for data in self.taken(self.up):
            self.take_up(data)
        for data in self.taken(self.down):
            self.take_down(data)

    def take_up(self, data: bytes) -> None:
        """A message comes to the table. Raises `BadJson`."""
        message = e.read_up(data)
        if not isinstance(message, e.MatchCommand | e.Hurry):
            raise BadJson("not of the match")
        self.mirror.take(message)

    def take_down(self, data: bytes) -> None:
        """A message comes to the far end. Raises what `RemoteSession.take` raises."""
        if self.session is not None:
            self.session.take(data)
            return
        first = e.read_down(data)
        assert isinstance(first, e.Snapshot)
        game = self.mirror.chair.game
        self.session = RemoteSession(first, game, self._up, lambda home: None, lambda id: game)
        self.session.heed(e.Synced())

    def taken(self, queue: list[bytes]) -> Iterator[bytes]:
        """Takes what is on its way."""
        while queue:
            yield queue.pop(0)

    def cut(self) -> None:
        """What is on its way gets lost."""
        self.up.clear()
        self.down.clear()
