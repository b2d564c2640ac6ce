"""Match runner: runs one match for all who sit at it or watch: inputs in the order they come, each
stored before it is published; bots and clocks of every seat; leaving and returning.

There is one way for every input (`Stream`): the rules prepare it, it is stored, committed, and told
to every chair.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol
from zlib import crc32

from playroom.background import THREADS, Background
from playroom.clock import monotonic, utc_now, wall
from playroom.engine.chair import Hooks
from playroom.engine.header import PublicHeader, minute_at
from playroom.engine.kit.bots import plain_level
from playroom.engine.log.entries import Entry, StaleLease
from playroom.engine.log.fingerprint import fingerprint
from playroom.engine.log.inputs import Act, Clock, Input, Timeout, id_of
from playroom.engine.match import Match, Prepared
from playroom.engine.notes import Rejection
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Placed, Request
from playroom.log.stream import OnResult, Result, Stream
from playroom.match.bots.thinking import Stumbled, Thinker
from playroom.match.match_log import MatchLog, MatchQueue
from playroom.store.faults import Faults

if TYPE_CHECKING:
    from playroom.match.bots.turns import BotsElsewhere

LONGEST_VOICE = 15.0
"""Seconds that bots wait at most for a voice to finish."""
STATE_EVERY = 50
"""Inputs between two fingerprints of the state that are kept."""
AGAIN = 1.0
"""Seconds until an act of a bot that could not be kept is tried again."""


class Seated(Protocol):
    """What a match runner notifies: chairs, the delayed view, the end."""

    hooks: Hooks | None
    seat: Seat | None

    def tell(self, events: Sequence[Placed]) -> None:
        """Something happened."""
        ...

    def look_up(self) -> None:
        """What is waited for may have changed."""
        ...

    def end(self) -> None:
        """The match is over, and all of it was told."""
        ...


MINUTES_APART = 20.0
"""Seconds after the full minute within which every table is told the minute, each at its own
moment: in a full room the plays of all would wait for the minutes of 500 tables.
"""


class MatchRunner:
    """Match runner: runs `match`. Everything is called on the thread of one event loop."""

    def __init__(
        self,
        match: Match[Any, Any],
        write_queue: MatchQueue,
        secret: str,
        faults: Faults,
        bots: BotsElsewhere | None = None,
        background: Background = THREADS,
    ) -> None:
        """`secret` seeds the bots' own dice; it has nothing to do with the deal. `faults` takes the
        reports about bots that fail. `bots`: where the bots think, if not in the `background`.
        """
        self.match = match
        self.header = PublicHeader.of(match.header)
        self.chairs: list[Seated] = []
        self.mine = dict.fromkeys(range(len(match.players)), 0)
        """The sequence of the last input of every seat."""
        self.mine |= {e.seat: e.sequence for e in match.entries if e.kind != "clock"}
        self._write_queue = write_queue
        self._log = MatchLog(write_queue.log, match.header.id)
        self.stream: Stream[Match[Any, Any], Entry] = Stream(
            self._log,
            write_queue,
            match,
            self._apply,
            match.sequence,
            of=match.header.id,
            on_stale=self._lease_lost,
            on_settled=self._look_up,
        )
        self.stream.subscribe(self._publish)
        self._decided: tuple[Entry | None, Prepared | None] = None, None
        """The last input that was decided, with all that follows from it."""
        self.on_lease_lost: Callable[[], None] = lambda: None
        """Called when another process runs the match by now."""
        self._told = len(match.events)
        self._dice = Rng(secret)
        self._thinker = Thinker(faults, bots, background=background)
        self._faults = faults
        self._changed = asyncio.Event()
        self._hurried = asyncio.Event()
        self.stuck = False
        """Does it wait for a key, to try again what could not be kept?"""
        self._clocks: dict[str, tuple[float, asyncio.TimerHandle]] = {}
        self._wall: asyncio.TimerHandle | None = None
        self._own_second = MINUTES_APART * crc32(self.header.id.encode()) / 2**32
        """Of every minute: that at which it is told."""
        self._heard = monotonic()
        self._bots_play: asyncio.Task[None] | None = None
        self._minds_minutes = True
        self._held: set[Seat] = set()
        self._left: dict[str, float] = {}
        self.resting = True
        """Does nothing run, neither a bot nor a clock?"""
        self.opens_deal = True
        """May the seed be known when the match is over?"""

    # -- life --------------------------------------------------------------------------------------

    def start(self, resumed: bool = False) -> None:
        """Lets the bots play and the clocks run; `resumed` after a break. Nothing when they do."""
        if not self.resting:
            return
        self.resting = False
        self._minute(resumed)
        self._set_clocks()
        self._bots_play = asyncio.get_running_loop().create_task(self._play())

    def mind_minutes(self, minds: bool) -> None:
        """Whether the game is told the minutes on the wall; a match by correspondence is not while
        its table is empty.
        """
        was, self._minds_minutes = self._minds_minutes, minds
        if was != minds and not self.resting:
            if minds:
                self._minute(True)
            elif self._wall is not None:
                self._wall.cancel()

    def rest(self) -> None:
        """Stops bots and clocks until the next `start`; what is left of a clock is kept."""
        self.resting = True
        for id in tuple(self._clocks):
            self._stop_clock(id)
        if self._wall is not None:
            self._wall.cancel()
        self._stop_bots()

    def _stop_bots(self) -> None:
        if self._bots_play is not None:
            self._bots_play.cancel()

    def _lease_lost(self) -> None:
        self._stop_bots()
        self.on_lease_lost()

    def pause_clock(self, seat: Seat) -> None:
        """No clock runs for a seat until it is let go: its person is away for a moment."""
        if seat not in self._held:
            self._held.add(seat)
            self._set_clocks()

    def resume_clock(self, seat: Seat) -> None:
        """The clocks of a seat run on, from what was left of them."""
        if seat in self._held:
            self._held.remove(seat)
            self._set_clocks()

    def close(self) -> None:
        """Stops; the match stays as it is kept."""
        self.stream.close()
        self.rest()
        self._thinker.close()
        if self.match.sequence:
            self._note_state()

    def hurry(self) -> None:
        """Ends the pause before the next act of a bot; what could not be kept is tried again."""
        self._hurried.set()

    def _note_state(self) -> None:
        digest = partial(fingerprint, self.match.state)
        self._write_queue.note_state(self.header.id, self.match.sequence, digest)

    # -- what is known -----------------------------------------------------------------------------

    @property
    def waits_for_persons(self) -> bool:
        """Is nothing under way, and no bot at work?"""
        idle = not (self.stream.busy or self.stream.commands)
        return idle and (self.stuck or self._request_of_a_bot() is None)

    def waits_for(self, seat: Seat | None) -> bool:
        """Do all wait for the person in this seat, or for none who is connected? A single one never
        waits for another.
        """
        if not self.waits_for_persons:
            return False
        awaited = {request.seat for request in self.match.requests if request.awaited}
        if self.stuck or seat in awaited:
            return True
        return not any(chair.seat in awaited for chair in self.chairs)

    def seconds_left(self, seat: Seat) -> dict[str, float]:
        """The clocks that run for a seat: question, seconds left."""
        if not self._clocks:
            return {}
        left = monotonic()
        asked = {request.id for request in self.match.requests_of(seat)}
        return {
            id: max(0.0, until - left) for id, (until, _) in self._clocks.items() if id in asked
        }

    def substitute(self) -> str:
        """The level of the bot that takes over from who leaves: that of the best at the table, else
        the best there is.
        """
        levels = list(self.match.game.bots)
        seated = [level for kind in self.match.kinds if (level := plain_level(kind)) in levels]
        return max(seated, key=levels.index, default=levels[-1])

    # -- inputs ------------------------------------------------------------------------------------

    def submit(
        self,
        given: Input,
        on_result: OnResult,
        id: str = "",
        request: str = "",
    ) -> None:
        """Puts an input behind those that wait (`Stream.submit`); one with an id that the match
        knows was stored before, and its answer was lost.
        """
        self.stream.submit(partial(self._follows, given, id, request), on_result, leads=True)

    def _follows(
        self, given: Input, id: str, request: str, match: Match[Any, Any]
    ) -> Rejection | Sequence[Entry]:
        if id and id in match.ids:
            return ()
        prepared = match.prepare(given, id, request)
        if isinstance(prepared, Rejection):
            return prepared
        entry = prepared.entry
        self._decided = entry, prepared
        return (entry,)

    def _apply(self, match: Match[Any, Any], entry: Entry) -> Match[Any, Any]:
        if match.sequence and match.sequence % STATE_EVERY == 0:
            self._note_state()
        decided, prepared = self._decided
        if decided is not entry or prepared is None:
            prepared = match.prepare_entry(entry)
        match.commit(prepared)
        if not isinstance(prepared.given, Clock):
            self.mine[prepared.given.seat] = match.sequence
        return match

    def _publish(self, entry: Entry, before: Match[Any, Any], own: bool) -> None:
        match = self.match
        self._heard = monotonic()
        happened = match.events
        events, self._told = happened[self._told :], len(happened)
        self._set_clocks()
        for chair in tuple(self.chairs):
            self._guarded(chair, partial(chair.tell, events))
        if match.outcome is not None:
            for chair in tuple(self.chairs):
                self._guarded(chair, chair.end)
        self._changed.set()

    @staticmethod
    def _guarded(chair: Seated, tell: Callable[[], None]) -> None:
        """A listener that breaks must not keep the others from hearing."""
        try:
            tell()
        except Exception as why:
            if chair.hooks is None:
                raise
            chair.hooks.failed(why)

    def _look_up(self, why: object = None) -> None:
        for chair in tuple(self.chairs):
            chair.look_up()

    async def _submit_for_bot(self, given: Input, request: str) -> Rejection | None:
        """Submits an input of the table itself, and waits for its result; None too where another
        process leads by then. Raises what went wrong.
        """
        answer: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

        def on_result(result: Result) -> None:
            if not answer.done():
                answer.set_result(result)

        self.submit(given, on_result, id_of(given, request, self.match.ids), request)
        result = await answer
        if isinstance(result, StaleLease):
            return None
        if isinstance(result, Exception):
            raise result
        return result

    # -- bots --------------------------------------------------------------------------------------

    def _request_of_a_bot(self) -> Request | None:
        players = self.match.players
        return next(
            (r for r in self.match.requests if r.awaited and not players[r.seat].is_person), None
        )

    async def _play(self) -> None:
        self._look_up()  # a match that was loaded may wait for a person
        try:
            while self.match.outcome is None:
                request = self._request_of_a_bot()
                if request is None:
                    await self._changed.wait()
                    self._changed.clear()
                    continue
                action, failed = None, False
                try:
                    action = await self._decide(request)
                except Stumbled:
                    failed = True
                await self._pause()
                if self._waits_for_bot(request):
                    await self._bot_acts(request, action, failed)
        except Exception as why:
            self.stuck = True
            self._tell_failure(why)
        self._look_up()

    def _waits_for_bot(self, request: Request) -> bool:
        return request in self.match.requests and self.match.kinds[request.seat] != "person"

    async def _decide(self, request: Request) -> Action | None:
        match, seat = self.match, request.seat
        dice = self._dice.stream(f"bot{seat}.{match.acts}")
        turn = partial(match.turn, seat, dice)
        return await self._thinker.decide(match.game, match.kinds[seat], seat, turn)

    async def _bot_acts(self, request: Request, action: Action | None, failed: bool) -> None:
        """A bot with a refused or missing action must not stop the table: a simpler one plays on
        for a bot that has `failed`, else silence stands for it, as for a person.
        """
        while self._waits_for_bot(request):
            try:
                if action is not None:
                    given = Act(request.seat, action)
                    refused = await self._submit_for_bot(given, request.id)
                    if refused is None or not self._waits_for_bot(request):
                        break
                    name = f"{self.match.game.id} {self.match.kinds[request.seat]}"
                    self._faults([f"{name}: {action} is refused: {refused.code}\n"])  # not said
                    action, failed = None, True
                if failed and await self._simplified(request.seat):
                    break
                refused = await self._submit_for_bot(Timeout(request.seat), request.id)
                if refused is not None and request in self.match.requests:
                    raise RuntimeError(f"seat {request.seat} may not be silent: {refused.code}")
                break
            except OSError:
                raise
            except RuntimeError:
                raise
            except Exception as why:  # not kept, so it did not happen
                if self._hurried.is_set() or not self.stuck:
                    self._tell_failure(why)  # and not at every automatic retry
                self.stuck = True
                self._look_up()
                self._hurried.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._hurried.wait(), AGAIN)
        if self.stuck:
            self.stuck = False
            self._look_up()

    async def _simplified(self, seat: Seat) -> bool:
        """Lets a simpler bot play on for the one in a seat, and tells it to all; False when there
        is none.
        """
        given = self.match.simpler(seat)
        return given is not None and await self._submit_for_bot(given, "") is None

    def _tell_failure(self, why: Exception) -> None:
        if isinstance(why, StaleLease):  # another process sees to it
            return
        for chair in tuple(self.chairs):
            if chair.hooks is not None:
                chair.hooks.failed(why)

    def _listeners(self) -> Iterable[Hooks]:
        return [chair.hooks for chair in self.chairs if chair.hooks is not None]

    async def _pause(self) -> None:
        self._hurried.clear()
        pause = max((hooks.pause() for hooks in self._listeners()), default=0.0)
        if pause <= 0:
            await asyncio.sleep(0)
            return
        end = self._heard + pause
        longest = monotonic() + LONGEST_VOICE
        while not self._hurried.is_set():
            moment = monotonic()
            busy = any(hooks.voice_busy() for hooks in self._listeners())
            if moment >= end and (moment >= longest or not busy):
                return
            wait = max(0.02, min(end - moment, 0.05 if moment >= end else end - moment))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), wait)

    # -- clocks ------------------------------------------------------------------------------------

    def _minute(self, resumed: bool = False) -> None:
        """Tells the game the minute on the wall of the table now, and every later one."""
        if self.match.outcome is not None or not self._minds_minutes:
            return
        given = Clock(minute_at(self.match.header.created, utc_now()), resumed)
        id = id_of(given, "", ())
        if id not in self.match.ids:

            def on_result(result: Result) -> None:  # not stored: the next minute is told again
                if isinstance(result, Exception):
                    self._tell_failure(result)

            self.submit(given, on_result, id)
        self.stream.catch_up()  # another program may play at this match
        after = 60 - (wall() - self._own_second) % 60
        self._wall = asyncio.get_running_loop().call_later(after, self._minute)

    def _stop_clock(self, id: str) -> None:
        until, handle = self._clocks.pop(id)
        handle.cancel()
        self._left[id] = max(1.0, until - monotonic())

    def _set_clocks(self) -> None:
        if self.resting:
            return
        kinds = self.match.kinds
        running = {
            request.id: request
            for request in self.match.requests
            if request.awaited
            and request.seconds
            and kinds[request.seat] == "person"
            and request.seat not in self._held
        }
        asked = {request.id for request in self.match.requests}
        if self._left:
            self._left = {id: left for id, left in self._left.items() if id in asked}
        for gone in set(self._clocks) - set(running):
            self._stop_clock(gone)
        loop = asyncio.get_running_loop()
        for id, request in running.items():
            if id not in self._clocks:
                seconds = self._left.pop(id, float(request.seconds or 0))
                handle = loop.call_later(seconds, self.expire, request)
                self._clocks[id] = (monotonic() + seconds, handle)

    def expire(self, request: Request) -> None:
        """The clock of a question has run out."""
        if request not in self.match.requests:
            return

        def on_result(result: Result) -> None:
            if isinstance(result, Exception) and not isinstance(result, StaleLease):
                self._clocks.pop(request.id, None)  # not stored: it runs anew after the next input
                self._tell_failure(result)

        given = Timeout(request.seat)
        self.submit(given, on_result, id_of(given, request.id, self.match.ids), request.id)
