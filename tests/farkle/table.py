"""A table of Farkle at which certain dice are rolled."""

from __future__ import annotations

from collections.abc import Mapping

from games.farkle import GAME
from games.farkle.state import State
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import OptionValue, Setup
from playroom.engine.rng import StackedRng
from playroom_testing.walks import names_of


def table(
    options: Mapping[str, OptionValue], *rolls: str, seats: int = 2, seed: str = "seed"
) -> Match[State, State]:
    """The first seat begins; `rolls` are the values of the first rolls."""
    orders: dict[str, tuple[int, ...]] = {"first": (0,)}
    orders |= {f"roll{n}": tuple(int(d) - 1 for d in r.split()) for n, r in enumerate(rolls)}
    players = tuple(Player(Clean.of(name), "person") for name in names_of(seats))
    header = Header("m", GAME.id, GAME.version, Setup.of(seats, options), players, seed)
    return Match(GAME, header, rng=StackedRng(seed, orders))
