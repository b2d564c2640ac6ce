"""What a game declares: its class, options, presets, levels, keys.

Every table is refused with a reason, or can be opened and played.
"""

from __future__ import annotations

import contextlib
import re
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.match import Match
from playroom.engine.notation import Notation
from playroom.engine.options import Setup, TableOptions, resolved
from playroom.engine.rng import Rng
from playroom.engine.sounds import SOUNDS
from playroom.engine.steps import Event
from playroom.engine.table import RESERVED_KEYS, Table
from playroom.engine.wire import plain
from playroom_testing.cases import Subject, random_given, random_setup, tried_values
from playroom_testing.checks.cards import cards_in
from playroom_testing.checks.contract import check_rejection
from playroom_testing.walks import AnyGame, header, open_match, walk

WORD = re.compile(r"[a-z][a-z0-9_]*")
NAME = re.compile(r"[a-z0-9]+([_-][a-z0-9]+)*")
"""Presets and values are typed and stand in ids of messages, so they may have hyphens and digits.
"""
ATTRIBUTES: dict[str, tuple[type[Any], str]] = {
    "id": (str, "its name in ids of messages and in logs"),
    "version": (int, "1, and more after every change that replays an old log differently"),
    "seats": (range, "the numbers of seats, such as range(2, 5)"),
    "options": (type, "its class of TableOptions"),
    "presets": (dict, "named sets of options, the usual one first"),
    "bots": (dict, "its levels, weakest first, `random` among them"),
    "notation": (Notation, "its rows of moves"),
    "events": (tuple, "all its classes of events"),
    "views": (type, "the class of what a seat may know"),
    "table": (Table, "its side of the keyboard, an instance of a Table"),
}
"""What the class of a game must have, of which kind, and what it is."""

# -- the class -------------------------------------------------------------------------------------


def check_class(game: object) -> None:
    """The class of the game has all that the contract asks for. Raises `AssertionError` with
    everything that is missing, a line each.
    """
    name = type(game).__name__
    assert isinstance(game, Game), f"{name} is no Game"
    problems = []
    for attribute, (kind, about) in ATTRIBUTES.items():
        value = getattr(game, attribute, None)
        if value is None:
            problems.append(f"the class {name} has no `{attribute}`: {about}")
        elif not isinstance(value, kind) and not (kind is dict and hasattr(value, "keys")):
            problems.append(f"`{attribute}` of {name} is {value!r}; it should be {about}")
    if not problems:
        problems = [
            *(
                ["`options` is no class of TableOptions"]
                * (not issubclass(game.options, TableOptions))
            ),
            *(
                f"`events` has {event!r}, which is no class of events"
                for event in (*game.events, *game.table.deals, *game.table.paced)
                if not (isinstance(event, type) and issubclass(event, Event))
            ),
        ]
    assert not problems, "\n".join(problems)


def check_names(game: AnyGame) -> None:
    """Names of the game, its levels, presets and options are such as can be typed; keys
    are free.
    """
    problems = []

    def wanted(right: object, what: str) -> None:
        if not right:
            problems.append(what)

    wanted(WORD.fullmatch(game.id), f"the id {game.id!r} is no lower-case ASCII word")
    wanted(game.version >= 1, f"the version {game.version} is less than 1")
    wanted(len(game.seats) and min(game.seats) >= 1, f"{game.seats} are no numbers of seats")
    wanted(
        "random" in game.bots,
        "`bots` has no level `random`, by which matches of tests are played: "
        '"random": random_bot(choices) of playroom.engine.kit.bots is one',
    )
    wanted("person" not in game.bots, "no level of bots may be called person")
    wanted(game.presets, "`presets` is empty: the first one is the usual set of options")
    for kind, names, form in (
        ("level", game.bots, NAME),
        ("preset", game.presets, NAME),
        ("option", [option.name for option in game.options.declared], WORD),
    ):
        for name in names:
            wanted(form.fullmatch(name), f"the {kind} {name!r} is no lower-case ASCII word")
    setup = Setup.of(game.seats[0], next(iter(game.presets.values()), {}))
    if not game.table.deals and game.check_options(setup) is None:
        wanted(
            not cards_in(open_match(game, setup).state),
            "`deals` of the table is empty: the events that begin a deal, by which a replay of a "
            "game with cards is stepped through",
        )
    for event in (*game.table.deals, *game.table.paced):
        wanted(event in game.events, f"{event.__name__} of the table is not in `events`")
    for event, sound in game.table.sounds.items():
        wanted(event in game.events, f"{event.__name__} has a sound and is not in `events`")
        wanted(
            not isinstance(sound, str) or sound in SOUNDS,
            f"there is no sound {sound!r}, only {', '.join(SOUNDS)}",
        )
    problems += _problems_of_keys(game)
    assert not problems, "\n".join(problems)


