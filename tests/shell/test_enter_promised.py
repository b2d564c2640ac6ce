"""What the last line at a table says of Enter alone, Enter does: in every game and language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng
from playroom_testing.walks import choose, fitting
from tests.shell.inside import Inside, inside

ALONE = {
    "en": re.compile(r"(?<!then )(?<!and press )(?<!and )\bEnter\b"),
    "es": re.compile(r"(?<!luego )(?<!y pulsa )(?<!y )(?<!con )\bIntro\b"),
}
"""Enter without anything that is to be done first."""
MOST = 600
ENOUGH = 20
SHORT: dict[str, dict[str, Any]] = {"cribbage": {"target": 31}, "escoba": {"target": 11}}


@pytest.mark.parametrize("language", sorted(ALONE))
@pytest.mark.parametrize("game", game_ids())
def test_enter_does_what_the_last_line_promises(game: str, language: str, tmp_path: Path) -> None:
    async def test(room: Inside) -> None:
        chance, kept, over = Rng(f"enter {game}"), 0, False
        levels = ("easy",) * (min(find_game(game).seats) - 1)
        room.deal(game, levels=levels, **SHORT.get(game, {}))
        for _ in range(MOST):
            await room.settle()
            match, table, line = room.match, room.table, room.lines[-1]
            over = match.outcome is not None
            if ALONE[language].search(line):
                before = match.sequence
                said = room.press("enter")
                opened = room.app.front is not table
                await room.settle()
                assert opened or match.sequence > before, (line, said)
                if opened and not over:
                    room.press("escape")
                kept += 1
            if over or kept == ENOUGH:
                break
            if mine := [one for one in match.awaited() if one.seat == 0]:
                action = choose(fitting(match, mine[0]), chance)
                table.chair.submit(action, mine[0].id, lambda result: None)
        assert kept
        assert over or kept == ENOUGH

    inside(test, tmp_path, language)
