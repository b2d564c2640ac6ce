"""Events of a table while a joint deal is made, and the state of such a deal (see `deal`)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from playroom.engine.header import Commitment, MatchId
from playroom.engine.record import MOST_SEATS, Record, Seat, replace, tag_of


class TableEvent(Record, tag=tag_of):
    """An event of a table, in its log. `by` is who did it, where it matters."""


class SeatCommitment(Record):
    """The commitment of one seat to a number of its own."""

    seat: Seat
    commitment: Commitment


class Committing(TableEvent, tag="sealing"):
    """All are ready and the room has committed to its number; seats may commit to theirs now."""

    match: MatchId
    commitment: Commitment


class Pledged(TableEvent):
    """One seat has answered: it is committed to a number, or (None) brings none."""

    seat: Seat
    commitment: Commitment | None = None


class Sealed(TableEvent):
    """The room is committed to its number, and these seats to theirs; nothing of the deal can be
    chosen any more. The roster of a joint deal.

    Tables of older programs have this row alone, without those before it.
    """

    match: MatchId
    commitment: Commitment
    pledges: Annotated[tuple[SeatCommitment, ...], Meta(max_length=MOST_SEATS)] = ()


class Aborted(TableEvent, tag="unsealed"):
    """Committing was aborted: a player stood up or left meanwhile."""


class Reveal(TableEvent, tag="shown"):
    """The number of one seat, to which it was committed (hex)."""

    seat: Seat
    number: Commitment


class NumbersClosed(TableEvent):
    """What is dealt is decided, without the numbers that are missing: a later one is late. Where
    none is missing, the last `Reveal` (or `Sealed`) has decided it.
    """


class Deal(Record):
    """State of the joint deal of a match: commitments of the room and the seats (in order), seats
    without a number, whether it is `sealed` (closed to more commitments), and the numbers revealed
    since.
    """

    match: MatchId
    commitment: Commitment
    pledges: Annotated[tuple[SeatCommitment, ...], Meta(max_length=MOST_SEATS)] = ()
    without: Annotated[tuple[Seat, ...], Meta(max_length=MOST_SEATS)] = ()
    sealed: bool = False
    numbers: Annotated[tuple[Reveal, ...], Meta(max_length=MOST_SEATS)] = ()

    @property
    def roster(self) -> Sealed:
        """All who are committed."""
        return Sealed(self.match, self.commitment, self.pledges)

    def answered(self, row: Pledged) -> Deal:
        """The deal after the answer of one more seat."""
        if row.commitment is None:
            return replace(self, without=(*self.without, row.seat))
        pledges = (*self.pledges, SeatCommitment(row.seat, row.commitment))
        return replace(self, pledges=tuple(sorted(pledges, key=lambda pledge: pledge.seat)))

    def has_answered(self, seat: Seat) -> bool:
        """Is that seat committed, or does it bring no number?"""
        return seat in self.without or any(pledge.seat == seat for pledge in self.pledges)

    def has_shown(self, seat: Seat) -> bool:
        """Was the number of that seat shown?"""
        return any(shown.seat == seat for shown in self.numbers)
