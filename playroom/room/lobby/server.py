"""Lobby server: the lobby of a room in this process: people, updates of tables, and requests, all
of them bounded.
"""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from playroom.clock import monotonic
from playroom.engine.contract import Game
from playroom.engine.log.entries import StaleLease
from playroom.engine.notes import Clean, Rejection
from playroom.engine.options import Setup
from playroom.engine.overriding import override
from playroom.engine.record import Seat, Word, replace
from playroom.engine.registry import NoGame
from playroom.room.cluster.membership import Comes, new_id
from playroom.room.contests.service import Contests
from playroom.room.contests.views import ContestCommand, ContestView
from playroom.room.lobby.lobby import TableSummary, Ticket, in_order, sees, summary_of
from playroom.room.lobby.matchmaker import SOON, Matchmaker
from playroom.room.lobby.newcomers import Newcomers
from playroom.room.members.circle import Notice
from playroom.room.members.commands import AnyPersonal, OnPersonal
from playroom.room.members.people import Member
from playroom.room.members.phrases import SHORTEST, Busy, PassphraseHasher
from playroom.room.moderation.house_rules import may
from playroom.room.moderation.privacy import Privacy, privacy_of
from playroom.room.moderation.state import ModerationNews, Somebody
from playroom.room.protocol.packages import has, needs_of, refusal
from playroom.room.server.limits import Rate
from playroom.room.table import values as v
from playroom.room.table.context import RoomContext
from playroom.room.table.deadlines import MOST_PACED
from playroom.room.table.local_session import LocalSession
from playroom.room.table.personal_commands import submit_personal
from playroom.room.table.running import RunningTable
from playroom.room.table.session import (
    CloseReason,
    Entered,
    GuestSession,
    Lobby,
    LobbyHooks,
    OnPrivacy,
    OnResult,
    TableSession,
)
from playroom.room.table.state import first_rows, is_deserted
from playroom.room.table.vacations import take_vacation

NEARLY_FULL, HALF_FULL = 0.8, 0.5
"""Parts of the tables that may be open: from the first on a lobby is nearly full, below the second
it is so no more.
"""
LOOKS_EVERY = 10.0
"""Seconds between two looks for empty tables in such a lobby."""
EMPTY_FOR = 30.0
"""Seconds after which a table that a newcomer has left empty is closed there."""
PLAYED = (v.Phase.SEALING, v.Phase.PLAYING, v.Phase.PAUSED)

MakeSession = Callable[[RunningTable, v.Sit | None], LocalSession]
"""Opens a session at a table here: at a seat, or (None) watching."""


class AtTable(Protocol):
    """What shows that a person is at a table, here or in another process."""

    def tell_moderation(self, news: ModerationNews) -> None:
        """A moderation event."""
        ...

    def close(self, meant: bool = False) -> None:
        """The one who showed it has gone."""
        ...


Arrived = Callable[[AtTable | Rejection | Exception], None]
Bring = Callable[[RunningTable, v.Sit | None, Callable[[Exception | None], None], Arrived], None]
"""Brings a person to a table that may run in another process: calls its third argument if they are
to come to it here, or with why they cannot, and else the last one with how they are there.
"""


def _no(code: str) -> Rejection:
    return Rejection.of(code, f"hall-no-{code.replace('_', '-')}")


def _is_empty(state: v.TableState) -> bool:
    """Whether a table is empty and no match waits there."""
    return is_deserted(state) and state.phase not in PLAYED and not state.waits


def _closes_empty(state: v.TableState) -> tuple[v.TableEvent, ...]:
    return (v.Closed(),) if _is_empty(state) else ()


def _closes(by: v.PersonId, state: v.TableState) -> tuple[v.TableEvent, ...]:
    return () if state.phase in (*PLAYED, v.Phase.CLOSED) else (v.Closed(by),)


