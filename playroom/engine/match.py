"""A match: a header, a log of inputs, and everything that follows from them.

`Match` is the one mutable object of the engine. It knows no terminal, no clock and no thread. An
input is journalled before anything that follows from it can be seen, so whatever was announced can
be found again; and only after the rules have worked it out, so a defect in the rules never leaves
an input in the log that cannot be replayed.
"""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar, overload

from msgspec import Meta

from playroom.engine.contract import Finished, Game, Turn
from playroom.engine.fingerprint import fingerprint
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Clean, Rejection
from playroom.engine.options import Setup
from playroom.engine.record import Count, Record, Seat, Version, Word
from playroom.engine.rng import Rng
from playroom.engine.steps import TABLE_EVENTS as TABLE_EVENTS
from playroom.engine.steps import Action, Event, Outcome, Request, SeatChanged, Step, TimedOut

S = TypeVar("S")
V = TypeVar("V")

FORMAT = 1
"""The version of header and log rows."""

MatchId: TypeAlias = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9][A-Za-z0-9_-]{0,63}\Z")]
Seed: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Stamp: TypeAlias = Annotated[str, Meta(max_length=64)]
"""When something began, as ISO text."""
InputNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]
InputKind: TypeAlias = Literal["act", "timeout", "leave", "return", "clock"]
InputText: TypeAlias = Annotated[str, Meta(max_length=2_000)]
InputId: TypeAlias = Annotated[str, Meta(max_length=128)]


class Player(Record):
    """Who sits in a seat at the start: a name and `person` or the level of a bot."""

    name: Clean
    kind: Word

    @property
    def is_person(self) -> bool:
        """Is it a person?"""
        return self.kind == "person"


class Header(Record):
    """All that a log needs besides its inputs.

    The seed is the secret part: it holds every card to come.
    """

    id: MatchId
    game: Word
    version: Version
    setup: Setup
    players: tuple[Player, ...]
    seed: Seed
    created: Stamp = ""
    format: Version = FORMAT

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed: may be shown at the start, and proves at the end that the deal was
        fixed before it.
        """
        return hashlib.sha256(f"playroom {self.id} {self.seed}".encode()).hexdigest()


class Entry(Record):
    """One input. `sequence` counts from 1; `kind` is `act`, `timeout`, `leave`, `return` or `clock`
    (then `seat` is 0).

    `text` is the action in the game's notation; for `leave` the level of the bot that takes over,
    for `clock` the minute (and `resumed` after a break).
    """

    sequence: InputNumber
    kind: InputKind
    seat: Seat
    text: InputText
    id: InputId = ""


class Placed(Record):
    """An event with its stable position: the sequence of its input (0 for the start) and its place
    in what followed.
    """

    sequence: Count
    index: Count
    event: Event


class BadLog(ValueError):
    """A log that does not follow from its header: the first wrong input and the refusal's code."""

    def __init__(self, sequence: int, code: str) -> None:
        super().__init__(f"input {sequence}: {code}")
        self.sequence = sequence
        self.code = code


class Seen(Sequence[Event]):
    """The events up to now as one seat saw them, reduced only when they are looked at.

    What happens later does not change it, so it can be handed to a bot that thinks in another
    thread. Going backwards with `reversed` reduces only as far as it goes; a length or an index
    reduces everything once.
    """

    __slots__ = ("_end", "_events", "_known", "_seat")

    def __init__(self, events: list[Event], seat: Seat | None) -> None:
        self._events = events
        self._end = len(events)
        self._seat = seat
        self._known: tuple[Event, ...] | None = None

    def _reduced(self, places: Iterable[int]) -> Iterator[Event]:
        for place in places:
            known = self._events[place].seen_by(self._seat)
            if known is not None:
                yield known

    def _all(self) -> tuple[Event, ...]:
        if self._known is None:
            self._known = tuple(self._reduced(range(self._end)))
        return self._known

    def __iter__(self) -> Iterator[Event]:
        return self._reduced(range(self._end)) if self._known is None else iter(self._known)

    def __reversed__(self) -> Iterator[Event]:
        return (
            self._reduced(range(self._end - 1, -1, -1))
            if self._known is None
            else reversed(self._known)
        )

    def __len__(self) -> int:
        return len(self._all())

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | Sequence[Event]:
        return self._all()[index]


