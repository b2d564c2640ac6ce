"""Own deals: the client's numbers for joint deals, stored on disk so that a restarted program can
verify the deal of a running match.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta

from playroom.engine.header import Commitment, Header, MatchId
from playroom.engine.record import MOST_SEATS, Record, Seat
from playroom.engine.wire import PLAIN, BadJson, written
from playroom.room.fair.deal import numbers_in, proved
from playroom.room.fair.deal_events import Reveal, Sealed, SeatCommitment
from playroom.room.table.session import Proof
from playroom.store.files import write_whole
from playroom.store.paths import ensure

MOST = 50


class OwnDeal(Record):
    """One deal, as it was told when one's own number was shown: the roster, one's seat, the
    number.
    """

    match: MatchId
    promise: Commitment
    pledges: Annotated[tuple[SeatCommitment, ...], Meta(max_length=MOST_SEATS)]
    seat: Seat
    number: Commitment

    def proof(self, header: Header, sealed: Sealed, shown: tuple[Reveal, ...], room: str) -> Proof:
        """What can be said of a deal by what was told then, of what the room says now."""
        roster = Sealed(self.match, self.promise, self.pledges)
        own = self.seat, self.number
        right = sealed == roster and proved(sealed, numbers_in(shown), room, header, own)
        return Proof.PROVED if right else Proof.FALSE


class OwnDeals:
    """The latest deal last, in a file that only its owner reads."""

    def __init__(self, folder: Path | None = None) -> None:
        """`folder` is that of the games; None: nothing is kept."""
        self._file = None if folder is None else folder / "deals.json"

    def find(self, match: str) -> OwnDeal | None:
        """What was brought to the deal of a match; None: nothing, or nothing that can be read."""
        return next((deal for deal in self._kept() if deal.match == match), None)

    def proof(
        self,
        header: Header,
        sealed: Sealed | None,
        shown: tuple[Reveal, ...],
        room: str | None,
    ) -> Proof:
        """What can be said of the deal of a match that is over, by what is kept here."""
        if sealed is None or room is None:
            return Proof.HIDDEN
        own = self.find(header.id)
        if own is not None:
            return own.proof(header, sealed, shown, room)
        right = proved(sealed, numbers_in(shown), room, header, None)
        return Proof.UNSEEN if right else Proof.FALSE

    def keep(self, deal: OwnDeal) -> None:
        """Keeps what was brought. Raises `StoreError`."""
        others = [other for other in self._kept() if other.match != deal.match]
        self._write((*others, deal))

    def forget(self, match: str) -> None:
        """The match is at home. Raises `StoreError`."""
        deals = self._kept()
        left = tuple(deal for deal in deals if deal.match != match)
        if len(left) < len(deals):
            self._write(left)

    def _kept(self) -> tuple[OwnDeal, ...]:
        if self._file is None:
            return ()
        try:
            return PLAIN.decode(self._file.read_bytes(), tuple[OwnDeal, ...])
        except (OSError, BadJson):
            return ()

    def _write(self, deals: tuple[OwnDeal, ...]) -> None:
        if self._file is not None:
            ensure(self._file.parent)
            write_whole(self._file, written(deals[-MOST:]).encode())