class LocalLobby(Lobby):
    """One person in the lobby of a room here."""

    def __init__(
        self,
        lobby: LobbyServer,
        member: Member,
        places: Mapping[v.TableId, Seat | None],
        games: Mapping[str, int] | None,
    ) -> None:
        """`games` are those that can be told there, with their versions; None: all."""
        self.me = member.id
        self.name = member.name
        self.room = lobby.services.name
        self.role = member.role
        self.member = member
        self.places = dict(places)
        self.make_session: MakeSession = lambda table, sit: table.session(member, invited_to=sit)
        """Brings this person to a table."""
        self.shown: Callable[[GuestSession], None] = lambda session: None
        """Told of the session at a table that may run in another process."""
        self.going: Callable[[bool], None] = lambda opened: None
        """Called before a person is brought to a matched table."""
        self._lobby = lobby
        self.games = games
        comes = lobby.services.membership.comes
        self.bring: Bring | None = None if comes is None else partial(self._relayed, comes)
        """None: all tables are here."""
        self._hooks: LobbyHooks | None = None
        self._session: AtTable | None = None
        self._on_the_way: Callable[[], None] | None = None
        """Called when this person is on the way to a table, and goes."""
        self._told: dict[v.TableId, TableSummary] = {}
        self._closed = False
        self._look_anew()

    # -- what is known -----------------------------------------------------------------------------

    @property
    @override
    def cards(self) -> tuple[TableSummary, ...]:
        return in_order(self._told.values())

    @property
    @override
    def session(self) -> TableSession | None:
        return self._session if isinstance(self._session, TableSession) else None

    @property
    def is_at_table(self) -> bool:
        """Is this person at a table, or on the way to one?"""
        return self._session is not None or self._on_the_way is not None

    @property
    @override
    def seeking(self) -> tuple[Word, v.Language | None] | None:
        ticket = self._lobby.tickets.get(self.me)
        return None if ticket is None else (ticket.game, ticket.language)

    @property
    @override
    def contests(self) -> tuple[ContestView, ...]:
        return self._lobby.contests.views(self.me)

    @override
    def ask_contest(self, command: ContestCommand, on_result: OnResult) -> None:
        if self._may(Rate.CONTEST):
            self._lobby.contests.ask(self.member, command, on_result)
        else:
            on_result(Rejection.of("too_fast", "together-no-too-fast"))

    def tell_contests(self) -> None:
        """The tournaments have changed; it is told at a table, too."""
        self._tell(lambda hooks: hooks.contests(self.contests))

    @override
    def attach(self, hooks: LobbyHooks) -> None:
        self._hooks = hooks
        greet = self._lobby.services.personal.greet
        asyncio.get_running_loop().call_soon(greet, self.me, self.name)

    def _card(self, table: RunningTable) -> TableSummary | None:
        state = table.state
        if not sees(state, self.me, self.places):
            return None
        mine = state.guest(self.me) is not None or state.id in self.places
        return summary_of(state, mine, table.turns.is_turn(self.me))

    def _look_anew(self) -> None:
        cards = (self._card(table) for table in self._lobby.tables.values())
        self._told = {card.table: card for card in cards if card is not None}

    def look(self, id: v.TableId) -> None:
        """A table may have changed."""
        table = self._lobby.tables.get(id)
        before, card = self._told.get(id), None if table is None else self._card(table)
        if card == before or (self._session is not None and not (card and card.mine and card.pace)):
            return  # at a table one hears of no other but where it may be one's turn
        if card is None:
            gone = self._told.pop(id)
            self._tell(lambda hooks: hooks.gone(gone))
        else:
            self._told[id] = told = card
            self._tell(lambda hooks: hooks.card(told, before))

    def _tell(self, tell: Callable[[LobbyHooks], None]) -> None:
        """One who breaks must not keep the others from hearing."""
        if self._hooks is not None and not self._closed:
            try:
                tell(self._hooks)
            except Exception as why:
                self._lobby.services.faults(traceback.format_exception(why))

    # -- what is asked for -------------------------------------------------------------------------

    def may_enter(self, id: v.TableId) -> RunningTable | Rejection:
        """The table, when one may go there. What one may not know of is not there."""
        table = self._lobby.tables.get(id)
        if table is None or not sees(table.state, self.me, self.places):
            return _no("no_table")
        return table if self._has(table.game) else self._lacks(table.game)

    def _has(self, game: Game[Any, Any]) -> bool:
        return self.games is None or has(game, self.games)

    def _lacks(self, game: Game[Any, Any]) -> Rejection:
        """Why one cannot go to a game that one's program does not have."""
        page = self._lobby.services.invitation("000000", "").others.get("page", "")
        return refusal(needs_of(game, self.games or {}, self.member.language, page))

    def _refusal(self, rate: Rate) -> Rejection | None:
        if self.is_at_table or self._closed:
            return _no("at_table")
        return None if self._may(rate) else Rejection.of("too_fast", "together-no-too-fast")

    def _may(self, rate: Rate) -> bool:
        return self._lobby.services.rate_limiter.may(self.me, rate)

    @override
    def enter(self, table: v.TableId, watch: bool, on_result: Entered) -> None:
        refused = self._refusal(Rate.ENTER)
        found = refused or self.may_enter(table)
        if isinstance(found, Rejection):
            on_result(found)
        else:
            self._to(found, watch, on_result)

    def _to(
        self,
        table: RunningTable,
        watch: bool,
        on_result: Entered,
        settled: Callable[[], None] = lambda: None,
    ) -> None:
        """To a table that one may go to, wherever it runs. `settled` as in `go_in`."""
        id = table.state.id
        answer: Callable[[Any], None] = on_result  # of a program it takes anything for done

        def ready(why: Exception | None) -> None:
            self._on_the_way = None
            now = _no("at_table") if self._session or self._closed else self.may_enter(id)
            if isinstance(why, StaleLease):  # it went to another process in this moment
                why, now = None, _no("no_place")
            if why is not None or isinstance(now, Rejection):
                answer(why or now)
                settled()
            else:
                self.go_in(now, watch, on_result, settled)

        def arrived(result: AtTable | Rejection | Exception) -> None:
            self._on_the_way = None
            if isinstance(result, GuestSession) and result.close_reason is not None:
                result = _no("no_place")  # it was over at once
            if not isinstance(result, Rejection | Exception):
                if self._closed:
                    result.close()
                else:
                    self._session = result
            answer(result)
            settled()

        self._on_the_way = settled
        if self.bring is None:
            table.load(ready)
        else:
            self._lobby.no_more(self.me)
            sit = None if watch else v.Sit(self.places.get(id))
            self.bring(table, sit, ready, arrived)

    def _relayed(
        self,
        comes: Comes,
        table: RunningTable,
        sit: v.Sit | None,
        here: Callable[[Exception | None], None],
        arrived: Arrived,
    ) -> None:
        """Brings a guest with a shell here to a table of any process."""

        def came(session: GuestSession | Rejection | Exception) -> None:
            if isinstance(session, GuestSession) and session.close_reason is None:
                session.over = partial(self._back, session)
                self.shown(session)
            arrived(session)
            if isinstance(session, GuestSession):
                free, phase = session.state.free, session.state.phase
                if sit and session.seat is None and free and phase in (v.Phase.OPEN, v.Phase.OVER):
                    session.ask(v.Sit(), lambda result: None)

        comes(self.member, table.state.id, sit, came)

    def go_in(
        self,
        table: RunningTable,
        watch: bool,
        on_result: Entered,
        settled: Callable[[], None] = lambda: None,
    ) -> None:
        """To a table that one may go to. `settled` is called once one sits there, or does not."""
        self._lobby.no_more(self.me)
        me, sit = self.me, None if watch else v.Sit(self.places.get(table.state.id))
        session = self._session = self.make_session(table, sit)
        session.over = partial(self._back, session)
        if session.close_reason is not None:  # it was over at once
            self._back(session)

        def came_in(result: Rejection | Exception | None) -> None:
            state = table.state
            stands = sit is not None and session.seat is None
            if isinstance(result, Exception):
                on_result(result)
            elif self._session is not session:
                on_result(_no("no_place"))
            elif stands and state.free and state.phase in (v.Phase.OPEN, v.Phase.OVER):
                table.ask(me, v.Sit(), lambda result: settled())
                on_result(session)
                return
            else:
                on_result(session)
            settled()

        table.submit(lambda state: (), came_in)  # behind the row that tells that they are here

    def has_come(self, at: AtTable) -> None:
        """One is at a table of another process."""
        self._lobby.no_more(self.me)
        self._session = at

    def is_back(self) -> None:
        """One is not at that table any more."""
        if self._session is not None:
            self._back(self._session)

    def _back(self, session: AtTable) -> None:
        """That session is over."""
        if self._session is session:
            self._session = None
            self._look_anew()

    @override
    def open(self, game: Word, preset: Word | None, listed: bool, on_result: Entered) -> None:
        refused = self._refusal(Rate.OPEN)
        if refused is not None:
            on_result(refused)
            return

        def opened(table: RunningTable | Rejection | Exception) -> None:
            if not isinstance(table, RunningTable):
                on_result(table)
                return
            if not listed:
                self.places[table.state.id] = None
            if not (self.is_at_table or self._closed):
                self._to(table, False, on_result)
            else:  # they have found another one meanwhile, or have gone
                on_result(_no("no_place"))

        found = self._lobby.game(game)
        if found is None or not self._has(found):
            on_result(_no("game") if found is None else self._lacks(found))
        else:
            self._lobby.open(self.me, found, preset, listed, opened)

    @override
    def seek(self, game: Word, language: v.Language | None, on_result: OnResult) -> None:
        refused = self._refusal(Rate.SEEK)
        found = self._lobby.game(game)
        if refused is not None:
            on_result(refused)
        elif found is None or not self._has(found):
            on_result(_no("game") if found is None else self._lacks(found))
        else:
            self._lobby.seek(Ticket(self.me, game, language), found.version, on_result)

    @override
    def seek_no_more(self, on_result: OnResult) -> None:
        self._lobby.no_more(self.me)
        on_result(None)

    def find(self, table: RunningTable, opened: bool, settled: Callable[[], None]) -> None:
        """What one sought is there. `settled` as in `go_in`."""
        self.going(opened)

        def entered(result: TableSession | Rejection | Exception) -> None:
            if isinstance(result, TableSession):
                self._tell(lambda hooks: hooks.found(result, opened))
            elif isinstance(result, Exception):
                self._tell(lambda hooks: hooks.failed(result))

        if self.is_at_table or self._closed:
            settled()
        else:
            self._to(table, False, entered, settled)

    @override
    def ask_privacy(self, on_result: OnPrivacy) -> None:
        on_result(self.privacy)

    @property
    def privacy(self) -> Privacy:
        """The privacy statement of the room."""
        return privacy_of(self._lobby.services.house)

    @override
    def personal(self, command: AnyPersonal, on_result: OnPersonal) -> None:
        if (session := self.session) is not None:
            session.personal(command, on_result)
        else:
            submit_personal(self._lobby.services, self.me, self.member.language, command, on_result)

    def tell_notice(self, notice: Notice) -> None:
        """A line for this person, wherever in the room they are."""
        self._tell(lambda hooks: hooks.notice(notice))

    @override
    def set_phrase(self, phrase: str, on_result: OnResult) -> None:
        if len(phrase) < SHORTEST:
            on_result(_no("short_phrase"))
        elif not self._may(Rate.PHRASE):
            on_result(Rejection.of("too_fast", "together-no-too-fast"))
        else:
            self._lobby.keep_phrase(self.me, phrase, on_result)

    @override
    def take_vacation(self, days: int, on_result: OnResult) -> None:
        if self._may(Rate.COMMAND):
            take_vacation(self._lobby.services, self.me, days, on_result)
        else:
            on_result(Rejection.of("too_fast", "together-no-too-fast"))

    def tell_moderation(self, news: ModerationNews) -> None:
        """Something was done about this person; at a table it is heard there."""
        if self._session is None:
            self._tell(lambda hooks: hooks.order(news))

    def tell_anywhere(self, news: ModerationNews) -> None:
        """The same wherever in the room this person is."""
        if self._session is None:
            self.tell_moderation(news)
        else:
            self._session.tell_moderation(news)

    @override
    def close(self, meant: bool = False) -> None:
        self._closed = True
        self._hooks = None
        session, gone = self._session, self._on_the_way
        if session is not None:
            session.close(meant)
        if gone is not None:
            self._on_the_way = None
            gone()
        self._lobby.left(self)

    def send_on(self) -> None:
        """One comes to another process of the room, in a moment; also to the table there."""
        self._session = None  # it was sent on, and is not over
        self.close()

    def end(self, why: CloseReason) -> None:
        """One is in the room no more."""
        hooks, self._hooks = self._hooks, None
        self.close(True)
        if hooks is not None:
            hooks.ended(why)


