"""The lesson of Farkle shows what it says."""

from __future__ import annotations

from games.farkle import GAME
from games.farkle.events import Farkled, Kept
from games.farkle.lesson import FIRST
from playroom.engine.lesson import Do, Others
from playroom.engine.steps import Event


def test_the_lesson_keeps_banks_and_shows_a_farkle() -> None:
    rng = FIRST.rng()
    state = GAME.start(FIRST.setup, rng).state
    happened: list[Event] = []
    for step in FIRST.steps:
        if isinstance(step, Do | Others):
            seat, action = getattr(step, "seat", 0), GAME.parse(step.text)
            assert GAME.check(state, seat, action) is None
            after = GAME.apply(state, seat, action, rng)
            state, happened = after.state, [*happened, *after.events]
    assert [event.points for event in happened if isinstance(event, Kept)] == [100, 350]
    assert [event.seat for event in happened if isinstance(event, Farkled)] == [1]
    assert (state.scores, state.turn) == ((450, 0), 0)
