"""Deal verifier: a client's own record of a table's joint deals, which proves to players and
spectators that a deal was not chosen.

The room commits first (a client commits only after `Committing`), and nothing announced may change
until the proof at the end. A client reveals its number only for a roster that contains it.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from playroom.engine.deal.joint import is_board
from playroom.engine.header import Header
from playroom.engine.record import Seat
from playroom.room.fair.deal import commitment, is_pledged, numbers_in, on, proved
from playroom.room.table import values as v
from playroom.room.table.values import Deal, Phase, Reveal, Sealed, SeatedBot, TableState

MOST_DEALS = 8
"""So many deals are remembered; a match that comes home is one of the last two."""


@dataclass
class _Seen:
    """One deal: what was told of it last that can be true."""

    deal: Deal
    seat: Seat | None
    """Where one sat when it was made, so that a number from there is one's own or a forgery."""
    asked: bool
    """Was it told in time to bring one?"""
    number: str | None = None
    caught: bool = False
    """Was something told that does not go together?"""

    def pledge(self) -> v.SeatCommitment | None:
        """What one is committed to."""
        if self.seat is None or self.number is None:
            return None
        return v.SeatCommitment(self.seat, commitment(self.deal.match, self.seat, self.number))

    def tell(self, deal: Deal, in_time: bool) -> None:
        """How it is now, as the room says. A process of the room that has not heard everything yet
        may tell what was before: what was told once stays.
        """
        if _follows(self.deal, deal):
            sealed_now = deal.sealed and not self.deal.sealed
            if in_time and sealed_now and deal.pledges != self.deal.pledges:
                self.caught = True  # numbers that the room could show, or not, as it likes
            self.deal = deal
        elif not _follows(deal, self.deal):
            self.caught = True
        if self.seat is not None:
            there = [pledge for pledge in deal.pledges if pledge.seat == self.seat]
            taken = self.number is not None and self.seat in deal.without
            if taken or (there and there != [self.pledge()]):
                self.caught = True


def _follows(before: Deal, now: Deal) -> bool:
    """Can a deal that was so have come to this?"""
    if now.commitment != before.commitment or (before.sealed and not now.sealed):
        return False
    if before.sealed and now.pledges != before.pledges:
        return False
    steps: list[tuple[Sequence[object], Sequence[object]]] = [
        (before.pledges, now.pledges),
        (before.without, now.without),
        (before.numbers, now.numbers),
    ]
    if not all(fact in later for earlier, later in steps for fact in earlier):
        return False
    return all(is_pledged(now.roster, shown) for shown in now.numbers)


def _brings_bots(state: TableState, deal: Deal) -> bool:
    """Is a bot said to bring a number? It would be the room's, to be shown or not as it likes."""
    if state.phase not in (Phase.SEALING, Phase.PLAYING):
        return False  # who sits there now need not be who played
    return any(isinstance(state.in_seat(pledge.seat), SeatedBot) for pledge in deal.pledges)


class DealVerifier:
    """Deal verifier of one person at one table."""

    def __init__(self, me: v.PersonId, state: TableState) -> None:
        """`state` is the table when they come there. Another program of theirs may have been there
        before, and brought a number.
        """
        self._me = me
        self._seen = OrderedDict[str, _Seen]()
        self._seat = seat = self._seat_in(state)
        if state.deal is not None:
            answered = seat is None or state.deal.has_answered(seat) or state.deal.sealed
            self._note(state.deal, None if answered else seat, asked=not answered)

    def _seat_in(self, state: TableState) -> Seat | None:
        guest = state.guest(self._me)
        return None if guest is None else guest.seat

    def _note(self, deal: Deal, seat: Seat | None, asked: bool) -> _Seen:
        seen = self._seen[deal.match] = _Seen(deal, seat, asked)
        while len(self._seen) > MOST_DEALS:
            self._seen.popitem(last=False)
        return seen

    def told(self, state: TableState, in_time: bool) -> None:
        """The table is so now; `in_time`: it has just become so."""
        deal, seat = state.deal, self._seat_in(state)
        if deal is not None:
            seen = self._seen.get(deal.match)
            if seen is None:
                seen = self._note(deal, seat if seat == self._seat else None, in_time)
                seen.caught = in_time and (deal.sealed or bool(deal.pledges))  # not the room first
                seen.tell(deal, in_time)
            elif seen.deal is not deal:
                seen.tell(deal, in_time)
            seen.caught |= _brings_bots(state, deal)
        self._seat = seat

    def pledges(self, state: TableState) -> tuple[str, str] | None:
        """The match for which one commits oneself now, and to what. Asked again, to the same."""
        if state.phase is not Phase.SEALING or state.deal is None or state.deal.sealed:
            return None
        if is_board(state.deal.match):
            return None  # the deal of all tables of a round
        seen = self._seen.get(state.deal.match)
        if seen is None or seen.caught or seen.seat is None or state.deal.has_answered(seen.seat):
            return None
        if seen.number is None:
            seen.number, seen.asked = secrets.token_hex(32), True
        pledge = seen.pledge()
        assert pledge is not None
        return state.deal.match, pledge.commitment

    def shows(self, state: TableState) -> tuple[str, str] | None:
        """The match for which one shows one's number now, and that number: only where one is really
        committed to it, and nothing was changed.
        """
        seen = None if state.deal is None else self._seen.get(state.deal.match)
        if seen is None or seen.caught or seen.number is None or seen.seat is None:
            return None
        deal = on(state, seen.deal.match)
        if deal is None or not deal.sealed or deal.has_shown(seen.seat):
            return None
        return (deal.match, seen.number) if seen.pledge() in deal.pledges else None

    def is_caught(self, match: str) -> bool:
        """Was something told of that deal that cannot be?"""
        seen = self._seen.get(match)
        return seen is not None and seen.caught

    def is_proved(
        self, header: Header, sealed: Sealed, shown: Sequence[Reveal], number: str
    ) -> bool | None:
        """Was the match of `header` dealt from what was told while it was sealed? None: nothing was
        told of that deal before. The room says now who was committed, which numbers were shown, and
        its own.
        """
        seen = self._seen.get(header.id)
        if seen is None:
            return None
        said = Deal(
            sealed.match, sealed.commitment, sealed.pledges, seen.deal.without, True, tuple(shown)
        )
        seen.tell(said, in_time=False)
        if seen.caught or seen.deal is not said:  # what was told before is missing now
            return False
        own = None
        if seen.seat is not None:
            if seen.number is not None:
                own = seen.seat, seen.number
            elif seen.asked:
                return False
        return proved(sealed, numbers_in(shown), number, header, own)
