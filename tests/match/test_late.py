"""Those who watch are told late: what they hear, and whatever they ask, is what an undelayed
spectator heard and was answered so many plays ago; at the end all of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.log.inputs import Clock
from playroom.engine.match import Match
from playroom.engine.rng import Rng
from playroom.engine.wire import encode
from playroom.match import runner as desk_module
from playroom.match.delay import DelayedView
from playroom.match.local_chair import LocalChair
from playroom.match.match_log import MatchInlineQueue
from playroom.match.runner import MatchRunner
from playroom.shell.table.table_screen import TableScreen
from playroom_testing.cases import Case
from playroom_testing.find import subject_of
from playroom_testing.room import Inside
from playroom_testing.walks import open_match, pick
from tests import clock
from tests.conformance.test_conformance import hooks_name
from tests.conftest import THOROUGH
from tests.match.plain import Heard, Wire
from tests.one_game import one_game

PLAYS = 5
INPUTS = 2_000 if THOROUGH else 60
NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
ASKING = ("h", "t", "s", "x", "tab", "comma", "/last", "f4")
"""Keys and words that only ask."""


class Watcher:
    """A spectator with a screen; all lines so far."""

    def __init__(self, runner: MatchRunner, late: DelayedView | None, folder: Path) -> None:
        self.chair = LocalChair(runner, None, late)
        self.room = Inside(folder, "en", verbosity="full")
        screen = TableScreen(self.room.app, self.chair)
        self.room.app.put(screen)
        screen.begin()

    def close(self) -> None:
        self.chair.close()
        self.room.close()


def knows(chair: LocalChair) -> bytes:
    """All that can be got from a chair."""
    asked: list[Any] = [chair.view, chair.requests, chair.outcome, chair.mine, chair.seed]
    return encode([*asked, chair.people, dict(chair.clocks), list(chair.events())])


def inputs(runner: MatchRunner, chance: Rng) -> Iterator[None]:
    """Plays a match, now and then with a silence; what is yielded after each input."""
    match: Match[Any, Any] = runner.match
    while match.outcome is None and match.sequence < INPUTS:
        picked = pick(match, chance)
        if picked is None:
            return
        request, action = picked
        before = match.sequence
        if chance.below(8) == 0:  # the wall clock of a table is no play
            runner.submit(Clock(chance.below(1_440)), lambda result: None)
            if match.sequence > before:
                yield
                continue
        if request.awaited and chance.below(20) == 0:
            runner.expire(request)
        else:
            seat = next(
                c for c in runner.chairs if isinstance(c, LocalChair) and c.seat == request.seat
            )
            seat.submit(action, request.id, lambda result: None)
        assert match.sequence > before
        yield


def table(case: Case, seed: str) -> MatchRunner:
    """A runner with a person in every seat."""
    runner = MatchRunner(open_match(case.game, case.setup, seed), MatchInlineQueue(), "", print)
    for seat in case.seats:
        if seat is not None:
            LocalChair(runner, seat)
    return runner


@pytest.mark.parametrize("game", one_game())
def test_who_is_told_late_hears_and_learns_what_others_did_so_many_plays_ago(
    game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(desk_module, "utc_now", lambda: NOON)
    monkeypatch.setattr(LocalChair, "start", lambda self, resumed=False: None)
    case = next(iter(subject_of(game, hooks_name(game), thorough=True).cases))

    async def test() -> None:
        runner = table(case, f"late {game}")
        late = DelayedView(runner, PLAYS)
        at_once = Watcher(runner, None, tmp_path / "now")
        behind = Watcher(runner, late, tmp_path / "late")
        far = Wire(LocalChair(runner, None, late))
        of_once: dict[int, tuple[bytes, list[str]]] = {}
        last, match = 0, runner.match
        of_once[0] = knows(at_once.chair), list(at_once.room.lines)
        for _ in inputs(runner, Rng(game)):
            of_once[match.sequence] = knows(at_once.chair), list(at_once.room.lines)
            acts = [e.sequence for e in match.entries if e.kind != "clock"]
            if match.outcome is not None:
                last = match.sequence
            elif len(acts) >= PLAYS:
                last = acts[-PLAYS] - 1
            wanted, lines = of_once[last]
            assert knows(behind.chair) == wanted
            assert list(behind.room.lines) == lines
            newcomer = LocalChair(runner, None, late)
            assert knows(newcomer) == wanted
            newcomer.close()
            assert far.end.view == behind.chair.view
            assert list(far.end.events()) == list(behind.chair.events())
        assert match.sequence > PLAYS
        if match.outcome is None:  # who asks hears the past
            again = Watcher(table(case, f"late {game}"), None, tmp_path / "past")
            for _ in inputs(again.chair.runner, Rng(game)):
                if again.chair.runner.match.sequence == last:
                    break
            assert behind.room.press(*ASKING) == again.room.press(*ASKING)
            again.close()
        assert not far.failures
        for watcher in (at_once, behind):
            watcher.close()

    clock.run(test())


@pytest.mark.parametrize("game", one_game())
def test_at_the_end_all_is_told_at_once_and_in_order(game: str) -> None:
    case = next(iter(subject_of(game, hooks_name(game), thorough=True).cases))

    async def test() -> None:
        runner = table(case, f"end {game}")
        late = DelayedView(runner, 10_000)
        at_once, behind = Heard(LocalChair(runner, None)), Heard(LocalChair(runner, None, late))
        chance, match = Rng(f"end {game}"), runner.match
        while match.outcome is None:
            assert not behind.told
            picked = pick(match, chance)
            assert picked is not None
            request, action = picked
            seats = [
                c for c in runner.chairs if isinstance(c, LocalChair) and c.seat == request.seat
            ]
            seats[0].submit(action, request.id, lambda result: None)
        assert behind.events == at_once.events
        assert behind.views == at_once.views
        assert behind.told == at_once.told
        assert behind.told[-1] == "over"

    clock.run(test())


def test_a_match_that_is_taken_up_again_is_as_late_as_before() -> None:
    case = next(iter(subject_of("cribbage", hooks_name("cribbage"), thorough=True).cases))

    async def test() -> None:
        runner = table(case, "again")
        late = DelayedView(runner, PLAYS)
        for _ in inputs(runner, Rng("again")):
            if runner.match.acts > 3 * PLAYS:
                break
        match: Match[Any, Any] = Match(runner.match.game, runner.match.header)
        for entry in runner.match.entries:
            match.commit(match.prepare_entry(entry))
        other = MatchRunner(match, MatchInlineQueue(), "", print)
        taken_up = DelayedView(other, PLAYS)
        assert taken_up.now == late.now
        assert taken_up.now.acts == match.acts - PLAYS

    clock.run(test())
