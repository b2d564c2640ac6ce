"""Moderation service of a room: decides by pure rules (`state`), stores the events, then informs
those concerned; checks bans for every door.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial, reduce
from typing import Any, Protocol

from playroom.clock import wall
from playroom.engine.notes import Clean, Rejection
from playroom.engine.record import replace
from playroom.engine.wire import PLAIN, written
from playroom.log.stream import Stream
from playroom.log.write_queue import Queue
from playroom.room.members.circle import Notice
from playroom.room.members.names import said_of, skeleton
from playroom.room.moderation import state as o
from playroom.room.protocol.addresses import net_of
from playroom.room.store.room_store import RoomStore
from playroom.room.store.stored_events import StoredEvents
from playroom.room.table import values as v
from playroom.room.table.session import OnResult
from playroom.room.table.values import ModerationAction, PersonId, RoomEvent, TableEvent
from playroom.store import StoreError

MOST_KNOWN = 10_000
"""People of whom is remembered by what they are known; of more the latest ones."""
KEYS_EACH, NETS_EACH = 8, 4
"""Keys and parts of the net that are remembered of one person: those shown last."""
ELSEWHERE = 1.0
"""Seconds that another process has to kick a person who is connected there."""
USUAL_MUTE = 60
"""Minutes."""
SECRET = "order_secret"
"""The fact that keeps what the traces of this room are made with."""


class Here(Protocol):
    """A session of a person."""

    @property
    def me(self) -> PersonId:
        """The person."""
        ...

    def tell_moderation(self, news: o.ModerationNews) -> None:
        """Moderation events of the room."""
        ...

    def tell_notice(self, notice: Notice) -> None:
        """A line for the person, unasked."""
        ...


class TableHere(Protocol):
    """A table of the room, as far as order goes."""

    @property
    def state(self) -> v.TableState:
        """The table as it is now."""
        ...

    @property
    def here(self) -> Iterable[Here]:
        """The visits there."""
        ...

    def send_away(self, person: PersonId) -> None:
        """Kicks a person from the table."""
        ...

    def on_vacation(self, row: v.OnVacation) -> None:
        """Keeps the vacation of a person at the table."""
        ...


class LobbyHere(Protocol):
    """The lobby of the room, as far as order goes."""

    @property
    def people(self) -> Iterable[o.Somebody]:
        """Who is in it here, at a table or not."""
        ...

    def tell_moderation(self, news: o.ModerationNews) -> None:
        """Whom it concerns hears it, when they are at no table."""
        ...

    def tell_notice(self, person: PersonId, notice: Notice) -> None:
        """A line for a person who is in it, unasked."""
        ...

    def invited(self, person: PersonId, table: v.TableId) -> None:
        """A person who is in it has a place at a table."""
        ...

    def deleted(self, person: PersonId) -> None:
        """Nothing is kept of a person any more, who goes."""
        ...

    def close_strangers(self, by: PersonId) -> int:
        """Closes the tables of newcomers at which no match is on; gives how many."""
        ...

    def kick(self, person: PersonId) -> None:
        """Kicks a person from the room."""
        ...


def rows_of(kept: Iterable[TableEvent]) -> list[o.AnyModerationEvent]:
    """The rows of the room's own log. Raises `StoreError` (`damaged`)."""
    wanted: Any = o.AnyModerationEvent
    try:
        return [
            PLAIN.decode(row.text.encode(), wanted) for row in kept if isinstance(row, RoomEvent)
        ]
    except ValueError as why:
        raise StoreError("damaged", file=Clean.of(o.ROOM)) from why


def kept_of(row: o.AnyModerationEvent) -> RoomEvent:
    """A row as it is kept."""
    return RoomEvent(written(row))


