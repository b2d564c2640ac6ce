"""The count of a deal as it is heard: item by item in the order of precedence, and
once at the end what it comes to (CAS-132).
"""

from __future__ import annotations

import pytest

from games.casino import GAME
from games.casino.actions import Forfeit
from games.casino.events import DealScored, DealStarted, GameWon, RoundStarted
from games.casino.rules.deal import close_deal
from games.casino.state import TableFlow
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.locale import Listener, Teller
from playroom_testing.walks import open_match
from tests.casino.kit import Spot

TELL = {language: Teller(language, strict=True) for language in ("en", "es")}
NAMES = ("Ana", "Berta", "Inés", "Luis")
TOLD = (DealScored, DealStarted, GameWon)
END = "table: -; stock: -"
DOUBLE = "*S 10D 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"


def heard(position: str, language: str, sides: tuple[tuple[int, ...], ...]) -> list[str]:
    """What Ana hears of the count and of the end."""
    flow = TableFlow(Spot(f"{position}; {END}").state)
    close_deal(flow, Rng("count"))
    listener = Listener(0, NAMES[: sum(map(len, sides))], sides)
    events = [event for event in flow.step().events if isinstance(event, TOLD)]
    return [TELL[language].tell(line, listener) for event in events for line in event.told(0)]


def test_each_item_is_told_and_once_what_the_deal_comes_to() -> None:
    position = "score A=3 B=4; pile A: *H *C; pile B: rest"
    assert heard(position, "en", ((0,), (1,))) == [
        "No points for cards, a tie: you 26, Berta 26.",
        "1 for Berta, most spades: 13 to 0.",
        "2 for Berta, Big Casino.",
        "1 for Berta, Little Casino.",
        "1 for Berta, ace of spades.",
        "2 for you, aces of clubs and hearts.",
        "1 for Berta, ace of diamonds.",
        "This deal: you 2, Berta 6.",
        "In all, you 5, Berta 10.",
        "You deal.",
    ]
    assert heard(position, "es", ((0,), (1,)))[:3] == [
        "Nada por cartas, empate: tú 26, Berta 26.",
        "1 para Berta por más picas: 13 a 0.",
        "2 para Berta, Gran Casino.",
    ]


def test_of_three_sides_all_counts_are_told() -> None:
    lines = heard(
        "opt seats=3; pile A: *H 2C 3C 4C 5C 6C 7C 8C; pile B: *S; pile C: rest",
        "en",
        ((0,), (1,), (2,)),
    )
    assert lines[0] == "3 for you, most cards: you 20, Berta 13, Inés 19."


def test_when_several_get_there_the_order_decides_and_the_margin_is_told() -> None:
    position = f"opt multipliers=on; dealno 2; score A=18 B=19; pile A: {DOUBLE}; pile B: rest"
    assert heard(position, "en", ((0,), (1,))) == [
        "Several get there: the count goes in order, and the first one there wins.",
        "3 for you, most cards. Now you 21, Berta 19.",
        "Decided by most cards, in the order of the count.",
        "You win by 21 to 19!",
        "Won within 2 deals, double: 42.",
        "23 ahead of Berta.",
    ]
    assert heard(position, "es", ((0,), (1,)))[2:] == [
        "Decide el orden del recuento: tener más cartas.",
        "¡Ganas por 21 a 19!",
        "En 2 repartos vale doble: 42.",
        "Ventaja: 23 sobre Berta.",
    ]


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_last_total_is_the_score(language: str) -> None:
    """Royal with overs, in partnerships: the sweeps come last, and what is told adds up."""
    position = (
        "opt preset=royal overs=on seats=4 target=100; score AC=20 BD=19; sweeplog AC BD AC; "
        "pile AC: rest; pile BD: *S 10D AH AD AC 2C 3C 4C 5C"
    )
    lines = heard(position, language, ((0, 2), (1, 3)))
    assert "26" in lines[-2]
    assert "28" in lines[-2]
    assert lines[-3].startswith(("This deal: ", "Este reparto: "))
    assert not any("26" in line or "28" in line for line in lines[2:-2]), "said once"


def test_at_the_end_of_a_game_the_win_alone_tells_the_totals() -> None:
    position = f"opt game_mode=deal; pile A: {DOUBLE}; pile B: rest"
    lines = heard(position, "en", ((0,), (1,)))
    assert lines[-1] == "You win by 9 to 2!"
    assert not [line for line in lines[:-1] if "you 9" in line]


def test_the_last_round_is_said_once() -> None:
    """Players 19: `Round 6 of 6` and then the announcement."""
    fifth, last = RoundStarted(5, 6, 8), RoundStarted(6, 6, 0)
    assert fifth.told(0)
    assert not last.told(0)


def test_a_game_that_was_left_is_won_without_a_score() -> None:
    """CAS-177: `wins by 0 to 0` says nothing, and the leaving was said just before."""
    match = open_match(GAME, Setup.of(2, {"on_leave": "forfeit"}), "leave")
    step = GAME.apply(match.state, 0, Forfeit(), Rng("leave"))
    for language, lines in (
        ("en", ["Ana loses the game by leaving.", "You win the game!"]),
        ("es", ["Ana pierde la partida por irse.", "¡Ganas la partida!"]),
    ):
        listener = Listener(1, NAMES[:2], ((0,), (1,)))
        told = [TELL[language].tell(line, listener) for e in step.events for line in e.told(1)]
        assert told == lines
