"""Matches that play themselves: any legal choice, now and then a clock that runs out, somebody who
leaves and comes back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.match import Header, Match, Player
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Request

MOST_CHOICES = 200
"""How many choices are looked at: a hand of rummy may have thousands."""

AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]


def header(game: AnyGame, setup: Setup, seed: str = "seed", persons: bool = True) -> Header:
    """A header with made-up names, all persons or all bots of the weakest level."""
    kind = "person" if persons else next(iter(game.bots))
    players = tuple(
        Player(Clean.of(name), kind)
        for name in ("Ana", "Berta", "Inés", "Luis", "Óscar", "Pau", "Rosa", "Teo")[: setup.seats]
    )
    return Header("match", game.id, game.version, setup, players, seed)


def open_match(game: AnyGame, setup: Setup, seed: str = "seed", rng: Rng | None = None) -> AnyMatch:
    """A new match with persons in all seats."""
    return Match(game, header(game, setup, seed), rng=rng)


def some_choices(game: AnyGame, view: Any) -> list[Action]:
    """The first choices of the seat of `view`."""
    return list(islice(game.choices(view), MOST_CHOICES))


def choose(some: list[Action], chance: Rng) -> Action:
    """A kind of action first, then one of it: a hundred numbers must not crowd out the one
    question.
    """
    kinds = {type(action): None for action in some}
    kind = chance.choice(list(kinds))
    return chance.choice([action for action in some if type(action) is kind])


def pick(match: AnyMatch, chance: Rng) -> tuple[Request, Action] | None:
    """A request and a choice for it, what is not awaited less often; None when nobody may do
    anything.
    """
    awaited = match.awaited()
    optional = [request for request in match.requests if not request.awaited]
    if optional and (not awaited or chance.below(8) == 0):
        request = chance.choice(optional)
        found = [
            a
            for a in some_choices(match.game, match.view(request.seat))
            if isinstance(a, request.kinds)
        ]
        if found:
            return request, choose(found, chance)
    if not awaited:
        return None
    request = chance.choice(awaited)
    found = some_choices(match.game, match.view(request.seat))
    assert found, f"{request.id} is awaited and has no choices"
    return request, choose(found, chance)


def step(match: AnyMatch, chance: Rng, timeouts: int = 20, leaving: int = 0) -> bool:
    """One input; every `timeouts`-th is a clock that runs out, every `leaving`-th a change of
    seats. False at the end.
    """
    if leaving and match.outcome is None and chance.below(leaving) == 0:
        seat = chance.below(len(match.kinds))
        level = next(iter(match.game.bots))
        refused = match.leave(seat, level) if match.kinds[seat] == "person" else match.rejoin(seat)
        assert refused is None, refused
        return True
    if timeouts and (awaited := match.awaited()) and chance.below(timeouts) == 0:
        seat = chance.choice(awaited).seat
        assert (refused := match.expire(seat)) is None, refused
        return True
    found = pick(match, chance)
    if found is None:
        return False
    request, action = found
    assert (refused := match.submit(request.seat, action)) is None, (request, action, refused)
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
    most: int = 100_000,
    timeouts: int = 20,
    leaving: int = 0,
) -> AnyMatch:
    """A match after `most` inputs, or at its end."""
    match = open_match(game, setup, seed)
    for _ in walk(match, seed, most, timeouts, leaving):
        pass
    return match


def everywhere(match: AnyMatch, look: Callable[[Seat | None], None]) -> None:
    """Calls `look` for every seat and for a spectator."""
    for seat in (*range(len(match.kinds)), None):
        look(seat)
