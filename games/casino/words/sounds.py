"""What the events of Casino sound like."""

from __future__ import annotations

from games.casino import events
from playroom.engine.sounds import SoundTable, to_oneself, won_by

SOUNDS: SoundTable = {
    events.GameStarted: "start",
    events.HandDealt: "deal",
    events.TurnBegan: to_oneself("turn"),
    events.Trailed: "card",
    events.Took: "capture",
    events.Built: "meld",
    events.Duplicated: "meld",
    events.Increased: "meld",
    events.Swept: "sweep",
    events.Drew: "draw",
    events.Residue: "capture",
    events.DealScored: "points",
    events.Refused: "wrong",
    events.RedealProposed: to_oneself("turn", "asked"),
    events.DealerAsked: to_oneself("turn", "asked"),
    events.WindowOpened: to_oneself("turn", "asked"),
    events.ChallengeUpheld: "wrong",
    events.ImproperBuild: "wrong",
    events.GameLost: "wrong",
    events.PenaltyTrail: "wrong",
    events.GameWon: won_by(lambda event: event.sides[event.side]),
    events.GameDrawn: won_by(
        lambda event: [seat for side in event.tied for seat in event.sides[side]]
    ),
    events.SeatForfeits: "leave",
}