def _problems_of_keys(game: AnyGame) -> list[str]:
    table, problems = game.table, []
    letters: dict[str, list[str]] = {}
    for key in table.keys:
        letters.setdefault(key.key, []).append(key.name)
    for letter, names in letters.items():
        if len(names) > 1:
            problems.append(f"{' and '.join(names)} have the same key {letter!r}")
    for key in table.keys:
        if key.key in RESERVED_KEYS:
            problems.append(
                f"the key {key.name} takes {key.key!r}, which has a meaning at every table; "
                f"free are {' '.join(free_letters())} and capital letters but H, S and Z"
            )
        elif not (len(key.key) == 1 and key.key.isascii() and key.key.isalpha()):
            problems.append(f"the key {key.name} is {key.key!r}, which is not one letter")
        if not NAME.fullmatch(key.name):
            problems.append(f"the key {key.name!r} is no lower-case ASCII word")
    return problems


def free_letters() -> tuple[str, ...]:
    """The small letters that are free for keys of games."""
    return tuple(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in RESERVED_KEYS)


# -- options ---------------------------------------------------------------------------------------


def check_setup(game: AnyGame, setup: Setup, must_refuse: bool = False) -> bool:
    """A table is refused with a reason, or can be opened and played. Was it accepted?"""
    refused = game.check_options(setup)
    assert refused == game.check_options(setup), f"{setup} is refused in two ways"
    if refused is not None:
        check_rejection(refused)
        assert refused.code == "bad_options", (
            f"{setup} is refused with the code {refused.code}, not bad_options"
        )
        with contextlib.suppress(ValueError):
            Match(game, header(game, setup))
            raise AssertionError(f"{setup} is refused, and a match of it can be opened")
        return False
    assert not must_refuse, f"{setup} is accepted"
    match = open_match(game, setup)
    for _ in walk(match, "options", 6):
        pass
    sides = game.sides(setup)
    seated = sorted(seat for side in sides for seat in side)
    assert seated == list(range(setup.seats)), f"not everybody is on one side: {sides}"
    return True


def check_declared_options(game: AnyGame) -> None:
    """Every option has a legal default, and a menu with values that can be typed."""
    for option in game.options.declared:
        name = option.name
        assert option.kind in ("bool", "int", "enum", "text"), (
            f"{name} is of no kind: {option.kind}"
        )
        assert option.allows(option.default), f"{name}: the default is not legal"
        if option.kind == "text":
            continue
        menu = option.menu()
        assert option.default in menu, f"{name}: the menu does not offer the default"
        assert len(set(menu)) == len(menu), f"{name}: the menu offers something twice"
        for value in menu:
            assert option.allows(value), f"{name}: the menu offers {value}, which is not legal"
            typed = option.parse(str(value))
            assert typed == value, f"{name}={value} cannot be typed: it is taken for {typed}"
        if option.kind == "enum":
            for value in option.values:
                assert NAME.fullmatch(value), f"{name}: {value!r} is no lower-case ASCII word"
        if option.kind == "int":
            assert option.ranges, f"{name} has no legal value"
            assert all(low <= high for low, high in option.ranges), f"{name}: {option.ranges}"


