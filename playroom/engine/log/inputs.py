"""Inputs of a match: an action, a timeout, a leaving, a return, a new minute. Each is one row of
the log.
"""

from __future__ import annotations

from collections.abc import Container
from itertools import count
from typing import Any, TypeAlias

from playroom.engine.contract import Game
from playroom.engine.log.entries import Entry, InputKind
from playroom.engine.notation import NotUnderstood
from playroom.engine.notes import Clean
from playroom.engine.record import Minute, Record, Seat, Word
from playroom.engine.steps import STUMBLED, Action

LONGEST_NAME = 40
"""Characters of a name."""
_STUMBLED = f" {STUMBLED}"
"""Stands behind the level in the row of a `Leave` whose bot has failed."""


class Act(Record):
    """A player (or a bot) does something."""

    seat: Seat
    action: Action


class Timeout(Record):
    """The clock of a seat has run out, or its bot gave no answer that the rules take."""

    seat: Seat


class Leave(Record):
    """The person in a seat leaves; a bot of `level` takes over where the rules want one. Or, when
    `stumbled`, the bot in the seat has failed and one of `level`, a simpler one, plays on.
    """

    seat: Seat
    level: Word
    stumbled: bool = False


class Return(Record):
    """A person sits down where a bot plays: who sat there before, or, with a name, a newcomer."""

    seat: Seat
    name: Clean = Clean.of("")


class Clock(Record):
    """A new minute on the wall of the table; `resumed`: play goes on after a break."""

    minute: Minute
    resumed: bool = False


Input: TypeAlias = Act | Timeout | Leave | Return | Clock


class Misread(ValueError):
    """A row of a log that is no input; the text says what of it is wrong."""


def kind_of(input_: Input) -> InputKind:
    """The kind of an input's row."""
    match input_:
        case Act():
            return "act"
        case Timeout():
            return "timeout"
        case Leave():
            return "leave"
        case Return():
            return "return"
        case Clock():
            return "clock"


def text_of(game: Game[Any, Any], input_: Input, action: Action | None) -> str:
    """The text of an input's row. `action` is what silence stands for, in a `Timeout`."""
    match input_:
        case Act():
            return game.format(input_.action)
        case Timeout():
            return "" if action is None else game.format(action)
        case Leave():
            return f"{input_.level}{_STUMBLED if input_.stumbled else ''}"
        case Return():
            return f"person {input_.name}".strip()
        case Clock():
            return f"{input_.minute}{' resumed' if input_.resumed else ''}"


def input_of(game: Game[Any, Any], entry: Entry) -> Input:
    """The input of a row. Raises `Misread`."""
    text = entry.text
    match entry.kind:
        case "act":
            try:
                return Act(entry.seat, game.parse(text))
            except NotUnderstood as why:
                raise Misread("notation") from why
        case "timeout":
            return Timeout(entry.seat)
        case "leave":
            return Leave(entry.seat, text.removesuffix(_STUMBLED), has_stumbled(entry))
        case "return":
            person, _, name = text.partition(" ")
            if person != "person" or Clean.of(name, LONGEST_NAME) != name:
                raise Misread("name")
            return Return(entry.seat, Clean.of(name, LONGEST_NAME))
        case "clock":
            minute, _, resumed = text.partition(" ")
            plausible = minute.isdecimal() and minute.isascii() and len(minute) <= 12
            if not plausible or resumed not in ("", "resumed"):
                raise Misread("clock")
            return Clock(int(minute), bool(resumed))
    raise Misread("kind")


def has_stumbled(entry: Entry) -> bool:
    """Does a row tell of a bot that has failed?"""
    return entry.kind == "leave" and entry.text.endswith(_STUMBLED)


def id_of(input_: Input, request: str, ids: Container[str]) -> str:
    """The deterministic id of an input without one, the same in every process that sees the same
    log (`ids`: the ids in it), so that it is appended once. `request`: the question that a bot or
    clock answers.
    """
    match input_:
        case Act() | Timeout():
            start = f"{'bot' if isinstance(input_, Act) else 'timeout'}:{request}"
            return _free(start, ids) if start in ids else start
        case Leave():
            return _free(f"leave:{input_.seat}", ids)
        case Return():
            return _free(f"return:{input_.seat}", ids)
        case Clock():
            start = f"clock:{input_.minute}{':resumed' if input_.resumed else ''}"
            return _free(start, ids) if start in ids else start


def _free(start: str, ids: Container[str]) -> str:
    return next(id for n in count(1) if (id := f"{start}:{n}") not in ids)
