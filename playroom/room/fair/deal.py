"""Fair deal (commit and reveal): the room and every seat contribute a number, all commit before any
is revealed, and the seed is made of all of them.

The room commits itself first and shows its number last. A seat that does not reveal its number
counts with its commitment, so that leaving cannot choose between two deals. Afterwards each client
can verify the deal (`deal_verifier`).

Every step is an event of the table: the lease owner appends `Committing` and `Began`; `Pledged` and
`Reveal` come from the process with the client's connection, `Sealed` with the last `Pledged`, or
from the lease owner after a timeout. After the last `Reveal`, or the `NumbersClosed` of the lease
owner after a timeout, the deal `is_decided`: who runs the table completes it from these events.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from playroom.engine.deal.joint import ROOM, JointDeal, Part, commitment, is_board, seed_of
from playroom.engine.header import Header
from playroom.engine.record import Seat
from playroom.room.table import values as v
from playroom.room.table.values import Deal, Phase, Reveal, Sealed, TableState


def joint_seed(sealed: Sealed, room: str, numbers: Mapping[Seat, str]) -> str:
    """The seed of a match: made of the roster, the room's number, and those of the seats."""
    return seed_of(sealed.match, sealed.commitment, room, _parts(sealed, numbers))


def joint_deal(sealed: Sealed, shown: Iterable[Reveal], room: str | None) -> JointDeal:
    """What is kept of a deal with its match; `room`: the room's own number, once it is shown."""
    return JointDeal(sealed.commitment, room, _parts(sealed, numbers_in(shown)))


def _parts(sealed: Sealed, numbers: Mapping[Seat, str]) -> tuple[Part, ...]:
    return tuple(
        Part(pledge.seat, pledge.commitment, numbers.get(pledge.seat)) for pledge in sealed.pledges
    )


def numbers_in(shown: Iterable[Reveal]) -> Mapping[Seat, str]:
    """The numbers that were shown, by seats."""
    return {row.seat: row.number for row in shown}


def is_pledged(sealed: Sealed, shown: Reveal) -> bool:
    """Is it the number to which that seat was committed?"""
    return any(
        pledge.seat == shown.seat
        and pledge.commitment == commitment(sealed.match, shown.seat, shown.number)
        for pledge in sealed.pledges
    )


def on(state: TableState, match: str) -> Deal | None:
    """The deal of that match, while it is being made."""
    is_on = state.phase is Phase.SEALING and state.deal is not None and state.deal.match == match
    return state.deal if is_on else None


def pledges_of(
    state: TableState, match: str, commitments: Mapping[v.PersonId, str | None]
) -> tuple[v.TableEvent, ...]:
    """What follows from the commitments of these persons (None: they bring no number): each in
    their own seat, once, and before it is sealed. The last answer seals it.
    """
    deal = on(state, match)
    if deal is None or deal.sealed or is_board(match):
        return ()
    rows = list[v.TableEvent]()
    for guest in state.seated:
        if guest.seat is not None and guest.id in commitments and not deal.has_answered(guest.seat):
            row = v.Pledged(guest.seat, commitments[guest.id])
            rows.append(row)
            deal = deal.answered(row)
    return (*rows, deal.roster) if rows and _all_answered(state, deal) else tuple(rows)


def numbers_of(
    state: TableState, match: str, numbers: Mapping[v.PersonId, str]
) -> tuple[v.TableEvent, ...]:
    """What follows when these persons show their numbers: each the one to which their own seat is
    committed, once, and after it was sealed.
    """
    deal = on(state, match)
    if deal is None or not deal.sealed or state.numbers_closed:
        return ()
    shown = [
        Reveal(guest.seat, numbers[guest.id])
        for guest in state.seated
        if guest.seat is not None and guest.id in numbers and not deal.has_shown(guest.seat)
    ]
    return tuple(row for row in shown if is_pledged(deal.roster, row))


def have_answered(state: TableState, match: str) -> bool:
    """Whether all commitments are there (or the deal is not being made any more)."""
    deal = on(state, match)
    return deal is None or deal.sealed or is_board(match) or _all_answered(state, deal)


def _all_answered(state: TableState, deal: Deal) -> bool:
    return all(guest.seat is None or deal.has_answered(guest.seat) for guest in state.seated)


def have_shown(state: TableState, match: str) -> bool:
    """Is no number missing (or the deal not being made any more)?"""
    deal = on(state, match)
    return deal is None or all(deal.has_shown(pledge.seat) for pledge in deal.pledges)


def is_decided(state: TableState) -> bool:
    """Is it on record what is dealt, and can it begin? It is not given up then."""
    deal = on(state, state.match or "")
    is_closed = state.numbers_closed or have_shown(state, state.match or "")
    return deal is not None and deal.sealed and is_closed and not state.free


def proved(
    sealed: Sealed,
    numbers: Mapping[Seat, str],
    room: str,
    header: Header,
    own: tuple[Seat, str] | None,
) -> bool:
    """Whether the match of `header` was dealt from the committed numbers. `own`: the verifier's
    seat and number, which must be among them.
    """
    if sealed.match != header.id or commitment(header.id, ROOM, room) != sealed.commitment:
        return False
    if not all(is_pledged(sealed, Reveal(seat, number)) for seat, number in numbers.items()):
        return False
    if own is not None and numbers.get(own[0]) != own[1]:
        return False
    return joint_seed(sealed, room, numbers) == header.seed


__all__ = [
    "ROOM",
    "commitment",
    "have_answered",
    "have_shown",
    "is_decided",
    "is_pledged",
    "joint_deal",
    "joint_seed",
    "numbers_in",
    "numbers_of",
    "on",
    "pledges_of",
    "proved",
]
