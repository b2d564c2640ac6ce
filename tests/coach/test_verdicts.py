"""What is said of a difference is what its margin allows; a position tells what decides it."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.ninetynine import GAME as NINETYNINE
from games.ninetynine.actions import Lay
from playroom.engine.cards import cards
from playroom.engine.contract import Turn
from playroom.engine.header import Player
from playroom.engine.kit.judging import by_figures
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.engine.table import Ask
from playroom.locale import Listener, Teller
from playroom.records.reviewing import Costly, Position, by_cost
from playroom.shell.coach.position import PositionScreen, verdict
from playroom.store import KeptGame
from playroom_testing.walks import open_match
from tests.shell.inside import Inside, inside


@pytest.mark.parametrize(
    ("loss", "error", "told"),
    [
        (30.1, 16.7, "likely"),
        (16.7, 16.7, "close"),
        (5.0, 16.7, "close"),
        (33.5, 16.7, "costs"),
        (0.1, 0.0, "costs"),
    ],
)
def test_perhaps_nothing_is_said_only_within_the_margin(
    loss: float, error: float, told: str
) -> None:
    assert verdict(loss, error) == f"review-{told}"


def test_the_costliest_choice_comes_first_with_a_margin_or_without() -> None:
    rows = [(50.0, 0.0), (57.5, 17.8), (3.0, 1.0)]
    wrong = [Costly(n, "lay", "", "", *row, "points") for n, row in enumerate(rows)]
    assert [one.loss for one in by_cost(wrong, {"points": [80.0]})] == [57.5, 50.0, 3.0]


@pytest.mark.parametrize("inputs", range(2, 9))
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_position_of_brisca_tells_what_decides_it(
    tmp_path: Path, language: str, inputs: int
) -> None:
    """The trump, the card led if there is one, the points and the cards left."""
    game = find_game("brisca")
    match = open_match(game, Setup.of(2), f"position {inputs}")
    for _ in range(inputs):
        seat = match.awaited()[0].seat
        assert match.submit(seat, next(iter(game.choices(match.view(seat))))) is None
    seat = match.awaited()[0].seat
    view = match.view(seat)
    found = by_figures((0.0, action) for action in game.choices(view))
    header = replace(match.header, players=tuple(Player(Clean.of(n), "easy") for n in "ab"))
    log = KeptGame(header, tuple(match.entries))

    async def go(room: Inside) -> None:
        screen = PositionScreen(room.app, Position(log, seat, found), lambda: None)
        room.app.push(screen)
        screen.begin()
        await room.settle()
        told = " ".join(room.lines)
        teller = Teller(language)
        reader = Listener(seat, ("a", "b"), ((0,), (1,))).with_cards(
            game.pack_of(Setup.of(2)).words
        )
        trump = teller.tell(game.table.answer(view, Ask.BURDEN)[0], reader)
        left = teller.tell(game.table.answer(view, Ask.COUNT)[0], reader)
        assert trump in told
        assert left in told
        before = ("Before this trick", "Antes de esta baza")
        led = ("No card is led yet", "Aún no ha salido nadie")
        es = language == "es"
        assert (led[es] in told) == (before[es] in told) == (not view.trick.cards)

    inside(go, tmp_path, language)


def test_a_card_that_ends_the_round_has_no_reason_about_the_next_player() -> None:
    state = open_match(NINETYNINE, Setup.of(3), "over").state
    seat = state.turn
    assert seat is not None
    for count, said in ((99, 0), (80, 1)):
        hands = tuple(cards("3H 3S 3D") for _ in state.hands)
        view = NINETYNINE.view(replace(state, hands=hands, count=count), seat)
        assert len(NINETYNINE.reasons(Turn(view, (), (), Rng("over")), Lay(cards("3H")[0]))) == said
