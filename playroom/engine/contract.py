"""The game contract that engine, shell, bots, store and network are written against.

A game is one object without state of its own. Everything it hands out is a frozen value. Rules
never produce text, never read a clock and never roll their own dice.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from playroom.engine.cards import Card
from playroom.engine.lesson import Drill, Lesson
from playroom.engine.notation import Notation
from playroom.engine.notes import Note, Rejection
from playroom.engine.options import OptionValue, Setup, TableOptions, check_declared
from playroom.engine.packs import FRENCH, Pack
from playroom.engine.record import Record, Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Leaving, Outcome, Request, Step
from playroom.engine.table import Table
from playroom.engine.wire import Wire

S = TypeVar("S")
V = TypeVar("V")


class Chapter(Record):
    """A chapter of a rulebook: its heading and its rules, one line each."""

    title: Note
    lines: tuple[Note, ...]


class Turn(Record):
    """What a bot may look at when it is asked.

    `view` is what its seat knows, `requests` its own open requests, `seen` the game's events so far
    as its seat saw them, `rng` its own dice, `deadline` a time of `time.monotonic` (None: none).
    """

    view: Any
    requests: tuple[Request, ...]
    seen: Sequence[Event]
    rng: Rng
    deadline: float | None = None


class Bot(Protocol):
    """A player that knows only what its seat knows. What it keeps between two turns it must not
    need: the next one may be decided by another bot of its level, in another process.
    """

    def decide(self, turn: Turn) -> Action:
        """The action for one of the requests of this seat."""
        ...


class Finished(Record):
    """A match that is over, for figures: the table, who sat there (`person` or the level of a bot),
    all events unreduced, how it ended (None: it was left).
    """

    setup: Setup
    kinds: tuple[str, ...]
    events: Sequence[Event]
    outcome: Outcome | None


class Game(ABC, Generic[S, V]):
    """The rules of one game.

    `S` is its state, `V` what one seat may know of it (with an attribute `seat`).
    """

    id: ClassVar[str]
    version: ClassVar[int]
    """Goes up with every change that would replay an old log differently."""
    seats: ClassVar[range]
    options: ClassVar[type[TableOptions]]
    """What a table may change, each option declared once."""
    presets: ClassVar[Mapping[str, Mapping[str, OptionValue]]]
    """Named sets of options, the usual one first; names are message ids `<game>-preset-<name>`."""
    bots: ClassVar[Mapping[str, Callable[[], Bot]]]
    """The levels, weakest first; `random` plays any legal action and is for tests."""
    lessons: ClassVar[tuple[Lesson, ...]] = ()
    """Deals to learn the game by, the first one first."""
    practised: ClassVar[frozenset[str]] = frozenset()
    """The kinds of choices, by the action in small letters, that the exercises of `drills` help."""
    notation: ClassVar[Notation]
    """How its moves are written; its rows are all the actions of the game."""
    events: ClassVar[tuple[type[Event], ...]]
    """All its events."""
    views: ClassVar[type[Any]]
    """The class of what a seat may know."""
    table: ClassVar[Table[Any]]
    """How the game is handled by keyboard and heard."""
    fewer_wins: ClassVar[bool] = False
    """Do fewer points win? Leads and comparisons go by this; who has won says the `Outcome`."""
    pack: ClassVar[Pack] = FRENCH
    """The usual cards; a game whose options choose others gives `pack_of`."""

    def pack_of(self, setup: Setup) -> Pack:
        """The cards of this table: how they are called, painted and typed follows from it."""
        return self.pack

    @cached_property
    def wire(self) -> Wire:
        """The values of this game as JSON and back."""
        return Wire([move.kind for move in self.notation.moves], self.events)

    def __getstate__(self) -> dict[str, Any]:
        """Nothing but what a class of one's own has added: `wire` is worked out anew in another
        process.
        """
        return {name: value for name, value in vars(self).items() if name != "wire"}

    def check_options(self, setup: Setup) -> Rejection | None:
        """Why this table cannot be opened (code `bad_options`), or None.

        Games add their interactions.
        """
        return check_declared(self.seats, self.options, setup)

    def sides(self, setup: Setup) -> tuple[tuple[Seat, ...], ...]:
        """The seats of every side; each seat for itself unless the game has teams."""
        return tuple((seat,) for seat in range(setup.seats))

    def lead(self, scores: Sequence[int], side: int) -> int:
        """How many points a side is better than the best of the others; below 0, how many worse."""
        sign = -1 if self.fewer_wins else 1
        others = [sign * points for number, points in enumerate(scores) if number != side]
        return sign * scores[side] - max(others, default=0)

    def best_level(self, setup: Setup) -> str:
        """The strongest level that is offered at this table: a stronger one that plays no better
        there is left out.
        """
        return list(self.bots)[-1]

    @abstractmethod
    def start(self, setup: Setup, rng: Rng) -> Step[S]:
        """The first state of a legal `setup`."""

    @abstractmethod
    def requests(self, state: S) -> tuple[Request, ...]:
        """The requests of all seats; if none is awaited the game is over (or waits for no seat)."""

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

    def on_return(self, state: S, seat: Seat, newcomer: bool) -> Action | Rejection | None:
        """What coming back does by the rules; None when the seat just goes on, a refusal when the
        bot's seat can no longer be taken.

        A `newcomer` has not played there before, and gets the seat with its cards and score.
        """
        return None

    def leaving(self, view: V) -> Leaving:
        """What `on_leave` makes of the seat of `view` now, for the question that is asked before;
        of a seat that was left already: what still holds.
        """
        return Leaving.BOT

    def must_stay(self, view: V) -> Rejection | None:
        """Why the player of `view` may not ask to leave now, or None. A lost connection is never
        refused.
        """
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

    prize_unit: ClassVar[str] = "points"
    """What `prize` counts: `points` or `cards`."""

    def standing(self, view: V) -> tuple[int, ...]:
        """The score of every side by now, as everybody knows it; empty where none is kept. Ends as
        the scores of the `Outcome`.
        """
        known = getattr(view, "public", view)
        scores: tuple[int, ...] = getattr(known, "scores", ()) or getattr(known, "totals", ())
        return scores

    def prize(self, view: V, action: Action) -> int:
        """What an action brings its seat at once, for the commentary: points, or cards that it
        takes. 0 in games that count nothing so soon.
        """
        return 0

    def also_said(self, view: V, action: Action) -> str:
        """What players may say of an action besides its notation, in notation: the count that a
        card makes, the card that lies where it is drawn. What is typed is compared with it; goes
        by the view alone.
        """
        return ""

    def meant(
        self,
        view: V,
        verb: str,
        own: tuple[Card, ...],
        others: tuple[Card, ...],
        numbers: tuple[int, ...],
    ) -> Action | None:
        """The action of a verb with these own cards, other cards and numbers, legal or not, so that
        the rules can say what is wrong; None where the notation of them in a row will do.
        """
        return None

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """All that `seat` may know (None: a spectator)."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it goes on."""

    def figures(
        self, finished: Finished
    ) -> Mapping[str, tuple[float, int] | tuple[float, int, float]]:
        """Figures of a finished match for `simulate` and statistics: name -> (sum, count), averaged
        over many matches.

        With (sum, count, sum of the squares) `simulate` also tells how sure the average is.
        """
        return {}

    def own_figures(self, finished: Finished, seat: Seat) -> Mapping[str, tuple[float, int]]:
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

    def value_note(self, option: str, value: OptionValue) -> Note | None:
        """How a value of a `text` option is called that no menu offers; None: as it was typed."""
        return None

    def reasons(self, turn: Turn, action: Action) -> tuple[Note, ...]:
        """Why a good player would do `action`, for a hint: one or two sentences made of what the
        seat knows; none where nothing but figures tells.
        """
        return ()

    @abstractmethod
    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        """The rules of this table, as its options make them, chapter by chapter."""

    def parse(self, text: str) -> Action:
        """The action that `text` names in the notation of the rules. Raises `NotUnderstood`."""
        return self.notation.parse(text)

    def format(self, action: Action) -> str:
        """The notation of `action`; `parse` gives the same action back."""
        return self.notation.format(action)
