"""The privacy statement of a room: what it says follows from the house rules in force, it is read
at every door, and it is named once, at the first arrival.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from playroom.engine.notes import Clean, Rejection
from playroom.engine.record import replace
from playroom.engine.wire import BadJson, encode
from playroom.locale import LANGUAGES, Listener, teller_of
from playroom.room.client.saved_rooms import SavedRooms
from playroom.room.moderation.house_rules import USUAL, BadHouse, House
from playroom.room.moderation.house_rules import house_of as read
from playroom.room.moderation.privacy import Privacy, privacy_of
from playroom.room.protocol import messages as e
from playroom.room.protocol.trust import InvitationLine
from playroom.shell.room.joining import join_room
from playroom.shell.room.member.privacy import privacy_lines
from tests.room.far import FarRoom, with_room
from tests.room.hearers import Hearer
from tests.room.kit import until
from tests.room.shell.test_keys_and_words import three
from tests.room.ssh_kit import KEY, at_home
from tests.room.ssh_kit import House as SshHouse
from tests.shell.inside import Inside
from tests.web import kit

NOBODY = Listener(None, (), ())
FILE = """
[privacy]
host = "Sala Sur"
contact = "sala@sur.example"
es = "Nos vemos los viernes."
[days]
games = 400
people = 1
addresses = 0
"""
HINTS = {
    "en": "What this room keeps of you: slash, privacy.",
    "es": "Qué guarda esta sala de ti: barra, privacidad.",
}


def lines(privacy: Privacy, language: str) -> list[str]:
    return [teller_of(language).tell(one, NOBODY) for one in privacy_lines(privacy, language)]


def test_the_statement_follows_from_the_file_of_the_house() -> None:
    house = read(FILE.encode())
    told = privacy_of(house)
    assert (told.host, told.contact) == ("Sala Sur", "sala@sur.example")
    assert (told.games, told.people, told.addresses) == (400, 1, 0)
    assert (told.log, told.refusals) == (USUAL.log_days, USUAL.refusal_days)
    assert told.told("en") == told.told("es") == ("Nos vemos los viernes.",)
    assert house.hash == USUAL.hash  # so nothing is to be agreed to again
    heard = lines(told, "en")
    assert heard[0] == "Who runs this room: Sala Sur."
    assert "sala@sur.example" in heard[1]
    assert "That is deleted when you have not come for a day." in heard
    assert any("for 400 days after the table closes" in line for line in heard)
    assert "The address they came from is not kept." in heard
    assert heard[-1] == "Nos vemos los viernes."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_owner_is_not_told_to_ask_the_owner(language: str) -> None:
    guest, owner = (
        [
            teller_of(language).tell(one, NOBODY)
            for one in privacy_lines(privacy_of(USUAL), language, owns)
        ]
        for owns in (False, True)
    )
    asks = {"en": "ask the one who opened it", "es": "pídelo a quien la abrió"}[language]
    assert any(asks in line for line in guest)
    assert not any(asks in line for line in owner)
    assert len(guest) == len(owner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_days_that_is_kept_is_told(language: str) -> None:
    days = {"games": 41, "people": 42, "log": 43, "refusals": 44, "addresses": 45}
    heard = lines(replace(Privacy(), **days), language)
    assert [
        number for number in days.values() if not any(str(number) in one for one in heard)
    ] == []
    usual = lines(privacy_of(USUAL), language)
    assert len(usual) == len(heard)
    assert not [one for one in usual if " 0 " in one]


@pytest.mark.parametrize("line", ["host = 3", "contact = ['', '']", "es = ''", "name = 'x'"])
def test_a_wrong_line_is_told_with_its_number(line: str) -> None:
    with pytest.raises(BadHouse) as wrong:
        read(f"[privacy]\n{line}\n".encode())
    assert wrong.value.line == 2


def test_at_a_table_here_the_word_opens_it_and_it_is_read_line_by_line(tmp_path: Path) -> None:
    async def test(near: object, people: list[Hearer]) -> None:
        ana, ben, _ = people
        heard = ana.text("/privacy")
        assert "keeps of you, 15 lines" in heard[0]
        assert ana.press("tab")[0].startswith("What you cannot do yourself")
        ana.press("escape")
        assert "guarda" in ben.text("/privacidad")[0]

    three(tmp_path, test)


def test_over_the_wire_it_is_told_once_for_each_question(tmp_path: Path) -> None:
    house = read(FILE.encode())

    async def test(room: FarRoom) -> None:
        room.open_table()
        ana = await room.come("Ana", 0)
        told = list[Privacy | Rejection | Exception]()
        ana.session.ask_privacy(told.append)
        await until(lambda: bool(told))
        assert told == [privacy_of(house)]
        session = ana.session
        session.take(encode(e.PrivacyTold("x", Privacy())))  # type: ignore[attr-defined]
        assert len(told) == 1
        with pytest.raises(BadJson):
            e.read_down(
                encode(e.PrivacyTold("x", Privacy(Clean("a" * 300)))).replace(b'"aa', b'"aaa')
            )

    with_room(tmp_path, test, house=house)


def test_in_a_room_with_a_lobby_it_is_named_at_the_first_arrival_and_never_again(
    tmp_path: Path,
) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        for times in (1, 0):
            inside = Inside(tmp_path / "mine", "es")
            inside.app.set_setting("name", "Inés")
            there = InvitationLine("127.0.0.1", room.port, "", room.room.certificate.pin)
            join_room(inside.app, SavedRooms(tmp_path / "mine"), None, there)
            await until(lambda: "vestíbulo" in " ".join(inside.lines))  # noqa: B023
            assert inside.lines.count(HINTS["es"]) == times
            inside.text("/privacidad")
            await until(lambda: "15 líneas" in " ".join(inside.lines[-2:]))  # noqa: B023
            inside.close()

    with_room(tmp_path / "room", test, public=True)


def test_over_the_wire_it_is_named_at_the_first_arrival_and_never_again(tmp_path: Path) -> None:
    async def test(room: FarRoom) -> None:
        room.open_table()
        for times in (1, 0):
            inside = Inside(tmp_path / "mine")
            inside.app.set_setting("name", "Ana")
            join_room(inside.app, SavedRooms(tmp_path / "mine"), None, room.invitation(None))
            await until(lambda: "You sit in seat" in " ".join(inside.lines))  # noqa: B023
            assert inside.lines.count(HINTS["en"]) == times
            inside.close()
            await until(lambda: not any(guest.here for guest in room.table.state.guests))

    with_room(tmp_path / "room", test)


def test_by_ssh_it_is_named_at_the_first_arrival_and_never_again(tmp_path: Path) -> None:
    async def run(house: SshHouse) -> None:
        async with house.guest(house.invite(1, "Ana"), KEY) as ana:
            assert HINTS["en"] in await ana.hear("You sit in seat 2 of 2.")
            ana.press("/privacy\r")
            await ana.hear("Who runs this room: Sala Sur.")
        await house.until(lambda state: not state.guests[0].here)
        async with house.guest("again", KEY) as ana:
            assert HINTS["en"] not in await ana.hear("Enter")

    at_home(tmp_path, run, rules=read(FILE.encode()))


def test_on_the_page_it_is_named_at_the_first_arrival_and_is_a_button(tmp_path: Path) -> None:
    async def run(house: kit.House) -> None:
        async with house.page(house.invite(0)) as page:
            await page.until(lambda: page.screen.get("line", {}).get("asks"))
            await page.send(text="Ana")
            await page.hear(HINTS["en"])
            await page.until(lambda: len(page.listed) > 3)
            button = next(one for one in page.screen["actions"] if one["do"] == "/privacy")
            assert (button["group"], button["label"]) == ("room", "What this room keeps of you")
            await page.send(do="/privacy")
            await page.hear("Who runs this room: Sala Sur.")

    kit.in_house(tmp_path, run, rules=read(FILE.encode()))


def test_the_statement_of_a_room_without_a_file_is_whole() -> None:
    assert privacy_of(House()) == Privacy(log=365, refusals=30, addresses=7)
