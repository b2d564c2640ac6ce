"""A set of cards or dice is a set: an action that names some is the same in any order of them."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.engine.registry import find_game, game_ids
from playroom.engine.steps import Action
from playroom_testing.walks import open_match, walk


def turned_round(action: Action) -> Action:
    """The action with what it names in the other order."""
    values = asdict(action).items()
    return replace(action, **{name: v[::-1] for name, v in values if isinstance(v, tuple)})


@pytest.mark.parametrize("game_id", game_ids())
def test_cards_may_be_named_in_any_order(game_id: str) -> None:
    game = find_game(game_id)
    for preset in game.presets.values():
        match = open_match(game, Setup.of(game.seats[0], preset), "order")
        for now in walk(match, "order", 120):
            for request in now.awaited():
                for action in game.choices(now.view(request.seat)):
                    assert game.check(now.state, request.seat, turned_round(action)) is None
