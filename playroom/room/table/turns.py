"""Turn clocks of a table: who is to act, since when, and until when by correspondence.

The moment at which a turn begins is a row of the table's log; the deadline follows from it, so it
is the same after a restart and in every process of a room. The time for which the room was closed
does not count, nor does a vacation.
"""

from __future__ import annotations

from collections.abc import Sequence

from playroom.clock import wall
from playroom.engine.chair import Hooks
from playroom.engine.notes import Rejection
from playroom.engine.record import Record, Seat
from playroom.engine.steps import Placed
from playroom.room.notices.service import Owes
from playroom.room.table import values as v
from playroom.room.table.context import AtWork
from playroom.room.table.deadlines import Break, deadline
from playroom.room.table.values import Phase


class IdleTurns(Record, omit_defaults=True):
    """The turns of an idle table: which have begun, vacations, and who owes an answer (`Owes`)."""

    begun: tuple[v.TurnBegan, ...] = ()
    vacations: tuple[tuple[v.PersonId, v.Moment, v.Moment], ...] = ()
    owing: tuple[tuple[v.PersonId, str, bool, bool, int], ...] = ()


class Turns:
    """The turns at one table. Listens to its match like a chair. Everything is called on the thread
    of its event loop.
    """

    hooks: Hooks | None = None
    seat: Seat | None = None

    def __init__(self, table: AtWork) -> None:
        self._table = table
        self._begun: dict[Seat, v.TurnBegan] = {}
        self._vacations: dict[v.PersonId, list[Break]] = {}
        self._meant: set[v.PersonId] = set()
        """Who has left by their own will, and not come since."""
        self._idle = dict[v.PersonId, Owes]()
        """The persons that owed an answer when the table became idle."""
        self._asked = False
        self.lapsed: set[Seat] = set()
        """The seats that ran out of time, and to which no person has come since."""

    # -- what is known -----------------------------------------------------------------------------

    def until(self, seat: Seat) -> int:
        """The deadline of a seat's turn, in seconds since 1970; 0: none runs."""
        turn, hours = self._begun.get(seat), self._table.state.pace
        if turn is None or not hours:
            reserved = self._table.services.reserved.get(self._table.state.id)
            return 0 if turn is None or reserved is None else turn.at + reserved.turn
        vacations = self._vacations.get(self._table.playing.get(seat, ""), [])
        return deadline(turn.at, hours * 3600, [*self._table.services.breaks, *vacations])

    @property
    def deadlines(self) -> dict[Seat, int]:
        """The deadlines of all turns that run."""
        return {seat: until for seat in self._begun if (until := self.until(seat))}

    def is_turn(self, person: v.PersonId) -> bool:
        """Does the table wait for this person?"""
        return any(self._table.playing.get(seat) == person for seat in self._begun)

    def _owed(self) -> dict[Seat, int]:
        """The seats of persons that owe an answer, each with the sequence of its last input."""
        runner, playing = self._table.runner, self._table.playing
        if runner is None or runner.match.outcome is not None:
            return {}
        if self._table.state.phase is not Phase.PLAYING:
            return {}
        kinds = runner.match.kinds
        owing = {request.seat for request in runner.match.awaited()}
        return {s: runner.mine[s] for s in sorted(owing) if kinds[s] == "person" and s in playing}

    # -- what happens ------------------------------------------------------------------------------

    def tell(self, events: Sequence[Placed]) -> None:
        """Something happened in the match."""
        self.look()

    def look_up(self) -> None:
        """No listener here."""

    def end(self) -> None:
        """The match is over."""
        self.look()

    def look(self) -> None:
        """Turns, or who is there, may have changed: tells the notices who is to act, and keeps the
        turns by correspondence that have begun or ended; those of a tournament are in memory alone.
        """
        table, state = self._table, self._table.state
        if table.services.notices is not None:
            table.services.notices.look(state.id, state.game, self._owing())
        if table.is_loaded and state.pace and not self._asked and self._rows():
            self._asked = True
            table.submit(lambda state: self._rows(), self._kept)
        if state.id in table.services.reserved and (rows := self._rows()):
            for row in rows:
                self.remember(row)
            table.reconcile()

    def _owing(self) -> dict[v.PersonId, Owes]:
        """The persons that owe an answer, as far as the table runs here."""
        if not self._table.is_loaded:
            return self._idle
        runner, owing = self._table.runner, dict[v.PersonId, Owes]()
        for seat, after in self._owed().items():
            guest = self._table.state.guest(self._table.playing[seat])
            if guest is not None and runner is not None:
                key, meant = f"{runner.header.id}:{seat}:{after}", guest.id in self._meant
                owing[guest.id] = Owes(key, guest.here, meant, guest.vacation)
        return owing

    def _kept(self, result: Rejection | Exception | None) -> None:
        self._asked = False
        self._table.failed(result)
        if result is None:
            self.look()
        else:
            self._table.reconcile_later()

    def _rows(self) -> tuple[v.TurnBegan | v.TurnEnded, ...]:
        owed, now = self._owed(), int(wall())
        ended = [seat for seat, turn in self._begun.items() if owed.get(seat) != turn.after]
        began = [seat for seat in owed if seat not in self._begun or seat in ended]
        return (
            *(v.TurnEnded(seat, self._has_lapsed(seat, now)) for seat in ended),
            *(v.TurnBegan(seat, owed[seat], now) for seat in began),
        )

    def _has_lapsed(self, seat: Seat, now: int) -> bool:
        runner, until = self._table.runner, self.until(seat)
        left = runner is not None and runner.match.kinds[seat] != "person"
        return left and 0 < until <= now

    def remember(self, row: v.TableEvent) -> None:
        """A row of the table's log."""
        match row:
            case v.TurnBegan(seat):
                self._begun[seat] = row
                self.lapsed.discard(seat)
            case v.TurnEnded(seat, lapsed):
                self._begun.pop(seat, None)
                if lapsed:
                    self.lapsed.add(seat)
            case v.Began() | v.Closed():
                self._begun.clear()
                self.lapsed.clear()
            case v.Away(person, True):
                self._meant.add(person)
            case v.Away(person) | v.Back(person) | v.Came(person) | v.Gone(person):
                self._meant.discard(person)
            case v.OnVacation(person, since, until):
                before = [(a, min(b, since)) for a, b in self._vacations.get(person, []) if a < b]
                self._vacations[person] = [*before, (since, until)]

    def forget(self) -> None:
        """The log is read again."""
        self._begun.clear()
        self._vacations.clear()
        self.lapsed.clear()
        self._meant.clear()

    def idle(self) -> IdleTurns:
        """What is stored of them while the table is idle."""
        vacations = [(who, *one) for who, taken in self._vacations.items() for one in taken]
        owing = [(person, *owes) for person, owes in self._owing().items()]
        return IdleTurns(tuple(self._begun.values()), tuple(vacations), tuple(owing))

    def rest(self, idle: IdleTurns) -> None:
        """Takes what was stored of an idle table."""
        self.forget()
        self._begun = {turn.seat: turn for turn in idle.begun}
        for person, since, until in idle.vacations:
            self._vacations.setdefault(person, []).append((since, until))
        self._idle = {owes[0]: Owes(*owes[1:]) for owes in idle.owing}
