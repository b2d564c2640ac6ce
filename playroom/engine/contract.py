"""What a game offers to the playroom: the contract that engine, shell, bots, store and network are
written against.

A game is one object without state of its own. Everything it hands out is a frozen value. Rules
never produce text, never read a clock and never roll their own dice.
"""

from __future__ import annotations

import enum
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from playroom.engine.options import Option, OptionValue, Setup, check_declared
from playroom.engine.packs import FRENCH, Pack
from playroom.engine.quick import quick
from playroom.engine.rng import Rng
from playroom.engine.values import Note, Rejection, Seat

if TYPE_CHECKING:
    from playroom.engine.lesson import Drill, Lesson
    from playroom.engine.match import Match
    from playroom.engine.table import Table


@dataclass(frozen=True, slots=True)
class Action:
    """What a seat asks for. Its parameters are values (cards, numbers), never places in a menu."""

    table_only: ClassVar[bool] = False
    """True for what only the table may do (the end of a clock, a seat left): players' tries are
    refused.
    """


@dataclass(frozen=True, slots=True)
class Event:
    """What happened.

    The rules write all of it; `seen_by` is the one place where knowledge is removed.
    """

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The event as `seat` may know it (None: a spectator), or None when it is not
        told at all.
        """
        return self


class Mode(enum.StrEnum):
    """How a seat is asked."""

    TURN = "turn"
    WINDOW = "window"  # out of turn; closed by the rules' order of seats, never by who was first
    CLAIM = "claim"  # an answer that may be wrong, and has consequences
    SECRET = "secret"  # several choose at once, unseen


@quick
@dataclass(frozen=True, slots=True)
class Request:
    """A seat may now do one of `kinds`.

    `id` stays the same while the question does, whatever others answer. `awaited` is False for what
    may be done but is not waited for (then it has no clock). `seconds` is the clock of this
    request, None for none.
    """

    id: str
    seat: Seat
    kinds: tuple[type[Action], ...]
    mode: Mode
    seconds: int | None = None
    awaited: bool = True


S = TypeVar("S")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


@quick
@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """A new state and what happened on the way to it."""

    state: S
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the score of every side, the sides that won (several in a draw), and why (a
    token).
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of a rulebook: its heading and its rules, one line each."""

    title: Note
    lines: tuple[Note, ...]


class Bot(Protocol[V_contra]):
    """A player that knows only what its seat knows."""

    def decide(
        self,
        view: V_contra,
        requests: tuple[Request, ...],
        seen: Sequence[Event],
        rng: Rng,
        deadline: float | None,
    ) -> Action:
        """The action for one of this seat's `requests`.

        `seen` are the game's events so far as this seat saw them; `deadline` is a time of
        `time.monotonic`, None for none.
        """
        ...


