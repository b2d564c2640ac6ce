"""Seen hands: which player has seen which hand of the current deal, so that no player sees two by
changing seats. Computed from the table's events alone: every process knows the same, also after a
restart.

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
    """The last deal of the match that a person knows cards of, and the seat with that hand; None:
    they only watched, late.
    """

    seat: Seat | None
    deal: int


class SeenHands:
    """Persons who gave up a seat of the current match, or watch it late."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self._names_deals = bool(game.table.deals)
        self._seen: dict[v.PersonId, Seen] = {}
        self._here: set[v.PersonId] = set()

    def note(
        self, row: v.TableEvent, state: TableState, playing: Mapping[Seat, v.PersonId]
    ) -> None:
        """Applies a table event. `state`: the table after it, `playing`: the players by seat before
        it.
        """
        match row:
            case v.Began():
                self._seen.clear()
            case v.Came(person, deal=deal):
                if person not in self._here and (state.late or state.open_hands):
                    before = self._seen.get(person)
                    self._seen[person] = Seen(None if before is None else before.seat, deal)
                self._here.add(person)
            case v.Gone(person, deal=deal) | v.KickedFromTable(person, deal=deal):
                self._here.discard(person)
                for seat, who in playing.items():
                    if who == person:
                        self._seen[person] = Seen(seat, deal)

    def of(self, person: v.PersonId, deal: int) -> Seen | None:
        """What a former player knows of the current deal number `deal`; None: nothing, so that any
        seat may be theirs.
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
