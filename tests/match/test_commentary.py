"""The commentary says nothing that is not so: every line on matches of bots at every game and
preset is worked out anew, from the states and events of the match; and how many lines there are.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from playroom.engine.contract import Turn
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean, Kind, Note
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng
from playroom.engine.table import Ask
from playroom.locale import LANGUAGES, Listener, teller_of
from playroom.records.commentary import MISSED, OFTEN, ROW, SELDOM, Commentator, comments
from playroom.records.playback import Playback
from playroom.store import KeptGame
from playroom_testing.walks import names_of

TABLES = [
    (game, preset, seats)
    for game in game_ids()
    for preset in find_game(game).presets
    for seats in {find_game(game).seats[0], find_game(game).seats[0 if game == "rummy" else -1]}
    if find_game(game).check_options(Setup.of(seats, find_game(game).presets[preset])) is None
]
ENDS = {"calatone": {"limit": "3 hands"}}
MOST = 1_500
"""Inputs of a match."""


@cache
def played(game: str, preset: str, seats: int) -> Playback:
    """A match of bots, to its end or as far as it goes."""
    rules = find_game(game)
    setup = Setup.of(seats, {**rules.presets[preset], **ENDS.get(game, {})})
    level = list(rules.bots)[1]
    players = tuple(Player(Clean.of(name), level) for name in names_of(seats))
    match: Match[Any, Any] = Match(rules, Header("m", game, rules.version, setup, players, "told"))
    bots, dice = [rules.bots[level]() for _ in range(seats)], Rng(f"{game} {preset}")
    while match.outcome is None and match.sequence < MOST and (awaited := match.awaited()):
        seat = awaited[0].seat
        own = dice.stream(f"{match.sequence}")
        turn = Turn(match.view(seat), match.requests_of(seat), match.seen(seat), own)
        assert match.submit(seat, bots[seat].decide(turn)) is None
    return Playback(KeptGame(match.header, tuple(match.entries)))


class Truth:
    """What is so in a match, without the commentator."""

    def __init__(self, playback: Playback) -> None:
        self.playback, self.game = playback, playback.game
        views = [self.game.view(state, None) for state in playback.states]
        self.views = views
        self.scores = [self.game.standing(view) for view in views]
        self.setup = playback.header.setup

    def gains(self, sequence: int) -> list[int]:
        """What each side gained by an input."""
        before, after = self.scores[sequence - 1 : sequence + 1]
        return [b - a for a, b in zip(before, after, strict=True)]

    def best(self, sequence: int) -> list[int]:
        """The sides in front."""
        sign = -1 if self.game.fewer_wins else 1
        points = [sign * score for score in self.scores[sequence]]
        return [side for side, score in enumerate(points) if score == max(points)]

    def scored(self, sequence: int) -> list[tuple[int, ...]]:
        """The sides that gained or lost by each input until then by which any did."""
        changed = [self.gains(number) for number in range(1, sequence + 1)]
        return [tuple(s for s, gain in enumerate(gains) if gain) for gains in changed if any(gains)]

    def holds(self, line: Note, sequence: int, since: int) -> bool:
        """Is a line after an input true? `since` is the input of the line before."""
        told = dict(line.values)
        match line.id:
            case "comment-lead":
                side, scores = told["who"].side, self.scores[sequence]
                others = [abs(scores[side] - s) for n, s in enumerate(scores) if n != side]
                return (
                    self.best(sequence) == [side] != self.best(since)
                    and told["count"] == min(others) > 0
                )
            case "comment-level":
                sides = [dict(one.values)["side"].side for one in told["names"].notes]
                points = {self.scores[sequence][side] for side in sides}
                return len(sides) > 1 and points == {told["count"]} and sides == self.best(sequence)
            case "comment-big":
                side, count = told["side"].side, told["count"]
                every = [max(self.gains(number)) for number in range(1, sequence + 1)]
                recent = [self.gains(number)[side] for number in range(since + 1, sequence + 1)]
                return count in recent and max(every) == count and every.count(count) == 1
            case "comment-close":
                lacks = told["target"] - self.scores[sequence][told["side"].side]
                target = getattr(self.game.options.of(self.setup), "target", None)
                return 0 < told["count"] == lacks and told["target"] == target
            case "comment-row":
                last = self.scored(sequence)[-told["count"] :]
                return told["count"] >= ROW and {*last} == {(told["side"].side,)}
            case "comment-missed" | "comment-chance":
                numbers = range(sequence, since, -1)
                return any(self.was_missed(line, number) for number in numbers)
        answers = [self.game.table.answer(self.views[sequence], ask)[0] for ask in Ask]
        return line in [replace(answer, kind=Kind.TABLE) for answer in answers]

    def was_missed(self, line: Note, number: int) -> bool:
        """Would another play of that input have brought what is told?"""
        told, entry = dict(line.values), self.playback.log.entries[number - 1]
        seat, state = told["player"].seat, self.playback.states[number - 1]
        if entry.kind != "act" or entry.seat != seat:
            return False
        done = self.brought(state, seat, self.game.parse(entry.text))
        for action in self.game.choices(self.game.view(state, seat)):
            if getattr(action, "card", None) == told["card"]:
                worth = self.brought(state, seat, action)
                if line.id == "comment-missed" and (worth, done) == (told["count"], told["had"]):
                    return worth - done >= MISSED
                if line.id == "comment-chance":
                    step = self.game.apply(state, seat, action, Rng("x"))
                    outcome = self.game.outcome(step.state)
                    if outcome is not None and told["target"] <= max(outcome.scores):
                        return True
        return False

    def brought(self, state: Any, seat: int, action: Any) -> int:
        """What an action tells that it brings: the points of a card played, or cards taken."""
        events = self.game.apply(state, seat, action, Rng("x")).events
        if self.game.prize_unit == "points":
            return next((e.points for e in events if type(e).__name__ == "Played"), 0)
        took = next((e for e in events if type(e).__name__ == "Took"), None)
        return 0 if took is None else cards_of(took)


def cards_of(took: Any) -> int:
    """The cards of the table that were taken."""
    if hasattr(took, "cards"):
        return len(took.cards)
    return int(took.gained) - 1


def told_lines() -> Iterator[tuple[Truth, list[tuple[int, Note]]]]:
    """The lines on a match of every game."""
    for game, (preset, *_) in {game: [*find_game(game).presets] for game in game_ids()}.items():
        playback = played(game, preset, find_game(game).seats[0])
        yield Truth(playback), sorted(comments(playback).items())


@pytest.mark.parametrize(("game", "preset", "seats"), TABLES)
def test_every_line_is_so_and_none_comes_too_often(game: str, preset: str, seats: int) -> None:
    playback = played(game, preset, seats)
    assert playback.over
    truth, lines = Truth(playback), sorted(comments(playback).items())
    since = quiet = 0
    for sequence, line in lines:
        assert truth.holds(line, sequence, since), (line, sequence)
        seen = truth.views[since : sequence + 1]
        plays = sum(a != b for a, b in pairwise(seen))
        assert plays >= OFTEN
        quiet += plays > SELDOM
        since = sequence
    plays = sum(a != b for a, b in pairwise(truth.views))
    assert quiet <= len(lines) / 5 + 2  # nothing was new
    assert plays / (SELDOM + 1) - 2 <= len(lines) <= plays / OFTEN
    outcome = playback.match.outcome
    assert outcome is not None
    assert truth.scores[-1] == outcome.scores
    print(game, preset, seats, plays, len(lines), quiet)  # with -s


def test_all_kinds_of_lines_are_told_in_both_languages_and_are_short() -> None:
    kinds = set[str]()
    for truth, lines in told_lines():
        header = truth.playback.header
        listener = Listener.at_table(truth.game, header, None)
        for _, line in lines:
            kinds.add(line.id)
            for language in LANGUAGES:
                text = teller_of(language).tell(line, listener)
                assert len(text) <= 110 or not line.id.startswith("comment-"), text
    told = {"lead", "level", "big", "close", "row", "missed"}
    assert {f"comment-{name}" for name in told} <= kinds


def test_a_line_that_is_not_so_is_found() -> None:
    truth = Truth(played("cribbage", next(iter(find_game("cribbage").presets)), 2))
    lines = sorted(comments(truth.playback).items())
    sequence, line = next(item for item in lines if item[1].id == "comment-lead")
    side = dict(line.values)["who"].side
    wrong = Note.of(line.id, {**dict(line.values), "count": 99}, line.kind)
    assert truth.holds(line, sequence, 0)
    assert not truth.holds(wrong, sequence, 0)
    assert side in (0, 1)


@pytest.mark.parametrize("game", game_ids())
def test_on_a_match_that_goes_on_it_knows_the_view_of_who_watches_alone(game: str) -> None:
    """Two worlds with one public view have one commentary."""
    playback = played(game, next(iter(find_game(game).presets)), find_game(game).seats[0])
    states, rules = playback.states[:80], playback.game
    views = [rules.view(state, None) for state in states]
    commentator = Commentator(rules, playback.header.setup, views[0])
    for view in views[1:]:
        line = commentator.heard(view)
        assert line is None or line.id not in ("comment-missed", "comment-chance")
    half = Playback(KeptGame(playback.header, playback.log.entries[:40]))
    assert half.over or comments(half) == {}
