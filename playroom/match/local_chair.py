"""Local chair at a match runner in this process: of the player at home, of a guest through
a door, or behind a chair server.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from playroom.engine.chair import Chair, Done, Hooks, Person, reduced
from playroom.engine.log.inputs import Act, Input, Leave, Return
from playroom.engine.notes import Rejection
from playroom.engine.overriding import override
from playroom.engine.record import Seat
from playroom.engine.steps import Action, Outcome, Placed, Request
from playroom.match.clocks import ClockWarnings
from playroom.match.delay import DelayedView
from playroom.match.runner import MatchRunner

SLOW = 0.5
"""Seconds after which it is told that a play is still being kept."""


class LocalChair(Chair):
    """Local chair: one seat, or a spectator, at a match runner of this process."""

    def __init__(
        self, runner: MatchRunner, seat: Seat | None, late: DelayedView | None = None
    ) -> None:
        """`late` is what those know who are told late: a place to watch from is one of them."""
        self.runner = runner
        self.late = late if seat is None else None
        self.game = runner.match.game
        self.seat = seat
        self.header = runner.header
        self.settled = asyncio.Event()
        self.hooks: Hooks | None = None
        self._is_far = False
        self._view: tuple[int, Any] = (-1, None)
        self._moment = None if self.late is None else self.late.now
        self._warnings = ClockWarnings(self._tell_clock)
        runner.chairs.append(self)

    # -- what is known -----------------------------------------------------------------------------

    @property
    @override
    def view(self) -> Any:
        if self._moment is not None:
            return self._moment.view
        sequence = self.runner.match.sequence
        if self._view[0] != sequence:
            self._view = sequence, self.runner.match.view(self.seat)
        return self._view[1]

    @property
    @override
    def hands(self) -> tuple[Any, ...]:
        return () if self._moment is None else self._moment.hands

    @property
    @override
    def requests(self) -> tuple[Request, ...]:
        return () if self.seat is None else self.runner.match.requests_of(self.seat)

    @property
    @override
    def outcome(self) -> Outcome | None:
        return self.runner.match.outcome if self._moment is None else self._moment.outcome

    @property
    @override
    def mine(self) -> int:
        return 0 if self.seat is None else self.runner.mine[self.seat]

    @property
    @override
    def seed(self) -> str | None:
        return self.runner.match.header.seed if self.outcome is not None else None

    @property
    @override
    def people(self) -> tuple[Person, ...]:
        moment = self._moment
        players = self.runner.match.players if moment is None else moment.players
        return tuple(Person(player.name, player.kind, seat) for seat, player in enumerate(players))

    @property
    @override
    def plays(self) -> bool:
        """Asked for with every event, so not worked out from all who are here."""
        return self.seat is not None and self.runner.match.players[self.seat].is_person

    @property
    @override
    def clocks(self) -> Mapping[str, float]:
        return {} if self.seat is None else self.runner.seconds_left(self.seat)

    @override
    def events(self) -> Sequence[Placed]:
        events = self.runner.match.events
        if self._moment is not None:
            events = events[: self._moment.events]
        return tuple(reduced(events, self.seat))

    # -- what is done ------------------------------------------------------------------------------

    @override
    def attach(self, hooks: Hooks) -> None:
        self.hooks, self._is_far = hooks, hooks.is_far

    @override
    def start(self, resumed: bool = False) -> None:
        self.runner.start(resumed)
        self.look_up()

    @override
    def submit(self, action: Action, request: str, on_result: Done, id: str = "") -> None:
        match, seat = self.runner.match, self.seat
        # what was done before a seat was left may be asked again since, when its answer was lost
        if seat is None or not (match.players[seat].is_person or id in match.ids):
            on_result(Rejection.of("not_seated", "table-not-seated"))
            return
        self._bring(Act(seat, action), on_result, id or secrets.token_hex(6), request)

    @override
    def leave(self, on_result: Done, id: str = "") -> None:
        if self.seat is None:
            on_result(Rejection.of("not_seated", "table-not-seated"))
        else:
            self._bring(Leave(self.seat, self.runner.substitute()), on_result, id)

    @override
    def come_back(self, on_result: Done, id: str = "") -> None:
        if self.seat is None:
            on_result(Rejection.of("not_seated", "table-not-seated"))
        else:
            self._bring(Return(self.seat), on_result, id)

    def _bring(self, given: Input, on_result: Done, id: str = "", request: str = "") -> None:
        slow: asyncio.TimerHandle | None = None
        answered = False

        def answered_here(result: Rejection | Exception | None) -> None:
            nonlocal answered
            answered = True
            if slow is not None:
                slow.cancel()
            if self.hooks is not None:
                on_result(result)

        self.runner.submit(given, answered_here, id, request)
        if not (answered or self._is_far):
            self.look_up()
            slow = asyncio.get_running_loop().call_later(SLOW, self._is_slow)

    def _is_slow(self) -> None:
        if self.hooks is not None:
            self.hooks.keeping()

    @override
    def hurry(self) -> None:
        self.runner.hurry()

    @override
    def close(self) -> None:
        """A runner without chairs stops."""
        self.hooks = None
        self._warnings.close()
        if self in self.runner.chairs:
            self.runner.chairs.remove(self)
        if not self.runner.chairs:
            self.runner.close()
        self.settled.set()

    # -- what the runner tells ---------------------------------------------------------------------

    def tell(self, events: Sequence[Placed]) -> None:
        """Something happened: told here as far as it may be known, and when it may be."""
        if self.late is None or self._moment is None:
            self._told(events)
            return
        for moment in self.late.fresh:
            known, self._moment = self._moment.events, moment
            self._told(self.runner.match.events[known : moment.events])

    def _told(self, events: Sequence[Placed]) -> None:
        if self.hooks is not None:
            for placed in reduced(events, self.seat):
                self.hooks.event(placed)
        if self.hooks is not None:
            self.hooks.changed()

    def end(self) -> None:
        """The match is over, and all of it was told."""
        if self.hooks is not None:
            self.hooks.over()

    def look_up(self) -> None:
        """Is it this seat now that the game waits for?"""
        if self._is_far:
            return
        match = self.runner.match
        if self.runner.waits_for(self.seat) or match.outcome is not None or not self.plays:
            self.settled.set()
        else:
            self.settled.clear()
        self._warnings.set(self.clocks)

    def _tell_clock(self, left: int) -> None:
        if self.hooks is not None:
            self.hooks.clock(left)
