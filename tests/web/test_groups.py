"""In which group of actions the page shows what a key does: the same for every game, at most five
that can be done now, the rest behind the others.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from playroom.doors.page.page_app import MAY
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.table import Ask
from playroom.page.describing import describe, phrase
from playroom.page.groups import MOST, NOW, ROOM, group_of
from playroom.shell.keys import BY_NAME, COMMANDS
from tests.shell.inside import Inside, inside
from tests.web.test_describing import act


def grouped(room: Inside) -> dict[str, list[str]]:
    """What is shown of the actions, by group: what each button sends."""
    found: dict[str, list[str]] = {}
    for action in describe(room.app)["actions"]:
        found.setdefault(action["group"], []).append(action["do"])
    return found


def test_every_command_has_one_group() -> None:
    assert {group_of(command.name) for command in COMMANDS if command.ask} == {"ask"}
    assert {group_of(name) for name in ROOM} == {"room"}
    assert {group_of(name) for name in NOW} == {"now"}
    assert set(ROOM) <= set(BY_NAME)
    assert group_of("history") == group_of("no such row") == "more"


@pytest.mark.parametrize("game", game_ids())
def test_a_table_has_its_groups(tmp_path: Path, game: str) -> None:
    async def run(room: Inside) -> None:
        played = find_game(game)
        room.open_table(played, Setup.of(played.seats.start, {}))
        await room.settle()
        for _ in range(12):
            shown = grouped(room)
            assert shown["now"][0] == "enter", "what plays comes first"
            assert len(shown["now"]) <= MOST
            hand = set() if Ask.HAND in room.table.table.unasked else {"h"}
            assert {"t", "s", "w"} | hand <= set(shown["ask"]), "questions are together"
            assert {"c-s", "/resign"} <= set(shown["room"])
            assert {"f2", "f3", "?"} <= set(shown["more"])
            if room.table.chair.outcome is not None:
                break
            await act(room)
            await room.settle()

    inside(run, tmp_path, may=MAY)


def test_keys_of_a_game_are_moves_or_questions(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("rummy")
        await room.settle()
        shown = grouped(room)
        assert shown["now"][:3] == ["enter", "p", "x"], "to claim and to decline are moves"
        assert {"k", "i", "y"} <= set(shown["ask"]), "what is lacking is a question"
        room.press("x")
        await room.settle()
        now = grouped(room)["now"]
        assert "p" not in now, "what cannot be done is not there"
        assert {"d", "g"} & set(now), "to draw and to take are moves"

    inside(run, tmp_path, may=MAY)


def test_what_stands_in_sight_is_what_the_seat_may_know(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal("calatone")
        await room.settle()
        room.press("enter")
        await room.settle()
        told: dict[str, Any] = {p["what"]: p["text"] for p in describe(room.app)["standing"]}
        assert list(told) == [str(ask) for ask in (Ask.TURN, Ask.SCORES, Ask.HOLDINGS)]
        cards = [phrase(room.app, item.note) for item in room.table.zones()[0].items]
        assert cards
        words = " ".join(told.values()).lower()
        assert not any(card.lower() in words for card in cards), "not even one's own cards"
        assert "cards left in the pack" in words

    inside(run, tmp_path, may=MAY)
