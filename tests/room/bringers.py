"""A person without a wire who contributes a number to a deal, as a remote client does."""

from __future__ import annotations

from playroom.room.fair.deal_verifier import DealVerifier
from playroom.room.table.running import RunningTable
from playroom.room.table.session import TableSession
from playroom.room.table.values import TableEvent, TableState
from tests.room.kit import Person


class Bringer(Person):
    """Pledges and shows as soon as it is time, unless a test does that itself."""

    pledges = shows = True

    def __init__(self, table: RunningTable, session: TableSession) -> None:
        self.table = table
        self.witness = DealVerifier(session.me, session.state)
        super().__init__(session)
        table.commitments.comes(session.me, True)

    def _row(self, row: TableEvent, before: TableState, state: TableState) -> None:
        super()._row(row, before, state)
        self.witness.told(state, in_time=True)
        if self.pledges and (pledge := self.witness.pledges(state)) is not None:
            self.table.commitments.pledge(self.me, *pledge)
        if self.shows and (shown := self.witness.shows(state)) is not None:
            self.table.commitments.show(self.me, *shown)
