"""Wire protocol between a room and a remote client: one JSON object a frame.

The sender follows from the connection, never from the message. Every request, to the table or to
its match, has an id and is answered by `Done` or `Denied` (or `Invited`) with the same id. Events,
views and requests of a game are written by the game's own records and read with the game; a move
is sent in the notation of its rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from playroom.engine.chair import Person
from playroom.engine.header import Commitment, Header, MatchId, PublicHeader, Seed
from playroom.engine.log.entries import Entry, InputText
from playroom.engine.notes import Clean, Rejection
from playroom.engine.record import MOST_SEATS, Count, Record, Seat, Token, Word, tag_of
from playroom.engine.steps import Outcome
from playroom.engine.wire import read
from playroom.room.contests.views import MOST_TOLD, ContestCommand, ContestView
from playroom.room.lobby.lobby import MOST_SUMMARIES, TableSummary
from playroom.room.members.circle import Notice
from playroom.room.members.commands import AnyPersonal, AnyTold
from playroom.room.members.people import Role
from playroom.room.moderation.house_rules import LONGEST_LINE, MOST_LINES
from playroom.room.moderation.privacy import Privacy
from playroom.room.moderation.state import ModerationNews
from playroom.room.protocol.packages import Needs
from playroom.room.table.values import (
    LONGEST_NAME,
    LONGEST_SAYING,
    AnyCommand,
    AnyTableEvent,
    Language,
    Nudge,
    PersonId,
    Reveal,
    Saying,
    Sealed,
    TableId,
    TableState,
    To,
    bounded,
)

PROTOCOL = 5
"""The version of these messages, the one number that both ends compare (`Challenge`, `Login`)."""

LONGEST_UP = 16_384
"""Bytes of a frame from a client."""
LONGEST_DOWN = 8_388_608
"""Bytes of a frame from a room; the events of the longest game go into it (seven who play at
random, to no end: 16,000 inputs, 3.5 MB).
"""
MOST_EVENTS = 100_000
"""Most events in one message: a malicious server can send no more than a game can have."""

InvitationText: TypeAlias = Annotated[str, Meta(max_length=500)]
DoorName: TypeAlias = Annotated[str, Meta(pattern=r"\A[a-z]{1,20}\Z")]
AskId: TypeAlias = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]
"""Request id, chosen by the client; the response carries it too."""
Seconds: TypeAlias = Annotated[float, Meta(ge=0, le=1_000_000)]
Position: TypeAlias = tuple[Count, Count]
"""The place of an event: its input, and its number in what followed."""
Code: TypeAlias = Annotated[str, Meta(pattern=r"\A[a-z2-7]{12}\Z")]
"""A code of an invitation."""
SeatToken: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
"""Session token: identifies a member after admission."""


Addresses: TypeAlias = Annotated[
    tuple[Annotated[str, Meta(max_length=300)], ...], Meta(max_length=100)
]

RulesHash: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
"""What the rules of a house are known by."""

PublicKey: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Proof: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{128}\Z")]
Nonce: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{32}\Z")]
LONGEST_PHRASE = 200
"""Characters of a passphrase."""


class Message(Record, tag=tag_of):
    """One frame."""


# -- up --------------------------------------------------------------------------------------------


class ResumePoint(Record):
    """Resume point of a reconnecting client: the number of the last row of the table, the match,
    the place of its last event, and the match with a log that has come home whole. `table`: where
    they were, in a room with a lobby.
    """

    rows: Count = 0
    match: MatchId | None = None
    after: Position | None = None
    home: MatchId | None = None
    table: TableId | None = None


class Login(Message, tag="hello"):
    """Login, the answer to the challenge: who comes. The token is made by the one who comes and
    proves from then on who it is; the first time there may be a code of an invitation with it.
    `key` is the key of their own program and `proof` that they hold it (`device_key`). `phrase`:
    the passphrase of the one who is called so, on another machine. `games` are the games that can
    be told there, with their versions. An empty name: the one of the invitation.
    """

    v: Count
    name: Annotated[str, Meta(max_length=LONGEST_NAME)]
    language: Language
    token: SeatToken
    code: Code | None = None
    games: Annotated[dict[Word, Count], Meta(max_length=100)] = msgspec.field(default_factory=dict)
    known: ResumePoint = ResumePoint()
    key: PublicKey | None = None
    proof: Proof | None = None
    phrase: Annotated[str, Meta(max_length=LONGEST_PHRASE)] = ""


class Relayed(Message):
    """Login of another process of the room, for a member whom it has admitted, straight to a table
    of this one. `proof` is the code (HMAC) of the challenge with the secret that the processes
    share. The member takes a `seat` (None: the first free one) or watches. `guest`: their shell
    runs in that process. `games` and `known` as in `Login`.
    """

    v: Count
    member: PersonId
    table: TableId
    proof: Commitment
    watch: bool = False
    seat: Seat | None = None
    guest: bool = False
    games: Annotated[dict[Word, Count], Meta(max_length=100)] = msgspec.field(default_factory=dict)
    known: ResumePoint = ResumePoint()


class Present(Message):
    """Whether the guest of a relayed connection is there: their browser may be cut off."""

    here: bool


class Do(Message):
    """Does the action that `text` names in the notation of the game, as the answer to a request."""

    id: AskId
    match: MatchId
    request: Token
    text: InputText


class LeaveGame(Message, tag="leave"):
    """Leaves the game by the rules of the table."""

    id: AskId
    match: MatchId


class ComeBack(Message):
    """Takes the seat back that was left."""

    id: AskId
    match: MatchId


class Hurry(Message):
    """Ends the pause before the next act of a bot."""


class Ask(Message):
    """A command for the table."""

    id: AskId
    command: AnyCommand


class Say(Message):
    """Something to be said."""

    id: AskId
    text: Annotated[str, Meta(max_length=LONGEST_SAYING)]
    to: To
    person: PersonId | None = None


class NudgeThem(Message):
    """Nudges the player who is awaited."""

    id: AskId


class InviteOne(Message):
    """An invitation is wanted."""

    id: AskId
    seat: Seat | None = None


class Go(Message):
    """The one who is here goes."""

    id: AskId
    for_good: bool


class Agreed(Message):
    """The rules of the house, known by this, are agreed to."""

    hash: RulesHash


class Pledged(Message):
    """The commitment to a number of one's own, once the room has told its own (`Committing`)."""

    match: MatchId
    commitment: Commitment


