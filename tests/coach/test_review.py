"""Reviews and puzzles: planted blunders are named, puzzles have one best answer."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from playroom import clock
from playroom.engine.contract import Game
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.records.reviewing import (
    SURE,
    Position,
    Review,
    before,
    is_puzzle,
    judged,
    kind_of,
    reviewing,
    seeking,
    weakest,
)
from playroom.records.statistics import record_of
from playroom.shell.coach.menus import open_coach, open_review
from playroom.shell.coach.position import PositionScreen
from playroom.store import KeptGame
from tests.finished import finished_games
from tests.one_game import all_games
from tests.shell.inside import Inside, inside
from tests.shell.test_duplicate import played_out

HUNDRED = ("cribbage", "casino", "escoba", "calatone")
BLUNDER = {"points": 3.0, "chance": 0.1, "chips": 40.0, "lives": 0.25}
"""What a planted blunder costs at least."""


def played(
    game: Game[Any, Any], seed: str, blunder: int = -1, level: str = "good"
) -> tuple[KeptGame, int, float]:
    """A game of `level`, in which the first seat does the worst thing at its choice number
    `blunder` or the next one where that surely costs; its sequence (0: none was made) and cost.
    """
    setup = Setup.of(2 if 2 in game.seats else game.seats.start)
    kinds = ("person", *("good",) * (setup.seats - 1))
    players = tuple(Player(Clean.of(f"Ana{n}"), kind) for n, kind in enumerate(kinds))
    header = Header(f"game-{seed}", game.id, game.version, setup, players, seed)
    match: Match[Any, Any] = Match(game, header)
    planted, cost, number = 0, 0.0, 0
    dice = Rng(seed)
    while match.awaited() and match.sequence < 3000:
        seat = match.awaited()[0].seat
        turn = match.turn(seat, dice.stream(f"{match.sequence}"))
        action = game.bots[level]().decide(turn)
        if seat == 0 and len(list(islice(game.choices(match.view(0)), 2))) > 1:
            number += 1
            if 0 <= blunder < number and not planted:
                found = run(judged(match, 0))
                worst = found.choices[-1]
                gap = found.choices[0].value - worst.value
                if gap > max(4 * worst.error, BLUNDER.get(found.unit, 1e9)):
                    action, planted, cost = worst.action, match.sequence + 1, gap
        if match.submit(seat, action) is not None:
            assert match.expire(seat) is None
    return KeptGame(header, tuple(match.entries)), planted, cost


def run(steps: Any) -> Any:
    """What a generator returns."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


@pytest.mark.parametrize("name", all_games(long=("brisca", "domino")))
def test_a_planted_blunder_is_the_costliest_or_near(name: str) -> None:
    log, planted, _ = played(find_game(name), "planted", 2)
    assert planted, "the game offers a blunder"
    review = run(reviewing(log, 0))
    assert planted in [one.sequence for one in review.costliest]
    assert review.wrong >= 1
    assert review.choices >= review.wrong
    assert all(one.loss > SURE * one.error for one in review.costliest)


def test_a_review_is_the_same_every_time() -> None:
    log, _, _ = played(find_game("cribbage"), "planted", 2)
    assert run(reviewing(log, 0)) == run(reviewing(log, 0))


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_of_a_hundred_planted_blunders_ninety_are_named() -> None:
    named = made = 0
    for number in range(200):
        if made == 100:
            break
        game = find_game(HUNDRED[number % 4])
        log, planted, _ = played(game, f"hundred{number}", number % 7)
        if planted:
            made += 1
            review = run(reviewing(log, 0))
            named += planted in [one.sequence for one in review.costliest]
    assert made == 100
    assert named >= 90, named


@pytest.mark.parametrize("name", all_games(long=("brisca", "domino")))
def test_a_puzzle_has_one_best_answer_and_is_the_same_everywhere(name: str) -> None:
    game, names = find_game(name), [Clean.of("Berta")] * 5
    found: Position = run(seeking(game, "day", Clean.of("Ana"), names))
    again: Position = run(seeking(game, "day", Clean.of("Otra"), [Clean.of("Luis")] * 5))
    assert is_puzzle(found.found)
    assert found.log.entries == again.log.entries
    assert (found.found, found.level) == (again.found, again.level)
    assert found.level in ("easy", "medium", "hard")
    top, *others = found.found.choices
    assert all(top.value - one.value >= SURE * one.error for one in others)


def test_a_puzzle_can_be_of_the_kind_that_goes_wrong() -> None:
    reviews = [Review((), {"play": (10, 1), "discard": (4, 3)}), Review((), {"play": (9, 0)})]
    assert weakest(reviews) == "discard"
    assert weakest([Review((), {"play": (9, 0)})]) == ""
    game, names = find_game("cribbage"), [Clean.of("Berta")]
    for seed in "abc":
        found = run(seeking(game, seed, Clean.of("Ana"), names, lambda one: one.kind == "discard"))
        assert found.kind == kind_of(found.found.best) == "discard"


