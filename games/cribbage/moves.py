"""What a seat may do, action by action."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from games.cribbage.actions import HIGHEST_CLAIM, Claim, Discard, Help, Play
from games.cribbage.rules.play import VALUES, fitting
from games.cribbage.state import Phase
from games.cribbage.view import View
from playroom.engine.steps import Action


def choices(view: View) -> Iterator[Action]:
    """Every discard, every card that fits, every number that can be claimed, and help."""
    public, seat = view.public, view.seat
    if seat is None:
        return
    if public.phase is Phase.DISCARD:
        if view.to_discard:
            for away in combinations(view.hand, view.to_discard):
                yield Discard(away)
    elif public.phase is Phase.PLAY:
        if public.turn == seat:
            for card in fitting(view.hand, public.total):
                yield Play(card)
    elif view.is_counting:
        for points in range(HIGHEST_CLAIM + 1):
            yield Claim(points)
        if view.options.helped[seat]:
            yield Help()


def also_said(view: View, action: Action) -> str:
    """The count that a card makes in the play, and what it pairs."""
    if not isinstance(action, Play):
        return ""
    return str(view.public.total + VALUES[action.card.rank])
