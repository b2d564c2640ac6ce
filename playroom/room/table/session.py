"""Table session: one person at one table of a room, as a chair is one place at one match.

The shell knows a room through this interface only: a table in this process (a guest
through a door, the host) and a remote one differ only in latency.
"""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from playroom.engine.chair import Chair
from playroom.engine.deal.joint import JointDeal
from playroom.engine.header import Header
from playroom.engine.log.entries import Entry
from playroom.engine.notes import Clean, Rejection
from playroom.engine.record import Record, Seat, Word
from playroom.room.contests.views import ContestCommand, ContestView
from playroom.room.lobby.lobby import TableSummary
from playroom.room.members.circle import Notice
from playroom.room.members.commands import AnyPersonal, OnPersonal
from playroom.room.members.people import Role
from playroom.room.moderation.privacy import Privacy
from playroom.room.moderation.state import ModerationNews
from playroom.room.table.values import (
    AnyCommand,
    Invitation,
    Language,
    Nudge,
    PersonId,
    Saying,
    TableEvent,
    TableId,
    TableState,
    To,
)

OnResult: TypeAlias = Callable[[Rejection | Exception | None], None]
"""Called once: with why something was refused, with what went wrong, or (None) when it was done and
told.
"""
Invited: TypeAlias = Callable[[Invitation | Rejection | Exception], None]
"""Called once with what is passed on to a friend, or with why there is nothing."""


OnPrivacy: TypeAlias = Callable[[Privacy | Rejection | Exception], None]
"""Called once with the privacy statement of the room, or with why there is none."""
Entered: TypeAlias = Callable[["TableSession | Rejection | Exception"], None]
"""Called once with the session at a table, or with why there is none."""


class Utterance(NamedTuple):
    """Something that is to be said: to the table, to those who watch, or to one person."""

    text: str
    to: To = To.TABLE
    person: PersonId | None = None
    id: str = ""
    """What a repetition is known by."""


class Failing(Protocol):
    """What shows something may fail at it."""

    @property
    def failed(self) -> Callable[[Exception], None]:
        """Called with what went wrong."""
        ...


Hooks = TypeVar("Hooks", bound=Failing)


def safely(hooks: Hooks | None, tell: Callable[[Hooks], None]) -> None:
    """Calls a hook, if set. An error in it is reported, not raised, since the connection is
    sound.
    """
    if hooks is None:
        return
    try:
        tell(hooks)
    except Exception as why:
        hooks.failed(why)


class ConnectionState(enum.StrEnum):
    """State of the connection to the room."""

    UP = "up"
    TRYING = "trying"  # cut; it is tried again by itself
    LOST = "lost"  # given up: the room says that there is no place here any more


class Proof(enum.StrEnum):
    """What one's own side has found out of a joint deal, once its match is over."""

    PROVED = "proved"
    FALSE = "false"  # it does not follow from the numbers that were promised
    OTHERWISE = "otherwise"  # that of the log does, but what was told is not what the log tells
    HIDDEN = "hidden"  # the room does not show what it takes
    UNSEEN = "unseen"  # nothing is known here of what was promised

    @property
    def right(self) -> bool | None:
        """Is it proved? None: that cannot be known."""
        return {Proof.PROVED: True, Proof.FALSE: False, Proof.OTHERWISE: False}.get(self)


class GameHome(Record):
    """The log of a finished match: whether its deal is verified (None: unknown), one's own seat
    (None: watched), the proof of its joint deal, and its result (None: not checked). `missed`: its
    end was not announced here.
    """

    header: Header
    entries: tuple[Entry, ...]
    proved: bool | None
    seat: Seat | None = None
    deal: JointDeal | None = None
    proof: Proof | None = None
    missed: bool = False


Home: TypeAlias = Callable[[GameHome], bool | None]
"""Keeps a match that has come home; False: it could not be kept, and is to come again."""


class CloseReason(enum.StrEnum):
    """Why a connection or a session was closed."""

    LEFT = "left"
    SENT_AWAY = "sent_away"
    SENT_OUT = "sent_out"  # those who look after the room have sent them out of it
    BARRED = "barred"  # those who look after the room do not let them in
    NOT_AGREED = "not_agreed"  # to the rules of the house, which have changed
    WATCHING = "watching"  # spectators are not allowed, and no seat is free
    CLOSED = "closed"  # the table is no more
    ELSEWHERE = "elsewhere"  # the same person sat down from another place
    ROOM_GONE = "room_gone"
    OTHER_VERSION = "other_version"  # the room plays another version now
    OLD_ROOM = "old_room"  # it speaks an older version of the protocol than this program
    OLD_PROGRAM = "old_program"  # it speaks a newer one
    NOT_UNDERSTOOD = "not_understood"  # what the room sends cannot be made sense of


