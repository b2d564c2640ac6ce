"""Bots that miscount as people do (CRB-109): how often, what, where the table lets them; and own
options that follow those of the table.
"""

from __future__ import annotations

import argparse

import pytest

from games.cribbage import GAME
from games.cribbage.bots.counting import claim
from games.cribbage.rules.show import explain_count
from playroom.cli.arguments import setup_of
from playroom.engine.cards import PACK
from playroom.engine.contract import Turn
from playroom.engine.options import OptionValue, Setup
from playroom.engine.record import replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Event, SeatChanged
from tests.cribbage import values as c
from tests.cribbage.kit import counting, events, heard, narrated, played, setup

HANDS = "4C,5S,6D,JH | 2C,8D,KH,QS"
MANY = 500


def claims(level: str, seen: tuple[Event, ...] = (), **options: OptionValue) -> list[int]:
    """By how much a bot's claims go wrong, over many hands of the same table."""
    view = GAME.view(counting(HANDS, "4H").state, 0)
    view = replace(view, options=GAME.options.of(setup(2, **options)))
    bot = GAME.bots[level]()
    found = []
    for number in range(MANY):
        rng = Rng(f"hand {number}")
        hand = rng.shuffled(PACK)
        count = c.OpenCount(0, "hand", tuple(sorted(hand[:4])), hand[4])
        there = replace(view, public=replace(view.public, open=count))
        said = bot.decide(Turn(there, (), seen, rng.stream("own")))
        assert isinstance(said, c.Claim)
        value, scoring = explain_count(view.options, count)
        assert 0 <= said.points <= value + 3
        if said.points < value and value - said.points not in range(1, 4):
            assert len(scoring) > 1, "more than one thing overlooked"
        found.append(said.points - value)
    return found


def wrong(by: list[int]) -> float:
    """The share of claims that were not true."""
    return sum(one != 0 for one in by) / len(by)


def test_easy_bots_err_at_a_persons_rate_and_good_ones_where_they_may() -> None:
    easy = claims("easy")
    assert 0.06 < wrong(easy) < 0.18
    assert sum(one < 0 for one in easy) > sum(one > 0 for one in easy) > 0
    good, fair = claims("good", bots_miscount="good"), claims("fair", bots_miscount="good")
    assert 0.01 < wrong(good) < wrong(fair) < wrong(claims("easy", bots_miscount="good"))


@pytest.mark.parametrize(
    ("level", "options"),
    [
        ("easy", {"bots_miscount": "none"}),
        ("good", {"bots_miscount": "none"}),
        ("fair", {}),
        ("good", {}),
        ("expert", {"bots_miscount": "good"}),
        ("random", {"bots_miscount": "good"}),
    ],
)
def test_who_may_not_err_claims_the_true_value(level: str, options: dict[str, OptionValue]) -> None:
    assert not any(claims(level, **options))


def test_crb_129_who_stands_in_for_a_player_claims_the_true_value() -> None:
    assert not any(claims("easy", (SeatChanged(0, "easy"),)))
    assert any(claims("easy", (SeatChanged(1, "easy"),)))


def test_nobody_says_19_by_mistake_where_it_means_nothing() -> None:
    view = GAME.view(counting("4C,5S,6D,5H | 2C,8D,KH,QS", "4H").state, 0)
    options = GAME.options.of(setup(2, nineteen_joke=True))
    said = {claim(Turn(replace(view, options=options), (), (), Rng(f"{number}")), "easy").points
            for number in range(2000)}  # fmt: skip
    assert len(said) > 3
    assert 19 not in said


def test_crb_072_a_bots_miscount_goes_to_the_opponent_and_is_told() -> None:
    match = played(setup(2), "easy", "miscounts")
    *counted, _ = events(match, c.Counted)  # the last may win the game before anything moves
    erred = [one for one in counted if one.claim != one.value]
    assert erred, "a whole game of two easy bots without a miscount"
    for event in erred:
        assert event.claim is not None
        assert dict(event.awards)[1 - event.seat] == abs(event.claim - event.value)
    run = counting(HANDS, "4H")
    run.do(0, c.Claim(11))
    assert narrated(run, 1, setup(2))[0] == "Ana counts 11. It is worth 15: 4 points to you."
    assert narrated(run, 1, setup(2), "es")[0] == "Ana cuenta 11. Vale 15: 4 puntos para ti."


@pytest.mark.parametrize(
    ("options", "english", "spanish"),
    [
        ({}, "Bots of level easy miscount", "Los robots de nivel fácil a veces cuentan mal"),
        ({"bots_miscount": "good"}, "Bots below expert", "que no son expertos"),
        ({"bots_miscount": "none"}, "", ""),
        ({"counting": "auto"}, "", ""),
    ],
)
def test_the_rules_of_the_table_tell_who_may_err(
    options: dict[str, OptionValue], english: str, spanish: str
) -> None:
    for language, words, bots in (("en", english, "Bots"), ("es", spanish, "robots")):
        lines = [
            heard(line, setup(2), 0, language)
            for chapter in GAME.rulebook(setup(2, **options))
            for line in chapter.lines
        ]
        assert any(words in line for line in lines)
        assert any(bots in line for line in lines) == bool(words)


def asked(*options: str, seats: str = "Ana:good,you") -> Setup:
    """The table of a command line."""
    args = argparse.Namespace(seats=seats, preset=None, option=list(options))
    return setup_of(GAME, args)[0]


def test_crb_107_counted_for_you_on_the_command_line_counts_for_you() -> None:
    options = GAME.options.of(asked("auto-count=yes"))
    assert options.by_hand == (True, False)
    table = GAME.start(asked("auto-count=yes"), Rng("auto")).events[0]
    told = [heard(line, setup(2), 1) for line in GAME.table.narrate(table, 1)]
    assert "Your hands are counted by the playroom." in told
    assert GAME.options.of(asked()).by_hand == (True, True)
    assert GAME.options.of(asked("help=list")).helped == (True, True)
