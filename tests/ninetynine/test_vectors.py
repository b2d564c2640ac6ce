"""The vectors of Ninety-nine: those of the repository and those of the folder that PLAYROOM_VECTORS
names.
"""

from __future__ import annotations

from typing import Any

import pytest

from games.ninetynine import GAME
from games.ninetynine.actions import Lay
from games.ninetynine.bots import choices
from games.ninetynine.events import Lost
from games.ninetynine.options import NinetyNineOptions
from games.ninetynine.state import State, view_of
from playroom.engine.cards import Card, cards
from playroom.engine.options import Setup
from playroom.engine.packs import FRENCH
from playroom.engine.rng import Rng
from playroom.engine.steps import Event
from playroom_testing.rules import rules_in
from playroom_testing.vectors import Vector, follow
from tests.vectors.reader import cases

SEATS = "ABCDEFGH"


class Runner:
    """Makes the position of a vector, lays its cards, and looks at what has come of it."""

    def __init__(self, vector: Vector) -> None:
        self.given: dict[str, int | str | bool] = {}
        self.lives: tuple[int, ...] = ()
        self.hands: dict[int, tuple[Card, ...]] = {}
        self.fields: dict[str, Any] = {}
        self.made: State | None = None
        self.events: tuple[Event, ...] = ()
        words = ("rules", "opt", "lives", "dealer", "count", "turn", "step", "hand", "stock")
        readers = {word: getattr(self, f"read_{word}") for word in words}
        readers |= {"table": self.read_table, "lay": self.lay, "refused": self.refused}
        follow(vector, readers | {"lost": self.lost, "winner": self.winner})

    @property
    def state(self) -> State:
        """The position, made when it is first needed."""
        if self.made is None:
            seats = len(self.lives) or 2
            options = NinetyNineOptions.of(Setup.of(seats, self.given))
            lives = self.lives or (options.lives,) * seats
            table: tuple[Card, ...] = self.fields.pop("table", ())
            known = {*table, *(card for hand in self.hands.values() for card in hand)}
            stock = self.fields.pop("stock", None)
            left = [card for card in FRENCH.cards() if card not in known]
            if stock is not None:
                left = [card for card in left if card not in stock]
            for seat in range(seats):
                if lives[seat] and seat not in self.hands:
                    self.hands[seat], left = tuple(left[: options.hand]), left[options.hand :]
            hands = tuple(self.hands.get(seat, ()) for seat in range(seats))
            fields = {"turn": 0, "deal": 1, **self.fields}
            stock = tuple(left) if stock is None else stock
            self.made = State(options, lives, hands=hands, stock=stock, table=table, **fields)
        return self.made

    def read_rules(self, text: str) -> None:
        assert rules_in(text, "NIN")

    def read_opt(self, text: str) -> None:
        for part in text.split():
            name, _, value = part.partition("=")
            number = int(value) if value.isdecimal() else value
            self.given[name] = value == "yes" if name == "milestones" else number

    def read_lives(self, text: str) -> None:
        numbers = tuple(map(int, text.removeprefix("are ").split()))
        if text.startswith("are "):
            assert self.state.scores == numbers
        self.lives = numbers

    def read_dealer(self, text: str) -> None:
        self._field("dealer", text, SEATS.index(text[-1]))

    def read_turn(self, text: str) -> None:
        self._field("turn", text, SEATS.index(text[-1]))

    def read_count(self, text: str) -> None:
        self._field("count", text, int(text.split()[-1]))

    def read_step(self, text: str) -> None:
        self._field("step", text, int(text))

    def _field(self, name: str, text: str, value: int) -> None:
        if text.startswith("is "):
            assert getattr(self.state, name) == value, name
        else:
            self.fields[name] = value

    def read_hand(self, text: str) -> None:
        seat, _, rest = text.partition(" ")
        place = SEATS.index(seat[0])
        if rest.startswith("is "):
            assert set(self.state.hands[place]) == set(_cards(rest[3:]))
        else:
            self.hands[place] = _cards(rest)

    def read_stock(self, text: str) -> None:
        if text.startswith("size is "):
            assert len(self.state.stock) == int(text.split()[-1])
        elif text.startswith("is "):
            assert self.state.stock == _cards(text[3:])
        else:
            self.fields["stock"] = _cards(text)

    def read_table(self, text: str) -> None:
        if text.startswith("is "):
            assert self.state.table == _cards(text[3:])
        else:
            self.fields["table"] = _cards(text)

    def lay(self, text: str) -> None:
        seat, move = text.split(" ", 1)
        place = SEATS.index(seat)
        if move == "any":  # what changes nothing but the turn
            view = view_of(self.state, place)
            effect = self.state.options.effect
            action = next(play for play in choices(view) if not effect(play.card).turn)
        else:
            action = GAME.parse(f"lay {move}")  # type: ignore[assignment]
        assert isinstance(action, Lay)
        assert GAME.check(self.state, place, action) is None
        step = GAME.apply(self.state, place, action, Rng("vector"))
        self.made, self.events = step.state, step.events

    def refused(self, text: str) -> None:
        seat, rest = text.split(" ", 1)
        move, code = rest.rsplit(" ", 1)
        refused = GAME.check(self.state, SEATS.index(seat), GAME.parse(move))
        assert refused is not None
        assert refused.code == code

    def lost(self, text: str) -> None:
        why, mark = text.split()
        (lost,) = (event for event in self.events if isinstance(event, Lost))
        assert (lost.why, lost.mark) == (why, int(mark))

    def winner(self, text: str) -> None:
        outcome = GAME.outcome(self.state)
        assert outcome is not None
        assert outcome.winners == (SEATS.index(text[-1]),)


def _cards(text: str) -> tuple[Card, ...]:
    return () if text == "none" else cards(text)


@pytest.mark.vectors
@pytest.mark.parametrize("vector", cases("ninetynine"))
def test_vector(vector: Vector) -> None:
    Runner(vector)
