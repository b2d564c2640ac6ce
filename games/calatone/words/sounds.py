"""What the events of Calatone sound like."""

from __future__ import annotations

from games.calatone import events
from playroom.engine.record import Seat
from playroom.engine.sounds import Sound, SoundTable, to_oneself, won_by


def _pot(event: events.PotWon, seat: Seat | None) -> Sound:
    own = seat is not None and seat in event.winners
    return Sound("points2" if own else "points", None if own else event.winners[0])


def _best(event: events.SessionEnded) -> list[Seat]:
    best = max(event.results)
    return [seat for seat, result in enumerate(event.results) if result == best]


SOUNDS: SoundTable = {
    events.SessionStarted: "start",
    events.ReadyAsked: to_oneself("turn", "seats"),
    events.HandStarted: "deal",
    events.Exposed: "card",
    events.DealtUp: "card",
    # the turn is in the line of the action before
    events.RoundStarted: to_oneself("turn", "first"),
    events.Spoke: to_oneself("turn", "next"),
    events.Withdrew: to_oneself("turn", "next"),
    events.Refund: "capture",
    events.DeclareAsked: to_oneself("turn", "seats"),
    events.Declared: "meld",
    events.PotWon: _pot,
    events.Asked: to_oneself("turn", "seats"),
    events.RebuyAsked: to_oneself("turn", "seats"),
    events.ExtendAsked: to_oneself("turn", "seats"),
    events.LimitReached: "timeout",
    events.HandAnnulled: "wrong",
    events.Gone: "leave",
    events.Left: "leave",
    events.Returned: "join",
    events.SessionEnded: won_by(_best),
}
