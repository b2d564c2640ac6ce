"""A review tells nothing that its seat did not know: of a log, and of the same log with all deals
behind the seat's view changed, it names the same choices with the same costs.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from playroom.engine.contract import Turn
from playroom.engine.registry import offered_ids
from playroom.engine.rng import Rng
from playroom.records import reviewing
from playroom.records.choices import choices
from playroom.store import KeptGame
from playroom_testing.checks.cards import Watched
from tests.coach.test_review import run
from tests.conformance.test_conformance import subject

INPUTS = 24
"""Of each log, the deal is not one."""
NEVER = 10**9


class Redealt:
    """A match with another state, for what a review asks of it."""

    def __init__(self, match: Any, world: Any) -> None:
        self._match, self._world = match, world

    def __getattr__(self, name: str) -> Any:
        return getattr(self._match, name)

    def turn(self, seat: int, rng: Rng) -> Turn:
        game = self._match.game
        asked = tuple(request for request in game.requests(self._world) if request.seat == seat)
        return Turn(game.view(self._world, seat), asked, self._match.seen(seat), rng)


def logged(game: str, seed: str) -> tuple[KeptGame, dict[int, Any], int]:
    """A log, and for the inputs of the first seat another deal behind its view; how many of them
    differ from the true one.
    """
    worlds, other = dict[int, Any](), 0
    for watched in Watched(subject(game).cases[0], seed).walk(INPUTS, NEVER, NEVER):
        match = watched.match
        if any(request.seat == 0 for request in match.awaited()):
            world = watched.worlds(0, f"{seed} {match.sequence}", 1)[0]
            worlds[match.sequence + 1] = world
            other += world != match.state
    return KeptGame(match.header, tuple(match.entries)), worlds, other


@pytest.mark.parametrize("game", offered_ids())
def test_a_review_is_the_same_in_all_deals_behind_the_views(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    def redealt(*log: Any) -> Iterator[tuple[Any, Any]]:
        for entry, match in choices(*log):
            yield entry, Redealt(match, worlds[entry.sequence])

    compared = 0
    for number in count():
        log, worlds, other = logged(game, f"review {number}")
        here = run(reviewing.reviewing(log, 0))
        with monkeypatch.context() as patch:
            patch.setattr(reviewing, "choices", redealt)
            assert run(reviewing.reviewing(log, 0)) == here
        compared += bool(here.costliest and (other or game == "farkle"))  # dice hide nothing
        if compared:
            return
