"""Moves in the words of people who had not seen the grammar: what becomes of each phrase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from playroom.engine.steps import Action
from playroom.engine.table import Item
from playroom.shell.table.typed_moves import Unsure
from tests.locale.phrasings.classify import GOOD, LOST, WRONG, Result, judged, written
from tests.locale.positions import Position, positions, read

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
     ("es", "paso con el {}"), ("en", "what about the {}?"), ("en", "the {}?"),
     ("es", "tiro el {}... no"), ("en", "throw the {}, no, sorry"), ("es", "a lo mejor tiro el {}"),
     ("es", "Berta tira el {}"), ("en", "I might throw the {}"), ("es", "si puedo, tiro el {}")],
)  # fmt: skip
def test_what_is_denied_asked_or_doubted_is_not_played(language: str, line: str) -> None:
    at, rank = next(_throws())
    meant = read(at, language, line.format(rank))
    assert not isinstance(meant, Item), line
    assert not isinstance(meant, Action) or at.refuses(meant) is not None, line


def _throws() -> Iterator[tuple[Position, str]]:
    """Positions in which a card may be thrown, with its name as the only one of its rank."""
    for at in positions("rummy"):
        ranks = [card.rank for card in at.view.hand if 3 <= card.rank <= 10]
        alone = [rank for rank in ranks if ranks.count(rank) == 1]
        if type(at.action).__name__ == "Throw" and alone:
            yield at, str(alone[0])


@pytest.mark.parametrize(
    ("language", "line"),
    [("es", "no me sirve nada, tiro el {}"), ("es", "No tengo nada. Echo el {}."),
     ("en", "I can't do anything, I'll throw the {}")],
)  # fmt: skip
def test_a_move_is_made_whatever_explains_it(language: str, line: str) -> None:
    at, rank = next(_throws())
    meant = read(at, language, line.format(rank))
    assert isinstance(meant, Action)
    assert at.game.notation.typed(meant).startswith(f"throw {rank}")


@pytest.mark.parametrize(
    ("language", "line"),
    [("es", "tiro el as, no, mejor tiro el {}"), ("es", "tiro la reina, digo, el {}"),
     ("en", "throw the queen, I mean the {}"), ("en", "I draw, then throw the {}")],
)  # fmt: skip
def test_what_takes_itself_back_is_asked_about(language: str, line: str) -> None:
    at, rank = next(_throws())
    meant = read(at, language, line.format(rank))
    assert isinstance(meant, Unsure)
    assert any(at.game.notation.typed(way).startswith(f"throw {rank}") for way in meant.actions)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "fifteen two and a pair is four"), ("es", "quince dos y par cuatro")],
)
def test_the_last_number_of_a_count_told_aloud_is_asked_about(language: str, line: str) -> None:
    at = next(at for at in positions("cribbage") if type(at.action).__name__ == "Claim")
    meant = read(at, language, line)
    assert isinstance(meant, Unsure)
    assert [at.game.notation.typed(way) for way in meant.actions] == ["claim 4"]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "play"), ("en", "keep it"), ("es", "juega ya"), ("es", "levanto la mano")],
)
def test_no_card_is_played_that_was_not_named(language: str, line: str) -> None:
    for at in positions("escoba")[::5]:
        meant = read(at, language, line)
        assert not isinstance(meant, Action | Item) or (
            isinstance(meant, Action) and at.refuses(meant) is not None
        )
