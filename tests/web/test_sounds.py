"""The sounds of a page: each a frame of its own just before its line, what is wanted and nothing
else, and never what was missed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playroom.engine.notes import Kind, note
from playroom.engine.sounds import SOUNDS, Sound
from playroom.page.messages import Played
from playroom.page.page_sounds import PageSounds
from playroom.sound import USUAL_VOLUME
from playroom.sound.policy import ALONE, decibels
from playroom.sound.tokens import described
from tests.web.kit import House, Page, begin, in_house, sit

QUIET = round(decibels(USUAL_VOLUME, True), 1)
LINES = (note("shell-nothing-yet", Kind.POINTS),)
FULL = round(decibels(USUAL_VOLUME, False) - ALONE, 1)


def heard(page: Page, since: int = 0) -> list[dict[str, Any]]:
    """The sounds that a page was sent."""
    return [frame for frame in page.frames[since:] if "sound" in frame]


def tokens(page: Page, since: int = 0) -> list[str]:
    """Their names."""
    return [frame["sound"] for frame in heard(page, since)]


def before(page: Page, line: str) -> dict[str, Any]:
    """The frame that came before a line."""
    at = next(n for n, frame in enumerate(page.frames) if frame.get("line") == line)
    return page.frames[at - 1]


async def chat(eva: Page, ana: Page, text: str) -> None:
    """Eva says something, and Ana is told it."""
    await eva.send(text=f"/say {text}")
    await ana.hear(f"Eva: {text}.")


async def two(house: House, ana: Page, eva: Page) -> None:
    """Both have come to the table."""
    await sit(house, ana, "Ana")
    await sit(house, eva, "Eva")
    await ana.hear("Eva sits in seat 2.")


def test_a_sound_comes_just_before_its_line_and_as_one_likes(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as ana, house.page(house.invite(1)) as eva:
            await two(house, ana, eva)
            assert before(ana, "Eva sits in seat 2.")["sound"] == "join"
            await chat(eva, ana, "one")
            assert before(ana, "Eva: one.") == {"sound": "chat", "pan": 0.0, "db": QUIET}
            assert ana.screen["settings"]["sounds"] == "auto"
            assert ana.screen["settings"]["volume"] == USUAL_VOLUME

            assert ana.screen["settings"]["wire"] == {"lost": QUIET, "back": QUIET}

            app = house.guest(ana).app
            app.set_setting("sound.chat", False)
            app.set_setting("sound.lost", False)
            at = len(ana.frames)
            await chat(eva, ana, "two")
            assert heard(ana, at) == []
            app.set_setting("sound.chat", True)

            assert await ana.ask(set=["sounds", "off"]) == "Sounds off."
            await ana.until(lambda: ana.screen["settings"]["sounds"] == "off")
            assert ana.screen["settings"]["wire"] == {}
            at = len(ana.frames)
            await chat(eva, ana, "three")
            await ana.send(set=["volume", "50"])
            await ana.until(lambda: ana.screen["settings"]["volume"] == 50)
            assert heard(ana, at) == []
            await ana.send(set=["volume", str(USUAL_VOLUME)])

            assert await ana.ask(set=["sounds", "on"]) == "Sounds on."
            assert before(ana, "Sounds on.") == {"sound": "turn", "pan": 0.0, "db": FULL}
            await ana.until(lambda: ana.screen["settings"]["wire"] == {"back": FULL})
            lines = len(ana.lines)
            await ana.send(set=["volume", "50"])
            await ana.until(lambda: heard(ana)[-1]["db"] == round(decibels(50, False) - ALONE, 1))
            await ana.send(set=["volume", "0"])
            await ana.until(lambda: ana.screen["settings"]["volume"] == 0)
            assert len(ana.lines) == lines, "its reader tells the number"
            at = len(ana.frames)
            await chat(eva, ana, "four")
            assert heard(ana, at) == []
            assert "automatic, on or off" in await ana.ask(set=["sounds", "loud"])

    in_house(tmp_path, run)


def test_seats_are_heard_from_their_sides(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as page:
            await sit(house, page)
            for token in SOUNDS:
                house.guest(page).app.set_setting(f"sound.{token}", True)
            await begin(house, page)
            await page.until(lambda: page.zone())
            for nth in range(1, 4):

                def called(nth: int = nth) -> bool:
                    return tokens(page).count("turn") == nth

                await page.until(called)
                first = page.zone()[0]["key"]
                await page.send(choose=["hand", first])
                await page.until(lambda: page.zone()[0].get("marked"))
                await page.send(key="enter", at=["hand", first])

                def gone(key: str = first) -> bool:
                    return key not in [card["key"] for card in page.zone()]

                await page.until(lambda gone=gone: gone() or page.listed)  # type: ignore[misc]
                if not gone():  # it can be played in several ways
                    await page.send(choose=["list", "0"])
                await page.until(gone)
            played = {
                frame["pan"]
                for frame in heard(page)
                if frame["sound"] in ("card", "capture", "sweep")
            }
            assert played >= {0.0, -0.6, 0.6}
            assert {"start", "deal", "turn"} <= set(tokens(page)) <= set(SOUNDS)

    in_house(tmp_path, run, game="escoba", seats=3, bots=2)


def test_who_was_away_hears_no_old_sounds(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        ana = Page()
        async with house.page(house.invite(1)) as eva:
            async with house.page(house.invite(0), page=ana):
                await sit(house, eva, "Eva")
                await sit(house, ana, "Ana")
                await chat(eva, ana, "here")
                assert before(ana, "Eva: here.")["sound"] == "chat"
            await eva.hear("Ana")
            line_buffer, at = house.guest(ana).app.line_buffer, len(ana.frames)
            for n in range(2):
                seq = line_buffer.seq
                await eva.send(text=f"/say away {n}")
                await house.until(lambda seq=seq: line_buffer.seq > seq)  # type: ignore[misc]
            async with house.page(page=ana):
                await ana.hear("Eva: away 1.")
                await chat(eva, ana, "again")
                chats = [frame for frame in heard(ana, at) if frame["sound"] == "chat"]
                assert len(chats) == 1
                assert before(ana, "Eva: again.") == chats[0]

    in_house(tmp_path, run)


def test_what_is_only_counted_does_not_sound(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as page:
            await sit(house, page)
            app = house.guest(page).app
            at = len(page.frames)
            for most, told in ((4, 9), (9, 0)):
                app.announcer.gather()
                app.announcer.will_sound[3, 0] = Sound("points", 1)
                for _ in range(9):
                    app.announcer.tell(LINES, (3, 0))
                assert app.announcer.gathered(most) == told
            assert await page.key("t")
            assert "points" not in tokens(page, at)
            app.announcer.will_sound[3, 0] = Sound("points", 1)
            app.announcer.tell(LINES, (3, 0))
            await page.until(lambda: "points" in tokens(page, at))

    in_house(tmp_path, run)


def test_what_sounds_are_made_of_is_told_once(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        page = Page()

        def welcomes() -> list[dict[str, Any]]:
            return [frame["welcome"] for frame in page.frames if "welcome" in frame]

        async with house.page(house.invite(0), page=page):
            await sit(house, page)
            assert welcomes()[0]["sounds"].keys() == described().keys()
            await page.ask(set=["language", "es"])
            await page.until(lambda: len(welcomes()) == 2)
        async with house.page(page=page):
            await page.until(lambda: len(welcomes()) == 3)
        assert ["sounds" in one for one in welcomes()] == [True, False, False]
        page.session, page.last = "", 0  # it was loaded anew
        async with house.page(page=page):
            await page.until(lambda: len(welcomes()) == 4)
        assert "sounds" in welcomes()[-1]

    in_house(tmp_path, run)


def test_they_are_learned_even_where_they_are_off(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as page:
            await sit(house, page)
            await page.ask(set=["sounds", "off"])
            for label in ("Sounds", "Learn the sounds"):
                if label == "Sounds":
                    await page.send(key="*")
                    await page.until(lambda: "Sounds" in page.listed)
                await page.send(choose=["list", str(page.listed.index(label))])
                await page.until(lambda label=label: label not in page.listed)  # type: ignore[misc]
                assert not any("Bell" in one for one in page.listed)
            at = len(page.frames)
            await page.until(lambda: "Points" in page.listed)
            await page.send(choose=["list", str(page.listed.index("Points"))])
            await page.until(lambda: "points" in tokens(page, at))
            assert page.screen["list"]["title"] == "24 sounds"

    in_house(tmp_path, run)


def test_from_the_middle_only_and_in_full_or_quieter() -> None:
    sent: list[Played] = []
    full, quiet = PageSounds(sent.append, False), PageSounds(sent.append, True)
    full.play("card", -0.6)
    quiet.play("card", 0.6)
    quiet.set(mono=True)
    quiet.play("card", 0.6)
    quiet.set(volume=0)
    quiet.play("card", 0.6)
    assert sent == [
        Played("card", -0.6, FULL),
        Played("card", 0.6, QUIET),
        Played("card", 0.0, QUIET),
    ]
    assert QUIET == FULL - 6
