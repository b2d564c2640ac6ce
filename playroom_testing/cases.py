"""What is tested: a game with its hooks, and the tables that it is tested at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from playroom.engine.options import Given, Option, OptionValue, Setup
from playroom.engine.rng import Rng
from playroom_testing.hooks import Hooks
from playroom_testing.walks import AnyGame


@dataclass(frozen=True)
class Subject:
    """A game under test. `thorough` looks at many more matches, `quick` at few, at one or two
    tables.
    """

    game: AnyGame
    hooks: Hooks = field(default_factory=Hooks)
    thorough: bool = False
    languages: tuple[str, ...] = ()
    """The languages that its words are tested in; none: its words are not tested."""
    quick: bool = False
    recorded: Path | None = None
    """The folder with recorded transcripts to be compared with; None: they are not looked at."""

    @cached_property
    def cases(self) -> tuple[Case, ...]:
        """Every preset at every number of seats that it allows, and the game's own extra tables."""
        cases = tuple(Case(self, setup, name) for name, setup in self._setups())
        return tuple(dict.fromkeys((cases[0], cases[-1]))) if self.quick else cases

    def _setups(self) -> Iterator[tuple[str, Setup]]:
        chosen = None if self.thorough else self.hooks.preset_seats
        for seats in self.game.seats:
            for preset, values in self.game.presets.items():
                if chosen is not None and seats not in chosen.get(preset, ()):
                    continue
                setup = Setup.of(seats, values)
                if self.game.check_options(setup) is None:
                    yield f"{preset}-{seats}", setup
        for number, setup in enumerate(self.hooks.setups, 1):
            yield f"extra{number}-{setup.seats}", setup

    def seeds(self, usual: int, name: str = "") -> Iterator[str]:
        """So many seeds, 20 times as many in a thorough run, a sixth in a quick one; always the
        same ones.
        """
        many = usual * 20 if self.thorough else -(-usual // 6) if self.quick else usual
        for number in range(many):
            yield f"{name}{number}"


@dataclass(frozen=True)
class Case:
    """One table to be tested."""

    subject: Subject
    setup: Setup
    name: str

    @property
    def game(self) -> AnyGame:
        """The game of the table."""
        return self.subject.game

    @property
    def hooks(self) -> Hooks:
        """The hooks of the game."""
        return self.subject.hooks

    @property
    def seats(self) -> tuple[int | None, ...]:
        """All seats, and None for a spectator."""
        return (*range(self.setup.seats), None)


def any_case(subject: Subject, seed: str) -> Case:
    """A table with options at random, the same for the same seed."""
    return Case(subject, random_setup(subject.game, Rng(seed)), f"options by {seed!r}")


def tried_values(option: Option) -> tuple[OptionValue, ...]:
    """The legal values worth trying: what the menu offers, what it has not, and the ends of the
    ranges.
    """
    ends = [end for interval in option.ranges for end in interval]
    menu = option.values if option.kind == "enum" else option.menu()
    return tuple(dict.fromkeys([option.default, *menu, *ends]))


def random_given(game: AnyGame, chance: Rng, one_in: int = 3, own: bool = False) -> Given:
    """Some options of the table (or a seat's own ones) with values at random."""
    declared = game.options.own_declared if own else game.options.declared
    return {
        option.name: chance.choice(tried_values(option))
        for option in declared
        if chance.below(one_in) == 0
    }


def random_setup(game: AnyGame, chance: Rng) -> Setup:
    """A legal table with a few options at random; the defaults when nothing legal is found in 50
    tries.
    """
    seats = chance.choice(list(game.seats))
    for _ in range(50):
        values = random_given(game, chance)
        own = {
            seat: random_given(game, chance, 2, own=True)
            for seat in range(seats)
            if chance.below(3) == 0
        }
        setup = Setup.of(seats, values, own)
        if game.check_options(setup) is None:
            return setup
    return Setup.of(seats)
