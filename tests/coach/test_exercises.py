"""Exercises choose what one gets wrong: a learner with a gap gets most of them there."""

from __future__ import annotations

from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from playroom.engine.lesson import Drill
from playroom.engine.registry import find_game
from playroom.records.exercising import after, missed, next_kind
from playroom.shell.screens import counting
from playroom.shell.screens.counting import Counting, hands_of
from tests.shell.inside import Inside, inside


def test_what_is_lacking_tells_what_was_missed() -> None:
    kinds = {"fifteen": 4, "run": 3, "pair": 2}
    assert missed(kinds, 9, 9) == frozenset()
    assert missed(kinds, 9, 6) == {"run"}
    assert missed(kinds, 9, 1) == frozenset(kinds)


def test_a_kind_is_weak_until_it_went_right_a_few_times() -> None:
    weak = after({}, {"run", "pair"}, {"run"})
    assert weak == {"run": 50}
    assert next_kind(["pair", "run"], weak, []) == "run"
    for _ in range(3):
        weak = after(weak, {"run"}, ())
    assert next_kind(["pair", "run"], weak, [{"run"}]) == "pair"
    assert next_kind([], {}, []) == ""


KINDS = {
    "cribbage": ("fifteen", "pair", "run", "flush", "jack"),
    "escoba": ("two", "three", "four", "court"),
    "casino": ("pair", "sum", "build", "new", "raise"),
    "calatone": ("equal", "figures", "five", "four", "wins"),
}
SEEDS = range(5), pytest.param(range(5, 25), marks=pytest.mark.long)


@cache
def made(name: str, seed: str) -> list[Drill]:
    """Exercises, which every learner of a game gets."""
    return list(islice(hands_of(find_game(name), seed), 4000))


def test_every_kind_of_exercise_is_known_here() -> None:
    for name, kinds in KINDS.items():
        hands = islice(hands_of(find_game(name), "kinds"), 1000)
        assert {kind for hand in hands for kind in hand.kinds} == set(kinds)


@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize(("name", "gap"), [(name, gap) for name in KINDS for gap in KINDS[name]])
def test_a_learner_with_a_gap_gets_seven_in_ten_exercises_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, gap: str, seeds: range
) -> None:
    monkeypatch.setattr(counting, "hands_of", lambda game, seed: iter(made(game.id, seed)))

    async def run(room: Inside) -> None:
        for seed in seeds:
            monkeypatch.setattr(counting, "new_seed", lambda seed=seed: f"seed {seed}")
            room.app.set_setting(f"weak.{name}", {})
            screen = Counting(room.app, find_game(name), clocked=False)
            room.app.push(screen)
            there = 0
            for _ in range(20):
                room.press("enter")
                hand = screen.hand
                assert hand is not None
                there += gap in hand.kinds
                room.text(str(hand.answer - hand.kinds.get(gap, 0)))
            assert there >= 14, (seed, there)
            room.press("escape")
            said = note_of(room, name, gap)
            assert any(said in line for line in room.lines[-4:]), room.lines[-4:]
        again = Counting(room.app, find_game(name), clocked=False)
        room.app.push(again)
        room.press("enter")
        assert again.hand is not None
        assert gap in again.hand.kinds, "it is known the next time"

    inside(run, tmp_path)


def note_of(room: Inside, name: str, kind: str) -> str:
    """What a kind is called."""
    from playroom.engine.notes import note

    return room.app.announcer.line(note(f"{name}-drill-{kind}")).rstrip(".").lower()
