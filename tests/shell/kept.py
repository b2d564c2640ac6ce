"""Kept games for tests: really played by bots, with every input that the rules take."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.store import KeptGame, Store

T0 = 1_767_225_600_000
"""2026-01-01T00:00:00Z in milliseconds."""


def play(
    header: Header,
    inputs: int = 100_000,
    levels: tuple[str, ...] = ("easy", "easy"),
    dice: str = "x",
) -> Match[Any, Any]:
    """The match of a header as bots play it, as far as `inputs`."""
    match: Match[Any, Any] = Match(find_game(header.game), header)
    bots = [match.game.bots[level]() for level in levels]
    while match.sequence < inputs and (awaited := match.awaited()):
        seat = awaited[0].seat
        numbers = Rng(dice).stream(f"{seat}.{match.sequence}")
        assert (
            match.submit(
                seat,
                bots[seat].decide(match.turn(seat, numbers)),
            )
            is None
        )
    return match


def a_header(
    id_: str = "aaaa2222",
    game: str = "cribbage",
    seed: str = "7",
    person: bool = True,
    **options: Any,
) -> Header:
    """A table of you and Berta."""
    rules = find_game(game)
    players = (
        Player(Clean.of("You"), "person" if person else "easy"),
        Player(Clean.of("Berta"), "easy"),
    )
    return Header(
        id_, game, rules.version, Setup.of(2, options), players, seed, "2026-01-01T00:00:00+00:00"
    )


def kept_game(
    folder: Path,
    inputs: int,
    states: tuple[int, ...] = (),
    header: Header | None = None,
    person: bool = True,
    clock: Callable[[], int] | None = None,
) -> KeptGame:
    """Keeps a game of some inputs with the fingerprints after `states`; finished when
    it is over.
    """
    header = header or a_header(person=person)
    match = play(header, inputs)
    prints = {}
    for sequence in states:
        prints[sequence] = Match.replay(match.game, header, match.entries[:sequence]).digest()
    times = tuple(T0 + 2000 * n for n in range(1, match.sequence + 1))
    log = KeptGame(header, tuple(match.entries), times, prints)
    with Store.open(folder, **({"clock": clock} if clock else {})) as store:
        store.add(log, match.outcome)
    return log


def finished_game(folder: Path, header: Header | None = None) -> KeptGame:
    """Keeps a whole short game."""
    return kept_game(folder, 100_000, header=header or a_header(target=31))
