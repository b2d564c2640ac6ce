"""Whole games of Casino as they are heard, in both languages and all lengths, looked through for
what the ear mistakes: two numbers that become one, a list closed and continued, a count of 1 with a
plural, forms of `vosotros`, a brief line without a verb.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from games.casino import GAME
from games.casino.actions import Take, Trail
from games.casino.events import GameLost
from games.casino.words.phrases import card_note, lines_of
from playroom.engine.cards import cards
from playroom.engine.notes import Kind, Note
from playroom.engine.options import OptionValue, Setup
from playroom.engine.table import Ask
from playroom.locale import LANGUAGES, Listener, Teller
from playroom.locale.teller import LENGTHS
from playroom_testing.walks import names_of, open_match, walk

TELL = {language: Teller(language, strict=True) for language in LANGUAGES}
TABLES: dict[str, dict[str, OptionValue]] = {
    "classic-2": {},
    "draw-2": {"deal_style": "draw", "sweeps": True, "pile_info": "full"},
    "royal-4": {"face_values": True, "sweeps": True, "overs": True, "pile_info": "summary"},
    "claims-3": {"referee": "claims", "spade_points": True, "spade_overs": True},
    "deal-2": {"game_mode": "deal", "announce_last": "manual"},
}
NUMBERS = re.compile(r"[0-9], [0-9]")
ONE = {
    "en": re.compile(r"(?<![0-9])1 (?:cards|spades|builds|sweeps|plays|points)\b"),
    "es": re.compile(r"(?<![0-9])1 (?:cartas|picas|construcciones|barridas|jugadas|puntos)\b"),
}
VOSOTROS = re.compile(r"\w(?:áis|éis)\b|\bos\b|\bvuestr|\bvosotr")


def heard(table: str, length: str, language: str) -> Iterator[tuple[Note, str]]:
    """Lines with their notes: of the events to seat 0, and of all questions now and then."""
    setup = Setup.of(int(table[-1]), TABLES[table])
    match = open_match(GAME, setup, f"heard {table}")
    listener = Listener(0, names_of(setup.seats), GAME.sides(setup))
    told = 0
    for number, _ in enumerate(walk(match, table, 150)):
        lines = [
            line
            for placed in match.events[told:]
            if (seen := placed.event.seen_by(0)) is not None
            for line in GAME.table.narrate(seen, 0)
        ]
        told = len(match.events)
        if number % 7 == 0:
            lines += [line for ask in Ask for line in GAME.table.answer(match.view(0), ask)]
        for line in lines:
            yield line, TELL[language].tell(line, listener, length)


every_table = pytest.mark.parametrize("table", TABLES)
every_length = pytest.mark.parametrize("length", LENGTHS)
both = pytest.mark.parametrize("language", LANGUAGES)


@every_table
@every_length
@both
def test_nothing_is_mistaken_by_ear(table: str, length: str, language: str) -> None:
    said = [text for _, text in heard(table, length, language)]
    assert len(said) > 100
    wrong = [text for text in said if NUMBERS.search(text) or ONE[language].search(text)]
    assert not wrong, wrong[:5]
    if language == "es":
        assert not [text for text in said if VOSOTROS.search(text)]


VERBS = {
    "en": "trail(?:ed)?|captured?|take|build|duplicate|increase",
    "es": "dejas?|tomas?|construyes?|duplicas?|aumentas?",
}


@both
@every_table
def test_a_brief_play_has_its_verb(table: str, language: str) -> None:
    """Without a verb `Inés, 6 de picas: el 6 de tréboles` is unintelligible."""
    plays = [
        (note_.id, text)
        for note_, text in heard(table, "brief", language)
        if note_.kind is Kind.PLAY
        and "list" not in note_.id
        and "merged" not in note_.id
        and "more" not in note_.id.removeprefix("casino-event-built-")
    ]
    assert len(plays) > 20
    verb = re.compile(rf"(?i)\b(?:{VERBS[language]})(?:s|es)?\b")
    assert not [text for _, text in plays if not verb.search(text)]


LOST = {
    "en": "You did not announce the last round: that loses the game.",
    "es": "No anunciaste la última ronda: pierdes la partida.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cas_172_whose_irregularity_loses_is_told_and_which(language: str) -> None:
    options: dict[str, OptionValue] = {
        "game_mode": "deal",
        "announce_last": "manual",
        "irregularity_loses": True,
        "first_dealer": "a",
    }
    match = open_match(GAME, Setup.of(2, options), "forgotten")
    while match.outcome is None:
        view = match.view(match.awaited()[0].seat)
        trail = next(action for action in GAME.choices(view) if isinstance(action, (Trail, Take)))
        assert match.submit(view.seat, trail) is None
    assert match.outcome.winners == (1,)
    lost, won = match.happened[-2:]
    assert (lost, type(won).__name__) == (GameLost(0, "last"), "GameWon")
    teller = Teller(language, strict=True)
    mine = Listener(0, names_of(2), ((0,), (1,)))
    lines = (*GAME.table.narrate(lost, 0), *GAME.table.narrate(won, 0))
    told = [teller.tell(line, mine) for line in lines]
    assert told[0] == LOST[language]
    assert len(told) == 2
    other = teller.tell(GAME.table.narrate(lost, 1)[0], Listener(1, names_of(2), ((0,), (1,))))
    assert names_of(2)[0] in other


@both
@pytest.mark.parametrize("count", range(1, 14))
def test_only_the_last_line_of_a_list_is_closed(count: int, language: str) -> None:
    """`… y 7 de picas.` and then `10 de picas.`"""
    listed = [card_note(one) for one in cards("AS,2S,3S,4S,5S,6S,7S,8S,9S,10S,JS,QS,KS")[:count]]
    lines = [
        TELL[language].tell(line, Listener(0, ("Ana",), ())) for line in lines_of(listed, Kind.PLAY)
    ]
    conjunction = {"en": " and ", "es": " y "}[language]
    assert not [line for line in lines[:-1] if conjunction in line]
    assert sum(line.count(" of " if language == "en" else " de ") for line in lines) == count
    assert all(line.count(",") <= 3 for line in lines)
    if len(lines) > 1:
        begins = {"en": "Also ", "es": "Y además "}[language]
        assert [line.startswith(begins) for line in lines] == [False] * (len(lines) - 1) + [True]
        assert all(first != second for first, second in pairwise(lines))
