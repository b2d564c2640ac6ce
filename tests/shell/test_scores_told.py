"""How a game ended is told with names: in the list of finished games, and in a transcript."""

from __future__ import annotations

import pytest

from playroom.engine.header import Player
from playroom.engine.notes import Clean, Notes, note
from playroom.locale import Listener, teller_of
from playroom.records.scores import score_notes
from playroom_testing.language.lint import lint

PLAYERS = tuple(
    Player(Clean.of(name), "person" if name == "Tú" else "easy")
    for name in ("Ana", "Tú", "Berta", "Inés")
)
ALONE = ((0,), (1,), (2,), (3,))
PAIRS = ((0, 2), (1, 3))


def told(scores: Notes, language: str) -> str:
    """The line of a finished game."""
    line = note(
        "archive-item",
        game=note("calatone-name"),
        others=Notes(tuple(note("plain-name", name=Clean.of("Ana")) for _ in "a")),
        result="lost",
        scores=scores,
        ago=note("ago-minutes", count=3),
        id=Clean.of("abc"),
    )
    return teller_of(language).tell(line, Listener(None, (), ()))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "lost: you minus 6, Ana minus 32, Berta 0, Inés 38, 3 minutes ago."),
        ("es", "perdida: tú menos 6, Ana menos 32, Berta 0, Inés 38, hace 3 minutos."),
    ],
)
def test_every_score_has_a_name_and_ones_own_comes_first(language: str, line: str) -> None:
    said = told(score_notes(ALONE, PLAYERS, (-32, -6, 0, 38), 1), language)
    assert said.endswith(line)
    assert lint(said, lang=language, limit=False) == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "lost: your team 11, Ana and Berta 21, 3 minutes ago."),
        ("es", "perdida: tu equipo 11, Ana y Berta 21, hace 3 minutos."),
    ],
)
def test_partners_have_one_score(language: str, line: str) -> None:
    assert told(score_notes(PAIRS, PLAYERS, (21, 11), 1), language).endswith(line)


@pytest.mark.parametrize("language", ["en", "es"])
def test_scores_that_nobody_can_name_are_not_told(language: str) -> None:
    end = {"en": "lost, 3 minutes ago.", "es": "perdida, hace 3 minutos."}[language]
    assert told(Notes(()), language).endswith(end)
