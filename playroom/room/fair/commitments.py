"""Commitments of one process: sends the numbers of the players connected to it to the table's
deal.
"""

from __future__ import annotations

from playroom.room.fair.deal import numbers_of, pledges_of
from playroom.room.table import values as v
from playroom.room.table.context import AtWork
from playroom.room.table.values import PersonId, TableState


class Commitments:
    """Everything is called on the thread of the event loop of the table."""

    def __init__(self, table: AtWork) -> None:
        self._table = table
        self._brings: dict[PersonId, bool] = {}
        self._match = ""
        self._commitments: dict[PersonId, str | None] = {}
        self._numbers: dict[PersonId, str] = {}
        """What came for the deal of that match. What comes while something is being kept is kept
        together, and nothing is kept twice.
        """

    def comes(self, person: PersonId, brings: bool) -> None:
        """A player connects; `brings`: their client contributes a number."""
        self._brings[person] = brings
        self.reconcile()

    def goes(self, person: PersonId) -> None:
        """A player disconnects."""
        self._brings.pop(person, None)

    def reconcile(self) -> None:
        """Declares connected players without a number, so that the deal does not wait for them."""
        state = self._table.state
        if state.deal is None:
            return
        for guest in state.seated:
            if self._brings.get(guest.id) is False:
                self.pledge(guest.id, state.deal.match, None)

    def pledge(self, person: PersonId, match: str, commitment: str | None) -> None:
        """The commitment of a connected player. The first one counts."""
        is_new = person not in self._commitments or match != self._match
        if is_new and pledges_of(self._table.state, match, {person: commitment}):
            self._of(match)
            self._commitments[person] = commitment
            self._table.submit(self._pledges, self._table.failed)

    def show(self, person: PersonId, match: str, number: str) -> None:
        """The number of a connected player. One that is late or does not match the commitment is
        ignored.
        """
        is_new = person not in self._numbers or match != self._match
        if is_new and numbers_of(self._table.state, match, {person: number}):
            self._of(match)
            self._numbers[person] = number
            self._table.submit(self._shown, self._table.failed)

    def _of(self, match: str) -> None:
        if match != self._match:
            self._match = match
            self._commitments.clear()
            self._numbers.clear()

    def _pledges(self, state: TableState) -> tuple[v.TableEvent, ...]:
        return pledges_of(state, self._match, self._commitments)

    def _shown(self, state: TableState) -> tuple[v.TableEvent, ...]:
        return numbers_of(state, self._match, self._numbers)
