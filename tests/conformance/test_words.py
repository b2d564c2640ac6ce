"""Every event, answer, refusal and name of every game can be said in every language, length and
form, as a good line.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from playroom.engine.notes import Note
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng
from playroom.locale import LANGUAGES, Listener, Teller
from tests.conformance.cases import cases, hooks, random_setup, tried_values
from tests.conformance.checks_words import (
    NAMES,
    Heard,
    Saying,
    _is_list,
    hear_events,
    hear_refusals,
    hear_setup,
    hear_table,
    hear_texts,
    lines_of,
    problems_of,
    refusals_in_code,
)
from tests.conformance.playing import AnyGame, open_match, walk
from tests.conftest import THOROUGH

CELLS = 40
"""Of a braille line."""
LONG_NAMES = (
    "Hermenegilda",
    "Buenaventura",
    "Maximiliana",
    "Bartholomew",
    "Christopher",
    "Encarnación",
    "Montserrat",
    "Wilhelmina",
)
ORDINARY = frozenset(("casino",))
"""The games whose brief lines are fitted to ordinary names: two long ones and two cards go into one
line there.
"""
WIDE = frozenset(("option-line", "table-marked"))
"""Lines with names of options, told once when a table opens; and marks of what nobody can mark."""

every_game = pytest.mark.parametrize("game", game_ids())
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def heard_of(name: str) -> Heard:
    """What was said in many matches of a game, at all its tables."""
    game, heard = find_game(name), Heard()
    tables = [case.setup for case in cases() if case.game is game]
    tables += [random_setup(game, Rng(f"words {i}")) for i in range(60 if THOROUGH else 8)]
    for number, setup in enumerate(tables):
        match = open_match(game, setup, f"words {number}")
        told = 0
        for _ in walk(match, f"words {number}", 160, leaving=50):
            hear_events(heard, match, [placed.event for placed in match.events[told:]])
            told = len(match.events)
            if match.sequence % 6 == 0 or match.outcome is not None:
                hear_table(heard, match)
                hear_refusals(heard, match, Rng(f"{number} {match.sequence}"))
        hear_setup(heard, game, setup)
    for setup in strange_setups(game):
        hear_setup(heard, game, setup)
    hear_texts(
        heard, game, ["", "banana", "5H", "play", "play 5X", "count x", "1 2 3", "trail", "-1", "ñ"]
    )
    hear_texts(heard, game, (text[: len(text) // 2] for text in match_texts(game)))
    return heard


def match_texts(game: AnyGame) -> list[str]:
    """The texts of the actions of a match."""
    match = open_match(game, Setup.of(game.seats[0]))
    for _ in walk(match, "texts", 60):
        pass
    return [entry.text for entry in match.entries]


def strange_setups(game: AnyGame) -> list[Setup]:
    """Tables with every value of every option at every number of seats, pairs of them, and what no
    table may have.
    """
    out = [
        Setup.of(game.seats[0] - 1),
        Setup.of(game.seats[-1] + 1),
        Setup.of(game.seats[0], {"nothing": 1}),
    ]
    for seats in game.seats:
        for option in game.options:
            out += [Setup.of(seats, {option.name: value}) for value in tried_values(option)]
        for option in game.own_options:
            out += [
                Setup.of(seats, {}, {0: {option.name: value}}) for value in tried_values(option)
            ]
    chance = Rng("strange")
    for _ in range(600):
        given = {
            o.name: chance.choice(tried_values(o)) for o in game.options if chance.below(3) == 0
        }
        out.append(Setup.of(chance.choice(list(game.seats)), given))
    return out


@every_language
@every_game
def test_everything_can_be_said(game: str, language: str) -> None:
    teller = Teller(language, strict=True)
    heard = heard_of(game)
    assert len(heard.sayings) > 200
    for saying in heard.sayings:
        assert len(list(lines_of(saying, teller))) == 3


@every_language
@every_game
def test_every_line_is_one_for_the_ear(game: str, language: str) -> None:
    teller = Teller(language, strict=True)
    problems = [
        problem for saying in heard_of(game).sayings for problem in problems_of(saying, teller)
    ]
    different = {
        (problem.split(" ")[0], problem.rsplit(": ", 2)[1]): problem for problem in problems
    }
    assert not different, "\n".join(sorted(different.values())[:40])


def too_wide(heard: Heard, teller: Teller, names: tuple[str, ...]) -> dict[str, str]:
    """The messages of events that take more than a braille line in brief, lists apart, each with
    its widest line.
    """
    found: dict[str, str] = {}
    for saying in heard.sayings:
        if saying.how != "event" or saying.note.id in WIDE:
            continue
        if any(_is_list(value, saying.listener) for value in saying.note.all_values()):
            continue
        listener = replace(saying.listener, names=names[: len(saying.listener.names)])
        line = teller.tell(saying.note, listener, "brief")
        if len(line) > max(CELLS, len(found.get(saying.note.id, ""))):
            found[saying.note.id] = line
    return found


@every_language
@every_game
def test_in_brief_every_event_fits_a_braille_line(game: str, language: str) -> None:
    names = NAMES if game in ORDINARY else LONG_NAMES
    assert too_wide(heard_of(game), Teller(language, strict=True), names) == {}


def test_a_line_too_wide_for_braille_is_found() -> None:
    widest = tuple(name * 3 for name in LONG_NAMES)
    assert len(too_wide(heard_of("cribbage"), Teller("es", strict=True), widest)) > 5


@every_game
def test_every_refusal_in_the_code_happens(game: str) -> None:
    """What never happens is never heard, and its sentence is never tested: UNREACHED says why, for
    the few that remain.
    """
    known = refusals_in_code(find_game(game))
    unreached: frozenset[str] = getattr(hooks(game), "UNREACHED", frozenset())
    reached = heard_of(game).refusals
    assert known
    missing = known - reached - unreached
    assert not missing, f"never refused with: {sorted(missing)}"
    assert not unreached & reached, f"do happen: {sorted(unreached & reached)}"


@every_language
@every_game
def test_names_of_the_game_its_options_presets_and_keys(game: str, language: str) -> None:
    rules, teller = find_game(game), Teller(language, strict=True)
    ids = ["name", "about"]
    ids += [f"preset-{name}{end}" for name in rules.presets for end in ("", "-about")]
    for option in (*rules.options, *rules.own_options):
        ids += [f"option-{option.name}", f"option-{option.name}-about"]
        ids += [f"option-{option.name}-{value}" for value in option.values]
    ids += [f"key-{key.name}" for key in rules.table.keys]
    listener = Listener(0, NAMES, ())
    for id in ids:
        saying = Saying(Note(f"{game}-{id}"), listener, "phrase")
        assert problems_of(saying, teller) == []
