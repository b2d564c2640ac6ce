"""Judgement of a turn: what every choice is worth to a bot, the best first, each with its standard
error. A bot that judges knows what its seat knows, and plays the best of its own judgement.
"""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Generator, Iterable, Mapping, Sequence
from math import hypot, sqrt
from typing import Any, NamedTuple, TypeAlias, TypeVar

from playroom.engine.contract import Bot, Game, Turn
from playroom.engine.notes import Note, note
from playroom.engine.record import Count, Record, Token, replace
from playroom.engine.steps import Action

A = TypeVar("A", bound=Action)
T = TypeVar("T")

MOST_REASONS = 2
"""Sentences that tell why, at most."""


class Choice(Record):
    """An action with what it is worth, and the standard error of how much less that is than the
    best one's, both in the unit of its judgement.
    """

    action: Action
    value: float
    error: float = 0.0


class Judgement(Record):
    """The choices of a turn, the best first: one at least.

    `unit` is what values count: `points`, `chance` (to win, from 0 to 1), `chips`, `lives`,
    `outs` (unseen cards that help); empty where a rule of thumb gives no figure. `exact`: nothing
    was left to chance. `deals` is how many deals were imagined, 0 for none; `reasons` tell why.
    """

    choices: tuple[Choice, ...]
    unit: Token = ""
    exact: bool = False
    deals: Count = 0
    reasons: tuple[Note, ...] = ()

    @property
    def best(self) -> Action:
        """The best action."""
        return self.choices[0].action

    @property
    def second(self) -> Choice | None:
        """The best choice that is worth less than the best one, or None."""
        top = self.choices[0].value
        return next((choice for choice in self.choices if choice.value < top), None)

    def loss(self, action: Action) -> tuple[float, float] | None:
        """How much less an action is worth than the best one, and the standard error of that; None
        when it was not judged.
        """
        for choice in self.choices:
            if same_play(choice.action, action):
                return self.choices[0].value - choice.value, choice.error
        return None


class JudgingBot(Bot):
    """A bot that can tell what every choice is worth to it."""

    @abstractmethod
    def judge(self, turn: Turn, times: int = 1, also: Sequence[Action] = ()) -> Judgement:
        """What the choices of a turn are worth, those of `also` among them. `times`: how many times
        as many deals as for a decision are imagined, until the deadline of the turn.
        """


def judge(
    game: Game[Any, Any], level: str, turn: Turn, times: int = 1, also: Sequence[Action] = ()
) -> Judgement:
    """What a level thinks of a turn, and why; of a level that cannot judge just what it does.

    The same turn and dice give the same judgement as long as no deadline ends it.
    """
    bot = game.bots[level]()
    if isinstance(bot, JudgingBot):
        judged = bot.judge(turn, times, also)
    else:
        judged = only_choice(bot.decide(turn))
    return replace(judged, reasons=game.reasons(turn, judged.best)[:MOST_REASONS])


class Question(NamedTuple):
    """What a level is asked about a turn: to judge it, as `judge` does, or with `times` 0 to decide
    it. `seconds`: to think at most; None: as long as it takes, so that the answer is always the
    same.
    """

    game: Game[Any, Any]
    level: str
    turn: Turn
    seconds: float | None = None
    times: int = 1
    also: tuple[Action, ...] = ()

    def answer(self) -> Any:
        """The judgement or the action, worked out before this returns."""
        game, level, turn, seconds, times, also = self
        if seconds is not None:
            turn = replace(turn, deadline=time.monotonic() + seconds)
        return judge(game, level, turn, times, also) if times else game.bots[level]().decide(turn)


Steps: TypeAlias = Generator[Question | None, Any, T]
"""Work in steps, between which keys are answered: yields what it asks, or nothing."""


def asked(question: Question) -> Steps[Any]:
    """The answer to a question, which is sent back, or else worked out here."""
    answer = yield question
    return question.answer() if answer is None else answer


def only_choice(action: Action) -> Judgement:
    """The judgement where there is one way to go on."""
    return Judgement((Choice(action, 0.0),), exact=True)


def by_figures(
    judged: Iterable[tuple[float, Action]], error: float = 0.0, unit: str = "points"
) -> Judgement:
    """A judgement by figures that were worked out; `error` is how far they may be off."""
    best_first = sorted(judged, key=lambda pair: -pair[0])
    return Judgement(
        tuple(
            Choice(action, value, error if number else 0.0)
            for number, (value, action) in enumerate(best_first)
        ),
        unit,
        not error,
    )


def averaged(
    rows: Mapping[A, Sequence[float]],
    unit: str = "points",
    weights: Sequence[float] = (),
    alike: float = 0.0,
) -> Judgement:
    """A judgement by what every action brought in the same imagined deals, in their order; one that
    was dropped early is compared with the best in the deals that both saw. `weights`: how likely
    each deal is; `alike`: by how much values may be off however many deals are imagined.
    """
    deals = max(map(len, rows.values()))
    weights = weights or (1.0,) * deals
    whole = [action for action, row in rows.items() if len(row) == deals]
    top = max(whole, key=lambda action: _mean(rows[action], weights))
    choices = []
    for action, row in rows.items():
        less = [best - value for best, value in zip(rows[top], row, strict=False)]
        loss = _mean(less, weights)
        squares = [
            (weight * (each - loss)) ** 2 for weight, each in zip(weights, less, strict=False)
        ]
        shrunk = len(less) / max(1, len(less) - 1)
        error = sqrt(shrunk * sum(squares)) / (sum(weights[: len(less)]) or 1.0)
        off = 0.0 if action == top else hypot(error, alike)
        choices.append(Choice(action, _mean(rows[top], weights) - loss, off))
    choices.sort(key=lambda choice: (-choice.value, choice.action != top))
    return Judgement(tuple(choices), unit, deals=deals)


def _mean(row: Sequence[float], weights: Sequence[float]) -> float:
    total = sum(value * weight for value, weight in zip(row, weights, strict=False))
    return total / (sum(weights[: len(row)]) or 1.0)


def same_play(one: Action, other: Action) -> bool:
    """Are two actions the same but for the order in which their cards are named?"""
    return one == other or (type(one) is type(other) and _parts(one) == _parts(other))


def _parts(action: Action) -> list[object]:
    return [_unordered(getattr(action, name)) for name in action.__struct_fields__]


def _unordered(value: object) -> object:
    if not isinstance(value, tuple):
        return value
    return sorted(map(repr, map(_unordered, value)))


def number_note(value: float) -> Note:
    """A number from 0, with one decimal where it is below 20 and has one."""
    tenths = round(value * 10) if value < 20 else 10 * round(value)
    return note("stats-number", negative=False, whole=tenths // 10, tenth=tenths % 10)


def hinted_id(hints: int, unique: str) -> str:
    """The id of an act before which so many hints were told: so the log of a match counts them,
    and a reader that knows nothing of them reads an id.

    >>> hints_of(hinted_id(2, "a1b2c3")), hints_of("a1b2c3")
    (2, 0)
    """
    return f"hint{hints}.{unique}"


def hints_of(id_: str) -> int:
    """How many hints the id of an act tells of."""
    start, dot, _ = id_.partition(".")
    count = start.removeprefix("hint")
    return int(count) if dot and start != count and count.isdecimal() and len(count) < 5 else 0
