"""The vectors of Dominoes: those of the repository and those of the folder that PLAYROOM_VECTORS
names.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.domino import GAME
from games.domino.game import lowest
from games.domino.options import DominoOptions
from games.domino.state import State
from playroom.engine.cards import Card
from playroom.engine.kit.kinds.chain import Chain, read_tile
from playroom.engine.notes import replaced
from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace, tag_of
from playroom.engine.rng import Rng
from playroom_testing.vectors import follow
from tests.vectors.reader import Vector, cases


def tiles(text: str) -> tuple[Card, ...]:
    """Tiles as vectors write them: `6-4 5-5`."""
    return tuple(map(read_tile, text.split()))


def numbers(text: str) -> tuple[int, ...]:
    """The numbers of a text."""
    return tuple(map(int, text.split()))


class Runner:
    """Follows the lines of one vector; `hands` begins a new position."""

    def __init__(self) -> None:
        self.given: dict[str, Any] = {}
        self.state: Any = None
        self.before: Any = None
        self.events: list[tuple[str, ...]] = []

    def set(self, text: str) -> None:
        """An option of the table; the position stays."""
        name, value = text.split()
        option = next(option for option in DominoOptions.declared if option.name == name)
        self.given[name] = option.parse(value)
        if self.state is not None:
            self.state = replace(self.state, options=self.options(len(self.state.hands)))

    def options(self, seats: int) -> DominoOptions:
        """Those of the table."""
        return DominoOptions.of(Setup.of(seats, self.given))

    def hands(self, text: str) -> None:
        """All hands: a new position, in which the first seat is in turn."""
        hands = tuple(map(tiles, text.split("/")))
        options = self.options(len(hands))
        scores = (0,) * len(options.sides)
        before = self.before or scores
        lacking: tuple[tuple[int, ...], ...] = ((),) * len(hands)
        self.state = State(options, before, 1, turn=0, hands=hands, lacking=lacking)

    def score(self, text: str) -> None:
        """The scores before the deal."""
        self.before = numbers(text)

    def chain(self, text: str) -> None:
        """The chain from left to right, each tile as it lies."""
        lying = tiles(text)
        ends = int(text[0]), int(text[-1])
        self.state = replace(self.state, chain=Chain(lying, *ends, lying))

    def stock(self, text: str) -> None:
        """The boneyard, the next tile first."""
        self.state = replace(self.state, stock=tiles(text))

    def lack(self, text: str) -> None:
        """The halves that a seat has shown to lack."""
        seat, *halves = numbers(text)
        lacking = replaced(self.state.lacking, seat, tuple(halves))
        self.state = replace(self.state, lacking=lacking)

    def opener(self, text: str) -> None:
        """Who began the deal."""
        self.state = replace(self.state, first=int(text))

    def closer(self, text: str) -> None:
        """Who laid last."""
        self.state = replace(self.state, closer=int(text))

    def do(self, text: str) -> None:
        """A move that is legal."""
        seat, _, move = text.partition(" ")
        action = GAME.parse(move)
        assert GAME.check(self.state, int(seat), action) is None
        step = GAME.apply(self.state, int(seat), action, Rng("vectors"))
        self.state, self.events = step.state, []
        for event in step.events:
            values = [tag_of(type(event).__name__)]
            values += [
                str(getattr(event, name)) for name in ("seat", "count") if hasattr(event, name)
            ]
            self.events.append(tuple(values))

    def refuse(self, text: str) -> None:
        """A move that is refused, and the code."""
        move, _, code = text.partition(": ")
        seat, _, move = move.partition(" ")
        refused = GAME.check(self.state, int(seat), GAME.parse(move))
        assert refused is not None
        assert refused.code == code

    def event(self, text: str) -> None:
        """Something that the last move has brought."""
        assert tuple(text.split()) in self.events, self.events

    def noevent(self, text: str) -> None:
        """Something that it has not brought."""
        assert all(event[0] != text for event in self.events), self.events

    def ends(self, text: str) -> None:
        """The ends now."""
        assert self.state.chain.ends == numbers(text)

    def turn(self, text: str) -> None:
        """The seat in turn."""
        assert self.state.turn == int(text)

    def holds(self, text: str) -> None:
        """The hand of a seat."""
        seat, _, held = text.partition(" ")
        assert sorted(self.state.hands[int(seat)]) == sorted(tiles(held))

    def left(self, text: str) -> None:
        """The boneyard now."""
        assert self.state.stock == tiles(text)

    def lacks(self, text: str) -> None:
        """What a seat has shown to lack."""
        seat, *halves = numbers(text)
        assert self.state.lacking[seat] == tuple(halves)

    def scores(self, text: str) -> None:
        """The score of every side."""
        assert self.state.scores == numbers(text)

    def next(self, text: str) -> None:
        """Who begins the next deal, which is dealt."""
        assert (self.state.deal, self.state.first) == (2, int(text))

    def lowest(self, text: str) -> None:
        """The seat that wins when the deal is blocked now."""
        winner: Seat | None = None if text == "none" else int(text)
        assert lowest(self.state) == winner

    def winner(self, text: str) -> None:
        """The side that has won the game."""
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        assert outcome.winners == (int(text),)


@pytest.mark.vectors
@pytest.mark.parametrize("vector", cases("domino"))
def test_vector(vector: Vector) -> None:
    runner = Runner()
    names = [name for name in vars(Runner) if name[0] != "_" and name != "options"]
    readers = {name: getattr(runner, name) for name in names}
    follow(vector, {**readers, "rules": lambda text: None})
