"""Tells the notice service of a room who is to act at a table, and who is away."""

from __future__ import annotations

from collections.abc import Sequence

from playroom.clock import wall
from playroom.engine.chair import Hooks
from playroom.engine.record import Seat
from playroom.engine.steps import Placed
from playroom.room.notices.service import Owes
from playroom.room.table import values as v
from playroom.room.table.context import AtWork
from playroom.room.table.values import Phase


class Awaited:
    """Who is to act at one table. Listens to its match like a chair. Everything is called on the
    thread of its event loop.
    """

    hooks: Hooks | None = None
    seat: Seat | None = None

    def __init__(self, table: AtWork) -> None:
        self._table = table
        self._meant: set[v.PersonId] = set()
        """Who has left by their own will, and not come since."""
        self._idle = dict[v.PersonId, Owes]()
        """Who owed an answer when the table became idle."""

    def remember(self, row: v.TableEvent) -> None:
        """A row of the table's log."""
        match row:
            case v.Away(person, True):
                self._meant.add(person)
            case v.Away(person) | v.Back(person) | v.Came(person) | v.Gone(person):
                self._meant.discard(person)

    def idle(self) -> tuple[tuple[v.PersonId, str, bool, bool], ...]:
        """Who owes an answer, as it is stored of an idle table."""
        return tuple((person, *owes) for person, owes in self._owing().items())

    def rest(self, owing: Sequence[tuple[v.PersonId, str, bool, bool]] = ()) -> None:
        """Forgets the log; these owe an answer at an idle table."""
        self._meant.clear()
        self._idle = {person: Owes(key, here, meant) for person, key, here, meant in owing}

    def look(self) -> None:
        """Who is to act, or who is there, may have changed."""
        table = self._table
        if (notices := table.services.notices) is not None:
            notices.look(table.state.id, table.state.game, self._owing())

    def _owing(self) -> dict[v.PersonId, Owes]:
        """Who owes an answer, as far as this process sees to the table."""
        table, runner, state = self._table, self._table.runner, self._table.state
        if not table.is_loaded:
            return self._idle
        if runner is None or state.phase is not Phase.PLAYING or not table.is_leader:
            return {}
        if runner.match.outcome is not None:
            return {}
        owing = dict[v.PersonId, Owes]()
        for seat in {request.seat for request in runner.match.awaited()}:
            person = table.playing.get(seat)
            guest = None if person is None else state.guest(person)
            rests = guest is not None and guest.vacation > wall()
            if guest is not None and not rests and runner.match.kinds[seat] == "person":
                key = f"{runner.header.id}:{seat}:{runner.mine[seat]}"
                owing[guest.id] = Owes(key, guest.here, guest.id in self._meant)
        return owing

    def tell(self, events: Sequence[Placed]) -> None:
        """Something happened in the match."""
        self.look()

    def look_up(self) -> None:
        """No listener here."""

    def end(self) -> None:
        """The match is over."""
        self.look()
