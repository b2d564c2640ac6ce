"""Silence is a bug: every key of every screen, pressed in every phase of every game, is answered
each time.

What holds for any game is `playroom_testing.checks.keys`, which the conformance suite runs; here
are the rarer phases of the games of this repository. With PLAYROOM_THOROUGH every screen is opened
in every phase.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playroom.engine.contract import Turn
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.shell.table.table_screen import TableScreen
from playroom_testing.checks.keys import press_all
from playroom_testing.room import match_of
from tests.shell.inside import Inside, inside

RARE: list[tuple[str, dict[str, Any], int, set[str]]] = [
    ("cribbage", {"help": "list", "his_heels": True}, 12, {"discard", "play", "show"}),
    (
        "calatone",
        {"stack": 20, "min_bet": 5, "limit": "3-hands", "help": True},
        60,
        {"between", "expose", "bet", "declare"},
    ),
    ("rummy", {"manual_scoring": True}, 260, {"draw", "play", "claim", "count", "challenge"}),
    ("casino", {"referee": "claims"}, 40, {"play", "window"}),
    ("escoba", {"wrong_sum": "claims", "soplo": True, "call": "rob"}, 40, {"play", "window"}),
]
"""Tables with rarer phases: a game, options, how many inputs, and phases that must have been there.
"""


def phase_name(table: TableScreen) -> str:
    view = table.view()
    if table.game.id == "escoba":
        return "window" if view.public.window is not None else "play"
    return str(getattr(view, "phase", None) or view.public.phase)


@pytest.mark.parametrize(("game", "options", "most", "wanted"), RARE, ids=[one[0] for one in RARE])
def test_every_key_is_answered_in_rare_phases(
    tmp_path: Path, game: str, options: dict[str, Any], most: int, wanted: set[str]
) -> None:
    """Counts announced by hand, windows for challenges, helped counts, chips run out: every key
    once in each phase.
    """
    rules = find_game(game)
    known = {option.name for option in rules.options.declared}

    async def run(room: Inside) -> None:
        room.deal(
            game,
            "rare",
            ("easy", "easy"),
            **{name: value for name, value in options.items() if name in known},
        )
        table, bot, dice = room.table, rules.bots["easy"](), Rng("rare")
        seen: set[tuple[str, bool]] = set()
        for number in range(most):
            await room.settle()
            if match_of(table).outcome is not None:
                break
            requests = tuple(r for r in match_of(table).requests_of(0) if r.awaited)
            phase = (phase_name(table), bool(requests))
            if phase not in seen:
                seen.add(phase)
                assert press_all(room, table) > 90
            if not requests:
                break
            if phase[0] == "bet":  # stays to the end, so that there is one
                room.press("p" if table.view().legal.check else "m")
                continue
            turn = Turn(
                match_of(table).view(0), requests, match_of(table).seen(0), dice.stream(str(number))
            )
            table.do(bot.decide(turn))
        assert wanted <= {name for name, _ in seen}, seen

    inside(run, tmp_path)
