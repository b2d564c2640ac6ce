"""Runner of a table in this process: its log, its match and its sessions.

Each command is decided by pure rules (`state`), its events are stored, and only then published, in
one order for all. Absence is never a move (see `presence`).
"""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from playroom.clock import wall
from playroom.engine.chair import Person
from playroom.engine.contract import Game
from playroom.engine.header import Player
from playroom.engine.log.entries import Lease, StaleLease
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Rejection
from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace
from playroom.engine.wire import written
from playroom.log.stream import CommandId, OnReady, OnResult, Stream
from playroom.match.delay import DelayedView
from playroom.match.runner import MatchRunner
from playroom.records.duplicate import dice_secret
from playroom.room.fair.commitments import Commitments
from playroom.room.fair.dealing import Dealing, unseals
from playroom.room.fair.seen_hands import SeenHands
from playroom.room.members.names import distinct, is_taken
from playroom.room.members.people import Member
from playroom.room.moderation.house_rules import Who, may
from playroom.room.ratings.asking import RATINGS
from playroom.room.ratings.results import Result, result_of
from playroom.room.ratings.values import LIVE, SLOW
from playroom.room.server.limits import TROUBLES, TokenBucket
from playroom.room.store.stored_events import StoredEvents
from playroom.room.table import values as v
from playroom.room.table.context import Decide, RoomContext
from playroom.room.table.deadlines import MOST_PACED
from playroom.room.table.ending import End
from playroom.room.table.idle import QUIET, IdleTable, match_of, read_table
from playroom.room.table.local_session import LocalSession
from playroom.room.table.missed import missed_games
from playroom.room.table.presence import Presence
from playroom.room.table.recent_rows import RecentRows
from playroom.room.table.session import CloseReason, GameHome, GuestSession, Invited
from playroom.room.table.state import (
    NoTable,
    apply,
    decide,
    first_rows,
    makes_room,
    may_begin,
    names_at,
    sits,
)
from playroom.room.table.talk import Talk
from playroom.room.table.turns import Turns
from playroom.room.table.vacations import take_vacation
from playroom.room.table.values import Phase, TableState
from playroom.store import KeptGame, StoreError


def _as_it_is(event: v.TableEvent) -> v.TableEvent:
    return event


