"""What the games of this repository bring along to be kept well: deals to step by, figures that add
up. What holds for any game is `playroom_testing.checks.figures`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from playroom.engine.match import Match
from playroom.engine.registry import find_game, game_ids
from playroom.records.duplicate import substitute
from playroom.records.playback import Playback
from playroom.store import KeptGame
from tests.shell.kept import a_header, play
from tests.shell.test_duplicate import finished

SHORT: dict[str, dict[str, Any]] = {"cribbage": {"target": 31}}


@cache
def whole(game: str) -> Match[Any, Any]:
    """A whole game of the bots that play at random."""
    return play(
        a_header("whole2", game, **SHORT.get(game, {})), 20_000, levels=("random", "random")
    )


@pytest.mark.parametrize("game", game_ids())
def test_a_replay_knows_where_deals_begin(game: str) -> None:
    match = whole(game)
    if not find_game(game).table.deals:
        assert not find_game(game).pack_of(match.header.setup) or game == "farkle", (
            "it deals nothing"
        )
        return
    playback = Playback(KeptGame(match.header, tuple(match.entries)))
    assert playback.deals
    assert playback.deal_of(playback.deals[-1]) == len(playback.deals)
    for seat in (0, 1, None):
        stops = playback.stops(seat)
        at: int | None = 0
        seen = 0
        while at is not None:
            here, at = at, playback.step(seat, at, 1, "deal")
            seen += 1
            if at is not None and playback.deal_of(stops[here].position):
                assert playback.step(seat, at, -1, "deal") is not None
        assert seen >= len(playback.deals)
        assert stops[playback.at(seat, stops[len(stops) // 2].position)] == stops[len(stops) // 2]


@pytest.mark.parametrize("game", game_ids())
def test_what_everybody_wins_and_loses_adds_up(game: str) -> None:
    """The figures of all seats together are the game's own result."""
    match = whole(game)
    assert match.outcome is not None
    each = [match.game.own_figures(match.finished(), seat) for seat in range(2)]
    if game == "calatone":
        assert sum(one["chips"][0] for one in each) == 0
    elif game == "casino":
        items = ("cards", "spades", "big", "little", "aces", "sweeps", "over")
        for one in each:
            assert sum(one.get(name, (0, 0))[0] for name in items) == one["points"][0]
    elif game == "escoba":
        items = ("cards", "oros", "velo", "sevens", "setenta", "few", "fine", "escoba")
        for one in each:
            assert sum(one.get(name, (0, 0))[0] for name in items) == one["points"][0]
        assert [one["points"][0] for one in each] == list(match.outcome.scores)
    elif game == "rummy":
        hands = [name for name in each[0] if name.startswith("contract")]
        assert [sum(one[name][0] for name in hands) for one in each] == list(match.outcome.scores)
    elif game == "cribbage":
        assert all(0 <= one["exact"][0] <= 100 * one["exact"][1] for one in each if "exact" in one)
    else:
        assert each


@pytest.mark.parametrize("game", game_ids())
def test_bots_play_the_same_cards_in_every_game(game: str) -> None:
    """Duplicate play makes sense everywhere: the shuffles have names, so what is played never
    changes them.
    """
    header = substitute(a_header("dup2", game, **SHORT.get(game, {})), 0, ["Luis", "Ana"], "random")
    header = type(header)(
        header.id, header.game, header.version, header.setup,
        tuple(type(one)(one.name, "random") for one in header.players), header.seed,
    )  # fmt: skip
    first, second = finished(header, "a"), finished(header, "b")
    assert first is not None
    assert second is not None
    assert first.outcome is not None

    def dealt(match: Match[Any, Any]) -> list[object]:
        start = [placed.event for placed in match.events if placed.sequence == 0]
        return [event for event in start if not getattr(event, "who", None)]

    assert dealt(first) == dealt(second)
    assert first.entries != second.entries
