"""Figures of one player in a session, for statistics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from games.calatone.events import HandEnded, PotWon
from playroom.engine.record import Seat

if TYPE_CHECKING:
    from playroom.engine.match import Match


def own_figures(match: Match[Any, Any], seat: Seat) -> Mapping[str, tuple[float, int]]:
    """Name -> (sum, count): chips won per 100 hands, hands a session, hands in which a pot was won
    in percent.
    """
    hands = sum(isinstance(event, HandEnded) for event in match.happened)
    outcome = match.outcome
    if not hands or outcome is None:
        return {}
    won = 0
    in_this = False
    for event in match.happened:
        if isinstance(event, PotWon):
            in_this = in_this or seat in event.winners
        elif isinstance(event, HandEnded):
            won, in_this = won + in_this, False
    return {
        "chips": (100.0 * outcome.scores[seat], hands),
        "hands": (float(hands), 1),
        "pots": (100.0 * won, hands),
    }