class Showing(Message):
    """That number, once the roster was told (`Sealed`)."""

    match: MatchId
    number: Commitment


class AtHome(Message):
    """The whole log of a match has come home, and is kept there."""

    match: MatchId


class Enter(Message):
    """To a table, out of the lobby: to a free seat, or to `watch`. Who leaves a table (`Go`) is in
    the lobby again.
    """

    id: AskId
    table: TableId
    watch: bool = False


class Open(Message):
    """A table of one's own; not `listed`: only who is invited knows of it."""

    id: AskId
    game: Word
    preset: Word | None = None
    listed: bool = True


class Seek(Message):
    """The next table of a game, in a language (None: in any)."""

    id: AskId
    game: Word
    language: Language | None = None


class SeekNoMore(Message):
    """It is not sought any more."""

    id: AskId


class AskPrivacy(Message):
    """The privacy statement of the room is asked for."""

    id: AskId


class Personal(Message):
    """Something that a member asks for themselves."""

    id: AskId
    command: AnyPersonal


class SetPhrase(Message):
    """A passphrase, by which one is known on other machines."""

    id: AskId
    phrase: Annotated[str, Meta(max_length=LONGEST_PHRASE)]


class Rest(Message, tag="take_vacation"):
    """A vacation of so many days (see `values.TakeVacation`), asked for in the lobby."""

    id: AskId
    days: Annotated[int, Meta(ge=0, le=30)]


class ForContest(Message):
    """A command about a tournament."""

    id: AskId
    command: ContestCommand


