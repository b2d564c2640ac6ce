"""Pacing of lines: a long count is told line by line with a pause between."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from playroom.clock import monotonic
from playroom.engine.notes import Note

Position = tuple[int, int]

LONGEST_VOICE = 15.0
"""Seconds that a line waits at most for the voice to finish the one before."""


@dataclass(frozen=True, slots=True)
class _Waiting:
    """Something to be told or done in its turn; `paced` comes after a pause."""

    act: Callable[[bool], None] | None
    """Given whether it answers a key; None: only the pause."""
    paced: bool


class Telling:
    """The queue of lines that wait for their moment. A line is never lost: a player who presses on
    gets all at once.
    """

    def __init__(
        self,
        tell: Callable[[Sequence[Note], Position, bool], None],
        pause: Callable[[], float],
        voice_busy: Callable[[], bool],
        failed: Callable[[Exception], None],
    ) -> None:
        """`tell` says the notes of an event; `pause` is the time between two lines, in seconds; 0
        holds nothing back.
        """
        self._tell = tell
        self._pause = pause
        self._voice_busy = voice_busy
        self._failed = failed
        self._waiting: deque[_Waiting] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._since = 0.0  # when the line that was told last was told

    @property
    def held(self) -> bool:
        """Does anything wait to be told?"""
        return bool(self._waiting)

    def busy(self) -> bool:
        """Whether a count is being told or its last line has just been said, so that bots wait."""
        return self.held or (self._since > 0 and monotonic() < self._since + self._pause())

    def add(
        self, notes: Sequence[Note], position: Position, answers: bool = False, paced: bool = False
    ) -> None:
        """Tells the notes of an event, now or when what waits has been told; `paced`: one by one,
        each after a pause.
        """
        if not notes:
            return
        if not paced or self._pause() <= 0:
            if self._waiting:
                self._put(lambda key: self._tell(notes, position, answers or key), paced=False)
            else:
                self._tell(notes, position, answers)
            return
        for place, line in enumerate(notes):
            first = answers and not place
            self._put(partial(self._tell_one, line, position, first), paced=not first)
        self._put(None, paced=True)  # what comes after the count does not run into its last line

    def _tell_one(self, line: Note, position: Position, first: bool, key: bool) -> None:
        self._tell((line,), position, key or first)

    def then(self, act: Callable[[], None]) -> None:
        """Does something when all has been told."""
        self.in_turn(lambda key: act())

    def in_turn(self, act: Callable[[bool], None]) -> None:
        """The same, for what tells lines; `act` is given whether they answer a key."""
        self._put(act, paced=False)

    def _put(self, act: Callable[[bool], None] | None, paced: bool) -> None:
        if not self._waiting and not paced:
            if act is not None:
                act(False)
            return
        self._waiting.append(_Waiting(act, paced))
        if self._timer is None:
            self._arm()

    # -- when --------------------------------------------------------------------------------------

    def _arm(self) -> None:
        self._since = monotonic()
        self._timer = asyncio.get_running_loop().call_later(self._pause(), self._due)

    def _due(self) -> None:
        self._timer = None
        try:
            if self._voice_busy() and monotonic() < self._since + LONGEST_VOICE:
                self._timer = asyncio.get_running_loop().call_later(0.05, self._due)
            else:
                self.next()
        except Exception as why:
            self._failed(why)

    def later(self) -> None:
        """A key has been answered meanwhile: the pause begins anew."""
        if self._timer is not None:
            self._timer.cancel()
            self._arm()

    def next(self, key: bool = False) -> bool:
        """What waits now, up to the next pause; `key`: as the answer to one. Was anything told?"""
        self.stop()
        is_last = False
        while self._waiting and not (is_last and self._waiting[0].paced):
            act = self._waiting.popleft().act
            if act is not None:
                act(key and not is_last)
                is_last = True
        if self._waiting:
            self._arm()
        return is_last

    def all(self) -> None:
        """Everything that waits, at once."""
        self.stop()
        while self._waiting:
            act = self._waiting.popleft().act
            if act is not None:
                act(False)

    def stop(self) -> None:
        """Lets the time stand still."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
