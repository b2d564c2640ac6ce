"""Which tables are tested, and what a game's own `conformance.py` adds."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from hypothesis import Phase, settings

from playroom.engine.options import Option, OptionValue, Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng
from tests.conformance.playing import AnyGame
from tests.conftest import THOROUGH
from tests.engine.tally import TALLY


@dataclass(frozen=True)
class Case:
    """One table to be tested."""

    game: AnyGame
    setup: Setup
    name: str


@cache
def games() -> tuple[AnyGame, ...]:
    """The toy game and every game that is registered."""
    return (TALLY, *(find_game(name) for name in game_ids()))


@cache
def hooks(game: str) -> ModuleType | None:
    """`tests/<game>/conformance.py`, or None when there is none."""
    name = "tests.engine.tally_conformance" if game == "tally" else f"tests.{game}.conformance"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name and name.startswith(missing.name):
            return None
        raise


def census_of(game: str) -> Callable[[Any], Hashable]:
    """The game's census. It must have one."""
    found = getattr(hooks(game), "census", None)
    assert found is not None, f"tests/{game}/conformance.py must have census(state)"
    return found  # type: ignore[no-any-return]


def unordered(game: str, state: Any) -> Any:
    """`state` without the memory of who answered first."""
    drop = getattr(hooks(game), "unordered", None)
    return drop(state) if drop else state


def setups(game: AnyGame) -> Iterable[tuple[str, Setup]]:
    """Every preset at every number of seats that it allows, and the game's own extra tables.

    A game with very many of them may name some in `PRESET_SEATS`; then all are tested only when
    asked for.
    """
    some = None if THOROUGH else getattr(hooks(game.id), "PRESET_SEATS", None)
    for seats in game.seats:
        for preset, values in game.presets.items():
            if some is not None and seats not in some[preset]:
                continue
            setup = Setup.of(seats, values)
            if game.check_options(setup) is None:
                yield f"{preset}-{seats}", setup
    for number, setup in enumerate(getattr(hooks(game.id), "SETUPS", ()), 1):
        yield f"extra{number}-{setup.seats}", setup


@cache
def cases() -> tuple[Case, ...]:
    """All tables."""
    return tuple(
        Case(game, setup, f"{game.id}-{name}") for game in games() for name, setup in setups(game)
    )


def tried_values(option: Option) -> tuple[OptionValue, ...]:
    """The legal values worth trying: what the menu offers and the ends of the ranges."""
    ends = [end for interval in option.ranges for end in interval]
    return tuple(dict.fromkeys([option.default, *option.menu(), *ends]))


def random_setup(game: AnyGame, chance: Rng) -> Setup:
    """A legal table with a few options at random; the defaults when nothing legal is found in 50
    tries.
    """
    seats = chance.choice(list(game.seats))
    for _ in range(50):
        given = {
            o.name: chance.choice(tried_values(o)) for o in game.options if chance.below(3) == 0
        }
        own = {
            seat: {
                o.name: chance.choice(tried_values(o)) for o in game.own_options if chance.below(2)
            }
            for seat in range(seats)
            if chance.below(3) == 0
        }
        setup = Setup.of(seats, given, own)
        if game.check_options(setup) is None:
            return setup
    return Setup.of(seats)


def tries(usual: int) -> settings:
    """How many examples: `usual`, or 20 times as many when asked for.

    An example is a seed from which a whole walk follows; making it smaller makes nothing simpler,
    so that is not tried.
    """
    return settings(
        max_examples=usual * 20 if THOROUGH else usual,
        phases=(Phase.explicit, Phase.reuse, Phase.generate),
    )
