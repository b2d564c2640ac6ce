"""What the events of cribbage sound like."""

from __future__ import annotations

from games.cribbage import events
from playroom.engine.record import Seat
from playroom.engine.sounds import Sound, SoundTable, to_oneself, won_by

MANY = 8
"""From so many points on a count is a big one."""


def _starter(event: events.Starter, seat: Seat | None) -> Sound:
    """The line of the starter tells who begins."""
    begins = seat is not None and seat == event.leads
    return Sound("turn" if begins else "draw")


def _count_opened(event: events.CountOpened, seat: Seat | None) -> Sound | None:
    return Sound("turn") if event.by_hand and seat == event.seat else None


def _counted(event: events.Counted, seat: Seat | None) -> Sound | None:
    most = max((points for _, points in event.awards), default=0)
    if not most:
        return None
    return Sound("points2" if most >= MANY else "points", event.seat)


SOUNDS: SoundTable = {
    events.TableSet: "start",
    events.Cut: "draw",
    events.Hand: "deal",
    events.Discarded: "card",
    events.Starter: _starter,
    events.Heels: lambda event, seat: Sound("points", event.dealer),
    events.TurnBegan: to_oneself("turn"),
    events.Played: lambda event, seat: Sound("points" if event.points else "card", event.seat),
    events.LastCard: "points",
    events.CountOpened: _count_opened,
    events.Counted: _counted,
    events.Won: won_by(lambda event: range(event.side, 64, event.teams or 64)),
}
