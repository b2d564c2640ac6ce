"""Rules of Farkle that no vector holds alone: seats and begin, chances, silence, what is told, and
where the rules are named.
"""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

import games.farkle
from games.farkle import GAME
from games.farkle import events as e
from games.farkle.actions import Bank, Keep, Roll
from games.farkle.bots import LEVELS
from games.farkle.options import PRESETS, FarkleOptions
from games.farkle.state import keeps, may_bring
from playroom.engine.contract import Turn
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Leaving
from playroom.engine.table import Ask
from playroom_testing.rules import check_rules, rules_in
from tests.farkle.table import table

HERE = Path(__file__).resolve().parent


def test_every_rule_has_a_test() -> None:
    check_rules(
        "FAR", Path(games.farkle.__file__).parent, HERE, HERE.parent / "vectors" / "farkle.md"
    )


def test_every_rule_of_the_paper_is_named_in_the_code() -> None:
    paper = (HERE.parents[1] / "docs" / "rules" / "farkle.md").read_text("utf-8")
    ids = {line[4:11] for line in paper.splitlines() if line.startswith("- **FAR-")}
    code = "".join(
        file.read_text("utf-8") for file in Path(games.farkle.__file__).parent.glob("*.py")
    )
    assert len(ids) > 30
    named = {f"FAR-{number:03}" for number in rules_in(code, "FAR")}
    assert ids == named


def test_far_001_002_two_to_eight_play_and_chance_says_who_begins() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]
    first = {GAME.start(Setup.of(3), Rng(f"first {n}")).state.turn for n in range(30)}
    assert first == {0, 1, 2}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("free", range(1, 6))
def test_far_014_the_chance_of_a_farkle_is_that_of_all_rolls(preset: str, free: int) -> None:
    options = FarkleOptions.of(Setup.of(2, PRESETS[preset]))
    rolls = [tuple(sorted(rolled)) for rolled in product(range(1, 7), repeat=free)]
    bad = sum(not keeps(options, rolled) for rolled in rolls)
    chances = may_bring(options, free)
    assert sum(often for often, ways in chances if not ways) == pytest.approx(bad / len(rolls))
    assert sum(often for often, _ in chances) == pytest.approx(1)


def test_far_014_well_known_chances_of_a_farkle() -> None:
    options = FarkleOptions.of(Setup.of(2))
    chances = [sum(o for o, ways in may_bring(options, n) if not ways) for n in range(1, 7)]
    assert [round(chance, 3) for chance in chances] == [0.667, 0.444, 0.278, 0.157, 0.077, 0.023]
    match = table({}, "1 2 2 3 4 6")
    match.submit(0, Roll())
    best, risk = GAME.table.answer(match.view(0), Ask.WHY)
    assert (best.get("points"), risk.get("free"), risk.get("risk")) == (100, 5, 8)


def test_far_014_w_says_why_one_cannot_stop() -> None:
    match = table({"opening": 500}, "1 1 2 3 4 6")
    assert [line.id for line in GAME.table.answer(match.view(0), Ask.WHY)] == ["farkle-advice-risk"]
    for action in (Roll(), Keep((1, 1))):
        assert match.submit(0, action) is None
    why, _ = GAME.table.answer(match.view(0), Ask.WHY)
    refused = GAME.table.offered(match.view(0), Bank())
    assert why == refused.note  # type: ignore[union-attr]
    assert (why.get("opening"), why.get("points")) == (500, 200)


def test_far_070_every_decision_has_the_clock_of_the_table() -> None:
    match = table({"turn_seconds": 30}, "1 2 2 3 4 6")
    assert match.awaited()[0].seconds == 30
    match.submit(0, Roll())
    assert match.awaited()[0].seconds == 30
    assert table({}).awaited()[0].seconds is None


def test_far_071_silence_keeps_the_best_and_banks_when_it_may() -> None:
    match = table({"opening": 0}, "1 2 2 3 4 6")
    for wanted in (Roll(), Keep((1,)), Bank()):
        assert GAME.on_timeout(match.state, 0) == wanted
        assert match.submit(0, wanted) is None


def test_far_072_a_bot_plays_on_for_who_leaves() -> None:
    match = table({})
    assert GAME.leaving(match.view(0)) is Leaving.BOT
    assert GAME.on_leave(match.state, 0) is None


def test_far_073_all_know_the_same() -> None:
    match = table({}, "1 2 2 3 4 6")
    match.submit(0, Roll())
    views = [replace(match.view(seat), seat=None) for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    told = [placed.event.seen_by(None) for placed in match.events]
    assert [type(event) for event in told if event is not None] == [e.Started, e.Rolled]


def test_the_expert_risks_more_in_the_last_round_when_it_is_behind() -> None:
    match = table({"opening": 0}, "1 1 1 2 3 4")
    match.submit(0, Roll())
    match.submit(0, Keep((1, 1, 1)))
    ahead = replace(match.view(0), scores=(9500, 9700), closer=1)
    behind = replace(ahead, scores=(8000, 10_050))
    for view, wanted in ((ahead, Bank()), (behind, Roll())):
        turn = Turn(view, GAME.requests(view), (), Rng("x"))
        assert LEVELS["expert"]().decide(turn) == wanted
        assert LEVELS["good"]().decide(turn) == Bank()
