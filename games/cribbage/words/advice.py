"""What W says: what a good player would look at now."""

from __future__ import annotations

from games.cribbage.rules.play import fitting
from games.cribbage.state import Phase
from games.cribbage.view import View
from playroom.engine.notes import Who, note
from playroom.engine.table import Answer


def advice(view: View) -> Answer:
    """What to think of in the question that is open to the seat; none when there is none."""
    if view.public.phase is Phase.DISCARD and view.to_discard:
        return _discarding(view)
    if view.public.phase is Phase.PLAY:
        return _playing(view)
    return _counting(view)


def _discarding(view: View) -> Answer:
    options, dealer = view.options, view.public.dealer
    assert view.seat is not None
    ours = options.side_of[dealer] == options.side_of[view.seat]
    choose = note("cribbage-event-choose", who=Who(dealer), count=view.to_discard)
    return (choose, note("cribbage-advice-discard", ours=ours))


def _playing(view: View) -> Answer:
    public = view.public
    if public.turn == view.seat:
        return (
            note("cribbage-advice-play", room=31 - public.total, any=public.total <= 21),
            note("cribbage-advice-good-play"),
        )
    if view.hand and not fitting(view.hand, public.total):
        return (note("cribbage-advice-passed", total=public.total),)
    return ()


def _counting(view: View) -> Answer:
    options = view.options
    if view.seat is None or not view.is_counting:
        return ()
    lines = [
        note("cribbage-advice-scores"),
        note("cribbage-advice-cost", miscount=options.miscount),
    ]
    if options.claim_seconds:
        lines.append(note("cribbage-advice-clock", seconds=options.claim_seconds))
    if options.helped[view.seat]:
        lines.append(note("cribbage-advice-help"))
    return tuple(lines)
