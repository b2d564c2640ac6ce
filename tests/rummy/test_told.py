"""What a player of rummy is told: refusals that come too late, wild cards named, and what may be
typed.
"""

from __future__ import annotations

import re

import pytest

from games.rummy import GAME
from games.rummy import events as e
from games.rummy.actions import NOTATION, Discard
from playroom.engine.cards import card
from playroom.engine.options import Setup
from playroom.locale import Listener, teller_of
from playroom.locale.teller import game_entries
from playroom.locale.typed import Typing
from tests.rummy.kit import SEVENS, Table, position

PLAYERS = ("Ana", "Berta", "Luis")
PACK = GAME.pack_of(Setup.of(3))


def told(note: object, language: str, seat: int = 1, length: str = "normal") -> str:
    listener = Listener(seat, PLAYERS, ())
    return teller_of(language).tell(note, listener, length)  # type: ignore[arg-type]


def typed(text: str, language: str) -> str:
    """The notation of what a player of rummy types."""
    notation = Typing.of(language, PACK, "rummy", NOTATION.moves).canonical(text)
    assert isinstance(notation, str), notation
    return notation


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_the_refusals_tell_to_type_is_understood(language: str) -> None:
    (example,) = re.findall(
        r": (\w+ 1 \w+ \w+)\.", game_entries(language, "rummy")["rummy-refuse-end"]
    )
    assert GAME.parse(typed(example, language)) == GAME.parse("layoff 1 JK high")


@pytest.mark.parametrize(
    ("said", "written"),
    [
        ("tirar 7 de picas", "throw 7s"),
        ("tirar el as de corazones", "throw Ah"),
        ("tirar y preguntar 7 de picas", "discard 7s"),
        ("añadir 2 comodín abajo", "layoff 2 JK low"),
        ("add 1 10 of diamonds high", "layoff 1 10d high"),
        ("robar", "stock"),
        ("may i", "may_i"),
        ("puedo", "may_i"),
        ("no", "pass"),
        ("bajar conjunto Q: QS QD JK", "go_down set Q: Qs Qd JK"),
        ("go down run s 5: 5s 6s 7s 8s", "go_down run s 5: 5s 6s 7s 8s"),
        ("contar 25", "count 25"),
        ("de acuerdo", "agree"),
    ],
)
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_move_may_be_typed_in_words(said: str, written: str, language: str) -> None:
    assert GAME.parse(typed(said, language)) == GAME.parse(written)


def test_discard_means_a_throw_in_english_and_the_notation_elsewhere() -> None:
    assert typed("discard the queen of clubs", "en") == "throw QC"
    assert typed("discard the queen of clubs", "es") == "discard QC"


def test_rum_057_an_answer_after_the_window_hears_that_it_is_too_late() -> None:
    table = Table(position(["2c", "3c", "4c"], discard="2d", opts={"claim_seconds": 10})).do(
        0, "stock"
    )
    table.silence(1).silence(2)
    refused = GAME.check(table.state, 1, GAME.parse("may_i"))
    assert refused is not None
    assert told(refused.note, "es").startswith("Ya no llegas: el 2 de diamantes se dejó pasar.")
    table.do(0, "discard 2c")
    refused = GAME.check(table.state, 1, GAME.parse("pass"))
    assert refused is not None
    assert (
        told(refused.note, "en")
        == "Too late: the 2 of diamonds was let pass. Your turn: draw with D, or take with G."
    )


def test_rum_057_the_clock_of_a_question_is_off_unless_a_table_asks_for_it() -> None:
    table = Table(position(["2c", "3c", "4c"])).do(0, "stock")
    assert all(one.seconds is None for one in GAME.requests(table.state) if one.awaited)
    (asked,) = [event for event in table.told if isinstance(event, e.Declined)]
    lines = [told(one, "es") for one in GAME.table.narrate(asked, 1)]
    assert lines == [
        "Ana no quiere el 3 de picas. ¿Y tú?",
        "La P la pide, con castigo; la X la deja; la Q, todas esta mano.",
    ]


def test_a_wild_ace_that_is_laid_off_is_called_wild() -> None:
    table = Table(position(["Ah 2c 3c", "4c"], melds=[SEVENS], opened=[True, False])).do(0, "take")
    table.do(0, "layoff 1 Ah")
    (line,) = GAME.table.narrate(table.event(e.LaidOff), 1)
    assert told(line, "es") == "Ana añade el as de corazones, comodín, al conjunto de sietes."
    assert told(line, "en") == "Ana adds the ace of hearts, wild, to the sevens."


def test_a_wild_card_is_not_discarded_by_one_slip_of_a_key() -> None:
    table = Table(position(["Ah 2c 3c", "4c"])).do(0, "take")
    view = GAME.view(table.state, 0)
    question = GAME.table.asks_first(view, Discard(card("AH")), typed=False)
    assert question is not None
    assert told(question, "es") == "El as de corazones es comodín. Intro otra vez lo tira."
    assert GAME.table.asks_first(view, Discard(card("AH")), typed=True) is None, (
        "who types it means it"
    )
    assert GAME.table.asks_first(view, Discard(card("2C")), typed=False) is None
