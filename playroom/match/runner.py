"""Match runner: runs one match for all who sit at it or watch: inputs in the order they come, each
kept before it is told; bots and clocks of every seat; leaving and coming back.

There is one way for every input, whoever brings it: it is prepared, kept, committed, and told to
every chair. When the log says that somebody else was first (another process at the same log), what
was missed is read and told, and the input is tried anew: its question may be closed by then.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeAlias
from zlib import crc32

from playroom.clock import monotonic, utc_now, wall
from playroom.engine.chair import Hooks
from playroom.engine.header import PublicHeader, minute_at
from playroom.engine.log.entries import Addition, BadLog, Conflict, Entry, Lease, StaleLease
from playroom.engine.log.fingerprint import fingerprint
from playroom.engine.log.inputs import Act, Clock, Input, Timeout, id_of
from playroom.engine.match import Match, Prepared
from playroom.engine.notes import Rejection
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Placed, Request
from playroom.match.bots.thinking import Elsewhere, Faults, Stumbled, Thinker
from playroom.match.keeping import Keeper

LONGEST_VOICE = 15.0
"""Seconds that bots wait at most for a voice to finish."""
STATE_EVERY = 50
"""Inputs between two fingerprints of the state that are kept."""
READ_AT_ONCE = 1_000
"""Rows of a log that are read at once, as `Log.read` does."""
AGAIN = 1.0
"""Seconds until a log that could not be read is looked at once more, and until an act of a bot that
could not be kept is tried again.
"""

CameOf: TypeAlias = Callable[[Rejection | Exception | None], None]
"""Called with what came of an input: refused, failed, or (None) done and told."""


class Seated(Protocol):
    """What a desk asks of those who look at its match."""

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


@dataclass(frozen=True, slots=True)
class _Brought:
    """An input on its way into the log."""

    given: Input
    id: str
    request: str
    done: CameOf
    of_table: bool = False


MINUTES_APART = 20.0
"""Seconds after the full minute within which every table is told the minute, each at its own
moment: in a full room the plays of all would wait for the minutes of 500 tables.
"""
_LOOK = _Brought(Clock(0), "", "", lambda came: None)
"""Stands for what is under way while the log is only looked at."""


class MatchRunner:
    """Match runner: runs `match`. Everything is called on the thread of one event loop."""

    def __init__(
        self,
        match: Match[Any, Any],
        keeper: Keeper,
        secret: str,
        faults: Faults,
        thinkers: Elsewhere | None = None,
    ) -> None:
        """`secret` seeds the bots' own dice; it has nothing to do with the deal. `faults` takes the
        reports about bots that fail. `thinkers`: where the bots think, if not in a thread.
        """
        self.match = match
        self.header = PublicHeader.of(match.header)
        self.chairs: list[Seated] = []
        self.mine = dict.fromkeys(range(len(match.players)), 0)
        """The sequence of the last input of every seat."""
        self.mine |= {e.seat: e.sequence for e in match.entries if e.kind != "clock"}
        self._keeper = keeper
        self.acts = True
        """Does this process play for bots and end clocks? (Of those that run the match one does.)
        """
        self.by: Lease | None = None
        """What it does that by, where another process may do it at any time."""
        self.fenced: Callable[[], None] = lambda: None
        """Called when another process does it by now."""
        self._due = 0
        self._catching: list[Callable[[Exception | None], None]] = []
        self._brought: deque[_Brought] = deque()
        self._under_way: _Brought | None = None
        self._told = len(match.events)
        self._dice = Rng(secret)
        self._thinker = Thinker(faults, thinkers)
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
        self._held: set[Seat] = set()
        self._left: dict[str, float] = {}
        self.resting = True
        """Does nothing run, neither a bot nor a clock?"""
        self._closed = False
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
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        if self.acts:
            self._bots_play = asyncio.get_running_loop().create_task(self._play())

    def act(self, acts: bool, by: Lease | None = None) -> None:
        """Plays for bots and ends clocks from now on, those too that have run out meanwhile; or
        leaves that to another process.
        """
        self.by = by
        if acts == self.acts:
            return
        self.acts = acts
        if not acts and self._bots_play is not None:
            self._bots_play.cancel()
        if not acts or self.resting:
            return
        if self._wall is not None:
            self._wall.cancel()
        self._minute()
        moment = monotonic()
        for request in tuple(self.match.requests):
            if request.id in self._clocks and self._clocks[request.id][0] <= moment:
                self.expire(request)
        self._let_bots_play()

    def rest(self) -> None:
        """Stops bots and clocks until the next `start`; what is left of a clock is kept."""
        self.resting = True
        for id in tuple(self._clocks):
            self._stop_clock(id)
        if self._wall is not None:
            self._wall.cancel()
        if self._bots_play is not None:
            self._bots_play.cancel()

    def hold(self, seat: Seat) -> None:
        """No clock runs for a seat until it is let go: its person is away for a moment."""
        if seat not in self._held:
            self._held.add(seat)
            self._set_clocks()

    def let_go(self, seat: Seat) -> None:
        """The clocks of a seat run on, from what was left of them."""
        if seat in self._held:
            self._held.remove(seat)
            self._set_clocks()

    def close(self) -> None:
        """Stops; the match stays as it is kept."""
        self._closed = True
        self.rest()
        self._thinker.close()
        if self.match.sequence:
            self._note_state()

    def hurry(self) -> None:
        """Ends the pause before the next act of a bot; what could not be kept is tried again."""
        self._hurried.set()

    def _note_state(self) -> None:
        digest = partial(fingerprint, self.match.state)
        self._keeper.note_state(self.header.id, self.match.sequence, digest)

    # -- what is known -----------------------------------------------------------------------------

    @property
    def waits_for_persons(self) -> bool:
        """Is nothing under way, and no bot at work?"""
        idle = self._under_way is None and not self._brought
        return idle and (self.stuck or self._request_of_a_bot() is None)

    @property
    def seated(self) -> set[Seat | None]:
        """The seats whose persons are here; nobody can wait for another."""
        return {chair.seat for chair in self.chairs}

    def seconds_left(self, seat: Seat) -> dict[str, float]:
        """The clocks that run for a seat: question, seconds left."""
        if not self._clocks:
            return {}
        left = monotonic()
        asked = {request.id for request in self.match.requests_of(seat)}
        return {
            id: max(0.0, until - left) for id, (until, _) in self._clocks.items() if id in asked
        }

    def stand_in(self) -> str:
        """The level of the bot that takes over from who leaves: that of the best at the table, else
        the best there is.
        """
        levels = list(self.match.game.bots)
        seated = [kind for kind in self.match.kinds if kind in levels]
        return max(seated, key=levels.index, default=levels[-1])

    # -- inputs ------------------------------------------------------------------------------------

    def bring(
        self,
        given: Input,
        done: CameOf,
        id: str = "",
        request: str = "",
        of_table: bool = False,
    ) -> None:
        """Puts an input behind those that are under way. `done` may be called before this returns;
        what happened is told before it. `of_table`: no person brings it, and nothing comes of it
        where another process sees to that by then.
        """
        self._brought.append(_Brought(given, id, request, done, of_table))
        self._next()

    def _next(self) -> None:
        if self._under_way is None and (self._due > self.match.sequence or self._catching):
            self._look()
        while self._under_way is None and self._brought:
            brought = self._brought.popleft()
            if brought.of_table and not self.acts:
                brought.done(None)
                continue
            if brought.id and brought.id in self.match.ids:
                brought.done(None)  # it was kept before; the answer was lost on its way
                continue
            try:
                prepared = self.match.prepare(brought.given, brought.id, brought.request)
            except Exception as why:  # a defect in the rules: nothing has happened
                brought.done(why)
                continue
            if isinstance(prepared, Rejection):
                brought.done(prepared)
                continue
            self._under_way = brought
            by = self.by if brought.of_table else None
            addition = Addition(self.header.id, prepared.entry, by)
            self._keeper.append(addition, partial(self._kept, brought, prepared))

    def _kept(self, brought: _Brought, prepared: Prepared, came: int | Exception) -> None:
        if isinstance(came, Conflict) or (isinstance(came, int) and came != prepared.sequence):
            # somebody was first, perhaps with this very input
            self._brought.appendleft(brought)
            missed = partial(self._missed, brought)
            self._keeper.read(self.header.id, self.match.sequence, missed)
            return
        if isinstance(came, StaleLease):
            self.act(False)
            self._under_way = None
            brought.done(None)
            self.fenced()
            self._next()
            return
        if not isinstance(came, Exception):
            self._commit(prepared)  # whoever brings another input now is told of this one first
        self._under_way = None
        brought.done(came if isinstance(came, Exception) else None)
        self._next()
        self._look_up()

    def _missed(self, brought: _Brought, rows: Sequence[Entry] | Exception) -> None:
        """Takes what somebody else has put into the log, and then tries again."""
        try:
            if isinstance(rows, Exception):
                raise rows
            if not rows:
                raise BadLog(self.match.sequence + 1, "sequence")
            for row in rows:
                self._commit(self.match.prepare_entry(row))
        except Exception as why:
            if self._brought and self._brought[0] is brought:
                self._brought.popleft()
            brought.done(why)
        self._under_way = None
        self._next()
        self._look_up()

    def catch_up(
        self, upto: int = 0, on_ready: Callable[[Exception | None], None] | None = None
    ) -> None:
        """Takes what another process has put into the log: up to an input at least, else whatever
        there is; nothing when that input is known here. `on_ready` is called when it is told.
        """
        self._due = max(self._due, upto or self.match.sequence + 1)
        if on_ready is not None:
            self._catching.append(on_ready)
        self._next()

    def _look(self) -> None:
        waiting, self._catching = self._catching, []
        self._under_way = _LOOK
        self._keeper.read(self.header.id, self.match.sequence, partial(self._looked, waiting))

    def _looked(
        self,
        waiting: Sequence[Callable[[Exception | None], None]],
        rows: Sequence[Entry] | Exception,
    ) -> None:
        why: Exception | None = None
        try:
            if isinstance(rows, Exception):
                raise rows
            for row in rows:
                self._commit(self.match.prepare_entry(row))
        except Exception as fault:
            why = fault
        self._due = 0 if why is not None or not rows else self._due
        self._under_way = None
        if why is None and not isinstance(rows, Exception) and len(rows) >= READ_AT_ONCE:
            self._catching += waiting
        else:
            for done in waiting:
                done(why)
        if why is not None and not self._closed:
            asyncio.get_running_loop().call_later(AGAIN, self._look_again)
        self._next()
        self._look_up()

    def _look_again(self) -> None:
        if not self._closed:
            self.catch_up()

    def _commit(self, prepared: Prepared) -> None:
        match = self.match
        before = match.sequence
        if before and before % STATE_EVERY == 0:
            self._note_state()
        match.commit(prepared)
        if not isinstance(prepared.given, Clock):
            self.mine[prepared.given.seat] = prepared.sequence
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

    def _look_up(self) -> None:
        for chair in tuple(self.chairs):
            chair.look_up()

    async def _brought_by_table(self, given: Input, request: str) -> Rejection | None:
        """An input of the table itself. Raises what went wrong."""
        answer: asyncio.Future[Rejection | Exception | None] = (
            asyncio.get_running_loop().create_future()
        )

        def done(came: Rejection | Exception | None) -> None:
            if not answer.done():
                answer.set_result(came)

        self.bring(given, done, id_of(given, request, self.match.ids), request, True)
        came = await answer
        if isinstance(came, Exception):
            raise came
        return came

    # -- bots --------------------------------------------------------------------------------------

    def _request_of_a_bot(self) -> Request | None:
        kinds = self.match.kinds
        return next(
            (r for r in self.match.requests if r.awaited and kinds[r.seat] != "person"), None
        )

    async def _play(self) -> None:
        try:
            while self.match.outcome is None:
                request = self._request_of_a_bot()
                self._look_up()
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
        """A bot whose act is refused or does not come must not stop the table: a simpler one plays
        on for a bot that has `failed`, else silence stands for it, as for a person.
        """
        while self._waits_for_bot(request):
            try:
                if action is not None:
                    given = Act(request.seat, action)
                    refused = await self._brought_by_table(given, request.id)
                    if refused is None or not self._waits_for_bot(request):
                        break
                    name = f"{self.match.game.id} {self.match.kinds[request.seat]}"
                    self._faults([f"{name}: {action} is refused: {refused.code}\n"])  # not said
                    action, failed = None, True
                if failed and await self._simplified(request.seat):
                    break
                refused = await self._brought_by_table(Timeout(request.seat), request.id)
                if refused is not None and request in self.match.requests:
                    raise RuntimeError(f"seat {request.seat} may not be silent: {refused.code}")
                break
            except OSError:
                raise
            except RuntimeError:
                raise
            except Exception as why:  # not kept, so it did not happen
                if self._hurried.is_set() or not self.stuck:
                    self._tell_failure(why)  # and not at every try that nobody has asked for
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
        return given is not None and await self._brought_by_table(given, "") is None

    def _tell_failure(self, why: Exception) -> None:
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
        if self.match.outcome is not None:
            return
        given = Clock(minute_at(self.match.header.created, utc_now()), resumed)
        id = id_of(given, "", ())
        if self.acts and id not in self.match.ids:  # another process may have told it

            def done(came: Rejection | Exception | None) -> None:
                if isinstance(came, Exception):  # not kept: the next minute is told again
                    self._tell_failure(came)

            self.bring(given, done, id, of_table=True)
        self.catch_up()
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
        if request not in self.match.requests or not self.acts:
            return

        def done(came: Rejection | Exception | None) -> None:
            if isinstance(came, Exception):  # not kept: it runs anew after the next input
                self._clocks.pop(request.id, None)
                self._tell_failure(came)

        given = Timeout(request.seat)
        self.bring(given, done, id_of(given, request.id, self.match.ids), request.id, True)
