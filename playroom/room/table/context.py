"""Room context: services shared by the tables of a room."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeAlias

from playroom.engine.contract import Game
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Rejection
from playroom.engine.record import Seat
from playroom.log.stream import CommandId, OnReady, OnResult
from playroom.match.bots.pool import BotPool
from playroom.match.match_log import MatchWriteQueue
from playroom.match.runner import MatchRunner
from playroom.room.cluster.membership import LocalMembership, Membership
from playroom.room.contests.reserved import ReservedTable
from playroom.room.fair.seen_hands import SeenHands
from playroom.room.members.people import People
from playroom.room.members.personal import PersonalService
from playroom.room.moderation.house_rules import USUAL, House
from playroom.room.moderation.service import ModerationService
from playroom.room.notices.service import NoticeService
from playroom.room.server.counters import Counters
from playroom.room.server.limits import RateLimiter
from playroom.room.store.room_store import RoomStore
from playroom.room.table import values as v
from playroom.room.table.deadlines import Break
from playroom.room.table.values import TableState
from playroom.store import Games
from playroom.store.faults import Faults

Decide: TypeAlias = Callable[[TableState], Rejection | Sequence[v.TableEvent]]
"""The events that follow from a command at a table as it is when the turn has come (`Stream`)."""


UNNAMED = Clean.of("playroom")
"""Default name of a room."""


@dataclass(frozen=True, slots=True)
class RoomContext:
    """Room context: services shared by the tables of a room. Seconds: `grace` until a substitute
    bot plays for an absent person, `seal_wait` for the numbers of a joint deal, `owner_wait` until
    an absent owner is replaced, `over_wait` until a table with a finished match is open again,
    `deserted_wait` until an empty table is closed, `idle_wait` until it is idle (0: never; see
    `table.idle`).
    """

    room_store: RoomStore
    games: Games
    write_queue: MatchWriteQueue
    faults: Faults
    bot_names: tuple[str, ...]
    finished: Callable[[Match[Any, Any]], None]
    """Keeps the result of a match; in the write queue's thread."""
    folder: Path
    """Where this machine has what is its own of the room: its certificate, its keys."""
    moderation: ModerationService
    invitation: Callable[[v.TableId, str], v.Invitation] = lambda table, code: v.Invitation(code)
    """What is passed on to a friend, for a code of a table."""
    told: Callable[[v.TableEvent, TableState], None] = lambda row, state: None
    """Hears of every row, with the table after it."""
    breaks: list[Break] = field(default_factory=list)
    """When the room was closed, for the time of turns by correspondence (`server.breaks`)."""
    membership: Membership = field(default_factory=LocalMembership)
    """This process among those that serve the room."""
    name: Clean = UNNAMED
    grace: float = 30.0
    seal_wait: float = 5.0
    owner_wait: float = 120.0
    over_wait: float = 60.0
    deserted_wait: float = 600.0
    idle_wait: float = 0.0
    write: Callable[[], None] = lambda: None
    """Keeps something that changes nothing, in a thread of the write queue. Raises `StoreError`
    when no match can be kept now.
    """
    bot_pool: BotPool | None = None
    """The processes in which the room's bots think; without them each table has a thread."""
    house: House = USUAL
    counters: Counters = field(default_factory=Counters)
    reserved: dict[v.TableId, ReservedTable] = field(default_factory=dict)
    """The tables of tournaments that are on."""
    rate_limiter: RateLimiter = field(default_factory=RateLimiter)
    working: list[asyncio.Event] = field(default_factory=list)
    """What is worked out for guests beside the tables: each is set when it is over."""
    notices: NoticeService | None = None
    """Tells members who are away that it is their turn; None: nowhere."""
    personal: PersonalService = field(init=False)
    """What members ask for themselves: whom they ignore, friends, their own data."""

    def __post_init__(self) -> None:
        personal = PersonalService(
            *(self.room_store, self.write_queue, self.moderation, self.rate_limiter),
            *(self.name, self.membership),
        )
        object.__setattr__(self, "personal", personal)

    def refused(self, place: str, what: str) -> None:
        """Records a refusal of an address in the moderation log."""
        room_store = self.room_store
        self.write_queue.run(lambda: room_store.refuse(place, what), lambda result: None)

    @property
    def people(self) -> People:
        """Who the room knows."""
        return self.room_store.people


class AtWork(Protocol):
    """A table that runs, for those parts of it that see to one thing each."""

    services: RoomContext
    game: Game[Any, Any]
    runner: MatchRunner | None
    playing: dict[Seat, v.PersonId]
    seen_hands: SeenHands

    @property
    def state(self) -> TableState:
        """The table as it is now."""
        ...

    @property
    def is_leader(self) -> bool:
        """Does the table run in this process?"""
        ...

    def submit(
        self,
        decide: Decide,
        on_result: OnResult,
        id: CommandId | None = None,
    ) -> None:
        """Puts a command behind those that wait (`Stream.submit`)."""
        ...

    @property
    def is_loaded(self) -> bool:
        """Is it whole in memory, and not idle?"""
        ...

    @property
    def is_quiet(self) -> bool:
        """May it be idle?"""
        ...

    @property
    def is_rated(self) -> bool:
        """Is a match of several people on that is rated, at a table among strangers?"""
        ...

    def is_connected(self, person: v.PersonId) -> bool:
        """Whether a person has a session here."""
        ...

    def lost(self, person: v.PersonId) -> None:
        """Marks a person as away who has no session here."""
        ...

    def unload(self) -> None:
        """Is idle from now on, unless something goes on."""
        ...

    def load(self, on_ready: OnReady) -> None:
        """Loads it where it is idle; `on_ready` is called then, or with why it cannot be."""
        ...

    def put(self, *events: v.TableEvent) -> None:
        """Submits events that follow from no command but from the table itself."""
        ...

    def failed(self, result: Rejection | Exception | None) -> None:
        """Result of such an append."""
        ...

    def reconcile(self) -> None:
        """The table sees for itself what follows."""
        ...

    def reconcile_later(self) -> None:
        """The same in a moment: nothing can be kept now."""
        ...

    def deal(self) -> None:
        """Starts the deal once all agree; aborts an abandoned one."""
        ...

    def new_chairs(self, person: v.PersonId | None = None) -> None:
        """Replaces chairs after a new match or a change of seats."""
        ...
