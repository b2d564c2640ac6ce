"""A bot's turn as it is sent to another process, and the action or the judgement that comes back:
one JSON object a line.

What is a game's own rides in it as the game's records write it, and needs the same version of the
game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from msgspec import Raw

from playroom.engine.contract import Game, Turn
from playroom.engine.kit.judging import Choice, Judgement, judge
from playroom.engine.notes import Note
from playroom.engine.record import Count, Record, Token, Version
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
    async def judge(
        self, game: Game[Any, Any], level: str, turn: Turn, seconds: float, times: int
    ) -> Judgement:
        """What a bot thinks of a turn (`playroom.engine.kit.judging`). Raises as `decide` does."""

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

    `dice` is what its random numbers follow from; none of them was taken yet. `times`: of a turn
    that is to be judged, how many times as many deals are imagined; 0: it is to be decided.
    """

    game: Token
    level: Token
    seconds: float
    view: Raw
    requests: Raw
    seen: Raw
    dice: str
    times: Count = 0


class Loaded(Record, tag="loaded"):
    """Whether the bot can be asked there; `why` not."""

    why: str = ""


class Thought(Record, tag="thought"):
    """What the bot does."""

    action: Raw


class Judged(Record, tag="judged"):
    """What the bot thinks: a `Judgement`, its choices column by column."""

    actions: Raw
    values: tuple[float, ...]
    errors: tuple[float, ...]
    unit: str
    exact: bool
    deals: Count
    reasons: tuple[Note, ...]


class Failed(Record, tag="failed"):
    """The bot has failed: the lines of a report."""

    lines: tuple[str, ...]


ANSWER: Any = Loaded | Thought | Judged | Failed


def packed(game: Game[Any, Any], level: str, turn: Turn, seconds: float, times: int = 0) -> bytes:
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
            times,
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


def thought(game: Game[Any, Any], asked: Think, turn: Turn) -> Thought | Judged:
    """What the bot that is asked answers."""
    if not asked.times:
        return Thought(Raw(encode(game.bots[asked.level]().decide(turn))))
    judged = judge(game, asked.level, turn, asked.times)
    return Judged(
        Raw(encode(tuple(choice.action for choice in judged.choices))),
        tuple(choice.value for choice in judged.choices),
        tuple(choice.error for choice in judged.choices),
        judged.unit,
        judged.exact,
        judged.deals,
        judged.reasons,
    )


def answer_of(game: Game[Any, Any], answer: Thought | Judged) -> Any:
    """The action or the judgement that came back. Raises `BadJson`."""
    wire = game.wire
    if isinstance(answer, Thought):
        return wire.decode(bytes(answer.action), wire.action)
    wanted: Any = tuple[wire.action, ...]  # type: ignore[name-defined]
    actions = wire.decode(bytes(answer.actions), wanted)
    choices = zip(actions, answer.values, answer.errors, strict=True)
    return Judgement(
        tuple(Choice(*choice) for choice in choices),
        answer.unit,
        answer.exact,
        answer.deals,
        answer.reasons,
    )
