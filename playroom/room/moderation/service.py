"""Moderation service of a room: decides by the pure rules (`moderation`), stores the events and
then tells those whom they concern; answers every door whether somebody is banned.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple, Protocol

from playroom.clock import wall
from playroom.engine.log.entries import AlreadyApplied, Conflict
from playroom.engine.notes import Clean, Note, Rejection
from playroom.engine.record import replace
from playroom.engine.wire import PLAIN, written
from playroom.room.members.names import is_taken, said_of
from playroom.room.moderation import state as o
from playroom.room.protocol.addresses import net_of
from playroom.room.store.room_store import RoomStore
from playroom.room.table import values as v
from playroom.room.table.session import Came
from playroom.room.table.values import ModerationAction, PersonId, RoomEvent, TableEvent
from playroom.store import StoreError

MOST_KNOWN = 10_000
"""People of whom is remembered by what they are known; of more the latest ones."""
KEYS_EACH, NETS_EACH = 8, 4
"""Keys and parts of the net that are remembered of one person: those shown last."""
AGAIN = 1.0
"""Seconds until rows of others that could not be read are read once more."""
ELSEWHERE = 1.0
"""Seconds that another process has to send somebody away who is there."""
USUAL_MUTE = 60
"""Minutes."""
SECRET = "order_secret"
"""The fact that keeps what the traces of this room are made with."""


class Here(Protocol):
    """A visit of somebody."""

    @property
    def me(self) -> PersonId:
        """Whose it is."""
        ...

    def tell_order(self, news: o.ModerationNews) -> None:
        """Moderation events of the room."""
        ...


class TableHere(Protocol):
    """A table of the room, as far as order goes."""

    @property
    def life(self) -> v.TableState:
        """The table as it is now."""
        ...

    @property
    def here(self) -> Iterable[Here]:
        """The visits there."""
        ...

    def send_away(self, person: PersonId) -> None:
        """Somebody has no place here any more."""
        ...


class LobbyHere(Protocol):
    """The lobby of the room, as far as order goes."""

    @property
    def people(self) -> Iterable[o.Somebody]:
        """Who is in it here, at a table or not."""
        ...

    def tell_order(self, news: o.ModerationNews) -> None:
        """Whom it concerns hears it, when they are at no table."""
        ...

    def close_strangers(self, by: PersonId) -> int:
        """Closes the tables of newcomers at which no match is on; gives how many."""
        ...

    def kick(self, person: PersonId) -> None:
        """Somebody was kicked out of the room, wherever in it they are."""
        ...


class Keeps(Protocol):
    """What does something in the thread that keeps the book."""

    def run(self, act: Callable[[], Any], done: Callable[[Any], None]) -> None:
        """See `LogKeeper.run`."""
        ...


class _Question(NamedTuple):
    """What is asked when its turn has come: the rows that follow, or why there are none."""

    asked: Callable[[], Rejection | tuple[o.AnyModerationEvent, ...]]
    done: Came
    known_by: tuple[PersonId, str] | None


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
        book: RoomStore,
        keeper: Keeps,
        address_days: int = 0,
        clock: Callable[[], float] = wall,
    ) -> None:
        """`address_days`: for how long somebody is banned from where they came, at most; `clock`
        gives seconds since 1970. Raises `StoreError`.
        """
        self._book = book
        self._keeper = keeper
        self._address_days = address_days
        self._clock = clock
        self.tables: Callable[[], Iterable[TableHere]] = tuple
        """The tables that run here."""
        self.lobby: LobbyHere | None = None
        """The lobby, where there is one."""
        self.noted: Callable[[], None] = lambda: None
        """Called when there are more rows."""
        self._known: OrderedDict[PersonId, o.Identifiers] = OrderedDict()
        self._questions: deque[_Question] = deque()
        self._keeping = False
        self._due = False
        """Are there perhaps rows of others that were not read yet?"""
        self.state = o.ModerationState()
        self.rows: list[o.AnyModerationEvent] = []
        secret = book.fact(SECRET) or book.fact(SECRET, secrets.token_hex(32)) or ""
        self._secret = bytes.fromhex(secret)
        for row in rows_of(book.rows(o.ROOM)):
            self._take(row)

    def _take(self, row: o.AnyModerationEvent) -> None:
        self.state = o.apply(self.state, row)
        self.rows.append(row)

    def _trace(self, of: str) -> o.Trace:
        return hmac.new(self._secret, of.encode(), hashlib.sha256).hexdigest()[:32]

    @property
    def now(self) -> int:
        """Seconds since 1970."""
        return int(self._clock())

    # -- doors -------------------------------------------------------------------------------------

    def bans(self, person: PersonId | None, keys: Iterable[str], place: str) -> bool:
        """Is somebody banned? By who they are (None: that is not known yet), by what they
        have shown, and by where they come from. Who may is remembered.
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

    def muted_for(self, person: PersonId) -> Note:
        """For how long somebody whom nobody hears now is not heard yet."""
        deed = o.active_mute(self.state, person, self.now)
        return o.how_long(0) if deed is None else o.how_long_yet(deed, self.now)

    def is_banned(self, person: PersonId) -> bool:
        """Is this person banned now, wherever they come from?"""
        return o.active_ban(self.state, person, (), None, self.now) is not None

    def own(self, person: PersonId) -> None:
        """The room is theirs: they have opened it."""

        def asked() -> tuple[o.AnyModerationEvent, ...]:
            return () if person in self.state.owners else (o.Owns(person),)

        self._bring(_Question(asked, lambda came: None, None))

    def forget(self, numbers: Iterable[int]) -> None:
        """These rows are kept no more; they hold no more, either."""
        for number in numbers:
            self.rows[number - 1] = o.Forgotten()

    # -- commands ----------------------------------------------------------------------------------

    def ask(self, by: v.Guest, command: v.ModerationCommand, done: Came, id: str = "") -> None:
        """Somebody wants order kept; `id` is what a repetition is known by."""
        if command.act not in v.ABOUT_SOMEBODY:
            self._close_strangers(o.Somebody(by.id, by.name), command, done)
            return
        asked = partial(self._answer, o.Somebody(by.id, by.name), command)
        self._bring(_Question(asked, done, (by.id, id) if id else None))

    def _close_strangers(self, by: o.Somebody, command: v.ModerationCommand, done: Came) -> None:
        if command.act is not ModerationAction.CLOSE or not self.state.is_moderator(by.id):
            done(Rejection.of("order", "together-no-order"))
            return
        count = 0 if self.lobby is None else self.lobby.close_strangers(by.id)
        news = o.ModerationNews(ModerationAction.CLOSE, by.id, by.name, by.name, Clean(""), count)
        for table in tuple(self.tables()):
            for visit in tuple(table.here):
                if visit.me == by.id:
                    visit.tell_order(news)
        done(None)

    def _bring(self, question: _Question) -> None:
        self._questions.append(question)
        self._next()

    def _next(self) -> None:
        if self._due and not self._keeping:
            self._keeping = True
            self._read()
        while not self._keeping and self._questions:
            question = self._questions.popleft()
            rows = question.asked()
            if isinstance(rows, Rejection) or not rows:
                question.done(rows if isinstance(rows, Rejection) else None)
                continue
            self._keeping = True
            texts = tuple(kept_of(row) for row in rows)
            number = self.state.rows + 1
            append = partial(self._book.append, o.ROOM, number, texts, question.known_by)
            self._keeper.run(append, partial(self._kept, rows, question))

    def _kept(
        self, rows: tuple[o.AnyModerationEvent, ...], question: _Question, came: Exception | None
    ) -> None:
        if isinstance(came, Conflict):  # another process was first
            self._questions.appendleft(question)
            self._read(came)
            return
        self._keeping = False
        if came is None:
            self._heard_of(rows)
        question.done(None if isinstance(came, AlreadyApplied) else came)
        self._next()

    def _heard_of(self, rows: Iterable[o.AnyModerationEvent]) -> None:
        for row in rows:
            is_known = o.is_known(self.state, row)
            self._take(row)
            if not is_known:
                self._tell(row)
            if isinstance(row, o.Ban) and row.person.id in self._known:
                adds = partial(self._more_identifiers, row)
                self._questions.append(_Question(adds, lambda came: None, None))
        self.noted()

    def _more_identifiers(self, row: o.Ban) -> tuple[o.AnyModerationEvent, ...]:
        """By what somebody is known here whom another process has banned."""
        return o.more_identifiers(self.state, row, self._known.get(row.person.id, o.NOTHING))

    def heard(self) -> None:
        """Another process may have added rows."""
        self._due = True
        self._next()

    def _read(self, because: Conflict | None = None) -> None:
        def read() -> list[o.AnyModerationEvent]:
            return rows_of(self._book.rows(o.ROOM, after))

        def came(found: list[o.AnyModerationEvent] | Exception) -> None:
            self._keeping = False
            if isinstance(found, Exception):
                self._due = True  # whoever was banned elsewhere must not stay for want of a disk
                asyncio.get_running_loop().call_later(AGAIN, self._next)
                self._give_up(found)
            elif not found and because is not None:
                self._give_up(because)  # nobody was first after all
            else:
                self._heard_of(found)
                self._next()

        self._due = False
        after = self.state.rows
        self._keeper.run(read, came)

    def _give_up(self, why: Exception) -> None:
        while self._questions:
            self._questions.popleft().done(why)

    def _answer(
        self, by: o.Somebody, command: v.ModerationCommand
    ) -> Rejection | tuple[o.AnyModerationEvent, ...]:
        if not self.state.is_moderator(by.id):  # nobody else learns who is known here
            return Rejection.of("order", "together-no-order")
        found = self._found(command)
        if not found:
            return Rejection.of("nobody", "together-no-nobody-here")
        if len(found) > 1:
            return Rejection.of("several", "together-no-several", name=found[0].name)
        (person,) = found
        usual = USUAL_MUTE if command.act is ModerationAction.HUSH else 0
        minutes = usual if command.minutes is None else command.minutes
        why = Clean.of(said_of(command.why), o.LONGEST_REASON)
        known = self._known.get(person.id, o.NOTHING)
        days = self._address_days * 24 * 60
        known = replace(known, nets_minutes=min(days, o.MOST_MINUTES))
        wanted = o.Wanted(command.act, person, why, minutes)
        return o.decide(self.state, by, wanted, self.now, known)

    def _found(self, command: v.ModerationCommand) -> list[o.Somebody]:
        """Who is meant: somebody at a table, or somebody of whom the log of the room knows."""
        found = dict[PersonId, o.Somebody]()
        for table in self.tables():
            for guest in table.life.guests:
                found[guest.id] = o.Somebody(guest.id, guest.name)
        for somebody in () if self.lobby is None else self.lobby.people:
            found.setdefault(somebody.id, somebody)
        deeds = (*self.state.mutes, *self.state.bans)
        for somebody in (*(deed.person for deed in deeds), *self.state.moderators):
            found.setdefault(somebody.id, somebody)
        if command.person is not None:
            return [found[command.person]] if command.person in found else []
        return [one for one in found.values() if is_taken(command.name, [one.name])]

    # -- telling -----------------------------------------------------------------------------------

    def _tell(self, row: o.AnyModerationEvent) -> None:
        if isinstance(row, o.Owns | o.Forgotten):
            return
        news = news_of(row)
        shortly = replace(news, why=Clean(""))
        for table in tuple(self.tables()):
            at_table = table.life.guest(row.person.id) is not None
            for visit in tuple(table.here):
                if visit.me == row.person.id:
                    visit.tell_order(news)
                elif at_table or visit.me == row.by.id:
                    visit.tell_order(shortly)
            if at_table and isinstance(row, o.Kicked | o.Ban):
                self._send_away(table, row.person.id)
        if self.lobby is not None:
            self.lobby.tell_order(news)
            if isinstance(row, o.Kicked | o.Ban):
                self.lobby.kick(row.person.id)

    @staticmethod
    def _send_away(table: TableHere, person: PersonId) -> None:
        """From a table. Where somebody is at another process that one does it, once they have heard
        why; nobody is waited for in vain.
        """
        if any(visit.me == person for visit in table.here):
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
