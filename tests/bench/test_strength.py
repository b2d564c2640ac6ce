"""How strong the levels are, in short: a few deals of the contests of `bench_strength`, whose bars
are held with four standard errors to spare. `PLAYROOM_THOROUGH=1` plays all deals and holds the
bars themselves.
"""

from __future__ import annotations

import pytest

from games.cribbage import GAME as CRIBBAGE
from playroom.engine.cards import cards
from playroom.engine.registry import find_game
from tests.bench.bench_strength import BARS, THOROUGH, Bar, played
from tests.bench.duplicate import contest
from tests.bench.peers import sure_of_hand, sure_of_two

pytestmark = pytest.mark.long


def named(bar: Bar) -> str:
    """The game, Scopa by its own name, and the players."""
    return f"{'scopa' if 'capture_rule' in bar.options else bar.game} {' '.join(bar.names)}"


@pytest.mark.parametrize("bar", BARS, ids=named)
def test_levels_are_as_strong_as_promised(bar: Bar) -> None:
    deals = bar.deals if THOROUGH else max(5, bar.deals // 100)
    found = played(bar, deals)
    spare = 0 if THOROUGH else 4 * found.error + 0.05  # few deals may agree by chance
    assert 100 * (found.share + spare) >= bar.least, found.told()
    assert 100 * (found.share - spare) <= bar.most, found.told()


def test_a_contest_between_equals_is_even() -> None:
    """The same player in all seats: every deal gives each side the same share, but for its dice."""
    found = contest(CRIBBAGE, ("easy", "easy"), 12, "equals", {"counting": "auto"})
    assert found.wins == [0.5] * 12
    assert found.leads == [0.0] * 12


def test_a_stronger_player_is_seen_to_be_stronger() -> None:
    found = contest(find_game("casino"), ("easy", "random"), 6, "seen", {"target": 11})
    assert found.share - 3 * found.error > 0.5


@pytest.mark.parametrize(("kept", "points"), [
    ("5H,5D,10C,JC", 10), ("AC,2D,3H,4S", 4), ("4C,4D,5H,6S", 12), ("2H,6H,9H,KH", 6),
])  # fmt: skip
def test_the_peer_counts_what_is_sure(kept: str, points: int) -> None:
    assert sure_of_hand(cards(kept)) == points
    assert sure_of_two([*cards("7C,8C")]) == sure_of_two([*cards("8H,8C")]) == 2
