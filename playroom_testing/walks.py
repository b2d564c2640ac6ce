"""Random walks through matches: any legal choice, now and then a timeout, a leaving and a return.

What is chosen follows from a seed alone, so whatever a walk finds can be found again. Every walk is
bounded: a match that must come to its end and does not is told as `no end after N inputs`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from typing import Any, TypeAlias

from playroom.engine.contract import Game
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Request

MOST_CHOICES = 200
"""How many choices are looked at: a hand of rummy may have thousands."""
MOST_INPUTS = 20_000
"""How many inputs a whole match may take, unless the game's hooks say otherwise."""
MOST_SECONDS = 10.0
"""How long the choices of one position may take, in seconds."""

NAMES = ("Ana", "Berta", "Inés", "Luis", "Óscar", "Pau", "Rosa", "Teo")
"""Who sits at the tables of the suite."""

AnyGame: TypeAlias = Game[Any, Any]
AnyMatch: TypeAlias = Match[Any, Any]


def names_of(seats: int) -> tuple[str, ...]:
    """So many names; a table larger than any of ours has numbers after them."""
    rounds = range(seats // len(NAMES) + 1)
    return tuple(f"{name}{number or ''}" for number in rounds for name in NAMES)[:seats]


def header(game: AnyGame, setup: Setup, seed: str = "seed", persons: bool = True) -> Header:
    """A header with made-up names, all persons or all bots of the weakest level."""
    kind = "person" if persons else next(iter(game.bots))
    players = tuple(Player(Clean.of(name), kind) for name in names_of(setup.seats))
    return Header("match", game.id, game.version, setup, players, seed)


def open_match(game: AnyGame, setup: Setup, seed: str = "seed", rng: Rng | None = None) -> AnyMatch:
    """A new match with persons in all seats."""
    return Match(game, header(game, setup, seed), rng=rng)


def some_choices(game: AnyGame, view: Any) -> list[Action]:
    """The first choices of the seat of `view`. Raises `AssertionError` when they take too long."""
    began = time.monotonic()
    choices = list(islice(game.choices(view), MOST_CHOICES))
    took = time.monotonic() - began
    assert took < MOST_SECONDS, (
        f"the first {len(choices)} choices of seat {view.seat} took {took:.0f} seconds"
    )
    return choices


def choose(choices: list[Action], chance: Rng) -> Action:
    """A kind of action first, then one of it: a hundred numbers must not crowd out the one
    question.
    """
    kinds = {type(action): None for action in choices}
    kind = chance.choice(list(kinds))
    return chance.choice([action for action in choices if type(action) is kind])


def fitting(match: AnyMatch, request: Request) -> list[Action]:
    """The choices that answer `request`."""
    choices = some_choices(match.game, match.view(request.seat))
    return [action for action in choices if isinstance(action, request.kinds)]


def pick(match: AnyMatch, chance: Rng) -> tuple[Request, Action] | None:
    """A request and a choice for it, what is not awaited less often; None when no seat may act."""
    awaited = match.awaited()
    optional = [request for request in match.requests if not request.awaited]
    if optional and (not awaited or chance.below(8) == 0):
        request = chance.choice(optional)
        if choices := fitting(match, request):
            return request, choose(choices, chance)
    if not awaited:
        return None
    request = chance.choice(awaited)
    choices = some_choices(match.game, match.view(request.seat))
    assert choices, f"{request.id} is awaited of seat {request.seat}, and there are no choices"
    return request, choose(choices, chance)


def step(match: AnyMatch, chance: Rng, timeouts: int = 20, leaving: int = 0) -> bool:
    """One input; every `timeouts`-th is a clock that runs out, every `leaving`-th a change of
    seats, unless the rules allow no return there. False at the end.
    """
    if leaving and match.outcome is None and chance.below(leaving) == 0:
        seat = chance.below(len(match.kinds))
        level = next(iter(match.game.bots))
        left = match.kinds[seat] == "person"
        refused = match.leave(seat, level) if left else match.rejoin(seat)
        assert refused is None or not left, f"seat {seat} may not leave: {refused}"
        if refused is None:
            return True
    if timeouts and (awaited := match.awaited()) and chance.below(timeouts) == 0:
        seat = chance.choice(awaited).seat
        refused = match.expire(seat)
        assert refused is None, f"the clock of seat {seat}, which is awaited, is refused: {refused}"
        return True
    picked = pick(match, chance)
    if picked is None:
        return False
    request, action = picked
    refused = match.submit(request.seat, action)
    assert refused is None, f"{action} is offered to seat {request.seat} and refused: {refused}"
    return True


def walk(
    match: AnyMatch, seed: str, most: int, timeouts: int = 20, leaving: int = 0
) -> Iterator[AnyMatch]:
    """The match after every input, the start first, up to `most` inputs or its end."""
    chance = Rng(f"walk {seed}")
    yield match
    for _ in range(most):
        if not step(match, chance, timeouts, leaving):
            return
        yield match


def played(
    game: AnyGame,
    setup: Setup,
    seed: str = "seed",
    most: int = MOST_INPUTS,
    timeouts: int = 20,
    leaving: int = 0,
) -> AnyMatch:
    """A match after `most` inputs, or at its end."""
    match = open_match(game, setup, seed)
    for _ in walk(match, seed, most, timeouts, leaving):
        pass
    return match


def whole(game: AnyGame, setup: Setup, seed: str = "seed", most: int = MOST_INPUTS) -> AnyMatch:
    """A match at its end. Raises `AssertionError` when it has none after `most` inputs."""
    match = played(game, setup, seed, most)
    if match.outcome is None and match.awaited():
        raise no_end(match)
    assert match.outcome is not None, "nobody is awaited and the game is not over"
    return match


def no_end(match: AnyMatch) -> AssertionError:
    """What a match says that goes on and on: how long it took, and what happened last."""
    last = "; ".join(f"{entry.seat}: {entry.text}" for entry in match.entries[-3:])
    return AssertionError(f"no end after {match.sequence} inputs; the last were {last}")