def test_what_is_judged_follows_from_what_the_seat_knows() -> None:
    """Cards that the seat does not see change nothing that is told."""
    log, planted, _ = played(find_game("cribbage"), "planted", 2)
    position = run(before(log, planted, 0))
    match = Match.replay(find_game("cribbage"), position.log.header, position.log.entries)
    hidden = match.state
    assert run(judged(match, 0, match.game.parse(position.played))) == position.found
    assert match.state == hidden


async def worked_out(room: Inside) -> None:
    """Waits until the room has worked something out."""
    for _ in range(3000):
        await asyncio.sleep(0.01)
        front = room.app.front
        if front.ready is None or front.ready.is_set() or isinstance(front, PositionScreen):
            return
    raise AssertionError("no end")


@pytest.mark.parametrize(
    ("language", "chosen", "right", "costs"),
    [
        ("en", "You chose:", "That is the best there is.", "Better:"),
        ("es", "Elegiste:", "Es lo mejor que hay.", "Mejor:"),
    ],
)
def test_a_review_tells_what_was_better_and_lets_one_play_it(
    tmp_path: Path, language: str, chosen: str, right: str, costs: str
) -> None:
    log, planted, _ = played(find_game("cribbage"), "planted", 2)

    async def go(room: Inside) -> None:
        outcome = Match.replay(find_game("cribbage"), log.header, log.entries).outcome
        room.store.add(log, outcome)
        open_review(room.app, log.header.id)
        assert room.press("home"), "keys are answered while it thinks"
        await worked_out(room)
        kept = finished_games(room.store).records[0].review
        assert kept is not None
        assert planted in [one.sequence for one in kept.costliest]
        assert room.lines[-1].startswith(f"1. {chosen}")
        assert costs in room.lines[-1]
        room.press("enter")
        await worked_out(room)
        screen = room.app.front
        assert isinstance(screen, PositionScreen)
        assert any(line.startswith(chosen) for line in room.lines[-8:])
        before_it = screen.match.sequence
        best = screen.position.found.best
        screen.do(best)
        assert right in room.lines[-5:]
        room.press("escape")
        worst = screen.position.found.choices[-1].action
        screen.do(worst)
        (line,) = (line for line in room.lines[-5:] if costs in line)
        better = room.app.announcer.line(screen.hints.told(best)).rstrip(".")
        assert line.endswith(f". {costs} {better}."), "the reasons that follow are of the best one"
        assert screen.match.sequence == before_it, "nothing is played"
        room.press("tab", "tab", "enter")  # play on from here
        await room.settle()
        assert room.match.sequence >= before_it
        assert room.store.find(room.match.header.id).origin is not None

    inside(go, tmp_path, language)


def test_a_second_review_is_not_worked_out_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log, _, _ = played(find_game("cribbage"), "planted", 2)

    async def go(room: Inside) -> None:
        outcome = Match.replay(find_game("cribbage"), log.header, log.entries).outcome
        room.store.add(log, outcome)
        open_review(room.app, log.header.id)
        await worked_out(room)
        first = room.lines[-1]
        room.press("escape")
        monkeypatch.setattr("playroom.shell.coach.menus.reviewing", None)
        open_review(room.app, log.header.id)
        assert room.lines[-1] == first

    inside(go, tmp_path)


def test_a_review_of_no_choice_says_so(tmp_path: Path) -> None:
    log, _, _ = played(find_game("cribbage"), "planted", level="easy")

    async def go(room: Inside) -> None:
        match = Match.replay(find_game("cribbage"), log.header, log.entries)
        room.store.add(log, match.outcome)
        record = record_of(match, [])
        assert record is not None
        room.store.keep_derived(log.header.id, replace(record, review=Review((), {})))
        open_review(room.app, log.header.id)
        assert room.lines[-1] == "You made no choice in that game that can be looked at."

    inside(go, tmp_path)


def test_after_a_game_its_review_is_offered(tmp_path: Path) -> None:
    async def go(room: Inside) -> None:
        room.deal("escoba", seed="some", game_mode="deal")
        await played_out(room)
        await room.settle()
        room.press("enter")
        assert room.press("end")[-1] == "Review: your costliest choices."
        room.press("enter")
        await worked_out(room)
        assert any("choices looked at" in line for line in room.lines[-4:]), room.lines[-4:]
        assert "Better: Lay the " in room.lines[-1], "a choice is named as the table names it"
        room.press("enter")
        await worked_out(room)
        room.press("escape", "escape")
        (scores,) = room.press("s")
        assert scores.startswith("You "), "the table below knows its players again"

    inside(go, tmp_path)


def test_the_puzzle_of_the_day_counts_days_in_a_row(tmp_path: Path) -> None:
    async def go(room: Inside) -> None:
        start = clock.utc_now()
        for day, told in ((0, False), (1, True), (1, False), (3, False)):
            with pytest.MonkeyPatch.context() as patch:
                at = start + timedelta(days=day)
                patch.setattr("playroom.shell.coach.menus.utc_now", lambda at=at: at)
                open_coach(room.app)
                room.press("enter")
                await worked_out(room)
                screen = room.app.front
                assert isinstance(screen, PositionScreen)
                screen.do(screen.position.found.best)
                lines = room.lines[-6:]
                assert any("2 days in a row" in line for line in lines) == told, lines
                room.press("escape")
                screen.leave()
                room.press("escape")

    inside(go, tmp_path)
