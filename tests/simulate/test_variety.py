"""Among plays that are about as good the better bots choose by their own dice: two games from the
same cards differ, and the same dice play the same game again.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from playroom.engine.header import Header, Player
from playroom.engine.kit.bots import near_best
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import OptionValue, Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng

SHORT: dict[str, dict[str, OptionValue]] = {
    "casino": {"game_mode": "deal"},
    "cribbage": {"target": 61},
}
MOST = 120


def _lines(game_id: str, level: str, dice: str) -> list[str]:
    """What bots of one level do with the same cards, as it is written down."""
    game = find_game(game_id)
    players = tuple(Player(Clean.of(name), level) for name in ("Ana", "Berta"))
    setup = Setup.of(2, SHORT.get(game_id, {}))
    match: Match[Any, Any] = Match(
        game, Header("same", game_id, game.version, setup, players, "cards")
    )
    bots, own, lines = [game.bots[level]() for _ in players], Rng(dice), []
    while match.sequence < MOST and (awaited := match.awaited()):
        seat = awaited[0].seat
        action = bots[seat].decide(match.turn(seat, own.stream(f"bot{seat}.{match.sequence}")))
        lines.append(f"{seat} {game.format(action)}")
        assert match.submit(seat, action) is None
    return lines


SETTLED = {("farkle", "good"), ("farkle", "expert"), ("ninetynine", "expert")}
"""Levels that count out one best choice, which has no equal often enough to differ."""


@pytest.mark.parametrize(
    ("game", "level"),
    sorted({(game, level) for game in game_ids() for level in ("good", "expert")} - SETTLED),
)
def test_two_games_from_the_same_cards_differ(game: str, level: str) -> None:
    first, again, other = (_lines(game, level, dice) for dice in ("one", "one", "two"))
    assert first == again
    assert first != other


def test_one_of_the_best_is_chosen_each_as_likely() -> None:
    judged = [(1.0, "a"), (0.96, "b"), (0.9, "c"), (1.01, "d")]
    chosen = Counter(near_best(judged, 0.05, Rng(f"{number}")) for number in range(900))
    assert set(chosen) == {"a", "b", "d"}
    assert min(chosen.values()) > 230  # 300 each, 14 is one standard deviation


def test_the_choice_takes_nothing_from_the_other_numbers_of_a_bot() -> None:
    rng, untouched = Rng("own"), Rng("own")
    near_best([(0.0, 1), (0.0, 2)], 0.0, rng)
    assert rng.below(1 << 60) == untouched.below(1 << 60)
