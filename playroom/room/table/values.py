"""Values of a room: people, tables, table events and commands.

A table has an event log of its own beside those of its matches, which it outlives.
"""

from __future__ import annotations

import enum
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from playroom.engine.header import MatchId
from playroom.engine.notes import Clean
from playroom.engine.options import OptionName, OptionValue, Setup
from playroom.engine.record import (
    MOST_SEATS,
    Count,
    Record,
    Seat,
    Version,
    Word,
    replace,
    tag_of,
)
from playroom.room.fair.deal_events import Aborted as Aborted
from playroom.room.fair.deal_events import Committing as Committing
from playroom.room.fair.deal_events import Deal as Deal
from playroom.room.fair.deal_events import NumbersClosed as NumbersClosed
from playroom.room.fair.deal_events import Pledged as Pledged
from playroom.room.fair.deal_events import Reveal as Reveal
from playroom.room.fair.deal_events import Sealed as Sealed
from playroom.room.fair.deal_events import SeatCommitment as SeatCommitment
from playroom.room.fair.deal_events import TableEvent as TableEvent

PersonId: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{12}\Z")]
"""Id of a person in this room, permanent."""
TableId: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{6}\Z")]
Language: TypeAlias = Annotated[str, Meta(pattern=r"\A[a-z]{2}\Z")]

Moment: TypeAlias = Annotated[int, Meta(ge=0, le=10**12)]
"""Seconds since 1970; 0: none."""
MOST_HOURS = 14 * 24
Pace: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_HOURS)]
"""Time per turn in hours, at a table by correspondence; 0: a table at which all are there."""

Hints: TypeAlias = Literal["bots", "none", "all"]
"""Who may ask for hints: a person who plays with bots alone, no person, or all who play."""

Plays: TypeAlias = Annotated[int, Meta(ge=0, le=1_000)]
"""So many plays of a match."""

LONGEST_NAME = 24
"""Characters of a person's name."""
LONGEST_SAYING = 300
"""Longest line of chat, in characters."""
MOST_PEOPLE = 64
"""At one table, watchers included."""
MOST_BANNED = 1_000
"""Of those who were sent away for good the latest ones are remembered."""


def bounded(text: Clean, longest: int) -> None:
    """What comes from elsewhere must not be longer than what we would send."""
    if len(text) > longest:
        raise ValueError(f"{len(text)} characters, more than {longest}")


class Phase(enum.StrEnum):
    """Where a table stands."""

    OPEN = "open"  # seats fill, options are agreed on
    SEALING = "sealing"  # everybody is ready; the deal is being committed to
    PLAYING = "playing"
    PAUSED = "paused"  # clocks stand, no bot acts
    OVER = "over"  # the match has ended; those who stay may play again
    CLOSED = "closed"


class Guest(Record, omit_defaults=True):
    """A person at a table: seated, or watching (`seat` None).

    `here`: connected now; `hushed`: muted by the owner. At a table by correspondence: `seen`, the
    inputs of the match when the person was last there, at the moment `seen_at`; `vacation`: until
    when their turns' time stands still.
    """

    id: PersonId
    name: Clean
    language: Language
    seat: Seat | None = None
    here: bool = True
    ready: bool = False
    hushed: bool = False
    seen: Count = 0
    seen_at: Moment = 0
    vacation: Moment = 0

    def __post_init__(self) -> None:
        bounded(self.name, LONGEST_NAME)


class SeatedBot(Record):
    """A bot in a seat: what it is called, and its level."""

    seat: Seat
    level: Word
    name: Clean

    def __post_init__(self) -> None:
        bounded(self.name, LONGEST_NAME)


