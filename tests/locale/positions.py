"""Positions from games between bots, and typed lines read there as a player's table reads them."""

from __future__ import annotations

import types
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from playroom.engine.kit.turns import TurnGame
from playroom.engine.notes import Note, Rejection
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Request
from playroom.locale import Listener, teller_of
from playroom.shell.table.typed_moves import Meant, TypedMoves
from playroom_testing.walks import NAMES, AnyGame, choose, fitting, names_of, open_match

Options = tuple[tuple[str, Any], ...]

TABLES: dict[str, tuple[tuple[int, str, Options], ...]] = {
    "brisca": ((2, "easy", ()), (4, "random", ()), (2, "random", (("songs", "suits"),))),
    "calatone": (
        (2, "easy", ()),
        (3, "random", ()),
        (2, "random", (("rebuy", "request"), ("stack", 10))),
    ),
    "casino": ((2, "easy", ()), (2, "random", ()), (3, "random", ())),
    "cribbage": ((2, "easy", ()), (3, "easy", ()), (2, "random", (("counting", "manual"),))),
    "domino": ((2, "easy", ()), (3, "random", (("draw", False),)), (4, "random", ())),
    "escoba": ((2, "easy", ()), (2, "random", (("soplo", True),)), (4, "random", ())),
    "farkle": ((2, "easy", ()), (3, "random", ()), (2, "good", ())),
    "ninetynine": ((2, "easy", ()), (4, "random", ()), (3, "good", ())),
    "rummy": ((2, "easy", ()), (3, "easy", ()), (2, "random", ())),
}
"""Tables of every game: seats, the level that plays there, options."""


class Position(NamedTuple):
    """A seat that is asked something: what it knows, what it then did, what it heard of it."""

    game: AnyGame
    setup: Setup
    seat: int
    view: Any
    requests: tuple[Request, ...]
    action: Action
    heard: tuple[Event, ...]

    @property
    def choices(self) -> list[Action]:
        """What the seat may do."""
        return list(self.game.choices(self.view))

    def refuses(self, action: Action) -> Rejection | None:
        """Why the rules refuse an action here, by the view alone."""
        rules: Any = self.game
        if not isinstance(rules, TurnGame):
            rules = __import__(f"games.{self.game.id}.rules.check", fromlist=["refusal"])
        refused: Rejection | None = rules.refusal(self.view, action)
        return refused


class _Chair:
    """A chair that stays in one position."""

    def __init__(self, at: Position) -> None:
        self.game, self.view, self.requests, self.seat = at.game, at.view, at.requests, at.seat
        self.people = tuple(types.SimpleNamespace(name=name) for name in NAMES[: at.setup.seats])
        self.header = types.SimpleNamespace(setup=at.setup)

    def allows(self, action: Action) -> bool:
        return any(isinstance(action, request.kinds) for request in self.requests)


def reader(at: Position, language: str) -> TypedMoves:
    """What reads typed lines in a position."""
    words = types.SimpleNamespace(chosen=())
    settings = types.SimpleNamespace(words=lambda language: words)
    game, setup = at.game, at.setup
    cards = game.pack_of(setup).words
    listener = Listener(at.seat, names_of(setup.seats), game.sides(setup), cards)
    announcer = types.SimpleNamespace(listener=listener, teller=teller_of(language))
    shell: Any = types.SimpleNamespace(language=language, settings=settings, announcer=announcer)
    chair: Any = _Chair(at)
    return TypedMoves(shell, chair, lambda: at.game.table.zones(at.view))


def read(at: Position, language: str, text: str) -> Meant:
    """What a typed line means in a position."""
    return reader(at, language).read(text)


def setup_of(game: AnyGame, seats: int, options: Options) -> Setup:
    """A table with options by name, those the game has."""
    known = {option.name for option in game.options.declared}
    return Setup(seats, tuple(sorted((k, v) for k, v in options if k in known)))


def _positions(game: AnyGame, setup: Setup, level: str, seed: str, most: int) -> Iterator[Position]:
    match = open_match(game, setup, seed)
    bots = [game.bots[level]() for _ in range(setup.seats)]
    chance = Rng(f"positions {seed}")
    for _ in range(most):
        awaited = match.awaited()
        if match.outcome is not None or not awaited:
            return
        request = awaited[chance.below(len(awaited))]
        seat = request.seat
        if chance.below(12) == 0 and (some := fitting(match, request)):
            action = choose(some, chance)
        else:
            action = bots[seat].decide(match.turn(seat, chance))
        view, requests, before = match.view(seat), match.requests_of(seat), len(match.happened)
        if match.submit(seat, action) is not None:
            return
        heard = [event.seen_by(seat) for event in match.happened[before:]]
        yield Position(
            game, setup, seat, view, requests, action, tuple(e for e in heard if e is not None)
        )


@cache
def positions(game_id: str, games: int = 2, most: int = 160) -> Sequence[Position]:
    """Positions of all tables of a game."""
    game = find_game(game_id)
    found: list[Position] = []
    for seats, level, options in TABLES[game_id]:
        setup = setup_of(game, seats, options)
        for number in range(games):
            found += _positions(game, setup, level, f"phrasing {number}", most)
    return tuple(found)


__all__ = ["Note", "Position", "positions", "read", "reader"]