def check_every_value(game: AnyGame) -> None:
    """Every value at every number of seats is accepted or refused with a reason."""
    for seats in game.seats:
        for option in game.options.declared:
            accepted = [
                check_setup(game, Setup.of(seats, {option.name: value}))
                for value in tried_values(option)
            ]
            assert any(accepted), f"{option.name}: no value is accepted at {seats} seats"
        for option in game.options.own_declared:
            for value in tried_values(option):
                check_setup(game, Setup.of(seats, {}, {seats - 1: {option.name: value}}))


def check_every_value_somewhere(subject: Subject) -> None:
    """Every value is accepted at some table."""
    game, chance = subject.game, Rng(f"somewhere {subject.game.id}")
    declared = game.options.declared
    missing = {(option.name, value) for option in declared for value in tried_values(option)}
    for seats in game.seats:
        missing -= {
            (name, value)
            for name, value in missing
            if game.check_options(Setup.of(seats, {name: value})) is None
        }
    for case in subject.cases:  # some need the company of others
        missing -= set(case.setup.options)
    for _ in range(400):
        missing -= set(random_setup(game, chance).options)
    assert not missing, f"no table accepts {sorted(map(str, missing))}"


def check_values_outside(game: AnyGame) -> None:
    """Values outside the ranges, and of other kinds, are refused."""
    strange: list[object] = [None, 1.0, "no such value", "", [], b"x", -(10**9), 10**9]
    for option in game.options.declared:
        ends = [end + step for interval in option.ranges for end in interval for step in (-1, 1)]
        for value in [*ends, *strange, True, "True", 5]:
            if option.allows(value) or option.kind == "text":
                continue
            values: Any = {option.name: value}
            check_setup(game, Setup.of(game.seats[0], values), must_refuse=True)


def check_any_table(game: AnyGame, seed: str) -> None:
    """Any table is refused with a reason or can be played."""
    chance = Rng(f"any table {seed}")
    for _ in range(6):
        seats = chance.below(game.seats[-1] + 3)
        own = {chance.below(max(1, seats)): random_given(game, chance, 2, own=True)}
        setup = Setup.of(seats, random_given(game, chance, 2), own)
        check_setup(game, setup, must_refuse=seats not in game.seats)


def check_defaults(game: AnyGame) -> None:
    """Giving the defaults changes nothing but what was given."""
    for seats in game.seats:
        full = Setup.of(seats, resolved(game.options.declared, {}))
        if game.check_options(full) is None:
            states = [open_match(game, setup).state for setup in (full, Setup.of(seats))]
            values, usual = (_without_setup(plain(state)) for state in states)
            assert values == usual, f"giving the defaults changes something: {values}, not {usual}"


def _without_setup(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _without_setup(part) for name, part in value.items() if name != "setup"}
    return [_without_setup(part) for part in value] if isinstance(value, list | tuple) else value


def check_presets(game: AnyGame) -> None:
    """Presets set what is declared, and are legal with some number of seats, the usual one with
    all.
    """
    names = {option.name for option in game.options.declared}
    for preset, values in game.presets.items():
        unknown = set(values) - names
        assert not unknown, f"{preset} sets what is no option: {', '.join(sorted(unknown))}"
        tables = [Setup.of(seats, values) for seats in game.seats]
        legal = [setup for setup in tables if game.check_options(setup) is None]
        assert legal, f"{preset} is legal with no number of seats: {game.check_options(tables[0])}"
    usual = next(iter(game.presets.values()))
    for seats in game.seats:
        refused = game.check_options(Setup.of(seats, usual))
        assert refused is None, f"the usual preset is refused at {seats} seats: {refused}"


def check_rulebooks(subject: Subject) -> None:
    """Every table has a rulebook."""
    for case in subject.cases:
        chapters = subject.game.rulebook(case.setup)
        assert chapters, "the rulebook is empty"
        assert all(chapter.lines for chapter in chapters), "a chapter of the rulebook is empty"
