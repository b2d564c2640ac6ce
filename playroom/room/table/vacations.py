"""Vacations of members: for some days a year the time of their turns stands still at all their
tables by correspondence. The days are kept with the member, the moments in the log of each table.
"""

from __future__ import annotations

from collections.abc import Sequence

from playroom.clock import wall
from playroom.engine.notes import Rejection
from playroom.log.stream import OnResult
from playroom.room.table import values as v
from playroom.room.table.context import RoomContext
from playroom.room.table.deadlines import MOST_DAYS, NOT_PACED, Break
from playroom.room.table.values import Phase

DAY, YEAR = 86_400, 365 * 86_400
"""Seconds."""


def vacation(taken: Sequence[Break], days: int, now: int) -> list[Break] | Rejection:
    """The vacations of a member with one of so many days from now, which takes the place of one
    that is not over (0 days: it ends); or why it is refused.

    >>> vacation([(0, 10 * DAY)], 20, 40 * DAY) == [(0, 10 * DAY), (40 * DAY, 60 * DAY)]
    True
    >>> vacation([(0, 10 * DAY)], 21, 40 * DAY).code
    'vacation_spent'
    """
    before = [(since, min(until, now)) for since, until in taken if until > now - YEAR]
    used = sum(until - max(since, now - YEAR) for since, until in before)
    left = (MOST_DAYS * DAY - used) // DAY
    if days > left:
        return Rejection.of("vacation_spent", "together-no-vacation-spent", count=max(0, left))
    return [*before, (now, now + days * DAY)] if days else before


def take_vacation(
    services: RoomContext, person: v.PersonId, days: int, on_result: OnResult
) -> None:
    """Gives a member a vacation, and tells it at their tables by correspondence."""
    tables = [
        table
        for table in services.moderation.tables()
        if table.state.pace
        and table.state.phase is not Phase.CLOSED
        and any(guest.id == person for guest in table.state.seated)
    ]
    if not tables:
        on_result(NOT_PACED)
        return
    name, now = f"vacation {person}", int(wall())

    def keep() -> list[Break] | Rejection:
        kept = [text.split("-") for text in (services.room_store.fact(name) or "").split()]
        result = vacation([(int(since), int(until)) for since, until in kept], days, now)
        if not isinstance(result, Rejection):
            services.room_store.fact(name, " ".join(f"{a}-{b}" for a, b in result))
        return result

    def kept(result: list[Break] | Rejection | Exception) -> None:
        if not isinstance(result, list):
            on_result(result)
            return
        row = v.OnVacation(person, now, now + days * DAY)
        for table in tables:
            table.on_vacation(row)
        on_result(None)

    services.write_queue.run(keep, kept, of=person)
