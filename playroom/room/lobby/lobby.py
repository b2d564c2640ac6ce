"""The lobby of a room: summaries of its tables, and matchmaking. Pure: no clock, no network."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, TypeAlias

from msgspec import Meta

from playroom.engine.notes import Clean
from playroom.engine.record import MOST_SEATS, Count, Record, Word, replace
from playroom.room.table.values import Language, Pace, PersonId, Phase, TableId, TableState

MOST_SUMMARIES = 300
"""Tables that one is told of at once; of more of them those where there is a seat."""
JOINED = (Phase.OPEN, Phase.OVER)
"""Phases in which a matched player may sit down."""


class TableSummary(Record, omit_defaults=True):
    """Summary of a table as the lobby tells it. `free` seats; `languages` of those who sit and are
    here, `people` who sit, in the order of their seats; `here`: how many of them are; `mine`: the
    one who is told has a place there; `turn`: the table, one by correspondence, waits for them;
    `pace`: hours per turn there, else 0.
    """

    table: TableId
    game: Word
    preset: Word | None
    phase: Phase
    seats: Count
    free: Count
    languages: Annotated[tuple[Language, ...], Meta(max_length=MOST_SEATS)] = ()
    people: Annotated[tuple[Clean, ...], Meta(max_length=MOST_SEATS)] = ()
    bots: Count = 0
    watchers: Count = 0
    private: bool = False
    mine: bool = False
    here: Count = 0
    pace: Pace = 0
    turn: bool = False


class Ticket(Record):
    """Matchmaking ticket: a person wants to play a game (in a language; None: any), except at some
    tables.
    """

    person: PersonId
    game: Word
    language: Language | None = None
    but: tuple[TableId, ...] = ()


class Joins(Record):
    """A seat for a person at a table."""

    person: PersonId
    table: TableId


class Opens(Record):
    """Two want the same, and no table has a seat for either: one opens a table for both."""

    person: PersonId
    other: PersonId
    game: Word


Pair: TypeAlias = Joins | Opens


def summary_of(state: TableState, mine: bool = False, turn: bool = False) -> TableSummary:
    """What the lobby tells of a table."""
    here = [guest for guest in state.seated if guest.here]
    return TableSummary(
        state.id,
        state.game,
        state.preset,
        state.phase,
        state.setup.seats,
        len(state.free),
        tuple(sorted({guest.language for guest in here})),
        tuple(guest.name for guest in state.seated),
        here=len(here),
        bots=len(state.bots),
        watchers=sum(guest.here and guest.seat is None for guest in state.guests),
        private=not state.listed,
        mine=mine,
        pace=state.pace,
        turn=turn and state.pace > 0,
    )


def sees(state: TableState, person: PersonId, places: Iterable[TableId]) -> bool:
    """Whether a person may see a table: a private one only when there or invited."""
    if state.phase is Phase.CLOSED or person in state.barred:
        return False
    return state.listed or state.guest(person) is not None or state.id in places


def in_order(cards: Iterable[TableSummary]) -> tuple[TableSummary, ...]:
    """One's own tables first, of them those where it is one's turn, then those that wait for one
    player more, then for several.
    """

    def key(card: TableSummary) -> tuple[bool, bool, bool, int, str]:
        open_seat = card.free > 0 and card.phase in JOINED
        return not card.turn, not card.mine, not open_seat, card.free, card.table

    return tuple(sorted(cards, key=key)[:MOST_SUMMARIES])


def match_tickets(cards: Sequence[TableSummary], tickets: Sequence[Ticket]) -> tuple[Pair, ...]:
    """Matches tickets, oldest first, to free seats, and pairs the rest at new tables. No ticket and
    no seat is used twice.
    """
    found = list[Pair]()
    tables = {card.table: card for card in cards}
    waiting = list[Ticket]()
    for ticket in tickets:
        card = _table_for(tables.values(), ticket)
        if card is not None:
            tables[card.table] = replace(card, free=card.free - 1)
            found.append(Joins(ticket.person, card.table))
            continue
        other = next((other for other in waiting if _alike(other, ticket)), None)
        if other is None:
            waiting.append(ticket)
        else:
            waiting.remove(other)
            found.append(Opens(other.person, ticket.person, ticket.game))
    return tuple(found)


def _table_for(cards: Iterable[TableSummary], ticket: Ticket) -> TableSummary | None:
    good = [card for card in cards if _suits(card, ticket)]
    # those who wait for one player more have waited for this one
    return min(good, key=lambda card: (not card.here, card.free, card.table), default=None)


def _suits(card: TableSummary, ticket: Ticket) -> bool:
    if card.private or card.game != ticket.game or card.table in ticket.but:
        return False
    if not card.free or card.phase not in JOINED or (card.people and not card.here):
        return False
    if card.pace:  # who seeks wants to play now
        return False
    return ticket.language is None or not card.here or ticket.language in card.languages


def _alike(one: Ticket, other: Ticket) -> bool:
    if one.person == other.person or one.game != other.game:
        return False
    return one.language == other.language or None in (one.language, other.language)