class LobbyServer:
    """Lobby server of one room. Everything is called on the thread of one event loop."""

    def __init__(
        self,
        services: RoomContext,
        tables: dict[v.TableId, RunningTable],
        find: Callable[[str], Game[Any, Any]],
        phrases: PassphraseHasher,
    ) -> None:
        """`tables` are those of the room, as they come and go."""
        self.services = services
        self.tables = tables
        self.opened: Callable[[RunningTable], None] = lambda table: None
        """Told of every table that is opened here."""
        self._find = find
        self._phrases = phrases
        self._here: dict[v.PersonId, LocalLobby] = {}
        self._changed: set[v.TableId] = set()
        self._soon: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        begins = partial(self.begins, preset=None, listed=True, is_here=False)
        self.seeking = Matchmaker(services, tables, self.game, begins, self.runs, self.brings)
        self.newcomers = Newcomers(lambda: services.moderation.now)
        self.clock: Callable[[], float] = monotonic
        """Seconds, of whatever begin. Tests turn it."""
        self.nearly_full: Callable[[int, int, int, int], None] = lambda *counts: None
        """Told when the lobby is nearly full: how many tables are open, of how many that may be,
        how many of them newcomers have opened, and from how many addresses.
        """
        self.contests = Contests(
            *(services, tables, self.game, self.runs, self.has_place),
            *(lambda: self.seeking.acts, self.contests_changed),
        )
        self._contests_soon: asyncio.TimerHandle | None = None
        self._pressed = False
        self._empty: dict[v.TableId, float] = {}
        self._clearing: asyncio.TimerHandle | None = None

    def come(
        self,
        member: Member,
        places: Mapping[v.TableId, Seat | None],
        games: Mapping[str, int] | None = None,
        place: str = "",
    ) -> LocalLobby:
        """A person enters the lobby; an older entry of theirs ends once they are back at their
        table, so that they are never away meanwhile. `places`: theirs at tables, `place`: the
        peer's address.
        """
        self.newcomers.comes(member, place)
        self.services.membership.here(member.id)
        older = self._here.pop(member.id, None)
        if older is not None:
            asyncio.get_running_loop().call_soon(older.end, CloseReason.ELSEWHERE)
        places = {**places, **self.contests.seats_of(member.id)}
        lobby = self._here[member.id] = LocalLobby(self, member, places, games)
        return lobby

    @property
    def people(self) -> list[Somebody]:
        """Who is in the lobby by this process, at a table or not."""
        return [Somebody(lobby.me, lobby.name) for lobby in self._here.values()]

    def tell_moderation(self, news: ModerationNews) -> None:
        """Whom it concerns hears it, when they are at no table."""
        lobby = self._here.get(news.person)
        if lobby is not None:
            lobby.tell_moderation(news)

    def kick(self, person: v.PersonId) -> None:
        """Kicks a person, once they have heard it."""
        lobby = self._here.get(person)
        if lobby is not None:
            asyncio.get_running_loop().call_later(SOON, partial(lobby.end, CloseReason.SENT_OUT))

    def tell_notice(self, person: v.PersonId, notice: Notice) -> None:
        """A line for a person who is here."""
        if (lobby := self._here.get(person)) is not None:
            lobby.tell_notice(notice)

    def invited(self, person: v.PersonId, table: v.TableId) -> None:
        """A person who is here has a place at a table."""
        if (lobby := self._here.get(person)) is not None:
            lobby.places.setdefault(table, None)
            lobby.look(table)

    def deleted(self, person: v.PersonId) -> None:
        """Nothing is kept of a person any more: they go, once they have heard it."""
        self.contests.deleted(person)
        if (lobby := self._here.get(person)) is not None:
            asyncio.get_running_loop().call_later(SOON, lobby.end, CloseReason.LEFT)

    def left(self, lobby: LocalLobby) -> None:
        """A person has left the lobby."""
        if self._here.get(lobby.me) is lobby:
            del self._here[lobby.me]
            self.services.membership.gone(lobby.me)
            self.no_more(lobby.me)

    def close(self) -> None:
        """The room is closed."""
        self.contests.close()
        for timer in (self._soon, self._clearing, self._contests_soon):
            if timer is not None:
                timer.cancel()
        self.seeking.close()
        for task in self._tasks:
            task.cancel()
        for lobby in tuple(self._here.values()):
            lobby.end(CloseReason.ROOM_GONE)

    # -- tables ------------------------------------------------------------------------------------

    def heard(self, row: v.TableEvent, state: v.TableState) -> None:
        """Something has happened at a table."""
        self.contests.heard(row, state)
        if isinstance(row, v.Readied | v.Unreadied | v.Reveal | v.WantsPause | v.MutedAtTable):
            return  # nothing of it is on a card
        self.changed(state.id)

    def changed(self, table: v.TableId) -> None:
        """There is another table, or its card is to be another."""
        self._changed.add(table)
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(SOON, self._look)

    def _look(self) -> None:
        self._soon = None
        changed, self._changed = self._changed, set()
        for id in changed:
            table = self.tables.get(id)
            for lobby in tuple(self._here.values()):
                lobby.look(id)
            if table is not None and table.state.phase is v.Phase.CLOSED:
                self.tables.pop(id, None)  # a room is open for months
                table.close()
        self.seeking.tables_changed()

    def contests_changed(self) -> None:
        """The tournaments are told to all, in a moment."""
        if self._contests_soon is None:
            loop = asyncio.get_running_loop()
            self._contests_soon = loop.call_later(SOON, self._tell_contests)

    def _tell_contests(self) -> None:
        self._contests_soon = None
        for lobby in tuple(self._here.values()):
            lobby.tell_contests()

    def has_place(self, person: v.PersonId, table: v.TableId, seat: Seat) -> None:
        """A seat at a table is kept for a person."""
        lobby = self._here.get(person)
        if lobby is not None:
            lobby.places[table] = seat
            lobby.look(table)

    def game(self, id: Word) -> Game[Any, Any] | None:
        """The game of that id, when there is one here."""
        try:
            return self._find(id)
        except NoGame:
            return None

    def open(
        self,
        person: v.PersonId,
        game: Game[Any, Any],
        preset: Word | None,
        listed: bool,
        on_result: Callable[[RunningTable | Rejection | Exception], None],
    ) -> None:
        """Opens a table for a person; `on_result` is called once it is stored."""
        rows = self.begins(person, game, preset, listed)
        if isinstance(rows, Rejection):
            on_result(rows)
            return
        services, table = self.services, rows[0].id

        def keep() -> None:
            services.room_store.append(table, 1, rows)
            if not listed:
                services.people.place(person, table)

        def kept(result: object) -> None:
            self.newcomers.opened(person)
            on_result(result if isinstance(result, Exception) else self.runs(rows, game))

        self.newcomers.opens(person)
        services.write_queue.run(keep, kept)

    def begins(
        self,
        person: v.PersonId,
        game: Game[Any, Any],
        preset: Word | None,
        listed: bool,
        is_here: bool = True,
    ) -> tuple[v.Opened, *tuple[v.TableEvent, ...]] | Rejection:
        """First events of a new table of a person, or the refusal. `is_here`: it is to run in this
        process, where the person is.
        """
        chosen = next(iter(game.presets)) if preset is None else preset
        if chosen not in game.presets:
            return _no("game")
        if refused := self._house_refuses(person):
            return refused
        setup = Setup.of(game.seats.start, game.presets[chosen])
        id = self.services.membership.new_table() if is_here else new_id()
        row = v.Opened(*(id, game.id, game.version, setup, person, chosen), listed=listed)
        return first_rows(row, self.services.house.delay)

    def runs(self, rows: Sequence[v.TableEvent], game: Game[Any, Any]) -> RunningTable:
        """Runs an opened table from its stored events; returns the one that runs."""
        table = RunningTable(self.services, game, rows)
        there = self.tables.setdefault(table.state.id, table)
        if there is table:
            self.opened(table)
            for row in rows:
                self.heard(row, table.state)
            table.reconcile()
        self._look_at_room()
        return there

    # -- a lobby that is nearly full ---------------------------------------------------------------

    @property
    def _open_now(self) -> list[RunningTable]:
        return [t for t in self.tables.values() if t.state.phase is not v.Phase.CLOSED]

    def _look_at_room(self) -> None:
        """When there are many tables, those that newcomers have left empty are closed soon, and the
        owner hears of it, once until there are fewer again.
        """
        most, now_open = self.services.house.tables, self._open_now
        if len(now_open) < NEARLY_FULL * most:
            self._pressed = self._pressed and len(now_open) >= HALF_FULL * most
            self._empty.clear()
            return
        if not self._pressed:
            self._pressed = True
            openers = [table.opened_by for table in now_open]
            new = sum(map(self.newcomers.is_new, openers))
            self.nearly_full(len(now_open), most, new, self.newcomers.addresses(openers))
            self._tell_owners(len(now_open))
        if self._clearing is None:
            self._clearing = asyncio.get_running_loop().call_later(LOOKS_EVERY, self._clear_soon)

    def _clear_soon(self) -> None:
        self._clearing = None
        self.clear_empty()
        self._look_at_room()

    def clear_empty(self) -> None:
        """Closes the tables of newcomers that have been empty for a while, as far as no match waits
        for its people there.
        """
        now, empty = self.clock(), dict[v.TableId, float]()
        for table in self._open_now:
            new = table.opened_by is not None and self.newcomers.is_new(table.opened_by)
            if not new or not _is_empty(table.state):
                continue
            since = empty[table.state.id] = self._empty.get(table.state.id, now)
            if now - since >= EMPTY_FOR:
                table.append_anywhere(_closes_empty, table.failed)
        self._empty = empty

    def _tell_owners(self, count: int) -> None:
        order = self.services.moderation.state
        for lobby in tuple(self._here.values()):
            if lobby.me in order.owners:
                news = ModerationNews(
                    v.ModerationAction.FULL,
                    lobby.me,
                    lobby.name,
                    lobby.name,
                    Clean(""),
                    minutes=count,
                )
                lobby.tell_anywhere(news)

    def close_strangers(self, by: v.PersonId) -> int:
        """Closes newcomers' tables without a match and without an established member in a seat.
        Returns how many.
        """
        count, new = 0, self.newcomers.is_new
        for table in self._open_now:
            state = table.state
            is_strange = new(table.opened_by) or (
                not self.newcomers.is_known(table.opened_by) and _is_empty(state)
            )
            guests = all(new(guest.id) for guest in state.guests if guest.here)
            quiet = state.phase not in PLAYED
            if table.opened_by is not None and is_strange and guests and quiet:
                count += 1
                table.append_anywhere(partial(_closes, by), table.failed)
        return count

    def _house_refuses(self, person: v.PersonId) -> Rejection | None:
        """Why the house rules do not allow a person another table."""
        house, order = self.services.house, self.services.moderation.state
        open_now = self._open_now
        owns = person in order.owners
        if not may(house.open, False, order.is_moderator(person), owns):
            return Rejection.of("may_not_open", "house-no-open")
        mine = [bool(table.state.pace) for table in open_now if table.opened_by == person]
        if sum(mine) >= MOST_PACED:
            return Rejection.of("many_paced", "together-no-many-paced", count=MOST_PACED)
        if len(mine) - sum(mine) >= house.tables_each and not owns:
            return Rejection.of("own_tables", "house-no-each", count=house.tables_each)
        if not order.is_moderator(person):
            openers = [table.opened_by for table in open_now]
            if refused := self.newcomers.refusal(person, openers, house):
                return refused
        if len(open_now) < house.tables:
            return None
        self._look_at_room()
        return _no("room_full")

    # -- seeking -----------------------------------------------------------------------------------

    @property
    def tickets(self) -> Mapping[v.PersonId, Ticket]:
        """Those who seek by this process."""
        return self.seeking.here

    def seek(self, ticket: Ticket, version: int, on_result: OnResult) -> None:
        """Adds a ticket, which excludes tables that the person is banned from."""
        barred = (t.state.id for t in self.tables.values() if ticket.person in t.state.barred)
        self.seeking.seek(replace(ticket, but=tuple(barred)), version, on_result)

    def no_more(self, person: v.PersonId) -> None:
        """Removes a person's ticket."""
        self.seeking.no_more(person)

    def brings(
        self, person: v.PersonId, table: RunningTable, is_new: bool, arrived: Callable[[], None]
    ) -> None:
        """Brings a person to the matched table; then calls `arrived`, with any result."""
        lobby = self._here.get(person)
        if lobby is None or lobby.is_at_table:
            arrived()
        else:
            lobby.find(table, is_new, arrived)

    # -- passphrases -------------------------------------------------------------------------------

    def keep_phrase(self, person: v.PersonId, phrase: str, on_result: OnResult) -> None:
        """Keeps what is made of a passphrase."""

        async def keep() -> None:
            try:
                made = await self._phrases.made(phrase)
            except Busy:
                on_result(_no("busy"))
                return
            people = self.services.people
            keeps = partial(people.keep_phrase, person, made)
            self.services.write_queue.run(
                keeps, lambda result: on_result(result if isinstance(result, Exception) else None)
            )

        task = asyncio.get_running_loop().create_task(keep())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
