"""What the silence of a seat stands for (CRB-123, CRB-127)."""

from __future__ import annotations

from games.cribbage.actions import Discard, Play, Silence
from games.cribbage.rules.check import discard_refusal, open_count_refusal, turn_refusal
from games.cribbage.rules.play import fitting
from games.cribbage.state import Phase
from games.cribbage.view import View
from playroom.engine.notes import Rejection
from playroom.engine.steps import Action


def silence(view: View) -> Action | Rejection:
    """The default action of the seat of `view`, or the refusal if it is not awaited.

    The cards dealt last are laid away; the lowest card that fits is played; a count goes unclaimed.
    """
    public = view.public
    if public.phase is Phase.DISCARD:
        return discard_refusal(view) or Discard(view.hand[-view.to_discard :])
    if public.phase is Phase.PLAY:
        return turn_refusal(view) or Play(min(fitting(view.hand, public.total)))
    return open_count_refusal(view, "timeout") or Silence()
