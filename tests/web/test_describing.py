"""What a page shows of every game, under every preset, as it goes on: rows of cards, lists and what
can be done, in both languages, always with something to stand on.
"""

from __future__ import annotations

import asyncio
import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from playroom.doors.page.page_app import MAY
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.table import Ask
from playroom.locale import LANGUAGES
from playroom.page.describing import PASSED, describe, phrase, stand
from playroom.page.groups import GROUPS, MOST
from playroom.shell.capabilities import Capabilities
from playroom.shell.menu import Choice
from playroom.shell.screens.counting import Counting
from playroom.shell.table.table_screen import TableScreen
from tests.shell.inside import Inside, inside

PRESETS = [(game, preset) for game in game_ids() for preset in find_game(game).presets]
ACTS = 40


def sound(shown: dict[str, Any]) -> None:
    """What must hold of everything that a page shows."""
    json.dumps(shown)
    assert shown["title"]
    assert shown["line"]["label"]
    zones = shown["zones"]
    ids = [zone["id"] for zone in zones]
    assert len(set(ids)) == len(ids)
    assert not zones or ids[0] == "hand"
    for zone in zones:
        keys = [item["key"] for item in zone["items"]]
        assert len(set(keys)) == len(keys), zone
        assert zone["name"][:1].upper() == zone["name"][:1]
        for item in zone["items"]:
            assert item["key"]
            assert len(item["key"]) <= 64
            assert item["label"]
            assert not item["label"].endswith(".")
            if "card" in item:
                rank, suit, *values = item["card"]
                assert rank
                assert len(values) <= 1
                assert all(re.fullmatch(r"-?\d+(/-?\d+)*", value) for value in values)
                assert suit in ("c", "d", "h", "s", "b", "o", "v", "x", "")
    names = [action["do"] for action in shown["actions"]]
    assert names
    assert len(set(names)) == len(names)
    assert "enter" in names or shown["list"]
    for action in shown["actions"]:
        assert action["label"]
        assert len(action["do"]) <= 64
        assert ("key" in action) == ("shown" in action)
        assert "key" not in action or action["key"] in PASSED or len(action["key"]) == 1
    groups = [action["group"] for action in shown["actions"]]
    assert groups == sorted(groups, key=GROUPS.index)
    assert groups.count("now") <= MOST
    keys = [action["key"] for action in shown["actions"] if "key" in action]
    assert len(set(keys)) == len(keys)
    if shown["list"]:
        assert shown["list"]["items"]
        assert all(item["label"] for item in shown["list"]["items"])
    assert all(part["what"] and part["text"] for part in shown["standing"])
    assert bool(shown["standing"]) == bool(zones)
    at = shown["at"]
    if at and at[1]:
        places = {zone["id"]: [item["key"] for item in zone["items"]] for zone in zones}
        if shown["list"]:
            places["list"] = [item["key"] for item in shown["list"]["items"]]
        assert at[1] in places[at[0]]


def in_brief(room: Inside, ask: Ask) -> str:
    """What the key of a question tells, without what is not said of it in brief."""
    lines = [phrase(room.app, line, "brief") for line in room.table.answer(ask)]
    return ". ".join(lines[:1] if ask in (Ask.TURN, Ask.SCORES) else lines)


async def act(room: Inside) -> None:
    """Takes the first thing that is offered."""
    front = room.app.front
    if isinstance(front, Choice) or not isinstance(front, TableScreen):
        room.press("enter")
    else:
        chair = front.chair
        legal = next(iter(chair.game.choices(chair.view)), None)
        if legal is not None:
            front.do(legal, chair.request_of(legal))
        else:
            room.press("n")
    await asyncio.sleep(0)


