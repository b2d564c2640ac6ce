"""The rules that a table tells are those that are in force: an option that changes the rules
changes what the rules say.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from playroom.engine.options import Option, OptionValue, Setup
from playroom.engine.registry import find_game, game_ids
from playroom.locale import Teller
from playroom_testing.hooks import hooks_of
from tests.locale.telling import NOBODY

UNTOLD = {"first_dealer": "the deal itself tells who deals"}
"""Options that say nothing of how the game is played, and why."""
SAME = {("escoba", "partnerships", "on"): "four play in pairs anyway, and no other number may"}
"""Values that make the same game as the usual one, and why."""


def told(game_id: str, setup: Setup, speaker: Teller) -> list[str]:
    """The rulebook of a table without the list of its options."""
    game = find_game(game_id)
    reader = NOBODY.with_cards(game.pack_of(setup).words)
    lines = chain.from_iterable(chapter.lines for chapter in game.rulebook(setup))
    return [speaker.tell(line, reader, "full") for line in lines]


def tables(game_id: str, option: Option, value: OptionValue) -> Iterator[tuple[Setup, Setup]]:
    """Legal tables with the usual value and with this one: of the usual game, of the presets, then
    with one other option changed, then of the tables that the conformance suite adds.
    """
    game = find_game(game_id)
    others = [{each.name: v} for each in game.options.declared for v in each.menu()]
    setups = [setup.given() for setup in hooks_of(game_id, f"tests.{game_id}.conformance").setups]
    for company in ({}, *game.presets.values(), *others, *setups):
        for seats in game.seats:
            one, other = (
                Setup.of(seats, {**company, option.name: each}) for each in (option.default, value)
            )
            if not game.check_options(one) and not game.check_options(other):
                yield one, other


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("language", ["en", "es"])
def test_an_option_changes_the_rules_that_are_told(game_id: str, language: str) -> None:
    speaker = Teller(language, strict=True)
    silent = [
        f"{option.name}={value}"
        for option in find_game(game_id).options.declared
        for value in option.menu()
        if value != option.default
        and option.name not in UNTOLD
        and (game_id, option.name, value) not in SAME
        and all(
            told(game_id, one, speaker) == told(game_id, other, speaker)
            for one, other in tables(game_id, option, value)
        )
    ]
    assert not ", ".join(silent)
