"""Chair server, the server side of a remote chair: sends it everything that a local chair knows,
and submits its commands.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Raw

from playroom.engine.chair import Chair, Hooks
from playroom.engine.notation import NotUnderstood
from playroom.engine.record import replace
from playroom.engine.steps import Placed
from playroom.engine.wire import encode
from playroom.room.protocol import messages as e
from playroom.room.server.responses import Responder

LATEST = 64
"""Most values that are kept as JSON."""
_latest: dict[int, tuple[object, Any]] = {}


def _raw(value: object) -> Any:
    """A value that nothing changes, as JSON: what is one object for all seats is encoded once."""
    if (known := _latest.get(id(value))) is None:  # one that is kept keeps its id
        if len(_latest) == LATEST:
            _latest.clear()
        known = _latest[id(value)] = value, Raw(encode(value))
    return known[1]


class ChairServer:
    """Chair server: one chair, as sent to a client."""

    def __init__(
        self,
        chair: Chair,
        send: Callable[[e.News], None],
        answering: Responder,
        failed: Callable[[Exception], None],
        pause: Callable[[], float] = lambda: 0.0,
    ) -> None:
        """`send` takes news for the other end, `answering` what is answered there, `failed` what
        went wrong here; `pause` is how long bots wait for the one who listens there.
        """
        self.chair = chair
        self._send = send
        self._responder = answering
        self._failed = failed
        self._pause = pause
        self._n = 0
        self._fresh: list[Placed] = []

    def start(self, after: e.Position | None = None) -> e.At:
        """Gives everything, to be sent first; from then on all news is sent. `after` is the place
        of the last event that is known at the other end.
        """
        self.chair.attach(
            Hooks(
                event=self._fresh.append,
                changed=self._news,
                clock=lambda left: None,
                failed=self._failed,
                keeping=lambda: None,
                over=lambda: None,
                people=self._news,
                pause=self._pause,
                voice_busy=lambda: False,
                is_far=True,
            )
        )
        self._responder.told = self._told
        events = [
            placed
            for placed in self.chair.events()
            if after is None or (placed.sequence, placed.index) > after
        ]
        return e.At(self.chair.header, self.chair.seat, self._now(events))

    def take(self, asked: e.MatchCommand | e.Hurry) -> None:
        """A command of the client; it is refused when it is of another match."""
        if isinstance(asked, e.Hurry):
            self.chair.hurry()
        elif self._responder.is_first_of_chair(asked.id):
            if asked.match == self.chair.header.id:
                self._do(asked)
            else:
                self._responder.answer(asked.id, e.PLACE_CHANGED)

    def _do(self, asked: e.MatchCommand) -> None:
        chair, on_result = self.chair, partial(self._responder.answer, asked.id)
        # what was done before a wire was cut, and asked again on the next one, is not done again
        known_by = f"do:{chair.seat}:{asked.id}"
        match asked:
            case e.LeaveGame():
                chair.leave(on_result, known_by)
            case e.ComeBack():
                chair.come_back(on_result, known_by)
            case e.Do():
                try:
                    action = chair.game.parse(asked.text)
                except NotUnderstood as why:
                    on_result(why.rejection)
                else:
                    chair.submit(action, asked.request, on_result, known_by)

    def _told(self) -> int:
        if self._fresh:  # what was done is told before it is answered
            self._news()
        return self._n

    def _news(self) -> None:
        events, self._fresh[:] = list(self._fresh), []
        self._n += 1
        self._send(e.News(self._now(events)))

    def _now(self, events: list[Placed]) -> e.Now:
        chair, view = self.chair, self.chair.view
        if hasattr(view, "public"):
            view = replace(view, public=_raw(view.public))
        return e.Now(
            self._n,
            tuple(
                e.EventRow(placed.sequence, placed.index, _raw(placed.event)) for placed in events
            ),
            Raw(encode(view)),
            _raw(chair.requests),
            dict(chair.clocks),
            chair.mine,
            _raw(chair.people),
            chair.outcome,
            chair.seed,
            tuple(Raw(encode(view)) for view in chair.hands),
        )
