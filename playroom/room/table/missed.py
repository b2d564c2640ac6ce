"""Match logs not yet delivered to a player, as stored by the room."""

from __future__ import annotations

from typing import NamedTuple

from playroom.engine.record import Seat
from playroom.room.fair.deal import joint_deal
from playroom.room.members.people import Owed
from playroom.room.table import values as v
from playroom.room.table.context import RoomContext
from playroom.room.table.session import GameHome
from playroom.store import KeptGame, StoreError


class Missed(NamedTuple):
    """A finished match: its log, the room's own number, the roster of its deal with the revealed
    numbers, and the player.
    """

    log: KeptGame
    number: str | None
    sealed: v.Sealed | None
    shown: tuple[v.Reveal, ...]
    seat: Seat


def missed_game(services: RoomContext, owed: Owed) -> Missed | None:
    """A match that is owed, whole; None: it is not over. May be called in any thread. Raises
    `StoreError`.
    """
    deal: v.Sealed | None = None
    sealed: v.Sealed | None = None
    shown = list[v.Reveal]()
    is_over = False
    for row in services.room_store.rows(owed.table):
        match row:
            case v.Sealed():
                deal = row
                if row.match == owed.match:
                    sealed = row
            case v.Reveal() if deal is not None and deal.match == owed.match:
                shown.append(row)
            case v.Ended(match) if match == owed.match:
                is_over = True
    if not is_over:
        return None
    log = services.games.log(owed.match)
    number = services.room_store.number(owed.match)
    return Missed(log, number, sealed, tuple(shown), owed.seat)


def missed_games(services: RoomContext, person: v.PersonId, but: str | None) -> list[GameHome]:
    """Finished matches not yet delivered to a person, the oldest first, except the running match
    `but`. May be called in any thread. Raises `StoreError`.
    """
    games = list[GameHome]()
    for owed in services.people.owed(person):
        try:
            found = None if owed.match == but else missed_game(services, owed)
        except StoreError as why:
            if why.key != "no-game":
                raise
            continue  # deleted with its time, and cannot come home any more
        if found is not None:
            log, number, sealed, shown, seat = found
            deal = None if sealed is None else joint_deal(sealed, shown, number)
            games.append(GameHome(log.header, log.entries, None, seat, deal, missed=True))
    return games