MatchCommand: TypeAlias = Do | LeaveGame | ComeBack
LobbyUp: TypeAlias = Enter | Open | Seek | SeekNoMore | SetPhrase | Rest | ForContest
AnyUp: TypeAlias = (
    Login
    | Relayed
    | Present
    | MatchCommand
    | Hurry
    | Ask
    | Say
    | NudgeThem
    | InviteOne
    | Go
    | Agreed
    | Pledged
    | Showing
    | AtHome
    | AskPrivacy
    | Personal
    | LobbyUp
)

# -- down ------------------------------------------------------------------------------------------


class HouseRules(Message):
    """The house rules, before anything else is sent: by language, line by line. A new member agrees
    to them, once until they change.
    """

    rules: Annotated[
        dict[Language, Annotated[tuple[Clean, ...], Meta(max_length=MOST_LINES)]],
        Meta(max_length=8),
    ]
    hash: RulesHash

    def __post_init__(self) -> None:
        for lines in self.rules.values():
            for line in lines:
                bounded(line, LONGEST_LINE)


class Challenge(Message, tag="greeting"):
    """Challenge, the first message of the room: the version of its messages, and a number that is
    used once, for the proof of who comes. It is the same in all versions.
    """

    v: Count
    nonce: Nonce


class EventRow(Record, array_like=True):
    """An event of the match with its place, as its seat may know it."""

    sequence: Count
    index: Count
    event: msgspec.Raw


class Now(Record, omit_defaults=True):
    """What is known at a place of the table after something has happened in the match.

    `n` counts these on one wire. `events` are the new ones; `view` is the game's view and
    `requests` a list of requests; `clocks` are the seconds that are left to answer them; `hands`
    the views of all seats, for who watches with open hands.
    """

    n: Count
    events: Annotated[tuple[EventRow, ...], Meta(max_length=MOST_EVENTS)]
    view: msgspec.Raw
    requests: msgspec.Raw
    clocks: Annotated[dict[Token, Seconds], Meta(max_length=64)]
    mine: Count
    people: Annotated[tuple[Person, ...], Meta(max_length=1_000)]
    outcome: Outcome | None
    seed: Seed | None
    hands: Annotated[tuple[msgspec.Raw, ...], Meta(max_length=MOST_SEATS)] = ()


class At(Message):
    """All of the match as it is known at one place, which is new: a match has begun, or one's seat
    has changed.
    """

    header: PublicHeader
    seat: Seat | None
    now: Now


class News(Message):
    """The effect of an input, or a change of presence."""

    now: Now


class Snapshot(Message, tag="welcome"):
    """Snapshot after a login: who one is in this room, the table as it is, what was said lately,
    and the rows that were missed since `before` (`state` contains all of them). `looks_after`: one
    looks after the whole room. `chair`: one's place at the match, with the events that follow what
    is known. `no_hints`: the room forbids hints.
    """

    room: Clean
    me: PersonId
    state: TableState
    missed: Annotated[tuple[AnyTableEvent, ...], Meta(max_length=10_000)] = ()
    before: TableState | None = None
    sayings: Annotated[tuple[Saying, ...], Meta(max_length=1_000)] = ()
    looks_after: bool = False
    chair: At | None = None
    no_hints: bool = False


class Happened(Message):
    """A row of the table's log."""

    row: AnyTableEvent


class Done(Message):
    """It was done; what came of it was told before: `n` is the last of the news of the match by
    then (None: nothing of a match was told on this wire).
    """

    id: AskId
    n: Count | None = None


PLACE_CHANGED = Rejection.of("place_changed", "table-place-changed")
"""The response to a match command from before the client's seat or match changed."""


class Denied(Message):
    """It was refused; `n` as in `Done`."""

    id: AskId
    refusal: Rejection
    n: Count | None = None


class NotKept(Message):
    """Nothing can be stored in the room now; it answers no request."""


class Invited(Message):
    """The lines of an invitation (see `Invitation`); `others` by the names of the doors."""

    id: AskId
    line: InvitationText
    others: Annotated[dict[DoorName, InvitationText], Meta(max_length=8)]


