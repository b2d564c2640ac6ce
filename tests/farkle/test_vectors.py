"""The vectors of Farkle: those of the repository and those of the folder that PLAYROOM_VECTORS
names.
"""

from __future__ import annotations

import pytest

from games.farkle import GAME
from games.farkle.options import FarkleOptions
from games.farkle.state import State, keeps, worth
from playroom.engine.kit.dice import read_dice
from playroom.engine.match import Match
from playroom.engine.options import OptionValue, Setup
from playroom_testing.vectors import follow
from tests.farkle.table import table
from tests.vectors.reader import Vector, cases


def _options(text: str) -> dict[str, OptionValue]:
    given: dict[str, OptionValue] = {}
    for word in text.split():
        name, _, value = word.partition("=")
        parsed = FarkleOptions.fields[name].parse(value)
        assert parsed is not None, word
        given[name] = parsed
    return given


def _seat(letter: str) -> int:
    return "ABCDEFGH".index(letter)


def _letters(text: str) -> tuple[int, ...]:
    return tuple(map(_seat, text.split()))


class Runner:
    """One vector: its table, and what its lines ask for."""

    def __init__(self, vector: Vector) -> None:
        self.rolls = [
            line.removeprefix("dice ") for line in vector.lines if line.startswith("dice ")
        ]
        self.open({})
        readers = {
            "opt": lambda text: self.open(_options(text)),
            "again": lambda text: self.open(_options(text.removeprefix("opt "))),
            "rules": lambda text: None,
            "dice": lambda text: None,
            "worth": self.worth,
            "best": self.best,
            "do": self.do,
            "no": self.no,
            "rolled": lambda text: self.same(self.state.rolled, read_dice(text)),
            "at-risk": lambda text: self.same((self.state.pot, self.state.free), self.pair(text)),
            "left": lambda text: self.same((self.state.left, self.state.stake), self.pair(text)),
            "scores": lambda text: self.same(self.state.scores, self.pair(text)),
            "turn": lambda text: self.same((self.state.turn,), _letters(text)),
            "winners": lambda text: self.same(self.state.winners, _letters(text)),
        }
        follow(vector, readers)

    @property
    def state(self) -> State:
        return self.match.state

    def open(self, options: dict[str, OptionValue]) -> None:
        self.options = FarkleOptions.of(Setup.of(2, options))
        self.match: Match[State, State] = table(options, *self.rolls)

    def pair(self, text: str) -> tuple[int, ...]:
        return tuple(map(int, text.split()))

    def same(self, found: object, wanted: object) -> None:
        assert found == wanted

    def worth(self, text: str) -> None:
        dice, _, points = text.partition(" = ")
        assert worth(self.options, read_dice(dice)) == int(points)

    def best(self, text: str) -> None:
        rolled, _, kept = text.partition(" = ")
        ways = list(keeps(self.options, read_dice(rolled)))
        assert ways[:1] == ([] if kept == "-" else [read_dice(kept)])

    def do(self, text: str) -> None:
        assert self.match.submit(_seat(text[0]), GAME.parse(text[2:])) is None

    def no(self, text: str) -> None:
        move, _, code = text[2:].rpartition(" ")
        refused = self.match.submit(_seat(text[0]), GAME.parse(move))
        assert refused is not None
        assert refused.code == code


@pytest.mark.vectors
@pytest.mark.parametrize("vector", cases("farkle"))
def test_vector(vector: Vector) -> None:
    Runner(vector)
