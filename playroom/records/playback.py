"""Playback of a stored game: events with what each seat heard, turns, deals and states.

No text and no keys: `playroom.shell.screens.replay` puts it at the keyboard, tests and the command
line use it as it is.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from playroom.clock import utc_now
from playroom.engine.header import stamp_at
from playroom.engine.log.entries import Entry
from playroom.engine.log.inputs import has_stumbled
from playroom.engine.match import Match
from playroom.engine.narration import narrate
from playroom.engine.notes import Clean, Note, Who, note
from playroom.engine.record import Seat, replace
from playroom.engine.steps import Placed
from playroom.locale import Listener, Teller
from playroom.records.duplicate import alone
from playroom.records.opening import replayed
from playroom.store import KeptGame

Position = tuple[int, int]
"""The place of an event: the sequence of its input (0: the start), and its place in what followed.
"""


@dataclass(frozen=True, slots=True)
class Line:
    """One line as it was told: `hearer` is the seat that alone heard it so, None for what everybody
    heard.
    """

    hearer: Seat | None
    note: Note


@dataclass(frozen=True, slots=True)
class Stop:
    """An event that is told: its position and its lines."""

    position: Position
    lines: tuple[Line, ...]


def last_words(match: Match[Any, Any], seat: Seat | None, teller: Teller) -> str:
    """What was told last at a seat of a match: of one that is over, how it ended."""
    listener = Listener.at_table(match.game, match.header, seat)
    for placed in reversed(match.events):
        if lines := narrate(match.game, placed.event, seat):
            return " ".join(teller.tell(line, listener) for line in lines)
    return ""


class Playback:
    """A log worked through once, with every state on the way; afterwards every step is at once.

    Raises as `open_log`.
    """

    def __init__(self, log: KeptGame) -> None:
        self.log = log
        self.states: list[Any] = []
        """The state after every input, the first one at the start."""
        self.match: Match[Any, Any]
        for match in replayed(log.header, log.entries, log.states):
            self.states.append(match.state)
            self.match = match
        self.header = log.header
        self.game = self.match.game
        self.over = self.match.outcome is not None
        self.people = tuple(
            seat for seat, player in enumerate(log.header.players) if player.is_person
        )
        begins = self.game.table.deals
        self.deals = [
            (placed.sequence, placed.index)
            for placed in self.match.events
            if begins and isinstance(placed.event, begins)
        ]
        """Where the deals begin."""
        self.me = log.me
        """One's own seat; None: played by others only."""
        self._turns = self._count_turns(log.entries)
        self._stops: dict[Seat | None, list[Stop]] = {}

    @staticmethod
    def _count_turns(entries: Sequence[Entry]) -> list[int]:
        turns = [0]
        seat: Seat | None = None
        for entry in entries:
            turns.append(turns[-1] + (entry.seat != seat))
            seat = entry.seat
        return turns

    def may_see(self, seat: Seat | None) -> bool:
        """May the game be heard from there (None: all hands open)?

        What goes on is told to the people in it only.
        """
        return self.over or not self.people or seat in self.people

    def stops(self, seat: Seat | None) -> list[Stop]:
        """All that is told to a seat, or (None) with all hands open. Never empty."""
        if seat not in self._stops:
            stops = []
            for placed in self.match.events:
                lines = self._open(placed) if seat is None else self._told(placed, seat)
                if lines:
                    stops.append(Stop((placed.sequence, placed.index), lines))
            self._stops[seat] = stops
        return self._stops[seat]

    def _told(self, placed: Placed, seat: Seat) -> tuple[Line, ...]:
        return tuple(Line(None, line) for line in narrate(self.game, placed.event, seat))

    def _open(self, placed: Placed) -> tuple[Line, ...]:
        """What everybody heard, or, where some know more, what each of these heard."""
        public = placed.event.seen_by(None)
        lines: list[Line] = []
        views = []
        for seat in range(len(self.header.players)):
            own = placed.event.seen_by(seat)
            if own is not None and own != public and own not in views:
                views.append(own)
                lines += [Line(seat, line) for line in narrate(self.game, placed.event, seat)]
        if not views or not lines:
            lines = [Line(None, line) for line in narrate(self.game, placed.event, None)]
        return tuple(lines)

    def listener(self, seat: Seat | None) -> Listener:
        """The listener of a seat; with all hands open the player of this machine, who is still
        called you.
        """
        ears = self.me if seat is None else seat
        return Listener.at_table(self.game, self.header, ears)

    def as_told(self, line: Line, seat: Seat | None, teller: Teller, length: str) -> Note:
        """A line as heard from `seat`: what another seat alone heard names that seat."""
        if line.hearer is None or line.hearer == seat:
            return line.note
        own = self.listener(line.hearer)
        text = Clean.of(teller.phrase(line.note, own, length), 400)
        return note("replay-hears", line.note.kind, who=Who(line.hearer), line=text)

    # -- places ------------------------------------------------------------------------------------

    def view(self, position: Position, seat: Seat | None) -> Any:
        """What a seat may know once the input of `position` has been worked out."""
        return self.game.view(self.states[position[0]], seat)

    def deal_of(self, position: Position) -> int:
        """The number of the deal, 0 before the first."""
        return bisect_right(self.deals, position)

    def turn_of(self, position: Position) -> tuple[int, int]:
        """What tells turns apart: everything that one seat did without another between, and never
        over a new deal.
        """
        return (self.deal_of(position), self._turns[position[0]])

    def at(self, seat: Seat | None, position: Position) -> int:
        """The stop of a position, or the last one before it."""
        places = [stop.position for stop in self.stops(seat)]
        return max(0, bisect_right(places, position) - 1)

    def step(self, seat: Seat | None, at: int, by: int, unit: str) -> int | None:
        """The stop one `event`, `turn` or `deal` on (`by` 1) or back (-1); None when there is none.

        Back goes to the beginning of the turn or deal one is in, and from there to the one before.
        """
        stops = self.stops(seat)
        if unit == "event":
            to = at + by
            return to if 0 <= to < len(stops) else None
        part = self.deal_of if unit == "deal" else self.turn_of
        here = part(stops[at].position)
        if by > 0:
            return next(
                (n for n in range(at + 1, len(stops)) if part(stops[n].position) != here), None
            )
        if at == 0:
            return None
        target = part(stops[at - 1].position)
        while at > 0 and part(stops[at - 1].position) == target:
            at -= 1
        return at

    # -- from here on ------------------------------------------------------------------------------

    def is_over(self, sequence: int) -> bool:
        """Is the game over after that input?"""
        return self.game.outcome(self.states[sequence]) is not None

    def what_if(self, sequence: int, seat: Seat) -> KeptGame | None:
        """The first inputs of this game, with the person in `seat`, and bots in the seats of all
        others: what a new one goes on from (`keep_copy` makes it one).

        None when that seat cannot be taken, since a player left or came back before.
        """
        entries, mine = self.log.entries[:sequence], self.me
        if mine is None:
            return None
        players = list(alone(self.header, mine))
        changes = [entry for entry in entries if entry.kind in ("leave", "return")]
        stumbled = {entry.seat for entry in changes if has_stumbled(entry)}
        moved = {entry.seat for entry in changes if not has_stumbled(entry)}
        as_it_was = seat == mine and (moved <= {mine} or len(self.people) == 1)
        if (moved and not as_it_was) or (seat != mine and stumbled & {seat, mine}):
            return None
        players[seat], players[mine] = players[mine], players[seat]
        now = stamp_at(utc_now())
        header = replace(self.header, players=tuple(players), created=now)
        return KeptGame(header, entries)
