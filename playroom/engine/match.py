"""A match: a header, a log of inputs, and everything that follows from them.

`Match` is the one mutable object of the engine. It knows no terminal, no clock, no thread and no
disk. Every input takes one way: `prepare` works out what follows from it and changes nothing, so
that a defect in the rules never leaves an input in the log that cannot be replayed; the caller
appends the row to the log; `commit` applies it and publishes its events. What was announced is
therefore always in the log.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar, overload

from playroom.engine.contract import Finished, Game, Turn
from playroom.engine.header import FORMAT, Header, Player
from playroom.engine.log.entries import BadLog, Entry
from playroom.engine.log.fingerprint import fingerprint
from playroom.engine.log.inputs import (
    Act,
    Clock,
    Input,
    Leave,
    Misread,
    Return,
    Timeout,
    id_of,
    input_of,
    kind_of,
    text_of,
)
from playroom.engine.notes import Clean, Rejection
from playroom.engine.record import Count, Record, Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import (
    STUMBLED,
    Action,
    Event,
    Outcome,
    Placed,
    Request,
    SeatChanged,
    Step,
    TimedOut,
)

S = TypeVar("S")
V = TypeVar("V")


class Stale(Exception):
    """The match has moved on since an input was prepared: it has to be prepared anew."""


class Prepared(Record):
    """An input that the rules take, and all that follows from it; nothing of it has happened yet.

    `action` is what the rules do (what silence or leaving stands for), if anything.
    """

    game: Any
    sequence: Count
    given: Input
    action: Action | None
    id: str
    step: Step[Any] | None
    requests: tuple[Request, ...]
    before: tuple[Event, ...]

    @property
    def entry(self) -> Entry:
        """Its row in the log."""
        return _entry(self.game, self.sequence, self.given, self.action, self.id)


class _Taken(Record):
    """What is kept of an input. (A tuple would be larger, and be gone through by the collector.)"""

    given: Input
    action: Action | None
    id: str


def _entry(game: Any, sequence: int, input_: Input, action: Action | None, id: str) -> Entry:
    seat = 0 if isinstance(input_, Clock) else input_.seat
    return Entry(sequence, kind_of(input_), seat, text_of(game, input_, action), id)


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
            event = self._events[place].seen_by(self._seat)
            if event is not None:
                yield event

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


class Ids(Mapping[str, int]):
    """Sequence numbers by input id. Searched on demand, which is once an input: a stored index
    would take as much memory as the inputs, a list of their ids takes little.
    """

    __slots__ = ("_ids",)

    def __init__(self, ids: list[str]) -> None:
        """`ids` has the id of every input, "" for none."""
        self._ids = ids

    def __getitem__(self, id: str) -> int:
        if not id or id not in self._ids:
            raise KeyError(id)
        return next(n for n in range(len(self._ids), 0, -1) if self._ids[n - 1] == id)

    def __iter__(self) -> Iterator[str]:
        return filter(None, self._ids)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class PlacedEvents(Sequence[Placed]):
    """The events up to now, each with its place, which is worked out when it is looked at: kept
    beside them, the places of a long match would take as much memory as all its inputs.

    What happens later does not change it.
    """

    __slots__ = ("_ends", "_events", "_length")

    def __init__(self, events: list[Event], ends: Sequence[int]) -> None:
        """`ends` is how many events there were after the start, and after every input."""
        self._events, self._ends = events, ends
        self._length = len(events)

    def __iter__(self) -> Iterator[Placed]:
        return iter(self[:])

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Placed: ...
    @overload
    def __getitem__(self, index: slice) -> list[Placed]: ...
    def __getitem__(self, index: int | slice) -> Placed | list[Placed]:
        places = range(self._length)[index]
        if isinstance(places, int):
            return self[places : places + 1][0]
        events, ends = self._events, self._ends
        return [
            Placed(
                sequence := bisect_right(ends, place),
                place - (ends[sequence - 1] if sequence else 0),
                events[place],
            )
            for place in places
        ]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlacedEvents) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


class Match(Generic[S, V]):
    """One table at play."""

    __slots__ = (
        "_ends",
        "_events",
        "_ids",
        "_inputs",
        "_minutes",
        "_outcome",
        "_persons",
        "_rng",
        "_written",
        "game",
        "header",
        "players",
        "requests",
        "state",
    )

    def __init__(self, game: Game[S, V], header: Header, rng: Rng | None = None) -> None:
        """Starts the match. `rng` replaces the one of the seed (a stacked deck in tests).

        Raises `ValueError` for bad options.
        """
        if refused := game.check_options(header.setup):
            raise ValueError(f"{refused.code}: {refused.note}")
        if len(header.players) != header.setup.seats:
            raise ValueError(f"{len(header.players)} players for {header.setup.seats} seats")
        self.game = game
        self.header = header
        self.players = list(header.players)
        """Who sits in every seat now; a bot that plays for a person has the person's name."""
        self._persons = {seat for seat, player in enumerate(header.players) if player.is_person}
        self._inputs: list[_Taken] = []
        self._ids: list[str] = []
        self._written: list[Entry] = []
        self._minutes = 0
        self._events: list[Event] = []
        self._ends = array("L")
        self._rng = rng or Rng(header.seed)
        step = game.start(header.setup, self._rng)
        self.state: S = step.state
        self._outcome: tuple[S, Outcome | None] = step.state, game.outcome(step.state)
        self.requests: tuple[Request, ...] = game.requests(step.state)
        self._events += step.events
        self._ends.append(len(self._events))

    # -- what others look at -----------------------------------------------------------------------

    @property
    def entries(self) -> list[Entry]:
        """The log so far. Rows are formatted when first read, so that bots play faster. Another
        thread may read them at the same time: what one has formatted is never changed.
        """
        written = self._written
        if (start := len(written)) < len(self._inputs):
            rows = (
                _entry(self.game, sequence, taken.given, taken.action, taken.id)
                for sequence, taken in enumerate(self._inputs[start:], start + 1)
            )
            written = self._written = [*written, *rows]
        return written

    @property
    def kinds(self) -> list[str]:
        """What plays every seat now: `person`, or the level of a bot."""
        return [player.kind for player in self.players]

    @property
    def ids(self) -> Mapping[str, int]:
        """The sequences of the inputs that have an id, by it."""
        return Ids(self._ids)

    @property
    def events(self) -> Sequence[Placed]:
        """The events so far, each with its place."""
        return PlacedEvents(self._events, self._ends)

    @property
    def happened(self) -> Sequence[Event]:
        """The events so far without their places, for who needs no more than that.

        Not to be changed.
        """
        return self._events

    @property
    def deals(self) -> int:
        """How many deals have begun (`Table.deals`); 0 in a game that names none."""
        begins = self.game.table.deals
        return sum(isinstance(event, begins) for event in self._events) if begins else 0

    @property
    def acts(self) -> int:
        """The number of inputs but for those of the wall clock, which come when they come."""
        return self.sequence - self._minutes

    @property
    def sequence(self) -> int:
        """The sequence of the last input, 0 before the first."""
        return len(self._inputs)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        if self._outcome[0] is not self.state:
            self._outcome = self.state, self.game.outcome(self.state)
        return self._outcome[1]

    def awaited(self) -> tuple[Request, ...]:
        """The requests that the game waits for."""
        return tuple(request for request in self.requests if request.awaited)

    def requests_of(self, seat: Seat) -> tuple[Request, ...]:
        """The requests of one seat."""
        return tuple([request for request in self.requests if request.seat == seat])

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

    def finished(self) -> Finished:
        """What figures are made of."""
        kinds = tuple(player.kind for player in self.header.players)
        return Finished(self.header.setup, kinds, self._events, self.outcome)

    def digest(self) -> str:
        """The fingerprint of the state, with the number of its form (`fingerprint`)."""
        return fingerprint(self.state)

    # -- inputs ------------------------------------------------------------------------------------

    def prepare(self, input_: Input, id: str = "", request: str = "") -> Prepared | Rejection:
        """Works out what would follow from an input, or why the rules do not take it; nothing
        changes.

        `id` is what a repetition is known by; all but an action get one when none is given.
        `request` is the question that is answered: once it is closed the input is refused, also
        when the same would do for the next question.
        """
        if isinstance(input_, Act):
            return self._prepare_act(input_, id, request)
        if isinstance(input_, Clock):
            action = self.game.on_clock(self.state, input_.minute, input_.resumed)
            if action is None:
                return Rejection.of("no_clock", "table-no-clock")
            return self._worked_out(input_, 0, action, id or id_of(input_, "", self.ids))
        if not self._is_seat(input_.seat):
            return Rejection.of("not_seated", "table-not-seated")
        if isinstance(input_, Timeout):
            return self._prepare_timeout(input_, id, request)
        return self._prepare_change(input_, id)

    def _prepare_act(self, act: Act, id: str, request: str) -> Prepared | Rejection:
        # the way of nearly every input, and of a bot's million: no step more than it needs
        game, seat, action = self.game, act.seat, act.action
        if action.table_only:
            return Rejection.of("table_only", "table-only")
        if not 0 <= seat < len(self.players):
            return Rejection.of("not_seated", "table-not-seated")
        if request and self._is_closed(seat, request):
            return Rejection.of("closed", "table-closed")
        refused = game.check(self.state, seat, action)
        if refused is not None:
            return refused
        step = game.apply(self.state, seat, action, self._rng)
        requests = game.requests(step.state)
        return Prepared(game, len(self._inputs) + 1, act, action, id, step, requests, ())

    def _prepare_timeout(self, timeout: Timeout, id: str, request: str) -> Prepared | Rejection:
        seat = timeout.seat
        if request and self._is_closed(seat, request):
            return Rejection.of("closed", "table-closed")
        action = self.game.on_timeout(self.state, seat)
        if isinstance(action, Rejection):
            return action
        question = request or next(
            (awaited.id for awaited in self.awaited() if awaited.seat == seat), ""
        )
        id = id or id_of(timeout, question, self.ids)
        return self._worked_out(timeout, seat, action, id, (TimedOut(seat),))

    def _prepare_change(
        self, given: Leave | Return, id: str, is_stored: bool = False
    ) -> Prepared | Rejection:
        """`is_stored`: it is read from a log. Older logs have returns that the rules refuse today;
        nothing else followed from one then, nor does now.
        """
        seat, player = given.seat, self.players[given.seat]
        if self.outcome is not None:
            return Rejection.of("wrong_phase", "table-game-over")
        action: Action | None = None
        if isinstance(given, Leave) and given.stumbled:
            if player.is_person:
                return Rejection.of("not_seated", "table-not-seated")
            change = SeatChanged(seat, given.level, how=STUMBLED)
        elif isinstance(given, Leave):
            if not player.is_person:
                return Rejection.of("not_seated", "table-not-seated")
            how = self.game.leaving(self.view(seat)).value
            action = self.game.on_leave(self.state, seat)
            change = SeatChanged(seat, given.level, how=how)
        else:
            newcomer = bool(given.name)
            if player.is_person or not (newcomer or seat in self._persons):
                return Rejection.of("not_seated", "table-not-seated")
            coming = self.game.on_return(self.state, seat, newcomer)
            if isinstance(coming, Rejection) and not is_stored:
                return coming
            action = None if isinstance(coming, Rejection) else coming
            change = SeatChanged(seat, "person", given.name)
        id = id or id_of(given, "", self.ids)
        return self._worked_out(given, seat, action, id, (change,))

    def _worked_out(
        self,
        input_: Input,
        seat: Seat,
        action: Action | None,
        id: str,
        before: tuple[Event, ...] = (),
    ) -> Prepared:
        game, step, requests = self.game, None, self.requests
        if action is not None:
            step = game.apply(self.state, seat, action, self._rng)
            requests = game.requests(step.state)
        return Prepared(game, len(self._inputs) + 1, input_, action, id, step, requests, before)

    def commit(self, prepared: Prepared) -> None:
        """Makes a prepared input so and tells what happened. Raises `Stale` when another one came
        between.
        """
        inputs, before, step = self._inputs, prepared.before, prepared.step
        if prepared.sequence != len(inputs) + 1:
            raise Stale
        inputs.append(_Taken(prepared.given, prepared.action, prepared.id))
        self._ids.append(prepared.id)
        if before:
            self._reseat(before)
        elif type(prepared.given) is Clock:
            self._minutes += 1
        self.requests = prepared.requests
        events = before
        if step is not None:
            self.state = step.state
            events = before + step.events if before else step.events
        self._events += events
        self._ends.append(len(self._events))

    def _reseat(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, SeatChanged):
                name = event.name or self.players[event.seat].name
                self.players[event.seat] = Player(name, event.kind)
                if event.kind == "person":
                    self._persons.add(event.seat)

    def _take(self, input_: Input, request: str = "") -> Rejection | None:
        prepared = self.prepare(input_, "", request)
        if isinstance(prepared, Prepared):
            self.commit(prepared)
            return None
        return prepared

    def submit(
        self, seat: Seat, action: Action, id: str = "", request: str = ""
    ) -> Rejection | None:
        """A player's action, prepared and committed: the reason why not, or None when it was
        done. The other inputs below likewise.
        """
        prepared = self._prepare_act(Act(seat, action), id, request)
        if isinstance(prepared, Prepared):
            self.commit(prepared)
            return None
        return prepared

    def expire(self, seat: Seat, request: str = "") -> Rejection | None:
        """The clock of `seat` has run out."""
        return self._take(Timeout(seat), request)

    def clock(self, minute: int, resumed: bool = False) -> bool:
        """A new wall-clock minute: the runner passes it once a minute, and when play begins or
        resumes.

        True when the game has use for it; then it is an input like any other.
        """
        return self._take(Clock(minute, resumed)) is None

    def leave(self, seat: Seat, level: str) -> Rejection | None:
        """The person in `seat` leaves; by most rules a bot of `level` plays on.

        Raises `ValueError` for no such level.
        """
        if level not in self.game.bots:
            raise ValueError(f"{self.game.id} has no bot {level!r}")
        return self._take(Leave(seat, level))

    def simpler(self, seat: Seat) -> Leave | None:
        """The input by which a simpler bot plays on for the one in `seat`, that has failed: the
        weakest level but the first one, which plays anything; None when there is none weaker.
        """
        levels = list(self.game.bots)
        weaker = levels[: levels.index(self.kinds[seat])][:2]
        return Leave(seat, weaker[-1], stumbled=True) if weaker else None

    def stumble(self, seat: Seat) -> bool:
        """Puts a simpler bot into the seat of one that has failed; False when there is none."""
        change = self.simpler(seat)
        return change is not None and self._take(change) is None

    def rejoin(self, seat: Seat, name: Clean | None = None) -> Rejection | None:
        """The person who played `seat` last comes back; or, with a `name`, a newcomer takes it over
        from the bot that plays there. The rules may refuse both.
        """
        return self._take(Return(seat) if name is None else Return(seat, name))

    def _is_seat(self, seat: Seat) -> bool:
        return 0 <= seat < len(self.players)

    def _is_closed(self, seat: Seat, request: str) -> bool:
        return all(awaited.id != request or awaited.seat != seat for awaited in self.requests)

    # -- logs --------------------------------------------------------------------------------------

    def prepare_entry(self, entry: Entry) -> Prepared:
        """What follows from an input of a log. Raises `BadLog` when it does not follow."""
        sequence = entry.sequence
        if sequence != self.sequence + 1:
            raise BadLog(sequence, "sequence")
        try:
            input_ = input_of(self.game, entry)
        except Misread as why:
            raise BadLog(sequence, str(why)) from why
        if isinstance(input_, Leave) and input_.level not in self.game.bots:
            raise BadLog(sequence, "level")
        if isinstance(input_, Return) and self._is_seat(input_.seat):
            prepared = self._prepare_change(input_, entry.id, is_stored=True)
        else:
            prepared = self.prepare(input_, entry.id)
        if isinstance(prepared, Rejection):
            raise BadLog(sequence, "clock" if isinstance(input_, Clock) else prepared.code)
        if isinstance(input_, Timeout) and prepared.entry.text != entry.text:
            raise BadLog(sequence, "timeout")
        return prepared if prepared.id == entry.id else replace(prepared, id=entry.id)

    def replay_entry(self, entry: Entry) -> None:
        """Takes an input of a log, as it stands there. Raises `BadLog` when it does not follow."""
        self.commit(self.prepare_entry(entry))

    @classmethod
    def replay(
        cls, game: Game[Any, Any], header: Header, entries: Iterable[Entry], rng: Rng | None = None
    ) -> Match[Any, Any]:
        """The match that a log gives, input by input. Raises `BadLog`."""
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
