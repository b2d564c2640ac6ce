"""Who watches with open hands is told a deal once it is over: never a card, a play or a view of the
deal that is on, so that it is of no use to who plays, also not from another browser.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng
from playroom.engine.steps import Placed
from playroom.engine.wire import encode
from playroom.match.delay import DelayedView
from playroom.match.local_chair import LocalChair
from playroom.match.runner import MatchRunner
from playroom_testing.cases import Case
from playroom_testing.find import subject_of
from tests.conformance.test_conformance import hooks_name
from tests.match import test_late
from tests.match.test_late import inputs, knows, table

DEALT = [game for game in game_ids() if find_game(game).table.deals]
"""The games that name their deals."""


class Listener:
    """Who watches with open hands."""

    def __init__(self, runner: MatchRunner, late: DelayedView) -> None:
        self.chair = LocalChair(runner, None, late)

    def all(self) -> bytes:
        """All that can be got from this place."""
        return knows(self.chair) + encode(self.chair.hands)


def watched(case: Case, seed: str, is_open: bool = True) -> tuple[MatchRunner, Listener]:
    """A table with a person in every seat, and one who watches."""
    runner = table(case, seed)
    return runner, Listener(runner, DelayedView(runner, 0, open_hands=is_open))


def of_running_deal(runner: MatchRunner) -> set[tuple[int, int]]:
    """The places of what the match has told since the deal that is on began."""
    match, found = runner.match, list[Placed]()
    for placed in match.events:
        if isinstance(placed.event, match.game.table.deals):
            found = []
        found.append(placed)
    return {(placed.sequence, placed.index) for placed in found}


@pytest.fixture(autouse=True)
def longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_late, "INPUTS", 700)


@pytest.mark.parametrize("game", DEALT)
def test_nothing_is_told_of_a_deal_that_goes_on_and_then_every_hand(game: str) -> None:
    case = subject_of(game, hooks_name(game)).cases[0]
    runner, listener = watched(case, "open")
    match, chair = runner.match, listener.chair
    seats = range(len(match.players))
    views = {len(match.happened): [[match.view(seat) for seat in seats]]}
    told_hands = moved = 0
    for _ in inputs(runner, Rng(f"open {game}")):
        now = [match.view(seat) for seat in seats]
        views.setdefault(len(match.happened), []).append(now)  # an input may tell nothing
        assert chair._moment is not None
        known = chair._moment
        if match.outcome is not None:
            assert known.events == len(match.happened)
        else:
            events = {(p.sequence, p.index) for p in chair.events() if p.sequence}
            assert not events & of_running_deal(runner)
            assert known.deals < max(1, match.deals)
        if chair.hands:
            assert list(chair.hands) in views[known.events]
            told_hands += 1
        moved = known.acts
    assert told_hands > 10
    assert moved > 10
    assert match.deals > 1


def deal_is(runner: MatchRunner, number: int) -> bool:
    """Does the deal of that number go on?"""
    return runner.match.deals == number and runner.match.outcome is None


def worlds(game: str, is_open: bool) -> Iterator[tuple[bytes, bytes]]:
    """What the place is told in two worlds that are one until the second deal is dealt, as long as
    that goes on in both.
    """
    case = subject_of(game, hooks_name(game)).cases[0]
    for number in range(20):
        seed = f"worlds {number}"
        runner, _ = watched(case, seed)
        second_deal = (
            runner.match.sequence for _ in inputs(runner, Rng(seed)) if deal_is(runner, 2)
        )
        if until := next(second_deal, 0):
            break
    (one, first), (other, second) = (watched(case, seed, is_open) for _ in range(2))
    two = inputs(one, Rng(seed)), inputs(other, Rng(seed))
    for _ in range(until - 1):
        next(two[0])
        next(two[1])
    assert one.match.sequence == other.match.sequence == until - 1
    other.match._rng = Rng("another world")  # what is dealt from now on
    for _ in zip(*two, strict=False):
        if not (deal_is(one, 2) and deal_is(other, 2)):
            return
        yield first.all(), second.all()


@pytest.mark.parametrize("game", DEALT)
def test_no_byte_differs_between_worlds_in_which_the_running_deal_is_another(game: str) -> None:
    """So no seat, whatever it holds, learns from that place what it could use."""
    compared = 0
    for one, other in worlds(game, is_open=True):
        assert one == other
        compared += 1
    assert compared > 2


def test_a_place_that_is_told_at_once_is_told_apart() -> None:
    assert any(one != other for one, other in worlds("casino", is_open=False))


def test_a_room_that_was_killed_opens_no_hand_of_the_deal_that_is_on() -> None:
    case = subject_of("casino", hooks_name("casino")).cases[0]
    runner, _ = watched(case, "again")
    for _ in inputs(runner, Rng("again")):
        again = DelayedView(runner, 0, open_hands=True)
        runner.chairs.remove(again)
        if runner.match.outcome is None:
            assert again.now.deals < runner.match.deals
            assert not again.now.hands or runner.match.deals > 1
        if runner.match.deals > 3:
            break
    assert runner.match.deals > 3
