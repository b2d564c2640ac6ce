"""A rule is named by the test that holds it; what every game must hold is `playroom.testing`."""

from __future__ import annotations

from toy import GAME
from toy.actions import Lay

from playroom.engine.match import Header, Match, Player
from playroom.engine.notes import Clean
from playroom.engine.options import Setup


def table(seats: int = 2, **options: int | str) -> Match[object, object]:
    players = tuple(Player(Clean.of(name), "person") for name in ("Ana", "Luis", "Rosa")[:seats])
    return Match(GAME, Header("m", "toy", 1, Setup.of(seats, options), players, "seed"))


def test_a_card_of_the_hand_may_be_laid_and_no_other() -> None:
    match = table()
    mine, theirs = (match.view(seat).hand for seat in (0, 1))
    assert match.submit(0, Lay(theirs[0])).code == "not_your_card"
    assert match.submit(0, Lay(mine[0])) is None
    assert match.submit(0, Lay(mine[1])).code == "not_your_turn"


def test_the_target_ends_the_game() -> None:
    match = table(target=1)
    for seat in (0, 1):
        assert match.submit(seat, Lay(match.view(seat).hand[0])) is None
    assert match.outcome is not None
