"""Who has seen whose hand of the deal that is on: nobody gets to see two, by whatever way they come
to a seat. Worked out from the rows of the table alone, so every process of a room knows the same,
also after a restart.

A deal is what the game says one is (`Table.deals`); in a game that names none it is the match.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.notes import Rejection
from playroom.engine.record import Seat
from playroom.room.table import values as v
from playroom.room.table.values import TableState


@dataclass(frozen=True, slots=True)
class Seen:
    """The last deal of the match of which somebody knows something, and the seat whose hand it is;
    None: they only watched, late.
    """

    seat: Seat | None
    deal: int


class SeenHands:
    """Whoever gave up a seat of the match that is on, or watches it late."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._names_deals = bool(game.table.deals)
        self._seen: dict[v.PersonId, Seen] = {}
        self._here: set[v.PersonId] = set()

    def note(self, row: v.TableEvent, life: TableState, playing: Mapping[Seat, v.PersonId]) -> None:
        """Takes a row of the table into account. `life` is the table after it, `playing` says whose
        seats there were before it.
        """
        match row:
            case v.Began():
                self._seen.clear()
            case v.Came(person, deal=deal):
                if person not in self._here and life.late:
                    before = self._seen.get(person)
                    self._seen[person] = Seen(None if before is None else before.seat, deal)
                self._here.add(person)
            case v.Gone(person, deal=deal) | v.KickedFromTable(person, deal=deal):
                self._here.discard(person)
                for seat, who in playing.items():
                    if who == person:
                        self._seen[person] = Seen(seat, deal)

    def of(self, person: v.PersonId, deal: int) -> Seen | None:
        """What somebody who plays no more knows of the deal of that number, which is on; None:
        nothing, so that any seat may be theirs.
        """
        seen = self._seen.get(person)
        return None if seen is None or seen.deal < deal else seen

    def refusal(self, seen: Seen, own_is_free: bool) -> Rejection:
        """Why no other seat is theirs, and what would be."""
        since = "deal" if self._names_deals else "match"
        if seen.seat is None:
            return Rejection.of("watched_late", "together-no-watched-late", next=since)
        own = seen.seat + 1 if own_is_free else 0
        return Rejection.of("one_hand", "together-no-one-hand", next=since, seat=own)
