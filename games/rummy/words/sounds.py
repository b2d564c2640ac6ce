"""What the events of rummy sound like."""

from __future__ import annotations

from games.rummy import events
from playroom.engine.record import Seat
from playroom.engine.sounds import Sound, SoundTable, to_oneself, won_by


def _out(event: events.HandEnded, seat: Seat | None) -> Sound:
    """Going out is the big moment of the seat that does it."""
    own = event.seat is not None and event.seat == seat
    return Sound("points2" if own else "points", event.seat)


SOUNDS: SoundTable = {
    events.TableSet: "start",
    events.Dealt: "deal",
    events.Turn: to_oneself("turn"),
    events.TookDiscard: "draw",
    events.Declined: to_oneself("turn", "asked"),
    events.Claimed: "capture",
    events.DrewStock: "draw",
    events.StockTurned: "deal",
    events.Opened: "meld",
    events.LaidOff: "meld",
    events.Replaced: "capture",
    events.Discarded: "card",
    events.HandEnded: _out,
    events.CountCorrected: "wrong",
    events.SeatLeft: "leave",
    events.SeatBack: "join",
    events.GameEnded: won_by(lambda event: event.winners),
}
