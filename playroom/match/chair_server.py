"""Chair server, the server side of a remote chair: sends it everything that a local chair knows,
and submits its commands.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Raw

from playroom.engine.chair import Chair, Hooks
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Rejection
from playroom.engine.record import replace
from playroom.engine.steps import Placed
from playroom.engine.wire import encode
from playroom.match.messages import (
    At,
    ComeBack,
    Did,
    Do,
    Down,
    Hurry,
    LeaveGame,
    News,
    No,
    Now,
    Position,
    Row,
    read_up,
)


class ChairServer:
    """Chair server: one chair, as sent to a client."""

    def __init__(
        self,
        chair: Chair,
        send: Callable[[bytes], None],
        failed: Callable[[Exception], None],
        pause: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """`send` takes a message for the other end, `failed` what went wrong here, `pause` is how
        long bots wait for the one who listens there.
        """
        self.chair = chair
        self._send = send
        self._failed = failed
        self._pause = pause
        self._n = 0
        self._fresh: list[Placed] = []
        self._asked = ""
        """What the other end has asked for last, and how that was answered."""
        self._answered: Did | No | None = None

    def start(self, after: Position | None = None) -> None:
        """Sends everything, and from then on all news. `after` is the place of the last event that
        is known at the other end.
        """
        self.chair.attach(
            Hooks(
                event=self._fresh.append,
                changed=self._news,
                clock=lambda left: None,  # the other end has clocks of its own
                failed=self._failed,
                keeping=lambda: None,  # and sees for itself that an answer takes long
                over=lambda: None,
                people=self._news,
                pause=self._pause,
                voice_busy=lambda: False,
            )
        )
        self.at(after)

    def at(self, after: Position | None = None) -> None:
        """Sends a snapshot, after `after` if the client has missed events."""
        self._fresh.clear()
        events = [
            placed
            for placed in self.chair.events()
            if after is None or (placed.sequence, placed.index) > after
        ]
        self._tell(At(self.chair.header, self.chair.seat, self._now(events)))

    def take(self, data: bytes) -> None:
        """A message from the other end. Raises `BadJson` for what is none; nothing has happened
        then.
        """
        asked = read_up(data)
        if isinstance(asked, Hurry):
            self.chair.hurry()
        elif asked.id != self._asked:
            self._asked, self._answered = asked.id, None
            self._do(asked)
        elif self._answered is not None:  # it came twice: done once, and answered as before
            self._tell(replace(self._answered, n=self._n))

    def _do(self, asked: Do | LeaveGame | ComeBack) -> None:
        chair, done = self.chair, partial(self._answer, asked.id)
        # what was done before a wire was cut, and asked again on the next one, is not done again
        known_by = f"do:{chair.seat}:{asked.id}"
        match asked:
            case LeaveGame():
                chair.leave(done, known_by)
            case ComeBack():
                chair.come_back(done, known_by)
            case Do():
                try:
                    action = chair.game.parse(asked.text)
                except NotUnderstood as why:
                    done(why.rejection)
                else:
                    chair.submit(action, asked.request, done, known_by)

    def _answer(self, id: str, came: Rejection | Exception | None) -> None:
        if self._fresh:  # what was done is told before it is answered
            self._news()
        if isinstance(came, Exception):
            self._failed(came)
            came = Rejection.of("not_kept", "table-not-kept")
        answer = Did(id, self._n) if came is None else No(id, self._n, came)
        if id == self._asked:
            self._answered = answer
        self._tell(answer)

    def _news(self) -> None:
        events, self._fresh[:] = list(self._fresh), []
        self._n += 1
        self._tell(News(self._now(events)))

    def _now(self, events: list[Placed]) -> Now:
        chair = self.chair
        return Now(
            self._n,
            tuple(
                Row(placed.sequence, placed.index, Raw(encode(placed.event))) for placed in events
            ),
            Raw(encode(chair.view)),
            Raw(encode(chair.requests)),
            dict(chair.clocks),
            chair.mine,
            chair.people,
            chair.outcome,
            chair.seed,
        )

    def _tell(self, message: Down) -> None:
        self._send(encode(message))