class TableState(Record, omit_defaults=True):
    """Public state of a table.

    `rows` is the number of its last row, `changed` that of the last one that changed what would be
    played; `guests` in the order in which they came (the longest there first), `match` the match
    that is on, was on last, or is being sealed (empty before the first), `deal` how far its joint
    deal has come; `numbers_closed`: it is dealt without the numbers that are missing by now;
    `waits`: at an open table it waits for its people, and goes on once all are here;
    `deserted`: it was closed for being empty; `late`: how many plays late those are told who watch;
    `listed`: shown in the lobby; `open_hands`: those who watch are told each deal once it is over,
    with all hands.
    """

    id: TableId
    game: Word
    version: Version
    setup: Setup
    owner: PersonId | None
    phase: Phase = Phase.OPEN
    preset: Word | None = None
    guests: Annotated[tuple[Guest, ...], Meta(max_length=MOST_PEOPLE)] = ()
    bots: Annotated[tuple[SeatedBot, ...], Meta(max_length=MOST_SEATS)] = ()
    barred: Annotated[tuple[PersonId, ...], Meta(max_length=MOST_BANNED)] = ()
    match: MatchId | None = None
    deal: Deal | None = None
    matches: Count = 0
    opens_deals: bool = True
    watchers_heard: bool = False
    pausing: Annotated[tuple[PersonId, ...], Meta(max_length=MOST_SEATS)] = ()
    waits: bool = False
    deserted: bool = False
    late: Plays = 0
    listed: bool = False
    open_hands: bool = False
    changed: Count = 0
    rows: Count = 0
    pace: Pace = 0
    hints: Hints = "bots"
    numbers_closed: bool = False

    def guest(self, person: PersonId) -> Guest | None:
        """The guest of that id."""
        return next((guest for guest in self.guests if guest.id == person), None)

    def in_seat(self, seat: Seat) -> Guest | SeatedBot | None:
        """The occupant of a seat; None: free."""
        for guest in self.guests:
            if guest.seat == seat:
                return guest
        return next((bot for bot in self.bots if bot.seat == seat), None)

    @property
    def seated(self) -> tuple[Guest, ...]:
        """The persons who sit, in the order of their seats."""
        sitting = [guest for guest in self.guests if guest.seat is not None]
        return tuple(sorted(sitting, key=lambda guest: guest.seat or 0))

    @property
    def free(self) -> tuple[Seat, ...]:
        """The free seats."""
        return tuple(seat for seat in range(self.setup.seats) if self.in_seat(seat) is None)


class Opened(TableEvent):
    """The table is opened. `listed`: shown in the lobby."""

    id: TableId
    game: Word
    version: Version
    setup: Setup
    owner: PersonId | None
    preset: Word | None = None
    opens_deals: bool = True
    listed: bool = False


class Came(TableEvent, omit_defaults=True):
    """A person arrives, for the first time or again. `deal`: number of the deal in progress (0:
    none, or not needed); stored in the log and not published (`as_told`).
    """

    person: PersonId
    name: Clean
    language: Language
    deal: Count = 0

    def __post_init__(self) -> None:
        bounded(self.name, LONGEST_NAME)


class Away(TableEvent, omit_defaults=True):
    """A person is disconnected, or left for a while (`meant`); a seat is kept. At a table by
    correspondence with the number of inputs of the match by then, and the moment (see `Guest`).
    """

    person: PersonId
    meant: bool = False
    seen: Count = 0
    at: Moment = 0


class Back(TableEvent):
    """A person is back."""

    person: PersonId


class Gone(TableEvent, omit_defaults=True):
    """A person left the table for good; a seat of an open table becomes free. `deal` as in
    `Came`.
    """

    person: PersonId
    deal: Count = 0


class Sat(TableEvent):
    """A person took a seat, or moved to another one."""

    person: PersonId
    seat: Seat


class Stood(TableEvent):
    """A person gave up a seat and watches."""

    person: PersonId


class BotSat(TableEvent):
    """A bot was put into a seat, or has another level."""

    bot: SeatedBot
    by: PersonId | None = None


class BotRose(TableEvent):
    """A bot was taken out of a seat."""

    seat: Seat
    by: PersonId | None = None


class Chose(TableEvent):
    """An option has another value; readiness is reset."""

    name: OptionName
    value: OptionValue
    by: PersonId


class ChosePreset(TableEvent):
    """Other rules, all at once."""

    preset: Word
    by: PersonId


class ChoseSeats(TableEvent):
    """The number of seats changed; people in removed seats watch."""

    seats: Annotated[int, Meta(ge=1, le=64)]
    by: PersonId


class ChoseDeals(TableEvent):
    """Will deals be opened to everybody after a match?"""

    opened: bool
    by: PersonId


class ChosePace(TableEvent):
    """Another time per turn; readiness is reset."""

    pace: Pace
    by: PersonId


class TurnBegan(TableEvent, omit_defaults=True):
    """The time of a seat's turn runs from the moment `at`, at a table by correspondence. `after`:
    the sequence of the seat's last input before. Kept in the log; published without its fields
    (`as_told`), for who watches is told late who is awaited.
    """

    seat: Seat = 0
    after: Count = 0
    at: Moment = 0


class TurnEnded(TableEvent, omit_defaults=True):
    """A seat owes no answer any more; `lapsed`: its time ran out, and a bot plays there. Published
    as `TurnBegan` is.
    """

    seat: Seat = 0
    lapsed: bool = False


