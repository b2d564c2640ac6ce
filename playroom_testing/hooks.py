"""Hooks: what a game may tell the suite of itself, all of it optional.

A game brings a module (or any object) with some of these names, either by an entry point of the
group `playroom_testing` that is called as the game is, or by `--hooks`:

* `SETUPS: tuple[Setup, ...]`: more tables, for what presets and chance do not reach (an option with
  a text, rare combinations);
* `PRESET_SEATS: dict[str, tuple[int, ...]]`: of a game with very many presets, those that are
  tested in a usual run, at these numbers of seats;
* `SHORT: dict[str, OptionValue]`: options that make a match of bots short;
* `SELDOM: frozenset[str]`: options that a few walks do not show, because what they change happens
  seldom; a test of the game's own should play each where it happens
  (`playroom_testing.checks.felt`);
* `COMPANY: dict[str, dict[str, OptionValue]]`: for an option that means nothing by itself the other
  options that it needs;
* `MOST_INPUTS: int`: how many inputs a whole match may take (20,000 unless given);
* `census(state) -> Hashable`: everything that cannot appear or vanish, as one value that stays
  equal for the whole match: usually the sorted cards of all places, and the chips. Without it the
  cards that can be found in the state must stay the same from one shuffle to the next;
* `redeal(state, seat, rng) -> state`: another state that `seat` (None: a spectator) cannot tell
  from this one. Without it the cards that the seat has not been shown since the last shuffle change
  places with each other, everywhere in the state. A game needs its own where the play has told
  more than cards (who could not follow, who passed), and where answers are hidden;
* `unordered(state) -> state`: the state without what only remembers who answered first, so that
  answers given at once can be compared in any order;
* `remembered(state) -> set[Card]`: cards that all seats saw and that no view shows any more;
* `PASSING: tuple[type[Event], ...]`: events that name cards which lie somewhere else afterwards
  (a cut), or that only guess one;
* `UNREACHED: frozenset[str]`: message ids of refusals that no player can provoke by what is
  offered (say why beside each); `UNREACHED_EVENTS: frozenset[str]`: names of such events;
* `UNTOLD: frozenset[str]`: names of events that have no line of their own, because the line of
  another event tells them (say which beside each);
* `ALLOWED: frozenset[str]`: names of the problems of `playroom_testing.language.lint` that
  are none in this game ("words for numbers" where fifteen is the name of a combination);
* `WORDING: bool`: whether its lines are held to `playroom_testing.language.wording` too, which
  looks at the words: numbers side by side, a plural with 1, the other language (they are, unless it
  is False);
* `NOTATION: frozenset[str]`: ids of messages that quote the notation, which is not for the ear;
* `LIBRARY: tuple[str, ...]`: more packages with code that names messages of this game.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Hashable, Mapping
from importlib.metadata import entry_points
from typing import Any

from playroom.engine.cards import Card
from playroom.engine.options import OptionValue, Setup
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Event
from playroom_testing.walks import MOST_INPUTS

GROUP = "playroom_testing"
"""The group of entry points that name hooks."""


class Hooks:
    """The hooks of one game, with what stands for those that it does not bring."""

    def __init__(self, source: object = None) -> None:
        """`source` is a module or any object with some of the names above."""

        def given(name: str, usual: Any) -> Any:
            return getattr(source, name, usual)

        self.setups: tuple[Setup, ...] = tuple(given("SETUPS", ()))
        self.preset_seats: Mapping[str, tuple[int, ...]] | None = given("PRESET_SEATS", None)
        self.short: Mapping[str, OptionValue] = given("SHORT", {})
        self.seldom: frozenset[str] = frozenset(given("SELDOM", ()))
        self.company: Mapping[str, Mapping[str, OptionValue]] = given("COMPANY", {})
        self.most_inputs: int = given("MOST_INPUTS", MOST_INPUTS)
        self.passing: tuple[type[Event], ...] = tuple(given("PASSING", ()))
        self.unreached: frozenset[str] = frozenset(given("UNREACHED", ()))
        self.unreached_events: frozenset[str] = frozenset(given("UNREACHED_EVENTS", ()))
        self.untold: frozenset[str] = frozenset(given("UNTOLD", ()))
        self.allowed: frozenset[str] = frozenset(given("ALLOWED", ()))
        self.wording: bool = given("WORDING", True)
        self.notation: frozenset[str] = frozenset(given("NOTATION", ()))
        self.library: tuple[str, ...] = tuple(given("LIBRARY", ()))
        self.census: Callable[[Any], Hashable] | None = given("census", None)
        """None: the cards of the state are looked for (`playroom_testing.checks.cards`)."""
        self.redeal: Callable[[Any, Seat | None, Rng], Any] | None = given("redeal", None)
        """None: cards that were not shown change places (`playroom_testing.checks.cards`)."""
        self.unordered: Callable[[Any], Any] = given("unordered", lambda state: state)
        self.remembered: Callable[[Any], set[Card]] = given("remembered", lambda state: set())


def hooks_of(game: str, module: str = "") -> Hooks:
    """The hooks in the module of that name, else those that the game's package registers, else
    none. Raises `ImportError` for a module that cannot be imported.
    """
    if module:
        return Hooks(importlib.import_module(module))
    for point in entry_points(group=GROUP):
        if point.name == game:
            return Hooks(point.load())
    return Hooks()