@pytest.mark.parametrize(("game", "preset"), PRESETS, ids=[f"{g} {p}" for g, p in PRESETS])
def test_every_game_is_shown(tmp_path: Path, game: str, preset: str) -> None:
    language = LANGUAGES[PRESETS.index((game, preset)) % len(LANGUAGES)]

    async def run(room: Inside) -> None:
        played = find_game(game)
        seats = played.seats.start
        while played.check_options(Setup.of(seats, played.presets[preset])) is not None:
            seats += 1
        room.open_table(played, Setup.of(seats, played.presets[preset]))
        await room.settle()
        zones = set[str]()
        for _ in range(ACTS):
            shown = describe(room.app)
            sound(shown)
            for zone in shown["zones"]:
                zones.add(zone["id"])
                for item in zone["items"][:2]:
                    stand(room.app, zone["id"], item["key"])
                    assert describe(room.app)["at"] == [zone["id"], item["key"]]
            told = [part["text"] for part in shown["standing"]]
            assert told == [in_brief(room, ask) for ask in room.table.table.standing]
            if room.table.chair.outcome is not None:
                break
            await act(room)
            await room.settle()
        assert len(zones) > 1
        assert room.faults() == ""

    inside(run, tmp_path, language, may=MAY, hand_order="suit")


@pytest.mark.parametrize("game", game_ids())
def test_a_number_that_is_asked_for_is_asked_where_it_is_typed(tmp_path: Path, game: str) -> None:
    async def run(room: Inside) -> None:
        played = find_game(game)
        room.open_table(played, Setup.of(played.seats.start, {}))
        await room.settle()
        for _ in range(ACTS):
            line, front = describe(room.app)["line"], room.app.front
            asks = isinstance(front, TableScreen) and front.table.asks_number(front.view())
            assert line["number"] == asks
            assert not asks or line["label"] == in_brief(room, Ask.TURN).partition(". ")[0]
            if room.table.chair.outcome is not None:
                break
            await act(room)
            await room.settle()

    inside(run, tmp_path, may=MAY)


def test_a_practice_of_counting_asks_for_a_number(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.app.push(Counting(room.app, find_game("cribbage"), False))
        room.press("enter")
        line = describe(room.app)["line"]
        assert line["number"]
        assert line["label"].endswith("oints?")

    inside(run, tmp_path, may=MAY)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_list_of_a_table_is_shown(tmp_path: Path, language: str) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        for key in ("o", "f2", "f7", "f8", "f6", "?", "c-f"):
            room.press(key)
            shown = describe(room.app)
            sound({**shown, "list": shown["list"] or {"items": [{"key": "x", "label": "x"}]}})
            assert shown["zones"], key
            assert bool(shown["list"]) != bool(shown["line"]["asks"]), key
            room.press("escape")
            while room.app.front is not room.table:
                room.press("escape")
        assert describe(room.app)["list"] is None

    inside(run, tmp_path, language, may=MAY)


def test_a_long_list_is_shown_around_the_cursor(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        room.press("t")
        for _ in range(600):
            room.app.announcer.keep((room.app.announcer.said[0],))
        room.press("f8")
        shown = describe(room.app)["list"]
        assert shown["more"]
        last = shown["items"][-1]["key"]
        assert describe(room.app)["at"] == ["list", last]
        stand(room.app, "list", shown["items"][0]["key"])
        again = describe(room.app)["list"]
        assert again["items"][0]["key"] != shown["items"][0]["key"]
        assert [item["key"] for item in again["items"]].count(shown["items"][0]["key"]) == 1

    inside(run, tmp_path, may=MAY)


def test_what_is_no_place_is_no_trouble(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal()
        await room.settle()
        before = describe(room.app)
        for zone, key in (
            ("hand", "ZZ"),
            ("nowhere", "5H"),
            ("list", "3"),
            ("list", "x"),
            ("", ""),
        ):
            stand(room.app, zone, key)
        assert describe(room.app) == before

    inside(run, tmp_path, may=MAY)


def test_nobody_with_a_browser_writes_here_or_ends_the_program() -> None:
    assert [field.name for field in fields(Capabilities) if MAY.allow(field.name)] == ["sounds"]
