"""What the events of Escoba sound like."""

from __future__ import annotations

from games.escoba import events
from playroom.engine.record import Seat
from playroom.engine.sounds import Sound, SoundTable, to_oneself, won_by


def _taken(event: events.Took | events.Blown, seat: Seat | None) -> Sound:
    return Sound("sweep" if event.escobas else "capture", event.seat)


def _members(side: Seat, sides: int) -> tuple[Seat, ...]:
    """The seats of a side: partners sit opposite (ESC-004)."""
    return (side, side + sides)


SOUNDS: SoundTable = {
    events.GameStarted: "start",
    events.HandDealt: "deal",
    events.InitialEscoba: "sweep",
    events.TurnBegan: to_oneself("turn"),
    events.Laid: "card",
    events.Took: _taken,
    events.Blown: _taken,
    events.EscobaMarked: "sweep",
    events.Robbed: "points",
    events.WrongTake: "wrong",
    events.WindowOpened: to_oneself("turn", "asked"),
    events.ChallengeUpheld: "wrong",
    events.Residue: "capture",
    events.Audit: "wrong",
    events.DealScored: "points",
    events.GameWon: won_by(lambda event: _members(event.side, len(event.scores))),
    events.GameDrawn: won_by(
        lambda event: [seat for side in event.sides for seat in _members(side, len(event.scores))]
    ),
    events.SeatForfeits: "leave",
}
