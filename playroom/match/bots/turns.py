"""A bot's turn as it is sent to another process, and what comes back: one JSON object a line.

What is a game's own rides in it as the game's records write it, and needs the same version of the
game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from msgspec import Raw

from playroom.engine.contract import Game, Turn
from playroom.engine.record import Record, Token, Version
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Request
from playroom.engine.wire import encode

OVERTAKEN = 1.0
"""Seconds after which a bot that goes on thinking is overtaken."""


class NoAnswer(Exception):
    """A bot has given none that can be played; `lines` say why, for the log of faults. `failed`:
    it is the bot's own fault, and not that of a busy machine.
    """

    def __init__(self, lines: list[str], failed: bool = False) -> None:
        super().__init__()
        self.lines = lines
        self.failed = failed


class NoProcess(Exception):
    """This bot cannot be asked in another process."""


class BotsElsewhere(ABC):
    """Bots that think in another process or worker."""

    @abstractmethod
    async def decide(self, game: Game[Any, Any], level: str, turn: Turn, seconds: float) -> Action:
        """What a bot does, with `seconds` to think. Raises `NoAnswer`, and `NoProcess` when it is
        to be asked here.
        """

    @abstractmethod
    def close(self) -> None:
        """Ends them, whatever they are doing."""


class Load(Record, tag="load"):
    """Gets a game and a level of its bots ready; the answer is `Loaded`."""

    game: Token
    version: Version
    level: Token


class Think(Record, tag="think"):
    """One turn of a bot that was loaded, without its deadline: `seconds` are given to it from now.

    `dice` is what its random numbers follow from; none of them was taken yet.
    """

    game: Token
    level: Token
    seconds: float
    view: Raw
    requests: Raw
    seen: Raw
    dice: str


class Loaded(Record, tag="loaded"):
    """Whether the bot can be asked there; `why` not."""

    why: str = ""


class Thought(Record, tag="thought"):
    """What the bot does."""

    action: Raw


class Failed(Record, tag="failed"):
    """The bot has failed: the lines of a report."""

    lines: tuple[str, ...]


def packed(game: Game[Any, Any], level: str, turn: Turn, seconds: float) -> bytes:
    """A turn on its way. All events that the seat has seen are worked out for it."""
    return encode(
        Think(
            game.id,
            level,
            seconds,
            Raw(encode(turn.view)),
            Raw(encode(turn.requests)),
            Raw(encode(tuple(turn.seen))),
            turn.rng.origin,
        )
    )


def unpacked(game: Game[Any, Any], asked: Think, deadline: float | None = None) -> Turn:
    """The turn that was sent. Raises `BadJson` when it was another version of the game."""
    wire = game.wire
    return Turn(
        wire.decode(asked.view, game.views),
        wire.decode(asked.requests, tuple[Request, ...]),
        wire.decode(asked.seen, tuple[wire.event, ...]),  # type: ignore[name-defined]
        Rng(asked.dice),
        deadline,
    )
