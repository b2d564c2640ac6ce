"""The lobby of a room: summaries of its tables, and matchmaking. Pure: no clock, no network."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, TypeAlias

from msgspec import Meta

from playroom.engine.notes import Clean
from playroom.engine.record import MOST_SEATS, Count, Record, Word, replace
from playroom.room.table.values import Language, PersonId, Phase, TableId, TableState

MOST_SUMMARIES = 300
"""Tables that one is told of at once; of more of them those where there is a seat."""
JOINED = (Phase.OPEN, Phase.OVER)
"""Phases in which a matched player may sit down."""


class TableSummary(Record):
    """Summary of a table as the lobby tells it. `free` seats; `languages` of those who sit and are
    here, `people` who sit, in the order of their seats; `here`: how many of them are; `mine`: the
    one who is told has a place there.
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


def summary_of(life: TableState, mine: bool = False) -> TableSummary:
    """What the lobby tells of a table."""
    here = [guest for guest in life.seated if guest.here]
    return TableSummary(
        life.id,
        life.game,
        life.preset,
        life.phase,
        life.setup.seats,
        len(life.free),
        tuple(sorted({guest.language for guest in here})),
        tuple(guest.name for guest in life.seated),
        here=len(here),
        bots=len(life.bots),
        watchers=sum(guest.here and guest.seat is None for guest in life.guests),
        private=not life.listed,
        mine=mine,
    )


def sees(life: TableState, person: PersonId, places: Iterable[TableId]) -> bool:
    """Whether a person may see a table: a private one only when there or invited."""
    if life.phase is Phase.CLOSED or person in life.barred:
        return False
    return life.listed or life.guest(person) is not None or life.id in places


def in_order(cards: Iterable[TableSummary]) -> tuple[TableSummary, ...]:
    """One's own tables first, then those that wait for one player more, then for several."""

    def key(card: TableSummary) -> tuple[bool, bool, int, str]:
        open_seat = card.free > 0 and card.phase in JOINED
        return not card.mine, not open_seat, card.free, card.table

    return tuple(sorted(cards, key=key)[:MOST_SUMMARIES])


def match_tickets(cards: Sequence[TableSummary], seekers: Sequence[Ticket]) -> tuple[Pair, ...]:
    """Matches tickets, oldest first, to free seats, and pairs the rest at new tables. No ticket and
    no seat is used twice.
    """
    found = list[Pair]()
    tables = {card.table: card for card in cards}
    waiting = list[Ticket]()
    for seeker in seekers:
        card = _table_for(tables.values(), seeker)
        if card is not None:
            tables[card.table] = replace(card, free=card.free - 1)
            found.append(Joins(seeker.person, card.table))
            continue
        other = next((other for other in waiting if _alike(other, seeker)), None)
        if other is None:
            waiting.append(seeker)
        else:
            waiting.remove(other)
            found.append(Opens(other.person, seeker.person, seeker.game))
    return tuple(found)


def _table_for(cards: Iterable[TableSummary], seeker: Ticket) -> TableSummary | None:
    good = [card for card in cards if _suits(card, seeker)]
    # those who wait for one player more have waited for this one
    return min(good, key=lambda card: (not card.here, card.free, card.table), default=None)


def _suits(card: TableSummary, seeker: Ticket) -> bool:
    if card.private or card.game != seeker.game or card.table in seeker.but:
        return False
    if not card.free or card.phase not in JOINED or (card.people and not card.here):
        return False
    return seeker.language is None or not card.here or seeker.language in card.languages


def _alike(one: Ticket, other: Ticket) -> bool:
    if one.person == other.person or one.game != other.game:
        return False
    return one.language == other.language or None in (one.language, other.language)