class RunningTable:
    """One table. Everything is called on the thread of one event loop."""

    def __init__(
        self,
        services: RoomContext,
        game: Game[Any, Any],
        rows: Sequence[v.TableEvent],
        idle: IdleTable | None = None,
    ) -> None:
        """`rows` is the log of the table so far, empty where it is `idle`. Raises `NoTable` when
        it is none.
        """
        self.services = services
        self.game = game
        self.sessions: list[LocalSession] = []
        self.runner: MatchRunner | None = None
        self.late: DelayedView | None = None
        """What those know of the match who watch, where they are told late."""
        self.talk = Talk(self)
        self.is_loaded = idle is None
        self._loading: list[OnReady] = []
        self.turns = Turns(self)
        self.presence = Presence(self, self.turns)
        self.dealing = Dealing(self)
        self.commitments = Commitments(self)
        self._troubles = TokenBucket(*TROUBLES)
        state = self._read(rows)
        if idle is not None:
            state = idle.state
            self._rest(idle)
        if state is None:
            raise NoTable("it was never opened")
        self.stream: Stream[TableState, v.TableEvent] = Stream(
            StoredEvents(services.room_store, state.id, _as_it_is, list),
            services.write_queue,
            state,
            self._apply,
            state.rows,
            of=state.id,
            on_stale=self.lease_lost,
            on_unread=self.failed,
            on_settled=self._settled,
        )
        self.stream.is_leader = services.membership.alone
        self.stream.subscribe(self._published)
        first = rows[0] if rows else None
        self.opened_by = first.owner if isinstance(first, v.Opened) else None
        """Who opened it from the lobby, if anyone."""
        if idle is not None:
            self.opened_by = idle.opened_by
        elif not self.is_leader:
            self._unload()

    def _read(self, rows: Sequence[v.TableEvent]) -> TableState | None:
        """The table as its log tells it, and all that it has to remember of it."""
        self.last_deal: v.Deal | None = None
        """The joint deal of the match that is on, or was on last."""
        self._known: set[v.PersonId] = set()
        """Everyone who ever came."""
        self._hushed: dict[v.PersonId, Clean] = {}
        """Who is not heard here, also when they go for good and come again, and their names."""
        self.seen_hands = SeenHands(self.game)
        self.playing: dict[Seat, v.PersonId] = {}
        """Persons by seat of the current or last match."""
        self.known_people: tuple[TableState, tuple[Player, ...], tuple[Person, ...]] | None = None
        self._began: dict[Seat, v.PersonId] = {}
        """Persons by seat when that match began: its result is theirs."""
        self._opens_deal = True
        self._open_hands = False
        """Do those who watch the match that is on, or was on last, have open hands?"""
        self.recent = RecentRows(self.game)
        self.turns.forget()
        state: TableState | None = None
        for row in rows:
            state = self._apply(state, row)
            self._remember(row, state)
        return state

    @property
    def state(self) -> TableState:
        """The table as it is now."""
        return self.stream.state

    @property
    def is_leader(self) -> bool:
        """Does the table run in this process? In the others it is idle."""
        return self.stream.is_leader

    @property
    def room(self) -> Clean:
        """What the room is called."""
        return self.services.name

    # -- opening -----------------------------------------------------------------------------------

    @classmethod
    def opened(
        cls,
        services: RoomContext,
        game: Game[Any, Any],
        setup: Setup,
        preset: str | None = None,
        listed: bool = False,
    ) -> RunningTable:
        """A new, empty table, stored at once. For the start of a room.

        Raises `StoreError`.
        """
        id = services.membership.new_table()
        row = v.Opened(id, game.id, game.version, setup, None, preset, listed=listed)
        rows = first_rows(row, services.house.delay)
        services.room_store.append(row.id, 1, rows)
        return cls(services, game, rows)

    @classmethod
    def again(
        cls,
        services: RoomContext,
        find: Callable[[str], Game[Any, Any]],
        table: v.TableId,
        reopens: bool = False,
    ) -> RunningTable:
        """A table as its log tells it, after the room was away; everybody is away now. `reopens`:
        one that was closed is opened again.

        Raises `StoreError`, `NoTable`, `NoGame`.
        """
        rows = services.room_store.rows(table)
        if not rows or not isinstance(rows[0], v.Opened):
            raise NoTable("it was never opened")
        game = find(rows[0].game)
        running = cls(services, game, rows)
        left: list[v.TableEvent] = [
            v.Away(guest.id) for guest in running.state.guests if guest.here
        ]
        if reopens and running.state.phase is Phase.CLOSED:
            left.append(v.OpenedAgain())
        if running.state.late != services.house.delay:
            left.append(v.WatchersLate(services.house.delay))
        running.append_now(*left)
        running._take_up_match()
        return running

    @classmethod
    def replica(
        cls, services: RoomContext, find: Callable[[str], Game[Any, Any]], table: v.TableId
    ) -> RunningTable:
        """A table as its log tells it, while another process may be running it: it is idle until
        this one holds its lease. May be called in any thread; what came since is to be heard
        afterwards.

        Raises `StoreError`, `NoTable`, `NoGame`.
        """
        rows = services.room_store.rows(table)
        if not rows or not isinstance(rows[0], v.Opened):
            raise NoTable("it was never opened")
        running = cls(services, find(rows[0].game), rows)
        match_of(services, running.state)  # this process does not run what it cannot load
        return running

    def _take_up_match(self) -> None:
        """Puts the match back on the table that was on, waits, or was on last. Raises
        `StoreError`.
        """
        services, state = self.services, self.state
        match = match_of(services, state)
        if match is None or state.match is None:
            return
        self._sit_down(match)
        if self._match.outcome is not None:
            services.finished(self._match)  # once more is harmless
            if state.phase in (Phase.PLAYING, Phase.PAUSED):
                self.append_now(v.Ended(state.match))

    def _sit_down(self, match: Match[Any, Any]) -> None:
        """Puts a match on the table. It does not run yet."""
        services = self.services
        secret = dice_secret(match.header)
        self.runner = MatchRunner(
            match, services.write_queue, secret, services.faults, services.bot_pool
        )
        self.runner.opens_deal = self._opens_deal
        self.runner.stream.lease = self.stream.lease
        self.runner.on_lease_lost = self.lease_lost
        self.runner.chairs.append(End(partial(self._over, match, self._began)))
        self.runner.chairs.append(self.turns)
        self.talk.let_out(everything=True)
        late, let_out = self.state.late, self.talk.let_out
        delays = late or self._open_hands
        self.late = DelayedView(self.runner, late, let_out, self._open_hands) if delays else None

    @property
    def _match(self) -> Match[Any, Any]:
        assert self.runner is not None
        return self.runner.match

    def close(self) -> None:
        """Stops. Commands that wait are still stored (`Stream.close`); nothing follows from them
        here, but from the log when the table is opened again.
        """
        self.stream.close()
        self.presence.stop()
        self.dealing.stop()
        for session in tuple(self.sessions):
            session.end(CloseReason.ROOM_GONE)
        if self.runner is not None:
            self.runner.close()

    def deal(self) -> None:
        """Starts the deal once all agree; aborts an abandoned one."""
        self.dealing.reconcile()

    # -- being idle --------------------------------------------------------------------------------

    @property
    def is_quiet(self) -> bool:
        """May it be idle: are no people here, and is nothing under way?"""
        state = self.state
        if not self.is_leader:
            return True
        if self.sessions or state.id in self.services.reserved or state.phase is Phase.CLOSED:
            return False
        if state.phase is Phase.PAUSED and self.is_rated:
            return False
        empty = state.phase in QUIET and not any(guest.here for guest in state.guests)
        return empty and not may_begin(state)

    def unload(self) -> None:
        """Is idle from now on, unless something goes on."""
        works = self.runner is not None and not self.runner.waits_for_persons
        if works or not (self.is_loaded and self.is_quiet and self.stream.is_idle):
            self.reconcile()
            return
        idle = written(self._unload())
        keep = partial(self.services.room_store.keep_idle, self.state.id, idle)
        self.services.write_queue.run(keep, self.failed, of=self.state.id)
        self.presence.reconcile()

    def _unload(self) -> IdleTable:
        playing, turns = tuple(self.playing.items()), self.turns.idle()
        idle = IdleTable(self.state, self.opened_by, playing, turns)
        self.is_loaded = False
        if self.runner is not None:
            self.runner.close()
        self.runner = self.late = None
        self._read(())
        self._rest(idle)
        return idle

    def _rest(self, idle: IdleTable) -> None:
        self.playing = dict(idle.playing)
        self.turns.rest(idle.turns)

    def load(self, on_ready: OnReady) -> None:
        """Loads what an idle table does not have in memory; `on_ready` is called then, at once
        where it is not idle, or with why it cannot be loaded: `StaleLease` where it does not run
        here.
        """
        if self.is_loaded or not self.is_leader or self.stream.closed:
            on_ready(None if self.is_loaded and self.is_leader else StaleLease())
            return
        self._loading.append(on_ready)
        if len(self._loading) == 1:
            self.stream.catch_up(on_ready=self._read_logs)

    async def ensure_loaded(self) -> None:
        """The same for who waits for it. Raises what `idle.read_table` does."""
        if self.is_loaded:
            return
        ready: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self.load(lambda why: None if ready.done() else ready.set_result(why))
        if (why := await ready) is not None:
            raise why

    def _read_logs(self, why: Exception | None = None) -> None:
        if why is not None:
            self._loaded(why)
            return
        load = partial(read_table, self.services, self.game, self.state.id)
        self.services.write_queue.run(load, self._loaded, of=self.state.id)

    def _loaded(
        self, result: tuple[list[v.TableEvent], Match[Any, Any] | None] | Exception
    ) -> None:
        why = result if isinstance(result, Exception) else None
        if not isinstance(result, Exception):
            rows, match = result
            if not self.is_leader or self.stream.closed:
                why = StaleLease()
            elif len(rows) != self.state.rows:
                self.stream.catch_up(on_ready=self._read_logs)  # there is more by now
                return
            else:
                self._read(rows)
                self.is_loaded = True
                if match is not None:
                    self._sit_down(match)
                    if match.outcome is not None:
                        self._over(match, self._began)  # who ran it may not have seen it
                self.new_chairs()
        waiting, self._loading = self._loading, []
        for on_ready in waiting:
            on_ready(why)
        if why is None:
            self.reconcile()
        elif not isinstance(why, StaleLease):
            self.failed(why)
            self.reconcile_later()

    # -- events ------------------------------------------------------------------------------------

    def submit(
        self,
        decide: Decide,
        on_result: OnResult,
        id: CommandId | None = None,
    ) -> None:
        """Puts a command behind those that wait (`Stream.submit`). It results in `StaleLease` where
        the table does not run here.
        """

        def submit(why: Exception | None) -> None:
            if why is not None:
                on_result(why)
            else:
                self.stream.submit(partial(self._decide, decide), on_result, id, True)

        self.load(submit)

    def append_anywhere(self, decide: Decide, on_result: OnResult) -> None:
        """Appends what has nothing to do with the match, whether or not the table runs here."""
        self.stream.submit(partial(self._decide, decide), on_result)

    def _decide(self, decide: Decide, state: TableState) -> Rejection | Sequence[v.TableEvent]:
        """The events of a command, with the deal that is on (`SeenHands`). Raises what `apply`
        raises: what cannot follow is never stored.
        """
        events, runner = decide(state), self.runner
        if isinstance(events, Rejection):
            return events
        if runner is not None:
            events = tuple(
                replace(event, deal=runner.match.deals)
                if isinstance(event, v.Gone | v.KickedFromTable)
                or (isinstance(event, v.Came) and (state.late or state.open_hands))
                else replace(event, seen=runner.match.sequence, at=int(wall()))
                if isinstance(event, v.Away) and state.pace
                else event
                for event in events
            )
        for event in events:
            state = self._apply(state, event)
        return events

    def _apply(self, state: TableState | None, event: v.TableEvent) -> TableState:
        return apply(state, self.game, event)

    def put(self, *events: v.TableEvent) -> None:
        """Submits events that follow from no command but from the table itself."""
        self.submit(lambda state: events, self.failed)

    def append_now(self, *events: v.TableEvent) -> None:
        """Appends events before anybody is here. Raises `StoreError`."""
        state = self.state
        self.stream.append_now(events)
        for event in events:
            state = self._apply(state, event)
            self._remember(event, state)

    def failed(self, came: Rejection | Exception | None) -> None:
        """Result of such an append; an error (other than a stale lease) is reported to the people
        here, once while it is retried.
        """
        if isinstance(came, Exception) and not isinstance(came, StaleLease):
            for session in tuple(self.sessions) if self._troubles.take() else ():
                self.guarded(partial(session.fail, came))

    def _published(self, event: v.TableEvent, before: TableState, own: bool) -> None:
        if not self.is_loaded:
            self.turns.remember(event)
            self._seat(event)
            self.guarded(partial(self.services.told, event, self.state))
            return
        self._remember(event, self.state)
        self.guarded(partial(self._at_once, event))
        self.guarded(partial(self.services.told, event, self.state))
        for session in tuple(self.sessions):
            self.guarded(partial(session.tell_row, event, before, self.state))
        self.guarded(partial(self._follow, event, before))
        self.dealing.heard()

    def lead(self, lease: Lease | None) -> None:
        """Runs the table from now on under this lease, or (None) leaves it to another process."""
        held, self.stream.lease = self.stream.lease, lease
        self.stream.is_leader = lease is not None
        if lease is None or held is None or lease.term != held.term + 1:
            self._let_go()  # another process may have run it meanwhile
        elif self.runner is not None:
            self.runner.stream.lease = lease
        self.reconcile()

    def _let_go(self) -> None:
        """The people here are sent on to the process that runs the table."""
        self.dealing.stop()
        self.presence.stop()
        for session in tuple(self.sessions):
            session.moved()
        if self.is_loaded:
            self._unload()

    async def caught_up(self) -> None:
        """Takes what other processes have put there until now, and waits until it is told."""
        told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.stream.catch_up(on_ready=lambda why: None if told.done() else told.set_result(None))
        await told

    def lease_lost(self) -> None:
        """Another process runs the table by now."""
        self.services.membership.fenced(self.state.id)
        self.lead(None)

    def reconcile(self) -> None:
        """The table sees for itself what follows, once nothing is under way."""
        if not (self.is_loaded or self.is_quiet):
            self.load(lambda why: None)
        elif self.stream.is_idle:
            self.presence.reconcile()
            self.turns.look()

    def reconcile_later(self) -> None:
        """The same in a moment: nothing can be stored now."""
        self.presence.reconcile_later()

    def _settled(self, why: Exception | None) -> None:
        if self.stream.closed:
            return
        if why is None:
            self.reconcile()
        else:
            self.reconcile_later()

    def guarded(self, tell: Callable[[], None]) -> None:
        """One who breaks must not keep the others from hearing, nor the table from going on."""
        try:
            tell()
        except Exception as why:
            self.services.faults(traceback.format_exception(why))

    def _remember(self, row: v.TableEvent, state: TableState) -> None:
        """What the table has to remember of every event beside its state."""
        self.recent.add(row, state)
        self.turns.remember(row)
        self.seen_hands.note(row, state, self.playing)
        match row:
            case v.Came(person):
                self._known.add(person)
            case v.MutedAtTable(person, hushed):
                self._hushed = {who: name for who, name in self._hushed.items() if who != person}
                if hushed and (guest := state.guest(person)) is not None:
                    self._hushed[person] = guest.name
        self._seat(row, state)
        if isinstance(row, v.Began):
            self.last_deal = state.deal
            self._began = dict(self.playing)
            self._opens_deal, self._open_hands = state.opens_deals, state.open_hands

    def _seat(self, row: v.TableEvent, state: TableState | None = None) -> None:
        state = state or self.state
        match row:
            case v.Began():
                self.playing = {g.seat: g.id for g in state.seated if g.seat is not None}
            case v.Sat(person, seat) if state.phase in (Phase.PLAYING, Phase.PAUSED):
                self.playing[seat] = person
            case v.Gone(person) | v.KickedFromTable(person):
                self.playing = {s: who for s, who in self.playing.items() if who != person}

    def _at_once(self, row: v.TableEvent) -> None:
        """What has to be there before anybody hears of a row."""
        match = self.dealing.dealt
        if isinstance(row, v.Began) and match is not None:
            if self.runner is not None:
                self.runner.close()
            self._sit_down(match)
            self.dealing.dealt = None

    def _follow(self, row: v.TableEvent, before: TableState) -> None:
        """Effect of an event on match and sessions."""
        match row:
            case v.TurnEnded(seat, False):
                self._ends_vacation(seat)
            case v.Away(person) | v.Gone(person) | v.KickedFromTable(person):
                guest = before.guest(person)
                seated = guest is not None and guest.seat is not None
                stays = isinstance(row, v.Away) and before.pace > 0
                if seated and not stays:
                    self.submit(unseals, self.failed)
                if isinstance(row, v.KickedFromTable):
                    for session in tuple(self.sessions):
                        if session.me == person:
                            session.end(CloseReason.SENT_AWAY)
            case v.Committing():
                self.commitments.reconcile()
            case v.Aborted() if before.match and before.phase is Phase.SEALING:
                forget = partial(self.services.games.forget, before.match)
                self.services.write_queue.run(forget, self.failed)
            case v.Began():
                assert self.runner is not None
                self._owe(self.playing)
                if self.stream.closed:
                    return
                self.new_chairs()
                self.runner.start()
            case v.Sat(person, seat) if self.state.phase in (Phase.PLAYING, Phase.PAUSED):
                self._owe({seat: person})
            case v.Ended(match):
                for session in self.sessions:
                    guest = self.state.guest(session.me)
                    if session.is_far:
                        continue
                    if guest is not None and guest.here:
                        self._has_been_told(match, session.me)
                    else:  # their page or line is cut: they hear it when it is there again
                        session.unheard.append(match)
            case v.Closed():
                for session in tuple(self.sessions):
                    session.end(CloseReason.CLOSED)
                if self.runner is not None:
                    self.runner.close()

    # -- people ------------------------------------------------------------------------------------

    def session(
        self, member: Member, brings: bool = False, invited_to: v.Sit | None = None
    ) -> LocalSession:
        """A person arrives; an older session of theirs ends. `brings`: their client contributes a
        number to a deal. `invited_to`: a newcomer takes that seat or the first free one; without a
        free one they watch.
        """
        session = LocalSession(self, member.id)
        session.is_far = brings
        older = [other for other in self.sessions if other.me == member.id]
        self.sessions.append(session)
        for other in older:
            other.end(CloseReason.ELSEWHERE)
        self.commitments.comes(member.id, brings)
        takes = None if member.id in self._known else invited_to
        playing = False

        def arrive(state: TableState) -> Rejection | tuple[v.TableEvent, ...]:
            nonlocal playing
            guest = state.guest(member.id)
            hushed = self._hushed.get(member.id)  # a muted person's new name is not heard either
            name = distinct(hushed or member.name, names_at(state, but=member.id))
            if guest is not None and self.services.moderation.is_muted(member.id):
                name = guest.name
            if self.services.moderation.is_banned(member.id):  # while they were on their way
                return Rejection.of("room_barred", "together-no-barred")
            reserved = self.services.reserved.get(state.id)
            if reserved is not None and reserved.seat_of(member.id) is None:
                return Rejection.of("contest_players", "contest-no-players")
            if guest is None:
                if reserved is None and not (state.free or self._may_watch(member.id)):
                    return Rejection.of("watching", "together-no-watching")
                if member.id in state.barred:
                    return Rejection.of("barred", "together-no-barred")
                gone = makes_room(state)
                if gone is None:
                    return Rejection.of("crowded", "together-no-crowded")
                came = v.Came(member.id, name, member.language)
                owned = state.owner is not None or reserved is not None
                owns = () if owned else (v.OwnerIs(member.id),)
                still = (v.MutedAtTable(member.id, True),) if hushed else ()
                playing = state.phase in (Phase.PLAYING, Phase.PAUSED)
                sat = () if takes is None else sits(state, member.id, takes)
                return (*gone, came, *still, *owns, *sat)
            if guest.name != name or guest.language != member.language:
                return (v.Came(member.id, name, member.language),)
            return () if guest.here else (v.Back(member.id),)

        def arrived(result: Rejection | Exception | None) -> None:
            if isinstance(result, StoreError) and self.state.guest(member.id) is not None:
                self.mended(session)  # they are here; it is kept as soon as it can be
                return
            if isinstance(result, StaleLease):
                return  # they are sent on
            if result is not None:
                session.refuse(result)
                return
            if not brings:
                self._tell_missed(session)
            self.presence.takes_back(member.id)
            if takes is not None and playing and self.state.free:
                # a player has left for good and a bot holds the seat
                self.presence.take_chair(member.id, self.state.free[0], lambda result: None, True)

        self.submit(arrive, arrived)
        return session

    def is_connected(self, person: v.PersonId) -> bool:
        """Whether a person has a session here."""
        return any(session.me == person for session in self.sessions)

    @staticmethod
    def _away(person: v.PersonId, is_gone: Callable[[], bool], meant: bool = False) -> Decide:
        """Marks a person as away, if they are here and `is_gone` holds when it is decided."""

        def decide_away(state: TableState) -> tuple[v.TableEvent, ...]:
            guest = state.guest(person)
            if guest is None or not guest.here or state.phase is Phase.CLOSED or not is_gone():
                return ()
            return (v.Away(person, meant),)

        return decide_away

    def lost(self, person: v.PersonId) -> None:
        """Marks a person as away who has no session here."""
        self.presence.retry_until_stored(self._away(person, lambda: not self.is_connected(person)))

    def gone(self, session: LocalSession, meant: bool) -> None:
        """Ends a session; its person is away unless they have another one."""
        self._drop(session)
        if self.stream.closed or self.is_connected(session.me):
            return  # when this process ends, the next one sees who does not come to it
        away = self._away(session.me, lambda: not self.is_connected(session.me), meant)
        self.presence.retry_until_stored(away)

    def send_on(self, session: LocalSession) -> None:
        """Ends the session of a person who comes to the table by another process in a moment."""
        session.drop()
        self._drop(session)
        if not self.stream.closed:
            self.reconcile()

    def _drop(self, session: LocalSession) -> None:
        if session in self.sessions:
            self.sessions.remove(session)
        if not self.is_connected(session.me):
            self.commitments.goes(session.me)

    def cut(self, session: LocalSession) -> None:
        """Marks the person of a session as away: its connection is cut, until it is `mended`."""
        self.presence.retry_until_stored(self._away(session.me, lambda: session in self.sessions))

    def mended(self, session: LocalSession) -> None:
        """Marks the person of a session as back: its connection is there again."""

        def back(state: TableState) -> tuple[v.TableEvent, ...]:
            guest = state.guest(session.me)
            if session not in self.sessions or guest is None or guest.here:
                return ()
            return () if state.phase is Phase.CLOSED else (v.Back(session.me),)

        self.presence.retry_until_stored(back)
        unheard, session.unheard = session.unheard, []
        for match in unheard:
            self._has_been_told(match, session.me)

    # -- what sessions ask for ---------------------------------------------------------------------

    def ask(
        self, person: v.PersonId, command: v.AnyCommand, on_result: OnResult, id: str = ""
    ) -> None:
        """Submits a command of a person here; `id` makes it idempotent."""
        playing = self.state.phase in (Phase.PLAYING, Phase.PAUSED)
        if isinstance(command, v.ModerationCommand):
            guest = self.state.guest(person)
            if guest is None:
                on_result(Rejection.of("not_here", "together-no-not-here"))
            else:
                self.services.moderation.submit(guest, command, on_result, id)
            return
        reserved = self.services.reserved.get(self.state.id)
        if reserved is not None and (refused := reserved.refusal(self.state, command)):
            on_result(refused)
            return
        if reserved is not None and isinstance(command, v.Sit):
            command = v.Sit(reserved.seat_of(person))
        if isinstance(command, v.KickFromTable | v.MuteAtTable) and person == self.state.owner:
            other, order = self.state.guest(command.person), self.services.moderation.state
            if other is not None and order.outranks(other.id, person):
                on_result(Rejection.of("looks_after", "together-no-looks-after", name=other.name))
                return
        owns = person == self.state.owner
        rated = self._rated_against(person, command) if owns else None
        if rated is not None and isinstance(command, v.KickFromTable | v.CloseTable):
            on_result(Rejection.of("rated", "together-no-rated", name=rated))
            return
        muted = self.services.moderation.mute(person, self.state)
        if isinstance(command, v.Pause) and muted is not None and not self.state.pausing:
            on_result(muted)  # to what others ask for they may agree
            return
        if isinstance(command, v.Stand) and not self._may_watch(person):
            on_result(Rejection.of("watching", "together-no-watching"))
            return
        if isinstance(command, v.TakeVacation):
            take_vacation(self.services, person, command.days, on_result)
            return
        if (refused := self._pace_refuses(person, command)) is not None:
            on_result(refused)
            return
        if isinstance(command, v.Sit) and playing:
            seat = command.seat
            self.load(
                lambda why: (
                    on_result(why) if why else self.presence.take_chair(person, seat, on_result)
                )
            )
            return

        def follows(state: TableState) -> Rejection | tuple[v.TableEvent, ...]:
            used = names_at(state)
            free = (name for name in self.services.bot_names if not is_taken(name, used))
            name = next(free, distinct(Clean.of("Bot"), used))
            if isinstance(command, v.Pause) and rated is not None:
                state = replace(state, owner=None)  # their word counts as that of the others
            return decide(state, self.game, person, command, name)

        self.submit(follows, on_result, (person, id) if id else None)

    def on_vacation(self, row: v.OnVacation) -> None:
        """Keeps the vacation of a person here."""
        self.append_anywhere(lambda state: (row,) if state.guest(row.person) else (), self.failed)

    def _ends_vacation(self, seat: Seat) -> None:
        """Who plays is on vacation no more."""
        guest = self.state.guest(self.playing.get(seat, ""))
        if guest is not None and guest.vacation > wall():
            take_vacation(self.services, guest.id, 0, self.failed)

    @property
    def is_rated(self) -> bool:
        """Is a match of several people on that is rated, at a table among strangers?"""
        playing = self.state.phase in (Phase.PLAYING, Phase.PAUSED) and self.state.listed
        if not playing or self.services.moderation.lobby is None or self.runner is None:
            return False
        return self.runner.match.outcome is None and len({*self._began.values()} - {""}) > 1

    def _rated_against(self, person: v.PersonId, command: v.AnyCommand) -> Clean | None:
        """The player of a rated match whom the owner of a table among strangers would send away, or
        take the result from; whether moderators do is up to them.
        """
        runner = self.runner
        if not self.is_rated or self.services.moderation.state.is_moderator(person):
            return None
        assert runner is not None
        others = [
            self.state.guest(who)
            for seat, who in self._began.items()
            if who not in ("", person) and runner.match.kinds[seat] == "person"
        ]
        meant = command.person if isinstance(command, v.KickFromTable) else None
        return next((one.name for one in others if one and meant in (None, one.id)), None)

    def _pace_refuses(self, person: v.PersonId, command: v.AnyCommand) -> Rejection | None:
        """Why a person may not sit down at a table by correspondence, make a table one, or choose
        hints.
        """
        match command:
            case v.SetHints() if self.services.house.hint is Who.NOBODY:
                return Rejection.of("room_hints", "together-no-room-hints")
            case v.SetPace(pace) if pace and not self.state.pace:
                sitting = [guest.id for guest in self.state.seated]
            case v.Sit() if self.state.pace:
                sitting = [person]
            case _:
                return None
        states = [table.state for table in self.services.moderation.tables()]
        paced = [{g.id for g in s.seated} for s in states if s.pace and s.id != self.state.id]
        if any(sum(who in seated for seated in paced) >= MOST_PACED for who in sitting):
            return Rejection.of("many_paced", "together-no-many-paced", count=MOST_PACED)
        return None

    def _may_watch(self, person: v.PersonId) -> bool:
        house, order = self.services.house, self.services.moderation.state
        return may(house.watch, False, order.is_moderator(person), person in order.owners)

    @property
    def here(self) -> Iterable[LocalSession]:
        """The sessions of those who are here."""
        return tuple(self.sessions)

    def send_away(self, person: v.PersonId) -> None:
        """Removes a person whom a moderator has kicked from the room; the process does that runs
        the table.
        """
        event = v.KickedFromTable(person)
        self.presence.retry_until_stored(lambda state: (event,) if state.guest(person) else ())

    def leave(self, session: LocalSession, for_good: bool, on_result: OnResult) -> None:
        """Ends the session of a person who says that they go: they are away, or leave for good."""

        def left(result: Rejection | Exception | None) -> None:
            if result is None:
                session.end(CloseReason.LEFT)
            on_result(result)

        event: v.TableEvent = v.Gone(session.me) if for_good else v.Away(session.me, True)
        self.submit(lambda state: (event,) if state.guest(session.me) else (), left)

    def new_chairs(self, person: v.PersonId | None = None) -> None:
        """Replaces chairs after a new match or a change of seats."""
        for session in tuple(self.sessions):
            if person is None or session.me == person:
                session.new_chair()

    def invite(self, person: v.PersonId, seat: Seat | None, on_result: Invited) -> None:
        """An invitation for a friend. The house rules say who may invite: by default the table's
        owner and moderators.
        """
        order, guest = self.services.moderation.state, self.state.guest(person)
        moderates, owns = order.is_moderator(person), person in order.owners
        invites = may(self.services.house.invite, person == self.state.owner, moderates, owns)
        if self.state.id in self.services.reserved:
            on_result(Rejection.of("contest_table", "contest-no-table"))
            return
        if not invites or guest is None:
            on_result(Rejection.of("not_owner", "together-no-not-owner"))
            return
        table, people = self.state.id, self.services.people

        def made(code: str | Exception) -> None:
            on_result(
                code if isinstance(code, Exception) else self.services.invitation(table, code)
            )

        self.services.write_queue.run(partial(people.invite, table, seat), made)

    # -- a match -----------------------------------------------------------------------------------

    def _over(self, match: Match[Any, Any], began: Mapping[Seat, v.PersonId]) -> None:
        """A match has ended, which these people began; there may be another one on the table by
        now.
        """
        services, match_id = self.services, match.header.id
        services.write_queue.run(partial(services.finished, match), self.failed)
        self._rate(match, began)  # those who ask what it has changed are answered after it

        def ended(state: TableState) -> tuple[v.TableEvent, ...]:
            playing = state.phase in (Phase.PLAYING, Phase.PAUSED) and state.match == match_id
            return (v.Ended(match_id),) if playing else ()

        self.submit(ended, self.failed)

    def rate_ending(self) -> None:
        """Rates the match that was over when the room closed; once more is harmless. The lobby has
        to be there: it knows which tables are rated.
        """
        if self.runner is not None and self._match.outcome is not None:
            self._rate(self._match, self._began)

    def _rate(self, match: Match[Any, Any], began: Mapping[Seat, v.PersonId]) -> None:
        reserved = self.services.reserved.get(self.state.id)
        if reserved is None or reserved.board is None:  # else when the round is over
            keep = partial(self.services.room_store.ratings.keep, self._result(match, began))
            self.services.write_queue.run(keep, self.failed, of=RATINGS)

    def _result(self, match: Match[Any, Any], began: Mapping[Seat, v.PersonId]) -> Result | None:
        """The result of a match for the ratings. In a room with a lobby a table that is not listed
        there is not rated, but for those of tournaments.
        """
        services, state = self.services, self.state
        listed = state.listed or state.id in services.reserved
        private = services.moderation.lobby is not None and not listed
        pace = SLOW if getattr(self.state, "pace", 0) else LIVE
        return result_of(match, began, pace, "private" if private else "")

    def _owe(self, seats: Mapping[Seat, v.PersonId]) -> None:
        """The match that is on is to come home to these people once it is over."""
        match, table = self.state.match, self.state.id
        if match is not None and self._opens_deal:
            owe = partial(self.services.people.owe, table, match, dict(seats))
            self.services.write_queue.run(owe, self.failed)

    def _has_been_told(self, match: str, person: v.PersonId) -> None:
        """It comes home to them no more: they keep nothing, and have been told."""
        has_home = self.services.people.has_home
        self.services.write_queue.run(partial(has_home, person, match), self.failed)

    def _tell_missed(self, session: LocalSession) -> None:
        """Announces matches that ended in the person's absence, to a session without an archive of
        its own.
        """

        def found(came: Sequence[GameHome] | Exception) -> None:
            if isinstance(came, Exception):
                self.failed(came)
                return
            session.tell_missed(came, told)

        def told(home: GameHome) -> None:
            self._has_been_told(home.header.id, session.me)

        on = self.state.match if self.state.phase in (Phase.PLAYING, Phase.PAUSED) else None
        self.services.write_queue.run(partial(missed_games, self.services, session.me, on), found)

    def kept_game(self) -> KeptGame | None:
        """The whole log of the match that is over, where the table opens its deals."""
        if self.runner is None or self._match.outcome is None or not self.runner.opens_deal:
            return None
        return KeptGame(self._match.header, tuple(self._match.entries))


def enter_table(
    table: RunningTable,
    member: Member,
    sit: v.Sit | None,
    on_result: Callable[[GuestSession | Rejection | Exception], None],
    is_host: bool = False,
) -> None:
    """Brings a guest with a shell in this process to a table, wherever it runs. At a table here the
    host is not limited in what they ask for.
    """
    comes = table.services.membership.comes
    if comes is not None:
        comes(member, table.state.id, sit, on_result)
        return
    session = table.session(member, invited_to=sit)
    if not is_host:
        session.rate_limiter = table.services.rate_limiter
    # behind the row that tells that they are here
    table.submit(lambda state: (), lambda result: on_result(session))
