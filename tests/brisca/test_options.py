"""The options of Brisca where they matter, the levels of its bots, the deal of its lesson."""

from __future__ import annotations

import pytest

from games.brisca import GAME
from games.brisca.actions import Lay, Sing
from games.brisca.bots import EasyBot, FairBot, lays
from games.brisca.lesson import FIRST
from playroom.engine import kit
from playroom.engine.contract import Turn
from playroom.engine.options import OptionValue, Setup
from playroom_testing.walks import open_match, played


def test_bri_090_a_turn_has_the_seconds_of_the_table() -> None:
    for seconds in (0, 30):
        state = played(GAME, Setup.of(2, {"turn_seconds": seconds}), "clock", most=1).state
        assert [request.seconds or 0 for request in GAME.requests(state)] == [seconds]


FELT = [option.name for option in GAME.options.declared if option.name != "turn_seconds"]


@pytest.mark.parametrize("name", FELT)
def test_every_option_changes_a_match(name: str) -> None:
    """Of some matches that differ in this option alone the events are not the same."""
    option = GAME.options.fields[name]
    usual: dict[str, OptionValue] = {"target": 1, "deal": "tute" if name == "songs" else "three"}
    assert any(
        len({tuple(walked({**usual, name: value}, str(seed))) for value in option.menu()}) > 1
        for seed in range(20)
    )


def walked(options: dict[str, OptionValue], seed: str) -> list[kit.Event]:
    """What happens in a match of random moves after its first line."""
    return list(played(GAME, Setup.of(4, options), seed, most=200).happened[1:])


def turn_with(state: object, seat: int) -> Turn:
    view = GAME.view(state, seat)  # type: ignore[arg-type]
    asked = GAME.requests(state)  # type: ignore[arg-type]
    requests = tuple(one for one in asked if one.seat == seat)
    return Turn(view, requests, (), kit.Rng("turn"))


def test_easy_takes_whatever_lies_there_and_fair_keeps_its_trumps() -> None:
    """A trump takes a worthless card for the one, and not for the other."""
    state = open_match(GAME, Setup.of(2), "levels").state
    trump = state.turned.suit
    low, two = kit.card(f"2{'CDHS'[trump]}"), kit.card(f"4{'CDHS'[(trump + 1) % 4]}")
    other = kit.card(f"5{'CDHS'[(trump + 2) % 4]}")
    leader = state.trick.leader
    hands = kit.replaced(((low, other), (low, other)), leader, (two, other))
    state = kit.replace(state, hands=hands)
    state = GAME.apply(state, leader, Lay(two), kit.Rng("lay")).state
    assert EasyBot().decide(turn_with(state, 1 - leader)) == Lay(low)
    assert FairBot().decide(turn_with(state, 1 - leader)) == Lay(other)


def test_fair_sings_at_once_and_easy_overlooks_it() -> None:
    setup = Setup.of(2, GAME.presets["tute"])
    for number in range(20):
        match = open_match(GAME, setup, f"song {number}")
        while match.outcome is None:
            seat = match.awaited()[0].seat
            view = match.view(seat)
            if any(isinstance(action, Sing) for action in GAME.choices(view)):
                turn = turn_with(match.state, seat)
                assert isinstance(FairBot().decide(turn), Sing)
                assert isinstance(EasyBot().decide(turn), Lay)
                return
            assert match.submit(seat, lays(view)[0]) is None
    raise AssertionError("nothing could be sung in 20 matches")


def test_the_lesson_deals_what_it_tells() -> None:
    match = open_match(GAME, FIRST.setup, "lesson", FIRST.rng(GAME.pack_of(FIRST.setup)))
    assert match.state.dealer == 1
    assert match.state.hands[0] == kit.cards("AH 7D 4S")
    assert match.state.turned == kit.card("JD")
