"""Rules of Dominoes that no vector shows: the deal, what seats know, clocks, options."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import games.domino
from games.domino import GAME
from games.domino.events import Dealt, Drew, Hand, Turn
from games.domino.options import PRESETS
from games.domino.state import State, View, imagine, total, view_of
from playroom.engine.kit.kinds.chain import DOUBLE_NINE, DOUBLE_SIX, halves, stacked, tile
from playroom.engine.options import OptionValue, Setup
from playroom.engine.rng import Rng, StackedRng
from playroom.engine.steps import Step
from playroom_testing.rules import check_rules
from playroom_testing.walks import whole

TWO = "6-5 6-4 5-5 3-2 4-2 4-0 1-0 6-2 4-1 3-3 2-2 5-0 3-0 2-1"
"""Two hands of which the first has the highest double, the 5-5."""


def start(
    seats: int = 2, order: str = TWO, **given: OptionValue
) -> tuple[Step[State], dict[str, Any]]:
    """A game with the first deal in this order; the events by their kinds, the last of each."""
    cards = DOUBLE_SIX.read(stacked(order))
    step = GAME.start(Setup.of(seats, given), StackedRng("rules", {"deal1": cards}))
    return step, {type(event).__name__: event for event in step.events}


def test_dom_001_002_a_tile_for_every_pair_counts_its_pips() -> None:
    for pack, highest, pips in ((DOUBLE_SIX, 6, 168), (DOUBLE_NINE, 9, 495)):
        pairs = {halves(each) for each in pack.cards()}
        assert pairs == {(a, b) for a in range(highest + 1) for b in range(a + 1)}
        assert total(pack.cards()) == pips
    assert GAME.pack_of(Setup.of(2, {"tiles": "nine"})) is DOUBLE_NINE


def test_dom_003_four_are_two_sides_unless_each_is_alone() -> None:
    assert GAME.sides(Setup.of(4)) == ((0, 2), (1, 3))
    assert GAME.sides(Setup.of(4, {"teams": False})) == ((0,), (1,), (2,), (3,))
    assert GAME.sides(Setup.of(3)) == ((0,), (1,), (2,))


@pytest.mark.parametrize(
    ("seats", "given", "legal"),
    [
        (4, {"hand": 7}, True),
        (4, {"hand": 8}, False),
        (2, {"hand": 14}, True),
        (2, {"hand": 15}, False),
        (4, {"hand": 13, "tiles": "nine"}, True),
        (4, {"hand": 14, "tiles": "nine"}, False),
    ],
)
def test_dom_004_there_are_tiles_enough(
    seats: int, given: dict[str, OptionValue], legal: bool
) -> None:
    assert (GAME.check_options(Setup.of(seats, given)) is None) is legal


def test_dom_005_a_seat_knows_its_own_tiles_alone() -> None:
    state = start()[0].state
    own, other, watching = (view_of(state, seat) for seat in (0, 1, None))
    assert {*own.hand} == {*state.hands[0]}
    assert {*other.hand} == {*state.hands[1]}
    assert watching.hand == ()
    assert watching.counts == (7, 7)
    assert watching.stock == 14
    drew = Drew(1, 2, (tile(1, 0), tile(2, 0)))
    assert drew.seen_by(1) == drew
    assert drew.seen_by(0) == drew.seen_by(None) == Drew(1, 2)


def test_dom_010_011_tiles_are_dealt_seat_by_seat_and_the_rest_is_the_boneyard() -> None:
    step, _ = start()
    state = step.state
    dealt = [each for hand in state.hands for each in hand]
    assert tuple(dealt) == DOUBLE_SIX.read(stacked(TWO))
    assert {*dealt, *state.stock} == {*DOUBLE_SIX.cards()}
    assert len(state.stock) == 14
    told = [event for event in step.events if isinstance(event, Hand)]
    assert [(event.seat, event.tiles) for event in told] == list(enumerate(state.hands))


def test_dom_012_the_highest_double_opens_the_first_deal() -> None:
    step, told = start()
    assert told["Dealt"] == Dealt(1, 0, tile(5, 5))
    assert told["Turn"] == Turn(0)
    refused = GAME.check(step.state, 0, GAME.parse("lay 6 5"))
    assert refused is not None
    assert refused.code == "must"
    assert list(GAME.choices(view_of(step.state, 0))) == [GAME.parse("lay 5 5")]


def test_dom_012_without_a_double_the_tile_with_the_most_pips() -> None:
    without = "6-4 3-2 4-2 4-0 1-0 6-0 5-1 6-2 4-1 5-4 2-0 5-0 3-0 2-1"
    assert start(order=without)[1]["Dealt"] == Dealt(1, 0, tile(6, 4))
    equal = "5-4 3-2 4-2 4-0 1-0 6-0 5-1 6-2 4-1 6-3 2-0 5-0 3-0 2-1"
    assert start(order=equal)[1]["Dealt"] == Dealt(1, 1, tile(6, 3))


def test_dom_013_chance_names_the_first_opener() -> None:
    firsts = set()
    for seed in range(20):
        step = GAME.start(Setup.of(3, {"first": "chance"}), Rng(f"{seed}"))
        assert step.state.must is None
        firsts.add(step.state.first)
    assert firsts == {0, 1, 2}


@pytest.mark.parametrize(("following", "first"), [("winner", 0), ("turn", 1)])
def test_dom_014_who_opens_the_next_deal(following: str, first: int) -> None:
    state = State(
        start(next=following, target=200)[0].state.options,
        (0, 0),
        1,
        turn=0,
        hands=((tile(6, 2),), (tile(3, 3),)),
        lacking=((), ()),
    )
    step = GAME.apply(state, 0, GAME.parse("lay 6 2"), Rng("next"))
    assert (step.state.deal, step.state.first, step.state.must) == (2, first, None)


def test_dom_014_after_a_tie_the_seat_behind_the_opener() -> None:
    state = State(
        start(draw=False)[0].state.options,
        (0, 0),
        1,
        turn=0,
        hands=((tile(6, 2), tile(1, 0)), (tile(1, 0),)),
        lacking=((), ()),
    )
    step = GAME.apply(state, 0, GAME.parse("lay 6 2"), Rng("tie"))
    assert (step.state.scores, step.state.deal, step.state.first) == ((0, 0), 2, 1)


def test_dom_030_a_fitting_tile_is_laid_and_no_pass_is_offered() -> None:
    assert [move.verb for move in GAME.notation.moves] == ["lay"]
    assert GAME.notation.unneeded == ("pass", "draw")


def test_dom_070_silence_lays_the_heaviest_tile_that_fits() -> None:
    state = start(turn_seconds=15)[0].state
    assert GAME.requests(state)[0].seconds == 15
    assert GAME.on_timeout(state, 0) == GAME.parse("lay 5 5")
    state = GAME.apply(state, 0, GAME.parse("lay 5 5"), Rng("silence")).state
    assert GAME.on_timeout(state, 1) == GAME.parse("lay 5 0")


def test_what_is_imagined_is_seen_the_same_and_holds_nothing_that_is_lacking() -> None:
    """A seat that passed on a half is imagined without it, as long as it has drawn nothing."""
    lacked = 0
    for number in range(12):
        match = whole(GAME, Setup.of(4, {"target": 50}), f"lacking {number}", 2_000)
        state = match.state
        assert imagine(view_of(state, 1), (), Rng("end")).hands == state.hands
        step = GAME.start(match.header.setup, Rng(f"{number}"))
        for move in range(20):
            state, seat = step.state, step.state.turn
            if seat is None:
                break
            for watching in (0, 1, 2, 3, None):
                view: View = view_of(state, watching)
                world = imagine(view, (), Rng(f"{number} {move}"))
                assert view_of(world, watching) == view
                for lacking, hand in zip(world.lacking, world.hands, strict=True):
                    lacked += len(lacking)
                    assert not any({*lacking} & {*halves(each)} for each in hand)
            action = next(iter(GAME.choices(view_of(state, seat))))
            step = GAME.apply(state, seat, action, Rng(f"{number} {move}"))
    assert lacked


@pytest.mark.parametrize("preset", PRESETS)
def test_rules_by_ear_tell_only_what_is_in_force(preset: str) -> None:
    for seats in (2, 4):
        setup = Setup.of(seats, PRESETS[preset])
        told = {line.id for chapter in GAME.rulebook(setup) for line in chapter.lines}
        draws = setup.given().get("draw", True) and seats == 2
        assert ("domino-rule-draw" in told) is draws
        assert ("domino-rule-pass" in told) is not draws
        assert ("domino-rule-teams" in told) is (seats == 4)
        assert ("domino-rule-capicua" in told) is (preset == "caribbean")
        assert ("domino-rule-passing" in told) is (preset == "caribbean")


def test_every_rule_has_a_test() -> None:
    vectors = Path(__file__).parents[1] / "vectors/domino.md"
    check_rules("DOM", Path(games.domino.__file__).parent, Path(__file__).parent, vectors)