class Game(ABC, Generic[S, V]):
    """The rules of one game.

    `S` is its state, `V` what one seat may know of it (with an attribute `seat`).
    """

    id: ClassVar[str]
    version: ClassVar[int]
    """Goes up with every change that would replay an old log differently."""
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    own_options: ClassVar[tuple[Option, ...]] = ()
    """What every seat may set for itself before the first deal."""
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]]
    """Named sets of options, the usual one first; names are message ids `<game>-preset-<name>`."""
    bots: ClassVar[Mapping[str, Callable[[], Bot[Any]]]]
    """The levels, weakest first; `random` plays any legal action and is for tests."""
    lessons: ClassVar[tuple[Lesson, ...]] = ()
    """Deals to learn the game by, the first one first."""
    table: ClassVar[Table[Any]]
    """How the game is handled by keyboard and heard."""
    pack: ClassVar[Pack] = FRENCH
    """The usual cards; a game whose options choose others gives `pack_of`."""

    def pack_of(self, setup: Setup) -> Pack:
        """The cards of this table: how they are called, painted and typed follows from it."""
        return self.pack

    def check_options(self, setup: Setup) -> Rejection | None:
        """Why this table cannot be opened (code `bad_options`), or None.

        Games add their interactions.
        """
        return check_declared(self.seats, self.options, self.own_options, setup)

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        """The seats of every side; each seat for itself unless the game has teams."""
        return tuple((seat,) for seat in range(setup.seats))

    @abstractmethod
    def start(self, setup: Setup, rng: Rng) -> Step[S]:
        """The first state of a legal `setup`."""

    @abstractmethod
    def requests(self, state: S) -> tuple[Request, ...]:
        """Who may do what now; no awaited request means that the game is over (or waits for
        nobody).
        """

    @abstractmethod
    def check(self, state: S, seat: Seat, action: Action) -> Rejection | None:
        """Why `seat` may not do this now, or None. Complete: phase, turn and content, in the order
        of the rules.

        The answer depends only on what the seat may know. Linear in the action, never by listing
        what is legal.
        """

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: Action, rng: Rng) -> Step[S]:
        """What follows from an action that `check` lets pass.

        Takes random numbers only from `rng.stream(purpose)`.
        """

    @abstractmethod
    def on_timeout(self, state: S, seat: Seat) -> Action | Rejection:
        """What silence of `seat` stands for, or why it is not awaited.

        Always legal, poor, and in the end ends the game.
        """

    def on_leave(self, state: S, seat: Seat) -> Action | None:
        """What leaving does by the rules; None when a bot just takes the seat over."""
        return None

    def on_return(self, state: S, seat: Seat) -> Action | None:
        """What coming back does by the rules; None when the seat just goes on."""
        return None

    def on_clock(self, state: S, minute: int, resumed: bool) -> Action | None:
        """What a new minute on the wall does by the rules; None in games that look at no clock.

        `minute` counts the minutes of local time since 1970, so that `minute % 1440` is the time of
        day; `resumed` tells that play begins again after a break.
        """
        return None

    @abstractmethod
    def choices(self, view: V) -> Iterator[Action]:
        """Actions that the seat of `view` may do now, lazily.

        All are legal; a game says whether they are complete.
        """

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that `seat` may know (None: a spectator)."""

    @abstractmethod
    def redeal(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """Another state that `seat` cannot tell from this one: what it cannot know is dealt anew.

        Has the same view.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it goes on."""

    def figures(
        self, match: Match[S, V]
    ) -> Mapping[str, tuple[float, int] | tuple[float, int, float]]:
        """Figures of a finished match for `simulate` and statistics: name -> (sum, count), averaged
        over many matches.

        With (sum, count, sum of the squares) `simulate` also tells how sure the average is.
        """
        return {}

    def own_figures(self, match: Match[S, V], seat: Seat) -> Mapping[str, tuple[float, int]]:
        """Figures of one player in a finished match, for statistics: name -> (sum, count), averaged
        over many matches.

        Each is said by the message `<game>-figure-<name>`, with the average as `$value`.
        """
        return {}

    def drills(self, setup: Setup, rng: Rng) -> Iterator[Drill]:
        """Hands to practise counting by the rules of `setup`, without end; none in games where
        nothing is counted.

        A game that has them says what scores in the message `<game>-what-scores`.
        """
        return iter(())

    @abstractmethod
    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        """The rules of this table, as its options make them, chapter by chapter."""

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action that `text` names in the notation of the rules. Raises `NotUnderstood`."""

    @abstractmethod
    def format(self, action: Action) -> str:
        """The notation of `action`; `parse` gives the same action back."""

    @abstractmethod
    def load_position(self, text: str) -> S:
        """A state from the notation of the rules (tests, lessons). Raises `ValueError`."""


class NotUnderstood(ValueError):
    """A typed move that is not in the notation. `rejection` says what would be."""

    def __init__(self, rejection: Rejection) -> None:
        super().__init__(rejection.code)
        self.rejection = rejection
