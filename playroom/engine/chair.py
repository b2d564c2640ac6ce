"""A chair: the interface of one player or spectator to a match, with all that may be seen and done
from there.

A game at home, a lesson, a seat of a room over a network and a place to watch from are chairs. A
chair never gives a state, a log, another seat's view, nor the seed of a game that goes on.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from playroom.engine.contract import Game
from playroom.engine.header import PublicHeader
from playroom.engine.notes import Clean, Rejection, check_name
from playroom.engine.record import Record, Seat, Word
from playroom.engine.steps import Action, Outcome, Placed, Request

Done: TypeAlias = Callable[[Rejection | Exception | None], None]
"""Called once: with why an action was refused, with what went wrong, or (None) when it was done and
told.
"""


class Person(Record):
    """A person or bot at the table: name, kind (`person`, or the level of a bot), seat (None:
    spectator), and whether the person is away.
    """

    name: Clean
    kind: Word
    seat: Seat | None = None
    away: bool = False

    def __post_init__(self) -> None:
        check_name(self.name)


@dataclass(frozen=True, slots=True)
class Hooks:
    """What a chair tells the one who shows it. All are called on the thread of the event loop."""

    event: Callable[[Placed], None]
    """Something happened, as this chair may know it; the view is the new one already."""
    changed: Callable[[], None]
    """An input is done and all of it was told: view and requests are the new ones. Also when
    nothing of it may be known here.
    """
    clock: Callable[[int], None]
    """So many seconds are left to answer."""
    failed: Callable[[Exception], None]
    """Something went wrong that is not the fault of what was asked."""
    keeping: Callable[[], None]
    """An input of this seat takes long to be kept."""
    over: Callable[[], None]
    """The game has ended, and all of it was told."""
    people: Callable[[], None]
    """Who is here has changed without an event of the game."""
    pause: Callable[[], float]
    """Seconds that this listener wants between two acts of bots."""
    voice_busy: Callable[[], bool]
    """Is something still being said?"""
    is_far: bool = False
    """Is it a program elsewhere, that works out `clock`, `keeping` and `settled` for itself?"""


class Chair(ABC):
    """One place (`seat` None: spectator) at one table."""

    game: Game[Any, Any]
    seat: Seat | None
    header: PublicHeader
    settled: asyncio.Event
    """Set while the match waits for this seat or for no seat."""

    @property
    @abstractmethod
    def view(self) -> Any:
        """All that may be known from here now (the game's `views`)."""

    @property
    def hands(self) -> tuple[Any, ...]:
        """The views of all seats, for who watches with open hands; else none."""
        return ()

    @property
    @abstractmethod
    def requests(self) -> tuple[Request, ...]:
        """What this seat may do now."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""

    @property
    @abstractmethod
    def mine(self) -> int:
        """The sequence of the last input of this seat, 0 before the first."""

    @property
    @abstractmethod
    def seed(self) -> str | None:
        """The seed, once it may be known."""

    @property
    @abstractmethod
    def people(self) -> tuple[Person, ...]:
        """Who sits in every seat now, in order, and then who watches."""

    @property
    @abstractmethod
    def clocks(self) -> Mapping[str, float]:
        """The clocks that run for this seat: the question, and the seconds that are left."""

    @abstractmethod
    def events(self) -> Sequence[Placed]:
        """All that happened so far, as far as it may be known here, with its positions."""

    @abstractmethod
    def attach(self, hooks: Hooks) -> None:
        """From now on `hooks` are told what happens."""

    @abstractmethod
    def start(self, resumed: bool = False) -> None:
        """Lets the game go on; `resumed` after a break."""

    @abstractmethod
    def submit(self, action: Action, request: str, on_result: Done, id: str = "") -> None:
        """Does an action as the answer to the question `request` (empty: to none in particular).

        `id` is what a repetition is known by: what was done under it before is not done again.
        `on_result` may be called before this returns, or later; what happened is told before it.
        """

    @abstractmethod
    def leave(self, on_result: Done, id: str = "") -> None:
        """Leaves the game by the rules of the table; the chair stays, to watch from. `id` as in
        `submit`.
        """

    @abstractmethod
    def come_back(self, on_result: Done, id: str = "") -> None:
        """Takes the seat back that was left. `id` as in `submit`."""

    @abstractmethod
    def hurry(self) -> None:
        """Ends the pause before the next act of a bot."""

    @abstractmethod
    def close(self) -> None:
        """Goes away from the table; what happens there goes on without this chair."""

    def allows(self, action: Action) -> bool:
        """Is an action of this kind asked for? Whether the rules take this very one is another
        question.
        """
        return any(isinstance(action, request.kinds) for request in self.requests)

    def request_of(self, action: Action) -> str:
        """The question that an action answers now, or nothing."""
        return next(
            (request.id for request in self.requests if isinstance(action, request.kinds)), ""
        )

    @property
    def plays(self) -> bool:
        """Is it the person who plays this seat now, and no bot in their place?"""
        return self.seat is not None and self.people[self.seat].kind == "person"


def reduced(events: Iterable[Placed], seat: Seat | None) -> Iterator[Placed]:
    """Events as a seat may know them. They are counted anew after each input: a number that is
    missing would tell that something hidden has happened.
    """
    sequence, index = -1, 0
    for placed in events:
        event = placed.event.seen_by(seat)
        if event is None:
            continue
        if placed.sequence != sequence:
            sequence, index = placed.sequence, 0
        yield Placed(sequence, index, event)
        index += 1
