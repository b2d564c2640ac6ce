"""Hints tell nothing that their seat does not know: they are the same, word by word, in deals that
the seat cannot tell from the true one.
"""

from __future__ import annotations

from functools import partial

import pytest

from playroom.engine.registry import offered_ids
from playroom_testing.checks.cards import Watched
from playroom_testing.checks.secrecy import check_same_hint
from tests.conformance.test_conformance import subject

EACH = 8
"""Deals behind each view."""


def compared(game: str, most: int) -> int:
    """How many deals were compared, of at least `most`, at all tables of a game in turn."""
    cases, done, number = subject(game).cases, 0, 0
    while done < most and number < 400:
        case, seed = cases[number % len(cases)], f"hints {number}"
        for watched in Watched(case, seed).walk(40):
            match = watched.match
            if match.outcome is None and match.sequence % 5 == 4 and done < most:
                for seat in sorted({request.seat for request in match.awaited()})[:2]:
                    worlds = partial(watched.worlds, seat, f"{seed} {match.sequence}", EACH)
                    done += check_same_hint(watched, seat, worlds(), f"{match.sequence}")
        number += 1
    return done


@pytest.mark.parametrize("game", offered_ids())
def test_a_hint_is_the_same_in_all_deals_behind_a_view(game: str) -> None:
    assert compared(game, 16) >= 16


MANY, SLOWLY = 1_000, {"brisca": 96}
"""Deals of each game, fewer where each is played out to its end many times."""


@pytest.mark.long
@pytest.mark.parametrize("game", offered_ids())
def test_a_hint_is_the_same_in_thousands_of_deals(game: str) -> None:
    many = SLOWLY.get(game, MANY)
    assert compared(game, many) >= many
