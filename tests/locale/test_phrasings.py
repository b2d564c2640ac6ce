"""Moves in the words of people who had not seen the grammar: what becomes of each phrase."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from playroom.engine.steps import Action
from playroom.engine.table import Item
from tests.locale.phrasings.classify import GOOD, LOST, WRONG, Result, judged, written
from tests.locale.positions import positions, read

BAR = 0.95
"""So much of the phrases of a language is understood, asked back or refused for its reason."""


@cache
def results(language: str) -> tuple[Result, ...]:
    return tuple(map(judged, written(language)))


@pytest.mark.parametrize("language", ["en", "es"])
def test_nearly_all_phrases_are_understood_and_none_is_misunderstood(language: str) -> None:
    found = results(language)
    by_game: dict[str, Counter[str]] = {}
    for result in found:
        by_game.setdefault(result.phrase.game, Counter())[result.verdict] += 1
    for game, verdicts in by_game.items():
        rate = sum(verdicts[verdict] for verdict in GOOD) / sum(verdicts.values())
        print(f"{language} {game}: {rate:.0%} {dict(verdicts)}")
    wrong = [result for result in found if result.verdict == WRONG]
    assert not wrong, "\n".join(map(str, wrong))
    good = sum(result.verdict in GOOD for result in found) / len(found)
    print(f"{language}: {good:.1%} of {len(found)}")
    lost = "\n".join(str(result) for result in found if result.verdict == LOST)
    assert good >= BAR, lost


def test_a_phrase_that_means_another_move_is_found_out() -> None:
    takes = next(p for p in written("es") if p.game == "casino" and p.means == "take")
    assert (
        judged(takes._replace(means="play", text="construyo 9 con el 4", cards=())).verdict == LOST
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "don't throw the {}"), ("en", "maybe the {}"), ("en", "throw the {}?"),
     ("es", "no tiro el {}"), ("es", "quizás tiro el {}"), ("es", "¿tiro el {}?"),
     ("es", "paso con el {}"), ("en", "what about the {}?")],
)  # fmt: skip
def test_what_is_denied_asked_or_doubted_is_not_played(language: str, line: str) -> None:
    for at in positions("rummy"):
        ranks = [card.rank for card in at.view.hand if 3 <= card.rank <= 10]
        alone = [rank for rank in ranks if ranks.count(rank) == 1]
        if type(at.action).__name__ == "Throw" and alone:
            meant = read(at, language, line.format(alone[0]))
            assert not isinstance(meant, Item), line
            assert not isinstance(meant, Action) or at.refuses(meant) is not None, line
            break
    else:
        raise AssertionError("no position")
