"""A page on a touch screen: its help tells gestures and buttons without the name of a key, and its
lines and screens tell what vibrates and rings: the turn, points, refusals.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from playroom.doors.page.page_app import MAY
from playroom.engine.registry import game_ids
from playroom.locale import LANGUAGES
from playroom.page.describing import describe
from playroom.page.touch_help import TouchHelp
from playroom.shell.menu import Menu
from playroom.shell.prompt import Prompt
from tests.shell.inside import Inside, inside
from tests.web.kit import House, Page, begin, in_house, sit

KEYS = {
    "en": r"\b(key|keys|press|Enter|Escape|Tab|Space|Shift|Control|F\d+|slash|arrow)\b",
    "es": r"\b(tecla|teclas|pulsa|Intro|Escape|Tabulador|Espacio|Mayúsculas|Control|F\d+|barra)\b",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_no_line_of_its_help_names_a_key(game: str, language: str, tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        room.deal(game)
        await room.settle()
        room.app.touch = True
        table = room.app.front
        lines = [room.app.announcer.line(item.note()) for item in TouchHelp(room.app, table).items]
        assert len(lines) > 15
        assert [line for line in lines if re.search(KEYS[language], line)] == []
        assert all(len(line) <= 75 for line in lines[:8]), lines[:8]
        assert all(line.endswith(".") for line in lines), lines
        assert len(set(lines)) == len(lines)
        labels = {
            action["label"] for action in describe(room.app)["actions"] if action["do"] != "?"
        }
        told = " ".join(lines).casefold()
        typed = {label for label in labels if label.casefold() not in told}
        assert len(typed) <= 2, typed  # commands without a key

    inside(run, tmp_path, language, may=MAY)


def test_it_tells_what_works_where_it_is_asked_for(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        def told(of: object) -> str:
            screen = TouchHelp(room.app, of)  # type: ignore[arg-type]
            return " ".join(item.note().id for item in screen.items)

        room.deal("cribbage")
        await room.settle()
        assert "touch-cards touch-rows touch-choose touch-play touch-turn" in told(room.app.front)
        room.app.announcer.key_pressed()
        room.press("f2")
        assert isinstance(room.app.front, Menu)
        assert "touch-items touch-rows touch-take touch-turn" in told(room.app.front)
        room.press("escape")
        room.press("c-f")
        assert isinstance(room.app.front, Prompt)
        assert told(room.app.front).startswith("touch-typed touch-reader")

    inside(run, tmp_path, may=MAY)


def test_a_page_says_that_it_is_on_a_touch_screen(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        for touch, wanted in ((True, "Gestures and buttons"), (False, "The keys that work")):
            page = Page()
            page.touch = touch
            async with house.page(house.invite(int(touch)), page) as ana:
                await sit(house, ana, "Ana" if touch else "Eva")
                assert any("gestures" in line for line in ana.said) == touch
                await ana.ask(key="?")
                await ana.until(lambda: ana.screen["list"])
                assert ana.screen["list"]["title"].startswith(wanted)
                await ana.ask(key="?")
                assert ana.screen["list"], "it stays open"

    in_house(tmp_path, run)


def test_the_page_knows_whose_turn_it_is_and_what_a_line_is_about(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as ana, house.page(house.invite(1)) as eva:
            await sit(house, ana, "Ana")
            await sit(house, eva, "Eva")
            assert ana.screen["awaited"] == ""
            await begin(house, ana, eva)
            await ana.until(lambda: ana.screen["awaited"] and eva.screen["awaited"])
            assert ana.screen["awaited"] != eva.screen["awaited"]
            await ana.key("enter")
            assert ana.lines[-1]["about"] == "refusal"
            await ana.key("s")
            assert "about" not in ana.lines[-1]
            hand = [item["key"] for item in ana.zone()]
            for key in hand[:2]:
                await ana.ask(choose=["hand", key])
            await ana.key("enter")
            await ana.until(lambda: ana.screen["awaited"] == "")
            assert eva.screen["awaited"]

    in_house(tmp_path, run)
