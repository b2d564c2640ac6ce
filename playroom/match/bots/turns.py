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
from playroom.engine.kit.judging import Choice, Judgement, Question
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
    async def answer(self, question: Question) -> Any:
        """What a bot answers; a question without a time limit holds up none that has one, where
        there are several processes. Raises `NoAnswer`, and `NoProcess` when it is to be asked here.
        """

    async def decide(self, game: Game[Any, Any], level: str, turn: Turn, seconds: float) -> Action:
        """What a bot does, with `seconds` to think. Raises as `answer` does."""
        action: Action = await self.answer(Question(game, level, turn, seconds, 0))
        return action

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
    that is to be judged, how many times as many deals are imagined; 0: it is to be decided. `also`:
    actions that are to be judged too.
    """

    game: Token
    level: Token
    seconds: float | None
    view: Raw
    requests: Raw
    seen: Raw
    dice: str
    times: Count
    also: Raw


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


def packed(question: Question) -> bytes:
    """A question on its way. All events that the seat has seen are worked out for it."""
    turn = question.turn
    return encode(
        Think(
            question.game.id,
            question.level,
            question.seconds,
            Raw(encode(turn.view)),
            Raw(encode(turn.requests)),
            Raw(encode(tuple(turn.seen))),
            turn.rng.origin,
            question.times,
            Raw(encode(question.also)),
        )
    )


def unpacked(game: Game[Any, Any], asked: Think) -> Turn:
    """The turn that was sent. Raises `BadJson` when it was another version of the game."""
    wire = game.wire
    return Turn(
        wire.decode(asked.view, game.views),
        wire.decode(asked.requests, tuple[Request, ...]),
        wire.decode(asked.seen, tuple[wire.event, ...]),  # type: ignore[name-defined]
        Rng(asked.dice),
    )


def thought(game: Game[Any, Any], asked: Think) -> Thought | Judged:
    """What the bot that is asked answers. Raises `BadJson` as `unpacked` does."""
    turn, actions = unpacked(game, asked), _actions(game, asked.also)
    judged = Question(game, asked.level, turn, asked.seconds, asked.times, actions).answer()
    if not asked.times:
        return Thought(Raw(encode(judged)))
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
    actions = _actions(game, answer.actions)
    choices = zip(actions, answer.values, answer.errors, strict=True)
    return Judgement(
        tuple(Choice(*choice) for choice in choices),
        answer.unit,
        answer.exact,
        answer.deals,
        answer.reasons,
    )


def _actions(game: Game[Any, Any], told: Raw) -> tuple[Action, ...]:
    wanted: Any = tuple[game.wire.action, ...]  # type: ignore[name-defined]
    actions: tuple[Action, ...] = game.wire.decode(bytes(told), wanted)
    return actions
