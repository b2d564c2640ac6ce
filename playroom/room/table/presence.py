"""Presence at a table, and its consequences: paused clocks, substitute bots, a new owner, and
closing an empty table.

Absence is never a move: a disconnected player has a grace period with stopped clocks; then the
game's rule for leaving applies, and the player may return any time.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import partial

from playroom.clock import wall
from playroom.engine.log.inputs import Leave, Return, id_of
from playroom.engine.notes import Clean, Rejection
from playroom.engine.record import Seat
from playroom.log.stream import OnResult
from playroom.room.fair.seen_hands import Seen
from playroom.room.table import values as v
from playroom.room.table.context import AtWork, Decide
from playroom.room.table.state import is_deserted, may_go_on, next_owner
from playroom.room.table.turns import Turns
from playroom.room.table.values import Phase, TableState
from playroom.store import StoreError

PACED_WAIT = 14 * 24 * 60 * 60
"""Seconds until a table by correspondence without a match is closed for being empty."""
LOST = 2.0
"""Seconds after which a person is away who was at a process that is gone, and has not come here."""
AGAIN = 1.0
"""Seconds until what could not be kept is looked at once more."""


def _reopens(state: TableState) -> tuple[v.TableEvent, ...]:
    return (v.OpenedAgain(),) if state.phase is Phase.OVER else ()


class Presence:
    """Watches over one table. Everything is called on the thread of its event loop."""

    def __init__(self, table: AtWork, turns: Turns) -> None:
        self._table = table
        self._turns = turns
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._coming: set[Seat] = set()
        self._leaving: set[Seat] = set()
        """Seats of the match that are being taken over or left."""

    def stop(self) -> None:
        """Nothing is waited for any more."""
        for name in tuple(self._timers):
            self._not_later(name)

    def reconcile(self) -> None:
        """What the table sees for itself, once nothing is under way."""
        table, state = self._table, self._table.state
        if state.phase is Phase.CLOSED:
            self.stop()
            return
        if not table.is_loaded:
            self._while_idle()
            return
        if may_go_on(state) or (state.phase is Phase.PAUSED and self._bots_end):
            table.put(v.Resumed())
            return
        table.deal()
        self._owner(state)
        self._waits("over", state.phase is Phase.OVER, table.services.over_wait, _reopens)
        self._deserted(self._may_close(state))
        self._lost(state)
        self._absences()
        self._run_or_rest()
        self._idle_later()

    def _lost(self, state: TableState) -> None:
        """Who is here by the log, and has no session, was at a process that is gone."""
        table, lost = self._table, set[str]()
        for guest in state.guests:
            if guest.here and not table.is_connected(guest.id):
                lost.add(name := f"lost {guest.id}")
                self._later(name, LOST, partial(table.lost, guest.id))
        for name in [name for name in self._timers if name.startswith("lost ")]:
            if name not in lost:
                self._not_later(name)

    def _deserted(self, is_so: bool) -> None:
        services, state = self._table.services, self._table.state
        empty_for = PACED_WAIT if state.pace else services.deserted_wait
        self._waits("deserted", is_so, empty_for, self._closes)

    def _may_close(self, state: TableState) -> bool:
        """Is a table empty, and is no match on in which anyone keeps a seat by correspondence, or
        that is rated and was left paused, or to bots?
        """
        waits = state.pace and state.phase is Phase.PLAYING and state.seated
        left = self._bots_end or (state.phase is Phase.PAUSED and self._table.is_rated)
        return is_deserted(state) and not (waits or left)

    def _closes(self, state: TableState) -> tuple[v.TableEvent, ...]:
        return (v.Closed(),) if self._may_close(state) else ()

    @property
    def _bots_end(self) -> bool:
        """Have all left a rated match to bots? They play it to its end, so that it has a result."""
        runner = self._table.runner
        return self._table.is_rated and runner is not None and "person" not in runner.match.kinds

    def _idle_later(self) -> None:
        table, wait = self._table, self._table.services.idle_wait
        if wait and table.is_quiet:
            self._later("idle", wait, table.unload)
        else:
            self._not_later("idle")

    def _while_idle(self) -> None:
        """What an idle table waits for: the end of a turn, and being closed."""
        acts, state = self._table.is_leader, self._table.state
        turns = self._turn_ends() if acts else {}
        for name in tuple(self._timers):
            if name != "deserted" and name not in turns:
                self._not_later(name)
        self._deserted(acts and self._may_close(state))

    def _turn_ends(self) -> dict[str, Seat]:
        """Waits for the deadlines of turns; gives the names of these timers."""
        if self._table.state.phase is not Phase.PLAYING:
            return {}
        waited = dict[str, Seat]()
        for seat, until in self._turns.deadlines.items():
            waited[f"turn {seat} {until}"] = seat
            self._later(f"turn {seat} {until}", until - wall(), partial(self._turn_over, seat))
        return waited

    def retry_until_stored(self, decide: Decide) -> None:
        """Submits a fact until it is stored, deciding anew each time, so that a full disk never
        leaves an absent person present.
        """

        def on_result(why: Rejection | Exception | None) -> None:
            self._table.failed(why)
            if isinstance(why, StoreError):
                asyncio.get_running_loop().call_later(AGAIN, self.retry_until_stored, decide)

        self._table.submit(decide, on_result)

    def reconcile_later(self) -> None:
        """Nothing can be kept now: not tried again at once, and again, and again."""
        self._later("look_on", AGAIN, self._table.reconcile)

    def _waits(
        self,
        name: str,
        is_so: bool,
        seconds: float,
        rows: Callable[[TableState], tuple[v.TableEvent, ...]],
    ) -> None:
        """What is so for a while has a row for its end."""
        if is_so:
            table = self._table
            ends = partial(table.submit, rows, table.failed)
            self._later(name, seconds, ends)
        else:
            self._not_later(name)

    # -- who looks after the table -----------------------------------------------------------------

    def _owner(self, state: TableState) -> None:
        if state.id in self._table.services.reserved:
            return  # the room looks after the table of a tournament
        owner = None if state.owner is None else state.guest(state.owner)
        if owner is None and (heir := next_owner(state)) is not None:
            self._table.put(v.OwnerIs(heir))
        elif owner is not None and not owner.here and not state.pace:
            self._later("owner", self._table.services.owner_wait, self._owner_stays_away)
        else:
            self._not_later("owner")

    def _owner_stays_away(self) -> None:
        state = self._table.state
        owner = None if state.owner is None else state.guest(state.owner)
        heir = next_owner(state)
        if (owner is None or not owner.here) and heir is not None:
            self._table.put(v.OwnerIs(heir))

    # -- who plays ---------------------------------------------------------------------------------

    def _absences(self) -> None:
        """Pauses the clock of an absent person's seat, and after the grace period has a bot play
        there.

        The period passes only while the match runs with people present: a closed room takes no
        seat, and a pause only that of who stays away from a rated match.
        """
        runner, state = self._table.runner, self._table.state
        if runner is None or runner.match.outcome is not None:
            return
        goes_on = state.phase is Phase.PLAYING and any(guest.here for guest in state.guests)
        is_left = state.phase is Phase.PAUSED and self._table.is_rated
        services = self._table.services
        kinds = runner.match.kinds
        waited = set[str]()
        for seat, kind in enumerate(kinds):
            person = self._table.playing.get(seat)
            guest = None if person is None else state.guest(person)
            if kind != "person" or seat in self._coming:
                runner.resume_clock(seat)
            elif guest is None:  # has gone for good
                runner.resume_clock(seat)
                if state.phase in (Phase.PLAYING, Phase.PAUSED):
                    self._bot_for(seat)
            elif state.pace:
                runner.pause_clock(seat)  # a game's own seconds do not run here
            elif guest.here:
                runner.resume_clock(seat)
            else:
                runner.pause_clock(seat)
                if goes_on or is_left:
                    kept_for = services.grace if goes_on else services.deserted_wait
                    waited.add(name := f"grace {state.phase} {seat} {guest.id}")
                    self._later(name, kept_for, partial(self._substitute, seat, guest.id))
        waited.update(self._turn_ends())
        for name in [n for n in self._timers if n.startswith(("grace", "turn"))]:
            if name not in waited:
                self._not_later(name)

    def _turn_over(self, seat: Seat) -> None:
        """The agreed time of a turn is over, unless the wall clock says otherwise."""
        if 0 < self._turns.until(seat) <= wall():
            self._table.load(lambda why: self._bot_for(seat) if why is None else None)
        else:
            self._table.reconcile()

    def takes_back(self, person: v.PersonId) -> None:
        """Who comes to a table by correspondence takes back the seat that ran out of time."""
        table, runner = self._table, self._table.runner
        seats = [s for s in self._turns.lapsed if table.playing.get(s) == person]
        if runner is None or not seats or runner.match.outcome is not None:
            return
        if runner.match.kinds[seats[0]] != "person":
            runner.submit(Return(seats[0]), table.failed, secrets.token_hex(6))

    def _substitute(self, seat: Seat, person: v.PersonId) -> None:
        guest = self._table.state.guest(person)
        if self._table.playing.get(seat) == person and (guest is None or not guest.here):
            self._bot_for(seat)

    def _bot_for(self, seat: Seat) -> None:
        """A bot plays on in a seat, by the game's own rule for leaving."""
        runner = self._table.runner
        if runner is None or seat in self._leaving or runner.match.outcome is not None:
            return
        if runner.match.kinds[seat] != "person":
            return
        self._leaving.add(seat)

        def left(result: Rejection | Exception | None) -> None:
            self._leaving.discard(seat)
            self._table.failed(result)
            if result is None:
                self._table.reconcile()
            else:
                self.reconcile_later()

        given = Leave(seat, runner.substitute())
        runner.submit(given, left, id_of(given, "", runner.match.ids))

    def take_chair(
        self, person: v.PersonId, seat: Seat | None, on_result: OnResult, arrives: bool = False
    ) -> None:
        """A person takes over a bot's chair; refused after seeing another hand of this deal.
        `arrives`: they have just come and watched nothing.
        """
        table = self._table
        runner, guest = table.runner, table.state.guest(person)
        assert runner is not None
        if guest is None or guest.seat is not None:
            on_result(Rejection.of("seated", "together-no-seated"))
            return
        kinds = runner.match.kinds
        bots = [s for s in table.state.free if kinds[s] != "person"]
        bots += [bot.seat for bot in table.state.bots if kinds[bot.seat] != "person"]
        bots = [s for s in bots if s not in self._coming]
        seen = table.seen_hands.of(person, runner.match.deals)
        own = None if seen is None or seen.seat not in bots else seen.seat
        nearest = min(bots, default=None) if own is None else own
        wanted = nearest if seat is None else seat
        if wanted is None or wanted not in bots:
            on_result(Rejection.of("no_bot", "together-no-bot-to-relieve"))
            return
        chair, name = wanted, guest.name
        try:
            refused = self._rules_refuse(chair, name)  # what they never allow, no later deal does
            if refused is None and (known := self._other_hand(person, chair, arrives)) is not None:
                own_is_free = own is not None and self._rules_refuse(own, name) is None
                refused = table.seen_hands.refusal(known, own_is_free)
        except Exception as why:  # a defect in the rules: nothing has happened
            on_result(why)
            return
        if refused is not None:
            on_result(refused)
            return
        self._coming.add(chair)

        def sat(result: Rejection | Exception | None) -> None:
            if result is not None:
                seated(result)
                return
            table.submit(rows, seated)

        def rows(state: TableState) -> Rejection | tuple[v.TableEvent, ...]:
            now, there = state.guest(person), state.in_seat(chair)
            if now is None or now.seat is not None or isinstance(there, v.Guest):
                return ()  # has gone, or sat down elsewhere meanwhile: the bot plays on
            if (known := self._other_hand(person, chair, arrives)) is not None:
                return table.seen_hands.refusal(known, False)  # meanwhile
            rose: tuple[v.TableEvent, ...] = (v.BotRose(chair),) if there is not None else ()
            return (*rose, v.Sat(person, chair))

        def seated(result: Rejection | Exception | None) -> None:
            self._coming.discard(chair)
            table.new_chairs(person)
            on_result(result)
            table.reconcile()

        runner.submit(Return(chair, name), sat, secrets.token_hex(6))

    def _other_hand(self, person: v.PersonId, chair: Seat, arrives: bool) -> Seen | None:
        """What a person knows of the current deal, if the hand of `chair` would be more."""
        table = self._table
        assert table.runner is not None
        seen = table.seen_hands.of(person, table.runner.match.deals)
        if seen is None or seen.seat == chair or (arrives and seen.seat is None):
            return None
        return seen

    def _rules_refuse(self, chair: Seat, name: Clean) -> Rejection | None:
        """Why the rules do not let a person of that name take over from the bot in `chair` now."""
        assert self._table.runner is not None
        prepared = self._table.runner.match.prepare(Return(chair, name))
        return prepared if isinstance(prepared, Rejection) else None

    def _run_or_rest(self) -> None:
        """Bots and clocks run while people are present and no pause is requested; by correspondence
        bots play on as long as a person does.
        """
        runner, state = self._table.runner, self._table.state
        if runner is None or runner.match.outcome is not None:
            return
        somebody = any(guest.here for guest in state.guests)
        runner.mind_minutes(somebody)
        goes_on = somebody or (state.pace > 0 and "person" in runner.match.kinds) or self._bots_end
        runs = state.phase is Phase.PLAYING and goes_on
        if runs and runner.resting:
            runner.start(True)
        elif not runs and not runner.resting:
            runner.rest()

    # -- time --------------------------------------------------------------------------------------

    def _later(self, name: str, seconds: float, act: Callable[[], None]) -> None:
        if name not in self._timers:

            def due() -> None:
                self._timers.pop(name, None)
                act()

            self._timers[name] = asyncio.get_running_loop().call_later(seconds, due)

    def _not_later(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()
