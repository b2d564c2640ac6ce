"""Silence is a bug: every key of every screen, pressed in every phase of every game, is answered
each time.

Usually a few phases of one deal with every key, and every screen once; with PLAYROOM_THOROUGH many
deals and every screen in every phase.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng
from playroom.shell.screen import Screen
from playroom.shell.table import TableScreen
from tests.conftest import THOROUGH
from tests.shell.inside import Inside, inside
from tests.shell.test_help import ALL_KEYS

INPUTS = 400 if THOROUGH else 40
LEAVING = ("c-d", "c-c", "c-s")
MORE_KEYS = [
    "a-a",
    "a-h",
    "s-f1",
    "s-f12",
    "c-f4",
    "c-home",
    "c-end",
    "c-pageup",
    "c-pagedown",
    "s-left",
    "ß",
]
KEYS = [*ALL_KEYS, *MORE_KEYS]
SCREENS = ("?", "f2", "o", "f6", "f7", "f8", "c-f")
"""What opens a screen over the table."""


def phase_of(table: TableScreen) -> tuple[Any, ...]:
    """What tells one phase from another for the player: what is asked of whom, which rows there
    are, numbers or not.
    """
    view = table.view()
    asked = tuple(
        sorted(
            (r.mode.value, *sorted(k.__name__ for k in r.kinds)) for r in table.match.requests_of(0)
        )
    )
    zones = tuple((zone.id, bool(zone.items)) for zone in table.zones())
    return asked, zones, table.table.wants_number(view), table.match.outcome is None


def back_to(room: Inside, table: Screen) -> None:
    while room.app._stack and room.app._stack[-1] is not table:
        room.app.pop(room.app._stack[-1])


def press_all(room: Inside, table: TableScreen, opener: str | None = None) -> int:
    """Presses every key that does not leave, on the table or on the screen that `opener` opens;
    each is answered.
    """
    own = {key.key for key in table.table.keys}
    pressed = 0
    for key in KEYS:
        back_to(room, table)
        if opener is not None:
            room.press(opener)
        screen = room.app._stack[-1]
        acts = key == "enter" or key in own or (key.lower() in own and len(key) == 1)
        if key in LEAVING or screen.starts_text(key) or (acts and screen is table):
            continue
        digest = table.match.digest()
        lines = room.press(key)
        assert lines, f"silence after {key} on {screen}"
        assert all(len(line.strip()) >= 3 for line in lines), (key, lines)
        if key != "r":
            assert not any("words for it are missing" in line for line in lines), (key, lines)
        assert table.match.digest() == digest, f"{key} on {screen} changed the game"
        pressed += 1
    back_to(room, table)
    return pressed


def press_acting(room: Inside, table: TableScreen) -> None:
    """The keys that may play: they are answered too, whatever comes of them."""
    for key in ("enter", *(one.key for one in table.table.keys)):
        back_to(room, table)
        if table.match.outcome is not None:
            return
        assert room.press(key), f"silence after {key}"
    back_to(room, table)


@pytest.mark.parametrize("game", game_ids())
def test_every_key_is_answered_in_every_phase(tmp_path: Path, game: str) -> None:
    rules = find_game(game)
    level = next(name for name in rules.bots if name != "random")

    async def run(room: Inside) -> None:
        seen: set[tuple[Any, ...]] = set()
        opened: set[str] = set()
        pressed = inputs = 0
        while inputs < INPUTS:
            room.deal(game, f"keys {inputs}", (level,) * (rules.seats.start - 1))
            table = room.table
            bot, dice = rules.bots[level](), Rng("every key")
            while table.match.outcome is None and inputs < INPUTS:
                await room.settle()
                if table.match.outcome is not None:
                    break
                phase = phase_of(table)
                if phase not in seen:
                    seen.add(phase)
                    pressed += press_all(room, table)
                    for opener in SCREENS:
                        if THOROUGH or opener not in opened:
                            opened.add(opener)
                            pressed += press_all(room, table, opener)
                requests = tuple(r for r in table.match.requests_of(0) if r.awaited)
                if not requests:
                    break
                if inputs % 9 == 8:
                    press_acting(room, table)
                    await room.settle()
                    requests = tuple(r for r in table.match.requests_of(0) if r.awaited)
                if requests and table.match.outcome is None:
                    stream = dice.stream(str(inputs))
                    table.do(bot.decide(table.match.turn(0, stream)))
                inputs += 1
            if table.match.outcome is not None:
                pressed += press_all(room, table)
            room.app.pop(table)
        assert len(seen) >= 3
        assert opened == set(SCREENS)
        assert pressed > 1000

    inside(run, tmp_path)


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
]
"""Tables with rarer phases: a game, options, how many inputs, and phases that must have been there.
"""


def phase_name(table: TableScreen) -> str:
    view = table.view()
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
            if table.match.outcome is not None:
                break
            requests = tuple(r for r in table.match.requests_of(0) if r.awaited)
            phase = (phase_name(table), bool(requests))
            if phase not in seen:
                seen.add(phase)
                assert press_all(room, table) > 90
            if not requests:
                break
            if phase[0] == "bet":  # stays to the end, so that there is one
                room.press("p" if table.view().legal.check else "m")
                continue
            table.do(bot.decide(table.match.turn(0, dice.stream(str(number)))))
        assert wanted <= {name for name, _ in seen}, seen

    inside(run, tmp_path)