class ModerationService:
    """Moderation service of one room. Everything is called on the thread of one event loop."""

    def __init__(
        self,
        room_store: RoomStore,
        write_queue: Queue,
        address_days: int = 0,
        clock: Callable[[], float] = wall,
    ) -> None:
        """`address_days`: most days of a ban by address; `clock`: seconds since 1970. Raises
        `StoreError`.
        """
        self._address_days = address_days
        self._clock = clock
        self.tables: Callable[[], Iterable[TableHere]] = tuple
        """The tables that run here."""
        self.lobby: LobbyHere | None = None
        """The lobby, where there is one."""
        self.reported: Callable[[o.Reported], None] = lambda row: None
        """Told of every report."""
        self.noted: Callable[[], None] = lambda: None
        """Called when there are more rows."""
        self._known: OrderedDict[PersonId, o.Identifiers] = OrderedDict()
        secret = room_store.fact(SECRET) or room_store.fact(SECRET, secrets.token_hex(32)) or ""
        self._secret = bytes.fromhex(secret)
        log = StoredEvents(room_store, o.ROOM, kept_of, rows_of)
        self.rows = log.read(0)
        self._has_grown = False
        self._stream = Stream(
            log,
            write_queue,
            reduce(o.apply, self.rows, o.ModerationState()),
            o.apply,
            len(self.rows),
            on_settled=self._settled,
        )
        self._stream.subscribe(self._published)

    @property
    def state(self) -> o.ModerationState:
        """Who looks after the room, and who is muted or banned."""
        return self._stream.state

    def _trace(self, of: str) -> o.Trace:
        return hmac.new(self._secret, of.encode(), hashlib.sha256).hexdigest()[:32]

    @property
    def now(self) -> int:
        """Seconds since 1970."""
        return int(self._clock())

    # -- doors -------------------------------------------------------------------------------------

    def bans(self, person: PersonId | None, keys: Iterable[str], place: str) -> bool:
        """Whether a person is banned: by id (None: unknown yet), keys or address. Those not banned
        are remembered.
        """
        traces = tuple(self._trace(key) for key in keys if key)[-KEYS_EACH:]
        net = net_of(place)
        at = self._trace(f"net {net}") if net else None
        if o.active_ban(self.state, person, traces, at, self.now) is not None:
            return True
        if person is not None:
            known = self._known.pop(person, o.NOTHING)
            nets = (*(one for one in known.nets if one != at), *(() if at is None else (at,)))
            keys = (*(key for key in known.keys if key not in traces), *traces)
            self._known[person] = o.Identifiers(keys[-KEYS_EACH:], nets[-NETS_EACH:])
            while len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        return False

    def is_muted(self, person: PersonId) -> bool:
        """Is this person muted by a moderator now?"""
        return o.active_mute(self.state, person, self.now) is not None

    def mute(self, person: PersonId, table: v.TableState | None) -> Rejection | None:
        """Refuses what would reach others, of a person who is muted in the room or at that table;
        None: of no other.
        """
        guest = None if table is None else table.guest(person)
        if guest is not None and guest.hushed:
            return Rejection.of("hushed", "together-no-hushed")
        deed = o.active_mute(self.state, person, self.now)
        if deed is None:
            return None
        how_long = o.how_long_yet(deed, self.now)
        return Rejection.of("hushed", "together-no-hushed-room", how_long=how_long)

    def is_banned(self, person: PersonId) -> bool:
        """Is this person banned now, wherever they come from?"""
        return o.active_ban(self.state, person, (), None, self.now) is not None

    @property
    def reports(self) -> list[o.Reported]:
        """The reports that are kept, the oldest first."""
        return [row for row in self.rows if isinstance(row, o.Reported)]

    def report(self, row: o.Reported) -> None:
        """A report to the moderators."""
        self._submit(lambda state: (row,))

    def own(self, person: PersonId) -> None:
        """The room is theirs: they have opened it."""

        self._submit(lambda state: () if person in state.owners else (o.Owns(person),))

    def forget(self, numbers: Iterable[int]) -> None:
        """These rows are kept no more; they hold no more, either."""
        for number in numbers:
            self.rows[number - 1] = o.Forgotten()

    # -- commands ----------------------------------------------------------------------------------

    def submit(
        self, by: v.Guest, command: v.ModerationCommand, on_result: OnResult, id: str = ""
    ) -> None:
        """Submits a command of a moderator; `id` is what a repetition is known by."""
        if command.act not in v.ABOUT_SOMEBODY:
            self._close_strangers(o.Somebody(by.id, by.name), command, on_result)
            return
        decide = partial(self._decide, o.Somebody(by.id, by.name), command)
        self._submit(decide, on_result, (by.id, id) if id else None)

    def _close_strangers(
        self, by: o.Somebody, command: v.ModerationCommand, on_result: OnResult
    ) -> None:
        if command.act is not ModerationAction.CLOSE or not self.state.is_moderator(by.id):
            on_result(Rejection.of("order", "together-no-order"))
            return
        count = 0 if self.lobby is None else self.lobby.close_strangers(by.id)
        news = o.ModerationNews(ModerationAction.CLOSE, by.id, by.name, by.name, Clean(""), count)
        for table in tuple(self.tables()):
            for session in tuple(table.here):
                if session.me == by.id:
                    session.tell_moderation(news)
        on_result(None)

    def _submit(
        self,
        decide: Callable[[o.ModerationState], Rejection | tuple[o.AnyModerationEvent, ...]],
        on_result: OnResult = lambda result: None,
        id: tuple[PersonId, str] | None = None,
    ) -> None:
        self._stream.submit(decide, on_result, id)

    def _published(self, event: o.AnyModerationEvent, before: o.ModerationState, own: bool) -> None:
        self.rows.append(event)
        self._has_grown = True
        if not o.is_known(before, event):
            self._tell(event)
        if isinstance(event, o.Ban) and event.person.id in self._known:
            self._submit(partial(self._more_identifiers, event))

    def _settled(self, why: Exception | None) -> None:
        if self._has_grown:
            self._has_grown = False
            self.noted()

    def _more_identifiers(
        self, event: o.Ban, state: o.ModerationState
    ) -> tuple[o.AnyModerationEvent, ...]:
        """Identifiers known here of a person banned by another process."""
        return o.more_identifiers(state, event, self._known.get(event.person.id, o.NOTHING))

    def catch_up(self) -> None:
        """Reads what another process may have added."""
        self._stream.catch_up()

    def _decide(
        self, by: o.Somebody, command: v.ModerationCommand, state: o.ModerationState
    ) -> Rejection | tuple[o.AnyModerationEvent, ...]:
        if not state.is_moderator(by.id):  # only moderators may learn who is known here
            return Rejection.of("order", "together-no-order")
        persons = self._persons_meant(command)
        if not persons:
            return Rejection.of("nobody", "together-no-nobody-here")
        if len(persons) > 1:
            return Rejection.of("several", "together-no-several", name=persons[0].name)
        (person,) = persons
        usual = USUAL_MUTE if command.act is ModerationAction.HUSH else 0
        minutes = usual if command.minutes is None else command.minutes
        why = Clean.of(said_of(command.why), o.LONGEST_REASON)
        known = self._known.get(person.id, o.NOTHING)
        days = self._address_days * 24 * 60
        known = replace(known, nets_minutes=min(days, o.MOST_MINUTES))
        wanted = o.Wanted(command.act, person, why, minutes)
        return o.decide(state, by, wanted, self.now, known)

    def _persons_meant(self, command: v.ModerationCommand) -> list[o.Somebody]:
        """The persons meant by a command: at a table, or in the moderation log."""
        known = dict[PersonId, o.Somebody]()
        for table in self.tables():
            for guest in table.state.guests:
                known[guest.id] = o.Somebody(guest.id, guest.name)
        for somebody in () if self.lobby is None else self.lobby.people:
            known.setdefault(somebody.id, somebody)
        deeds = (*self.state.mutes, *self.state.bans)
        for somebody in (*(deed.person for deed in deeds), *self.state.moderators):
            known.setdefault(somebody.id, somebody)
        if command.person is not None:
            return [known[command.person]] if command.person in known else []
        wanted = skeleton(command.name)
        return [person for person in known.values() if skeleton(person.name) == wanted]

    # -- telling -----------------------------------------------------------------------------------

    def _tell(self, row: o.AnyModerationEvent) -> None:
        if isinstance(row, o.Reported):
            self.reported(row)
        if isinstance(row, o.Owns | o.Forgotten | o.Reported):
            return
        news = news_of(row)
        shortly = replace(news, why=Clean(""))
        for table in tuple(self.tables()):
            at_table = table.state.guest(row.person.id) is not None
            for session in tuple(table.here):
                if session.me == row.person.id:
                    session.tell_moderation(news)
                elif at_table or session.me == row.by.id:
                    session.tell_moderation(shortly)
            if at_table and isinstance(row, o.Kicked | o.Ban):
                self._send_away(table, row.person.id)
        if self.lobby is not None:
            self.lobby.tell_moderation(news)
            if isinstance(row, o.Kicked | o.Ban):
                self.lobby.kick(row.person.id)

    @staticmethod
    def _send_away(table: TableHere, person: PersonId) -> None:
        """Kicks from a table. The process with the person's connection does it, after the reason
        was heard; another one only after a timeout.
        """
        if any(session.me == person for session in table.here):
            table.send_away(person)
        else:
            asyncio.get_running_loop().call_later(ELSEWHERE, table.send_away, person)


_ACTS: dict[type[o.ModerationEvent], ModerationAction] = {
    o.Mute: ModerationAction.HUSH,
    o.Kicked: ModerationAction.KICK,
    o.Ban: ModerationAction.BAN,
    o.Reinstated: ModerationAction.PARDON,
    o.Moderator: ModerationAction.MODERATOR,
}


def news_of(row: o.Deed) -> o.ModerationNews:
    """What was done, as whom it concerns hears it."""
    minutes = row.minutes if isinstance(row, o.Mute | o.Ban) else 0
    is_one = row.is_one if isinstance(row, o.Moderator) else True
    person, act = row.person, _ACTS[type(row)]
    return o.ModerationNews(act, person.id, person.name, row.by.name, row.why, minutes, is_one)