class OnVacation(TableEvent):
    """The turns' time of a person stands still from one moment until another, which takes the place
    of an earlier one that has not passed; `until` that is not after `since`: no more.
    """

    person: PersonId
    since: Moment
    until: Moment


class ChoseHints(TableEvent):
    """Others, or no others, may ask for hints; readiness is reset, so that all agree."""

    hints: Hints
    by: PersonId


class ChoseOpenHands(TableEvent):
    """Are those who watch told each deal once it is over, with all hands? Readiness is reset."""

    opened: bool
    by: PersonId


class Readied(TableEvent):
    """A person is ready to begin."""

    person: PersonId


class Unreadied(TableEvent):
    """A person is no longer ready."""

    person: PersonId


class Began(TableEvent):
    """A match has begun."""

    match: MatchId


class WantsPause(TableEvent):
    """A person asks for a pause; it begins when all seated people want it."""

    person: PersonId


class Paused(TableEvent):
    """Nothing runs and no bot acts."""

    by: PersonId | None = None


class Resumed(TableEvent):
    """It goes on."""

    by: PersonId | None = None


class Ended(TableEvent):
    """The match is over (or given up)."""

    match: MatchId


class OwnerIs(TableEvent):
    """The table has another owner; None: no one is left."""

    person: PersonId | None


class KickedFromTable(TableEvent, omit_defaults=True, tag="sent_away"):
    """The owner kicked a person from the table; `barred`: for good. `deal` as in `Came`."""

    person: PersonId
    barred: bool = False
    deal: Count = 0


class MutedAtTable(TableEvent, tag="hushed"):
    """The owner muted a person at the table, or lifted that."""

    person: PersonId
    hushed: bool


class WatchersHeard(TableEvent):
    """Do those who sit hear what watchers say?"""

    heard: bool


class WatchersLate(TableEvent):
    """Those who watch are told so many plays late from now on, by the rules of the room."""

    plays: Plays


class RoomEvent(TableEvent, tag="room_row"):
    """A row that is of no table but of the whole room, in a log of its own (`room.moderation`)."""

    text: Annotated[str, Meta(max_length=8_000)]


class Closed(TableEvent):
    """The table is closed until it is opened again. Without `by` it was empty for a while."""

    by: PersonId | None = None


class OpenedAgain(TableEvent):
    """The table is open: a while after a match, or after it was closed."""


RulesChanged: TypeAlias = (
    Chose | ChosePreset | ChoseSeats | ChoseDeals | ChosePace | ChoseHints | ChoseOpenHands
)
"""Other rules of the table, by a person; readiness is reset."""
AnyTableEvent: TypeAlias = (
    Opened
    | Came
    | Away
    | Back
    | Gone
    | Sat
    | Stood
    | BotSat
    | BotRose
    | Chose
    | ChosePreset
    | ChoseSeats
    | ChoseDeals
    | ChosePace
    | ChoseHints
    | TurnBegan
    | TurnEnded
    | OnVacation
    | ChoseOpenHands
    | Readied
    | Unreadied
    | Committing
    | Pledged
    | Sealed
    | Aborted
    | Reveal
    | NumbersClosed
    | Began
    | WantsPause
    | Paused
    | Resumed
    | Ended
    | OwnerIs
    | KickedFromTable
    | MutedAtTable
    | WatchersHeard
    | WatchersLate
    | RoomEvent
    | Closed
    | OpenedAgain
)


def as_told(row: TableEvent) -> TableEvent:
    """A row as those elsewhere are told it, who need not know which deal was on, nor what the time
    of turns is counted by.
    """
    if isinstance(row, TurnBegan | TurnEnded):
        return type(row)()
    tells_deal = isinstance(row, Came | Gone | KickedFromTable) and row.deal
    return replace(row, deal=0) if tells_deal else row


class Command(Record, tag=tag_of):
    """A command to a table. Who gives it follows from where it comes from, never from itself."""


class Sit(Command):
    """A seat; None: the next free one. While a match is on: the seat of a bot."""

    seat: Seat | None = None


class Stand(Command):
    """To give the seat up and watch."""


class SetOption(Command):
    """Another value of an option."""

    name: OptionName
    value: OptionValue


class SetPreset(Command):
    """Other rules, all at once."""

    preset: Word


class SetSeats(Command):
    """More or fewer seats."""

    seats: Annotated[int, Meta(ge=1, le=64)]


class SetDeals(Command):
    """Deals to be opened after a match, or not."""

    opened: bool


