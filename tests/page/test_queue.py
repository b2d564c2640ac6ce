"""The queue of the page (`speaking.js`) in Node: its rules, and what a brisk player hears with it
at the tables of every game.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.header import Header, Player
from playroom.engine.kit.judging import Question, asked
from playroom.engine.match import Match
from playroom.engine.narration import narrate
from playroom.engine.notes import Clean, Kind
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng
from playroom.locale import LANGUAGES, Listener, teller_of
from tests.readers.hear import need

HERE = Path(__file__).parent
SPEEDS = {"slow": 15, "normal": 25, "fast": 45, "at-once": None}
"""Characters a second of the settings of the page."""
NAMES = ("Ana", "Berta", "Carlos", "Dora")
INPUTS = 130
"""Inputs of a game that are listened to."""


@pytest.fixture(autouse=True)
def node() -> None:
    need("the queue of the page", "" if shutil.which("node") else "node")


def test_its_rules_hold() -> None:
    ran = subprocess.run(
        ["node", "--test", HERE / "queue.test.mjs"], capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stdout


def _action(question: Question) -> Any:
    steps = asked(question)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


def _match(game: str, seed: str, seats: int) -> Match[Any, Any]:
    """The beginning of a game between bots."""
    rules = find_game(game)
    level = "random" if "random" in rules.bots else next(iter(rules.bots))
    players = tuple(Player(Clean.of(name), level) for name in NAMES[:seats])
    date = "2026-01-01T00:00:00+00:00"
    header = Header("m1", game, rules.version, Setup.of(seats), players, seed, date)
    match: Match[Any, Any] = Match(rules, header)
    dice = Rng(seed)
    while match.outcome is None and match.sequence < INPUTS:
        seat = match.awaited()[0].seat
        turn = match.turn(seat, dice.stream(f"bot{match.sequence}"))
        assert match.submit(seat, _action(Question(rules, level, turn, 0.1, 0))) is None
    return match


@cache
def moments(game: str, seed: str, seats: int, language: str) -> list[dict[str, Any]]:
    """What the first seat of a game between bots is told, input by input."""
    match = _match(game, seed, seats)
    teller = teller_of(language)
    listener = Listener.at_table(match.game, match.header, 0)
    movers = {entry.sequence: entry.seat for entry in match.entries}
    found = []
    for sequence, events in groupby(match.events, lambda placed: placed.sequence):
        notes = [line for placed in events for line in narrate(match.game, placed.event, 0)]
        told = [(teller.tell(line, listener, "normal"), line.kind) for line in notes]
        lines = [
            {"line": text, "kind": "turn" if kind is Kind.TURN else "event"}
            for text, kind in told
            if text
        ]
        found.append({"mine": movers.get(sequence) == 0, "lines": lines})
    return found


def heard(every: int, seconds: int, seed: str, language: str) -> dict[str, Any]:
    """What came of it at a play each so many milliseconds, by game and speed."""
    games = {}
    for game in game_ids():
        seats = find_game(game).seats
        for count in sorted({seats[0], min(4, seats[-1])}):
            games[f"{game} {count}"] = moments(game, seed, count, language)
    asked = {"games": games, "every": every, "bots": 1000, "seconds": seconds, "voice": 25}
    ran = subprocess.run(
        ["node", HERE / "simulate.mjs"],
        input=json.dumps({**asked, "speeds": SPEEDS}),
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


@pytest.mark.parametrize(("language", "seed"), [*zip(LANGUAGES, "12", strict=True)])
def test_what_a_brisk_player_hears_is_news(language: str, seed: str) -> None:
    told = lines = 0
    for name, of in heard(4_000, 120, seed, language).items():
        assert of["told"] > 10, (name, of)
        assert of["half"] < 1_000, (name, of)
        assert of["most"] < 3_000, (name, of)
        assert of["over"] == 0, (name, of)
        assert of["again"] <= of["told"] / 4, (name, of)  # once each: the node tests hold it
        if not name.endswith("slow"):
            told, lines = told + of["told"], lines + of["lines"]
    assert told > 0.9 * lines


def test_a_player_who_takes_their_time_hears_more_of_it_whole() -> None:
    quick, slow = (heard(every, 120, "1", "en") for every in (4_000, 8_000))
    shares = [
        sum(of["whole"] for of in found.values()) / sum(of["lines"] for of in found.values())
        for found in (quick, slow)
    ]
    assert shares[1] > 1.5 * shares[0]
