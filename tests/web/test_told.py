"""What the page of a public room tells before one enters: what a list of rooms is told, and no
more; in both languages, without a script.
"""

from __future__ import annotations

import re
from functools import partial
from html.parser import HTMLParser
from pathlib import Path

import pytest

from playroom.doors.page import door
from playroom.doors.page.room_part import room_part
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.wire import encode
from playroom.room.protocol.room_info import (
    HEAD,
    LONGEST,
    MOST_OPEN,
    OpenTable,
    RoomInfo,
    Waits,
    room_info_of,
)
from playroom.room.table.values import Guest, Phase, TableState
from tests.clock import HeldClock
from tests.web import kit
from tests.web.kit import House, in_house, sit
from tests.web.test_door import fetch

TOLD = {
    "en": (
        *("Tables with a free seat", "Cribbage, in one sitting: 2 free seats"),
        *("Who waits", "Ana Secret"),
    ),
    "es": (
        *("Mesas con asiento libre", "La cuna, de una sentada: 2 asientos libres"),
        *("Quién espera", "Ana Secret"),
    ),
}
INFO = RoomInfo(
    1, 4, "x", "Sala <Sur>", ("es", "en"), 3, 4, (Waits("cribbage", 2), Waits("casino", 1)),
    {"en": ("Be <kind>.",)}, 3, (OpenTable(1, "casino"), OpenTable(2, "cribbage", 72)),
)  # fmt: skip


class Outline(HTMLParser):
    """The headings and list items of a page, in order, and what is left open."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []
        self.open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.found.append((self.open[-1], data))


def outline(part: bytes) -> list[tuple[str, str]]:
    """The headings, lines and list items."""
    page = Outline(part.decode())
    assert page.open == []
    return page.found


def test_it_is_headings_and_lists_of_what_the_room_tells_of_itself() -> None:
    assert outline(room_part(INFO, "en")) == [
        ("h2", "Sala <Sur>"),
        ("p", "3 people are here. 2 wait for Cribbage, 1 waits for Casino."),
        ("h3", "Tables with a free seat"),
        ("li", "Casino, in one sitting: 1 free seat"),
        ("li", "Cribbage, 3 days a turn: 2 free seats"),
        ("h3", "Who waits"),
        ("li", "2 wait for Cribbage"),
        ("li", "1 waits for Casino"),
        ("h3", "Languages"),
        ("li", "Spanish"),
        ("li", "English"),
        ("h3", "Rules of the house"),
        ("li", "Be <kind>."),
    ]
    spanish = room_part(INFO, "es")
    now = "Hay 3 personas. 2 personas esperan para La cuna, 1 persona espera para Casino."
    assert ("p", now) in outline(spanish)
    assert b'<ul role="list" lang="en"><li>Be &lt;kind&gt;.</li></ul>' in spanish
    nothing = RoomInfo(1, 4, "x", "playroom", (), 0, 0)
    assert outline(room_part(nothing, "es")) == [
        ("h2", "playroom"),
        ("p", "Ahora no hay nadie."),
        ("h3", "Mesas con asiento libre"),
        ("p", "Ahora ninguna."),
    ]


def a_table(number: int, listed: bool = True, phase: Phase = Phase.OPEN) -> TableState:
    """A table of casino with one who sits, and a free seat."""
    ana = Guest(f"{number:032x}", Clean.of("Ana Secret"), "en", 0)
    return TableState(
        f"{number:06x}", "casino", 1, Setup.of(2), ana.id, phase, guests=(ana,), listed=listed
    )


def test_it_has_no_name_no_private_table_and_a_bound() -> None:
    tables = [a_table(n) for n in range(MOST_OPEN + 5)]
    shown = room_info_of(Clean.of("Sur"), (), 4, "x", tables, lobby=(tables[0].guests[0].id, "new"))
    assert shown.here == len(tables) + 1  # who is in the lobby and at a table is one
    assert shown.open == (OpenTable(1, "casino"),) * MOST_OPEN
    assert len(encode(shown)) < LONGEST - HEAD
    assert b"Secret" not in encode(shown)
    hidden = [a_table(1, listed=False), a_table(2, phase=Phase.PLAYING)]
    assert room_info_of(Clean.of("Sur"), (), 4, "x", hidden).open == ()


@pytest.mark.parametrize("language", TOLD)
def test_the_page_of_a_public_room_tells_it_in_the_language_of_the_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setattr(kit, "open_room", partial(kit.open_room, public=True))
    clock = HeldClock(1_000.0)
    monkeypatch.setattr(door, "monotonic", lambda: clock.monotonic())
    browser = {"Accept-Language": f"fr, {language}-MX;q=0.9"}
    heading, free, waits, name = TOLD[language]

    async def run(house: House) -> None:
        _, headers, body = await fetch(house, "/", **browser)
        assert headers["vary"] == "Accept-Language"
        assert int(headers["content-length"]) == len(body)
        told = body.decode()
        assert f'<section id="told" lang="{language}"' in told
        assert heading in told
        assert f"<li>{free}</li>" in told
        assert waits not in told
        async with house.page() as page:
            await sit(house, page, name)
            assert waits not in (await fetch(house, "/", **browser))[2].decode()  # as it was told
            clock.now += door.FRESH
            told = (await fetch(house, "/", **browser))[2].decode()
            assert name not in told
            assert re.search(r'<p id="told-now">[^<]*\b1\b', told)

    in_house(tmp_path, run)


def test_a_room_by_invitation_tells_nothing(tmp_path: Path) -> None:
    async def run(house: House) -> None:
        _, headers, body = await fetch(house, "/")
        assert b'id="told"' not in body
        assert "vary" not in headers

    in_house(tmp_path, run)