class SetPace(Command):
    """Another time per turn, in hours; 0: all are there."""

    pace: Pace


class SetHints(Command):
    """Others, or no others, may ask for hints."""

    hints: Hints


class TakeVacation(Command):
    """The time of one's own turns stands still for so many days at all tables; 0: no more."""

    days: Annotated[int, Meta(ge=0, le=30)]


class SetOpenHands(Command):
    """All hands for those who watch, each deal once it is over, or not."""

    opened: bool


class PutBot(Command):
    """A bot in a seat; None: the next free one."""

    level: Word
    seat: Seat | None = None


class TakeBot(Command):
    """A bot out of its seat; None: the last one."""

    seat: Seat | None = None


class BeReady(Command):
    """Ready to begin (or begin again), or not. `heard`: the number of the last event that the
    person has heard, so that changed rules are never agreed to unheard.
    """

    ready: bool
    heard: Count


class Pause(Command):
    """A pause: the owner's word is enough, else all who sit have to ask."""


class GoOn(Command):
    """The end of a pause."""


class KickFromTable(Command, tag="send_away"):
    """Kicks a person from the table."""

    person: PersonId
    barred: bool = False


class MuteAtTable(Command, tag="hush"):
    """Mutes a person at the table, or lifts that."""

    person: PersonId
    hushed: bool


class HearWatchers(Command):
    """Watchers to be heard by those who sit."""

    heard: bool


class GiveTable(Command):
    """Gives the table to another owner."""

    person: PersonId


class CloseTable(Command):
    """The end of the table."""


class ModerationAction(enum.StrEnum):
    """What a moderator may do about a member: mute, kick, ban, reinstate, appoint."""

    HUSH = "hush"  # muted in the whole room for a while
    KICK = "kick"  # sent out of the room
    BAN = "ban"  # and not let in again
    PARDON = "pardon"  # heard again, let in again
    MODERATOR = "moderator"  # looks after the room, too; or no more
    CLOSE = "close"  # closes the tables of newcomers without a match
    FULL = "full"  # by the room itself: the lobby is nearly full
    REPORT = "report"  # by anybody, to those who moderate: in the log alone


ABOUT_SOMEBODY = (
    ModerationAction.HUSH,
    ModerationAction.KICK,
    ModerationAction.BAN,
    ModerationAction.PARDON,
    ModerationAction.MODERATOR,
)
"""What is done about one person, with a reason."""


class ModerationCommand(Command, tag="keep_order"):
    """A command of a moderator about a name, or exactly this person. Without `minutes` the usual
    time, 0: for good.
    """

    act: ModerationAction
    name: Annotated[str, Meta(max_length=LONGEST_NAME)]
    why: Annotated[str, Meta(max_length=LONGEST_SAYING)]
    person: PersonId | None = None
    minutes: Annotated[int, Meta(ge=0, le=527_040)] | None = None


AnyCommand: TypeAlias = (
    Sit
    | Stand
    | SetOption
    | SetPreset
    | SetSeats
    | SetDeals
    | SetPace
    | SetHints
    | TakeVacation
    | SetOpenHands
    | PutBot
    | TakeBot
    | BeReady
    | Pause
    | GoOn
    | KickFromTable
    | MuteAtTable
    | HearWatchers
    | GiveTable
    | CloseTable
    | ModerationCommand
)


class To(enum.StrEnum):
    """Whom something is said to."""

    TABLE = "table"
    WATCHERS = "watchers"
    PERSON = "person"


class Saying(Record):
    """A line of chat at a table, in no log. `number` increases, also over restarts of the room.
    `id` is the client's (empty: a client of this process), and makes a repeated line idempotent.
    """

    number: Annotated[int, Meta(ge=0, le=2**53)]
    by: PersonId
    name: Clean
    to: To
    text: Clean
    person: PersonId | None = None
    id: Annotated[str, Meta(max_length=40)] = ""

    def __post_init__(self) -> None:
        bounded(self.name, LONGEST_NAME)
        bounded(self.text, LONGEST_SAYING)


class Nudge(Record):
    """A nudge: a player asks whether the awaited one is there."""

    by: PersonId
    name: Clean

    def __post_init__(self) -> None:
        bounded(self.name, LONGEST_NAME)


class Invitation(Record):
    """What is passed on to a friend: the line for who has the playroom, and those of the room's
    `others`, its doors for who has not, by their names in the order in which they were opened.
    """

    line: str
    others: dict[str, str] = msgspec.field(default_factory=dict)
