"""Lessons, trainer, rules, replay and statistics of a guest by browser, and that the table comes
first.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from playroom.doors import study
from playroom.engine.lesson import Do, Press
from playroom.engine.notes import Clean
from playroom.room.server.opening import open_room
from playroom.shell.screens.lesson import LessonScreen
from tests.web import kit
from tests.web.kit import House, Page, begin, in_house, sit


async def choose(page: Page, label: str) -> str:
    """Takes an item of the list in front; what is said."""
    await page.until(lambda: any(item.startswith(label) for item in page.listed))
    place = next(n for n, item in enumerate(page.listed) if item.startswith(label))
    return await page.ask(choose=["list", str(place)])


async def to_study(page: Page) -> None:
    """From the waiting room to the study."""
    await choose(page, "Learn, practise")
    await page.until(lambda: page.listed[:1] == ["Learn a game by playing"])


async def whole_match(house: House, page: Page) -> None:
    """A match to its end: a bot plays on for the guest."""
    before = house.table.kept_game()
    house.guest(page).app.set_setting("pace", 0)
    await begin(house, page)
    await page.until(lambda: page.zone())
    await page.send(do="/resign")
    await page.until(lambda: page.listed[:1] == ["Yes"])
    await page.send(choose=["list", "yes"])
    await house.until(lambda: house.table.kept_game() not in (None, before))


def test_a_lesson_counting_and_rules(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as page, house.page(house.invite(1)) as other:
            await sit(house, page)
            await sit(house, other, "Eva")
            await to_study(page)
            assert page.listed[1:3] == ["Practise counting hands", "Read the rules of a game"]
            assert page.listed[3:] == ["Puzzles, and reviews of your games"]
            await choose(page, "Learn a game")
            assert "A lesson in Cribbage." in await choose(page, "Learn Cribbage")
            await page.until(lambda: page.screen["zones"])
            before = len(other.said)
            assert await page.key("enter")
            assert await page.key("w")
            assert "leave the lesson" in await page.key("c-s")
            await page.send(key="escape")
            assert "hands at your own pace" in await choose(page, "Practise counting")
            await page.send(key="escape")
            await choose(page, "Read the rules")
            assert "Rules of Escoba" in await choose(page, "Escoba")
            assert len(other.said) == before, "it is told to nobody else"
            assert house.guest(page).app.store.all() == []

    in_house(tmp_path, run)


def test_a_lesson_to_its_end(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as page:
            await sit(house, page)
            app = house.guest(page).app
            await to_study(page)
            await choose(page, "Learn a game")
            await choose(page, "Learn Escoba")
            screen = app.front
            assert isinstance(screen, LessonScreen)
            while screen in app.screens:
                step = screen.lesson.steps[screen.step]
                if isinstance(step, Do):
                    screen.do(screen.game.parse(step.text))
                elif isinstance(step, Press):
                    await page.key(app.keys.keys_of(step.command)[0])
                else:
                    await page.key("enter")
            await page.hear("Lesson over.")
            await page.until(lambda: "Learn Escoba" in page.listed)
            assert app.store.all() == []

    in_house(tmp_path, run)


def test_the_table_comes_first(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as page, house.page(house.invite(1)) as other:
            await sit(house, page)
            await sit(house, other, "Eva")
            await page.send(choose=["list", "0"])  # ready
            await other.hear("Ana is ready")
            await to_study(page)
            await choose(page, "Learn a game")
            await choose(page, "Learn Escoba")
            await page.until(lambda: page.screen["title"] == "Escoba")
            await other.send(choose=["list", "0"])
            await page.until(lambda: page.screen["title"] == "Cribbage")
            await page.until(lambda: len(page.zone()) == 6)
            answer = await page.key("t")
            assert "lay away" in answer or "choose" in answer.casefold(), answer
            assert not any(screen.gives_way for screen in house.guest(page).app.screens)

    in_house(tmp_path, run)


def test_in_the_lobby_what_was_waited_for_comes_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kit, "open_room", partial(open_room, public=True))

    async def run(house: House) -> None:
        async with house.page() as page, house.page() as other:
            for one, name in ((page, "Ana"), (other, "Eva")):
                await one.hear("What is your name?")
                await one.send(text=name)
                await one.until(lambda one=one: any("Learn, p" in item for item in one.listed))
                await one.send(text="/next escoba")
                if one is page:
                    await page.hear("Escoba")
                    await to_study(page)
                    await choose(page, "Learn a game")
                    await choose(page, "Learn Casino")
            await page.until(lambda: page.screen["title"] == "A table of Escoba")
            assert not any(screen.gives_way for screen in house.guest(page).app.screens)

    in_house(tmp_path, run)


def test_the_games_of_this_visit(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as page:
            await sit(house, page)
            await whole_match(house, page)
            app = house.guest(page).app
            await house.until(lambda: app.store.count("finished") == 1)
            await page.send(key="c-s")
            await to_study(page)
            assert page.listed[4:] == ["A finished game: hear it again", "Statistics"]
            assert "Cribbage" in await choose(page, "A finished game")
            await page.send(choose=["list", "0"])
            review = "Review: your costliest choices"
            await page.until(lambda: page.listed == ["Walk through it again", review])
            assert "Cribbage" in await choose(page, "Walk through it")
            await page.send(key="escape")
            assert (tmp_path / "games.db").exists(), "the room's own"

    in_house(tmp_path, run, bots=1, target=31)


def test_no_more_games_are_held_than_a_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as page:
            await sit(house, page)
            app = house.guest(page).app
            ids, held = list[str](), app.store.finished
            for _ in range(2):
                await whole_match(house, page)
                await house.until(lambda: [game for game in held() if game.id not in ids])
                assert app.store.count("finished") == 1
                ids.append(held()[0].id)
                await page.send(key="c-s")
                await page.until(lambda: any("ready" in item for item in page.listed))
            monkeypatch.setattr(study, "LONGEST", 1)
            await whole_match(house, page)
            await page.hear("Game over.")
            assert [game.id for game in held()] == ids[1:], "one that is too long is not held"

    monkeypatch.setattr(study, "GAMES", 1)
    in_house(tmp_path, run, bots=1, target=31)


def test_who_runs_the_room_is_not_asked_again_for_a_name(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        house.door.owner_name = Clean("Rosa")
        async with house.page(house.door.owner_code) as page:
            await page.hear("Rosa, your room: which table?")
            await to_study(page)
            await page.send(key="escape")
            await choose(page, "Back to Cribbage")
            await page.hear("You are in the room as Rosa.")
            assert "What is your name?" not in " ".join(page.said)

    in_house(tmp_path, run, bots=1)
