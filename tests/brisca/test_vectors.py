"""The vectors of Brisca: those of the repository and those of the folder that PLAYROOM_VECTORS
names.
"""

from __future__ import annotations

import pytest

from games.brisca import GAME
from games.brisca.options import BriscaOptions
from games.brisca.state import State
from playroom.engine import kit
from playroom.engine.rng import Rng
from tests.vectors.reader import Vector, cases

LETTERS = "ABCD"


def seat_of(letter: str) -> int | None:
    return None if letter == "-" else LETTERS.index(letter)


def some(text: str) -> tuple[kit.Card, ...]:
    return () if text.strip() == "-" else kit.cards(text)


class Position:
    """The lines of a position by their first word, what was done since, and what it came to."""

    def __init__(self) -> None:
        self.given: dict[str, str] = {}
        self.state: State | None = None
        self.refused: kit.Rejection | None = None

    def setup(self) -> kit.Setup:
        words = dict(word.split("=") for word in self.given.get("opt", "").split())
        seats = int(words.pop("seats", "2"))
        values = {}
        for name, word in words.items():
            value = BriscaOptions.fields[name].parse(word)
            assert value is not None, f"{name}={word}"
            values[name] = value
        return kit.Setup.of(seats, values)

    def begun(self) -> State:
        if self.state is None:
            options, seats = BriscaOptions.of(self.setup()), self.setup().seats
            sides = len(GAME.sides(self.setup()))
            given = self.given

            def numbers(name: str) -> tuple[int, ...]:
                return tuple(map(int, given.get(name, "0 " * sides).split()))

            self.state = State(
                options,
                numbers("games"),
                seat_of(given.get("pos", f"dealer={LETTERS[seats - 1]}")[-1]) or 0,
                kit.Trick(0, seats),
                kit.card(given["turned"]),
                numbers("points"),
                ((),) * seats,
                1,
                0,
                hands=tuple(some(given[f"hand {letter}"]) for letter in LETTERS[:seats]),
                stock=some(given.get("stock", "-")),
                out=some(given.get("out", "-")),
            )
        return self.state

    def line(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        match word:
            case "reset":
                self.state = None
                if rest:
                    self.line(rest)
            case "hand":
                self.given[f"hand {rest[0]}"] = rest[2:]
            case "opt" | "pos" | "turned" | "stock" | "out" | "points" | "games":
                self.given[word] = rest
            case "do":
                self.do(*rest.split(maxsplit=1))
            case "=>":
                self.expect(rest)
            case _:
                raise AssertionError(f"not a line of a vector: {line}")

    def do(self, letter: str, text: str) -> None:
        state, seat = self.begun(), LETTERS.index(letter)
        action = GAME.on_timeout(state, seat) if text == "timeout" else GAME.parse(text)
        assert isinstance(action, kit.Action)
        self.refused = GAME.check(state, seat, action)
        if self.refused is None:
            self.state = GAME.apply(state, seat, action, Rng("vectors")).state

    def expect(self, wanted: str) -> None:
        state = self.begun()
        word, _, rest = wanted.partition(" ")
        about, _, cards = rest.partition(":")
        match word:
            case "ok":
                assert self.refused is None, self.refused
            case "no":
                assert self.refused is not None
                assert self.refused.code == rest
            case "turn":
                assert GAME.turn(state) == seat_of(rest)
            case "points" | "games":
                have = state.points if word == "points" else state.scores
                assert have == tuple(map(int, rest.split()))
            case "turned":
                assert state.turned == kit.card(rest)
            case "hand":
                assert sorted(state.hands[LETTERS.index(about)]) == sorted(some(cards))
            case "knows":
                whom, _, told = cards.strip().partition(" ")
                view = GAME.view(state, seat_of(about))
                assert view.signs[LETTERS.index(whom)] == some(told)
            case "shown":
                assert GAME.view(state, seat_of(about)).shown == some(cards)
            case "acts":
                view = GAME.view(state, seat_of(about))
                found = {GAME.format(action) for action in GAME.choices(view)}
                assert found == {text.strip() for text in cards.split(";")}
            case _:
                raise AssertionError(f"nothing to be expected: {wanted}")


@pytest.mark.vectors
@pytest.mark.parametrize("vector", cases("brisca"))
def test_vector(vector: Vector) -> None:
    position = Position()
    for line in vector.lines[1:]:
        if not line.startswith(("##", "rules ")):
            position.line(line)
