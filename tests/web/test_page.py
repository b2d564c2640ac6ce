"""A page and its room: who comes in, what is said and shown, what goes in, and what comes back
after the wire was cut.
"""

from __future__ import annotations

import asyncio
import json
import time
from functools import partial
from pathlib import Path

import pytest

from playroom.doors.page import page_door, page_socket
from playroom.room.members.people import INVITED_FOR
from playroom.room.server.opening import open_room
from playroom.room.table import values as v
from tests.web import kit
from tests.web.kit import House, Page, begin, in_house, sit


def test_from_the_link_to_the_first_card(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as page:
            await page.hear("What is your name?")
            await page.until(lambda: page.screen)
            assert page.screen["line"]["label"] == "What is your name? Type it, then Enter"
            assert page.screen["actions"] == []
            assert page.words["send"] == "Send"
            await sit(house, page)
            assert page.screen["title"] == "A table of Cribbage"
            assert page.listed[0] == "Enter when you are ready"
            await begin(house, page)
            await page.until(lambda: page.zone())
            assert len(page.zone()) == 6
            assert page.screen["list"] is None
            assert page.screen["at"] == ["hand", page.zone()[0]["key"]]

    in_house(tmp_path, run, bots=1)


def test_a_card_is_taken_and_played(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as page:
            await sit(house, page)
            await begin(house, page)
            await page.until(lambda: page.zone())
            first, second = page.zone()[0], page.zone()[3]
            assert first["marked"] is False
            assert len(first["card"]) in (2, 3)
            answer = await page.ask(choose=["hand", first["key"]])
            assert "chosen" in answer
            await page.until(lambda: page.zone()[0]["marked"])
            await page.ask(choose=["hand", second["key"]])
            said = await page.key("enter", at=["hand", second["key"]])
            assert said.startswith("You lay away")
            await page.until(lambda: len(page.zone()) == 4)
            assert second["key"] not in [item["key"] for item in page.zone()]

    in_house(tmp_path, run, bots=1)


def test_every_line_is_one_message_with_its_kind(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as ana, house.page(house.invite(1)) as eva:
            await sit(house, ana, "Ana")
            await sit(house, eva, "Eva")
            await ana.hear("Eva sits in seat 2.")
            await eva.send(text="/say hello there")
            await eva.hear("You: hello there.")
            await ana.hear("Eva: hello there.")
            kinds = {line["line"]: line["kind"] for line in ana.lines}
            assert kinds["Eva: hello there."] == "chat"
            assert kinds["Eva sits in seat 2."] == "people"
            await begin(house, ana, eva)
            await ana.until(lambda: ana.zone())
            assert (await ana.key("t")) == (await ana.key("t"))
            assert [line["seq"] for line in ana.lines] == list(range(1, len(ana.lines) + 1))

    in_house(tmp_path, run)


def test_everybody_hears_their_own_language(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0), page=Page("es-MX")) as page:
            await page.hear("¿Cómo te llamas?")
            assert page.words["send"] == "Enviar"
            await sit(house, page)
            assert page.screen["settings"]["language"] == "es"
            await page.ask(set=["language", "en"])
            await page.until(lambda: page.words["send"] == "Send")
            assert page.listed[0] == "Enter when you are ready"
            assert "brief" in (await page.ask(set=["length", "brief"])).lower()
            assert "xx" in await page.ask(set=["language", "xx"])

    in_house(tmp_path, run, bots=1)


def test_who_was_cut_off_misses_nothing_and_hears_nothing_twice(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        page = Page()
        async with house.page(house.invite(0), page=page), house.page(house.invite(1)) as eva:
            await sit(house, page)
            await sit(house, eva, "Eva")
            await page.hear("Eva sits in seat 2.")
        await house.until(lambda: not any(g.here for g in house.table.state.guests))
        async with house.page(page=page), house.page(page=eva):
            await page.hear("Eva")
            await house.until(lambda: all(g.here for g in house.table.state.guests))
            assert not [line for line in page.lines if line.get("old")]
        await house.until(lambda: not any(g.here for g in house.table.state.guests))
        line_buffer, before = house.guest(page).app.line_buffer, page.last
        for n in range(40):
            line_buffer.say(f"line {n}")
        at = line_buffer.seq
        async with house.page(page=page):
            await page.until(lambda: page.last >= at)
            summary = f"{at - before} lines while you were away. These are the last."
            told = page.said[page.said.index(summary) :]
            assert told[1:4] == ["line 37", "line 38", "line 39"]
            numbers = [line["seq"] for line in page.lines]
            assert numbers == list(range(1, len(numbers) + 1))
        assert [type(row).__name__ for row in house.table.recent.kept].count("Away") >= 2

    in_house(tmp_path, run)


def test_a_page_that_is_loaded_anew_reads_all_and_hears_where_it_is(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        page = Page()
        async with house.page(house.invite(0), page=page):
            await sit(house, page)
            await begin(house, page)
            await page.until(lambda: page.zone())
            lines = [line["line"] for line in page.lines]
        again = Page()
        again.token = page.token
        async with house.page(page=again):
            await again.until(lambda: again.said)
            await again.until(lambda: again.zone())
            assert [line["line"] for line in again.lines if line.get("old")][: len(lines)] == lines
            assert len(again.said) <= 2
            assert again.session == page.session

    in_house(tmp_path, run, bots=1)


def test_the_same_person_has_one_page(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        page, other = Page(), Page()
        other.token = page.token
        async with house.page(house.invite(0), page=page):
            await sit(house, page)
            async with house.page(page=other):
                await page.until(lambda: page.over)
                await other.until(lambda: other.listed)
                assert "answer" in [line["kind"] for line in other.lines]
                assert all(guest.here for guest in house.table.state.guests)

    in_house(tmp_path, run)


def test_a_code_is_asked_for_and_good_once(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        code = house.invite(0)
        async with house.page() as page:
            await page.hear("Type the code")
            for wrong in ("nonsense", "contraseña"):
                await page.send(text=wrong)
                await page.hear("That invitation is not good")
                page.said.clear()
            await page.send(text=f"http://127.0.0.1:{house.port}/#{code}")
            await page.hear("What is your name?")
        async with house.page(code) as other:
            await other.hear("That invitation is not good")
            await other.send(set=["language", "es"])
            await other.until(lambda: other.words["send"] == "Enviar")
        await house.until(lambda: house.refused().count("not_invited") == 3)

    in_house(tmp_path, run)


def test_who_guesses_codes_is_sent_away(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.socket() as socket:
            await socket.send(json.dumps({"resume": 0, "token": "a" * 32}))
            for _ in range(page_socket.ATTEMPTS):
                await socket.send(json.dumps({"text": "guess"}))
            async with asyncio.timeout(10):
                await socket.wait_closed()
        await house.until(lambda: house.refused().count("not_invited") == page_socket.ATTEMPTS)

    in_house(tmp_path, run)


def test_the_one_who_runs_the_room_opens_tables(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        code = house.door.owner_code
        page = Page()
        async with house.page(code, page=page):
            await page.hear("What is your name?")
            await page.send(text="Mia")
            await page.until(lambda: page.listed)
            assert page.listed[0] == "Back to Cribbage, nobody there"
            assert "Play Escoba" in page.listed
            await page.send(choose=["list", str(page.listed.index("Play Escoba"))])
            await page.until(lambda: page.screen["title"] == "A table of Escoba")
            assert any("you" in one for one in page.listed)
            await begin(house, page)
            await page.until(lambda: page.zone())
            table = next(t for t in house.room.host.tables.values() if t.game.id == "escoba")
            assert table.state.phase is v.Phase.PLAYING
            await page.ask(do="c-s")
            await page.until(lambda: page.listed)
            assert any("Back to Escoba" in one for one in page.listed)
        async with house.page(page=page):  # its token is known from now on
            await page.until(lambda: page.listed)
        async with house.page(code) as other:
            await other.hear("is good once, in the hour after the room starts")

    in_house(tmp_path, run)


@pytest.mark.parametrize("public", [False, True])
def test_the_code_of_the_one_who_runs_the_room_ends_after_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, public: bool
) -> None:
    monkeypatch.setattr(kit, "open_room", partial(open_room, public=public))
    codes = list[str]()

    async def run(house: House) -> None:
        codes.append(house.door.owner_code)
        assert 0 < house.door.owner_until - time.time() <= INVITED_FOR
        house.door.owner_until -= INVITED_FOR
        page = Page()
        for _ in range(2):  # unknown, and known where anybody may come
            async with house.page(codes[-1], page) as page:
                await page.hear("For another one start the room as you first did, with --page.")
                assert not house.door.has_owner
            page.said.clear()

    async def later(house: House) -> None:
        assert house.door.owner_code not in codes
        async with house.page(codes[0]) as page:
            await page.hear("with --page.")
        assert not house.door.has_owner
        async with house.page(house.door.owner_code) as page:
            await page.hear("What is your name?")
        assert house.door.has_owner

    in_house(tmp_path, run)
    in_house(tmp_path, later)


def test_who_leaves_is_told_how_to_come_back_and_does(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        page = Page()
        async with house.page(house.invite(0), page=page):
            await sit(house, page)
            await begin(house, page)
            await page.until(lambda: page.zone())
            assert "address of this page" in await page.ask(do="c-s")
            await page.until(lambda: page.over == "Come back")
        async with house.page(page=page):
            await page.until(lambda: page.zone())
            await house.until(lambda: house.table.state.seated[0].here)

    in_house(tmp_path, run, bots=1)


def test_the_cursor_is_on_what_one_can_do_after_sitting_down_and_where_one_watches(
    tmp_path: Path,
) -> None:
    async def test(house: House) -> None:
        async with house.page(house.invite(0)) as ana, house.page(house.invite()) as leo:
            await sit(house, ana)
            await sit(house, leo, "Leo")
            place = next(n for n, label in enumerate(leo.listed) if "Berta" in label)
            assert place, leo.listed
            await leo.send(choose=["list", str(place)])
            await leo.until(lambda: leo.listed[0] == "Enter when you are ready")
            await leo.until(lambda: leo.screen["at"] == ["list", "0"])
            assert leo.said[-1] == "Enter when you are ready."
            async with house.page(house.invite()) as eva:
                await sit(house, eva, "Eva")
                await begin(house, ana, leo)
                await eva.until(lambda: eva.zone("table"))
                await eva.until(lambda: eva.screen["at"][0] == "table")
                assert ana.screen["at"][0] == "hand"

    in_house(tmp_path, test, game="escoba", bots=1)


def test_another_link_leads_to_another_table(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        page = Page()
        async with house.page(house.invite(0), page=page):
            await sit(house, page)
        other = house.room.open_table(house.table.game, house.table.state.setup, {})
        code = house.room.services.people.invite(other.state.id, 1)
        async with house.page(code, page=page):
            await house.until(lambda: other.state.seated)
            assert other.state.seated[0].name == "Ana"
            assert not any(guest.here for guest in house.table.state.guests)

    in_house(tmp_path, run)


def test_an_invitation_carries_the_page(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        async with house.page(house.invite(0)) as page:
            await sit(house, page)
            await page.send(do="/invite")
            await page.hear("#")
            line = next(said for said in page.said if "#" in said)
            assert line.rpartition(" ")[2].startswith(f"http://127.0.0.1:{house.port}/#")
            code = line.rpartition("#")[2]
            async with house.page(code) as friend:
                await sit(house, friend, "Eva")

    in_house(tmp_path, run)


def test_a_page_outlives_the_room_and_comes_back_to_it(tmp_path: Path) -> None:
    """The room is closed and opened again: the page tries by itself, and is asked nothing."""
    page = Page()

    async def first(house: House) -> None:
        async with house.page(house.invite(0), page=page):
            await sit(house, page)
            await begin(house, page)
            await page.until(lambda: page.zone())
            await house.room.host.close()
            await house.door.close()
            await page.hear("The room is closed.")
            assert page._reading is not None
            await asyncio.wait_for(page._reading, 10)
            assert page.over == ""

    async def again(house: House) -> None:
        session = page.session
        async with house.page(page=page):
            await page.until(lambda: page.session != session)
            await page.until(lambda: page.zone())
            assert not page.over

    in_house(tmp_path, first, bots=1)
    in_house(tmp_path, again, bots=1)


def test_of_many_shells_without_a_page_those_at_no_table_are_forgotten_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page_door, "ASLEEP", 2)

    class Sleeper:
        task = None

        def __init__(self, is_at_table: bool) -> None:
            self.is_at_table = is_at_table
            self.forgotten = 0

        def forget(self) -> None:
            self.forgotten += 1

        def end(self) -> None:
            raise AssertionError("the room does not close")

    async def run(house: House) -> None:
        page = Page()
        async with house.page(house.invite(0), page=page):
            await sit(house, page)
        await house.until(lambda: len(house.door._asleep) == 1)
        passers, players = [Sleeper(False) for _ in range(3)], [Sleeper(True) for _ in range(2)]
        for sleeper in passers:
            house.door.sleeps(sleeper)
        assert [sleeper.forgotten for sleeper in passers] == [1, 1, 0]
        house.door.wakes(passers[2])
        for sleeper in players:
            house.door.sleeps(sleeper)
        await house.until(lambda: not house.door.sessions)  # the one who has slept longest
        assert [sleeper.forgotten for sleeper in players] == [0, 0]
        async with house.page(page=page):  # the seat is still theirs
            await house.until(lambda: house.table.state.guests[0].here)
        assert house.table.state.guests[0].seat == 0
        await house.until(lambda: len(house.door._asleep) == 2)

    in_house(tmp_path, run)