class PrivacyTold(Message):
    """The privacy statement of the room."""

    id: AskId
    privacy: Privacy

    def __post_init__(self) -> None:
        for line in (self.privacy.host, self.privacy.contact, *self._words()):
            bounded(line, LONGEST_LINE)

    def _words(self) -> Iterator[Clean]:
        for lines in self.privacy.words.values():
            yield from lines


class PersonalTold(Message):
    """What came of a personal command."""

    id: AskId
    told: AnyTold


class ModerationDone(Message, tag="order_kept"):
    """A moderation event."""

    news: ModerationNews


class SomebodySaid(Message):
    """A line of chat for this listener."""

    saying: Saying


class Nudged(Message):
    """A nudge: another player asks whether one is there."""

    nudge: Nudge


class WholeGame(Message):
    """The log of the match that is over, with the room's own number of the deal."""

    header: Header
    entries: Annotated[tuple[Entry, ...], Meta(max_length=MOST_EVENTS)]
    number: Commitment | None = None
    sealed: Sealed | None = None
    shown: Annotated[tuple[Reveal, ...], Meta(max_length=64)] = ()


class MissedGame(WholeGame):
    """A match that ended while the one who sat in it was not there, and their seat."""

    seat: Seat = 0


class Synced(Message, tag="caught_up"):
    """All that was missed has been told; what comes now happens now."""


class InLobby(Message, omit_defaults=True, tag="in_hall"):
    """There is a lobby: who one is in this room, and its tables. `table`: one is at that table at
    once, and its welcome follows. `not_invited`: the invitation that one came with is not good.
    """

    room: Clean
    me: PersonId
    name: Clean
    role: Role
    cards: Annotated[tuple[TableSummary, ...], Meta(max_length=MOST_SUMMARIES)] = ()
    table: TableId | None = None
    not_invited: bool = False


class SummaryChanged(Message, tag="card_changed"):
    """A table is new, or has changed."""

    card: TableSummary


class SummaryGone(Message, tag="card_gone"):
    """A table is no more, or one may not know of it any more."""

    table: TableId


class ContestsTold(Message):
    """The tournaments of the room."""

    contests: Annotated[tuple[ContestView, ...], Meta(max_length=MOST_TOLD)]


class Found(Message):
    """What one sought; the welcome of that table follows. `opened`: it was opened for the two."""

    opened: bool


class Parted(Message):
    """One is at that table no more but in the lobby: why (see `CloseReason`), and its tables as
    they are now.
    """

    why: Token
    cards: Annotated[tuple[TableSummary, ...], Meta(max_length=MOST_SUMMARIES)] = ()


class Elsewhere(Message):
    """Where (`HOST:PORT`) the room answers too, should it not answer here any more: told after the
    welcome, and again whenever it changes.
    """

    at: Addresses


class Close(Message, omit_defaults=True, tag="bye"):
    """Closes the connection, there is no place here (any more): why, after how many seconds it may
    be tried again, and where (`HOST:PORT`) there is one; which game is to be installed for that.
    It is the same in all versions.
    """

    why: Token
    again: Count | None = None
    at: Addresses = ()
    needs: Needs | None = None


AnyDown: TypeAlias = (
    Challenge
    | Snapshot
    | Happened
    | At
    | News
    | Done
    | Denied
    | NotKept
    | Invited
    | PrivacyTold
    | PersonalTold
    | ModerationDone
    | HouseRules
    | SomebodySaid
    | Nudged
    | Notice
    | WholeGame
    | MissedGame
    | Synced
    | InLobby
    | SummaryChanged
    | SummaryGone
    | ContestsTold
    | Found
    | Parted
    | Elsewhere
    | Close
)


def read_up(data: bytes) -> AnyUp:
    """A frame from a client. Raises `BadJson`."""
    message: AnyUp = read(data, AnyUp, LONGEST_UP)
    return message


def read_down(data: bytes) -> AnyDown:
    """A frame from a room. Raises `BadJson`."""
    message: AnyDown = read(data, AnyDown, LONGEST_DOWN)
    return message
