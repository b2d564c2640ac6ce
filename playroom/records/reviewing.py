"""Review of a player's choices by the judgement of the strongest level, and puzzles: positions with
one best answer. Both go by what the seat knew, and are the same every time: no clock limits them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from playroom.clock import utc_now
from playroom.engine.contract import Game
from playroom.engine.header import Header, Player, stamp_at
from playroom.engine.kit.bots import levels_of
from playroom.engine.kit.judging import Judgement, JudgingBot, Question, Steps, asked
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.record import Count, Record, Seat, Token
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from playroom.records.choices import choices
from playroom.store import KeptGame

NAMED = 3
"""The costliest choices of a game that a review names."""
SURE = 2.0
"""Standard errors by which a choice is worse, or the best answer better, for sure."""
CLEAR = 0.1
"""Part of the way from the worst to the best choice by which a best answer is better, at least."""
LEAST, LEAST_CHANCE = 0.2, 0.02
"""By how much it is, at least: in its unit, and as a chance to win."""
AT_STAKE = 0.3
"""What a choice may change of the chance to win, at least, where that is compared with points."""
SKIPPED, TRIED = 12, 40
"""Choices of a fresh game that are passed over at most, and judged at most, for a puzzle."""
PLAYS = "good"
"""The level that plays fresh games up to a puzzle."""


class Costly(Record):
    """A choice that cost something: by how much it was worse than the best one, and the standard
    error of that, both in `unit` (`Judgement`). Actions are in the notation of the game.
    """

    sequence: Count
    kind: Token
    played: str
    best: str
    loss: float
    error: float
    unit: Token


class Review(Record):
    """What the choices of a player in one game were worth: the costliest ones, and for each kind
    how many choices there were and how many of them surely cost something.
    """

    costliest: tuple[Costly, ...]
    kinds: Mapping[str, tuple[int, int]]

    @property
    def choices(self) -> int:
        """Choices that were judged."""
        return sum(count for count, _ in self.kinds.values())

    @property
    def wrong(self) -> int:
        """Choices that surely cost something."""
        return sum(wrong for _, wrong in self.kinds.values())


class Position(NamedTuple):
    """A choice to be made: the log up to it, the seat, what its choices are worth; `played` is what
    was done there, in notation ("": nothing yet), `level` how hard it is to find the best one
    (`easy`, `medium`, `hard`; "": not known).
    """

    log: KeptGame
    seat: Seat
    found: Judgement
    played: str = ""
    level: str = ""

    @property
    def kind(self) -> str:
        """The kind of choice."""
        return kind_of(self.found.best)


def kind_of(action: Action) -> str:
    """The kind of choice that an action is."""
    return type(action).__name__.lower()


def judged(match: Match[Any, Any], seat: Seat, *also: Action) -> Steps[Judgement]:
    """What the strongest level thinks of the turn of a seat, of the actions `also` too."""
    dice = Rng(f"coach {match.acts}")  # not said
    level = match.game.best_level(match.header.setup)
    return asked(Question(match.game, level, match.turn(seat, dice), also=also))


def can_judge(game: Game[Any, Any]) -> bool:
    """Does the strongest level of a game tell what choices are worth?"""
    setup = Setup.of(game.seats.start)
    return isinstance(game.bots[game.best_level(setup)](), JudgingBot)


def reviewing(log: KeptGame, seat: Seat) -> Steps[Review]:
    """Judges the choices of a seat one by one, and returns the review. Raises as `open_log`."""
    wrong: list[Costly] = []
    kinds: dict[str, tuple[int, int]] = {}
    spreads: dict[str, list[float]] = defaultdict(list)
    for entry, match in choices(log.header, log.entries, seat):
        action = match.game.parse(entry.text)
        found = yield from judged(match, seat, action)
        loss = found.loss(action)
        if loss is None or not found.unit:
            continue
        kind, is_wrong = kind_of(action), loss[0] > SURE * loss[1]
        spreads[found.unit].append(found.choices[0].value - found.choices[-1].value)
        count, before = kinds.get(kind, (0, 0))
        kinds[kind] = count + 1, before + is_wrong
        if is_wrong:
            best = match.game.format(found.best)
            wrong.append(Costly(entry.sequence, kind, entry.text, best, *loss, found.unit))
    return Review(tuple(by_cost(wrong, spreads)[:NAMED]), kinds)


def by_cost(wrong: Iterable[Costly], spreads: Mapping[str, Sequence[float]]) -> list[Costly]:
    """The costliest choices first. What is at stake on average (`spreads`: from the worst to the
    best choice, by unit) makes points and chances comparable; of a few chances at the end of a game
    that says little.
    """
    scale = {unit: sum(spread) / len(spread) for unit, spread in spreads.items()}
    scale["chance"] = max(scale.get("chance", 0.0), AT_STAKE)
    return sorted(wrong, key=lambda one: -one.loss / scale[one.unit])


def weakest(reviews: Iterable[Review]) -> str:
    """The kind of choice that goes wrong most often; "" when none does."""
    sums: dict[str, tuple[int, int]] = {}
    for review in reviews:
        for kind, (count, wrong) in review.kinds.items():
            before = sums.get(kind, (0, 0))
            sums[kind] = before[0] + count, before[1] + wrong
    kind = max(sums, key=lambda kind: sums[kind][1] / (sums[kind][0] + 2), default="")
    return kind if kind and sums[kind][1] else ""


def is_puzzle(found: Judgement) -> bool:
    """Is there one best answer, for sure and clearly?"""
    if len(found.choices) < 2 or not found.unit:
        return False
    top = found.choices[0].value
    gaps = ((top - choice.value, choice.error) for choice in found.choices[1:])
    clear = CLEAR * (top - found.choices[-1].value)
    least = max(clear, LEAST_CHANCE if found.unit == "chance" else LEAST)
    return all(gap >= max(SURE * error, least) for gap, error in gaps)


def before(log: KeptGame, sequence: int, seat: Seat) -> Steps[Position]:
    """The position of the choice with that sequence in a log, judged anew."""
    kept = KeptGame(log.header, tuple(log.entries[: sequence - 1]), home=log.home)
    match = replay(kept)
    played = log.entries[sequence - 1].text
    found = yield from judged(match, seat, match.game.parse(played))
    level = yield from _level(match, seat, found)
    return Position(kept, seat, found, played, level)


def replay(log: KeptGame) -> Match[Any, Any]:
    """The match of the log of a position."""
    from playroom.records.opening import open_log

    return open_log(log.header, log.entries)


def _level(match: Match[Any, Any], seat: Seat, found: Judgement) -> Steps[str]:
    """How hard it is to find the best answer: which levels do."""
    finds = []
    for level in levels_of(match.game)[:-1]:
        turn = match.turn(seat, Rng("coach"))  # not said
        if (yield from asked(Question(match.game, level, turn, times=0))) == found.best:
            finds.append(level)
    if "easy" in finds:
        return "easy"
    return "medium" if finds else "hard"


def seeking(
    game: Game[Any, Any],
    seed: str,
    name: Clean,
    others: Sequence[Clean],
    wanted: Callable[[Position], bool] = lambda position: True,
) -> Steps[Position | None]:
    """Plays a fresh game of bots until the first seat has a puzzle that is `wanted`, one choice at
    a time; the first puzzle at all when there is none; None without any. The same `seed` gives the
    same one wherever the version of the game is the same.
    """
    setup = Setup.of(2 if 2 in game.seats else game.seats.start)
    level = PLAYS if PLAYS in game.bots else game.best_level(setup)
    players = (
        Player(name, "person"),
        *(Player(other, level) for other in others[: setup.seats - 1]),
    )
    now = stamp_at(utc_now())
    header = Header("puzzle", game.id, game.version, setup, players, seed, now)
    match: Match[Any, Any] = Match(game, header)
    dice = Rng(f"puzzle {seed}")  # not said
    skip, tried, first = dice.below(SKIPPED), 0, None
    while match.awaited() and tried < TRIED:
        seat = match.awaited()[0].seat
        if seat == 0 and len(tuple(islice(game.choices(match.view(0)), 2))) > 1:
            skip -= 1
            if skip < 0:
                tried += 1
                found = yield from judged(match, 0)
                if is_puzzle(found):
                    log = KeptGame(header, tuple(match.entries))
                    position = Position(log, 0, found, "", (yield from _level(match, 0, found)))
                    if wanted(position):
                        return position
                    first = first or position
        turn = match.turn(seat, dice.stream(str(match.acts)))
        action = yield from asked(Question(game, level, turn, times=0))
        if match.submit(seat, action) is not None and match.expire(seat) is not None:
            break
    return first
