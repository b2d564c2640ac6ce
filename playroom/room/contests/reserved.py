"""Reserved tables: seats of a tournament, for its players alone, by its rules alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from playroom.engine.notes import Rejection
from playroom.engine.record import Seat
from playroom.room.table import values as v

ALLOWED = (v.Sit, v.BeReady, v.GoOn, v.ModerationCommand)
"""Commands of players at such a table."""


@dataclass(frozen=True, slots=True)
class ReservedTable:
    """A table of a tournament: its players by seats, and (on a duplicate board) the name of its
    deal and the room's number for it.
    """

    seats: Mapping[Seat, v.PersonId]
    board: tuple[str, str] | None = None
    turn: ClassVar[int] = 600
    """Seconds after which a bot plays for a player who is there and does not act: all players wait
    for the end of the round.
    """

    def seat_of(self, person: v.PersonId) -> Seat | None:
        """The seat of a player."""
        return next((seat for seat, who in self.seats.items() if who == person), None)

    def refusal(self, state: v.TableState, command: v.AnyCommand) -> Rejection | None:
        """Why a command is refused there; None: it is decided as at any table."""
        if isinstance(command, v.BeReady) and command.ready and state.matches:
            return Rejection.of("contest_played", "contest-no-again")
        if not isinstance(command, ALLOWED):
            return Rejection.of("contest_table", "contest-no-table")
        return None