@dataclass(frozen=True, slots=True)
class SessionHooks:
    """What a session tells the one who shows it, on the thread of the event loop."""

    row: Callable[[TableEvent, TableState, TableState], None]
    """Something has happened at the table: the row, the table before it, and after it (which is
    `state` by now).
    """
    chair: Callable[[], None]
    """There is another chair: a match has begun, or one's seat at it has changed. Called before
    anything is told through it.
    """
    said: Callable[[Saying], None]
    """A line of chat for this listener; one's own lines come back too."""
    nudged: Callable[[Nudge], None]
    """A nudge: another player asks whether one is there."""
    wire: Callable[[ConnectionState], None]
    """The way to the room is cut, or there again."""
    missed: Callable[[bool], None]
    """What is told next has happened while the wire was cut; called with False when all of it has
    been told.
    """
    proved: Callable[[Proof, tuple[Seat, ...]], None]
    """What this side itself has found out of the deal of the match that has ended, with the numbers
    of these seats in it.
    """
    ended: Callable[[CloseReason], None]
    """The session is over."""
    failed: Callable[[Exception], None]
    """An unexpected error."""
    order: Callable[[ModerationNews], None] = lambda news: None
    """A moderation event."""
    notice: Callable[[Notice], None] = lambda notice: None
    """A line from the room, in one without a lobby."""
    ended_meanwhile: Callable[[GameHome], None] = lambda home: None
    """A match in which this person sat has ended while they were not in the room."""


class TableSession(ABC):
    """Table session: one person at one table."""

    me: PersonId
    room: Clean
    """What the room is called."""

    @property
    @abstractmethod
    def state(self) -> TableState:
        """The table as it is now."""

    @property
    @abstractmethod
    def chair(self) -> Chair | None:
        """One's place at the match that is on or was on last: one's seat, or a place to watch from;
        None before the first match.
        """

    @property
    @abstractmethod
    def sayings(self) -> tuple[Saying, ...]:
        """What was said lately and may be heard here."""

    @abstractmethod
    def attach(self, hooks: SessionHooks) -> None:
        """From now on `hooks` are told what happens."""

    @abstractmethod
    def ask(self, command: AnyCommand, on_result: OnResult) -> None:
        """Asks for something. `on_result` may be called before this returns, or later; what
        happened is told before it.
        """

    @abstractmethod
    def say(self, utterance: Utterance, on_result: OnResult) -> None:
        """Says something."""

    @abstractmethod
    def nudge(self, on_result: OnResult) -> None:
        """Nudges the player who is awaited."""

    @abstractmethod
    def invite(self, seat: Seat | None, on_result: Invited) -> None:
        """An invitation to a seat; None: to whichever is free when they come."""

    @abstractmethod
    def ask_privacy(self, on_result: OnPrivacy) -> None:
        """Asks for the privacy statement of the room."""

    @abstractmethod
    def personal(self, command: AnyPersonal, on_result: OnPersonal) -> None:
        """Asks something for oneself: about people, ratings, reports, one's own data."""

    @abstractmethod
    def go(self, for_good: bool, on_result: OnResult) -> None:
        """Goes: for a while (the seat is kept) or for good. The session is over when it is done."""

    @abstractmethod
    def close(self, meant: bool = False) -> None:
        """The one who showed it has gone, without a word: a seat is kept for a while. `meant`: by
        their own will.
        """

    @property
    @abstractmethod
    def is_moderator(self) -> bool:
        """Does this person moderate the whole room?"""

    @property
    @abstractmethod
    def forbids_hints(self) -> bool:
        """Does the room forbid hints at all its tables?"""

    @property
    def hints(self) -> str:
        """Who may ask for hints at this table (`Hints`); `room`: the room forbids them."""
        return "room" if self.forbids_hints else self.state.hints

    @property
    def finished(self) -> GameHome | None:
        """The match that is over, as this person played it; None: there is none, its table does not
        tell all of it, or it comes home in another way.
        """
        return None

    @property
    def owns(self) -> bool:
        """Does this person look after the table?"""
        return self.state.owner == self.me

    @property
    def seat(self) -> Seat | None:
        """One's seat now."""
        guest = self.state.guest(self.me)
        return None if guest is None else guest.seat