class Match(Generic[S, V]):
    """One table at play.

    `journal` is called with every input before it takes effect; if it raises, nothing happened.
    """

    __slots__ = (
        "_ends",
        "_events",
        "_inputs",
        "_listeners",
        "_minutes",
        "_placed",
        "_rng",
        "_telling",
        "_untold",
        "_written",
        "game",
        "header",
        "journal",
        "kinds",
        "requests",
        "state",
    )

    def __init__(
        self,
        game: Game[S, V],
        header: Header,
        journal: Callable[[Entry], None] | None = None,
        rng: Rng | None = None,
    ) -> None:
        """Starts the match. `rng` replaces the one of the seed (a stacked deck in tests).

        Raises `ValueError` for bad options.
        """
        if refused := game.check_options(header.setup):
            raise ValueError(f"{refused.code}: {refused.note}")
        if len(header.players) != header.setup.seats:
            raise ValueError(f"{len(header.players)} players for {header.setup.seats} seats")
        self.game = game
        self.header = header
        self.journal = journal
        self._inputs: list[tuple[Seat, Action, str]] = []
        self._written: list[Entry] = []
        self._minutes = 0
        self._events: list[Event] = []
        self._ends: list[int] = []
        self._placed: list[Placed] = []
        self.kinds = [player.kind for player in header.players]
        self._listeners: list[Callable[[Placed], None]] = []
        self._untold: deque[Placed] = deque()
        self._telling = False
        self._rng = rng or Rng(header.seed)
        step = game.start(header.setup, self._rng)
        self.state: S = step.state
        self.requests: tuple[Request, ...] = game.requests(step.state)
        self._emit(step.events)

    # -- what others look at -----------------------------------------------------------------------

    @property
    def entries(self) -> list[Entry]:
        """The log so far.

        What was done without a journal is written out when it is looked at: bots play faster so.
        """
        if self._inputs:
            at = len(self._written)
            self._written.extend(
                Entry(at + k, "act", seat, self.game.format(action), key)
                for k, (seat, action, key) in enumerate(self._inputs, 1)
            )
            self._inputs.clear()
        return self._written

    @property
    def events(self) -> list[Placed]:
        """The events so far, each with its place; like the log, written out when they are looked
        at.
        """
        placed, ends = self._placed, self._ends
        start = len(placed)
        if start < len(self._events):
            for at in range(placed[-1].sequence + 1 if placed else 0, len(ends)):
                placed.extend(
                    Placed(at, k, event) for k, event in enumerate(self._events[start : ends[at]])
                )
                start = ends[at]
        return placed

    @property
    def happened(self) -> Sequence[Event]:
        """The events so far without their places, for who needs no more than that.

        Not to be changed.
        """
        return self._events

    @property
    def acts(self) -> int:
        """The number of inputs but for those of the wall clock, which come when they come."""
        return self.sequence - self._minutes

    @property
    def sequence(self) -> int:
        """The sequence of the last input, 0 before the first."""
        return len(self._written) + len(self._inputs)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.game.outcome(self.state)

    def awaited(self) -> tuple[Request, ...]:
        """The requests that the game waits for."""
        return tuple(request for request in self.requests if request.awaited)

    def requests_of(self, seat: Seat) -> tuple[Request, ...]:
        """The requests of one seat."""
        return tuple(request for request in self.requests if request.seat == seat)

    def view(self, seat: Seat | None) -> V:
        """What a seat may know now."""
        return self.game.view(self.state, seat)

    def seen(self, seat: Seat | None) -> Seen:
        """The events so far as the seat saw them."""
        return Seen(self._events, seat)

    def turn(self, seat: Seat, rng: Rng, deadline: float | None = None) -> Turn:
        """What a bot in `seat` may look at now: `rng` are its own dice, `deadline` is a time of
        `time.monotonic` (None: none).
        """
        return Turn(self.view(seat), self.requests_of(seat), self.seen(seat), rng, deadline)

    def listen(self, listener: Callable[[Placed], None]) -> None:
        """Calls `listener` with every event from now on (those so far are in `events`).

        All hear all events in the same order, also when a listener makes the next input. What a
        listener raises comes out of the input that made the events, after everybody has heard them;
        the input stands.
        """
        self._listeners.append(listener)

    def finished(self) -> Finished:
        """What figures are made of."""
        kinds = tuple(player.kind for player in self.header.players)
        return Finished(self.header.setup, kinds, self._events, self.outcome)

    def digest(self) -> str:
        """The fingerprint of the state, with the number of its form (`fingerprint`)."""
        return fingerprint(self.state)

    # -- inputs ------------------------------------------------------------------------------------

    def submit(self, seat: Seat, action: Action, id: str = "") -> Rejection | None:
        """A player's action: the reason why not, or None when it was done."""
        if action.table_only:
            return Rejection.of("table_only", "table-only")
        if not self._is_seat(seat):
            return Rejection.of("not_seated", "table-not-seated")
        game = self.game
        refused = game.check(self.state, seat, action)
        if refused is not None:
            return refused
        if self.journal is not None:
            self._take("act", seat, action, (), id)
            return None
        step = game.apply(self.state, seat, action, self._rng)
        self.requests = game.requests(step.state)
        self._inputs.append((seat, action, id))
        self.state = step.state
        self._emit(step.events)
        return None

    def expire(self, seat: Seat) -> Rejection | None:
        """The clock of `seat` has run out."""
        if not self._is_seat(seat):
            return Rejection.of("not_seated", "table-not-seated")
        action = self.game.on_timeout(self.state, seat)
        if isinstance(action, Rejection):
            return action
        self._take("timeout", seat, action, (TimedOut(seat),))
        return None

    def clock(self, minute: int, resumed: bool = False) -> bool:
        """A new minute of local time: whoever runs the match tells it once a minute, and when play
        begins or goes on.

        True when the game has use for it; then it is an input like any other.
        """
        action = self.game.on_clock(self.state, minute, resumed)
        if action is None:
            return False
        step = self.game.apply(self.state, 0, action, self._rng)
        self._enter(
            Entry(self.sequence + 1, "clock", 0, f"{minute}{' resumed' if resumed else ''}"),
            step,
            (),
        )
        self._minutes += 1
        return True

    def leave(self, seat: Seat, level: str) -> Rejection | None:
        """The person in `seat` leaves; by most rules a bot of `level` plays on.

        Raises `ValueError` for no such level.
        """
        if level not in self.game.bots:
            raise ValueError(f"{self.game.id} has no bot {level!r}")
        if self.outcome is not None:
            return Rejection.of("wrong_phase", "table-game-over")
        if not self._is_seat(seat) or self.kinds[seat] != "person":
            return Rejection.of("not_seated", "table-not-seated")
        self._change("leave", seat, level, self.game.on_leave(self.state, seat))
        return None

    def rejoin(self, seat: Seat) -> Rejection | None:
        """The person of `seat` comes back."""
        if self.outcome is not None:
            return Rejection.of("wrong_phase", "table-game-over")
        if (
            not self._is_seat(seat)
            or self.kinds[seat] == "person"
            or not self.header.players[seat].is_person
        ):
            return Rejection.of("not_seated", "table-not-seated")
        self._change("return", seat, "person", self.game.on_return(self.state, seat))
        return None

    def _is_seat(self, seat: Seat) -> bool:
        return 0 <= seat < len(self.kinds)

    def _change(self, kind: InputKind, seat: Seat, to: str, action: Action | None) -> None:
        step = None if action is None else self.game.apply(self.state, seat, action, self._rng)
        self._enter(Entry(self.sequence + 1, kind, seat, to), step, (SeatChanged(seat, to),), to)

    def _take(
        self,
        kind: InputKind,
        seat: Seat,
        action: Action,
        before: tuple[Event, ...],
        id: str = "",
    ) -> None:
        step = self.game.apply(self.state, seat, action, self._rng)
        self._enter(
            Entry(self.sequence + 1, kind, seat, self.game.format(action), id), step, before
        )

    def _enter(
        self, entry: Entry, step: Step[S] | None, before: tuple[Event, ...], to: str | None = None
    ) -> None:
        """Where a match changes (and in `submit`, when there is no journal).

        Up to the journal's answer nothing has.
        """
        requests = self.requests if step is None else self.game.requests(step.state)
        if self.journal is not None:
            self.journal(entry)
        self.entries.append(entry)
        if to is not None:
            self.kinds[entry.seat] = to
        self.requests = requests
        if step is None:
            self._emit(before)
            return
        self.state = step.state
        self._emit(before + step.events if before else step.events)

    def _emit(self, events: tuple[Event, ...]) -> None:
        self._events += events
        self._ends.append(len(self._events))
        if self._listeners:
            self._untold.extend(self.events[len(self._events) - len(events) :])
            if not self._telling:
                self._tell()

    def _tell(self) -> None:
        failed: Exception | None = None
        self._telling = True
        try:
            while self._untold:
                placed = self._untold.popleft()
                for listener in tuple(self._listeners):
                    try:
                        listener(placed)
                    except (
                        Exception
                    ) as why:  # a voice that breaks must not keep the others from hearing
                        failed = failed or why
        finally:
            self._telling = False
        if failed is not None:
            raise failed

    # -- logs --------------------------------------------------------------------------------------

    def replay_entry(self, entry: Entry) -> None:
        """Takes an input of a log. Raises `BadLog` when it does not follow."""
        if entry.sequence != self.sequence + 1:
            raise BadLog(entry.sequence, "sequence")
        refused: Rejection | None
        if entry.kind == "act":
            try:
                action = self.game.parse(entry.text)
            except NotUnderstood as why:
                raise BadLog(entry.sequence, "notation") from why
            refused = self.submit(entry.seat, action, entry.id)
        elif entry.kind == "timeout":
            refused = self.expire(entry.seat)
            if refused is None and self.entries[-1].text != entry.text:
                raise BadLog(entry.sequence, "timeout")
        elif entry.kind == "clock":
            minute, _, resumed = entry.text.partition(" ")
            plausible = minute.isdecimal() and len(minute) <= 12 and resumed in ("", "resumed")
            if not plausible or not self.clock(int(minute), bool(resumed)):
                raise BadLog(entry.sequence, "clock")
            refused = None
        elif entry.kind == "leave":
            if entry.text not in self.game.bots:
                raise BadLog(entry.sequence, "level")
            refused = self.leave(entry.seat, entry.text)
        elif entry.kind == "return":
            refused = self.rejoin(entry.seat)
        else:
            raise BadLog(entry.sequence, "kind")
        if refused is not None:
            raise BadLog(entry.sequence, refused.code)

    @classmethod
    def replay(
        cls, game: Game[Any, Any], header: Header, entries: Iterable[Entry], rng: Rng | None = None
    ) -> Match[Any, Any]:
        """The match that a log gives, input by input.

        Raises `BadLog`; its `journal` can be set afterwards.
        """
        if header.format != FORMAT:
            raise BadLog(0, "format")
        if header.game != game.id or header.version != game.version:
            raise BadLog(0, "version")
        if (
            game.check_options(header.setup) is not None
            or len(header.players) != header.setup.seats
        ):
            raise BadLog(0, "options")
        match: Match[Any, Any] = cls(game, header, rng=rng)
        for entry in entries:
            match.replay_entry(entry)
        return match