class GuestSession(TableSession):
    """Session of a guest with a shell in this process."""

    meant = False
    """Does the one who shows it go by their own will, once it is closed? The shell that shows it
    may say so before.
    """
    over: Callable[[], None]
    """Told once the session is over, before the one who shows it."""

    @property
    @abstractmethod
    def close_reason(self) -> CloseReason | None:
        """Why the session was ended by the table, once it has."""

    @abstractmethod
    def cut(self) -> None:
        """The connection of the guest is lost; the session still receives events."""

    @abstractmethod
    def mended(self) -> None:
        """The connection is restored."""

    @abstractmethod
    def tell_moderation(self, news: ModerationNews) -> None:
        """A moderation event."""


@dataclass(frozen=True, slots=True)
class LobbyHooks:
    """What a lobby tells the one who shows it, on the thread of the event loop, while they are at
    no table.
    """

    card: Callable[[TableSummary, TableSummary | None], None]
    """A table has changed: its card now, and before (None: it was not to be seen)."""
    gone: Callable[[TableSummary], None]
    """A table is to be seen no more: its last card."""
    found: Callable[[TableSession, bool], None]
    """The result of a search: the session at a table; was it opened for the two?"""
    wire: Callable[[ConnectionState], None]
    """The way to the room is cut, or there again."""
    ended: Callable[[CloseReason], None]
    """One is in this room no more."""
    failed: Callable[[Exception], None]
    """An unexpected error."""
    order: Callable[[ModerationNews], None] = lambda news: None
    """A moderator did something about this person."""
    contests: Callable[[tuple[ContestView, ...]], None] = lambda views: None
    """The tournaments have changed; told wherever in the room one is."""
    notice: Callable[[Notice], None] = lambda notice: None
    """A line from the room, also at a table: a friend is here, or invites."""


class Lobby(ABC):
    """A person in the lobby of a room: its tables, and joining them. Leaving a table leads back to
    the lobby.
    """

    me: PersonId
    name: Clean
    """What one is called in this room."""
    room: Clean
    """What the room is called."""
    role: Role

    @property
    @abstractmethod
    def cards(self) -> tuple[TableSummary, ...]:
        """The tables that one may know of, one's own first, then those with a seat."""

    @property
    @abstractmethod
    def session(self) -> TableSession | None:
        """The table that one is at now."""

    @property
    @abstractmethod
    def seeking(self) -> tuple[Word, Language | None] | None:
        """The game that one seeks, and the language."""

    @property
    @abstractmethod
    def contests(self) -> tuple[ContestView, ...]:
        """The tournaments of the room, the latest first."""

    @abstractmethod
    def ask_contest(self, command: ContestCommand, on_result: OnResult) -> None:
        """Opens, joins or leaves a tournament; begins or cancels it."""

    @abstractmethod
    def attach(self, hooks: LobbyHooks) -> None:
        """From now on `hooks` are told what happens."""

    @abstractmethod
    def enter(self, table: TableId, watch: bool, on_result: Entered) -> None:
        """To a table: to a free seat (with none one watches), or to `watch`."""

    @abstractmethod
    def open(self, game: Word, preset: Word | None, listed: bool, on_result: Entered) -> None:
        """To a new table of one's own; not `listed`: only who is invited knows of it."""

    @abstractmethod
    def seek(self, game: Word, language: Language | None, on_result: OnResult) -> None:
        """The next table of a game, in a language or (None) in any; `LobbyHooks.found` tells it. It
        is sought until one goes to a table.
        """

    @abstractmethod
    def seek_no_more(self, on_result: OnResult) -> None:
        """It is not sought any more."""

    @abstractmethod
    def ask_privacy(self, on_result: OnPrivacy) -> None:
        """Asks for the privacy statement of the room."""

    @abstractmethod
    def personal(self, command: AnyPersonal, on_result: OnPersonal) -> None:
        """Asks something for oneself: about people, ratings, one's own data."""

    @abstractmethod
    def set_phrase(self, phrase: str, on_result: OnResult) -> None:
        """A passphrase, by which one is known on other machines."""

    @abstractmethod
    def take_vacation(self, days: int, on_result: OnResult) -> None:
        """The time of one's turns stands still for so many days at all tables; 0: no more."""

    @abstractmethod
    def close(self, meant: bool = False) -> None:
        """The one who showed it has gone out of the room. `meant`: by their own will."""
